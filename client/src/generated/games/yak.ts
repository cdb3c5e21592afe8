// Written by `yakai types` from the Python types. Do not edit.
// The values of the game “yak”, rules version 1.

import type { Result } from '../core';

export const SPECIES = ['yeti', 'marmot', 'vulture', 'goat', 'yak'] as const;
export type Species = (typeof SPECIES)[number];

export const KIND = [
  'yeti',
  'marmot',
  'vulture',
  'goat',
  'yak',
  'joker',
  'exclamation',
  'one',
  'stop',
] as const;
export type Kind = (typeof KIND)[number];

/** One card; specials have the value 0 (YAK-15). */
export interface Card {
  readonly kind: Kind;
  readonly value: number;
}

/** That at least `number` animals of a species lie in the stack. */
export interface Claim {
  readonly number: number;
  readonly species: Species;
}

/** A card on the stack as a seat sees it: its face only if that seat played it. */
export interface FaceDown {
  readonly seat: number;
  readonly claim: Claim;
  readonly card: Card | null;
}

/** A card of a stack that was turned over, with the seat that played it and its claim. */
export interface Shown {
  readonly seat: number;
  readonly claim: Claim;
  readonly card: Card;
}

/**
 * The count of a stack, or of the part that is turned over so far, so that it can be shown card by card.
 *
 * `counted` is what each card is worth; turning a special over can change it. `everyone` and `ones` say
 * whether a «!» or a «1» is on, `off` whether stop cards switch both off.
 */
export interface Counting {
  readonly total: number;
  readonly counted: readonly number[];
  readonly everyone: boolean;
  readonly ones: boolean;
  readonly off: boolean;
}

/** A challenge as all seats saw it (YAK-18): the stack in the order of play, the count, and who was wrong. */
export interface Showdown {
  readonly challenger: number;
  readonly claimer: number;
  readonly claim: Claim;
  readonly cards: readonly Shown[];
  readonly count: Counting;
  readonly loser: number;
}

/** What a seat sees. `seat` is `null` for a spectator; `turn` is `null` when no seat has to act. */
export interface View {
  readonly seat: number | null;
  readonly turn: number | null;
  readonly hand: readonly Card[];
  readonly hands: readonly number[];
  readonly deck: number;
  readonly stack: readonly FaceDown[];
  readonly penalties: readonly (readonly Card[])[];
  readonly last: Showdown | null;
  readonly result: Result | null;
}

/**
 * What a seat may do: play cards with claims, challenge, pass.
 *
 * `floors` has the lowest number of each species, smallest species first; a floor above `top` means that this
 * species cannot be claimed.
 */
export interface Choice {
  readonly cards: number;
  readonly floors: readonly number[];
  readonly top: number;
  readonly challenge: boolean;
  readonly pass_: boolean;
}

/** Each hand gets five cards; `first` begins. */
export interface DealtEvent {
  readonly type: 'dealt';
  readonly first: number;
}

/** A seat lays a card face down on the stack with a claim; `stack` is how many cards lie there now. */
export interface ClaimedEvent {
  readonly type: 'claimed';
  readonly seat: number;
  readonly claim: Claim;
  readonly stack: number;
}

/** A seat draws a card, which only that seat sees; `deck` is how many cards are left. */
export interface DrewEvent {
  readonly type: 'drew';
  readonly seat: number;
  readonly card: Card | null;
  readonly deck: number;
}

/** The deck is empty: the next challenge ends the game (YAK-19). */
export interface EmptyEvent {
  readonly type: 'empty';
}

/** A seat challenges the latest claim. */
export interface ChallengedEvent {
  readonly type: 'challenged';
  readonly challenger: number;
  readonly claimer: number;
  readonly claim: Claim;
  readonly seconds: number;
}

/** The stack is gathered, turned over and counted; `steps` has the count after each card. */
export interface TurnedEvent {
  readonly type: 'turned';
  readonly showdown: Showdown;
  readonly steps: readonly Counting[];
  readonly seconds: number;
}

/** The verdict: the player who was wrong takes the stack. */
export interface TookEvent {
  readonly type: 'took';
  readonly seat: number;
  readonly cards: number;
  readonly right: number;
  readonly seconds: number;
}

/** A seat with an empty hand passes: the game ends (YAK-20). */
export interface PassedEvent {
  readonly type: 'passed';
  readonly seat: number;
  readonly seconds: number;
}

/** The game is over. */
export interface EndedEvent {
  readonly type: 'ended';
  readonly result: Result;
}

/** Lay the hand card at index `card` face down on the stack, and claim (YAK-5). */
export interface Play {
  readonly type: 'play';
  readonly card: number;
  readonly number: number;
  readonly species: Species;
}

/** Challenge the latest claim (YAK-6). */
export interface Challenge {
  readonly type: 'challenge';
}

/** End the game with an empty hand (YAK-20). */
export interface Pass {
  readonly type: 'pass';
}

/** What a table can choose: which seat begins (`null`: chance decides, ALL-1). */
export interface Options {
  readonly first?: number | null;
}

export type Event =
  | DealtEvent
  | ClaimedEvent
  | DrewEvent
  | EmptyEvent
  | ChallengedEvent
  | TurnedEvent
  | TookEvent
  | PassedEvent
  | EndedEvent;

export type Action = Play | Challenge | Pass;

export type Legal = Choice;
