/** Who may act, and whose turn it is meanwhile. */
import type { View } from '../../generated/games/pikit';

/** Whose turn it is, or who is asked about a discard. Who has let it be is asked no more, but only they know. */
export function acting(view: View): readonly number[] {
  if (view.stage !== 'window') return view.stage === 'over' ? [] : [view.turn];
  const done = view.stance !== null && view.stance !== 'open';
  return view.asked.filter((seat) => !done || seat !== view.seat);
}

/** Whoever discards stays on turn while the others may answer. */
export const answered = (view: View): number | null => (view.stage === 'window' ? view.turn : null);
