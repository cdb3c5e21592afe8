/** How a game's events are shown on the stage.

    const script: Script<Yak> = {
      idle: NOTHING,
      still: { doubter: null },
      acting: (view) => (view.turn === null ? [] : [view.turn]),
      holds: (event) => event.type !== 'drew',
      shows: {
        async claimed(event, moment) {
          await moment.travel(`seat-${event.seat}`, 'heap', null);
          moment.view = folded(moment.view, event, moment.goal);
          moment.log();
        },
        …
      },
    };
*/
import type { MatchEvent, Seat, Timer } from './contract';
import type { Moment } from './moment';

/** The types of a game, in one place: `interface Yak extends Kinds { view: View; … }`. */
export interface Kinds {
  view: unknown;
  legal: unknown;
  event: { readonly type: string };
  action: unknown;
  /** What is visible besides the view, in named parts: a challenge that is being turned over, who has just doubted. */
  scene: object | null;
  /** What can travel between places. */
  piece: unknown;
}

export type EventOf<Of extends Kinds> = Of['event'] | MatchEvent;

/** The situation in which an event may hold the board. */
export interface Occasion<Of extends Kinds> {
  /** The view that the event's frame leads to. */
  readonly goal: Of['view'];
  /** Of the latest frame that has arrived. */
  readonly legal: Of['legal'];
  readonly seat: Seat | null;
  readonly timer: Timer | null;
}

type Show<Of extends Kinds, Event> = (event: Event, moment: Moment<Of>) => void | Promise<void>;

/** A show for each event of the game; events from outside its rules may have one. */
type Shows<Of extends Kinds> = {
  readonly [Type in Of['event']['type']]: Show<Of, Extract<Of['event'], { readonly type: Type }>>;
} & {
  readonly [Type in Exclude<MatchEvent['type'], Of['event']['type']>]?: Show<
    Of,
    Extract<MatchEvent, { readonly type: Type }>
  >;
};

export interface Script<Of extends Kinds> {
  /** The legal value while an event holds the board: nothing may be done. */
  readonly idle: Of['legal'];
  /** The scene while nothing is being shown. */
  readonly still: Of['scene'];
  /** All seats that may act, as in `Game.acting`. */
  acting(view: Of['view']): readonly Seat[];
  /** The seat whose turn it remains while others may only answer, as in `Game.answered`. */
  answered?(view: Of['view']): Seat | null;
  /** Whether the board waits until this event has been shown, and nothing can be done meanwhile.

  The show of an event that does not hold runs beside the game: the view and the legal actions are updated at once. It
  is called again for each frame that arrives during the show; when the event no longer holds, the rest is skipped. */
  holds(event: EventOf<Of>, occasion: Occasion<Of>): boolean;
  /** Whether the show puts this event into the log line by line, although it does not hold. */
  grows?(event: EventOf<Of>): boolean;
  /** The names of the places (`Stage.place`) to mark when a hint recommends this action. */
  hinted?(action: Of['action'], view: Of['view']): readonly string[];
  /** How each event is shown. The show of an event with `seconds` takes exactly that long. */
  readonly shows: Shows<Of>;
}

/** For `holds`: do not hold a player who can act (`able`) while the rules' timer runs. */
export const unlessTimed = <Of extends Kinds>(
  { legal, timer }: Occasion<Of>,
  able: (legal: Of['legal']) => boolean,
): boolean => !(timer?.running && able(legal));

export type AnyShow<Of extends Kinds> = Show<Of, EventOf<Of>>;

/** The show of an event, if there is one. */
export const showOf = <Of extends Kinds>(script: Script<Of>, event: EventOf<Of>): AnyShow<Of> | undefined =>
  // The type system cannot follow that a show gets events of its own name.
  (script.shows as Readonly<Record<string, AnyShow<Of>>>)[event.type];
