/** The explanations of cards. */
import type { Sketch, Yokai } from '../../generated/games/sketch';
import type { Text } from '../../play/contract';
import { explain } from '../../play/explain';
import { nameOf } from './looks';

/** A sketch in words: its two colours and its effect. */
export function cardInWords(card: Sketch, t: Text): string {
  const [one, other] = card.colours.map((colour) => t('sketch-colour', { colour }));
  return t('sketch-card', { one: one ?? '', other: other ?? '', effect: card.effect });
}

export const explained = (card: Sketch, t: Text) =>
  explain(() => ({ title: cardInWords(card, t), text: t('sketch-explain-card', { effect: card.effect }) }));

export const explainedYokai = (yokai: Yokai, t: Text) =>
  explain(() => ({
    title: nameOf(yokai, t),
    text: t('sketch-explain-yokai', { value: yokai.value, colour: yokai.colour }),
  }));
