/** The live feed: turns a table's messages about the game into frames. */
import type { AddedMessage, TimerInfo, ClockMessage, GameMessage, ToldEvent } from '../generated/wire';
import type { Frame, Game, Timer } from '../play/contract';
import { ObservableValue } from '../play/observable';

const arrived = (timer: TimerInfo | null): Timer | null => timer && { ...timer, at: performance.now() };

/** A message about the game, with the defaults of the fields that were left out. */
export type WholeMessage = Required<GameMessage>;

const NOTHING = {
  result: null,
  paused: false,
  conceded: [],
  undo: false,
  timer: null,
  fresh: false,
  hint: false,
  silent: false,
  idle: [],
  part: false,
  more: {},
  clocks: null,
} as const;

export const completed = (message: GameMessage): WholeMessage => ({ ...NOTHING, ...message });

const framed = (message: WholeMessage, missed: boolean): Frame => ({
  ...message,
  timer: arrived(message.timer),
  missed,
});

export class LiveFeed extends ObservableValue<Frame> {
  /** How the game adds events to a large view, once its board is loaded. */
  follow: Game['follow'];

  constructor(first: WholeMessage) {
    super(framed(first, false));
  }

  /** Apply a message; returns false if it does not follow from the latest frame, and the whole game must be requested.

  `back`: it is the first message since a reconnection. */
  receiveGame(message: WholeMessage, back: boolean): boolean {
    const frame = framed(message, back && !message.fresh);
    if (!message.fresh && message.game === this.latest.game && message.seat === this.latest.seat) {
      if (message.part && message.n < this.latest.n) return true; // the latest view has it
      const told = this.#newEvents(message.told);
      if (this.#gap(message.n, told)) return false;
      this.set({ ...frame, told, view: message.part ? joined(this.latest.view, message) : message.view });
    } else if (message.part) {
      return false;
    } else {
      this.set(frame);
    }
    return true;
  }

  receiveClock(message: ClockMessage): void {
    if (message.game === this.latest.game)
      this.set({ ...this.latest, timer: arrived(message.timer), ...quiet });
  }

  /** As `receiveGame`, for events that only add to the view. */
  receiveAdded(message: AddedMessage): boolean {
    const { latest, follow } = this;
    if (message.game !== latest.game) return false;
    const told = this.#newEvents(message.told);
    if (told.length === 0) return message.n <= latest.n;
    if (!follow || this.#gap(message.n, told)) return false;
    const view = followed(follow, latest.view, told);
    if (view === undefined) return false;
    this.set({
      ...latest,
      ...quiet,
      n: message.n,
      view,
      legal: message.legal ?? latest.legal,
      told,
    });
    return true;
  }

  #newEvents(told: readonly ToldEvent[]): readonly Frame['told'][number][] {
    return told.filter(({ n }) => n > this.latest.n) as Frame['told'][number][];
  }

  #gap(n: number, told: readonly { n: number }[]): boolean {
    return n > this.latest.n && told[0]?.n !== this.latest.n + 1;
  }
}

/** The whole view, from the previous one and a message with only what is new in it. */
const joined = (before: unknown, { view, more }: WholeMessage): unknown => {
  const was = before as Record<string, readonly unknown[]>;
  const grown = Object.entries(more).map(([name, end]) => [name, [...(was[name] ?? []), ...end]]);
  return { ...was, ...(view as object), ...Object.fromEntries(grown) };
};

const quiet = { told: [], fresh: false, missed: false } as const;

/** The view after these events; `undefined` if the game's `follow` fails. */
function followed(follow: NonNullable<Game['follow']>, view: unknown, told: Frame['told']): unknown {
  try {
    return told.reduce((before, { event }) => follow(before, event), view);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
