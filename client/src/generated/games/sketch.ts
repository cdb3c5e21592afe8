// Written by `yakai types` from the Python types. Do not edit.
// The values of the game “sketch”, rules version 1.

import type { Result } from '../core';

export const COLOUR = ['water', 'fire', 'earth', 'wind'] as const;
export type Colour = (typeof COLOUR)[number];

export const EFFECT = ['plain', 'call', 'distract'] as const;
export type Effect = (typeof EFFECT)[number];

export const STAGE = ['deal', 'draw', 'turn', 'uncover', 'over'] as const;
export type Stage = (typeof STAGE)[number];

/** One sketch card with its two colours, and what it can do. */
export interface Sketch {
  readonly colours: readonly [Colour, Colour];
  readonly effect: Effect;
}

/** One yokai, of the colour that is printed on it. */
export interface Yokai {
  readonly colour: Colour;
  readonly value: number;
}

/**
 * A pile as everybody knows it: its yokai from the top down, `null` for one that was never uncovered.
 *
 * `sides` has each seat's cards there, the newest last; `missing` is how many more make the top complete
 * (SKE-12), 0 in an empty pile.
 */
export interface Portrait {
  readonly yokai: readonly (Yokai | null)[];
  readonly sides: readonly (readonly Sketch[])[];
  readonly missing: number;
}

/**
 * A portrait is complete, and whoever has more cards there takes it (SKE-13).
 *
 * `cards` are both sides' by seat, the newest last. The next in a chain is a little quicker.
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
 * A portrait is complete with equal sides: the yokai hides (SKE-14). `stays`: it is the last one of its pile.
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
 * What lies before the player. `seat` is `null` for a spectator; `turn` is `null` before the deal and at the
 * end.
 *
 * Piles stand in the order water, fire, earth, wind. `to` is the pile that was played to last in this turn,
 * and `quiet` counts the turns without a capture, this one included; `left` says how many such turns there
 * can still be, this one included, when they are few (SKE-19). `last` is the portrait that was completed
 * last.
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

/**
 * Put the hand's card at this place (from 0) to a pile of one of its colours; no effect is wanted (SKE-8).
 */
export interface Play {
  readonly type: 'play';
  readonly card: number;
  readonly colour: Colour;
}

/** The same with a *Call*: the top yokai of the pile `source` comes to the pile played to (SKE-10). */
export interface Call {
  readonly type: 'call';
  readonly card: number;
  readonly colour: Colour;
  readonly source: Colour;
}

/** The same with a *Distract*: the opponent's newest card there goes to its other colour (SKE-11). */
export interface Distract {
  readonly type: 'distract';
  readonly card: number;
  readonly colour: Colour;
}

/**
 * How a pile would stand: both sides' cards by seat, and how many are missing to its top's value (SKE-12).
 */
export interface Standing {
  readonly colour: Colour;
  readonly cards: readonly number[];
  readonly missing: number;
}

/** A portrait that would be complete, and to whom it would go (SKE-13); `null`: it would hide (SKE-14). */
export interface Finish {
  readonly colour: Colour;
  readonly yokai: Yokai;
  readonly cards: readonly number[];
  readonly seat: number | null;
}

/**
 * What an action would do, as far as its player can know.
 *
 * `stands` are the piles it changes and whose top is known, the one played to first, before anything is
 * completed; `finishes` are the portraits that it would complete for certain. `uncovers` are the piles where
 * a yokai would come up that nobody has seen, and who knows what that completes. `ends`: a pile would be
 * empty, and the game over (SKE-17).
 */
export interface Preview {
  readonly action: Placing;
  readonly stands: readonly Standing[];
  readonly finishes: readonly Finish[];
  readonly uncovers: readonly Colour[];
  readonly ends: boolean;
}

/**
 * What a seat may do: each card at either of its colours, with these effects, or end the turn.
 *
 * `calls` are the piles whose top may be called to another pile, and `distracts` those where the opponent has
 * a card; they are there only if a card in hand has that effect. On a screen there is more: how many cards
 * may still be played in this turn, and a preview of each.
 */
export interface Choice {
  readonly cards: readonly Sketch[];
  readonly calls: readonly Colour[];
  readonly distracts: readonly Colour[];
  readonly end: boolean;
  readonly more: number;
  readonly previews: readonly Preview[];
}

/** Three cards each, the first yokai face up; somebody begins. */
export interface DealtEvent {
  readonly type: 'dealt';
  readonly first: number;
  readonly tops: readonly Yokai[];
}

/** The deck is empty: the discard becomes a new one (SKE-5). */
export interface ReshuffledEvent {
  readonly type: 'reshuffled';
  readonly cards: number;
  readonly seconds: number;
}

/** A seat draws; only that seat sees what. */
export interface DrewEvent {
  readonly type: 'drew';
  readonly seat: number;
  readonly card: Sketch | null;
  readonly deck: number;
}

/** A card goes to a seat's side of a pile, where it now has so many. */
export interface PlacedEvent {
  readonly type: 'placed';
  readonly seat: number;
  readonly card: Sketch;
  readonly colour: Colour;
  readonly cards: number;
}

/** A yokai comes over to another pile (SKE-10). */
export interface CalledEvent {
  readonly type: 'called';
  readonly seat: number;
  readonly yokai: Yokai;
  readonly source: Colour;
  readonly colour: Colour;
  readonly seconds: number;
}

/** A seat turns the opponent's newest card over to its other colour (SKE-11). */
export interface DistractedEvent {
  readonly type: 'distracted';
  readonly seat: number;
  readonly card: Sketch;
  readonly source: Colour;
  readonly colour: Colour;
  readonly seconds: number;
}

/** A pile shows a yokai that nobody has seen before. */
export interface UncoveredEvent {
  readonly type: 'uncovered';
  readonly colour: Colour;
  readonly yokai: Yokai;
  readonly seconds: number;
}

/** A seat ends its turn after so many cards; after none it passes (SKE-6). */
export interface StoppedEvent {
  readonly type: 'stopped';
  readonly seat: number;
  readonly played: number;
}

/** So many turns are left, unless somebody takes a yokai (SKE-19). */
export interface QuietEvent {
  readonly type: 'quiet';
  readonly left: number;
}

/**
 * The game is over; `colours` are the different ones in each album, which decide between equal points
 * (SKE-18).
 */
export interface EndedEvent {
  readonly type: 'ended';
  readonly result: Result;
  readonly colours: readonly number[];
}

/** End the turn; without a card played, that is a pass (SKE-6). */
export interface End {
  readonly type: 'end';
}

/** What a table can choose: who begins (`null`: chance decides, ALL-1). */
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
