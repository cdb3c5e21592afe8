/** What happened while the player was away: after a reload, a lost connection, or time on another tab. */
import type { Frame, Seat } from '../play/contract';
import type { Log, LogLine } from './log.svelte';

/** How far this browser has shown a game. */
interface Mark {
  game: number;
  n: number;
}

/** Up to this many missed events are shown by the board itself, not in the list. */
const PLAYED_BY_BOARD = 4;
/** An absence shorter than this, in milliseconds, is ignored. */
const SHORT_ABSENCE = 20_000;
/** How many tables are remembered. */
const TABLES = 20;
const KEY = 'yakai.seen';

export class MissedEvents {
  lines = $state.raw<readonly LogLine[]>([]);

  readonly #table: string;
  readonly #log: Log;
  #last: Mark | null;
  /** The seat whose view was last shown. */
  #seat: Seat | null | undefined;
  /** `#last` is from an earlier visit. */
  #remembered = true;
  #left: { mark: Mark | null; at: number } | null = null;

  constructor(table: string, log: Log) {
    this.#table = table;
    this.#log = log;
    this.#last = recalled()[table] ?? null;
  }

  /** Whether this browser has never shown this table. */
  get isFirstVisit(): boolean {
    return this.#last === null;
  }

  /** The board has caught up with a frame. */
  shown(frame: Frame): void {
    const last = this.#last;
    const apart = frame.fresh || this.#remembered || (frame.missed && frame.told.length > PLAYED_BY_BOARD);
    // A spectator who took a seat was there all the time.
    const came = this.#seat !== undefined && frame.seat !== this.#seat;
    this.#remembered = false;
    this.#seat = frame.seat;
    this.#last = { game: frame.game, n: frame.n };
    if (last?.game !== frame.game || frame.result || came) this.dismiss();
    else if (apart && frame.n > last.n) this.#show(last);
    if (last?.game !== frame.game || last.n !== frame.n) remember(this.#table, this.#last);
  }

  /** The page was hidden, or is visible again. */
  seen(hidden: boolean): void {
    const { mark, at } = this.#left ?? { mark: null, at: 0 };
    this.#left = hidden ? { mark: this.#last, at: performance.now() } : null;
    if (hidden || !mark || performance.now() - at < SHORT_ABSENCE) return;
    if (mark.game === this.#last?.game && this.#last.n > mark.n) this.#show(mark);
  }

  dismiss(): void {
    if (this.lines.length > 0) this.lines = [];
  }

  #show(since: Mark): void {
    const missed = this.#log.since(since.game, since.n);
    if (missed.length > 0) this.lines = missed;
  }
}

function recalled(): Record<string, Mark> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Mark>;
  } catch {
    return {}; // Storage is blocked.
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
    // Storage is blocked: a reload then shows no list.
  }
}
