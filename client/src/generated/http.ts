// Written by `yakai types` from the Python types. Do not edit.
// The bodies of HTTP requests and responses.

import type { Result } from './core';

export const OPTIONKIND = ['flag', 'choice', 'seat', 'number', 'each'] as const;
export type OptionKind = (typeof OPTIONKIND)[number];

export const CLOCKKIND = ['move', 'game', 'days'] as const;
export type ClockKind = (typeof CLOCKKIND)[number];

export const PHASE = ['lobby', 'playing', 'over'] as const;
export type Phase = (typeof PHASE)[number];

export const ADDRESSKIND = ['mail', 'other'] as const;
export type AddressKind = (typeof ADDRESSKIND)[number];

/**
 * A person. An empty name: they have not given one. `waits`: tables with a silent game show the name later.
 */
export interface Me {
  readonly name: string;
  readonly waits?: boolean;
}

/** A person's new name: 1 to 24 characters. */
export interface NewName {
  readonly name: string;
}

/**
 * Annotates flags of which at most one can be on: the scale to which they belong, and the flag's place on it.
 * If all are off, the place is 0.
 */
export interface Graded {
  readonly what: string;
  readonly place: number;
}

/**
 * One option of a game. By its `kind` its value is: for `flag` true or false; for `choice` one of `choices`;
 * for `seat` a seat, or `null` for a random one; for `number` one from `least` to `most`, or `null` if that
 * is among `choices`; for `each` a list of `choices` as long as the default. Of the flags with the same
 * `graded.what` at most one is on.
 */
export interface OptionInfo {
  readonly key: string;
  readonly kind: OptionKind;
  readonly default: boolean | number | string | readonly (string | number)[] | null;
  readonly choices: readonly (string | number | null)[];
  readonly least: number | null;
  readonly most: number | null;
  readonly graded: Graded | null;
}

/**
 * A game that can be played here: its least and most seats, its bots (weakest first) and options. `board` is
 * the path of the board that an installed package brings; `rules` are the text keys of the sections on how to
 * play, each with a title at the same key with `-title`. `together`: all win or all lose. `one_screen`:
 * several players can share one screen.
 */
export interface GameInfo {
  readonly id: string;
  readonly seats: readonly [number, number];
  readonly bots: readonly string[];
  readonly board: string | null;
  readonly options: readonly OptionInfo[];
  readonly rules: readonly string[];
  readonly together: boolean;
  readonly one_screen: boolean;
}

/** A language: its code, such as `uk`, and what it calls itself. */
export interface Language {
  readonly code: string;
  readonly name: string;
}

/** The languages of all texts, and the one that fits the browser best. */
export interface Languages {
  readonly best: string;
  readonly languages: readonly Language[];
}

/** Seconds for each move. */
export interface PerMove {
  readonly type: 'move';
  readonly seconds: number;
}

/** Seconds for the whole game, and `more` with each move (Fischer). */
export interface PerGame {
  readonly type: 'game';
  readonly seconds: number;
  readonly more: number;
}

/** Days for each move, so that players need not be online at the same time. */
export interface ByDays {
  readonly type: 'days';
  readonly days: number;
}

/**
 * A table to be opened. Bots fill the last seats; with `sit` the host has the first, with `ready` the game
 * starts at once. `beside` are the names of players who share the host's screen, on the seats after the
 * host's.
 *
 * All else can be set later too: `clock`, the players' clock; `patience`, after how many seconds a bot stands
 * in for an absent player (`null`: never by itself; left out: the server's default); `open_to_all`, whether
 * the table is listed for everybody; `watching`, whether spectators may watch; `concede_ends`, whether
 * conceding ends the game. Texts come to each person in their own language; where the game itself has words,
 * their language is one of its `options`.
 */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly bots?: readonly string[];
  readonly sit?: boolean;
  readonly ready?: boolean;
  readonly beside?: readonly string[];
  readonly clock?: ClockRule | null;
  readonly patience?: number | null;
  readonly open_to_all?: boolean;
  readonly watching?: boolean;
  readonly concede_ends?: boolean;
}

