/** How the mountain of face-down cards lies: always the same for the same place in the stack. */
export interface Lie {
  /** In card widths from the middle of the heap, and degrees. */
  x: number;
  y: number;
  turn: number;
}

/** A pseudo-random number in [0, 1). */
function scatter(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Cards lie flat and are seen from the side: the visible share of their length. */
export const FLAT = 0.5;

/** A lying card's reach, with its turn and its place: a whole heap is so wide, and so tall without its height. */
export const WIDE = 2.3;
export const FOOT = 1.12;

/** The foot of the mountain is broad and each layer a little narrower and higher. */
export function lie(index: number): Lie {
  const reach = 0.38 / (1 + index * 0.03);
  const angle = index * 2.399 + scatter(index, 1) * 0.9;
  const far = index === 0 ? 0 : 0.55 + scatter(index, 2) * 0.5;
  return {
    x: Math.cos(angle) * reach * far,
    y: Math.sin(angle) * reach * far * FLAT - height(index),
    turn: (scatter(index, 3) - 0.5) * 50,
  };
}

/** How high a card lies, in card widths: every card adds to it, the later ones less. */
export function height(index: number): number {
  return 2.4 * (1 - Math.exp(-index / 30));
}
