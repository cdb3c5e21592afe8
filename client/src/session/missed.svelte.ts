/** What happened while nobody looked here: after a reload, a cut line, a nap. */
import type { Frame, Seat } from '../play/contract';
import type { Log, LogLine } from './log.svelte';

/** How far somebody has seen a game. */
interface Mark {
  game: number;
  n: number;
}

/** So few things the board plays to whoever comes back: they see them happen. */
const PLAYED = 4;
/** Whoever looked away for less than this, in milliseconds, has missed nothing. */
const GLANCE = 20_000;
/** So many tables are remembered. */
const TABLES = 20;
const KEY = 'yakai.seen';

export class Missed {
  lines = $state.raw<readonly LogLine[]>([]);

  readonly #table: string;
  readonly #log: Log;
  #last: Mark | null;
  /** Through whose eyes, as last shown. */
  #seat: Seat | null | undefined;
  /** It comes from an earlier visit. */
  #remembered = true;
  #left: { mark: Mark | null; at: number } | null = null;

  constructor(table: string, log: Log) {
    this.#table = table;
    this.#log = log;
    this.#last = recalled()[table] ?? null;
  }

  /** Nothing of this table was ever seen here. */
  get newcomer(): boolean {
    return this.#last === null;
  }

  /** The board has caught up with a frame. */
  shown(frame: Frame): void {
    const last = this.#last;
    const apart = frame.fresh || this.#remembered || (frame.missed && frame.told.length > PLAYED);
    // Whoever has come to a seat was there.
    const came = this.#seat !== undefined && frame.seat !== this.#seat;
    this.#remembered = false;
    this.#seat = frame.seat;
    this.#last = { game: frame.game, n: frame.n };
    if (last?.game !== frame.game || frame.result || came) this.dismiss();
    else if (apart && frame.n > last.n) this.#tell(last);
    if (last?.game !== frame.game || last.n !== frame.n) remember(this.#table, this.#last);
  }

  /** The page is hidden, or looked at again. */
  seen(hidden: boolean): void {
    const { mark, at } = this.#left ?? { mark: null, at: 0 };
    this.#left = hidden ? { mark: this.#last, at: performance.now() } : null;
    if (hidden || !mark || performance.now() - at < GLANCE) return;
    if (mark.game === this.#last?.game && this.#last.n > mark.n) this.#tell(mark);
  }

  dismiss(): void {
    if (this.lines.length > 0) this.lines = [];
  }

  #tell(since: Mark): void {
    const missed = this.#log.since(since.game, since.n);
    if (missed.length > 0) this.lines = missed;
  }
}

function recalled(): Record<string, Mark> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Mark>;
  } catch {
    return {}; // A browser that keeps nothing.
  }
}

function remember(table: string, mark: Mark): void {
  const others = Object.entries(recalled()).filter(([key]) => key !== table);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), [table, mark]])),
    );
  } catch {
    // Then nothing is missed after a reload.
  }
}
