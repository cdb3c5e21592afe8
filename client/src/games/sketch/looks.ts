/** How each colour looks: sign, colour and pattern together, never colour alone; and which yokai is which. */
import { bring } from '../../art';
import type { CardFace } from '../../pieces/faces';
import type { Colour, Yokai } from '../../generated/games/sketch';
import type { Text } from '../../play/contract';

bring(
  'sketch',
  import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?url', import: 'default' }),
);

export interface Look {
  /** Wave, flame, mountain, cloud. */
  sign: string;
  pattern: string;
  /** For large fields. */
  colour: string;
  /** For numerals, and for bands with white text. */
  deep: string;
}

const LOOKS: Record<Colour, Look> = {
  water: {
    sign: 'sketch/sign-water',
    pattern: 'pattern-scales',
    colour: 'var(--sea)',
    deep: 'var(--sea-deep)',
  },
  fire: {
    sign: 'sketch/sign-fire',
    pattern: 'pattern-stripes',
    colour: 'var(--vermilion)',
    deep: 'var(--vermilion-deep)',
  },
  earth: {
    sign: 'sketch/sign-earth',
    pattern: 'pattern-checks',
    colour: 'var(--moss)',
    deep: 'var(--moss-deep)',
  },
  wind: {
    sign: 'sketch/sign-wind',
    pattern: 'pattern-dots',
    colour: 'var(--wisteria)',
    deep: 'var(--wisteria-deep)',
  },
};

export function look(colour: Colour): Look {
  return LOOKS[colour];
}

/** Five of each colour, by value; the greater it is, the more there is to draw. */
const NAMES: Record<Colour, Record<number, string>> = {
  water: { 3: 'amabie', 4: 'kappa', 5: 'ningyo', 6: 'isonade', 7: 'umibozu' },
  fire: { 3: 'hitodama', 4: 'chochin', 5: 'basan', 6: 'wanyudo', 7: 'kyubi' },
  earth: { 3: 'kodama', 4: 'tsuchinoko', 5: 'tanuki', 6: 'nurikabe', 7: 'tsuchigumo' },
  wind: { 3: 'kasa', 4: 'ittan', 5: 'kamaitachi', 6: 'tengu', 7: 'yukionna' },
};

/** Whose portrait it is. */
export const called = (yokai: Yokai): string => NAMES[yokai.colour][yokai.value] ?? 'kasa';

export const nameOf = (yokai: Yokai, t: Text): string =>
  t('sketch-board-yokai', { yokai: `${yokai.colour}-${yokai.value}` });

/** In words: which one, its colour and its value. */
export const inWords = (yokai: Yokai, t: Text): string =>
  t('sketch-board-portrait', {
    name: nameOf(yokai, t),
    colour: yokai.colour,
    value: yokai.value,
  });

export function face(yokai: Yokai, t: Text): CardFace {
  const { pattern, colour, deep } = look(yokai.colour);
  return {
    art: `sketch/${called(yokai)}`,
    pattern,
    colour,
    deep,
    night: false,
    corner: String(yokai.value),
    name: nameOf(yokai, t),
  };
}
