/** How each event of Yokai is shown. */
import type { Action, Choice, Event, Family, Hint, ShownEvent, View } from '../../generated/games/yokai';
import type { Moment } from '../../play/moment';
import type { Kinds, Script } from '../../play/script';
import type { Stage } from '../../play/stage.svelte';
import { applied } from './fold';
import { beats, weight, type Beat, type Ending } from './scene';
import * as sounds from './sounds';

export interface Yokai extends Kinds {
  view: View;
  legal: Choice;
  event: Event;
  action: Action;
  scene: OnShow;
  /** A hint on its way, or its back. */
  piece: Hint | null;
}

export type YokaiStage = Stage<Yokai>;

/** The card that the player peeks at. */
export interface Peeked {
  card: number;
  face: Family;
}

export interface OnShow {
  look: Peeked | null;
  /** The card that another player peeks at. */
  lifted: { card: number; seat: number } | null;
  /** The seat that has just rung the bell. */
  rung: number | null;
  ending: Ending | null;
}

/** In seconds: how long a card can be looked at, and how long others see it lifted. */
export const LONGEST_LOOK = 6;
const LIFTED = 0.9;
const SLID = 0.45;
const RUNG = 1.3;

export const script: Script<Yokai> = {
  idle: {
    declare: false,
    peek: [],
    moves: { cards: [], cells: [], alone: [], bridges: [] },
    draw: false,
    hints: 0,
    cards: [],
    last: false,
  },
  still: { look: null, lifted: null, rung: null, ending: null },
  acting: (view) => (view.turn === null ? [] : [view.turn]),
  holds: () => true,
  hinted(action) {
    if (action.type === 'declare') return [];
    if (action.type === 'draw') return ['pile'];
    const where =
      action.type === 'place'
        ? [`hint-${action.hint}`]
        : action.type === 'move'
          ? [`cell-${action.to.join()}`]
          : [];
    return [`card-${action.card}`, ...where];
  },
  shows: {
    async dealt(event, moment) {
      moment.view = applied(moment.view, event, moment.goal);
      moment.sound('card');
      moment.log();
      await moment.pause(event.seconds);
    },
    async peeked(event, moment) {
      moment.view = applied(moment.view, event, moment.goal);
      moment.sound(sounds.LIFT);
      moment.log();
      if (event.face === null) {
        moment.setScene({ lifted: { card: event.card, seat: event.seat } });
        await moment.pause(LIFTED);
      } else {
        moment.setScene({ look: { card: event.card, face: event.face } });
        await moment.pause(LONGEST_LOOK);
      }
    },
    async stuck(_, moment) {
      moment.log();
      await moment.pause(LIFTED);
    },
    async moved(event, moment) {
      moment.sound(sounds.SLIDE);
      moment.view = applied(moment.view, event, moment.goal);
      moment.log();
      if (!moment.still) await moment.pause(SLID);
    },
    async drew(event, moment) {
      moment.sound('draw');
      moment.log();
      await moment.travel('pile', 'waiting', event.hint);
      moment.view = applied(moment.view, event, moment.goal);
    },
    async placed(event, moment) {
      const { hints } = moment.view;
      const at = hints.findIndex(({ families }) => families.join() === event.hint?.families.join());
      await moment.travel(at < 0 ? 'waiting' : `hint-${at}`, `card-${event.card}`, event.hint);
      moment.view = applied(moment.view, event, moment.goal);
      moment.sound(sounds.PIN);
      moment.log();
    },
    async declared(event, moment) {
      moment.view = applied(moment.view, event, moment.goal);
      moment.setScene({ rung: event.seat });
      moment.sound(sounds.BELL);
      moment.log();
      await moment.pause(RUNG);
    },
    shown: turnUp,
    ended(_, moment) {
      moment.sound('end');
    },
  },
};

/** The cards are turned up one by one; families, links, goal and hints are shown; the seal falls. */
async function turnUp({ end, seconds }: ShownEvent, moment: Moment<Yokai>): Promise<void> {
  const all = beats(moment.goal, end);
  const each = seconds / all.reduce((sum, beat) => sum + weight(beat), 0);
  const show = (done: number) => moment.setScene({ ending: { end, beats: all, done } });
  const seal = all.at(-1);
  moment.setScene({ rung: null }); // The cry would cover the lanterns.
  for (const [index, beat] of all.entries()) {
    if (beat === seal || moment.still) break;
    show(index + 1);
    sing(beat, index, moment);
    await moment.pause(each * weight(beat));
  }
  show(all.length);
  moment.sound(end.won ? sounds.SEAL : sounds.DARK);
  moment.mark(); // One tap shows the seal, the next goes on.
  moment.log();
  if (seal) await moment.pause(each * weight(seal));
}

function sing(beat: Beat, index: number, moment: Moment<Yokai>): void {
  const { ending } = moment.scene;
  if (!ending) return;
  const { end } = ending;
  switch (beat.part) {
    case 'turn':
      moment.sound('tick', index / 2);
      break;
    case 'family':
      moment.sound(end.apart.includes(beat.family) ? sounds.DARK : sounds.LIT);
      break;
    case 'link':
      moment.sound(end.unlinked.includes(beat.seat) ? sounds.DARK : sounds.LIT);
      break;
    case 'goal':
      moment.sound(end.shaped ? sounds.LIT : sounds.DARK);
      break;
    case 'hint':
      moment.sound(end.fitting[beat.at] ? 'right' : 'wrong');
      break;
    case 'score':
      moment.sound('tick');
      break;
    case 'dark':
    case 'seal':
      break;
    default:
      beat satisfies never;
  }
}