/** The two keys of a table: `/t/{invitation}` to play, `/t/{watching}` to watch. */
export interface TableLinks {
  readonly invitation: string;
  readonly watching: string;
}

/** Whether the server is well. */
export interface Health {
  readonly ok: boolean;
}

/**
 * A table where you have a seat and could go on. `players` are names by seat, in your language (empty: a
 * guest without a name; `null`: the seat is free); `seat` is yours, `due` are the seats that the game waits
 * for. `replaced`: a bot plays for you until you are back. `at` is the time of the last change, in seconds
 * since the epoch. With a `clock`, `left` is how many seconds you have left if the game waits for you, else
 * the least that anyone has who is waited for; `running`: the clock runs.
 */
export interface MyTable {
  readonly invitation: string;
  readonly game: string;
  readonly phase: Phase;
  readonly players: readonly (string | null)[];
  readonly seat: number;
  readonly due: readonly number[];
  readonly replaced: boolean;
  readonly at: number;
  readonly clock: ClockKind | null;
  readonly left: number | null;
  readonly running: boolean;
}

/**
 * A table that you may join, with a person who waits there. `options` are those that differ from the default.
 */
export interface TableOpenToAll {
  readonly invitation: string;
  readonly game: string;
  readonly host: string;
  readonly players: readonly (string | null)[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** One page of the tables that are open to all; `more`: there is another page after it. */
export interface OpenTables {
  readonly tables: readonly TableOpenToAll[];
  readonly more: boolean;
}

/**
 * A finished game. `record` is its key; `players` are names by seat, in your language (empty: a guest without
 * a name), `bots` the bots' seats, `yours` your own seats, if any; `there`: you have seen it from a seat;
 * `open`: everybody with its key may read it. `began` and `ended` are seconds since the epoch.
 */
export interface PlayedGame {
  readonly record: string;
  readonly game: string;
  readonly began: number;
  readonly ended: number;
  readonly players: readonly string[];
  readonly bots: readonly number[];
  readonly yours: readonly number[];
  readonly conceded: readonly number[];
  readonly result: Result;
  readonly there: boolean;
  readonly open: boolean;
}

/** Some games, the latest first; `more`: there are earlier ones. */
export interface PlayedGames {
  readonly games: readonly PlayedGame[];
  readonly more: boolean;
}

/** Whether everybody with its key may read a game. */
export interface Opening {
  readonly open: boolean;
}

/**
 * Where you are notified of your turns in games over days: `kind` is the kind of address that this server can
 * notify (`null`: none); an empty `address`: you are not notified. `sent`: a code was sent to the address you
 * gave.
 */
export interface OwnNotices {
  readonly kind: AddressKind | null;
  readonly address: string;
  readonly sent: boolean;
}

/**
 * An address for notices, and the code that was sent there; without a code, one is sent. An empty address
 * removes yours.
 */
export interface NewAddress {
  readonly address: string;
  readonly code?: string | null;
}

/** An error: a key for programs, and a text for people in their language. */
export interface Problem {
  readonly key: string;
  readonly text: string;
}

/** A numbered rule. */
export interface Clause {
  readonly type: 'clause';
  readonly id: string;
  readonly text: string;
}

/** A text between clauses, such as an introduction or an example. */
export interface Paragraph {
  readonly type: 'paragraph';
  readonly text: string;
}

/** A table; its first row has the headings. */
export interface Rows {
  readonly type: 'rows';
  readonly rows: readonly (readonly string[])[];
}

/** A heading and all blocks below it. */
export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The rules of a game: an introduction, its own sections, and a last one with the clauses of every game. */
export interface RulesPage {
  readonly lead: readonly Block[];
  readonly sections: readonly Section[];
}

export type ClockRule = PerMove | PerGame | ByDays;

export type Block = Clause | Paragraph | Rows;
