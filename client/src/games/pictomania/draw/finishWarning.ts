/** What a player would lose by finishing now, perhaps by mistake. */
import type { PictomaniaStage } from '../script';

/** `blank`: the sheet is empty; `guesses`: there are drawings to guess, and no guess yet. */
export type Loss = 'blank' | 'guesses';

/** `drawn`: the number of strokes on one's own sheet. */
export function lostByFinishing(
  { legal, view }: Pick<PictomaniaStage, 'legal' | 'view'>,
  drawn: number,
): Loss | null {
  if (legal.stroke && drawn === 0) return 'blank';
  const guessable = legal.numbers.length > 0 && legal.artists.some((artist) => view.drawings[artist]?.length);
  return guessable && view.guesses.length === 0 ? 'guesses' : null;
}
