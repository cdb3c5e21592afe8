/** What a board shows now. It lags behind the server on purpose: events are shown one after another, and nothing is ahead
of what the player has seen. The game's script says how each event is shown. */
import { coached } from './coached.svelte';
import type { Company, Frame, Glimpses, BoardHost, Result, Seat, Timer } from './contract';
import { Moment, type StageAccess } from './moment';
import { showOf, type AnyShow, type EventOf, type Kinds, type Script } from './script';
import { actingIn, turnOf, type Turn } from './turn';

/** A piece that travels from the middle of one place to the middle of another. */
export interface Flight<Piece> {
  id: number;
  piece: Piece;
  from: DOMRect;
  to: DOMRect;
  /** The name of the place where it lands; what is drawn there may wait for it. */
  goal: string;
  lasts: number;
  landed: () => void;
}

type FrameOf<Of extends Kinds> = Frame<Of['view'], Of['legal'], Of['event']>;
type HostOf<Of extends Kinds> = BoardHost<Of['view'], Of['legal'], Of['event'], Of['action']>;

/** With more missed events, or more holding frames in the queue, the board skips to the latest view. */
const FEW_MISSED = 4;
const FEW_BEHIND = 6;

export class Stage<Of extends Kinds> {
  view = $state.raw() as Of['view'];
  legal = $state.raw() as Of['legal'];
  scene = $state.raw() as Of['scene'];
  seat = $state<Seat | null>(null);
  timer = $state.raw<Timer | null>(null);
  result = $state.raw<Result | null>(null);
  paused = $state(false);
  /** Seats that have conceded. */
  conceded = $state.raw<readonly Seat[]>([]);
  company = $state.raw() as Company;
  flights = $state.raw<readonly Flight<Of['piece']>[]>([]);
  /** The latest events in words. */
  lines = $state.raw<readonly string[]>([]);
  /** A show holds the board. */
  busy = $state(false);
  /** An action is unanswered. */
  sending = $state(false);
  /** The latest action sent from this browser, until a script has used it. */
  sent: Of['action'] | null = null;

  /** The game goes on, and its frames offer nothing to do. */
  #watched = $state(false);
  #names = $state.raw<readonly string[]>([]);
  readonly #host: HostOf<Of>;
  readonly #script: Script<Of>;
  readonly #places = new Map<string, HTMLElement>();
  /** The action that the visible hint recommends. */
  hint = $state.raw<Of['action'] | null>(null);
  /** The places that it marks. */
  #hinted: readonly string[] = [];
  readonly #unlisten: (() => void)[];
  readonly #access: StageAccess<Of>;
  /** All moments being shown, holding or not. */
  readonly #moments = new Set<Moment<Of>>();
  #held: { event: EventOf<Of>; moment: Moment<Of>; frame: FrameOf<Of> } | null = null;
  #queue: FrameOf<Of>[] = [];
  #playing = false;
  /** How often everything being shown was cut short. */
  #cuts = 0;
  #game = 0;
  #lastFlight = 0;

  constructor(host: HostOf<Of>, script: Script<Of>) {
    this.#host = host;
    this.#script = script;
    this.#access = {
      stage: this,
      restingScene: script.still,
      sceneOwners: new Map(),
      behind: () => this.#behind(),
      reducedMotion: () => host.reducedMotion(),
      sound: (sound, height) => host.sound(sound, height),
      told: (n, lines) => this.#log(n, lines),
    };
    this.company = host.company.latest;
    const first = host.feed.latest;
    if (begins(first)) {
      this.#clear();
      this.#show(first);
      this.#receive(first);
    } else this.#settle(first);
    this.#unlisten = [
      host.feed.listen((frame) => this.#receive(frame)),
      host.company.listen((company) => (this.company = company)),
      host.hinted?.listen((action) => this.#markHint(action)) ?? (() => {}),
    ];
  }

  name(seat: Seat): string {
    return this.#names[seat] ?? '';
  }

  /** Text arguments for the actor, so that a text can say "you": `{ $who -> [you] You … *[other] { $name } … }`. */
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

