/** How each event of Yak is shown. */
import type { Action, Card, Choice, Counting, Event, TurnedEvent, View } from '../../generated/games/yak';
import type { Moment } from '../../play/moment';
import type { Kinds, Script } from '../../play/script';
import type { Stage } from '../../play/stage.svelte';
import { applied } from './fold';
import type { Challenge } from './scene';
import * as sounds from './sounds';

export interface Yak extends Kinds {
  view: View;
  legal: Choice;
  event: Event;
  action: Action;
  scene: OnShow;
  /** A card, or its back. */
  piece: Card | null;
}

export type YakStage = Stage<Yak>;

export interface OnShow {
  /** Who has just cried "I doubt it!" */
  doubter: number | null;
  challenge: Challenge | null;
}

/** Of the time a challenge takes: the stack is gathered, a lantern lights up, the stack leaves. */
const GATHER = 0.65;
const SWITCH = 0.55;
const LEAVE = 0.65;
/** Seconds for which another player's claim stays visible. */
const HEARD = 0.35;

export const script: Script<Yak> = {
  idle: { cards: 0, floors: [], top: 0, challenge: false, pass_: false },
  still: { doubter: null, challenge: null },
  acting: (view) => (view.turn === null ? [] : [view.turn]),
  holds: () => true,
  hinted: (action) => (action.type === 'play' ? [`card-${action.card}`] : ['heap']),
  shows: {
    dealt(event, moment) {
      moment.view = applied(moment.view, event, moment.goal);
    },
    async claimed(event, moment) {
      const own = event.seat === moment.seat;
      const action = own ? moment.takeSent() : null;
      const sent = action?.type === 'play' ? action.card : null;
      const after = applied(moment.view, event, moment.goal, sent);
      moment.sound('card');
      await moment.travel(own ? `card-${sent ?? 0}` : `seat-${event.seat}`, 'heap', null, () => {
        if (own) moment.view = { ...after, stack: moment.view.stack };
      });
      moment.view = after;
      moment.sound(sounds.CLAIM);
      moment.log();
      if (!own) await moment.pause(HEARD);
    },
    async drew(event, moment) {
      const own = event.seat === moment.seat;
      moment.log();
      await moment.travel('deck', own ? 'hand-end' : `seat-${event.seat}`, event.card);
      if (own) moment.sound('draw');
      moment.view = applied(moment.view, event, moment.goal);
    },
    empty() {},
    async challenged(event, moment) {
      moment.view = applied(moment.view, event, moment.goal);
      moment.setScene({ doubter: event.challenger });
      moment.sound(sounds.DOUBT);
      moment.log();
      await moment.pause(event.seconds);
    },
    turned: turn,
    async took(event, moment) {
      moment.log();
      await moment.pause(event.seconds - LEAVE);
      const { challenge } = moment.scene;
      if (challenge) moment.setScene({ challenge: { ...challenge, part: 'leaving' } });
      await moment.pause(LEAVE);
      moment.view = applied(moment.view, event, moment.goal);
      moment.setScene(script.still);
    },
    async passed(event, moment) {
      moment.log();
      await moment.pause(event.seconds);
    },
    async undone({ seat }, moment) {
      const { view, goal } = moment;
      const card = view.stack[goal.stack.length]?.card ?? null;
      moment.sound('card');
      moment.log();
      if (view.stack.length > goal.stack.length)
        await moment.travel('heap', seat === moment.seat ? 'hand-end' : `seat-${seat}`, card, () => {
          moment.view = { ...view, turn: null, stack: goal.stack };
        });
    },
    ended(_, moment) {
      moment.sound('end');
    },
  },
};

/** The stack is turned over card by card while the count rises. */
async function turn({ showdown, steps, seconds }: TurnedEvent, moment: Moment<Yak>): Promise<void> {
  const count = steps.length;
  const switches = steps.filter((step, index) => switched(steps[index - 1], step)).length;
  const each = (seconds - GATHER - SWITCH * switches) / count;
  const show = (turned: number, part: Challenge['part']) =>
    moment.setScene({ challenge: { showdown, steps, turned, part } });
  show(0, 'gather');
  await moment.pause(GATHER);
  for (const [index, step] of steps.entries()) {
    if (moment.still) break;
    const lights = switched(steps[index - 1], step);
    show(index + 1, 'turning');
    if (lights) moment.sound(sounds.SWITCH);
    else moment.sound('tick', step.total);
    await moment.pause(lights ? each + SWITCH : each);
  }
  show(count, 'verdict');
  moment.sound(showdown.loser === showdown.challenger ? 'right' : 'wrong');
}

function switched(before: Counting | undefined, now: Counting): boolean {
  const was = before ?? { everyone: false, ones: false, off: false };
  return now.everyone !== was.everyone || now.ones !== was.ones || now.off !== was.off;
}
