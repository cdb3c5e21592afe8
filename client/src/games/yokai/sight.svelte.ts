/** The visible part of the field: it fits its box by itself, and can be enlarged and moved. */
import { fitted, STILL, zoomed, type Cell } from './geometry';

/** A point of the screen. */
export interface Point {
  x: number;
  y: number;
}

/** The room around the field, in cells. */
const ROOM = 0.07;

export class Sight {
  width = $state(0);
  height = $state(0);
  /** The box that the field lies in. */
  box = $state<HTMLElement>();
  /** The user moves it at this moment: nothing glides after. */
  moving = $state(false);
  /** It has been measured and drawn: before, nothing has a place that it could glide from. */
  drawn = $state(false);
  #camera = $state.raw(STILL);
  readonly #shown: () => readonly Cell[];
  readonly #base = $derived.by(() => fitted(this.#shown(), this.width, this.height, ROOM));
  /** How wide a cell is, in pixels. */
  readonly tile = $derived.by(() => this.#base.tile * this.#camera.zoom);
  /** The user has moved it: it does not simply fit. */
  readonly moved = $derived.by(() => this.#camera !== STILL);

  /** `shown`: the cells that must be visible. */
  constructor(shown: () => readonly Cell[]) {
    this.#shown = shown;
  }

  left(x: number): number {
    return this.width / 2 + this.#camera.x + (x - this.#base.middle[0]) * this.tile;
  }

  top(y: number): number {
    return this.height / 2 + this.#camera.y + (y - this.#base.middle[1]) * this.tile;
  }

  /** The middle of a cell. */
  middle([x, y]: Cell): Point {
    return { x: this.left(x + 0.5), y: this.top(y + 0.5) };
  }

  /** Its lower right corner, where a card leaves room beside what is pinned to it. */
  corner([x, y]: Cell): Point {
    return { x: this.left(x + 0.8), y: this.top(y + 0.9) };
  }

  /** A point of the screen, as one of the box. */
  within({ x, y }: Point): Point {
    const rect = this.box?.getBoundingClientRect();
    return { x: x - (rect?.left ?? 0), y: y - (rect?.top ?? 0) };
  }

  refit(): void {
    this.#camera = STILL;
  }

  pan(from: Point, to: Point): void {
    const { x, y } = this.#camera;
    this.#camera = { ...this.#camera, x: x + to.x - from.x, y: y + to.y - from.y };
  }

  /** Nearer or farther, while this point of the screen stays where it is. */
  zoom(by: number, at: Point): void {
    const { x, y } = this.within(at);
    this.#camera = zoomed(this.#camera, by, x - this.width / 2, y - this.height / 2, this.#base.tile);
  }

  /** One of two fingers goes on. */
  pinch(other: Point, from: Point, to: Point): void {
    const far = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
    const between = (one: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    this.pan(between(from), between(to));
    this.zoom(far(to) / Math.max(1, far(from)), between(to));
  }
}