  /** All seats that may act now; none in a pause or after the end. */
  get acting(): readonly Seat[] {
    return actingIn(this.#script, this);
  }

  /** The seat whose turn it remains while others may only answer. */
  get answered(): Seat | null {
    return this.#turn.answered;
  }

  /** The seat that is played from this browser; `null` if it has conceded, is lent to a bot or is only watched. */
  get playing(): Seat | null {
    return this.#turn.playing;
  }

  /** Whether this browser's seat may act. */
  get yours(): boolean {
    return this.#turn.yours;
  }

  get #turn(): Turn {
    const lent = this.seat !== null && this.company.seats[this.seat]?.replaced;
    return turnOf(this.#script, this, lent || this.#watched);
  }

  /** Send an action, one at a time; returns whether it was done. */
  async send(action: Of['action'], quietly = false): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.sent = action;
    coached.acts++;
    let done = false;
    try {
      done = await this.#host.play(action, quietly);
    } finally {
      this.sending = false;
      if (!done && this.sent === action) this.sent = null;
    }
    return done;
  }

  /** Let the host show why this action is not legal now; it is never played. */
  why(action: Of['action']): Promise<void> {
    return this.#host.why(action);
  }

  /** The legal actions one by one; empty if there are too many. */
  actions(): Promise<readonly Of['action'][]> {
    return this.#host.actions();
  }

  /** Send an action without waiting for others, such as a pencil's stroke. */
  sendBeside(action: Of['action']): Promise<boolean> {
    return this.#host.play(action);
  }

  /** Show the others what this seat has in progress. */
  glimpse(glimpse: unknown): void {
    this.#host.glimpse(glimpse);
  }

  /** What the others have in progress. */
  get glimpses(): Glimpses {
    return this.#host.glimpses;
  }

  // For scripts

