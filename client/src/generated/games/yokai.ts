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
 * What a table can choose: who begins (`null`: chance decides, ALL-1), and what makes it harder, in any mix.
 *
 * `links` are YOK-22, `stacked` YOK-23, `blind` YOK-24, `goal` YOK-25, `harder` and `easier` YOK-26 (not
 * both), `notebook` YOK-15.
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

/** A hint card: it shows one, two or three colours, named here by their families. */
export interface Hint {
  readonly families: readonly Family[];
}

/** A card with a hint on it; the hint is `null` where it lies face down (YOK-24). */
export interface Cover {
  readonly card: number;
  readonly hint: Hint | null;
}

/** A link card: these two families must touch in the end (YOK-22). */
export interface Link {
  readonly families: readonly [Family, Family];
}

/**
 * What everybody saw a seat do in its turn (YOK-28): peek at cards, move one from where to where, cover one.
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
 * All cards turned up (YOK-17 to YOK-20): the faces by card, what was reached and what it is worth.
 *
 * `links` goes by seat. `unlinked` are the seats whose link does not hold, `apart` the families that are not
 * one group; `shaped` is `null` without a goal. `fitting` says of each placed hint, in the order of placing,
 * whether it counts as right. `left` counts the hints still in the pile.
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
 * What lies before the player. `seat` is `null` for a spectator; `turn` is `null` when nobody is to act.
 *
 * Cards go by number, which is their place in the first square (row by row) and stays theirs: `cells` says
 * where each lies, `faces` what this seat sees of it now. `covers` are those with a hint, in the order of
 * placing. `peeked` are the cards that whoever's turn it is looks at; the faces of one's own are shown until
 * one moves a card, or for good with the notebook (YOK-15). `hints` are the waiting hints that lie open and
 * can be used, `waiting` counts all that wait. `linked` are the seats with a link card, `link` is the own
 * one. `shape` are the cells that the goal is made of, wherever and however turned. `record` is what
 * everybody saw done in all turns before, `deeds` in this one. When all is over `end` shows everything.
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

/** Cards that hold the field together where they lie, and a cell where they would do so too. */
export interface Bridge {
  readonly to: readonly [number, number];
  readonly cards: readonly number[];
}

/**
 * All moves of a field (YOK-9), in few words: they are hundreds.
 *
 * Each of the `cards` may go to each of the `cells`, but for a cell that it alone touches: `alone` has that
 * card for each cell, or `null`. The `bridges` come on top.
 */
export interface Moves {
  readonly cards: readonly number[];
  readonly cells: readonly (readonly [number, number])[];
  readonly alone: readonly (number | null)[];
  readonly bridges: readonly Bridge[];
}

/**
 * What a seat may do: declare, peek at these cards, move there, draw, or place one of so many hints.
 *
 * `hints` counts the waiting hints that can be used: all that lie open, or just the top one (YOK-23, YOK-24).
 * `last` says that the game ends when it is placed: no other is left (YOK-16).
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

/** The square is laid out; somebody begins. Only the holder of a link sees which it is. */
export interface DealtEvent {
  readonly type: 'dealt';
  readonly first: number;
  readonly goal: Goal | null;
  readonly linked: readonly number[];
  readonly link: Link | null;
  readonly seconds: number;
}

/** A seat looks at a card; only that seat sees what it is. */
export interface PeekedEvent {
  readonly type: 'peeked';
  readonly seat: number;
  readonly card: number;
  readonly face: Family | null;
}

/** No card can be moved: the step is skipped (YOK-9). */
export interface StuckEvent {
  readonly type: 'stuck';
  readonly seat: number;
}

/** Where a card lies, seen from another one that it touches. */
export interface Beside {
  readonly side: Side;
  readonly card: number;
}

/** A seat moves a card beside these; what it peeked at lies face down again. */
export interface MovedEvent {
  readonly type: 'moved';
  readonly seat: number;
  readonly card: number;
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
  readonly beside: readonly Beside[];
}

/** A seat turns the pile's top hint; with blind hints nobody sees which it is (YOK-24). */
export interface DrewEvent {
  readonly type: 'drew';
  readonly seat: number;
  readonly hint: Hint | null;
  readonly pile: number;
}

/** A seat puts a hint on a card. */
export interface PlacedEvent {
  readonly type: 'placed';
  readonly seat: number;
  readonly card: number;
  readonly hint: Hint | null;
  readonly waiting: number;
}

/** A seat says that the families are together (YOK-7). */
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

/** The game is over; the grade is `null` unless it is won. */
export interface EndedEvent {
  readonly type: 'ended';
  readonly result: Result;
  readonly grade: Grade | null;
}

/** Say that the families are together: the game ends (YOK-7). */
export interface Declare {
  readonly type: 'declare';
}

/** Look at the face of a card, alone (YOK-8). */
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

/** Turn the pile's top hint: face up, or face down with blind hints (YOK-10, YOK-24). */
export interface Draw {
  readonly type: 'draw';
}

/** Put a waiting hint on a card (YOK-10): which of those that can be used, from 0. */
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
