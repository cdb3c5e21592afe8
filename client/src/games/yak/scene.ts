/** How a challenged stack looks card by card. The server counts it; this only turns the count into pictures. */
import type { Card, Counting, Kind, Showdown, Species } from '../../generated/games/yak';
import { isSpecies } from './looks';

/** A challenge on show: `turned` cards lie open; then the verdict; then the stack leaves for the loser. */
export interface Challenge {
  showdown: Showdown;
  steps: readonly Counting[];
  turned: number;
  part: 'gather' | 'turning' | 'verdict' | 'leaving';
}

/** What a turned card looks like at this moment of the count. */
export interface Turned {
  /** The card as it counts now: perhaps as another animal, perhaps with another value. */
  card: Card;
  changed: boolean;
  counted: number;
  /** A special at work, one that is switched off, or a card that adds nothing. */
  mood: 'plain' | 'lit' | 'dark' | 'idle';
}

const SWITCHED: readonly Kind[] = ['exclamation', 'one'];

export function turnedCard(card: Card, counted: number, step: Counting, claimed: Species): Turned {
  const everyone = step.everyone && isSpecies(card.kind) && card.kind !== claimed;
  const flat = step.ones && card.value > 1;
  return {
    card: { kind: everyone ? claimed : card.kind, value: flat ? 1 : card.value },
    changed: everyone || flat,
    counted,
    mood: mood(card, counted, step),
  };
}

function mood(card: Card, counted: number, step: Counting): Turned['mood'] {
  if (SWITCHED.includes(card.kind)) return step.off ? 'dark' : 'lit';
  if (card.kind === 'stop') return step.off ? 'lit' : 'idle';
  return counted > 0 ? 'plain' : 'idle';
}

/** A lantern for each special: none yet, lit, or switched off. */
export type Lantern = 'absent' | 'lit' | 'dark';

export function lantern(
  kind: 'exclamation' | 'one',
  cards: readonly Card[],
  step: Counting | undefined,
): Lantern {
  if (!step || !cards.some((card) => card.kind === kind)) return 'absent';
  return step.off ? 'dark' : 'lit';
}
