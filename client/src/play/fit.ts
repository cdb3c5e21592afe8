/** Limits for things that must all fit into a box. */
export interface Fitting {
  /** Between two things, in pixels. */
  gap: number;
  /** Under each thing, in pixels. */
  foot?: number;
  /** Never wider than this. */
  widest: number;
  /** Height in widths; a card's by default. */
  tall?: number;
}

/** The greatest width at which `count` things fit into a box, in rows as even as possible. */
export function fit(
  count: number,
  width: number,
  height: number,
  { gap, foot = 0, widest, tall = 7 / 5 }: Fitting,
): { columns: number; each: number } {
  let best = { columns: 1, each: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const byWidth = (width - gap * (columns - 1)) / columns;
    const byHeight = ((height - gap * (rows - 1)) / rows - foot) / tall;
    const each = Math.min(byWidth, byHeight, widest);
    if (each > best.each) best = { columns, each };
  }
  return best;
}
