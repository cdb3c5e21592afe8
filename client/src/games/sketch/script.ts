/** How each event of Yokai Sketch is shown. */
import type {
  Action,
  Choice,
  Colour,
  Completed,
  Event,
  Sketch,
  View,
  Yokai,
} from '../../generated/games/sketch';
import type { Moment } from '../../play/moment';
import type { Kinds, Script } from '../../play/script';
import type { Stage } from '../../play/stage.svelte';
import { applied, placeOf } from './fold';
import { steps, taker, type Finishing } from './scene';
import * as sounds from './sounds';

export interface SketchGame extends Kinds {
  view: View;
  legal: Choice;
  event: Event;
  action: Action;
  scene: OnShow;
  /** A sketch, a yokai, or a card's back. */
  piece: Sketch | Yokai | null;
}

export type SketchStage = Stage<SketchGame>;

export interface OnShow {
  portrait: Finishing | null;
}

/** Of the time a finished portrait takes: the pile comes forward, and at the end it leaves. The rest is for counting
and for the signature, which stands longer than a count. */
const GATHER = 0.16;
const VERDICT = 0.36;
const LEAVE = 0.16;
/** Seconds for which the opponent's card stays visible. */
const SEEN = 0.35;

export const script: Script<SketchGame> = {
  idle: { cards: [], calls: [], distracts: [], end: false, more: 0, previews: [] },
  still: { portrait: null },
  acting: (view) => (view.turn === null ? [] : [view.turn]),
  holds: () => true,
  hinted(action, { seat }) {
    if (action.type === 'end') return [];
    const put = [`card-${action.card}`, `pile-${action.colour}`];
    if (action.type === 'call') return [...put, `pile-${action.source}`];
    return action.type === 'distract' && seat !== null ? [...put, `side-${action.colour}-${1 - seat}`] : put;
  },
  shows: {
    dealt(event, moment) {
      moment.view = applied(moment.view, event, moment.goal);
    },
    async reshuffled(event, moment) {
      moment.sound('draw');
      moment.log();
      moment.view = applied(moment.view, event, moment.goal);
      await moment.pause(event.seconds);
    },
    async drew(event, moment) {
      const own = event.seat === moment.seat;
      moment.log();
      await moment.travel('deck', own ? 'hand-end' : `seat-${event.seat}`, event.card);
      if (own) moment.sound('draw');
      moment.view = applied(moment.view, event, moment.goal);
    },
    async placed(event, moment) {
      const own = event.seat === moment.seat;
      const action = own ? moment.takeSent() : null;
      const sent = action && action.type !== 'end' ? action.card : null;
      const after = applied(moment.view, event, moment.goal, sent);
      const from = own ? `card-${sent ?? 0}` : `seat-${event.seat}`;
      await moment.travel(from, `side-${event.colour}-${event.seat}`, event.card, () => {
        if (own) moment.view = { ...after, piles: moment.view.piles };
      });
      moment.view = after;
      moment.sound(sounds.STROKE);
      moment.log();
      if (!own) await moment.pause(SEEN);
    },
    async called(event, moment) {
      moment.sound(sounds.CALL);
      moment.log();
      const after = applied(moment.view, event, moment.goal);
      await moment.travel(`pile-${event.source}`, `pile-${event.colour}`, event.yokai, () => {
        moment.view = withPileOf(after, event.source, moment.view);
      });
      moment.view = after;
      await moment.pause(event.seconds);
    },
    async distracted(event, moment) {
      const whose = 1 - event.seat;
      moment.sound(sounds.LURE);
      moment.log();
      const after = applied(moment.view, event, moment.goal);
      await moment.travel(
        `side-${event.source}-${whose}`,
        `side-${event.colour}-${whose}`,
        event.card,
        () => {
          moment.view = withPileOf(after, event.source, moment.view);
        },
      );
      moment.view = after;
      await moment.pause(event.seconds);
    },
    async uncovered(event, moment) {
      moment.view = applied(moment.view, event, moment.goal);
      moment.sound('tick', event.yokai.value);
      moment.log();
      await moment.pause(event.seconds);
    },
    took: finish,
    hid: finish,
    stopped(_, moment) {
      moment.log();
    },
    quiet(_, moment) {
      moment.log();
    },
    ended(_, moment) {
      moment.sound('end');
    },
  },
};

/** What has left a pile is no longer there, and not yet where it goes. */
const withPileOf = (after: View, source: Colour, view: View): View => ({
  ...view,
  piles: view.piles.map((pile, at) => (at === placeOf(source) ? (after.piles[at] ?? pile) : pile)),
});

/** Both sides are counted, the portrait is signed and leaves for the album; or it pulls its veil over and is gone. */
async function finish(event: Completed, moment: Moment<SketchGame>): Promise<void> {
  const { seconds } = event;
  const count = steps(event);
  const each = (seconds * (1 - GATHER - VERDICT - LEAVE)) / count;
  const show = (counted: number, part: Finishing['part']) =>
    moment.setScene({ portrait: { done: event, counted, part } });
  show(0, 'gather');
  await moment.pause(seconds * GATHER);
  for (let counted = 1; counted <= count; counted++) {
    if (moment.still) break;
    show(counted, 'counting');
    moment.sound('tick', counted);
    await moment.pause(each);
  }
  show(count, 'verdict');
  const seat = taker(event);
  if (seat === null) moment.sound(sounds.HIDES);
  else moment.sound(seat === moment.seat || moment.seat === null ? sounds.SIGNED : sounds.LOST);
  moment.log();
  moment.mark(); // One tap shows the verdict, the next goes on.
  await moment.pause(seconds * VERDICT);
  show(count, 'leaving');
  await moment.pause(seconds * LEAVE);
  moment.view = applied(moment.view, event, moment.goal);
  moment.setScene(script.still);
}
