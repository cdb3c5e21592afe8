/** The tips for a first game of Yak that apply now, the most important first. */
import { isSpecies } from './looks';
import type { YakStage } from './script';

export function coach(stage: YakStage): readonly string[] {
  const { view, legal, seat } = stage;
  if (seat === null || stage.result || stage.busy || stage.paused) return [];
  const yours = legal.cards > 0 || legal.challenge || legal.pass_;
  const moments: string[] = [];
  if (view.deck === 0) moments.push('yak-coach-last-round');
  if (yours) moments.push(view.stack.length === 0 ? 'yak-coach-first-claim' : 'yak-coach-raise');
  if (view.last) moments.push('yak-coach-penalty');
  if (yours && view.hand.some((card) => !isSpecies(card.kind))) moments.push('yak-coach-special');
  if (!yours && view.stack.some((laid) => laid.card)) moments.push('yak-coach-own');
  return moments;
}
