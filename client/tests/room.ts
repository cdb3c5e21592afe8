/** A test host without a browser: frames, calls that are recorded, and a clock that the test advances. */
import { mock } from 'node:test';
import type { Timer, Company, Frame, BoardHost } from '../src/play/contract';
import { ObservableValue } from '../src/play/observable';
import { LiveGlimpses } from '../src/session/glimpses';

/** A tiny game: a number that grows, and two kinds of events. */
export interface Tiny {
  view: number;
  legal: readonly string[];
  event: { readonly type: 'shown'; readonly by: number } | { readonly type: 'beside'; readonly by: number };
  action: string;
  scene: { board: string | null; cry: string | null };
  piece: string;
}

export type TinyFrame = Frame<Tiny['view'], Tiny['legal'], Tiny['event']>;
export type TinyTold = TinyFrame['told'][number];

export const timer: Timer = { key: 'limit', left: 10, whole: 10, running: true, at: 0 };

export const told = (n: number, event: TinyTold['event'], fleeting = false): TinyTold => ({
  n,
  event,
  lines: [`line ${n}`],
  fleeting,
});
export const shown = (n: number): TinyTold => told(n, { type: 'shown', by: n });
export const beside = (n: number): TinyTold => told(n, { type: 'beside', by: n });

/** A frame in which this was told; its view is the number of the last. */
export function frame(tolds: readonly TinyTold[], more: Partial<TinyFrame> = {}): TinyFrame {
  const n = tolds.at(-1)?.n ?? 0;
  return {
    game: 1,
    seat: 0,
    names: ['Ann', 'Ben'],
    n,
    view: n,
    legal: ['go'],
    result: null,
    paused: false,
    conceded: [],
    undo: false,
    hint: false,
    timer: null,
    told: tolds,
    fresh: false,
    missed: false,
    ...more,
  };
}

/** A table without occupants. */
export const emptyTable: Company = { seats: [], connected: true, latency: null, colours: [] };

export class Room implements BoardHost<Tiny['view'], Tiny['legal'], Tiny['event'], Tiny['action']> {
  readonly feed: ObservableValue<TinyFrame>;
  readonly company = new ObservableValue<Company>(emptyTable);
  readonly heard: number[] = [];
  /** Of what was shown so many lines only. */
  readonly grown: [number, number][] = [];
  readonly frames: TinyFrame[] = [];
  play: (action: string) => Promise<boolean> = () => Promise.resolve(true);
  readonly asked: string[] = [];
  why = (action: string) => Promise.resolve(void this.asked.push(action));
  actions: () => Promise<readonly string[]> = () => Promise.resolve([]);
  readonly glimpsed: unknown[] = [];
  glimpse = (glimpse: unknown) => void this.glimpsed.push(glimpse);
  readonly glimpses = new LiveGlimpses();
  readonly hinted = new ObservableValue<string | null>(null);
  text = (key: string) => key;
  told = (n: number, lines?: number) =>
    void (lines === undefined ? this.heard.push(n) : this.grown.push([n, lines]));
  shown = (one: TinyFrame) => void this.frames.push(one);
  sound = () => {};
  reducedMotion = () => false;

  constructor(first: TinyFrame = frame([], { fresh: true })) {
    this.feed = new ObservableValue(first);
  }
}

export function withoutBrowser(): void {
  Object.assign(globalThis, {
    document: { hidden: false, querySelector: () => null },
    HTMLInputElement: class {},
    HTMLTextAreaElement: class {},
    HTMLSelectElement: class {},
  });
  mock.timers.enable({ apis: ['setTimeout'] });
}

export function afterwards(): void {
  mock.timers.reset();
  mock.restoreAll();
}

/** Let everything happen that waits for nothing. */
export async function soon(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

export async function pass(seconds: number): Promise<void> {
  await soon();
  mock.timers.tick(seconds * 1000);
  await soon();
}
