/** What a board shows at this moment. It lags behind the server on purpose: what was told is shown one after another,
and nothing is ever ahead of what the player has seen. How each event is shown is the game's script. */
import { tick } from 'svelte';
import type { Clock, Company, Frame, Host, Result, Seat, Sound, Told } from './contract';
import type { Kinds, Script } from './script';

/** Something on its way, from the middle of one place to the middle of another. */
export interface Flight<Piece> {
  id: number;
  piece: Piece;
  from: DOMRect;
  to: DOMRect;
  /** The name of the place where it lands: what is drawn there may wait for it. */
  goal: string;
  lasts: number;
  landed: () => void;
}

type FrameOf<Of extends Kinds> = Frame<Of['view'], Of['legal'], Of['event']>;
type HostOf<Of extends Kinds> = Host<Of['view'], Of['legal'], Of['event'], Of['action']>;

const TRAVEL = 260;
/** With so much that was missed, or so many frames behind, nobody wants to watch: show how it stands now. */
const FEW_MISSED = 4;
const FEW_BEHIND = 6;

export class Stage<Of extends Kinds> {
  view = $state.raw() as Of['view'];
  legal = $state.raw() as Of['legal'];
  scene = $state.raw() as Of['scene'];
  seat = $state<Seat | null>(null);
  clock = $state.raw<Clock | null>(null);
  result = $state.raw<Result | null>(null);
  company = $state.raw<Company>({ seats: [], connected: true });
  flights = $state.raw<readonly Flight<Of['piece']>[]>([]);
  /** What was last said of the game, in words. */
  lines = $state.raw<readonly string[]>([]);
  /** Something holds the board. */
  busy = $state(false);
  /** An action is on its way to the server. */
  sending = $state(false);
  /** The latest action that was sent from here, until a script has used it. */
  sent: Of['action'] | null = null;

  #names = $state.raw<readonly string[]>([]);
  readonly #host: HostOf<Of>;
  readonly #script: Script<Of>;
  readonly #places = new Map<string, HTMLElement>();
  readonly #waits = new Set<() => void>();
  readonly #deaf: (() => void)[];
  #queue: FrameOf<Of>[] = [];
  #playing = false;
  #skipping = false;
  /** What is being shown is not wanted any more: a fresh frame has come. */
  #cut = false;
  #gone = false;
  #lastFlight = 0;

  constructor(host: HostOf<Of>, script: Script<Of>) {
    this.#host = host;
    this.#script = script;
    this.company = host.company.latest;
    this.#settle(host.feed.latest);
    this.#deaf = [
      host.feed.listen((frame) => this.#hear(frame)),
      host.company.listen((company) => (this.company = company)),
    ];
  }

  name(seat: Seat): string {
    return this.#names[seat] ?? '';
  }

  /** Who does it, for a text that says "you" to whoever it is: `{ $who -> [you] You … *[other] { $name } … }`. */
  subject(seat: Seat): { name: string; who: 'you' | 'other' } {
    return { name: this.name(seat), who: seat === this.seat ? 'you' : 'other' };
  }

  /** A bot's face; people have none. */
  face(seat: Seat): string | null {
    return this.company.seats[seat]?.face ?? null;
  }

  get seats(): number {
    return this.#names.length;
  }

