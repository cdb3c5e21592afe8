/** Yokai's own sounds, all of them quiet. */
import type { Tone } from '../../play/contract';

/** A card is lifted. */
export const LIFT: readonly Tone[] = [{ instrument: 'rustle', hertz: 900, lasts: 0.18, loud: 0.25 }];

/** A card is moved over the cloth. */
export const SLIDE: readonly Tone[] = [
  { instrument: 'rustle', hertz: 500, lasts: 0.25, loud: 0.25 },
  { instrument: 'pluck', hertz: 294, at: 0.16, lasts: 0.3, loud: 0.08 },
];

/** A paper charm is pinned. */
export const PIN: readonly Tone[] = [
  { instrument: 'rustle', hertz: 1200, lasts: 0.12, loud: 0.2 },
  { instrument: 'pluck', hertz: 440, at: 0.08, lasts: 0.35, loud: 0.09 },
];

/** The bell is rung: the families are together. */
export const BELL: readonly Tone[] = [
  { instrument: 'bell', hertz: 523, lasts: 1.6, loud: 0.12 },
  { instrument: 'bell', hertz: 659, at: 0.35, lasts: 1.6, loud: 0.1 },
];

/** A family's lantern is lit. */
export const LIT: readonly Tone[] = [{ instrument: 'bell', hertz: 587, lasts: 0.8, loud: 0.09 }];

/** It stays dark. */
export const DARK: readonly Tone[] = [{ instrument: 'reed', hertz: 196, lasts: 0.5, loud: 0.08 }];

/** The seal falls. */
export const SEAL: readonly Tone[] = [
  { instrument: 'drum', hertz: 130, lasts: 0.6, loud: 0.5 },
  { instrument: 'bell', hertz: 784, at: 0.12, lasts: 1.4, loud: 0.1 },
];
