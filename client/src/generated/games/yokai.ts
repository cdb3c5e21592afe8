// Written by `yakai types` from the Python types. Do not edit.
// The values of the game “yokai”, rules version 1.

import type { Result } from '../core';

export const FAMILY = ['kitsune', 'kappa', 'oni', 'rokurokubi'] as const;
export type Family = (typeof FAMILY)[number];

export const GOAL = ['pyramid', 'lantern', 'drum', 'umbrella', 'carp', 'stairs'] as const;
export type Goal = (typeof GOAL)[number];

export const GRADE = ['honourable', 'magnificent', 'legendary'] as const;
export type Grade = (typeof GRADE)[number];

export const STAGE = ['deal', 'peek', 'move', 'hint', 'draw', 'over'] as const;
export type Stage = (typeof STAGE)[number];

export const SIDE = ['right', 'left', 'below', 'above'] as const;
export type Side = (typeof SIDE)[number];

/**
 * What a table can choose: who begins (`null`: chance decides, ALL-1), and variants, in any combination.
 *
 * `links` is YOK-22, `stacked` YOK-23, `blind` YOK-24, `goal` YOK-25, `harder` or `easier` YOK-26, `notebook`
 * YOK-15.
 */
export interface Options {
  readonly first?: number | null;
  readonly links?: 'all' | 'first' | 'none';
  readonly stacked?: boolean;
  readonly blind?: boolean;
  readonly goal?: boolean;
  readonly harder?: boolean;
  readonly easier?: boolean;
  readonly notebook?: boolean;
}

/** A hint card with one, two or three colours, which are named here by their families. */
export interface Hint {
  readonly families: readonly Family[];
}

/** A card with a hint on it; the hint is `null` while it lies face down (YOK-24). */
export interface Cover {
  readonly card: number;
  readonly hint: Hint | null;
}

/** A link card: these two families must touch at the end (YOK-22). */
export interface Link {
  readonly families: readonly [Family, Family];
}

/**
 * What every seat saw one seat do in its turn (YOK-28): peek at cards, move one from cell to cell, cover one.
 */
export interface Deeds {
  readonly seat: number;
  readonly peeked: readonly number[];
  readonly moved: number | null;
  readonly start: readonly [number, number] | null;
  readonly end: readonly [number, number] | null;
  readonly covered: number | null;
}

/**
 * The end, with all cards turned up (YOK-17 to YOK-20): the families by card, what was reached, and its
 * score.
 *
 * `links` goes by seat. `unlinked` are the seats whose link is not fulfilled, `apart` the families that are
 * not one group; `shaped` is `null` without a goal. `fitting` says for each placed hint, in the order of
 * placing, whether it counts as right. `left` counts the hints still in the pile.
 */
export interface End {
  readonly how: 'declared' | 'exhausted';
  readonly seat: number;
  readonly yokai: readonly Family[];
  readonly links: readonly (Link | null)[];
  readonly apart: readonly Family[];
  readonly unlinked: readonly number[];
  readonly shaped: boolean | null;
  readonly won: boolean;
  readonly fitting: readonly boolean[];
  readonly right: number;
  readonly wrong: number;
  readonly left: number;
  readonly score: number;
  readonly grade: Grade | null;
  readonly level: number;
}

/**
 * What a seat sees. `seat` is `null` for a spectator; `turn` is `null` when no seat has to act.
 *
 * Cards are numbers: a card's number is its place in the first square, row by row. `cells` says where each
 * card lies, `faces` what this seat sees of it now. `covers` are the cards with a hint, in the order of
 * placing. `peeked` are the cards that the player whose turn it is looks at; this seat's own are shown in
 * `faces` until it moves a card, or for good with the notebook (YOK-15). `hints` are the waiting hints that
 * lie open and can be used, `waiting` counts all that wait. `linked` are the seats with a link card, `link`
 * is this seat's own. `shape` are the cells of the goal, which may be shifted, turned and mirrored. `record`
 * is what every seat saw in all earlier turns, `deeds` in this one. At the end, `end` shows everything.
 */
export interface View {
  readonly seat: number | null;
  readonly seats: number;
  readonly turn: number | null;
  readonly stage: Stage;
  readonly options: Options;
  readonly first: number;
  readonly turns: number;
  readonly cells: readonly (readonly [number, number])[];
  readonly faces: readonly (Family | null)[];
  readonly peeked: readonly number[];
  readonly covers: readonly Cover[];
  readonly hints: readonly Hint[];
  readonly waiting: number;
  readonly pile: number;
  readonly linked: readonly number[];
  readonly link: Link | null;
  readonly goal: Goal | null;
  readonly shape: readonly (readonly [number, number])[];
  readonly record: readonly Deeds[];
  readonly deeds: Deeds;
  readonly end: End | null;
  readonly result: Result | null;
}

