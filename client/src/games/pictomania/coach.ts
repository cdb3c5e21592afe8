/** The tips for a first game of Pictomania that apply now, the most important first. */
import type { PictomaniaStage } from './script';

export function coach(stage: PictomaniaStage): readonly string[] {
  const { view, legal } = stage;
  if (view.seat === null || stage.result || stage.paused || stage.busy) return [];
  switch (view.stage) {
    case 'ready':
      return ['pictomania-coach-ready'];
    case 'draw':
      if (!legal.finish) return [];
      if (view.guesses.length > 0) return ['pictomania-coach-token'];
      return view.guessed.length > 0 || (view.drawings[view.seat]?.length ?? 0) > 2
        ? ['pictomania-coach-guess']
        : ['pictomania-coach-draw'];
    case 'review':
      return ['pictomania-coach-review'];
    case 'scores':
      return view.scored.at(-1)?.sheep != null
        ? ['pictomania-coach-sheep', 'pictomania-coach-scores']
        : ['pictomania-coach-scores'];
    case 'vote':
      return ['pictomania-coach-vote'];
    default:
      return [];
  }
}
