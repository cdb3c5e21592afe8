// Written by `yakai types` from the Python types. Do not edit.
// The values of the game “sketch”, rules version 1.

import type { Result } from '../core';

export const COLOUR = ['water', 'fire', 'earth', 'wind'] as const;
export type Colour = (typeof COLOUR)[number];

export const EFFECT = ['plain', 'call', 'distract'] as const;
export type Effect = (typeof EFFECT)[number];

export const STAGE = ['deal', 'draw', 'turn', 'uncover', 'over'] as const;
export type Stage = (typeof STAGE)[number];

/** A sketch card, with its two colours and its effect. */
export interface Sketch {
  readonly colours: readonly [Colour, Colour];
  readonly effect: Effect;
}

/** A yokai, with the colour that is printed on it. */
export interface Yokai {
  readonly colour: Colour;
  readonly value: number;
}

/**
 * A pile as both players know it: its yokai from the top down, `null` for those never uncovered.
 *
 * `sides` has each seat's cards there, the newest last; `missing` is how many more complete the top (SKE-12),
 * and 0 in an empty pile.
 */
export interface Portrait {
  readonly yokai: readonly (Yokai | null)[];
  readonly sides: readonly (readonly Sketch[])[];
  readonly missing: number;
}

/**
 * A portrait is completed, and the seat with more cards there takes it (SKE-13).
 *
 * `cards` are those of both sides, by seat, the newest last. Later portraits in a chain take a little less
 * time.
 */
export interface TookEvent {
  readonly type: 'took';
  readonly seat: number;
  readonly yokai: Yokai;
  readonly colour: Colour;
  readonly cards: readonly (readonly Sketch[])[];
  readonly seconds: number;
}

/**
 * A portrait is completed with equal sides: the yokai hides (SKE-14). `stays`: it is the only one of its
 * pile.
 */
export interface HidEvent {
  readonly type: 'hid';
  readonly yokai: Yokai;
  readonly colour: Colour;
  readonly cards: readonly (readonly Sketch[])[];
  readonly stays: boolean;
  readonly seconds: number;
}

/**
 * What a seat sees. `seat` is `null` for a spectator; `turn` is `null` before the deal and at the end.
 *
 * Piles are in the order water, fire, earth, wind. `to` is the pile that was last played to in this turn.
 * `quiet` counts the turns without a capture, this one included; `left` says how many such turns are still
 * possible, this one included, when they are few (SKE-19). `last` is the portrait that was completed last.
 */
export interface View {
  readonly seat: number | null;
  readonly stage: Stage;
  readonly turn: number | null;
  readonly played: number;
  readonly to: Colour | null;
  readonly quiet: number;
  readonly left: number | null;
  readonly hand: readonly Sketch[];
  readonly hands: readonly number[];
  readonly deck: number;
  readonly discard: readonly Sketch[];
  readonly piles: readonly Portrait[];
  readonly albums: readonly (readonly Yokai[])[];
  readonly last: Completed | null;
  readonly result: Result | null;
}

/** Play the hand card at index `card` to a pile of one of its colours, without using its effect (SKE-8). */
export interface Play {
  readonly type: 'play';
  readonly card: number;
  readonly colour: Colour;
}

/** Play a card and use its *Call*: the top yokai of the pile `source` comes to this pile (SKE-10). */
export interface Call {
  readonly type: 'call';
  readonly card: number;
  readonly colour: Colour;
  readonly source: Colour;
}

/** Play a card and use its *Distract*: the opponent's newest card there goes to its other colour (SKE-11). */
export interface Distract {
  readonly type: 'distract';
  readonly card: number;
  readonly colour: Colour;
}

/**
 * A pile after an action: the cards of both sides by seat, and how many are missing to its top's value
 * (SKE-12).
 */
export interface Standing {
  readonly colour: Colour;
  readonly cards: readonly number[];
  readonly missing: number;
}

/**
 * A portrait that would be completed, and the seat that takes it (SKE-13); `null`: the yokai hides (SKE-14).
 */
export interface Finish {
  readonly colour: Colour;
  readonly yokai: Yokai;
  readonly cards: readonly number[];
  readonly seat: number | null;
}

