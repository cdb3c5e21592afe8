// Written by `yakai types` from the Python types. Do not edit.
// The values of the game “pikit”, rules version 1.

import type { Result } from '../core';

export const KIND = ['kaiju', 'mecha'] as const;
export type Kind = (typeof KIND)[number];

export const DICE = ['first', 'second', 'both'] as const;
export type Dice = (typeof DICE)[number];

export const STAGE = [
  'deal',
  'roll',
  'turn',
  'window',
  'reroll',
  'steal',
  'draw',
  'raid',
  'refill',
  'over',
] as const;
export type Stage = (typeof STAGE)[number];

export const STANCE = ['open', 'passed', 'standing', 'silent'] as const;
export type Stance = (typeof STANCE)[number];

export const ENDING = ['deck', 'idle'] as const;
export type Ending = (typeof ENDING)[number];

export const REASON = ['sum', 'difference', 'first', 'second', 'both'] as const;
export type Reason = (typeof REASON)[number];

/** Discard a 2 or a wild to roll one die or both again. */
export interface Reroll {
  readonly type: 'reroll';
  readonly card: number;
  readonly dice: Dice;
}

/** Discard a 4 or a wild to steal a random card from another player's hand. */
export interface Steal {
  readonly type: 'steal';
  readonly card: number;
  readonly target: number;
}

/** Discard a 5 or a wild to draw the deck's top card. */
export interface Draw {
  readonly type: 'draw';
  readonly card: number;
}

/** Discard a 7 or a wild to turn a die (0 or 1) to another face. */
export interface Flip {
  readonly type: 'flip';
  readonly card: number;
  readonly die: number;
  readonly face: number;
}

/** Discard a 6 or a wild against the discard of this number (PIK-16). */
export interface Cancel {
  readonly type: 'cancel';
  readonly card: number;
  readonly answers: number;
}

/** A discard for its effect: its number in the game, the seat that played it, and what it is to do. */
export interface Played {
  readonly number: number;
  readonly seat: number;
  readonly play: Reroll | Steal | Draw | Flip | Cancel;
}

/** The points of a hand, item by item; those of wounds are negative (PIK-21). */
export interface Parts {
  readonly kaiju: number;
  readonly mechas: number;
  readonly ones: number;
  readonly wounds: number;
}

/**
 * The score of a hand at the end (PIK-21): its cards, the bonus for 1s, its wounds, the sum and its parts.
 */
export interface Sheet {
  readonly kaiju: readonly number[];
  readonly mechas: readonly number[];
  readonly bonus: number;
  readonly wounds: number;
  readonly score: number;
  readonly parts: Parts;
}

/** A settled discard with its answers; `stands` says which of these cards were not stopped (PIK-16). */
export interface Closed {
  readonly chain: readonly Played[];
  readonly stands: readonly boolean[];
}

/**
 * What a seat sees. `seat` is `null` for a spectator; `stance` is `null` for a spectator and on one screen.
 *
 * `hand` has the seat's own kaiju, `hands` how many cards each seat holds, mechas included; `mechas` has the
 * holder of each double's mecha, 1-1 first (`null`: it lies on the table). `dice` is empty before the first
 * roll. The `centre` is in the order of its places, of which `gaps` are empty, counted from 0. In a window
 * `chain` has the discard that can be answered, with the cancels on it, the newest last; `stands` says which
 * of them would not be stopped if no further answer came, and `asked` are the seats that are waited for. Once
 * `ending` says why, `left` counts the last turns still to come after this one: the next `left` seats
 * clockwise have one each. `shown` has the kaiju that every seat was seen to gain and still holds; `worth` is
 * what the own hand would score now, without the bonus for most 1s; `last` is the latest discard that was
 * carried out or stopped.
 */
