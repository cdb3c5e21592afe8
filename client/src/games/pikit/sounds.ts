/** Pikit's own sounds, loud and quick, on the shared instruments. */
import type { Tone } from '../../play/contract';

/** Dice on a table. */
export const ROLL: readonly Tone[] = [0, 0.09, 0.17, 0.28, 0.42].map((at, index) => ({
  instrument: 'drum',
  hertz: 320 - index * 18,
  at,
  lasts: 0.12,
  loud: 0.4 - index * 0.05,
}));

/** A die is turned. */
export const TURN: readonly Tone[] = [
  { instrument: 'drum', hertz: 420, lasts: 0.1, loud: 0.3 },
  { instrument: 'pluck', hertz: 587, at: 0.12, lasts: 0.25, loud: 0.12 },
];

/** A card hangs in the air: who dares? */
export const DISCARD: readonly Tone[] = [
  { instrument: 'rustle', hertz: 900, lasts: 0.15, loud: 0.3 },
  { instrument: 'reed', hertz: 330, at: 0.05, lasts: 0.18, loud: 0.09 },
  { instrument: 'reed', hertz: 494, at: 0.16, lasts: 0.4, loud: 0.09 },
];

/** "Oh no, you don't!" */
export const CANCEL: readonly Tone[] = [
  { instrument: 'drum', hertz: 130, lasts: 0.5, loud: 0.6 },
  { instrument: 'reed', hertz: 233, at: 0.05, lasts: 0.4, loud: 0.12 },
];

/** A card is torn. */
export const TEAR: readonly Tone[] = [
  { instrument: 'rustle', hertz: 2200, lasts: 0.18, loud: 0.5 },
  { instrument: 'drum', hertz: 110, at: 0.12, lasts: 0.35, loud: 0.4 },
];

/** A hand reaches into another. */
export const STEAL: readonly Tone[] = [
  { instrument: 'rustle', hertz: 1400, lasts: 0.2, loud: 0.35 },
  { instrument: 'reed', hertz: 392, at: 0.15, lasts: 0.2, loud: 0.08 },
  { instrument: 'reed', hertz: 294, at: 0.3, lasts: 0.35, loud: 0.1 },
];

/** A 3. */
export const BITE: readonly Tone[] = [
  { instrument: 'drum', hertz: 200, lasts: 0.15, loud: 0.6 },
  { instrument: 'reed', hertz: 156, at: 0.08, lasts: 0.5, loud: 0.14 },
  { instrument: 'reed', hertz: 147, at: 0.08, lasts: 0.5, loud: 0.14 },
];

/** Steps of iron. */
export const MECHA: readonly Tone[] = [
  { instrument: 'drum', hertz: 82, lasts: 0.5, loud: 0.6 },
  { instrument: 'drum', hertz: 82, at: 0.3, lasts: 0.5, loud: 0.6 },
  { instrument: 'bell', hertz: 784, at: 0.34, lasts: 0.9, loud: 0.1 },
];

/** The last round. */
export const LAST: readonly Tone[] = [
  { instrument: 'bell', hertz: 659, lasts: 1, loud: 0.12 },
  { instrument: 'bell', hertz: 659, at: 0.35, lasts: 1, loud: 0.12 },
  { instrument: 'bell', hertz: 494, at: 0.7, lasts: 1.4, loud: 0.12 },
];
