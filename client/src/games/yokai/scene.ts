/** How the end is shown, beat by beat. The server says what was reached; this only turns it into pictures. */
import { FAMILY, type End, type Family, type View } from '../../generated/games/yokai';

export type Beat =
  | { part: 'dark' }
  | { part: 'turn'; card: number }
  | { part: 'family'; family: Family }
  | { part: 'link'; seat: number }
  | { part: 'goal' }
  | { part: 'hint'; at: number }
  | { part: 'score'; line: Line }
  | { part: 'seal' };

export type Line = 'right' | 'wrong' | 'left' | 'total';

/** How long each takes, compared with the others. */
const WEIGHT: Record<Beat['part'], number> = {
  dark: 4,
  turn: 1,
  family: 2.6,
  link: 3.5,
  goal: 4,
  hint: 1.2,
  score: 1.8,
  seal: 8,
};

export const weight = ({ part }: Beat): number => WEIGHT[part];

/** The score line by line; only what there was. */
export function lines({ won, right, wrong, left }: End): readonly Line[] {
  if (!won) return [];
  const all: readonly Line[] = ['right', 'wrong', 'left', 'total'];
  const counts: Partial<Record<Line, number>> = { right, wrong, left };
  return all.filter((line) => (counts[line] ?? 1) > 0);
}

/** What a line adds to the score; of the total nothing. A hint that was left is worth what the rest of the sum is. */
export function worth(end: End, line: Line): number {
  if (line === 'right') return end.right;
  if (line === 'wrong') return -end.wrong;
  return line === 'left' ? end.score - end.right + end.wrong : end.score;
}

/** From the card that was moved last to the one that was moved first, then those that lay still. */
export function turningOrder({ cells, record, deeds }: Pick<View, 'cells' | 'record' | 'deeds'>): number[] {
  const moved = [...record, deeds].reverse().flatMap((one) => (one.moved === null ? [] : [one.moved]));
  return [...new Set([...(moved as number[]), ...cells.keys()])];
}

export function beats(view: Pick<View, 'cells' | 'record' | 'deeds'>, end: End): readonly Beat[] {
  return [
    { part: 'dark' },
    ...turningOrder(view).map((card): Beat => ({ part: 'turn', card })),
    ...FAMILY.map((family): Beat => ({ part: 'family', family })),
    ...end.links.flatMap((link, seat): Beat[] => (link ? [{ part: 'link', seat }] : [])),
    ...(end.shaped === null ? [] : [{ part: 'goal' } as const]),
    ...end.fitting.map((_, at): Beat => ({ part: 'hint', at })),
    ...lines(end).map((line): Beat => ({ part: 'score', line })),
    { part: 'seal' },
  ];
}

/** What to try next after a lost game, by what was missing. */
export type Tip = 'goal' | 'link' | 'one' | 'two' | 'most';

export function tip({ apart, unlinked, shaped }: Pick<End, 'apart' | 'unlinked' | 'shaped'>): Tip {
  if (apart.length > 2) return 'most';
  if (apart.length > 0) return apart.length === 1 ? 'one' : 'two';
  return shaped === false && unlinked.length === 0 ? 'goal' : 'link';
}

/** The end on show: `done` of its beats have been shown. */
export interface Ending {
  end: End;
  beats: readonly Beat[];
  done: number;
}

/** All of it at once, to be looked at. */
export function wholeEnding(view: View, end: End): Ending {
  const all = beats(view, end);
  return { end, beats: all, done: all.length };
}
