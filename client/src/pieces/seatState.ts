import type { PlayerClock } from '../play/contract';

/** What the picture of a player at the table shows. */
export interface SeatState {
  seat: number;
  name: string;
  /** The face of the bot that sits there; a person has none. */
  face: string | null;
  /** A short word under the name: bot, away; on the player's own seat a tag that is visible at every size: you. */
  note: string;
  own: boolean;
  /** Wants another game: the note says so at every size. */
  again: boolean;
  /** Has conceded: the note says so on a tag, as on one's own seat. */
  gaveUp: boolean;
  turn: boolean;
  /** May act now. */
  acts: boolean;
  /** May only answer another player's action. */
  answers: boolean;
  /** Something is aimed at this seat. */
  aimed: boolean;
  /** A bot is to act. */
  thinks: boolean;
  away: boolean;
  /** When a bot will stand in, in `performance.now()`'s milliseconds. */
  until: number | null;
  /** The player's clock, if it is shown. */
  clock?: PlayerClock | null;
  /** Cards in hand; `null` without hands. */
  hand: number | null;
  /** All of it in words, for screen readers. */
  label: string;
}
