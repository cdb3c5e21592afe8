/** The outline of a stroke as an SVG path in the sheet's units. */
import { getStroke } from 'perfect-freehand';
import type { Stroke } from '../../../generated/games/pictomania';

/** The side of a sheet in units; coordinates are less. */
export const SHEET = 4096;
export const HARDEST = SHEET - 1;

/** How thick the line is, in units of the sheet, and how much of that the pressure takes away. */
export const THICK = 56;
const THINNING = 0.45;

/** Without pressure from a pen the line is thicker where the hand is slow: the pace that counts as fast, in units a
millisecond, and the milliseconds within which a change of pace shows. */
const QUICK = 9;
const PACE = 70;
/** How hard a stroke begins. */
export const FIRST = 0.6;

/** Points as they are drawn: place, place, pressure from 0 to 1. */
export type Inked = [number, number, number];

/** The pressure from the pace: a distance in a number of milliseconds. */
export function pressed(distance: number, time: number, before: number): number {
  const now = 1 - Math.min(1, distance / Math.max(1, time) / QUICK);
  return before + (now - before) * (1 - Math.exp(-Math.max(1, time) / PACE));
}

export function inked({ xs, ys, ts, ps }: Pick<Stroke, 'xs' | 'ys' | 'ts' | 'ps'>): Inked[] {
  const points: Inked[] = [];
  xs.forEach((x, at) => {
    const y = ys[at]!;
    const before = points.at(-1);
    let pressure = ps ? ps[at]! / HARDEST : FIRST;
    if (!ps && before) {
      const distance = Math.hypot(x - before[0], y - before[1]);
      pressure = pressed(distance, ts[at]! - ts[at - 1]!, before[2]);
    }
    points.push([x, y, pressure]);
  });
  return points;
}

/** The outline of these points. */
export function outlined(points: readonly Inked[]): string {
  const outline = getStroke(points as Inked[], {
    size: THICK,
    thinning: THINNING,
    smoothing: 0.5,
    streamline: 0,
    simulatePressure: false,
    last: true,
  });
  return path(outline as [number, number][]);
}

/** A closed line through the middles of an outline's edges, with its corners as handles. */
function path(outline: readonly [number, number][]): string {
  const [first] = outline;
  if (!first) return '';
  const middle = ([x1, y1]: [number, number], [x2, y2]: [number, number]) =>
    `${((x1 + x2) / 2).toFixed(1)} ${((y1 + y2) / 2).toFixed(1)}`;
  const next = (at: number) => outline[(at + 1) % outline.length]!;
  const curves = outline.map((_, at) => {
    const [x, y] = next(at);
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(next(at), next(at + 1))}`;
  });
  return `M${middle(first, next(0))}${curves.join('')}Z`;
}

const known = new WeakMap<Stroke, string>();

/** The ink of a whole stroke. */
export function ink(stroke: Stroke): string {
  let drawn = known.get(stroke);
  if (drawn === undefined) {
    drawn = outlined(inked(stroke));
    known.set(stroke, drawn);
  }
  return drawn;
}

/** A dot takes a moment too. */
const DOT = 60;
/** How long a stroke takes to draw, in milliseconds. */
const lasts = ({ ts }: Stroke): number => Math.max(DOT, (ts.at(-1) ?? 0) - (ts[0] ?? 0));

/** The paths of a drawing after a share of its drawing time (0 to 1), one stroke after another. */
export function grownInk(drawing: readonly Stroke[], grown: number): readonly string[] {
  if (grown >= 1) return drawing.map(ink);
  let left = drawing.reduce((sum, stroke) => sum + lasts(stroke), 0) * Math.max(0, grown);
  const paths: string[] = [];
  for (const stroke of drawing) {
    if (left <= 0) break;
    const whole = lasts(stroke);
    paths.push(left >= whole ? ink(stroke) : outlined(begun(stroke, left)));
    left -= whole;
  }
  return paths;
}

/** The part of a stroke that is drawn after some milliseconds. */
function begun(stroke: Stroke, passed: number): Inked[] {
  const points = inked(stroke);
  const start = stroke.ts[0] ?? 0;
  const until = stroke.ts.findIndex((time) => time - start > passed);
  if (until <= 0) return points.slice(0, Math.max(1, until < 0 ? points.length : until));
  const before = points[until - 1]!;
  const after = points[until]!;
  const from = stroke.ts[until - 1]! - start;
  const part = (passed - from) / Math.max(1, stroke.ts[until]! - start - from);
  const between = before.map((value, at) => value + (after[at]! - value) * part) as Inked;
  return [...points.slice(0, until), between];
}
