/** The tips for a first game of Yokai Sketch that apply now, the most important first. */
import type { SketchStage } from './script';

export function coach(stage: SketchStage): readonly string[] {
  const { view, legal, seat } = stage;
  if (seat === null || stage.result || stage.busy || stage.paused) return [];
  const yours = legal.cards.length > 0;
  const moments: string[] = [];
  if (view.piles.some(({ yokai }) => yokai.length === 1)) moments.push('sketch-coach-end');
  if (view.last?.type === 'hid') moments.push('sketch-coach-hid');
  if (view.last?.type === 'took') moments.push('sketch-coach-took');
  if (yours && view.played > 0) moments.push('sketch-coach-more');
  if (yours && legal.previews.some(({ finishes }) => finishes.some((one) => one.seat === seat)))
    moments.push('sketch-coach-finish');
  if (yours) moments.push('sketch-coach-first');
  if (yours && legal.cards.some(({ effect }) => effect !== 'plain')) moments.push('sketch-coach-effect');
  if (view.piles.some(({ yokai }) => yokai.length === 2)) moments.push('sketch-coach-end');
  return moments;
}
