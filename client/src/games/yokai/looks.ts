/** How the four families look: mask, colour and pattern together, never colour alone. */
import type { Family, Grade } from '../../generated/games/yokai';

export interface Look {
  art: string;
  pattern: string;
  /** For large fields. */
  colour: string;
  /** For words, and for bands with white text. */
  deep: string;
}

const LOOKS: Record<Family, Look> = {
  kitsune: {
    art: 'yokai/kitsune',
    pattern: 'pattern-checks',
    colour: 'var(--vermilion)',
    deep: 'var(--vermilion-deep)',
  },
  kappa: {
    art: 'yokai/kappa',
    pattern: 'pattern-scales',
    colour: 'var(--moss)',
    deep: 'var(--moss-deep)',
  },
  oni: { art: 'yokai/oni', pattern: 'pattern-stripes', colour: 'var(--sea)', deep: 'var(--sea-deep)' },
  rokurokubi: {
    art: 'yokai/rokurokubi',
    pattern: 'pattern-dots',
    colour: 'var(--wisteria)',
    deep: 'var(--wisteria-deep)',
  },
};

export function look(family: Family): Look {
  return LOOKS[family];
}

/** How many rays a seal of this grade has. */
const RAYS: Record<Grade, number> = { honourable: 0, magnificent: 8, legendary: 16 };

export function rays(grade: Grade): number {
  return RAYS[grade];
}