/** Cards that hold the field together where they lie, and a cell from which they would still do so. */
export interface Bridge {
  readonly to: readonly [number, number];
  readonly cards: readonly number[];
}

/**
 * All legal moves of a field (YOK-9), in compact form because there are hundreds.
 *
 * Each of the `cards` may go to each of the `cells`, except to a cell that only this card touches: `alone`
 * has that card for each cell, or `null`. The moves of `bridges` come on top.
 */
export interface Moves {
  readonly cards: readonly number[];
  readonly cells: readonly (readonly [number, number])[];
  readonly alone: readonly (number | null)[];
  readonly bridges: readonly Bridge[];
}

/**
 * What a seat may do: declare, peek at these cards, move a card, draw a hint, or place one on these cards.
 *
 * `hints` counts the waiting hints that can be used: all that lie open, or just the top one (YOK-23, YOK-24).
 * `last` says that the game ends once it is placed, because no other hint is left (YOK-16).
 */
export interface Choice {
  readonly declare: boolean;
  readonly peek: readonly number[];
  readonly moves: Moves;
  readonly draw: boolean;
  readonly hints: number;
  readonly cards: readonly number[];
  readonly last: boolean;
}

/** The square is laid out and `first` begins; only the holder of a link sees its families. */
export interface DealtEvent {
  readonly type: 'dealt';
  readonly first: number;
  readonly goal: Goal | null;
  readonly linked: readonly number[];
  readonly link: Link | null;
  readonly seconds: number;
}

/** A seat peeks at a card, whose face only that seat sees. */
export interface PeekedEvent {
  readonly type: 'peeked';
  readonly seat: number;
  readonly card: number;
  readonly face: Family | null;
}

/** No card can be moved, so the seat skips this step (YOK-9). */
export interface StuckEvent {
  readonly type: 'stuck';
  readonly seat: number;
}

/** A neighbour of a card, and on which side of that neighbour the card lies. */
export interface Beside {
  readonly side: Side;
  readonly card: number;
}

/** A seat moves a card beside these; the cards that it peeked at lie face down again. */
export interface MovedEvent {
  readonly type: 'moved';
  readonly seat: number;
  readonly card: number;
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
  readonly beside: readonly Beside[];
}

/** A seat draws the pile's top hint; with blind hints no seat sees it (YOK-24). */
export interface DrewEvent {
  readonly type: 'drew';
  readonly seat: number;
  readonly hint: Hint | null;
  readonly pile: number;
}

/** A seat places a hint on a card. */
export interface PlacedEvent {
  readonly type: 'placed';
  readonly seat: number;
  readonly card: number;
  readonly hint: Hint | null;
  readonly waiting: number;
}

/** A seat declares that the families are together (YOK-7). */
export interface DeclaredEvent {
  readonly type: 'declared';
  readonly seat: number;
}

/** All cards are turned up where they lie. */
export interface ShownEvent {
  readonly type: 'shown';
  readonly end: End;
  readonly seconds: number;
}

/** The game is over; the grade is `null` unless the game is won. */
export interface EndedEvent {
  readonly type: 'ended';
  readonly result: Result;
  readonly grade: Grade | null;
}

/** Declare that the families are together, which ends the game (YOK-7). */
export interface Declare {
  readonly type: 'declare';
}

/** Look at a card's face, which no other seat sees (YOK-8). */
export interface Peek {
  readonly type: 'peek';
  readonly card: number;
}

/** Move a card to an empty cell (YOK-9). */
export interface Move {
  readonly type: 'move';
  readonly card: number;
  readonly to: readonly [number, number];
}

/** Turn the pile's top hint face up, or take it face down with blind hints (YOK-10, YOK-24). */
export interface Draw {
  readonly type: 'draw';
}

/** Put a waiting hint on a card (YOK-10); `hint` is its index among those that can be used. */
export interface Place {
  readonly type: 'place';
  readonly hint: number;
  readonly card: number;
}

export type Event =
  | DealtEvent
  | PeekedEvent
  | StuckEvent
  | MovedEvent
  | DrewEvent
  | PlacedEvent
  | DeclaredEvent
  | ShownEvent
  | EndedEvent;

export type Action = Declare | Peek | Move | Draw | Place;

export type Legal = Choice;
