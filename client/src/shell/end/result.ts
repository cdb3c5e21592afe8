/** How a game ended, in a few lines to share: only what all players saw. */
import type { Result, Text } from '../../play/contract';
import { isCounted } from '../../play/outcome';

export function resultInWords(game: string, result: Result, names: readonly string[], t: Text): string {
  if (!isCounted(result)) return [`${game}: ${t('play-stopped')}`, names.join(', ')].join('\n');
  const winners = names.filter((_, seat) => result.places[seat] === 1);
  const scores = new Set(result.scores);
  // One score for all together.
  if (winners.length === names.length && scores.size <= 1)
    return [`${game}: ${[...scores].join('')}`.replace(/: $/, ''), names.join(', ')].join('\n');
  const won = t('play-winners', { names: winners.join(', '), count: winners.length });
  const rows = names
    .map((name, seat) => ({ name, place: result.places[seat] ?? names.length, score: result.scores[seat] }))
    .sort((one, other) => one.place - other.place)
    .map(({ name, place, score }) => `${place}. ${name}${score === undefined ? '' : ` · ${score}`}`);
  return [winners.length === 0 ? game : `${game}: ${won}`, ...rows].join('\n');
}
