/** Fingers and mouse on the field: a tap, a held finger, a card that is dragged, a field that is moved or pinched. */
import { near, type Cell } from './geometry';
import type { Point, Sight } from './sight.svelte';

/** What fingers can do; set by the parent of the field. */
export interface Touched {
  readonly landings: readonly Cell[];
  /** The cards that can be used now. */
  readonly able: readonly number[];
  /** Whether they can be dragged, or looked at while they are pressed. */
  readonly drags: boolean;
  readonly presses: boolean;
  /** A card is held down, until `release`. */
  readonly press: (card: number) => void;
  readonly release: () => void;
  readonly take: (card: number) => void;
  readonly land: (cell: Cell) => void;
  readonly drop: () => void;
}

interface Press extends Point {
  id: number;
  card: number | null;
  what: 'pressed' | 'panning' | 'dragging' | 'looking';
}

/** How many pixels a tap may move. */
const FAR = 8;
/** Milliseconds until a press looks at a card, and at most between the two taps of a double tap. */
const HOLD = 320;
const DOUBLE = 350;

export class Fingers {
  /** Where the dragged card is, in the box; and the cell that it would land on. */
  dragged = $state.raw<Point | null>(null);
  over = $state.raw<Cell | null>(null);
  readonly #sight: Sight;
  readonly #touch: () => Touched;
  readonly #pointers = new Map<number, Point>();
  #press: Press | null = null;
  #timer = 0;
  /** The press became a drag or a look, so the click after it does not count. */
  #swallow = false;
  #tapped = 0;

  constructor(sight: Sight, touched: () => Touched) {
    this.#sight = sight;
    this.#touch = touched;
  }

  get #touched(): Touched {
    return this.#touch();
  }

  /** For `{@attach}`, on the field's box. */
  listen = (box: HTMLElement): (() => void) => {
    const end = new AbortController();
    const { signal } = end;
    box.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    box.addEventListener('pointermove', (event) => this.#move(event), { signal });
    box.addEventListener('pointerup', (event) => this.#up(event), { signal });
    box.addEventListener('pointercancel', (event) => this.#up(event), { signal });
    // The browser must not scroll meanwhile.
    box.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    return () => {
      clearTimeout(this.#timer);
      end.abort();
    };
  };

  /** Whether a click counts: one that does not end a drag, and always one of the keyboard. */
  tap(event: MouseEvent, deed: () => void): void {
    if (this.#swallow && event.detail > 0) return;
    deed();
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#pointers.set(id, { x, y });
    this.#swallow = false;
    clearTimeout(this.#timer);
    if (this.#pointers.size > 1) {
      if (this.#press?.what === 'dragging') this.#putDown();
      this.#press = null;
      return;
    }
    const card = cardAt(event.target);
    const press: Press = { id, x, y, card, what: 'pressed' };
    this.#press = press;
    const { able, presses } = this.#touched;
    if (!presses || card === null || !able.includes(card)) return;
    this.#timer = window.setTimeout(() => {
      if (press.what !== 'pressed') return;
      press.what = 'looking';
      this.#swallow = true;
      this.#touched.press(card);
    }, HOLD);
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 2) this.#pinch(event.pointerId, before, now);
    this.#pointers.set(event.pointerId, now);
    const press = this.#press;
    if (press?.id !== event.pointerId || press.what === 'looking') return;
    if (press.what === 'pressed' && Math.hypot(now.x - press.x, now.y - press.y) > FAR) this.#begin(press);
    if (press.what === 'panning') this.#sight.pan(before, now);
    if (press.what === 'dragging') this.#drag(now);
  }

  /** It is more than a tap. */
  #begin(press: Press): void {
    clearTimeout(this.#timer);
    this.#swallow = true;
    this.#sight.box?.setPointerCapture(press.id);
    const { drags, able, take } = this.#touched;
    if (drags && press.card !== null && able.includes(press.card)) {
      press.what = 'dragging';
      take(press.card);
    } else {
      press.what = 'panning';
      this.#sight.moving = true;
    }
  }

  #drag(now: Point): void {
    const at = this.#sight.within(now);
    this.dragged = at;
    const cell = near(at, this.#touched.landings, (one) => this.#sight.middle(one));
    this.over = cell && cell.far < this.#sight.tile * 0.8 ? cell.cell : null;
  }

  #pinch(id: number, from: Point, to: Point): void {
    const other = [...this.#pointers].find(([one]) => one !== id)?.[1];
    if (!other) return;
    this.#sight.moving = true;
    this.#swallow = true;
    this.#sight.pinch(other, from, to);
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    clearTimeout(this.#timer);
    this.#sight.moving = false;
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#press = null;
    if (press.what === 'looking') this.#touched.release();
    if (press.what === 'dragging') this.#putDown();
    if (press.what === 'pressed' && press.card === null) this.#tapBeside(event);
  }

  /** A tap on nothing at all lets go, and two of them show the whole field. A button does what it does: if the field
  changed as soon as it is released, the click would find a card there. */
  #tapBeside(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest('button')) return;
    if (event.timeStamp - this.#tapped < DOUBLE) this.#sight.refit();
    this.#tapped = event.timeStamp;
    this.#touched.drop();
  }

  #putDown(): void {
    const cell = this.over;
    this.dragged = null;
    this.over = null;
    if (cell) this.#touched.land(cell);
    else this.#touched.drop();
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#sight.zoom(Math.exp(-event.deltaY * 0.0015), { x: event.clientX, y: event.clientY });
  }
}

function cardAt(target: EventTarget | null): number | null {
  const found = target instanceof Element ? target.closest('[data-card]') : null;
  return found ? Number(found.getAttribute('data-card')) : null;
}
