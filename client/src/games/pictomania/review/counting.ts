/** The steps in which a scored round is shown: artist by artist, guess by guess in their order, then the black sheep, then
the sums. The server has computed the scores. */
import type { Checked, Scored, Stroke } from '../../../generated/games/pictomania';

export interface Counting {
  readonly round: number;
  readonly scored: Scored;
  readonly drawings: readonly (readonly Stroke[])[];
  readonly part: 'guesses' | 'sheep' | 'sums';
  /** The artist of the drawing; after the drawings the last one. */
  readonly artist: number;
  /** How many guesses on it are turned over. */
  readonly turned: number;
}

export interface Beat {
  readonly counting: Counting;
  readonly seconds: number;
  readonly sound: 'artist' | 'right' | 'wrong' | 'back' | 'sheep' | 'sums';
}

/** How the time is shared: a drawing comes, a guess is turned over, the sheep, the sums. */
const ARTIST = 1.5;
const GUESS = 1.2;
const SHEEP = 1.2;
const SUMS = 1.8;

export function beats(
  round: number,
  scored: Scored,
  drawings: readonly (readonly Stroke[])[],
  seconds: number,
): readonly Beat[] {
  const last = scored.tallies.length - 1;
  const shown = (part: Counting['part'], artist: number, turned: number): Counting => ({
    round,
    scored,
    drawings,
    part,
    artist,
    turned,
  });
  const all: Beat[] = scored.tallies.flatMap((tally, artist) => [
    { counting: shown('guesses', artist, 0), seconds: ARTIST, sound: 'artist' as const },
    ...tally.guesses.map((guess, at) => ({
      counting: shown('guesses', artist, at + 1),
      seconds: GUESS,
      sound: tally.void !== null ? ('back' as const) : guess.right ? ('right' as const) : ('wrong' as const),
    })),
  ]);
  const turned = scored.tallies[last]?.guesses.length ?? 0;
  all.push({ counting: shown('sheep', last, turned), seconds: SHEEP, sound: 'sheep' });
  all.push({ counting: shown('sums', last, turned), seconds: SUMS, sound: 'sums' });
  const whole = all.reduce((sum, beat) => sum + beat.seconds, 0);
  return all.map((beat) => ({ ...beat, seconds: (beat.seconds * seconds) / whole }));
}

/** The guesses turned over so far, with the artist. Those on void drawings went back. */
function turnedSoFar({ scored, artist, turned }: Counting): readonly (Checked & { artist: number })[] {
  return scored.tallies.flatMap((tally, at) => {
    if (at > artist || tally.void !== null) return [];
    return tally.guesses
      .slice(0, at < artist ? undefined : turned)
      .map((guess) => ({ ...guess, artist: at }));
  });
}

/** What a seat has so far: tokens won, and wrong guess cards in the middle. */
export function runningTotal(
  counting: Counting,
  seat: number,
): { won: readonly (Checked & { artist: number })[]; wrong: number } {
  const own = turnedSoFar(counting).filter((guess) => guess.seat === seat);
  return { won: own.filter((guess) => guess.right), wrong: own.filter((guess) => !guess.right).length };
}

/** The artist's own tokens that have not been won so far. */
export function tokensLeft(
  own: readonly number[],
  guesses: readonly Checked[],
  turned: number,
): readonly number[] {
  const left = [...own];
  for (const guess of guesses.slice(0, turned)) {
    const at = guess.right ? left.indexOf(guess.stars) : -1;
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What a black token came to in the sums. */
export function fate(black: number | null, counted: number): 'none' | 'added' | 'subtracted' | 'back' {
  if (black === null) return 'none';
  return counted > 0 ? 'added' : counted < 0 ? 'subtracted' : 'back';
}

/** A number with a true minus, and with a plus where one is wanted. */
export const signed = (number: number, plus = false): string =>
  `${number < 0 ? '−' : plus && number > 0 ? '+' : ''}${Math.abs(number)}`;