  /** Attach to an element to make it a place that pieces travel from and to. */
  place = (name: string): ((element: HTMLElement) => () => void) => {
    return (element) => {
      this.#places.set(name, element);
      if (this.#hinted.includes(name)) element.toggleAttribute('data-hinted', true);
      return () => {
        if (this.#places.get(name) === element) this.#places.delete(name);
      };
    };
  };

  where(name: string): DOMRect | null {
    return this.#places.get(name)?.getBoundingClientRect() ?? null;
  }

  #markHint(action: Of['action'] | null): void {
    this.hint = action;
    this.#hinted = action === null ? [] : (this.#script.hinted?.(action, this.view) ?? []);
    for (const [name, element] of this.#places)
      element.toggleAttribute('data-hinted', this.#hinted.includes(name));
  }

  nextFlight(): number {
    return ++this.#lastFlight;
  }

  /** Show the rest of what holds the board, or of everything being shown, at once. */
  skip(): void {
    if (this.#held) this.#held.moment.skip();
    else for (const moment of [...this.#moments]) moment.skip();
  }

  unmount(): void {
    for (const end of this.#unlisten) end();
    this.#cut();
  }

  // The queue

  #receive(frame: FrameOf<Of>): void {
    if (frame.fresh) this.#cut();
    this.#queue.push(frame);
    const held = this.#held;
    if (held && !this.#holds(held.event, held.frame)) held.moment.skip();
    if (!this.#playing) void this.#playOn();
  }

  /** Drop everything that is being shown or queued. */
  #cut(): void {
    this.#cuts++;
    this.#queue = [];
    this.#endAll();
  }

  #endAll(): void {
    for (const moment of this.#moments) moment.end();
    this.#moments.clear();
  }

  async #playOn(): Promise<void> {
    this.#playing = true;
    try {
      for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
        const missed = frame.missed && frame.told.length > FEW_MISSED;
        if (frame.fresh || missed || this.#behind() > FEW_BEHIND) this.#settle(frame);
        else await this.#playOrSettle(frame);
      }
    } finally {
      this.#playing = false;
    }
  }

  /** If a script throws, the board shows the frame's view at once. */
  async #playOrSettle(frame: FrameOf<Of>): Promise<void> {
    const cuts = this.#cuts;
    try {
      await this.#play(frame);
    } catch (error) {
      console.error(error);
      if (cuts === this.#cuts) this.#settle(frame);
    }
  }

  async #play(frame: FrameOf<Of>): Promise<void> {
    const cuts = this.#cuts;
    if (frame.game !== this.#game || frame.seat !== this.seat) {
      this.#clear();
      this.seat = frame.seat;
      this.result = null;
      this.conceded = [];
      this.#game = frame.game;
      this.#names = frame.names;
    }
    let before = Promise.resolve();
    for (const { n, event } of frame.told) {
      const show = event && showOf(this.#script, event);
      if (event && show) {
        const moment = new Moment(this.#access, frame.view, n, this.#holds(event, frame));
        this.#moments.add(moment);
        if (moment.holds) await this.#hold(show, event, moment, frame);
        else if (this.#script.grows?.(event)) {
          this.#host.told(n, 0);
          before = this.#beside(show, event, moment, before).finally(() => {
            if (this.#game === frame.game) this.#host.told(n);
          });
          continue;
        } else before = this.#beside(show, event, moment, before);
      }
      if (cuts !== this.#cuts) return;
      this.#host.told(n);
    }
    this.#arrive(frame);
  }

  /** Show an event and wait for the show, or until it is cut short. */
  async #hold(show: AnyShow<Of>, event: EventOf<Of>, moment: Moment<Of>, frame: FrameOf<Of>): Promise<void> {
    this.busy = true;
    this.legal = this.#script.idle;
    this.#held = { event, moment, frame };
    const cut = new Promise<void>((over) => moment.signal.addEventListener('abort', () => over()));
    try {
      await Promise.race([show(event, moment), cut]);
    } finally {
      this.#held = null;
    }
  }

  /** Show an event without holding the board. */
  async #beside(
    show: AnyShow<Of>,
    event: EventOf<Of>,
    moment: Moment<Of>,
    before: Promise<void>,
  ): Promise<void> {
    try {
      await before;
      await show(event, moment);
    } catch (error) {
      console.error(error);
    } finally {
      moment.clearScene();
      moment.end();
      this.#moments.delete(moment);
    }
  }

  /** Put an event into the log, and its lines on the board. */
  #log(n: number, lines?: number): void {
    this.#host.told(n, lines);
    const said = this.#held?.frame.told.find((told) => told.n === n)?.lines.slice(0, lines) ?? [];
    if (said.length > 0) this.lines = said;
  }

  /** Whether an event holds the board, judged by the latest frame that has arrived. */
  #holds(event: EventOf<Of>, frame: FrameOf<Of>): boolean {
    const now = this.#queue.at(-1) ?? frame;
    const { seat, timer } = now;
    try {
      return this.#script.holds(event, { goal: frame.view, legal: this.#legal(now), seat, timer });
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  /** How many queued frames will hold the board. */
  #behind(): number {
    const holding = (frame: FrameOf<Of>) =>
      frame.told.some(({ event }) => event && showOf(this.#script, event) && this.#holds(event, frame));
    return this.#queue.filter(holding).length;
  }

  #legal({ legal }: FrameOf<Of>): Of['legal'] {
    return legal ?? this.#script.idle;
  }

  #clear(): void {
    this.#endAll();
    this.#access.sceneOwners.clear();
    this.scene = this.#script.still;
  }

  /** Show the frame's view at once, without its events. */
  #settle(frame: FrameOf<Of>): void {
    this.#clear();
    this.#arrive(frame);
  }

  #arrive(frame: FrameOf<Of>): void {
    for (const moment of this.#moments) {
      moment.arrive();
      if (!moment.live) this.#moments.delete(moment);
    }
    this.#show(frame);
    const lines = frame.fresh ? (frame.told.at(-1)?.lines ?? []) : frame.told.flatMap((told) => told.lines);
    if (frame.fresh || lines.length > 0) this.lines = lines;
    this.busy = false;
    this.#host.shown(frame);
  }

  /** Put the frame on the board. */
  #show(frame: FrameOf<Of>): void {
    this.view = frame.view;
    this.legal = this.#legal(frame);
    this.result = frame.result;
    this.paused = frame.paused;
    if (!frame.result && !frame.paused) this.#watched = frame.legal === null;
    this.conceded = frame.conceded;
    this.seat = frame.seat;
    // Outside a pause a timer only stands while all players are away: the status says so, and no figure freezes.
    this.timer = frame.paused || frame.timer?.running ? frame.timer : null;
    this.#game = frame.game;
    this.#names = frame.names;
  }
}

/** Whether a frame is the beginning of a game, which is shown event by event. */
const begins = ({ fresh, told }: { fresh: boolean; told: readonly { n: number }[] }): boolean =>
  !fresh && told[0]?.n === 1;
