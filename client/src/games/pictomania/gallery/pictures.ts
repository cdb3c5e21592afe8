/** Pictures of a gallery: a drawing with all that is known of it. */
import type { Stroke, View, Voided } from '../../../generated/games/pictomania';
import { wordOf } from '../fold';
import type { PictomaniaStage } from '../script';

/** What a wall needs of a stage: at the end of a game there is none. */
export type Wall = Pick<
  PictomaniaStage,
  'view' | 'seat' | 'legal' | 'sending' | 'name' | 'subject' | 'send'
> & {
  readonly company: { readonly colours?: readonly number[] };
};

export interface WallPicture {
  readonly round: number;
  readonly artist: number;
  readonly drawing: readonly Stroke[];
  readonly word: string;
  readonly void: Voided | null;
  /** How many voted for it, if it is one of the finest. */
  readonly votes: number;
}

/** The drawings of a round, from 1; only those that are over. */
export function picturesOf(view: View, round: number): readonly WallPicture[] {
  const scored = view.scored[round - 1];
  return (view.gallery[round - 1] ?? []).map((drawing, artist) => {
    const task = scored?.tasks[artist];
    const honoured = view.finest.find((one) => one.round === round && one.artist === artist);
    return {
      round,
      artist,
      drawing,
      word: scored && task ? wordOf(scored, task) : '',
      void: scored?.tallies[artist]?.void ?? null,
      votes: honoured?.votes ?? 0,
    };
  });
}

/** Those that got the most votes. */
export const finestPictures = (view: View): readonly WallPicture[] =>
  view.finest.flatMap(({ round, artist }) => picturesOf(view, round).filter((one) => one.artist === artist));
