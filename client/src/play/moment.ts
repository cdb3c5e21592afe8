/** An event while it is being shown: what its show can do to the stage. After the moment has ended or was cut short, all
calls do nothing. */
import { tick } from 'svelte';
import type { Seat, Sound } from './contract';
import type { Kinds } from './script';
import type { Stage } from './stage.svelte';

const TRAVEL = 260;
/** With this many holding frames in the queue a holding show runs faster, and then pieces no longer travel. */
const HURRY = 2;
const RUSH = 3;

/** What a moment may use of its stage. */
export interface StageAccess<Of extends Kinds> {
  readonly stage: Stage<Of>;
  /** The scene when nothing is on show. */
  readonly restingScene: Of['scene'];
  /** The moment that set each part of the scene. */
  readonly sceneOwners: Map<string, Moment<Of>>;
  /** How many holding frames are in the queue. */
  readonly behind: () => number;
  readonly reducedMotion: () => boolean;
  readonly sound: (sound: Sound, height?: number) => void;
  readonly told: (n: number, lines?: number) => void;
}

export class Moment<Of extends Kinds> {
  /** The view that the frame leads to; until then an event changes only what it shows. */
  readonly goal: Of['view'];
  /** The board waits for this one. */
  readonly holds: boolean;
  readonly #access: StageAccess<Of>;
  readonly #n: number;
  readonly #end = new AbortController();
  readonly #waits = new Set<() => void>();
  #skipping = false;
  #arrived = false;

  constructor(access: StageAccess<Of>, goal: Of['view'], n: number, holds: boolean) {
    this.#access = access;
    this.goal = goal;
    this.#n = n;
    this.holds = holds;
  }

  /** `false` once it has ended or was cut short. */
  get live(): boolean {
    return !this.#end.signal.aborted;
  }

  /** Aborted when it ends. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  get seat(): Seat | null {
    return this.#access.stage.seat;
  }

  get view(): Of['view'] {
    return this.#access.stage.view;
  }

  /** Ignored once the board has arrived at the frame's view. */
  set view(view: Of['view']) {
    if (this.live && !this.#arrived) this.#access.stage.view = view;
  }

  get scene(): Of['scene'] {
    return this.#access.stage.scene;
  }

  /** Set parts of the scene. They are cleared when the frame has been shown, or, if the show does not hold, when the show
  has ended. */
  setScene(parts: Partial<Of['scene']>): void {
    if (!this.live) return;
    const { stage, sceneOwners } = this.#access;
    for (const name of Object.keys(parts ?? {})) sceneOwners.set(name, this);
    stage.scene = { ...stage.scene, ...parts } as Of['scene'];
  }

  /** Clear the parts that this show has set, unless another show has set them since. */
  clearScene(): void {
    if (!this.live) return;
    const { stage, restingScene, sceneOwners } = this.#access;
    const own = [...sceneOwners].flatMap(([name, owner]) => (owner === this ? [name] : []));
    for (const name of own) sceneOwners.delete(name);
    const parts = Object.entries(restingScene ?? {}).filter(([name]) => own.includes(name));
    stage.scene = (stage.scene && { ...stage.scene, ...Object.fromEntries(parts) }) as Of['scene'];
  }

  /** Put the event, or its first `lines` lines, into the log now. Otherwise the log gets it when the show is over; if the
  show does not hold, at once, unless the script says that it `grows`. */
  log(lines?: number): void {
    if (this.live) this.#access.told(this.#n, lines);
  }

  sound(sound: Sound, height?: number): void {
    if (this.live) this.#access.sound(sound, height);
  }

  /** Take the latest action that was sent from this browser. */
  takeSent(): Of['action'] | null {
    const { stage } = this.#access;
    const { sent } = stage;
    if (this.live) stage.sent = null;
    return sent;
  }

  /** Whether nothing is animated now. */
  get still(): boolean {
    return !this.live || this.#skipping || document.hidden || this.#access.reducedMotion();
  }

  /** Whether the player has skipped it, until the next `mark`. */
  get skipped(): boolean {
    return this.#skipping;
  }

  /** Wait, unless it is skipped. */
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

  /** Animate a piece from one place to another, unless motion is off. `started` is called when it leaves. */
  async travel(from: string, to: string, piece: Of['piece'], started = () => {}): Promise<void> {
    if (!this.live) return;
    const { stage } = this.#access;
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

  /** An earlier skip ends here. */
  mark(): void {
    this.#skipping = false;
  }

  #behind(): number {
    return this.holds ? this.#access.behind() : 0;
  }

  // For the stage

  /** Show the rest at once. */
  skip(): void {
    this.#skipping = true;
    for (const over of [...this.#waits]) over();
  }

  /** The board has arrived at the frame's view. */
  arrive(): void {
    this.#arrived = true;
    if (!this.holds) return;
    this.clearScene();
    this.end();
  }

  /** From now on its show has no effect. */
  end(): void {
    this.#end.abort();
    for (const over of [...this.#waits]) over();
  }
}
