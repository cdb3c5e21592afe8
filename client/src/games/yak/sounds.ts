/** Yak's own sounds, on the shared instruments. */
import type { Tone } from '../../play/contract';

/** A claim. */
export const CLAIM: readonly Tone[] = [
  { instrument: 'pluck', hertz: 392, lasts: 0.25, loud: 0.12 },
  { instrument: 'pluck', hertz: 523, at: 0.07, lasts: 0.3, loud: 0.12 },
];

/** "I doubt it!" */
export const DOUBT: readonly Tone[] = [
  { instrument: 'drum', hertz: 150, lasts: 0.5, loud: 0.6 },
  { instrument: 'drum', hertz: 150, at: 0.16, lasts: 0.5, loud: 0.5 },
];

/** A special lights up, or goes dark. */
export const SWITCH: readonly Tone[] = [
  { instrument: 'reed', hertz: 880, lasts: 0.12, loud: 0.08 },
  { instrument: 'reed', hertz: 220, at: 0.08, lasts: 0.3, loud: 0.1 },
];
