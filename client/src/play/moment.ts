/** An event while it is shown: the stage as its show has it. It lets go by itself: whatever a show does after it is
over, or after something has cut it short, does nothing. */
import { tick } from 'svelte';
import type { Seat, Sound } from './contract';
import type { Kinds } from './script';
import type { Stage } from './stage.svelte';

const TRAVEL = 260;
/** So many frames that hold wait for their turn: then what holds hurries a little, and then nothing travels. */
const HURRY = 2;
const RUSH = 3;

/** What a stage lends to its moments. */
export interface Wings<Of extends Kinds> {
  readonly stage: Stage<Of>;
  /** The scene when nothing is on show. */
  readonly still: Of['scene'];
  /** Who hung up which part of the scene. */
  readonly hung: Map<string, Moment<Of>>;
  /** How many frames that hold are waiting. */
  readonly behind: () => number;
  readonly calm: () => boolean;
  readonly sound: (sound: Sound, height?: number) => void;
  readonly told: (n: number, lines?: number) => void;
}

export class Moment<Of extends Kinds> {
  /** The view that the frame leads to; until then an event changes only what it shows. */
  readonly goal: Of['view'];
  /** The board waits for this one. */
  readonly holds: boolean;
  readonly #wings: Wings<Of>;
  readonly #n: number;
  readonly #end = new AbortController();
  readonly #waits = new Set<() => void>();
  #skipping = false;
  #arrived = false;

  constructor(wings: Wings<Of>, goal: Of['view'], n: number, holds: boolean) {
    this.#wings = wings;
    this.goal = goal;
    this.#n = n;
    this.holds = holds;
  }

  /** Until it is over or cut short. */
  get live(): boolean {
    return !this.#end.signal.aborted;
  }

  /** The same, for whatever takes a signal. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  get seat(): Seat | null {
    return this.#wings.stage.seat;
  }

  get view(): Of['view'] {
    return this.#wings.stage.view;
  }

  /** Once the board is where the frame leads, a show that has not held it changes the view no more. */
  set view(view: Of['view']) {
    if (this.live && !this.#arrived) this.#wings.stage.view = view;
  }

  get scene(): Of['scene'] {
    return this.#wings.stage.scene;
  }

  /** Hang up parts of the scene. What a show that holds has hung up is taken down with its frame; any other takes its
  own down itself. */
  hang(parts: Partial<Of['scene']>): void {
    if (!this.live) return;
    const { stage, hung } = this.#wings;
    for (const name of Object.keys(parts ?? {})) hung.set(name, this);
    stage.scene = { ...stage.scene, ...parts } as Of['scene'];
  }

  /** Take down what this show has hung up, unless another has hung something there since. */
  takeDown(): void {
    if (!this.live) return;
    const { stage, still, hung } = this.#wings;
    const own = [...hung].flatMap(([name, owner]) => (owner === this ? [name] : []));
    for (const name of own) hung.delete(name);
    const parts = Object.entries(still ?? {}).filter(([name]) => own.includes(name));
    stage.scene = (stage.scene && { ...stage.scene, ...Object.fromEntries(parts) }) as Of['scene'];
  }

  /** It has been seen, or so many lines of it: the log may have them now. Without this it gets all of it when the
  showing is over; of what does not hold at once, unless the script says that it `grows`. */
  say(lines?: number): void {
    if (this.live) this.#wings.told(this.#n, lines);
  }

  sound(sound: Sound, height?: number): void {
    if (this.live) this.#wings.sound(sound, height);
  }

  /** The latest action that was sent from here, once. */
  takeSent(): Of['action'] | null {
    const { stage } = this.#wings;
    const { sent } = stage;
    if (this.live) stage.sent = null;
    return sent;
  }

  /** Nothing travels and nothing turns: it is simply there. */
  get still(): boolean {
    return !this.live || this.#skipping || document.hidden || this.#wings.calm();
  }

  /** Whoever looks on wants the end of it; until the next mark. */
  get skipped(): boolean {
    return this.#skipping;
  }

  /** Let so much time pass; not when it is skipped. */
  async pause(seconds: number): Promise<void> {
    if (!this.live || this.#skipping || document.hidden || seconds <= 0) return;
    const wait = this.#behind() > HURRY ? seconds / 2 : seconds;
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
    if (!this.live) return;
    const { stage } = this.#wings;
    const start = stage.where(from);
    const end = stage.where(to);
    if (this.still || this.#behind() > RUSH || !start || !end) {
      started();
      return;
    }
    await new Promise<void>((over) => {
      const lasts = this.#behind() > HURRY ? TRAVEL / 2 : TRAVEL;
      const landed = () => {
        clearTimeout(timer);
        this.#waits.delete(landed);
        stage.flights = stage.flights.filter((one) => one !== flight);
        over();
      };
      const timer = setTimeout(landed, lasts + 120);
      const flight = { id: stage.nextFlight(), piece, from: start, to: end, goal: to, lasts, landed };
      this.#waits.add(landed);
      stage.flights = [...stage.flights, flight];
      started();
    });
    await tick();
  }

  /** A skip that came before goes no further than here. */
  mark(): void {
    this.#skipping = false;
  }

  /** What holds nobody up needs no hurry. */
  #behind(): number {
    return this.holds ? this.#wings.behind() : 0;
  }

  // For the stage

  /** Show the rest of this at once. */
  skip(): void {
    this.#skipping = true;
    for (const over of [...this.#waits]) over();
  }

  /** The board is where the frame leads. */
  arrive(): void {
    this.#arrived = true;
    if (!this.holds) return;
    this.takeDown();
    this.end();
  }

  /** From here on nothing that its show does has any effect. */
  end(): void {
    this.#end.abort();
    for (const over of [...this.#waits]) over();
  }
}