export interface View {
  readonly seat: number | null;
  readonly stage: Stage;
  readonly turn: number;
  readonly dice: readonly number[];
  readonly hand: readonly number[];
  readonly hands: readonly number[];
  readonly mechas: readonly (number | null)[];
  readonly wounds: readonly number[];
  readonly centre: readonly number[];
  readonly gaps: readonly number[];
  readonly deck: number;
  readonly discards: readonly number[];
  readonly removed: readonly number[];
  readonly played: number;
  readonly chain: readonly Played[];
  readonly stands: readonly boolean[];
  readonly asked: readonly number[];
  readonly stance: Stance | null;
  readonly one_screen: boolean;
  readonly idle: number;
  readonly ending: Ending | null;
  readonly left: number;
  readonly sheets: readonly Sheet[];
  readonly result: Result | null;
  readonly shown: readonly (readonly number[])[];
  readonly worth: number | null;
  readonly last: Closed | null;
}

/**
 * Cards that two dice match, and why: by their sum, their difference, one die, or both dice at once.
 *
 * `together`: this card brings all others of its number along.
 */
export interface Way {
  readonly by: Reason;
  readonly cards: readonly number[];
  readonly together: boolean;
}

/** A possible flip: a die and its new face, both dice after it, and the numbers that they would match. */
export interface Bend {
  readonly die: number;
  readonly face: number;
  readonly dice: readonly [number, number];
  readonly numbers: readonly number[];
}

/**
 * What a seat may do: which cards of its hand have which effect, what it may take, and what it may answer.
 *
 * `steal` needs one of the `targets`; `flip` one of the `dice`, which must get another face. `takes` are the
 * cards of each `Take`; `raid` is the player who would lose a card. `answers` is the number of the discard
 * that `cancel` and a pass would answer, or `null`; `rest` says that the seat may pass for the rest of the
 * turn. For display only, `ways` says why the dice match what can be taken and what else they match, `bends`
 * what they would match after a `flip`.
 */
export interface Choice {
  readonly reroll: readonly number[];
  readonly steal: readonly number[];
  readonly draw: readonly number[];
  readonly flip: readonly number[];
  readonly targets: readonly number[];
  readonly dice: readonly number[];
  readonly takes: readonly (readonly number[])[];
  readonly mecha: boolean;
  readonly raid: number | null;
  readonly stop: boolean;
  readonly answers: number | null;
  readonly cancel: readonly number[];
  readonly rest: boolean;
  readonly ways: readonly Way[];
  readonly bends: readonly Bend[];
}

/** The centre, each seat's first cards, which all see, and the seat that begins. */
export interface DealtEvent {
  readonly type: 'dealt';
  readonly first: number;
  readonly centre: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly seconds: number;
}

/** A turn begins: both dice are rolled. */
export interface RolledEvent {
  readonly type: 'rolled';
  readonly seat: number;
  readonly dice: readonly number[];
  readonly seconds: number;
}

/** A seat discards a card for its effect, which `play` names. */
export interface DiscardedEvent {
  readonly type: 'discarded';
  readonly seat: number;
  readonly number: number;
  readonly play: Discard;
}

/** A seat answers a discard with a cancel. */
export interface AnsweredEvent {
  readonly type: 'answered';
  readonly seat: number;
  readonly number: number;
  readonly card: number;
  readonly against: Played;
}

/** A seat passes on a discard. No other seat is told. */
export interface PassedEvent {
  readonly type: 'passed';
  readonly seat: number;
  readonly rest: boolean;
}

/** A discard that was cancelled at least once is settled: it works after all, or it does not. */
export interface ResolvedEvent {
  readonly type: 'resolved';
  readonly first: Played;
  readonly works: boolean;
  readonly chain: readonly Played[];
  readonly stands: readonly boolean[];
  readonly seconds: number;
}

/** A theft fails, because the victim has no cards left. */
export interface FizzledEvent {
  readonly type: 'fizzled';
  readonly seat: number;
  readonly victim: number;
  readonly seconds: number;
}

/** A seat rolls one die or both again. */
export interface RerolledEvent {
  readonly type: 'rerolled';
  readonly seat: number;
  readonly dice: readonly number[];
  readonly seconds: number;
}

/** A seat turns a die to another face. */
export interface FlippedEvent {
  readonly type: 'flipped';
  readonly seat: number;
  readonly dice: readonly number[];
  readonly seconds: number;
}

