/** How each event of Pikit is shown. */
import type {
  Action,
  Choice,
  DealtEvent,
  EndedEvent,
  Event,
  ResolvedEvent,
  StoleEvent,
  TookEvent,
  TookMechaEvent,
  View,
} from '../../generated/games/pikit';
import type { Moment } from '../../play/moment';
import { unlessTimed, type Kinds, type Script } from '../../play/script';
import type { Stage } from '../../play/stage.svelte';
import { acting, answered } from './acting';
import { applied } from './fold';
import { hinted } from './hinted';
import { kaiju, mecha, type Piece } from './looks';
import { countingOrder, PARTS, type Fall, type Scoring, type Theft } from './scene';
import * as sounds from './sounds';

export interface Pikit extends Kinds {
  view: View;
  legal: Choice;
  event: Event;
  action: Action;
  scene: OnShow;
  /** A card, or its back. */
  piece: Piece | null;
}

export type PikitStage = Stage<Pikit>;

/** A discard is in the air, or what hung there falls. */
export const hangs = ({ view, scene }: PikitStage): boolean => view.stage === 'window' || scene.fall !== null;

export interface OnShow {
  /** The dice that are in the air. */
  tumbling: readonly boolean[] | null;
  /** What another player takes, before it moves. */
  taken: TookEvent | TookMechaEvent | null;
  /** Each seat's first cards, which all see. */
  dealt: DealtEvent | null;
  fall: Fall | null;
  theft: Theft | null;
  /** The last round is announced. */
  last: boolean;
  scoring: Scoring | null;
}

const NOTHING: Choice = {
  reroll: [],
  steal: [],
  draw: [],
  flip: [],
  targets: [],
  dice: [],
  takes: [],
  mecha: false,
  raid: null,
  stop: false,
  answers: null,
  cancel: [],
  rest: false,
  ways: [],
  bends: [],
};

/** A discard and its answers appear at once and for all players, because the time to answer runs. */
const AT_ONCE: readonly string[] = ['discarded', 'answered', 'passed'];

/** The share of a roll in which the dice are in the air; the rest is for reading them. */
const TUMBLE = 0.6;
const TURN = 0.4;
/** The share of a taking in which the cards travel. */
const AWAY = 0.3;
/** A card that the player loses stays visible longer. */
const OWN_LOSS = 1;