  /** Send an action, one at a time; tells whether it was done. */
  async send(action: Of['action']): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.sent = action;
    const done = await this.#host.play(action);
    this.sending = false;
    return done;
  }

  /** Send something beside all else, without waiting: a pencil's stroke. */
  sendBeside(action: Of['action']): Promise<boolean> {
    return this.#host.play(action);
  }

  // For scripts

  /** Where things lie, so that they can travel between places. */
  place = (name: string): ((element: HTMLElement) => () => void) => {
    return (element) => {
      this.#places.set(name, element);
      return () => {
        if (this.#places.get(name) === element) this.#places.delete(name);
      };
    };
  };

  where(name: string): DOMRect | null {
    return this.#places.get(name)?.getBoundingClientRect() ?? null;
  }

  sound(sound: Sound, height?: number): void {
    this.#host.sound(sound, height);
  }

  /** Nothing travels and nothing turns: it is simply there. */
  get still(): boolean {
    return this.#skipping || this.#gone || document.hidden || this.#host.reducedMotion();
  }

  /** Let so much time pass; not when it is skipped. */
  async pause(seconds: number): Promise<void> {
    if (this.#skipping || this.#gone || document.hidden || seconds <= 0) return;
    const wait = this.#queue.length > 2 ? seconds / 2 : seconds;
    await new Promise<void>((over) => {
      const done = () => {
        clearTimeout(timer);
        this.#waits.delete(done);
        over();
      };
      const timer = setTimeout(done, wait * 1000);
      this.#waits.add(done);
    });
  }

  /** Let a piece travel between two places; without motion it is simply there. `started`: it has left. */
  async travel(from: string, to: string, piece: Of['piece'], started = () => {}): Promise<void> {
    const start = this.where(from);
    const end = this.where(to);
    if (this.still || this.#queue.length > 3 || !start || !end) {
      started();
      return;
    }
    await new Promise<void>((over) => {
      const id = ++this.#lastFlight;
      const lasts = this.#queue.length > 1 ? TRAVEL / 2 : TRAVEL;
      const landed = () => {
        this.#waits.delete(landed);
        this.flights = this.flights.filter((flight) => flight.id !== id);
        over();
      };
      this.#waits.add(landed);
      this.flights = [...this.flights, { id, piece, from: start, to: end, goal: to, lasts, landed }];
      started();
      setTimeout(landed, lasts + 120);
    });
    await tick();
  }

  /** A skip that came before goes no further than here. */
  mark(): void {
    this.#skipping = this.#cut;
  }

  /** Show the rest of this at once. */
  skip(): void {
    this.#skipping = true;
    for (const over of [...this.#waits]) over();
  }

  unmount(): void {
    this.#gone = true;
    this.#queue = [];
    for (const end of this.#deaf) end();
    this.skip();
  }

  // The queue

  #hear(frame: FrameOf<Of>): void {
    if (frame.fresh) {
      this.#cut = true;
      this.#queue = [];
    }
    this.#queue.push(frame);
    if (this.#cut || this.#urgent()) this.skip();
    if (!this.#playing) void this.#playOn();
  }

  /** While a clock of the rules runs, nothing may lag. */
  #urgent(): boolean {
    return this.#queue.at(-1)?.clock?.running ?? false;
  }

  async #playOn(): Promise<void> {
    this.#playing = true;
    for (let frame = this.#queue.shift(); frame && !this.#gone; frame = this.#queue.shift()) {
      if (frame.fresh || this.#queue.length > FEW_BEHIND) {
        this.#cut = false;
        this.#settle(frame);
      } else if (frame.missed && frame.told.length > FEW_MISSED) {
        this.#settle(frame);
      } else {
        await this.#play(frame);
      }
    }
    this.#playing = false;
  }

  async #play(frame: FrameOf<Of>): Promise<void> {
    let held = false;
    for (const told of frame.told) {
      const event = told.event as Of['event'] | null;
      const show =
        event && (this.#script.shows[event.type as Of['event']['type']] as AnyShow<Of> | undefined);
      if (this.#cut || this.#gone) return;
      const urgent = frame.clock?.running === true || this.#urgent();
      if (event && show && this.#script.holds(event) && !urgent) {
        held = this.busy = true;
        this.#skipping = false;
        this.legal = this.#script.idle;
        await show(event, this, this.#moment(frame, told));
      } else if (event && show) {
        void show(event, this, this.#moment(frame, told));
      }
      this.#host.told(told.n);
    }
    if (this.#cut || this.#gone) return;
    if (held) this.scene = this.#script.still;
    this.#arrive(frame);
  }

  #moment(frame: FrameOf<Of>, told: Told<Of['event']>) {
    return { goal: frame.view, say: () => this.#host.told(told.n) };
  }

  /** Nothing is shown on the way: the board is as the frame says. */
  #settle(frame: FrameOf<Of>): void {
    this.scene = this.#script.still;
    this.#arrive(frame);
  }

  #arrive(frame: FrameOf<Of>): void {
    this.#skipping = false;
    this.view = frame.view;
    // Where the others gave up, the view knows nothing of it.
    this.legal = frame.result ? this.#script.idle : frame.legal;
    this.result = frame.result;
    this.seat = frame.seat;
    this.clock = frame.clock;
    this.#names = frame.names;
    const lines = frame.fresh ? (frame.told.at(-1)?.lines ?? []) : frame.told.flatMap((told) => told.lines);
    if (frame.fresh || lines.length > 0) this.lines = lines;
    this.busy = false;
    this.#host.shown(frame);
  }
}

type AnyShow<Of extends Kinds> = (
  event: Of['event'],
  stage: Stage<Of>,
  moment: { goal: Of['view']; say: () => void },
) => void | Promise<void>;
