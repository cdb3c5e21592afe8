/** Who may act, and whose turn it is meanwhile. */
import type { View } from '../../generated/games/pikit';

/** The player on turn, or those asked about a discard. Only a player who has passed knows that they are not asked again. */
export function acting(view: View): readonly number[] {
  if (view.stage !== 'window') return view.stage === 'over' ? [] : [view.turn];
  const done = view.stance !== null && view.stance !== 'open';
  return view.asked.filter((seat) => !done || seat !== view.seat);
}

/** The player who discards stays on turn while the others may answer. */
export const answered = (view: View): number | null => (view.stage === 'window' ? view.turn : null);
