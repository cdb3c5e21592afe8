/** What was told, in words: one history of the game. It shows only what the board has shown. */
import type { Frame } from '../play/contract';

export interface LogLine {
  id: string;
  text: string;
}

interface Entry {
  game: number;
  n: number;
  lines: readonly string[];
}

export class Log {
  /** All that has come, in order; of it the board has shown the first `#shown`. */
  #entries = $state.raw<readonly Entry[]>([]);
  #shown = $state(0);
  /** So many of them came as words only, with a fresh frame: nobody saw them happen here. */
  #before = $state(0);

  /** A frame has come. A fresh one brings the whole log, and the board shows it at once. */
  hear(frame: Frame): void {
    const entries = frame.told.flatMap(({ n, lines }) =>
      lines.length > 0 ? [{ game: frame.game, n, lines }] : [],
    );
    if (frame.fresh) {
      this.#entries = entries;
      this.#shown = this.#before = entries.length;
    } else if (entries.length > 0) {
      this.#entries = [...this.#entries, ...entries];
    }
  }

  /** The board has shown what was told up to `n`, of the game that it is showing. */
  told(n: number): void {
    const next = this.#entries[this.#shown];
    if (next) this.#show(next.game, n);
  }

  /** The board has caught up with a frame. */
  shown(frame: Frame): void {
    this.#show(frame.game, frame.n);
    // Of a game before this one nothing is kept.
    const old = this.#entries.findLastIndex(({ game }) => game < frame.game) + 1;
    if (old === 0) return;
    this.#entries = this.#entries.slice(old);
    this.#shown = Math.max(0, this.#shown - old);
    this.#before = Math.max(0, this.#before - old);
  }

  /** What nobody saw happen here: for the panel, never said aloud. */
  get before(): readonly LogLine[] {
    return inLines(this.#entries.slice(0, this.#before));
  }

  /** What the board has shown. */
  get lines(): readonly LogLine[] {
    return inLines(this.#entries.slice(this.#before, this.#shown));
  }

  #show(game: number, n: number): void {
    let shown = this.#shown;
    for (let next = this.#entries[shown]; next && reached(next, game, n); next = this.#entries[shown])
      shown++;
    this.#shown = shown;
  }
}

const reached = (entry: Entry, game: number, n: number) =>
  entry.game < game || (entry.game === game && entry.n <= n);

const inLines = (entries: readonly Entry[]): LogLine[] =>
  entries.flatMap(({ game, n, lines }) =>
    lines.map((text, index) => ({ id: `${game}.${n}.${index}`, text })),
  );
