// Written by `yakai types` from the Python types. Do not edit.
// What all games share.

/**
 * How a game ended: the reason, and the score and place of each seat. Place 1 is best; tied seats have the
 * same.
 */
export interface Result {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** A seat undoes its latest action. */
export interface UndoneEvent {
  readonly type: 'undone';
  readonly seat: number;
}

/** A seat concedes. */
export interface ConcededEvent {
  readonly type: 'conceded';
  readonly seat: number;
}

/**
 * Another player takes over a seat: a bot, or a person if `bot` is false. `new` is true for a person who has
 * joined the game late, false for one who returns.
 */
export interface HandedOverEvent {
  readonly type: 'handed_over';
  readonly seat: number;
  readonly bot: boolean;
  readonly new: boolean;
}

/** A timer of the rules runs out. The game's own events say what follows. */
export interface ExpiredEvent {
  readonly type: 'expired';
  readonly timer: string;
}

/** The game is paused or, if `paused` is false, resumed; by this seat, if it was a seat. */
export interface PausedEvent {
  readonly type: 'paused';
  readonly paused: boolean;
  readonly seat: number | null;
}

/**
 * The game ends before its rules end it: all players agreed to stop or, if `agreed` is false, a player
 * conceded.
 */
export interface EndedEarlyEvent {
  readonly type: 'ended_early';
  readonly agreed: boolean;
}

/** A seat's time has run out, so a bot makes this move. */
export interface TimedOutEvent {
  readonly type: 'timed_out';
  readonly seat: number;
}

export type MatchEvent =
  | UndoneEvent
  | ConcededEvent
  | HandedOverEvent
  | ExpiredEvent
  | PausedEvent
  | EndedEarlyEvent
  | TimedOutEvent;
