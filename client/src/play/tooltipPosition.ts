/** Where a tooltip lies: above its subject, or else below, or else beside it; always inside the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between the tooltip and its subject, and to the window's edge. */
const GAP = 10;
const EDGE = 8;

const within = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

/** The same position, or just below a panel that it would cover. */
export function clearOf(
  panel: Box | null,
  at: { x: number; y: number },
  tooltip: { width: number; height: number },
): { x: number; y: number } {
  if (!panel) return at;
  const across = at.x < panel.left + panel.width && at.x + tooltip.width > panel.left;
  const along = at.y < panel.top + panel.height && at.y + tooltip.height > panel.top;
  return across && along ? { x: at.x, y: panel.top + panel.height + GAP } : at;
}

export function placedBeside(
  about: Box,
  tooltip: { width: number; height: number },
  room: { width: number; height: number },
): { x: number; y: number } {
  const right = room.width - EDGE - tooltip.width;
  const bottom = room.height - EDGE - tooltip.height;
  const x = within(EDGE, about.left + (about.width - tooltip.width) / 2, right);
  const above = about.top - GAP - tooltip.height;
  if (above >= EDGE) return { x, y: above };
  const below = about.top + about.height + GAP;
  if (below <= bottom) return { x, y: below };
  const y = within(EDGE, about.top + (about.height - tooltip.height) / 2, bottom);
  const before = about.left - GAP - tooltip.width;
  return { x: before >= EDGE ? before : within(EDGE, about.left + about.width + GAP, right), y };
}
