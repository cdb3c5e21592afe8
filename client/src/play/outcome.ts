import type { Result, Seat, Text } from './contract';

/** Whether the game counts: not if the players agreed to stop. */
export const isCounted = (result: Result): boolean => result.reason !== 'agreed';

/** Who has won, in words for the viewer at `seat`. */
export function whoWon(result: Result, name: (seat: Seat) => string, seat: Seat | null, t: Text): string {
  if (!isCounted(result)) return t('play-stopped');
  const winners = [...result.places.keys()].filter((one) => result.places[one] === 1);
  if (winners.length === 0) return t('play-over');
  const names = winners.map(name).join(', ');
  if (seat !== null && winners.includes(seat))
    return winners.length === 1 ? t('play-you-win') : t('play-you-share', { names });
  return t('play-winners', { names, count: winners.length });
}