export const script: Script<Pikit> = {
  idle: NOTHING,
  still: { tumbling: null, taken: null, dealt: null, fall: null, theft: null, last: false, scoring: null },
  acting,
  answered,
  holds: ({ type }, occasion) =>
    !AT_ONCE.includes(type) && unlessTimed(occasion, (legal) => legal.answers !== null),
  hinted,
  shows: {
    async dealt(event, moment) {
      const after = applied(moment.view, event, moment.goal);
      moment.view = { ...after, hand: [], hands: after.hands.map(() => 0) };
      moment.setScene({ dealt: event });
      moment.sound('card');
      moment.log();
      await moment.pause(event.seconds);
      moment.view = after;
      moment.setScene({ dealt: null });
    },
    async rolled(event, moment) {
      moment.sound(sounds.ROLL);
      await tumble([true, true], TUMBLE, event, moment);
    },
    async rerolled(event, moment) {
      const play = moment.view.chain[0]?.play;
      const which = play?.type === 'reroll' ? play.dice : 'both';
      lands(moment);
      moment.sound(sounds.ROLL);
      await tumble([which !== 'second', which !== 'first'], TUMBLE, event, moment);
    },
    async flipped(event, moment) {
      lands(moment);
      moment.sound(sounds.TURN);
      await tumble(
        event.dice.map((face, die) => face !== moment.view.dice[die]),
        TURN,
        event,
        moment,
      );
    },
    discarded(event, moment) {
      moment.sound(sounds.DISCARD);
      moment.view = applied(moment.view, event, moment.goal);
    },
    answered(event, moment) {
      moment.sound(sounds.CANCEL);
      moment.view = applied(moment.view, event, moment.goal);
    },
    passed() {},
    resolved: fall,
    async fizzled(event, moment) {
      moment.view = applied(moment.view, event, moment.goal);
      moment.log();
      await moment.pause(event.seconds);
    },
    async drew(event, moment) {
      const own = event.seat === moment.seat;
      lands(moment);
      moment.log();
      moment.sound('draw');
      const card = event.card === null ? null : kaiju(event.card);
      await moment.travel('deck', own ? 'hand-end' : `seat-${event.seat}`, card);
      moment.view = applied(moment.view, event, moment.goal);
      await moment.pause(event.seconds - AWAY);
    },
    async raided({ seat, victim, seconds }, moment) {
      const hand = moment.view.hands[victim] ?? 0;
      moment.setScene({ theft: { thief: seat, victim, hand, piece: null, price: null, part: 'fan' } });
      moment.sound(sounds.MECHA);
      moment.log();
      await moment.pause(seconds);
    },
    stole: steal,
    async wounded(event, moment) {
      const { theft } = moment.scene;
      if (theft) moment.setScene({ theft: { ...theft, part: 'bites' } });
      moment.sound(sounds.BITE);
      moment.view = applied(moment.view, event, moment.goal);
      moment.log();
      await moment.pause(event.seconds);
      moment.setScene({ theft: null });
    },
    took: (event, moment) => taking(event, moment, () => take(event, moment)),
    async took_mecha(event, moment) {
      moment.sound(sounds.MECHA);
      const to = event.seat === moment.seat ? 'hand-end' : `seat-${event.seat}`;
      await taking(event, moment, async () => {
        await moment.travel(`mecha-${event.number}`, to, mecha(event.number));
        moment.view = applied(moment.view, event, moment.goal);
      });
    },
    async stopped(event, moment) {
      moment.log();
      await moment.pause(event.seconds);
    },
    async refilled(event, moment) {
      moment.sound('draw');
      moment.view = applied(moment.view, event, moment.goal);
      await moment.pause(event.seconds);
    },
    async last_turns(event, moment) {
      moment.view = applied(moment.view, event, moment.goal);
      moment.setScene({ last: true });
      moment.sound(sounds.LAST);
      moment.log();
      await moment.pause(event.seconds);
      moment.setScene({ last: false });
    },
    ended: count,
  },
};

/** A card that was not stopped takes effect and goes to the discards. */
function lands(moment: Moment<Pikit>): void {
  const card = moment.view.chain.length === 1 ? moment.view.chain[0]?.play.card : undefined;
  moment.view = { ...moment.view, stage: 'turn', chain: [], stands: [], asked: [] };
  if (card !== undefined) void moment.travel('air', 'discards', kaiju(card));
}

async function tumble(
  tumbling: readonly boolean[],
  lasts: number,
  event: Extract<Event, { type: 'rolled' | 'rerolled' | 'flipped' }>,
  moment: Moment<Pikit>,
): Promise<void> {
  moment.view = applied(moment.view, event, moment.goal);
  if (!moment.still) {
    moment.setScene({ tumbling });
    await moment.pause(lasts);
    moment.setScene({ tumbling: null });
  }
  moment.log();
  await moment.pause(event.seconds - lasts);
}

/** What another player takes is marked with the reason before it moves. What the player takes moves at
once, and there is time to look at the result. */
async function taking(
  event: TookEvent | TookMechaEvent,
  moment: Moment<Pikit>,
  going: () => Promise<void>,
): Promise<void> {
  const own = event.seat === moment.seat;
  moment.log();
  if (!own) {
    moment.setScene({ taken: event });
    await moment.pause(event.seconds - AWAY);
    moment.setScene({ taken: null });
  }
  await going();
  if (own) await moment.pause(event.seconds - AWAY);
}

