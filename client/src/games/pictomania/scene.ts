/** What is on show beside the view, and what travels. */
import type { FinestEvent, ReviewEvent, ScoredEvent } from '../../generated/games/pictomania';

/** What travels: a guess card (its number only for whoever put it there), an own or a black token. */
export type Piece =
  | { what: 'guess'; seat: number; number: number | null }
  | { what: 'token'; stars: number; /** Whose; `null`: a black one. */ seat: number | null };

/** Moments that take their time. */
export interface OnShow {
  review: ReviewEvent | null;
  scoring: ScoredEvent | null;
  finest: FinestEvent | null;
}
