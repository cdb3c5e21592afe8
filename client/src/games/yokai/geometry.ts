/** The field as a drawing: where its cells lie on the screen, and what is drawn around them. */
import type { Moves } from '../../generated/games/yokai';

export type Cell = readonly [number, number];

export const same = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

const SIDES: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const key = ([x, y]: Cell): string => `${x} ${y}`;

export interface Bounds {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

export function bounds(cells: readonly Cell[]): Bounds {
  if (cells.length === 0) return { left: 0, top: 0, columns: 1, rows: 1 };
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/** The least size of a card in pixels. A good touch target has 44, but a card may be a little smaller to fit. */
export const LEAST = 30;

/** How wide a cell is, so that all of it fits with some room around, counted in cells; and which point of the grid lies
in the middle of the box. Never smaller than can be touched, never larger than a quarter of the box. */
export function fitted(
  cells: readonly Cell[],
  width: number,
  height: number,
  room: number,
): { tile: number; middle: Cell } {
  const { left, top, columns, rows } = bounds(cells);
  const fit = Math.min(width / (columns + 2 * room), height / (rows + 2 * room));
  const tile = Math.max(LEAST, Math.min(fit, Math.max(width, height) / 4, 230));
  return { tile, middle: [left + columns / 2, top + rows / 2] };
}

/** Where the user has moved the field to: how much larger, and how far from the middle, in pixels. */
export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

export const STILL: Camera = { zoom: 1, x: 0, y: 0 };

/** Nearer or farther, while the point under the finger (from the box's middle) stays where it is. */
export function zoomed(camera: Camera, by: number, x: number, y: number, tile: number): Camera {
  const zoom = Math.max(LEAST / tile, Math.min(camera.zoom * by, Math.max(1, 260 / tile)));
  const share = zoom / camera.zoom;
  return { zoom, x: x - (x - camera.x) * share, y: y - (y - camera.y) * share };
}

/** The line around some cells, as a path in cells. */
export function outline(cells: readonly Cell[]): string {
  const taken = new Set(cells.map(key));
  const parts: string[] = [];
  for (const [x, y] of cells) {
    if (!taken.has(key([x, y - 1]))) parts.push(`M${x} ${y}h1`);
    if (!taken.has(key([x + 1, y]))) parts.push(`M${x + 1} ${y}v1`);
    if (!taken.has(key([x, y + 1]))) parts.push(`M${x + 1} ${y + 1}h-1`);
    if (!taken.has(key([x - 1, y]))) parts.push(`M${x} ${y + 1}v-1`);
  }
  return parts.join('');
}

interface Point {
  x: number;
  y: number;
}

/** An arrow from a point to the middle of a cell, as paths: it leaves room for what stands at both, or stops at the
edge of the card that it leads to. */
export function arrow(
  from: Point,
  to: Point,
  tile: number,
  { size = Math.max(7, Math.min(tile * 0.13, 16)), toEdge = false } = {},
): { line: string; head: string } {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const at = (along: number, across = 0) =>
    `${from.x + x * along - y * across} ${from.y + y * along + x * across}`;
  const start = tile * 0.26;
  const short = toEdge ? (tile * 0.43) / Math.max(Math.abs(x), Math.abs(y)) : tile * 0.22;
  const tip = Math.max(far - short, start + size * 2);
  const back = tip - size * 1.5;
  return {
    line: `M${at(start)}L${at(back)}`,
    head: `M${at(tip)}L${at(back, size * 0.8)}L${at(back, -size * 0.8)}Z`,
  };
}

/** The pieces that some cells form side to side, the largest first. */
export function pieces(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const left = new Map(cells.map((cell) => [key(cell), cell]));
  const found: Cell[][] = [];
  for (const start of cells) {
    if (!left.delete(key(start))) continue;
    const piece = [start];
    for (const [x, y] of piece)
      for (const [dx, dy] of SIDES) {
        const beside: Cell = [x + dx, y + dy];
        if (left.delete(key(beside))) piece.push(beside);
      }
    found.push(piece);
  }
  return found.sort((one, other) => other.length - one.length);
}

/** The two cells of two groups that lie nearest to each other: between them a gap is drawn. */
export function gap(some: readonly Cell[], others: readonly Cell[]): readonly [Cell, Cell] | null {
  let best: { far: number; ends: readonly [Cell, Cell] } | null = null;
  for (const one of some)
    for (const other of others) {
      const far = Math.hypot(one[0] - other[0], one[1] - other[1]);
      if (!best || far < best.far) best = { far, ends: [one, other] };
    }
  return best?.ends ?? null;
}

const TURNS: readonly ((cell: Cell) => Cell)[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [-y, x],
  ([x, y]) => [-x, -y],
  ([x, y]) => [y, -x],
  ([x, y]) => [-x, y],
  ([x, y]) => [y, x],
  ([x, y]) => [x, -y],
  ([x, y]) => [-y, -x],
];

/** A shape turned, mirrored and laid so that it covers as much of the field as possible. */
export function laidOver(shape: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  let best: { covered: number; cells: readonly Cell[] } = { covered: -1, cells: shape };
  for (const turn of TURNS) {
    const turned = shape.map(turn);
    const counts = new Map<string, { covered: number; by: Cell }>();
    for (const [fx, fy] of cells)
      for (const [sx, sy] of turned) {
        const by: Cell = [fx - sx, fy - sy];
        const count = counts.get(key(by)) ?? { covered: 0, by };
        count.covered++;
        counts.set(key(by), count);
      }
    for (const { covered, by } of counts.values())
      if (covered > best.covered)
        best = { covered, cells: turned.map(([x, y]) => [x + by[0], y + by[1]] as const) };
  }
  return best.cells;
}

/** The next of these cells in a direction, for the arrow keys; `null` if there is none. */
export function next(from: Cell, [dx, dy]: Cell, cells: readonly Cell[]): Cell | null {
  let best: { far: number; cell: Cell } | null = null;
  for (const cell of cells) {
    const x = cell[0] - from[0];
    const y = cell[1] - from[1];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0) continue;
    const far = along + 2 * across;
    if (!best || far < best.far) best = { far, cell };
  }
  return best?.cell ?? null;
}

/** The one of these cells whose middle is nearest to a point, and its distance. */
export function near(
  { x, y }: { x: number; y: number },
  cells: readonly Cell[],
  middle: (cell: Cell) => { x: number; y: number },
): { cell: Cell; far: number } | null {
  let best: { cell: Cell; far: number } | null = null;
  for (const cell of cells) {
    const at = middle(cell);
    const far = Math.hypot(at.x - x, at.y - y);
    if (!best || far < best.far) best = { cell, far };
  }
  return best;
}

// What may be done, as the server says it

/** Where a card may go. */
export function landings(moves: Moves, card: number): readonly Cell[] {
  if (moves.cards.includes(card)) return moves.cells.filter((_, index) => moves.alone[index] !== card);
  return moves.bridges.filter(({ cards }) => cards.includes(card)).map(({ to }) => to);
}

/** The cards that may go anywhere. */
export function movable(moves: Moves): readonly number[] {
  return [...new Set([...moves.cards, ...moves.bridges.flatMap(({ cards }) => cards)])];
}
