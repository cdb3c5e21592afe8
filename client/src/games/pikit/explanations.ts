/** The explanation of a card of Pikit. */
import type { Text } from '../../play/contract';
import { explain } from '../../play/explain';
import { nameOf, type Piece } from './looks';

export const explained = (piece: Piece, t: Text) =>
  explain(() => ({
    title: nameOf(piece, t),
    text: t(`pikit-explain-${piece.kind}`, { number: piece.number }),
  }));
