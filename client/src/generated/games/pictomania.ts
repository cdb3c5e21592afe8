// Written by `yakai types` from the Python types. Do not edit.
// The values of the game “pictomania”, rules version 1.

import type { Result } from '../core';

export const LETTER = ['A', 'B', 'C'] as const;
export type Letter = (typeof LETTER)[number];

export const LEVEL = ['green', 'yellow', 'orange', 'red'] as const;
export type Level = (typeof LEVEL)[number];

export const STAGE = [
  'cards',
  'ready',
  'replace',
  'deal',
  'draw',
  'review',
  'scores',
  'vote',
  'over',
] as const;
export type Stage = (typeof STAGE)[number];

export const VOIDED = ['confessed', 'agreed'] as const;
export type Voided = (typeof VOIDED)[number];

/**
 * What a table can choose.
 *
 * The words' language; the level of each round (PIC-5); the time limits in seconds for drawing (`null`:
 * none), for reading the cards, for the review and for the vote (PIC-13); undoing strokes (PIC-14); the
 * advanced rules (PIC-12); a learning round (PIC-21). `seen` is not chosen: it lists the cards of each level
 * that this table had in earlier games, those from longest ago first, and is only set after a first game.
 */
export interface Options {
  readonly language?: string;
  readonly levels?: readonly [Level, Level, Level, Level];
  readonly drawing?: number | null;
  readonly ready?: number;
  readonly review?: number;
  readonly vote?: number;
  readonly undo?: boolean;
  readonly advanced?: boolean;
  readonly learning?: boolean;
  readonly seen?: readonly [readonly number[], readonly number[], readonly number[], readonly number[]];
}

/**
 * A side of a word card: a theme and seven words that are easy to confuse. Both sides have the card's number.
 */
export interface Side {
  readonly card: number;
  readonly theme: string;
  readonly words: readonly string[];
}

/** What a player must draw: the letter names the card, the number the word on it (PIC-7). */
export interface Task {
  readonly letter: Letter;
  readonly number: number;
}

/**
 * Draw a stroke on the seat's own sheet, given as columns (PIC-8): coordinates, milliseconds, and pencil
 * pressure.
 *
 * All columns have the same length, 1 to 2,000 points. Coordinates and pressure go from 0 to 4095.
 */
export interface Stroke {
  readonly type: 'stroke';
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly ts: readonly number[];
  readonly ps?: readonly number[] | null;
}

/** A guess as every seat sees it: whose card lies on whose stack (PIC-9). */
export interface Guessed {
  readonly seat: number;
  readonly artist: number;
}

/** Put one's own guess card face down on another player's stack (PIC-9). */
export interface Guess {
  readonly type: 'guess';
  readonly artist: number;
  readonly number: number;
}

/** A guess turned over: its number, whether it was right, and the stars of the token that it won (PIC-16). */
export interface Checked {
  readonly seat: number;
  readonly number: number;
  readonly right: boolean;
  readonly stars: number;
}

/**
 * One player's score of a round (PIC-20): `score` = `won` + `counted` - `left`.
 *
 * `guesses` are those on this player's drawing, in their order; `black` is the black token taken, and
 * `counted` what it scored; `wrong` counts this player's own wrong guesses.
 */
export interface Tally {
  readonly guesses: readonly Checked[];
  readonly void: Voided | null;
  readonly won: number;
  readonly wrong: number;
  readonly black: number | null;
  readonly counted: number;
  readonly left: number;
  readonly score: number;
}

/**
 * A round that is over, as all see it.
 *
 * It has the words, guesses and scores, the sums so far, and the places that follow from them: equal sums
 * share one (PIC-22).
 */
export interface Scored {
  readonly level: Level;
  readonly stand: readonly Side[];
  readonly tasks: readonly Task[];
  readonly tallies: readonly Tally[];
  readonly sheep: number | null;
  readonly totals: readonly number[];
  readonly places: readonly number[];
}

/** Vote for another player's drawing of some round, counted from 1, as the finest (PIC-22). */
export interface Vote {
  readonly type: 'vote';
  readonly round: number;
  readonly artist: number;
}

/** A drawing that got the most votes (PIC-22). */
export interface Finest {
  readonly round: number;
  readonly artist: number;
  readonly votes: number;
}

