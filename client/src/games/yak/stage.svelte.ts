/** What the board shows at this moment. It lags behind the server on purpose: it plays the events one after another
and is never ahead of what the player has seen. */
import { tick } from 'svelte';
import type { BoardInput, BoardProps } from '../../board';
import type { Action, Card, Choice, Counting, Event, Showdown, View } from '../../generated/games/yak';
import type { Player } from '../../generated/wire';
import { applied } from './fold';

export type Input = BoardInput<View, Choice, Event>;
export type Props = BoardProps<View, Choice, Event, Action>;

/** A challenge on show: `turned` cards lie open; then the verdict; then the stack leaves for the loser. */
export interface Scene {
  showdown: Showdown;
  steps: readonly Counting[];
  turned: number;
  part: 'gather' | 'turning' | 'verdict' | 'leaving';
}

/** A card on its way. */
export interface Flight {
  id: number;
  card: Card | null;
  from: DOMRect;
  to: DOMRect;
  lasts: number;
  landed: () => void;
}

const IDLE: Choice = { cards: 0, floors: [], top: 0, challenge: false, pass_: false };
const TRAVEL = 260;

export class Stage {
  view = $state.raw<View>() as View;
  legal = $state.raw<Choice>(IDLE);
  players = $state.raw<readonly Player[]>([]);
  connected = $state(true);
  scene = $state.raw<Scene | null>(null);
  flights = $state.raw<readonly Flight[]>([]);
  /** Who has just cried "I doubt it!" */
  doubter = $state<number | null>(null);
  busy = $state(false);
  /** An action is on its way to the server. */
  sending = $state(false);

  readonly #props: Props;
  readonly #places = new Map<string, HTMLElement>();
  readonly #waits = new Set<() => void>();
  #queue: Input[] = [];
  #skipping = false;
  #lastFlight = 0;
  #lastPlayed: number | null = null;
  #gone = false;

  constructor(props: Props) {
    this.#props = props;
    this.view = props.view;
    this.legal = props.legal;
    this.players = props.players;
    this.connected = props.connected;
    props.shown(props.view);
  }

  /** New views from the server wait until what came before has been shown. */
  update(input: Input): void {
    this.players = input.players;
    this.connected = input.connected;
    const newest = this.#queue.at(-1)?.view ?? this.view;
    if (input.view === newest) return;
    this.#queue.push(input);
    if (!this.busy) void this.#playOn();
  }

