/** A stroke while it is drawn, and its simplification to as few points as show the same line. */
import type { Points, Stroke } from '../../../generated/games/pictomania';
import { FIRST, HARDEST, pressed, SHEET, THICK, type Inked } from '../pieces/ink';

/** A point of the pen: position in units of the sheet, time in milliseconds, and pressure, if the pen measures it. */
export interface Sample {
  x: number;
  y: number;
  at: number;
  pressure: number | null;
}

/** Smoothing: each point is moved towards those before it. The tip stays at the pen. */
const CALM = 0.35;
/** Points nearer than this to the last one are dropped, in units. */
const NEAR = 12;
/** How far, in units, the simplified line may lie from the drawn one. */
const ASTRAY = 3;
/** A stroke is split into parts of this many points before simplification. */
export const MOST = 1900;

interface Kept {
  x: number;
  y: number;
  at: number;
  p: number;
}

export const onSheet = (value: number): number => Math.max(0, Math.min(HARDEST, Math.round(value)));

/** A line that grows under the pen. */
export class Line {
  readonly #kept: Kept[] = [];
  #tip: Kept | null = null;
  #feels = false;

  add({ x, y, at, pressure }: Sample): void {
    const before = this.#kept.at(-1);
    if (pressure !== null) this.#feels = true;
    // Where a line begins anew in the midst of a move, older points may still come.
    at = Math.max(at, before?.at ?? at);
    if (!before) {
      this.#kept.push({ x, y, at, p: pressure ?? FIRST });
      this.#tip = this.#kept[0]!;
      return;
    }
    const smooth = { x: x + (before.x - x) * CALM, y: y + (before.y - y) * CALM };
    const way = Math.hypot(smooth.x - before.x, smooth.y - before.y);
    const p = pressure ?? pressed(way, at - before.at, before.p);
    if (way >= NEAR) this.#kept.push({ ...smooth, at, p });
    this.#tip = { x, y, at, p };
  }

  get full(): boolean {
    return this.#kept.length >= MOST;
  }

  /** How many points are final. */
  get length(): number {
    return this.#kept.length;
  }

  /** To be drawn: all from this point on up to the pen's tip. */
  inked(from = 0): Inked[] {
    return this.#all()
      .slice(from)
      .map(({ x, y, p }) => [x, y, p]);
  }

  /** From the pen's tip on a line can be drawn on where this one ends. */
  get tip(): Sample | null {
    const tip = this.#tip;
    return tip && { x: tip.x, y: tip.y, at: tip.at, pressure: this.#feels ? tip.p : null };
  }

  /** The simplified points from this one on, at most `most`, for the others to see. */
  part(from: number, most: number): Pick<Points, 'xs' | 'ys' | 'ps'> {
    const some = simplified(this.#kept.slice(from, from + most));
    return {
      xs: some.map(({ x }) => onSheet(x)),
      ys: some.map(({ y }) => onSheet(y)),
      ...(this.#feels && { ps: some.map(({ p }) => onSheet(p * HARDEST)) }),
    };
  }

  /** The simplified stroke. */
  get stroke(): Stroke {
    const kept = simplified(this.#all());
    const start = kept[0]?.at ?? 0;
    return {
      type: 'stroke',
      xs: kept.map(({ x }) => onSheet(x)),
      ys: kept.map(({ y }) => onSheet(y)),
      ts: kept.map(({ at }) => Math.round(at - start)),
      ...(this.#feels && { ps: kept.map(({ p }) => onSheet(p * HARDEST)) }),
    };
  }

  #all(): readonly Kept[] {
    const last = this.#kept.at(-1);
    const tip = this.#tip;
    const same = !tip || !last || (tip.x === last.x && tip.y === last.y);
    return same ? this.#kept : [...this.#kept, tip];
  }
}

/** Without the points that lie almost on the line between others, in place and in thickness. */
export function simplified(points: readonly Kept[]): readonly Kept[] {
  const keeps = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [farthest, far] = [-1, ASTRAY];
    for (let at = from + 1; at < to; at++) {
      const away = astray(points[at]!, points[from]!, points[to]!);
      if (away > far) [farthest, far] = [at, away];
    }
    if (farthest < 0) continue;
    keeps.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, at) => keeps.has(at));
}

/** How far a point lies from a straight way that gets evenly thicker. */
function astray(point: Kept, from: Kept, to: Kept): number {
  const [x, y, z] = between(from, point);
  const [u, v, w] = between(from, to);
  const square = u * u + v * v + w * w;
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, (x * u + y * v + z * w) / square));
  return Math.hypot(x - u * part, y - v * part, z - w * part);
}

const between = (from: Kept, to: Kept): [number, number, number] => [
  to.x - from.x,
  to.y - from.y,
  ((to.p - from.p) * THICK) / 4,
];

/** The same stroke, also when it has come back from the server. */
export function same(one: Stroke, other: Stroke): boolean {
  const last = one.xs.length - 1;
  return (
    one === other ||
    (last === other.xs.length - 1 &&
      one.ts[last] === other.ts[last] &&
      one.xs.every((x, at) => x === other.xs[at]) &&
      one.ys.every((y, at) => y === other.ys[at]))
  );
}

/** A new drawing with the same objects for strokes that are known already, so that they are not redrawn. */
export function recognised(before: readonly Stroke[], after: readonly Stroke[]): readonly Stroke[] {
  if (before === after) return before;
  return after.map((stroke, at) => {
    const known = before[at];
    return known && same(known, stroke) ? known : stroke;
  });
}

export { SHEET };