/**
 * What a seat sees. `seat` is `null` for a spectator.
 *
 * `to_act` are the seats that have not finished, are not ready or have not voted; `pencils` those that may
 * still draw. Between two rounds `round` is the next one, and `unused` says how many cards of each level have
 * not been seen; `levels` are those of all rounds. While players get ready, `deck` counts the cards that can
 * come in place of another, and `replacements` how many may still be asked for. `task` is the seat's own
 * word, `tasks` are all seats' words from the review on. `guessed` has all guesses in their order, `guesses`
 * the seat's own with their numbers. `own` are the stars on each player's own tokens, `black` those on the
 * black tokens left, `tokens` those on the black tokens taken. `shown` are the cards of each level that this
 * table has seen in this game and earlier ones, those from longest ago first. `agreed` has for each drawing
 * the seats that want it void. `gallery` has the drawings of earlier rounds. `undone` counts the points that
 * each seat has taken back in this round.
 */
export interface View {
  readonly seat: number | null;
  readonly options: Options;
  readonly round: number;
  readonly stage: Stage;
  readonly step: number;
  readonly to_act: readonly number[];
  readonly levels: readonly [Level, Level, Level, Level];
  readonly unused: readonly [number, number, number, number];
  readonly deck: number;
  readonly replacements: number;
  readonly replacing: Letter | null;
  readonly shown: readonly [readonly number[], readonly number[], readonly number[], readonly number[]];
  readonly stand: readonly Side[];
  readonly task: Task | null;
  readonly tasks: readonly Task[];
  readonly drawings: readonly (readonly Stroke[])[];
  readonly undone: readonly number[];
  readonly pencils: readonly number[];
  readonly guessed: readonly Guessed[];
  readonly guesses: readonly Guess[];
  readonly own: readonly number[];
  readonly black: readonly number[];
  readonly tokens: readonly (number | null)[];
  readonly void: readonly (Voided | null)[];
  readonly agreed: readonly (readonly number[])[];
  readonly scored: readonly Scored[];
  readonly gallery: readonly (readonly (readonly Stroke[])[])[];
  readonly voted: readonly number[];
  readonly vote: Vote | null;
  readonly finest: readonly Finest[];
  readonly result: Result | null;
}

/** Between two rounds, set the level of a coming round, counted from 1 (PIC-5). */
export interface SetLevel {
  readonly type: 'set_level';
  readonly round: number;
  readonly level: Level;
}

/**
 * What a seat may do now, by kind of action.
 *
 * There are countless strokes: with `stroke` the length is the largest possible number, and iteration ends
 * with strokes of one point, in every place of the sheet.
 */
export interface Choice {
  readonly step: number;
  readonly levels: readonly SetLevel[];
  readonly ready: boolean;
  readonly replace: readonly Letter[];
  readonly stroke: boolean;
  readonly undo: boolean;
  readonly artists: readonly number[];
  readonly numbers: readonly number[];
  readonly tokens: readonly number[];
  readonly finish: boolean;
  readonly confess: boolean;
  readonly agree: readonly number[];
  readonly votes: readonly Vote[];
}

/** A round begins: three cards stand at A, B and C; `decks` says how many cards each level has. */
export interface CardsEvent {
  readonly type: 'cards';
  readonly round: number;
  readonly level: Level;
  readonly decks: readonly [number, number, number, number];
  readonly stand: readonly Side[];
}

/** The host sets the level of a coming round (PIC-5). */
export interface LevelEvent {
  readonly type: 'level';
  readonly seat: number;
  readonly round: number;
  readonly level: Level;
}

/** A seat is ready to go on from this step. */
export interface ReadyEvent {
  readonly type: 'ready';
  readonly seat: number;
}

/** A seat does not know a word on this card. */
export interface AskedEvent {
  readonly type: 'asked';
  readonly seat: number;
  readonly letter: Letter;
}

/** Another card comes in place of the one with an unknown word. */
export interface FreshEvent {
  readonly type: 'fresh';
  readonly letter: Letter;
  readonly card: Side;
}

/** Each seat gets a letter and a number, and drawing begins; a seat sees only its own, with the word. */
export interface DealtEvent {
  readonly type: 'dealt';
  readonly task: Task | null;
  readonly word: string | null;
}

/** A seat draws a stroke. */
export interface StrokeEvent {
  readonly type: 'stroke';
  readonly seat: number;
  readonly stroke: Stroke;
}

/** A seat takes back its latest stroke. */
export interface UndidEvent {
  readonly type: 'undid';
  readonly seat: number;
}

