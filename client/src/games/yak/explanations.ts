/** The explanation of a card of Yak. */
import type { Card } from '../../generated/games/yak';
import type { Text } from '../../play/contract';
import { explain } from '../../play/explain';

export const explained = (card: Card, t: Text) =>
  explain(() => ({
    title: t('yak-card', { kind: card.kind, value: card.value }),
    text: t('yak-explain-card', { kind: card.kind, value: card.value }),
  }));
