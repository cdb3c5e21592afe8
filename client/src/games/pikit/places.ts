/** The places of the centre: a card keeps its own, and the next one from the deck fills a gap. */
import type { View } from '../../generated/games/pikit';

type Centre = Pick<View, 'centre' | 'gaps'>;
type Places = (number | null)[];

const PLACES = 8;

/** What lies where; `null`: nothing. */
export function laid({ centre, gaps }: Centre): Places {
  const row = centre.values();
  return Array.from({ length: PLACES }, (_, at) => (gaps.includes(at) ? null : (row.next().value ?? null)));
}

const split = (places: Places): Centre => ({
  centre: places.filter((card) => card !== null),
  gaps: [...places.keys()].filter((at) => places[at] === null),
});

/** Without these cards. */
export function emptied(before: Centre, cards: readonly number[]): Centre {
  const places = laid(before);
  for (const card of cards) {
    const at = places.indexOf(card);
    if (at >= 0) places[at] = null;
  }
  return split(places);
}

/** With these in its gaps. */
export function filled(before: Centre, cards: readonly number[]): Centre {
  const next = [...cards];
  return split(laid(before).map((card) => card ?? next.shift() ?? null));
}

/** A key for each card of the centre: its number, and its index among the cards of this number, from 0. */
export const spot = (places: readonly (number | null)[], at: number): string => {
  const card = places[at];
  const before = places.slice(0, at).filter((one) => one === card).length;
  return `centre-${card}-${before}`;
};
