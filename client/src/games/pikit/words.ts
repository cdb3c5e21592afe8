/** Pikit's own words, where a sentence is put together on the board. */
import type { Played } from '../../generated/games/pikit';
import type { Text } from '../../play/contract';
import type { PikitStage } from './script';

/** A discard with its effect, or a cancel with its target, in the words of the log. */
export function playedWords(played: Played, chain: readonly Played[], stage: PikitStage, t: Text): string {
  const { play, seat } = played;
  const who = stage.subject(seat);
  if (play.type === 'cancel') {
    const below = chain.find((one) => one.number === play.answers);
    const whose = below?.seat ?? seat;
    return t('pikit-event-answered', {
      ...who,
      card: play.card,
      against: below?.play.card ?? 0,
      whom: whose === stage.seat ? 'you' : 'other',
      target: stage.name(whose),
    });
  }
  const target = play.type === 'steal' ? play.target : seat;
  return t('pikit-event-discarded', {
    ...who,
    card: play.card,
    effect: play.type,
    dice: play.type === 'reroll' ? play.dice : 'both',
    whom: target === stage.seat ? 'you' : 'other',
    target: stage.name(target),
    die: play.type === 'flip' ? play.die + 1 : 0,
    face: play.type === 'flip' ? play.face : 0,
  });
}
