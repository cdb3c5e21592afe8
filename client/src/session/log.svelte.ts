/** The game's history in words. It shows only what the board has shown already. */
import type { Frame, Seat } from '../play/contract';

export interface LogLine {
  id: string;
  text: string;
}

interface Entry {
  game: number;
  n: number;
  lines: readonly string[];
  /** Shown for a short time and not kept. */
  fleeting: boolean;
  /** An event from outside the rules, announced because a player could mistake it for a player's own action. */
  announced: OutsideEvent | null;
}

/** An event from outside the rules that changes who moves. */
export interface OutsideEvent {
  type: 'timed_out' | 'conceded';
  seat: Seat;
}
const isOutsideEvent = (event: unknown): event is OutsideEvent =>
  typeof event === 'object' &&
  event !== null &&
  'type' in event &&
  (event.type === 'timed_out' || event.type === 'conceded');

/** Milliseconds after which a fleeting line is removed at the latest: long enough for a screen reader. */
const FLEETING_TIME = 3000;
/** How many of the latest lines are in the live region for screen readers. */
const LIVE_REGION_LINES = 6;

export class Log {
  /** All entries in order; the board has shown the first `#shown` of them. */
  #entries = $state.raw<readonly Entry[]>([]);
  #shown = $state(0);
  /** How many of them came as words only, with a fresh frame: the board never showed them happen. */
  #before = $state(0);
  /** The entry that the board is showing line by line; entries after it wait. */
  #partial = $state.raw<{ game: number; n: number; lines: number } | null>(null);
  /** How far the board is apart from that entry. */
  #reached = { game: 0, n: 0 };
  /** The last event of the frame that was last shown. */
  #last = { game: 0, n: 0 };

  readonly #announce: (line: string, event: OutsideEvent) => void;

  /** `announce` shows a line once the board has shown its event; such a line is not in `aloud`. */
  constructor(announce: (line: string, event: OutsideEvent) => void = () => {}) {
    this.#announce = announce;
  }

  /** Add a frame's entries. A fresh frame brings the whole log, which counts as shown. */
  add(frame: Frame): void {
    const entries = frame.told.flatMap(({ n, event, lines, fleeting = false }) =>
      lines.length > 0 && !(fleeting && frame.fresh)
        ? [{ game: frame.game, n, lines, fleeting, announced: isOutsideEvent(event) ? event : null }]
        : [],
    );
    if (frame.fresh) {
      this.#entries = entries;
      this.#shown = this.#before = entries.length;
      this.#partial = null;
    } else if (entries.length > 0) {
      this.#entries = [...this.#entries, ...entries];
    }
  }

  /** Remove all entries: the next viewer must not see them. */
  clear(): void {
    this.#entries = [];
    this.#shown = this.#before = 0;
    this.#partial = null;
    this.#reached = this.#last = { game: 0, n: 0 };
  }

  /** The board has shown all events up to `n`. With `lines`, only the first lines of event `n`; the rest waits for a call
  without `lines`. */
  told(n: number, lines?: number): void {
    const next = this.#entries[this.#shown];
    if (!next) return;
    const { game } = next;
    if (lines !== undefined) {
      this.#show(game, n - 1);
      this.#partial = { game, n, lines };
    } else if (this.#partial?.n === n) {
      this.#partial = null;
      this.#show(this.#reached.game, this.#reached.n);
    }
    this.#show(game, n);
  }

  /** The board has caught up with a frame. */
  shown(frame: Frame): void {
    if (this.#partial && this.#partial.game !== frame.game) this.#partial = null;
    this.#show(frame.game, frame.n);
    // Fleeting lines stay until the next frame is shown. Entries of earlier games are removed.
    const { game, n } = this.#last;
    const more = frame.game !== game || frame.n !== n;
    if (more) this.#keep((entry) => !(entry.fleeting && reached(entry, game, n)));
    this.#keep((entry) => entry.game >= frame.game);
    this.#last = { game: frame.game, n: frame.n };
  }

  /** Lines that the board never showed happen: only for the panel, not for screen readers. */
  get before(): readonly LogLine[] {
    return inLines(this.#entries.slice(0, this.#before));
  }

  /** The lines that the board has shown and that are kept. */
  get lines(): readonly LogLine[] {
    return inLines(this.#here.filter(({ fleeting }) => !fleeting));
  }

  /** The latest lines of all that are kept. */
  latest(count: number): readonly LogLine[] {
    return [...this.before, ...this.lines].slice(-count);
  }

  /** The latest lines for screen readers, without those that are announced otherwise. */
  get aloud(): readonly LogLine[] {
    return inLines(this.#here.filter(({ announced }) => announced === null)).slice(-LIVE_REGION_LINES);
  }

  /** The kept lines that the board has shown of a game after event `n`. */
  since(game: number, n: number): readonly LogLine[] {
    const later = (entry: Entry) => entry.game === game && entry.n > n && !entry.fleeting;
    return inLines(this.#entries.slice(0, this.#shown).filter(later));
  }

  get #here(): readonly Entry[] {
    const here = this.#entries.slice(this.#before, this.#shown);
    const next = this.#entries[this.#shown];
    if (next && this.#partial && this.#isPartial(next))
      here.push({ ...next, lines: next.lines.slice(0, this.#partial.lines) });
    return here;
  }

  #isPartial({ game, n }: Entry): boolean {
    return this.#partial?.game === game && this.#partial.n === n;
  }

  #keep(wanted: (entry: Entry) => boolean): void {
    const kept = this.#entries.filter(wanted);
    if (kept.length === this.#entries.length) return;
    this.#shown = this.#entries.slice(0, this.#shown).filter(wanted).length;
    this.#before = this.#entries.slice(0, this.#before).filter(wanted).length;
    this.#entries = kept;
  }

  #show(game: number, n: number): void {
    const before = this.#shown;
    let shown = before;
    if (!reached({ game, n }, this.#reached.game, this.#reached.n)) this.#reached = { game, n };
    for (
      let next = this.#entries[shown];
      next && reached(next, game, n) && !this.#isPartial(next);
      next = this.#entries[shown]
    )
      shown++;
    this.#shown = shown;
    const now = this.#entries.slice(before, shown);
    for (const { lines, announced } of now)
      if (announced) for (const line of lines) this.#announce(line, announced);
    const said = now.filter(({ fleeting }) => fleeting);
    if (said.length > 0) setTimeout(() => this.#keep((entry) => !said.includes(entry)), FLEETING_TIME);
  }
}

const reached = (entry: { game: number; n: number }, game: number, n: number) =>
  entry.game < game || (entry.game === game && entry.n <= n);

const inLines = (entries: readonly Entry[]): LogLine[] =>
  entries.flatMap(({ game, n, lines }) =>
    lines.map((text, index) => ({ id: `${game}.${n}.${index}`, text })),
  );
