/** The tips for a first game of Yokai that apply now. */
import type { YokaiStage } from './script';

export function coach(stage: YokaiStage): string | null {
  const { view, legal } = stage;
  if (stage.busy || stage.scene.ending) return null;
  if (view.end) return 'yokai-coach-end';
  if (view.seat === null) return null;
  if (legal.peek.length > 0) return view.peeked.length === 0 ? 'yokai-coach-peek' : 'yokai-coach-peek-again';
  if (legal.moves.cards.length > 0 || legal.moves.bridges.length > 0) return 'yokai-coach-move';
  if (legal.last) return null; // the status line says that this ends the game
  if (legal.hints > 0) return 'yokai-coach-place';
  if (legal.draw) return 'yokai-coach-turn';
  return view.turn === null ? null : 'yokai-coach-wait';
}
