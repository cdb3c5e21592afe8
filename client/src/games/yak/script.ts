/** How each event of Yak is shown. */
import type { Action, Card, Choice, Counting, Event, TurnedEvent, View } from '../../generated/games/yak';
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
/** Somebody else's claim is left standing for a moment. */
const HEARD = 0.35;

export const script: Script<Yak> = {
  idle: { cards: 0, floors: [], top: 0, challenge: false, pass_: false },
  still: { doubter: null, challenge: null },
  holds: () => true,
  shows: {
    dealt(event, stage, { goal }) {
      stage.view = applied(stage.view, event, goal);
    },
    async claimed(event, stage, { goal, say }) {
      const own = event.seat === stage.seat;
      const sent = own && stage.sent?.type === 'play' ? stage.sent.card : null;
      const card = own ? (goal.stack[event.stack - 1]?.card ?? null) : null;
      const after = applied(stage.view, event, goal, sent);
      stage.sound('card');
      await stage.travel(own ? `card-${sent ?? 0}` : `seat-${event.seat}`, 'heap', card, () => {
        if (own) stage.view = { ...after, stack: stage.view.stack };
      });
      stage.sent = null;
      stage.view = after;
      stage.sound(sounds.CLAIM);
      say();
      if (!own) await stage.pause(HEARD);
    },
    async drew(event, stage, { goal, say }) {
      const own = event.seat === stage.seat;
      say();
      await stage.travel('deck', own ? 'hand-end' : `seat-${event.seat}`, event.card);
      if (own) stage.sound('draw');
      stage.view = applied(stage.view, event, goal);
    },
    empty() {},
    async challenged(event, stage, { goal, say }) {
      stage.view = applied(stage.view, event, goal);
      stage.scene = { ...stage.scene, doubter: event.challenger };
      stage.sound(sounds.DOUBT);
      say();
      await stage.pause(event.seconds);
    },
    turned: turn,
    async took(event, stage, { goal, say }) {
      say();
      await stage.pause(event.seconds - LEAVE);
      const { challenge } = stage.scene;
      if (challenge) stage.scene = { ...stage.scene, challenge: { ...challenge, part: 'leaving' } };
      await stage.pause(LEAVE);
      stage.view = applied(stage.view, event, goal);
      stage.scene = script.still;
    },
    async passed(event, stage, { say }) {
      say();
      await stage.pause(event.seconds);
    },
    ended(_, stage) {
      stage.sound('end');
    },
  },
};

/** The stack is turned over card by card while the count rises. */
async function turn({ showdown, steps, seconds }: TurnedEvent, stage: YakStage): Promise<void> {
  const count = steps.length;
  const switches = steps.filter((step, index) => switched(steps[index - 1], step)).length;
  const each = (seconds - GATHER - SWITCH * switches) / count;
  const show = (turned: number, part: Challenge['part']) =>
    (stage.scene = { ...stage.scene, challenge: { showdown, steps, turned, part } });
  show(0, 'gather');
  await stage.pause(GATHER);
  for (const [index, step] of steps.entries()) {
    if (stage.still) break;
    const lights = switched(steps[index - 1], step);
    show(index + 1, 'turning');
    if (lights) stage.sound(sounds.SWITCH);
    else stage.sound('tick', step.total);
    await stage.pause(lights ? each + SWITCH : each);
  }
  show(count, 'verdict');
  stage.sound(showdown.loser === showdown.challenger ? 'right' : 'wrong');
  stage.mark(); // One tap shows the verdict, the next goes on.
}

function switched(before: Counting | undefined, now: Counting): boolean {
  const was = before ?? { everyone: false, ones: false, off: false };
  return now.everyone !== was.everyone || now.ones !== was.ones || now.off !== was.off;
}
