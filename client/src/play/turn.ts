/** Whose turn it is, for a board and for the page around it. */
import type { Frame, Game, Seat } from './contract';

/** A frame and the seats that may act in it. */
export interface BoardTurn {
  readonly frame: Frame;
  readonly acting: readonly Seat[];
  /** All players of a shared screen want to see the event. */
  readonly gathers: boolean;
}

export interface Turn {
  /** All seats that may act now; none in a pause or after the end. */
  readonly acting: readonly Seat[];
  /** The seat whose turn it remains while others may only answer. */
  readonly answered: Seat | null;
  /** The seat that is played from this browser; `null` if it has conceded, is lent to a bot or is only watched. */
  readonly playing: Seat | null;
  /** Whether the seat that is played from this browser may act. */
  readonly yours: boolean;
}

/** Without a board nothing is known. */
export const NO_TURN: Turn = { acting: [], answered: null, playing: null, yours: false };

/** What a game says of its views. */
type Rules<View> = Pick<Game<View>, 'acting' | 'answered'>;

/** The part of a frame that decides whose turn it is. */
type Position<View> = Pick<Frame<View>, 'view' | 'result' | 'paused'>;

/** The seats that may act in a frame. */
export const actingIn = <View>(
  rules: Rules<View>,
  { view, result, paused }: Position<View>,
): readonly Seat[] => (result || paused ? [] : rules.acting(view));

/** Whose turn it is in a frame. `elsewhere`: the viewing seat is not played from here: a bot plays it for its person, or
the board is only watched. */
export function turnOf<View>(
  rules: Rules<View>,
  frame: Position<View> & Pick<Frame, 'seat' | 'conceded'>,
  elsewhere: boolean,
): Turn {
  const { seat, view, result, paused, conceded } = frame;
  const acting = actingIn(rules, frame);
  const answered = result || paused ? null : (rules.answered?.(view) ?? null);
  const playing = seat === null || elsewhere || conceded.includes(seat) ? null : seat;
  return { acting, answered, playing, yours: playing !== null && acting.includes(playing) };
}
