/** How each event of Pictomania is shown. While everybody draws nothing holds the board. */
import type { Action, Choice, Event, View } from '../../generated/games/pictomania';
import type { Kinds, Script } from '../../play/script';
import type { Stage } from '../../play/stage.svelte';
import type { OnShow, Piece } from './scene';
import { around, HOLDING } from './shows';

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
  still: { asked: null, fresh: null, dealt: null, review: null, objected: null, scoring: null },
  acting: (view) => view.to_act,
  holds: ({ type }, { legal }) => HOLDING.includes(type) && !legal.finish,
  grows: ({ type }) => type === 'review',
  shows: {
    ...around,

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
  },
};
