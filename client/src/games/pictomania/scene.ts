/** What is visible besides the view, and what travels. */
import type { DealtEvent, Letter } from '../../generated/games/pictomania';
import type { Counting } from './review/counting';

/** What travels: a guess card (its number only for the player who guessed), an own or a black token. */
export type Piece =
  | { what: 'guess'; seat: number; number: number | null }
  | { what: 'token'; stars: number; /** Whose; `null`: a black one. */ seat: number | null };

/** The parts of the scene. */
export interface OnShow {
  /** A player does not know a word on this card. */
  asked: { seat: number; letter: Letter } | null;
  /** The card that has just replaced another. */
  fresh: Letter | null;
  dealt: DealtEvent | null;
  /** The artist whose drawing is replayed, for how long, and whether its word is visible already. */
  review: { artist: number; stamped: boolean; seconds: number } | null;
  /** The drawing to which a player has just objected. */
  objected: number | null;
  scoring: Counting | null;
}
