/** How each kind of card looks: silhouette, colour and pattern together, never colour alone. */
import { SPECIES, type Card, type Kind, type Species } from '../../generated/games/yak';

export interface Look {
  art: string;
  pattern: string;
  /** For large fields. */
  colour: string;
  /** For numerals, and for bands with white text. */
  deep: string;
  /** Specials are printed in reverse: light on night. */
  night: boolean;
}

const LOOKS: Record<Kind, Look> = {
  yeti: {
    art: 'yak/yeti',
    pattern: 'pattern-checks',
    colour: 'var(--wisteria)',
    deep: 'var(--wisteria-deep)',
    night: false,
  },
  marmot: {
    art: 'yak/marmot',
    pattern: 'pattern-dots',
    colour: 'var(--gold)',
    deep: 'var(--gold-deep)',
    night: false,
  },
  vulture: {
    art: 'yak/vulture',
    pattern: 'pattern-scales',
    colour: 'var(--clay)',
    deep: 'var(--clay-deep)',
    night: false,
  },
  goat: {
    art: 'yak/goat',
    pattern: 'pattern-grid',
    colour: 'var(--moss)',
    deep: 'var(--moss-deep)',
    night: false,
  },
  yak: {
    art: 'yak/yak',
    pattern: 'pattern-stripes',
    colour: 'var(--sea)',
    deep: 'var(--sea-deep)',
    night: false,
  },
  joker: { art: 'yak/joker', pattern: 'pattern-checks', colour: '#cfc3a4', deep: 'var(--ink)', night: false },
  exclamation: {
    art: 'yak/bang',
    pattern: 'pattern-dots',
    colour: 'var(--gold)',
    deep: 'var(--gold)',
    night: true,
  },
  one: { art: 'yak/one', pattern: 'pattern-stripes', colour: '#9fc4f0', deep: '#9fc4f0', night: true },
  stop: { art: 'yak/stop', pattern: 'pattern-grid', colour: '#ff8d78', deep: '#ff8d78', night: true },
};

export function look(kind: Kind): Look {
  return LOOKS[kind];
}

export function isSpecies(kind: Kind): kind is Species {
  return (SPECIES as readonly Kind[]).includes(kind);
}

/** What stands in the card's corner. */
export function corner(card: Card): string {
  switch (card.kind) {
    case 'exclamation':
      return '!';
    case 'one':
      return '1';
    case 'stop':
      return '✕';
    case 'joker':
    case 'yeti':
    case 'marmot':
    case 'vulture':
    case 'goat':
    case 'yak':
      return String(card.value);
    default:
      return card.kind satisfies never;
  }
}
