/** Yokai Sketch's own sounds, on the shared instruments: a brush, a gong, a breath. */
import type { Tone } from '../../play/contract';

/** A card is drawn on: the brush touches paper. */
export const STROKE: readonly Tone[] = [
  { instrument: 'rustle', hertz: 900, lasts: 0.16, loud: 0.3 },
  { instrument: 'pluck', hertz: 330, at: 0.03, lasts: 0.22, loud: 0.08 },
];

/** A portrait is signed. */
export const SIGNED: readonly Tone[] = [
  { instrument: 'rustle', hertz: 1200, lasts: 0.3, loud: 0.32 },
  { instrument: 'bell', hertz: 523, at: 0.1, lasts: 0.7, loud: 0.1 },
  { instrument: 'bell', hertz: 784, at: 0.22, lasts: 0.9, loud: 0.1 },
];

/** The opponent signs it. */
export const LOST: readonly Tone[] = [
  { instrument: 'rustle', hertz: 1000, lasts: 0.3, loud: 0.28 },
  { instrument: 'reed', hertz: 294, at: 0.12, lasts: 0.35, loud: 0.07 },
];

/** It hides: a breath, and gone. */
export const HIDES: readonly Tone[] = [
  { instrument: 'reed', hertz: 440, lasts: 0.18, loud: 0.06 },
  { instrument: 'reed', hertz: 262, at: 0.14, lasts: 0.4, loud: 0.07 },
  { instrument: 'rustle', hertz: 500, at: 0.1, lasts: 0.4, loud: 0.22 },
];

/** A yokai is called over, or a card is lured away. */
export const CALL: readonly Tone[] = [
  { instrument: 'reed', hertz: 587, lasts: 0.14, loud: 0.07 },
  { instrument: 'reed', hertz: 880, at: 0.12, lasts: 0.26, loud: 0.07 },
];
export const LURE: readonly Tone[] = [
  { instrument: 'reed', hertz: 880, lasts: 0.12, loud: 0.06 },
  { instrument: 'reed', hertz: 659, at: 0.1, lasts: 0.14, loud: 0.06 },
  { instrument: 'reed', hertz: 831, at: 0.2, lasts: 0.22, loud: 0.06 },
];
