/** What was told, in words: one history of the game. It shows only what the board has shown. */
import type { Frame, Seat } from '../play/contract';

export interface LogLine {
  id: string;
  text: string;
}

interface Entry {
  game: number;
  n: number;
  lines: readonly string[];
  /** Said once, and then gone. */
  fleeting: boolean;
  /** Whoever plays here could take what follows for somebody's own doing. */
  loud: Loud | null;
}

/** What comes from outside the rules and changes who moves. */
export interface Loud {
  type: 'timed_out' | 'conceded';
  seat: Seat;
}
const isLoud = (event: unknown): event is Loud =>
  typeof event === 'object' &&
  event !== null &&
  'type' in event &&
  (event.type === 'timed_out' || event.type === 'conceded');

/** What is fleeting is gone after this time at the latest, in milliseconds: long enough to be said aloud. */
const SAID = 3000;
/** So many of the latest lines are there to be said aloud. */
const ALOUD = 6;

export class Log {
  /** All that has come, in order; of it the board has shown the first `#shown`. */
  #entries = $state.raw<readonly Entry[]>([]);
  #shown = $state(0);
  /** So many of them came as words only, with a fresh frame: nobody saw them happen here. */
  #before = $state(0);
  /** What the board is still showing, line by line: nothing after it is shown either. */
  #growing = $state.raw<{ game: number; n: number; lines: number } | null>(null);
  /** How far the board would be without it. */
  #reached = { game: 0, n: 0 };
  /** The last thing told in the frame that was last shown. */
  #last = { game: 0, n: 0 };

  readonly #call: (line: string, event: Loud) => void;

  /** `call`: say something to whoever looks at the board, when the board has shown it; nothing else says it aloud. */
  constructor(call: (line: string, event: Loud) => void = () => {}) {
    this.#call = call;
  }

  /** A frame has come. A fresh one brings the whole log, and the board shows it at once. */
  hear(frame: Frame): void {
    const entries = frame.told.flatMap(({ n, event, lines, fleeting = false }) =>
      lines.length > 0 && !(fleeting && frame.fresh)
        ? [{ game: frame.game, n, lines, fleeting, loud: isLoud(event) ? event : null }]
        : [],
    );
    if (frame.fresh) {
      this.#entries = entries;
      this.#shown = this.#before = entries.length;
      this.#growing = null;
    } else if (entries.length > 0) {
      this.#entries = [...this.#entries, ...entries];
    }
  }

  /** Nothing of it is for whoever looks now. */
  forget(): void {
    this.#entries = [];
    this.#shown = this.#before = 0;
    this.#growing = null;
    this.#reached = this.#last = { game: 0, n: 0 };
  }

  /** The board has shown what was told up to `n`, of the game that it is showing; with `lines` only so many of its lines,
  and the rest not before it is told without. */
  told(n: number, lines?: number): void {
    const next = this.#entries[this.#shown];
    if (!next) return;
    const { game } = next;
    if (lines !== undefined) {
      this.#show(game, n - 1);
      this.#growing = { game, n, lines };
    } else if (this.#growing?.n === n) {
      this.#growing = null;
      this.#show(this.#reached.game, this.#reached.n);
    }
    this.#show(game, n);
  }

  /** The board has caught up with a frame. */
  shown(frame: Frame): void {
    if (this.#growing && this.#growing.game !== frame.game) this.#growing = null;
    this.#show(frame.game, frame.n);
    // What is fleeting stays to be said until more has been shown; of a game before this one nothing is kept.
    const { game, n } = this.#last;
    const more = frame.game !== game || frame.n !== n;
    if (more) this.#keep((entry) => !(entry.fleeting && reached(entry, game, n)));
    this.#keep((entry) => entry.game >= frame.game);
    this.#last = { game: frame.game, n: frame.n };
  }

  /** What nobody saw happen here: for the panel, never said aloud. */
  get before(): readonly LogLine[] {
    return inLines(this.#entries.slice(0, this.#before));
  }

  /** What the board has shown, as far as it is kept. */
  get lines(): readonly LogLine[] {
    return inLines(this.#here.filter(({ fleeting }) => !fleeting));
  }

  /** The latest lines of all that is kept, whether or not anybody saw them happen here. */
  latest(count: number): readonly LogLine[] {
    return [...this.before, ...this.lines].slice(-count);
  }

  /** The latest of what the board has shown, to be said aloud: but for what is called out. */
  get aloud(): readonly LogLine[] {
    return inLines(this.#here.filter(({ loud }) => loud === null)).slice(-ALOUD);
  }

  /** What the board has shown of a game after the first `n` things told, as far as it is kept. */
  since(game: number, n: number): readonly LogLine[] {
    const later = (entry: Entry) => entry.game === game && entry.n > n && !entry.fleeting;
    return inLines(this.#entries.slice(0, this.#shown).filter(later));
  }

  get #here(): readonly Entry[] {
    const here = this.#entries.slice(this.#before, this.#shown);
    const next = this.#entries[this.#shown];
    if (next && this.#growing && this.#grows(next))
      here.push({ ...next, lines: next.lines.slice(0, this.#growing.lines) });
    return here;
  }

  #grows({ game, n }: Entry): boolean {
    return this.#growing?.game === game && this.#growing.n === n;
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
      next && reached(next, game, n) && !this.#grows(next);
      next = this.#entries[shown]
    )
      shown++;
    this.#shown = shown;
    const now = this.#entries.slice(before, shown);
    for (const { lines, loud } of now) if (loud) for (const line of lines) this.#call(line, loud);
    const said = now.filter(({ fleeting }) => fleeting);
    if (said.length > 0) setTimeout(() => this.#keep((entry) => !said.includes(entry)), SAID);
  }
}

const reached = (entry: { game: number; n: number }, game: number, n: number) =>
  entry.game < game || (entry.game === game && entry.n <= n);

const inLines = (entries: readonly Entry[]): LogLine[] =>
  entries.flatMap(({ game, n, lines }) =>
    lines.map((text, index) => ({ id: `${game}.${n}.${index}`, text })),
  );
