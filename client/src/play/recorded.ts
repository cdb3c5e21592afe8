/** A feed of recorded frames, for a replay. */
import type { Frame, Told } from './contract';
import { ObservableValue } from './observable';

export class RecordedFeed extends ObservableValue<Frame> {
  readonly #frames: readonly Frame[];
  #at = 0;

  /** It begins with the first of these frames, the opening of a game. */
  constructor(frames: readonly [Frame, ...Frame[]]) {
    super(frames[0]);
    this.#frames = frames;
  }

  /** The index of the latest frame. */
  get at(): number {
    return this.#at;
  }

  /** Give the next frame, whose events the board then shows; returns false after the last one. */
  next(): boolean {
    const frame = this.#frames[this.#at + 1];
    if (!frame) return false;
    this.#at++;
    this.set(frame);
    return true;
  }

  /** Give the frame at this index as a fresh one: the board shows its view at once. */
  goTo(index: number): void {
    const frame = this.#frames[index];
    if (!frame) throw new RangeError(`No frame ${index} of ${this.#frames.length}`);
    this.#at = index;
    this.set({ ...frame, told: logOf(this.#frames.slice(0, index + 1)), fresh: true, missed: false });
  }
}

/** All that these frames say, in words only, without what is not kept. */
const logOf = (frames: readonly Frame[]): Told<unknown>[] =>
  frames
    .flatMap(({ told }) => told)
    .filter(({ lines, fleeting }) => lines.length > 0 && !fleeting)
    .map(({ n, lines }) => ({ n, event: null, lines }));
