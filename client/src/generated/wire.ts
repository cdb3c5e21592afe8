// Written by `yakai types` from the Python types. Do not edit.
// Every message that crosses the wire.

export const LANG = ['en', 'ru', 'uk'] as const;
export type Lang = (typeof LANG)[number];

/** Take an open seat before the game (or move to it). */
export interface Sit {
  readonly type: 'sit';
  readonly id: string;
  readonly seat: number;
}

/** Leave one's seat before the game. */
export interface Stand {
  readonly type: 'stand';
  readonly id: string;
}

/** The host puts a bot on an open seat. */
export interface AddBot {
  readonly type: 'add_bot';
  readonly id: string;
  readonly seat: number;
  readonly bot: string;
}

/** The host empties a seat: a bot's or a person's. */
export interface RemoveSeat {
  readonly type: 'remove';
  readonly id: string;
  readonly seat: number;
}

/** The host sets how many seats there are; only open ones can go. */
export interface SetSeats {
  readonly type: 'set_seats';
  readonly id: string;
  readonly seats: number;
}

/** The host sets the game's options. */
export interface SetOptions {
  readonly type: 'set_options';
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Ready or not; the game begins when every seat is taken and every person is ready. */
export interface Ready {
  readonly type: 'ready';
  readonly id: string;
  readonly ready: boolean;
}

/**
 * Play: an action of the game, by the seat that this person holds. `game` counts the table's games from 1.
 */
export interface Act {
  readonly type: 'act';
  readonly id: string;
  readonly game: number;
  readonly action: unknown;
}

/** After the end: another one with the same people; it begins when everybody is ready. */
export interface Again {
  readonly type: 'again';
  readonly id: string;
}

/** Be called something else. */
export interface Rename {
  readonly type: 'rename';
  readonly id: string;
  readonly name: string;
}

/** Is the line alive? Answered by `pong`. */
export interface Ping {
  readonly type: 'ping';
}

/** Done and stored. */
export interface Ok {
  readonly type: 'ok';
  readonly id: string;
}

/**
 * Not done; nothing has changed. `clause` names the rule if it was one; `text` is in the reader's language.
 *
 * `id` is `null` if the message could not even be read.
 */
export interface Refused {
  readonly type: 'refused';
  readonly id: string | null;
  readonly clause: string | null;
  readonly key: string;
  readonly text: string;
}

/** The line is alive. */
export interface Pong {
  readonly type: 'pong';
}

/** Somebody sits here. `here`: connected now; `bot`: the bot that plays for them while they are away. */
export interface Person {
  readonly type: 'person';
  readonly name: string;
  readonly ready: boolean;
  readonly here: boolean;
  readonly bot: string | null;
}

/** A bot sits here. */
export interface BotPlayer {
  readonly type: 'bot';
  readonly name: string;
  readonly bot: string;
}

/** Nobody sits here. */
export interface Open {
  readonly type: 'open';
}

/**
 * The table, as this connection may know it. Sent on joining and after every change.
 *
 * `you` is this person's seat; `host` whether they run the table; `games` counts the games begun here; `wins`
 * the games won by each seat so far. `keys` are the invitation's and the spectators' tokens (only for whoever
 * came by invitation).
 */
export interface TableMessage {
  readonly type: 'table';
  readonly game: string;
  readonly phase: 'lobby' | 'over' | 'playing';
  readonly players: readonly Player[];
  readonly you: number | null;
  readonly name: string;
  readonly host: boolean;
  readonly options: Readonly<Record<string, unknown>>;
  readonly games: number;
  readonly wins: readonly number[];
  readonly spectators: number;
  readonly invitation: string | null;
  readonly watching: string;
}

/**
 * The game as this connection's seat sees it: the view, what it may do, and the events since the last
 * message.
 *
 * `step` counts those steps of the game that this seat, or a spectator, was told of: it grows with events,
 * and what others do in secret does not show in it. After joining or a gap `events` is empty and the view is
 * whole.
 */
export interface GameMessage {
  readonly type: 'game';
  readonly game: number;
  readonly step: number;
  readonly view: unknown;
  readonly legal: unknown;
  readonly events: readonly unknown[];
}

/**
 * What this connection's seat was told of the game up to the `game` message before: the latest of it.
 *
 * Only after joining or a gap; it replaces whatever was known of the game's events.
 */
export interface HistoryMessage {
  readonly type: 'history';
  readonly game: number;
  readonly events: readonly unknown[];
}

/** The connection ends: there is no such table, or the server goes down. `key` is a text key. */
export interface Gone {
  readonly type: 'gone';
  readonly key: string;
}

export type Request =
  | Sit
  | Stand
  | AddBot
  | RemoveSeat
  | SetSeats
  | SetOptions
  | Ready
  | Act
  | Again
  | Rename;

export type FromClient =
  | Sit
  | Stand
  | AddBot
  | RemoveSeat
  | SetSeats
  | SetOptions
  | Ready
  | Act
  | Again
  | Rename
  | Ping;

export type Player = Person | BotPlayer | Open;

export type FromServer = Ok | Refused | Pong | TableMessage | GameMessage | HistoryMessage | Gone;
