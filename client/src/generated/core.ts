// Written by `yakai types` from the Python types. Do not edit.
// What all games share.

/** How a game ended. Place 1 is best, and equal places share. */
export interface Result {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** A seat takes its latest action back. */
export interface UndoneEvent {
  readonly type: 'undone';
  readonly seat: number;
}

/** A seat gives up. */
export interface ConcededEvent {
  readonly type: 'conceded';
  readonly seat: number;
}

/**
 * From here on a bot plays this seat or, with `bot` false, its person again; `new`: somebody who has come
 * late plays it from here on.
 */
export interface HandedOverEvent {
  readonly type: 'handed_over';
  readonly seat: number;
  readonly bot: boolean;
  readonly new: boolean;
}

/** One of the game's own timers has run out. What that means the game's own events say. */
export interface ExpiredEvent {
  readonly type: 'expired';
  readonly timer: string;
}

/** The game stands still or, with `paused` false, goes on; `seat` wished so, if it was one. */
export interface PausedEvent {
  readonly type: 'paused';
  readonly paused: boolean;
  readonly seat: number | null;
}

/**
 * It ends before its rules would end it: all who play want to stop or, without `agreed`, somebody has given
 * up.
 */
export interface EndedEarlyEvent {
  readonly type: 'ended_early';
  readonly agreed: boolean;
}

/** A seat has thought for too long: a bot makes this move. */
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
