// Written by `yakai types` from the Python types. Do not edit.
// What is asked and answered by HTTP.

import type { Result } from './core';

export const KIND = ['flag', 'choice', 'seat', 'number', 'each'] as const;
export type Kind = (typeof KIND)[number];

export const CLOCKKIND = ['move', 'game', 'days'] as const;
export type ClockKind = (typeof CLOCKKIND)[number];

export const PHASE = ['lobby', 'playing', 'over'] as const;
export type Phase = (typeof PHASE)[number];

export const ADDRESSKIND = ['mail', 'other'] as const;
export type AddressKind = (typeof ADDRESSKIND)[number];

/**
 * A person. An empty name: they have not said it yet. `waits`: where a game is silent they are called so
 * later.
 */
export interface Me {
  readonly name: string;
  readonly waits?: boolean;
}

/** What somebody wants to be called: 1 to 24 characters. */
export interface NewName {
  readonly name: string;
}

/**
 * Written beside flags of which at most one is on: what they grade, and where this one stands beside the
 * usual, which is 0.
 */
export interface Graded {
  readonly what: string;
  readonly place: number;
}

/**
 * One option of a game: `flag` is yes or no, `choice` one of `choices`, `seat` a player (`null`: chance),
 * `number` one from `least` to `most` (or `null`, if that is among `choices`), `each` a row of `choices` as
 * long as its default. `graded`: of such flags at most one is on.
 */
export interface OptionInfo {
  readonly key: string;
  readonly kind: Kind;
  readonly default: boolean | number | string | readonly (string | number)[] | null;
  readonly choices: readonly (string | number | null)[];
  readonly least: number | null;
  readonly most: number | null;
  readonly graded: Graded | null;
}

/**
 * A game that can be played here: for how many (least and most), with which bots (weakest first), by which
 * options. `board` is the address of the board that an installed package brings; `rules` are the keys of how
 * to play, section by section, each with its title under the same key with `-title`. `together`: all win or
 * all lose. `one_screen`: several can play it on one screen, one after the other.
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

/** So many seconds for each move. */
export interface PerMove {
  readonly type: 'move';
  readonly seconds: number;
}

/** So many seconds for the whole game, and some more with each move (Fischer). */
export interface PerGame {
  readonly type: 'game';
  readonly seconds: number;
  readonly more: number;
}

/** So many days for each move: nobody need be there at the same time. */
export interface ByDays {
  readonly type: 'days';
  readonly days: number;
}

/**
 * A table to be opened. Bots fill the last seats; `sit` puts its host on the first, `ready` starts at once.
 * `beside` are the names of those who play on the host's screen, on the seats after the host's.
 *
 * All else can be set later too: `clock`, how long everybody may think; `patience`, after how many seconds a
 * bot stands in for whoever is away (`null`: never by itself; left out: as usual here); `open_to_all`,
 * whether everybody finds it or only whoever has its link; `watching`, whether others may look on;
 * `concede_ends`, whether giving up ends the game. Words come to everybody in their own language; where the
 * game itself has words, their language is one of its `options`.
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

/** The two keys of a table: `/t/{invitation}` to play, `/t/{watching}` to look on. */
export interface TableLinks {
  readonly invitation: string;
  readonly watching: string;
}

/** The server is well. */
export interface Health {
  readonly ok: boolean;
}

/**
 * A table where you sit and could go on. `players` are names by seat, in your language (empty: a guest who
 * has not said theirs; `null`: nobody sits there); `seat` is yours, `due` are all who are waited for.
 * `replaced`: a bot plays for you until you are back. `at` is when something last happened, in seconds since
 * the epoch. Where there is a `clock`, `left` is how many seconds you have left if you are waited for, or
 * else whoever has the least; `running`: they run.
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

/** A table that you may join, with a person who waits there. `options` are those that are not the default. */
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
 * A finished game. `record` is its key; `players` are names by seat, in your language (empty: a guest who has
 * not said theirs), `bots` the seats that nobody had; `yours` are your seats, if any; `there`: you were
 * there; `open`: everybody may read it who has its key. `began` and `ended` are seconds since the epoch.
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

/** Some games, the latest first; `more`: there are earlier ones, before the last of these. */
export interface PlayedGames {
  readonly games: readonly PlayedGame[];
  readonly more: boolean;
}

/** Whether everybody may read a game who has its key. */
export interface Opening {
  readonly open: boolean;
}

/**
 * Where you are let know that it is your turn, where you have days: `kind` is what sort of address can be
 * given here (`null`: none); an empty `address`: nowhere. `sent`: a code is on its way to the address that
 * you have named.
 */
export interface OwnNotices {
  readonly kind: AddressKind | null;
  readonly address: string;
  readonly sent: boolean;
}

/**
 * An address to be let know at, and the code that was sent there; without one, it is sent. An empty address:
 * nowhere any more.
 */
export interface NewAddress {
  readonly address: string;
  readonly code?: string | null;
}

/** What went wrong: a key for programs, a text for people in their language. */
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

/** What stands between clauses: an example, an introduction. */
export interface Paragraph {
  readonly type: 'paragraph';
  readonly text: string;
}

/** A table; its first row has the headings. */
export interface Rows {
  readonly type: 'rows';
  readonly rows: readonly (readonly string[])[];
}

/** What stands under a heading. */
export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** All rules of a game: what it is about, then section by section; what holds in every game comes last. */
export interface RulesPage {
  readonly lead: readonly Block[];
  readonly sections: readonly Section[];
}

export type ClockRule = PerMove | PerGame | ByDays;

export type Block = Clause | Paragraph | Rows;