  async send(action: Action): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.#lastPlayed = action.type === 'play' ? action.card : null;
    await this.#props.play(action);
    this.sending = false;
  }

  /** Where things lie, so that cards can travel between them. */
  place(name: string): (element: HTMLElement) => () => void {
    return (element) => {
      this.#places.set(name, element);
      return () => {
        if (this.#places.get(name) === element) this.#places.delete(name);
      };
    };
  }

  where(name: string): DOMRect | null {
    return this.#places.get(name)?.getBoundingClientRect() ?? null;
  }

  /** Show the rest of this at once. */
  skip(): void {
    this.#skipping = true;
    for (const over of this.#waits) over();
    this.#waits.clear();
  }

  unmount(): void {
    this.#gone = true;
    this.#queue = [];
    this.skip();
  }

  async #playOn(): Promise<void> {
    this.busy = true;
    for (let next = this.#queue.shift(); next && !this.#gone; next = this.#queue.shift()) {
      this.#skipping = false;
      for (const event of next.events) {
        if (this.#gone) return;
        await this.#show(event, next);
      }
      this.scene = null;
      this.doubter = null;
      this.view = next.view;
      this.legal = next.legal;
      this.#props.shown(next.view);
      if (next.view.seat !== null && next.view.turn === next.view.seat && next.events.length > 0)
        this.#props.sound('turn');
    }
    this.busy = false;
  }

  async #show(event: Event, batch: Input): Promise<void> {
    this.legal = IDLE;
    switch (event.type) {
      case 'dealt':
        this.view = applied(this.view, event, batch.view);
        this.#props.tell(event);
        break;
      case 'claimed':
        await this.#showClaim(event, batch);
        break;
      case 'drew':
        this.#props.tell(event);
        await this.#travel(
          'deck',
          event.seat === this.view.seat ? 'hand-end' : `seat-${event.seat}`,
          event.card,
        );
        if (event.seat === this.view.seat) this.#props.sound('draw');
        this.view = applied(this.view, event, batch.view);
        break;
      case 'empty':
        this.#props.tell(event);
        break;
      case 'challenged':
        this.doubter = event.challenger;
        this.#props.sound('doubt');
        this.#props.tell(event);
        await this.#pause(1100);
        break;
      case 'turned':
        await this.#showTurning(event.showdown, event.steps);
        this.#props.tell(event);
        break;
      case 'took':
        this.#props.tell(event);
        await this.#pause(2600);
        if (this.scene) this.scene = { ...this.scene, part: 'leaving' };
        await this.#pause(650);
        this.view = applied(this.view, event, batch.view);
        this.scene = null;
        this.doubter = null;
        break;
      case 'passed':
        this.#props.tell(event);
        await this.#pause(900);
        break;
      case 'ended':
        this.#props.tell(event);
        this.#props.sound('end');
        break;
      default:
        event satisfies never;
    }
  }

  async #showClaim(event: Extract<Event, { type: 'claimed' }>, batch: Input): Promise<void> {
    const own = event.seat === this.view.seat;
    const laid = batch.view.stack[event.stack - 1];
    const after = applied(this.view, event, batch.view, this.#lastPlayed);
    this.#props.sound('card');
    const from = own ? `card-${this.#lastPlayed ?? 0}` : `seat-${event.seat}`;
    await this.#travel(from, 'heap', own ? (laid?.card ?? null) : null, () => {
      if (own) this.view = { ...after, stack: this.view.stack };
    });
    this.#lastPlayed = null;
    this.view = after;
    this.#props.sound('claim');
    this.#props.tell(event);
    if (!own) await this.#pause(350);
  }

  async #showTurning(showdown: Showdown, steps: readonly Counting[]): Promise<void> {
    this.scene = { showdown, steps, turned: 0, part: 'gather' };
    if (!this.#quick()) await this.#pause(650);
    const count = showdown.cards.length;
    const each = Math.max(170, Math.min(640, 7000 / count));
    for (let turned = 1; turned <= count; turned++) {
      if (this.#skipping || this.#gone || this.#quick()) break;
      const before = steps[turned - 2];
      const now = steps[turned - 1];
      this.scene = { ...this.scene, turned, part: 'turning' };
      const switched =
        now !== undefined &&
        (now.everyone !== (before?.everyone ?? false) ||
          now.ones !== (before?.ones ?? false) ||
          now.off !== (before?.off ?? false));
      if (switched) this.#props.sound('switch');
      else this.#props.sound('tick', now?.total ?? 0);
      await this.#pause(switched ? each + 550 : each);
    }
    this.scene = { ...this.scene, turned: count, part: 'verdict' };
    const right = showdown.loser === showdown.challenger;
    this.#props.sound(right ? 'right' : 'wrong');
    this.#skipping = false; // One tap shows the verdict, the next goes on.
  }

  /** Let a card travel between two places; without motion it is simply there. */
  async #travel(from: string, to: string, card: Card | null, started = () => {}): Promise<void> {
    const start = this.where(from);
    const end = this.where(to);
    if (this.#hasty() || !start || !end) {
      started();
      return;
    }
    await new Promise<void>((landed) => {
      const id = ++this.#lastFlight;
      const lasts = this.#queue.length > 1 ? TRAVEL / 2 : TRAVEL;
      const done = () => {
        this.#waits.delete(done);
        this.flights = this.flights.filter((flight) => flight.id !== id);
        landed();
      };
      this.#waits.add(done);
      this.flights = [...this.flights, { id, card, from: start, to: end, lasts, landed: done }];
      started();
      setTimeout(done, lasts + 120);
    });
    await tick();
  }

  async #pause(ms: number): Promise<void> {
    if (this.#skipping || this.#gone || document.hidden) return;
    const wait = this.#queue.length > 2 ? ms * 0.5 : ms;
    await new Promise<void>((over) => {
      const done = () => {
        clearTimeout(timer);
        this.#waits.delete(done);
        over();
      };
      const timer = setTimeout(done, wait);
      this.#waits.add(done);
    });
  }

  #quick(): boolean {
    return this.#props.reducedMotion();
  }

  #hasty(): boolean {
    return this.#skipping || this.#gone || document.hidden || this.#quick() || this.#queue.length > 3;
  }
}
