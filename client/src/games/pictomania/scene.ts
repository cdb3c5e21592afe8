/** What is on show beside the view, and what travels. */
import type { DealtEvent, Letter } from '../../generated/games/pictomania';
import type { Counting } from './review/counting';

/** What travels: a guess card (its number only for whoever put it there), an own or a black token. */
export type Piece =
  | { what: 'guess'; seat: number; number: number | null }
  | { what: 'token'; stars: number; /** Whose; `null`: a black one. */ seat: number | null };

/** Moments that take their time. */
export interface OnShow {
  /** Somebody does not know a word on this card. */
  asked: { seat: number; letter: Letter } | null;
  /** The card that has just come in place of another. */
  fresh: Letter | null;
  dealt: DealtEvent | null;
  /** Whose drawing grows once more, for how long, and whether its word is stamped on it already. */
  review: { artist: number; stamped: boolean; seconds: number } | null;
  /** The drawing about which somebody has just said something. */
  objected: number | null;
  scoring: Counting | null;
}
