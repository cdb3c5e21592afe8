/** The ways to take, for the player to choose from. The server says which there are, and why. */
import type { Action, Choice, Reason, View } from '../../generated/games/pikit';

/** Why a card can be taken, in short, without saying which die it is. */
export type Why = 'sum' | 'difference' | 'die';

/** Something that ends the turn: cards from the centre, a mecha, a raid, or nothing. */
export type Option =
  | { what: 'cards'; key: string; why: readonly Why[]; cards: readonly number[]; together: boolean }
  | { what: 'mecha'; key: string; number: number }
  | { what: 'raid'; key: string; number: number; victim: number }
  | { what: 'nothing'; key: string };

const WHY: Record<Reason, Why> = {
  sum: 'sum',
  difference: 'difference',
  first: 'die',
  second: 'die',
  both: 'die',
};

const same = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

/** What the server says of the dice, as it stands on a card. */
export const whys = (reasons: readonly Reason[]): Why[] => [...new Set(reasons.map((one) => WHY[one]))];

/** All ways to end the turn: those that bring most cards first, taking nothing last. */
export function options(legal: Choice): Option[] {
  const found: Option[] = [];
  const double = legal.dice[0] ?? 0;
  if (legal.mecha) found.push({ what: 'mecha', key: 'mecha', number: double });
  if (legal.raid !== null) found.push({ what: 'raid', key: 'raid', number: double, victim: legal.raid });
  for (const cards of legal.takes) {
    const ways = legal.ways.filter((way) => same(way.cards, cards));
    const why = whys(ways.map((way) => way.by));
    const together = ways.some((way) => way.together);
    found.push({ what: 'cards', key: cards.join('-'), why, cards, together });
  }
  found.sort((one, other) => size(other) - size(one));
  if (legal.stop) found.push({ what: 'nothing', key: 'nothing' });
  return found;
}

const size = (option: Option) => (option.what === 'cards' ? option.cards.length : 3);

/** A single die's card has no chip where both dice bring a card: the card itself can be tapped. */
export function chips(all: readonly Option[]): Option[] {
  const both = all.some((option) => option.what === 'cards' && option.cards.length > 1);
  return all.filter(
    (option) => option.what !== 'cards' || option.cards.length > 1 || !both || option.why.join() !== 'die',
  );
}

/** Which places of the centre an option takes: the first of each number, or all of it. */
export function places(option: Option | null, centre: readonly number[]): ReadonlySet<number> {
  if (option?.what !== 'cards') return new Set();
  const wanted = [...option.cards];
  const found = new Set<number>();
  for (const [at, card] of centre.entries()) {
    const one = wanted.indexOf(card);
    if (one < 0) continue;
    found.add(at);
    if (!option.together) wanted.splice(one, 1);
  }
  return found;
}

/** Why a card of the centre lights up, whatever is chosen: all reasons for its number. */
export function reasons(all: readonly Option[], card: number): Why[] {
  const why = all.flatMap((option) =>
    option.what === 'cards' && option.cards.includes(card) ? [...option.why] : [],
  );
  return [...new Set(why)];
}

/** The options that a card of the centre is part of; tapping it goes from one to the next. */
export function next(all: readonly Option[], card: number, chosen: Option | null): Option | null {
  const mine = all.filter((option) => option.what === 'cards' && option.cards.includes(card));
  const at = mine.findIndex((option) => option.key === chosen?.key);
  return mine[(at + 1) % mine.length] ?? null;
}

export function actionOf(option: Option): Action {
  switch (option.what) {
    case 'cards':
      return { type: 'take', cards: option.cards };
    case 'mecha':
      return { type: 'take_mecha' };
    case 'raid':
      return { type: 'raid' };
    case 'nothing':
      return { type: 'stop' };
    default:
      return option satisfies never;
  }
}

// What a card of the hand can be discarded for

export const EFFECTS = ['reroll', 'steal', 'draw', 'flip'] as const;
export type Effect = (typeof EFFECTS)[number];

export const effectsOf = (card: number, legal: Choice): Effect[] =>
  EFFECTS.filter((effect) => legal[effect].includes(card));

/** What could be taken from the centre after a die is turned: the server says which numbers match. */
export function bent(
  legal: Choice,
  view: View,
  die: number,
  face: number,
): { dice: readonly number[]; cards: readonly number[]; double: number | null } | null {
  const bend = legal.bends.find((one) => one.die === die && one.face === face);
  if (!bend) return null;
  const lying = [...new Set(view.centre)].filter((card) => bend.numbers.includes(card));
  const [one, other] = bend.dice;
  return {
    dice: bend.dice,
    cards: lying.sort((a, b) => b - a),
    double: one === other ? (one ?? null) : null,
  };
}

/** Who still has a last turn after this one. */
export function stillToCome(view: View): readonly number[] {
  if (view.ending === null) return [];
  return Array.from({ length: view.left }, (_, step) => (view.turn + 1 + step) % view.hands.length);
}

/** The hand by number: how many there are of each. */
export function groups(hand: readonly number[]): { number: number; count: number }[] {
  return [...new Set(hand)].map((number) => ({
    number,
    count: hand.filter((one) => one === number).length,
  }));
}

/** A player's mechas. */
export const mechasOf = (view: View, seat: number | null): number[] =>
  view.mechas.flatMap((holder, index) => (holder !== null && holder === seat ? [index + 1] : []));