/**
 * What an action would do, as far as its player can know.
 *
 * `stands` are the piles that it changes and whose top is known, before anything is completed, the pile
 * played to first. `finishes` are the portraits that it would certainly complete. `uncovers` are the piles
 * where it would uncover a yokai that was never seen; what that completes is left open. `ends` says that a
 * pile would be empty and so the game over (SKE-17).
 */
export interface Preview {
  readonly action: Placing;
  readonly stands: readonly Standing[];
  readonly finishes: readonly Finish[];
  readonly uncovers: readonly Colour[];
  readonly ends: boolean;
}

/**
 * What a seat may do: play each card to either of its colours, with these effects, or end the turn.
 *
 * `calls` are the piles whose top may be called to another pile, and `distracts` the piles where the opponent
 * has a card; both are empty if no card in hand has that effect. Only a choice that is offered on a screen
 * also has `more`, how many cards may still be played in this turn, and a preview of each play.
 */
export interface Choice {
  readonly cards: readonly Sketch[];
  readonly calls: readonly Colour[];
  readonly distracts: readonly Colour[];
  readonly end: boolean;
  readonly more: number;
  readonly previews: readonly Preview[];
}

/** Each hand gets three cards and each pile its first yokai face up; `first` begins. */
export interface DealtEvent {
  readonly type: 'dealt';
  readonly first: number;
  readonly tops: readonly Yokai[];
}

/** The deck is empty, so the discard becomes the new one (SKE-5). */
export interface ReshuffledEvent {
  readonly type: 'reshuffled';
  readonly cards: number;
  readonly seconds: number;
}

/** A seat draws a card, which only that seat sees; `deck` is how many cards are left. */
export interface DrewEvent {
  readonly type: 'drew';
  readonly seat: number;
  readonly card: Sketch | null;
  readonly deck: number;
}

/** A seat plays a card to its side of a pile, which then has `cards` cards. */
export interface PlacedEvent {
  readonly type: 'placed';
  readonly seat: number;
  readonly card: Sketch;
  readonly colour: Colour;
  readonly cards: number;
}

/** A yokai is called to another pile (SKE-10). */
export interface CalledEvent {
  readonly type: 'called';
  readonly seat: number;
  readonly yokai: Yokai;
  readonly source: Colour;
  readonly colour: Colour;
  readonly seconds: number;
}

/** A seat distracts: the opponent's newest card goes to its other colour (SKE-11). */
export interface DistractedEvent {
  readonly type: 'distracted';
  readonly seat: number;
  readonly card: Sketch;
  readonly source: Colour;
  readonly colour: Colour;
  readonly seconds: number;
}

/** A pile's new top is a yokai that was never seen before. */
export interface UncoveredEvent {
  readonly type: 'uncovered';
  readonly colour: Colour;
  readonly yokai: Yokai;
  readonly seconds: number;
}

/** A seat ends its turn after `played` cards; without any it passes (SKE-6). */
export interface StoppedEvent {
  readonly type: 'stopped';
  readonly seat: number;
  readonly played: number;
}

/** A turn begins, and only `left` turns are left unless a player takes a yokai (SKE-19). */
export interface QuietEvent {
  readonly type: 'quiet';
  readonly left: number;
}

/**
 * The game is over; `colours` counts the different colours in each album, which break ties on points
 * (SKE-18).
 */
export interface EndedEvent {
  readonly type: 'ended';
  readonly result: Result;
  readonly colours: readonly number[];
}

/** End the turn; if no card was played, that is a pass (SKE-6). */
export interface End {
  readonly type: 'end';
}

/** What a table can choose: which seat begins (`null`: chance decides, ALL-1). */
export interface Options {
  readonly first?: number | null;
}

export type Completed = TookEvent | HidEvent;

export type Event =
  | TookEvent
  | HidEvent
  | DealtEvent
  | ReshuffledEvent
  | DrewEvent
  | PlacedEvent
  | CalledEvent
  | DistractedEvent
  | UncoveredEvent
  | StoppedEvent
  | QuietEvent
  | EndedEvent;

export type Placing = Play | Call | Distract;

export type Action = Play | Call | Distract | End;

export type Legal = Choice;
