/** How a game's events are shown: all that a game gives to the stage.

    const script: Script<Yak> = {
      idle: NOTHING,
      still: { doubter: null },
      acting: (view) => (view.turn === null ? [] : [view.turn]),
      holds: (event) => event.type !== 'drew',
      shows: {
        async claimed(event, moment) {
          await moment.travel(`seat-${event.seat}`, 'heap', null);
          moment.view = folded(moment.view, event, moment.goal);
          moment.say();
        },
        …
      },
    };
*/
import type { Clock, MatchEvent, Seat } from './contract';
import type { Moment } from './moment';

/** The types of a game, in one place: `interface Yak extends Kinds { view: View; … }`. */
export interface Kinds {
  view: unknown;
  legal: unknown;
  event: { readonly type: string };
  action: unknown;
  /** What is on show besides the view, each part by its name: a challenge that is being turned over, who has just
  cried out. */
  scene: object | null;
  /** What travels. */
  piece: unknown;
}

export type EventOf<Of extends Kinds> = Of['event'] | MatchEvent;

/** How it stands when something may be held. */
export interface Occasion<Of extends Kinds> {
  /** The view that the event's frame leads to. */
  readonly goal: Of['view'];
  /** By the latest that has come: what can be done, by whom, and the clock of the rules. */
  readonly legal: Of['legal'];
  readonly seat: Seat | null;
  readonly clock: Clock | null;
}

type Show<Of extends Kinds, Event> = (event: Event, moment: Moment<Of>) => void | Promise<void>;

/** Each event of the game has its show; what happens to any game from outside its rules may have one. */
type Shows<Of extends Kinds> = {
  readonly [Type in Of['event']['type']]: Show<Of, Extract<Of['event'], { readonly type: Type }>>;
} & {
  readonly [Type in Exclude<MatchEvent['type'], Of['event']['type']>]?: Show<
    Of,
    Extract<MatchEvent, { readonly type: Type }>
  >;
};

export interface Script<Of extends Kinds> {
  /** What is legal while an event holds the board: nothing. */
  readonly idle: Of['legal'];
  /** The scene when nothing is on show. */
  readonly still: Of['scene'];
  /** All seats that may act, as long as the game has no result: the room asks it as `Game.acting`. */
  acting(view: Of['view']): readonly Seat[];
  /** Whose turn it stays while others may only answer: the room asks it as `Game.answered`. */
  answered?(view: Of['view']): Seat | null;
  /** Does the board wait until this has been shown, and is nothing to be done meanwhile?

  What does not hold is begun and not waited for: the view and what is legal are there at once, and people act while
  things still move. It is asked again when something new comes while the event is shown; what does not hold any more
  is shown to its end at once. */
  holds(event: EventOf<Of>, occasion: Occasion<Of>): boolean;
  /** Is the log to have this only as its show says it, line by line, although it does not hold? */
  grows?(event: EventOf<Of>): boolean;
  /** The names of the places (`Stage.place`) that are marked when a hint says to do this. */
  hinted?(action: Of['action'], view: Of['view']): readonly string[];
  /** How each event is shown. One with `seconds` takes just so long: its show divides them among its parts. */
  readonly shows: Shows<Of>;
}

/** For `holds`: nobody is held who has something to do (`able`) while a clock of the rules runs. */
export const atLeisure = <Of extends Kinds>(
  { legal, clock }: Occasion<Of>,
  able: (legal: Of['legal']) => boolean,
): boolean => !(clock?.running && able(legal));

export type AnyShow<Of extends Kinds> = Show<Of, EventOf<Of>>;

/** The show of an event, if it has one. */
export const showOf = <Of extends Kinds>(script: Script<Of>, event: EventOf<Of>): AnyShow<Of> | undefined =>
  // That a show gets the event of its own name is more than the type system can follow.
  (script.shows as Readonly<Record<string, AnyShow<Of>>>)[event.type];