/** The chain falls from the newest card down: what was stopped is torn. */
async function fall(event: ResolvedEvent, moment: Moment<Pikit>): Promise<void> {
  const closed = { chain: event.chain, stands: event.stands };
  const count = event.chain.length;
  const each = event.seconds / (count + 1);
  moment.view = applied(moment.view, event, moment.goal);
  for (let fallen = 1; fallen <= count; fallen++) {
    moment.setScene({ fall: { closed, fallen } });
    moment.sound(event.stands[count - fallen] ? 'card' : sounds.TEAR);
    await moment.pause(each);
  }
  moment.log();
  await moment.pause(each);
  moment.setScene({ fall: null });
}

/** The hand is fanned, a card is drawn out, turned for all to see, and goes over. */
async function steal(event: StoleEvent, moment: Moment<Pikit>): Promise<void> {
  const { chain, last } = moment.view;
  // A raid has been shown before: nothing was discarded for it.
  const price = moment.scene.theft ? null : ((chain[0] ?? last?.chain[0])?.play.card ?? null);
  lands(moment);
  const { seat: thief, victim, kind, number, seconds } = event;
  const hand = moment.view.hands[victim] ?? 1;
  const show = (part: Theft['part'], piece: Piece | null) =>
    moment.setScene({ theft: { thief, victim, hand, piece, price, part } });
  const card: Piece = { kind, number };
  moment.sound(sounds.STEAL);
  show('fan', null);
  await moment.pause(0.25 * seconds);
  show('drawn', card);
  await moment.pause(0.15 * seconds);
  show('turned', card);
  moment.log();
  await moment.pause(0.42 * seconds);
  if (victim === moment.seat) await moment.pause(OWN_LOSS);
  const bites = moment.goal.wounds[thief] !== moment.view.wounds[thief];
  moment.view = applied(moment.view, event, moment.goal);
  if (!bites) show('leaves', card);
  await moment.pause(0.18 * seconds);
  if (bites) return; // Its wound is the next event.
  moment.setScene({ theft: null });
}

/** Cards go from the centre into a hand. */
async function take(event: TookEvent, moment: Moment<Pikit>): Promise<void> {
  const own = event.seat === moment.seat;
  const seen = new Map<number, number>();
  const spots = event.cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { card, from: `centre-${card}-${before}` };
  });
  const after = applied(moment.view, event, moment.goal);
  moment.sound('card');
  const to = own ? 'hand-end' : `seat-${event.seat}`;
  const flights = spots.map(({ card, from }) => moment.travel(from, to, kaiju(card)));
  const { hand, hands, worth } = moment.view;
  moment.view = { ...after, hand, hands, worth };
  await Promise.all(flights);
  moment.view = after;
}

/** Hand by hand; then the 1s are compared; only then the winner is shown. */
async function count(event: EndedEvent, moment: Moment<Pikit>): Promise<void> {
  const { result, sheets, seconds } = event;
  moment.view = applied(moment.view, event, moment.goal);
  if (sheets.length === 0) return moment.sound('end');
  const order = countingOrder(result.places);
  const each = seconds / (sheets.length * PARTS.length + 2);
  const show = (done: number, part: Scoring['part'], finish: Scoring['finish']) =>
    moment.setScene({ scoring: { sheets, places: result.places, order, done, part, finish } });
  for (const done of order.keys()) {
    for (const part of PARTS) {
      show(done, part, 'no');
      moment.sound(
        part === 'mechas' && sheets[order[done] ?? 0]?.mechas.length ? sounds.MECHA : 'tick',
        done,
      );
      await moment.pause(each);
    }
  }
  show(sheets.length, 'wounds', 'ones');
  moment.sound('right');
  await moment.pause(each);
  show(sheets.length, 'wounds', 'decided');
  moment.log();
  moment.sound('end');
  moment.mark(); // One tap shows the result, the next goes on.
  await moment.pause(2 * each);
}
