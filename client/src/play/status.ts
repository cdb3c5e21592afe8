/** The words beside the buttons. */
import type { Occupant, Result, Seat, Text } from './contract';
import { whoWon } from './outcome';
import type { Kinds } from './script';
import type { Stage } from './stage.svelte';

/** Whether a person is away and no bot plays for them. */
export const isAway = (occupant: Occupant | null | undefined): boolean =>
  occupant?.kind === 'person' && !occupant.here && !occupant.replaced;

/** Who the game waits for, in words; empty if for no one. `answering`: they may only answer. */
export function waiting(
  acting: readonly Seat[],
  name: (seat: Seat) => string,
  who: (seat: Seat) => Occupant | null | undefined,
  answering: boolean,
  t: Text,
): string {
  const [first] = acting;
  if (first === undefined) return '';
  if (answering) return t('play-may-answer', { names: acting.map(name).join(', '), count: acting.length });
  if (acting.length > 1) return t('play-turns', { names: acting.map(name).join(', ') });
  const occupant = who(first);
  if (occupant?.replaced) return t('play-turn-bot', { name: name(first) });
  return t(isAway(occupant) ? 'play-turn-away' : 'play-turn', { name: name(first) });
}

/** How the game ended. If all have won or lost together, their names are not listed. */
function over<Of extends Kinds>(stage: Stage<Of>, result: Result, t: Text): string {
  if (new Set(result.places).size === 1) return t('play-over');
  return whoWon(result, (seat) => stage.name(seat), stage.seat, t);
}

/** What to do now: `words` are the game's own for the player's turn; the rest is the same on all boards. */
export function status<Of extends Kinds>(stage: Stage<Of>, words: () => string, t: Text): string {
  if (stage.result) return over(stage, stage.result, t);
  if (stage.paused) return ''; // The room says it.
  if (stage.sending) return t('play-sending');
  if (stage.busy) return ''; // All players watch what is being shown.
  if (stage.company.deserted) return t('play-deserted');
  if (!stage.yours) {
    const name = (seat: Seat) => stage.name(seat);
    const who = (seat: Seat) => stage.company.seats[seat];
    return waiting(stage.acting, name, who, stage.answered !== null, t);
  }
  return words();
}
