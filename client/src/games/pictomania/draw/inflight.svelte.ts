/** Points in flight: a stroke that is being drawn is sent to the others a few points at a time, and animated there. */
import type { Points, Stroke } from '../../../generated/games/pictomania';
import { FIRST, HARDEST, inked, outlined, pressed, type Inked } from '../pieces/ink';
import type { PictomaniaStage } from '../script';
import type { Line } from './strokes';

/** In milliseconds. */
const EVERY = 50;
const MOST = 64;

/** Sends a growing line to the others. */
export class Showing {
  readonly #show: (points: Points) => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(show: (points: Points) => void) {
    this.#show = show;
  }

  begin(stroke: number, line: Line): void {
    this.end();
    let [seen, shown] = [0, 0];
    this.#timer = setInterval(() => {
      if (seen === line.length) return;
      const part = line.part(seen, MOST);
      this.#show({ type: 'points', stroke, at: shown, ...part });
      seen = Math.min(line.length, seen + MOST);
      shown += part.xs.length;
    }, EVERY);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  giveUp(stroke: number): void {
    this.end();
    this.#show({ type: 'points', stroke, at: 0, xs: [], ys: [] });
  }
}

/** Milliseconds in which received points are drawn: the time between two messages. */
const CATCH_UP = 70;

/** The points in flight of one sheet. */
class Coming {
  path = $state('');
  stroke = $state(-1);
  /** The whole stroke has arrived and is being animated. */
  whole = $state(false);
  points: Inked[] = [];
  /** The number of the next point. */
  next = 0;
  /** How many are drawn, with a fraction of the next. */
  drawn = 0;
}

/** The points in flight of the others' sheets. */
export class Flying {
  readonly #coming: readonly Coming[];
  readonly #stage: PictomaniaStage;
  readonly #calm: () => boolean;
  #frame = 0;
  #last = 0;

  constructor(stage: PictomaniaStage, calm: () => boolean) {
    this.#stage = stage;
    this.#calm = calm;
    this.#coming = stage.view.drawings.map(() => new Coming());
  }

  /** The path to draw on a sheet besides its finished strokes. */
  path(seat: number): string {
    const { view, company } = this.#stage;
    const coming = this.#coming[seat];
    const here = company.seats[seat]?.here !== false && view.pencils.includes(seat);
    const there = (view.drawings[seat]?.length ?? 0) > (coming?.stroke ?? -1);
    if (coming?.whole) return coming.path;
    return !coming || there || !here ? '' : coming.path;
  }

  /** A drawing without the stroke that is being animated. */
  shown(seat: number, drawing: readonly Stroke[]): readonly Stroke[] {
    const coming = this.#coming[seat];
    return coming?.whole ? drawing.slice(0, coming.stroke) : drawing;
  }

  /** Animate a stroke that arrived as a whole, as bots send them. */
  came(seat: number, at: number, stroke: Stroke): void {
    const coming = this.#coming[seat];
    const seen = coming?.stroke === at && coming.points.length > 0;
    if (!coming || seen || this.#calm() || document.hidden) return;
    this.#begin(coming, at, true);
    coming.points = inked(stroke);
    coming.next = coming.points.length;
    this.#goOn();
  }

  receive(seat: number, { stroke, at, xs, ys, ps }: Points): void {
    const coming = this.#coming[seat];
    if (!coming) return;
    if (stroke !== coming.stroke || at === 0) {
      this.#begin(coming, stroke, false);
      coming.next = at;
    }
    // Lost points leave a straight line; points that arrive twice are the same.
    if (at < coming.next) coming.points.length = Math.max(0, coming.points.length - (coming.next - at));
    const pressure = ps ? (index: number) => (ps[index] ?? 0) / HARDEST : paced(coming.points.at(-1), xs, ys);
    xs.forEach((x, index) => coming.points.push([x, ys[index] ?? 0, pressure(index)]));
    coming.next = at + xs.length;
    this.#goOn();
  }

  #begin(coming: Coming, stroke: number, whole: boolean): void {
    coming.stroke = stroke;
    coming.whole = whole;
    coming.path = '';
    coming.points = [];
    coming.drawn = 0;
  }

  #goOn(): void {
    if (this.#frame !== 0) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#draw);
  }

  #draw = (now: number): void => {
    const share = this.#calm() ? 1 : Math.min(1, Math.max(0, now - this.#last) / CATCH_UP);
    this.#last = now;
    let more = false;
    for (const coming of this.#coming) {
      const { points } = coming;
      const behind = points.length - coming.drawn;
      if (behind === 0) continue;
      coming.drawn = behind < 0.5 || share === 1 ? points.length : coming.drawn + behind * share;
      coming.path = outlined(upTo(points, coming.drawn));
      if (coming.drawn === points.length) coming.whole = false;
      more ||= coming.drawn < points.length;
    }
    this.#frame = more ? requestAnimationFrame(this.#draw) : 0;
  };

  end(): void {
    cancelAnimationFrame(this.#frame);
  }
}

/** The pressure from the pace, if these points were drawn in the time between two messages. */
function paced(
  before: Inked | undefined,
  xs: readonly number[],
  ys: readonly number[],
): (index: number) => number {
  const ways = xs.map((x, index) => {
    const last = index > 0 ? [xs[index - 1]!, ys[index - 1]!] : before;
    return last ? Math.hypot(x - last[0]!, (ys[index] ?? 0) - last[1]!) : 0;
  });
  const whole = ways.reduce((sum, way) => sum + way, 0);
  let pressure = before?.[2] ?? FIRST;
  return (index) => {
    const way = ways[index] ?? 0;
    if (way > 0) pressure = pressed(way, (EVERY * way) / whole, pressure);
    return pressure;
  };
}

/** The first `many` points, the last one interpolated towards the next. */
export function upTo(points: readonly Inked[], many: number): Inked[] {
  const whole = Math.max(1, Math.floor(many));
  const some = points.slice(0, whole);
  const last = some.at(-1);
  const next = points[whole];
  if (last && next && many > whole)
    some.push(last.map((value, at) => value + (next[at]! - value) * (many - whole)) as Inked);
  return some;
}
