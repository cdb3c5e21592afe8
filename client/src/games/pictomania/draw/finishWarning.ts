/** What somebody would lose who finishes now, and hardly means to. */
import type { PictomaniaStage } from '../script';

/** `blank`: nothing is drawn, and could be; `guesses`: there are drawings to guess, and no guess yet. */
export type Loss = 'blank' | 'guesses';

/** `drawn`: how many strokes are on one's own sheet. */
export function lostByFinishing(
  { legal, view }: Pick<PictomaniaStage, 'legal' | 'view'>,
  drawn: number,
): Loss | null {
  if (legal.stroke && drawn === 0) return 'blank';
  const guessable = legal.numbers.length > 0 && legal.artists.some((artist) => view.drawings[artist]?.length);
  return guessable && view.guesses.length === 0 ? 'guesses' : null;
}
