/** The explanations of what is on the table. */
import type { Letter } from '../../generated/games/pictomania';
import type { Text } from '../../play/contract';
import { explain } from '../../play/explain';

/** A card on the stand. */
export const explainedStand = (letter: Letter, theme: string, t: Text) =>
  explain(() => ({
    title: t('pictomania-explain-card-title', { letter, theme }),
    text: t('pictomania-explain-card'),
  }));

/** A token: a player's own, or a black one. */
export const explainedToken = (stars: number, black: boolean, t: Text) =>
  explain(() => ({
    title: t(black ? 'pictomania-explain-black-title' : 'pictomania-explain-own-title', { stars }),
    text: t(black ? 'pictomania-explain-black' : 'pictomania-explain-own'),
  }));

/** A column of the sums. */
export const explainedSum = (part: 'won' | 'black' | 'left' | 'score' | 'total', t: Text) =>
  explain(() => ({ title: t(`pictomania-sums-${part}`), text: t(`pictomania-explain-sum-${part}`) }));

export const explainedSheep = (t: Text) =>
  explain(() => ({ title: t('pictomania-sheep'), text: t('pictomania-explain-sheep') }));
