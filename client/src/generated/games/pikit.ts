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

/** Discard a 4 or a wild to steal a random card from somebody's hand. */
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

/** A discard for effect: the game's how many-th it is, by whom, and what it is to do. */
export interface Played {
  readonly number: number;
  readonly seat: number;
  readonly play: Reroll | Steal | Draw | Flip | Cancel;
}

/** The points of a hand, line by line; wounds take some off (PIK-21). */
export interface Parts {
  readonly kaiju: number;
  readonly mechas: number;
  readonly ones: number;
  readonly wounds: number;
}

/**
 * How a hand counts at the end (PIK-21): its cards, what the 1s bring, wounds, all together and line by line.
 */
export interface Sheet {
  readonly kaiju: readonly number[];
  readonly mechas: readonly number[];
  readonly bonus: number;
  readonly wounds: number;
  readonly score: number;
  readonly parts: Parts;
}

/**
 * A discard that nobody answers any more, with its answers, and which of these cards were not stopped
 * (PIK-16).
 */
export interface Closed {
  readonly chain: readonly Played[];
  readonly stands: readonly boolean[];
}

/**
 * What lies before the player. `seat` is `null` for a spectator, and so is the `stance`, as it is on one
 * screen.
 *
 * `hand` has the own kaiju, `hands` how many cards everybody holds, mechas included; `mechas` says who holds
 * the mecha of each double, 1-1 first (`null`: it lies on the table). `dice` is empty before the first roll.
 * The `centre` is in the order of its places, of which `gaps` are empty, counted from 0. In a window `chain`
 * has the discard that can be answered, with the cancels upon it, the newest last, `stands` says which of
 * them would not be stopped if nobody answered any more, and `asked` has those who are waited for. `left`
 * counts the last turns still to come after this one, once `ending` says why: the next `left` seats clockwise
 * have one each. `shown` has the kaiju that everybody was seen to gain and still holds; `worth` is what the
 * own hand counts if it ended now, without the bonus for most 1s; `last` is the latest discard that was
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
 * A way in which two dice match cards, and why: their sum, their difference, one die, or both dice at once.
 *
 * `together`: such a card brings all others of its number along.
 */
export interface Way {
  readonly by: Reason;
  readonly cards: readonly number[];
  readonly together: boolean;
}

/** A die turned to another face: how the dice would lie then, and the numbers they would match. */
export interface Bend {
  readonly die: number;
  readonly face: number;
  readonly dice: readonly [number, number];
  readonly numbers: readonly number[];
}

/**
 * What a seat may do: which numbers of its hand work as what, what it may take, and what it may answer.
 *
 * `steal` goes with `targets`, `flip` with `dice`, which lie as they are and must become something else.
 * `takes` are the cards of each `Take`; `raid` is the player who would lose a card. `answers` is the number
 * of the discard that `cancel` and a pass would answer, `null` if there is none; `rest` says that one may
 * pass for the rest of the turn. For people: `ways` says why the dice match what can be taken (and what else
 * they match), `bends` what they would match after a `flip`.
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

/** The centre, everybody's first cards for all to see, and who begins. */
export interface DealtEvent {
  readonly type: 'dealt';
  readonly first: number;
  readonly centre: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly seconds: number;
}

/** A turn begins with both dice. */
export interface RolledEvent {
  readonly type: 'rolled';
  readonly seat: number;
  readonly dice: readonly number[];
  readonly seconds: number;
}

/** A card is discarded for its effect, which is named. */
export interface DiscardedEvent {
  readonly type: 'discarded';
  readonly seat: number;
  readonly number: number;
  readonly play: Discard;
}

/** A discard is answered with a cancel. */
export interface AnsweredEvent {
  readonly type: 'answered';
  readonly seat: number;
  readonly number: number;
  readonly card: number;
  readonly against: Played;
}

/** A seat lets a discard be. Nobody else is told. */
export interface PassedEvent {
  readonly type: 'passed';
  readonly seat: number;
  readonly rest: boolean;
}

/** A discard was answered, and nobody answers any more: it works after all, or it does not. */
export interface ResolvedEvent {
  readonly type: 'resolved';
  readonly first: Played;
  readonly works: boolean;
  readonly chain: readonly Played[];
  readonly stands: readonly boolean[];
  readonly seconds: number;
}

/** There is nothing left to steal. */
export interface FizzledEvent {
  readonly type: 'fizzled';
  readonly seat: number;
  readonly victim: number;
  readonly seconds: number;
}

/** One die or both are rolled again. */
export interface RerolledEvent {
  readonly type: 'rerolled';
  readonly seat: number;
  readonly dice: readonly number[];
  readonly seconds: number;
}

/** A die is turned to another face. */
export interface FlippedEvent {
  readonly type: 'flipped';
  readonly seat: number;
  readonly dice: readonly number[];
  readonly seconds: number;
}

/** A seat draws; only that seat sees what. */
export interface DrewEvent {
  readonly type: 'drew';
  readonly seat: number;
  readonly card: number | null;
  readonly deck: number;
  readonly seconds: number;
}

/** A double whose mecha somebody else holds: a random card of theirs will be taken. */
export interface RaidedEvent {
  readonly type: 'raided';
  readonly seat: number;
  readonly victim: number;
  readonly number: number;
  readonly seconds: number;
}

/** A random card goes from hand to hand, for all to see. */
export interface StoleEvent {
  readonly type: 'stole';
  readonly seat: number;
  readonly victim: number;
  readonly kind: Kind;
  readonly number: number;
  readonly seconds: number;
}

/** It was a 3: it is discarded and leaves a wound. */
export interface WoundedEvent {
  readonly type: 'wounded';
  readonly seat: number;
  readonly wounds: number;
  readonly seconds: number;
}

/** Cards go from the centre into a hand; `why` says how the dice match them. */
export interface TookEvent {
  readonly type: 'took';
  readonly seat: number;
  readonly cards: readonly number[];
  readonly why: readonly Reason[];
  readonly seconds: number;
}

/** A mecha goes from the table into a hand, with its token. */
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

/** The centre is filled up. */
export interface RefilledEvent {
  readonly type: 'refilled';
  readonly cards: readonly number[];
  readonly deck: number;
  readonly seconds: number;
}

/** Everybody has one more turn after this one. */
export interface LastTurnsEvent {
  readonly type: 'last_turns';
  readonly reason: Ending;
  readonly seconds: number;
}

/** The game is over; all hands are shown, unless it was given up. */
export interface EndedEvent {
  readonly type: 'ended';
  readonly result: Result;
  readonly sheets: readonly Sheet[];
  readonly seconds: number;
}

/**
 * Take from the centre what the dice allow: one number, or the two of the dice, the smaller first.
 *
 * An 8 brings the other 8s along by itself.
 */
export interface Take {
  readonly type: 'take';
  readonly cards: readonly number[];
}

/** Take the double's mecha from the table. */
export interface TakeMecha {
  readonly type: 'take_mecha';
}

/** Take a random card from whoever holds the double's mecha. */
export interface Raid {
  readonly type: 'raid';
}

/** Take nothing. */
export interface Stop {
  readonly type: 'stop';
}

/** Let the discard of this number be; with `rest`, all others of this turn too (PIK-17). */
export interface Pass {
  readonly type: 'pass';
  readonly answers: number;
  readonly rest?: boolean;
}

/**
 * What a table can choose.
 *
 * `first`: who begins (`null`: chance decides, PIK-7). `reaction`: how many seconds there are to answer a
 * discard. `one_screen`: all play in one room on one screen, and are asked one after the other, without a
 * clock (PIK-17).
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