/** A seat draws a card, which only that seat sees; `deck` is how many cards are left. */
export interface DrewEvent {
  readonly type: 'drew';
  readonly seat: number;
  readonly card: number | null;
  readonly deck: number;
  readonly seconds: number;
}

/** A seat rolled a double whose mecha another player holds, and will take a random card from that player. */
export interface RaidedEvent {
  readonly type: 'raided';
  readonly seat: number;
  readonly victim: number;
  readonly number: number;
  readonly seconds: number;
}

/** A random card goes from one hand to another, and all see it. */
export interface StoleEvent {
  readonly type: 'stole';
  readonly seat: number;
  readonly victim: number;
  readonly kind: Kind;
  readonly number: number;
  readonly seconds: number;
}

/** The stolen card was a 3: it is discarded and leaves a wound. */
export interface WoundedEvent {
  readonly type: 'wounded';
  readonly seat: number;
  readonly wounds: number;
  readonly seconds: number;
}

/** A seat takes cards from the centre; `why` says how the dice match them. */
export interface TookEvent {
  readonly type: 'took';
  readonly seat: number;
  readonly cards: readonly number[];
  readonly why: readonly Reason[];
  readonly seconds: number;
}

/** A seat takes a mecha from the table, with its token. */
export interface TookMechaEvent {
  readonly type: 'took_mecha';
  readonly seat: number;
  readonly number: number;
  readonly seconds: number;
}

/** A seat takes nothing. */
export interface StoppedEvent {
  readonly type: 'stopped';
  readonly seat: number;
  readonly seconds: number;
}

/** The centre is refilled from the deck. */
export interface RefilledEvent {
  readonly type: 'refilled';
  readonly cards: readonly number[];
  readonly deck: number;
  readonly seconds: number;
}

/** The last turns begin: each seat has one more after this one. */
export interface LastTurnsEvent {
  readonly type: 'last_turns';
  readonly reason: Ending;
  readonly seconds: number;
}

/** The game is over; all hands are shown, unless it was conceded. */
export interface EndedEvent {
  readonly type: 'ended';
  readonly result: Result;
  readonly sheets: readonly Sheet[];
  readonly seconds: number;
}

/**
 * Take from the centre what the dice allow: a card of one number, or the two of the dice, the smaller first.
 *
 * An 8 brings all other 8s along.
 */
export interface Take {
  readonly type: 'take';
  readonly cards: readonly number[];
}

/** Take the double's mecha from the table. */
export interface TakeMecha {
  readonly type: 'take_mecha';
}

/** Take a random card from the player who holds the double's mecha. */
export interface Raid {
  readonly type: 'raid';
}

/** Take nothing. */
export interface Stop {
  readonly type: 'stop';
}

/** Let the discard of this number stand; with `rest`, all others of this turn too (PIK-17). */
export interface Pass {
  readonly type: 'pass';
  readonly answers: number;
  readonly rest?: boolean;
}

/**
 * What a table can choose.
 *
 * `first` is the seat that begins (`null`: chance decides, PIK-7), `reaction` the time to answer a discard,
 * in seconds. `one_screen`: all players sit at one screen and are asked one after the other, without a clock
 * (PIK-17).
 */
export interface Options {
  readonly first?: number | null;
  readonly reaction?: number;
  readonly one_screen?: boolean;
}

export type Discard = Reroll | Steal | Draw | Flip;

export type Action = Reroll | Steal | Draw | Flip | Cancel | Take | TakeMecha | Raid | Stop | Pass;

export type Event =
  | DealtEvent
  | RolledEvent
  | DiscardedEvent
  | AnsweredEvent
  | PassedEvent
  | ResolvedEvent
  | FizzledEvent
  | RerolledEvent
  | FlippedEvent
  | DrewEvent
  | RaidedEvent
  | StoleEvent
  | WoundedEvent
  | TookEvent
  | TookMechaEvent
  | StoppedEvent
  | RefilledEvent
  | LastTurnsEvent
  | EndedEvent;

export type Legal = Choice;
