/** How the cards look. The colour says what a card does, the silhouette and the number say which one it is. */
import type { Kind } from '../../generated/games/pikit';
import type { CardFace } from '../../pieces/faces';
import type { Text } from '../../play/contract';

/** A card for all to see: a kaiju of this number, or the mecha of this double. */
export interface Piece {
  kind: Kind;
  number: number;
}

type Look = Pick<CardFace, 'art' | 'pattern' | 'colour' | 'deep' | 'night'>;

const plain = (art: string, pattern: string, colour: string): Look => ({
  art: `pikit/${art}`,
  pattern: `pattern-${pattern}`,
  colour: `var(--${colour})`,
  deep: `var(--${colour}-deep)`,
  night: false,
});

/** The rare ones are printed in reverse. */
const rare = (art: string, pattern: string, colour: string): Look => ({
  art: `pikit/${art}`,
  pattern: `pattern-${pattern}`,
  colour,
  deep: colour,
  night: true,
});

/** By number, from 1: dice are sea, other people's cards vermilion, the deck moss, cancelling wisteria. */
const KAIJU: readonly Look[] = [
  plain('hatchling', 'dots', 'gold'),
  plain('roller', 'stripes', 'sea'),
  plain('stinger', 'checks', 'clay'),
  plain('snatcher', 'scales', 'vermilion'),
  plain('digger', 'grid', 'moss'),
  plain('warden', 'scales', 'wisteria'),
  plain('twister', 'grid', 'sea'),
  plain('moth', 'dots', 'clay'),
  rare('hydra', 'stripes', '#f0b64a'),
  rare('kraken', 'scales', '#9fd6c4'),
  rare('colossus', 'checks', '#ff9d86'),
];

const BACK: Look = rare('hatchling', 'dots', '#f0b64a');

export const lookOf = ({ kind, number }: Piece): Look =>
  (kind === 'kaiju' ? KAIJU[number - 1] : rare(`mecha-${number}`, 'grid', '#b9c6ee')) ?? BACK;

/** A card's band says what it does, because players look for that; its name appears where there is room. */
export const faceOf = (piece: Piece, t: Text): CardFace => ({
  ...lookOf(piece),
  corner: piece.kind === 'mecha' ? `${piece.number}·${piece.number}` : String(piece.number),
  name:
    piece.kind === 'mecha' ? t('pikit-board-mecha-band') : t('pikit-board-band', { number: piece.number }),
});

/** What a card is called: "Kaiju 4, the Snatcher". */
export const nameOf = ({ kind, number }: Piece, t: Text): string =>
  t('pikit-board-card', { kind, number, name: t(`pikit-board-name-${kind}`, { number }) });

export const kaiju = (number: number): Piece => ({ kind: 'kaiju', number });
export const mecha = (number: number): Piece => ({ kind: 'mecha', number });
