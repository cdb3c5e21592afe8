/** Pictomania's own sounds, on the shared instruments: pencils, paper, stamps, stars and a sheep. */
import type { Tone } from '../../play/contract';

/** Another card comes. */
export const FRESH: readonly Tone[] = [
  { instrument: 'rustle', hertz: 1100, lasts: 0.2, loud: 0.35 },
  { instrument: 'pluck', hertz: 440, at: 0.12, lasts: 0.25, loud: 0.1 },
];

/** The words are dealt: pencils up! */
export const DEALT: readonly Tone[] = [
  { instrument: 'rustle', hertz: 1300, lasts: 0.12, loud: 0.3 },
  { instrument: 'pluck', hertz: 523, at: 0.12, lasts: 0.2, loud: 0.12 },
  { instrument: 'pluck', hertz: 659, at: 0.24, lasts: 0.2, loud: 0.12 },
  { instrument: 'bell', hertz: 1047, at: 0.38, lasts: 0.7, loud: 0.1 },
];

/** All of them lie on the table. */
export const PENCILS_DOWN: readonly Tone[] = [0, 0.08, 0.13, 0.22].map((at, index) => ({
  instrument: 'drum',
  hertz: 420 - index * 40,
  at,
  lasts: 0.1,
  loud: 0.35,
}));

/** The time is over. */
export const TIME: readonly Tone[] = [
  { instrument: 'bell', hertz: 587, lasts: 0.8, loud: 0.12 },
  { instrument: 'bell', hertz: 440, at: 0.3, lasts: 1.1, loud: 0.12 },
];

/** A word is stamped on a drawing. */
export const STAMP: readonly Tone[] = [
  { instrument: 'drum', hertz: 150, lasts: 0.25, loud: 0.55 },
  { instrument: 'rustle', hertz: 700, at: 0.02, lasts: 0.1, loud: 0.25 },
];

/** A player objects to a drawing. */
export const OBJECTION: readonly Tone[] = [
  { instrument: 'reed', hertz: 392, lasts: 0.16, loud: 0.09 },
  { instrument: 'reed', hertz: 370, at: 0.16, lasts: 0.3, loud: 0.09 },
];

/** A right guess wins a token. */
export const STAR: readonly Tone[] = [
  { instrument: 'pluck', hertz: 784, lasts: 0.18, loud: 0.1 },
  { instrument: 'bell', hertz: 1175, at: 0.09, lasts: 0.6, loud: 0.1 },
];

/** The black sheep. */
export const SHEEP: readonly Tone[] = [0, 0.11, 0.22, 0.33, 0.44].map((at, index) => ({
  instrument: 'reed',
  hertz: index % 2 ? 294 : 330,
  at,
  lasts: 0.16,
  loud: 0.12,
}));

/** The finest drawing is hung up. */
export const FINEST: readonly Tone[] = [
  { instrument: 'bell', hertz: 523, lasts: 0.8, loud: 0.1 },
  { instrument: 'bell', hertz: 659, at: 0.15, lasts: 0.8, loud: 0.1 },
  { instrument: 'bell', hertz: 784, at: 0.3, lasts: 0.8, loud: 0.1 },
  { instrument: 'bell', hertz: 1047, at: 0.5, lasts: 1.3, loud: 0.12 },
];
