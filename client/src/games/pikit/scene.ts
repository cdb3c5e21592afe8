/** What is visible besides the view, and the steps in which it is shown. The server computes it; this only turns it
into pictures. */
import type { Closed, Sheet } from '../../generated/games/pikit';
import type { Piece } from './looks';

/** A chain that falls: `fallen` cards, from the newest down, have done their work or were torn. */
export interface Fall {
  closed: Closed;
  fallen: number;
}

/** How a card of a chain looks: it hangs, or would be stopped as it stands now; and when the chain falls, it strikes the
one below or is torn. */
export type Falling = 'hangs' | 'stopped' | 'stands' | 'torn';

export function falling({ closed, fallen }: Fall, at: number): Falling {
  const from = closed.chain.length - 1 - at;
  if (from >= fallen) return 'hangs';
  return closed.stands[at] ? 'stands' : 'torn';
}

/** A theft, shown to all: the hand is fanned, one is drawn out, turned, and goes over. */
export interface Theft {
  thief: number;
  victim: number;
  /** How many cards the hand had. */
  hand: number;
  piece: Piece | null;
  /** The kaiju that was discarded for it. */
  price: number | null;
  part: 'fan' | 'drawn' | 'turned' | 'leaves' | 'bites';
}

/** The count at the end: hand by hand, then the 1s of all are compared, and then it is decided. */
export interface Scoring {
  sheets: readonly Sheet[];
  /** Who came where, by seat. */
  places: readonly number[];
  /** In the order in which they are counted: the winner last. */
  order: readonly number[];
  /** How many seats have been counted, and what is visible of the next. */
  done: number;
  part: Part;
  /** What all have in common: their 1s, and who wins. */
  finish: 'no' | 'ones' | 'decided';
}

export const PARTS = ['cards', 'mechas', 'wounds'] as const;
export type Part = (typeof PARTS)[number];

export const countingOrder = (places: readonly number[]): number[] =>
  places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => b.place - a.place || a.seat - b.seat)
    .map(({ seat }) => seat);

/** How much of a seat's sheet has been counted, and the sum so far. */
export function soFar(scoring: Scoring, seat: number): { parts: readonly (Part | 'ones')[]; sum: number } {
  const sheet = scoring.sheets[seat];
  const at = scoring.order.indexOf(seat);
  if (!sheet || at < 0 || at > scoring.done) return { parts: [], sum: 0 };
  const { kaiju, mechas, wounds, ones } = sheet.parts;
  if (scoring.finish !== 'no') return { parts: [...PARTS, 'ones'], sum: kaiju + mechas + wounds + ones };
  const parts: readonly Part[] = at < scoring.done ? PARTS : PARTS.slice(0, PARTS.indexOf(scoring.part) + 1);
  const worth = { cards: kaiju, mechas, wounds };
  return { parts, sum: parts.reduce<number>((sum, part) => sum + worth[part], 0) };
}

/** All of it at once, to be looked at again. */
export const counted = (sheets: readonly Sheet[], places: readonly number[]): Scoring => ({
  sheets,
  places,
  order: countingOrder(places),
  done: sheets.length,
  part: 'wounds',
  finish: 'decided',
});
