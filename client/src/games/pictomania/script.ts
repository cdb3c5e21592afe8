/** How each event of Pictomania is shown. While everybody draws nothing holds the board. */
import type { Action, Choice, Event, View } from '../../generated/games/pictomania';
import type { Kinds, Script } from '../../play/script';
import type { Stage } from '../../play/stage.svelte';
import type { OnShow, Piece } from './scene';

export interface PictomaniaGame extends Kinds {
  view: View;
  legal: Choice;
  event: Event;
  action: Action;
  scene: OnShow;
  piece: Piece;
}

export type PictomaniaStage = Stage<PictomaniaGame>;

export const script: Script<PictomaniaGame> = {
  idle: {
    step: 0,
    levels: [],
    ready: false,
    replace: [],
    stroke: false,
    undo: false,
    artists: [],
    numbers: [],
    tokens: [],
    finish: false,
    confess: false,
    agree: [],
    votes: [],
  },
  still: { review: null, scoring: null, finest: null },
  acting: (view) => view.to_act,
  holds: () => false,
  shows: {
    // Before the drawing

    cards() {},
    level() {},
    ready() {},
    asked() {},
    fresh() {},
    dealt(_, moment) {
      moment.sound('turn');
    },

    // While everybody draws

    stroke() {},
    undid() {},
    async guessed(event, moment) {
      moment.sound('card');
      await moment.travel(`seat-${event.seat}`, `stack-${event.artist}`, {
        what: 'guess',
        seat: event.seat,
        number: event.number,
      });
    },
    async took(event, moment) {
      moment.sound('draw');
      await moment.travel('tokens', `seat-${event.seat}`, { what: 'token', stars: event.stars, seat: null });
    },
    finished() {},
    time() {},

    // After it

    async review(event, moment) {
      moment.hang({ review: event });
      await moment.pause(event.seconds);
    },
    confessed() {},
    agreed() {},
    async scored(event, moment) {
      moment.hang({ scoring: event });
      await moment.pause(event.seconds);
    },
    voting() {},
    voted() {},
    async finest(event, moment) {
      moment.hang({ finest: event });
      await moment.pause(event.seconds);
    },
    ended(_, moment) {
      moment.sound('end');
    },
  },
};