/** A seat guesses; only that seat sees the number. */
export interface GuessedEvent {
  readonly type: 'guessed';
  readonly seat: number;
  readonly artist: number;
  readonly number: number | null;
}

/** A seat finishes and takes a black token. */
export interface TookEvent {
  readonly type: 'took';
  readonly seat: number;
  readonly stars: number;
}

/** A seat finishes without a black token. */
export interface FinishedEvent {
  readonly type: 'finished';
  readonly seat: number;
}

/** The time of a step has run out; these seats had not finished, or were not ready. */
export interface TimeEvent {
  readonly type: 'time';
  readonly stage: Stage;
  readonly seats: readonly number[];
}

/** Drawing is over: all words are shown, but no guesses. */
export interface ReviewEvent {
  readonly type: 'review';
  readonly tasks: readonly Task[];
  readonly words: readonly string[];
  readonly seconds: number;
}

/** An artist admits to have drawn another word, so the drawing does not count (PIC-17). */
export interface ConfessedEvent {
  readonly type: 'confessed';
  readonly seat: number;
}

/**
 * A seat agrees that a drawing should not count; the `first` one proposes it, and with `void` all others
 * agree.
 */
export interface AgreedEvent {
  readonly type: 'agreed';
  readonly seat: number;
  readonly artist: number;
  readonly first: boolean;
  readonly void: boolean;
}

/** The guesses are turned over and the round is scored. */
export interface ScoredEvent {
  readonly type: 'scored';
  readonly round: number;
  readonly scored: Scored;
  readonly seconds: number;
}

/** All rounds are played: the vote for the finest drawing begins (PIC-22). */
export interface VotingEvent {
  readonly type: 'voting';
}

/** A seat votes; only that seat sees for which drawing. */
export interface VotedEvent {
  readonly type: 'voted';
  readonly seat: number;
  readonly vote: Vote | null;
}

/** The vote is over. Drawings with equally many votes share the honour; there is none if no seat voted. */
export interface FinestEvent {
  readonly type: 'finest';
  readonly finest: readonly Finest[];
  readonly seconds: number;
}

/** The game is over. */
export interface EndedEvent {
  readonly type: 'ended';
  readonly result: Result;
}

/** Be ready to go on from this step: the words are known (PIC-6), the review or the vote is done (PIC-13). */
export interface Ready {
  readonly type: 'ready';
  readonly step: number;
}

/**
 * Ask for another card in place of this one, as it stood at this step, because of an unknown word (PIC-6).
 */
export interface Replace {
  readonly type: 'replace';
  readonly letter: Letter;
  readonly step: number;
}

/** Take back the seat's own latest stroke (PIC-14). */
export interface Undo {
  readonly type: 'undo';
}

/** Finish and take a black token with this many stars, or by default the best that is left (PIC-11). */
export interface Take {
  readonly type: 'take';
  readonly stars?: number | null;
}

/** Finish without a black token (PIC-11). */
export interface Finish {
  readonly type: 'finish';
}

/** Admit that one's own drawing shows another word (PIC-17). */
export interface Confess {
  readonly type: 'confess';
}

/** Propose or agree that another player's drawing does not count (PIC-17). */
export interface Agree {
  readonly type: 'agree';
  readonly artist: number;
}

/**
 * Points of a stroke in progress, which the others see growing. This is no action.
 *
 * `stroke` is the index that it will have on the seat's own sheet, `at` the index in it of the first of these
 * points. No points, at 0, mean that the stroke was given up.
 */
export interface Points {
  readonly type: 'points';
  readonly stroke: number;
  readonly at: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly ps?: readonly number[] | null;
}

export type Action =
  | Stroke
  | Guess
  | Vote
  | SetLevel
  | Ready
  | Replace
  | Undo
  | Take
  | Finish
  | Confess
  | Agree;

export type Event =
  | CardsEvent
  | LevelEvent
  | ReadyEvent
  | AskedEvent
  | FreshEvent
  | DealtEvent
  | StrokeEvent
  | UndidEvent
  | GuessedEvent
  | TookEvent
  | FinishedEvent
  | TimeEvent
  | ReviewEvent
  | ConfessedEvent
  | AgreedEvent
  | ScoredEvent
  | VotingEvent
  | VotedEvent
  | FinestEvent
  | EndedEvent;

export type Legal = Choice;

export type Glimpse = Points;
