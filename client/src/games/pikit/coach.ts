/** One line at each new moment of a first game; the key of its text. */
import type { PikitStage } from './script';

export function coach(stage: PikitStage): string | null {
  const { view, legal, scene } = stage;
  if (stage.result || view.seat === null) return null;
  if (view.stage === 'window') return 'pikit-coach-window';
  if (scene.theft?.part === 'bites') return 'pikit-coach-wound';
  if (!legal.stop || stage.busy) return null;
  if (view.ending !== null) return 'pikit-coach-last';
  if (legal.mecha || legal.raid !== null) return 'pikit-coach-double';
  const bends = legal.reroll.length + legal.flip.length + legal.steal.length + legal.draw.length;
  return legal.takes.length === 0 && bends > 0 ? 'pikit-coach-discard' : 'pikit-coach-roll';
}
