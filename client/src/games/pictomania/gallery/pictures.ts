/** The pictures of a gallery: drawings with all that is known of them. */
import type { Stroke, View, Voided } from '../../../generated/games/pictomania';
import { wordOf } from '../fold';
import type { PictomaniaStage } from '../script';

/** What a gallery needs of a stage; at the end of a game there is no stage. */
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
  /** Its votes, if it is one of the finest; otherwise 0. */
  readonly votes: number;
}

/** The pictures of a scored round, from 1. */
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

/** The pictures with the most votes. */
export const finestPictures = (view: View): readonly WallPicture[] =>
  view.finest.flatMap(({ round, artist }) => picturesOf(view, round).filter((one) => one.artist === artist));
