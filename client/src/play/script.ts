/** How a game's events are shown: all that a game gives to the stage.

    const script: Script<Yak> = {
      idle: NOTHING,
      still: null,
      holds: (event) => event.type !== 'drew',
      shows: {
        async claimed(event, stage, { goal, say }) {
          await stage.travel(`seat-${event.seat}`, 'heap', null);
          stage.view = folded(stage.view, event, goal);
          say();
        },
        …
      },
    };
*/
import type { Stage } from './stage.svelte';

/** The types of a game, in one place: `interface Yak extends Kinds { view: View; … }`. */
export interface Kinds {
  view: unknown;
  legal: unknown;
  event: { readonly type: string };
  action: unknown;
  /** What is on show besides the view: a challenge that is being turned over, who has just cried out. */
  scene: unknown;
  /** What travels. */
  piece: unknown;
}

/** An event that is being shown. */
export interface Moment<Of extends Kinds> {
  /** The view that the frame leads to; until then an event changes only what it shows. */
  goal: Of['view'];
  /** It has been seen: the log may have it now. Without this it gets it when the showing is over. */
  say: () => void;
}

type Shows<Of extends Kinds> = {
  [Type in Of['event']['type']]: (
    event: Extract<Of['event'], { readonly type: Type }>,
    stage: Stage<Of>,
    moment: Moment<Of>,
  ) => void | Promise<void>;
};

export interface Script<Of extends Kinds> {
  /** What is legal while an event holds the board: nothing. */
  readonly idle: Of['legal'];
  /** The scene when nothing is on show. */
  readonly still: Of['scene'];
  /** Does the board wait until this has been shown, and is nothing to be done meanwhile?

  What does not hold is begun and not waited for: the view and what is legal are there at once, and people act while
  things still move. Its show must not change the view after its first `await`. While a clock of the rules runs,
  nothing holds. */
  holds(event: Of['event']): boolean;
  /** How each event is shown. One with `seconds` takes just so long: its show divides them among its parts. */
  readonly shows: Shows<Of>;
}
