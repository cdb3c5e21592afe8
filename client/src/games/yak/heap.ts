/** How the mountain of face-down cards lies: always the same for the same place in the stack. */
export interface Lie {
  /** In card widths from the middle of the heap, and degrees. */
  x: number;
  y: number;
  turn: number;
}

/** A number in [0, 1) that looks like chance and is not. */
function scatter(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** The foot of the mountain is broad and each layer a little narrower and higher. */
export function lie(index: number): Lie {
  const layer = Math.floor(index / 4);
  const reach = 0.42 / (1 + layer * 0.16);
  const angle = index * 2.399 + scatter(index, 1) * 0.9;
  return {
    x: Math.cos(angle) * reach * (index === 0 ? 0 : 0.55 + scatter(index, 2) * 0.6),
    y: Math.sin(angle) * reach * 0.45 - height(index),
    turn: (scatter(index, 3) - 0.5) * 50,
  };
}

/** How high a card lies: rises quickly at first, and never out of sight. */
export function height(index: number): number {
  return 0.75 * (1 - Math.exp(-index / 16));
}
