/** The tips for a first game of Pikit that apply now, the most important first. */
import type { PikitStage } from './script';

export function coach(stage: PikitStage): readonly string[] {
  const { view, legal } = stage;
  if (view.seat === null || stage.result || stage.paused) return [];
  if (view.stage === 'window')
    return legal.answers !== null && legal.cancel.length === 0
      ? ['pikit-coach-no-answer']
      : ['pikit-coach-window'];
  if (!legal.stop || stage.busy) return [];
  const moments: string[] = [];
  if (view.ending !== null) moments.push('pikit-coach-last');
  if (legal.mecha) moments.push('pikit-coach-double');
  if (legal.raid !== null) moments.push('pikit-coach-raid');
  if (view.wounds.some((wounds) => wounds > 0)) moments.push('pikit-coach-wound');
  moments.push('pikit-coach-roll');
  const bends = [legal.reroll, legal.flip, legal.steal, legal.draw];
  if (bends.some((cards) => cards.length > 0)) moments.push('pikit-coach-discard');
  return moments;
}
