/** The campaign sheet: the best grade at each level. The table keeps one; this browser keeps another.
 */
import { GRADE, type End, type Grade, type Options } from '../../generated/games/yokai';

export type Best = readonly (Grade | null)[];

const LEVELS = 5;
const KEY = 'yakai.yokai.campaign';
const NOTHING: Best = Array.from({ length: LEVELS }, () => null);

/** The options that make a level, without any others. */
type Made = Pick<Options, 'links' | 'stacked' | 'blind' | 'goal'>;
const PLAIN: Made = { links: 'none', stacked: false, blind: false, goal: false };
const MADE: readonly Partial<Made>[] = [
  {},
  { links: 'first' },
  { stacked: true },
  { blind: true },
  { goal: true },
];

/** The options of a level, from 1. */
export const optionsOf = (level: number): Made => ({ ...PLAIN, ...MADE[level - 1] });

/** Whether exactly this level is chosen. */
export const isChosen = (options: Readonly<Record<string, unknown>>, level: number): boolean =>
  Object.entries(optionsOf(level)).every(([key, value]) => ({ ...PLAIN, ...options })[key] === value);

export const levelAfter = (level: number): number | null => (level < LEVELS ? level + 1 : null);

const isGrade = (value: unknown): value is Grade => (GRADE as readonly unknown[]).includes(value);
const rank = (grade: Grade | null) => (grade === null ? -1 : GRADE.indexOf(grade));
const better = (one: Grade | null, other: Grade | null) => (rank(other) > rank(one) ? other : one);

/** Any value as a sheet. */
function read(value: unknown): Best {
  const rows = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return NOTHING.map((_, level) => {
    const grade = rows[level];
    return isGrade(grade) ? grade : null;
  });
}

/** What the table keeps, as the server sends it. */
export function ofTable(kept: unknown): Best {
  return read(typeof kept === 'object' && kept !== null && 'best' in kept ? kept.best : null);
}

/** What this browser keeps. */
export function ofDevice(): Best {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

/** The better of both, level by level. */
export const joined = (one: Best, other: Best): Best =>
  one.map((grade, level) => better(grade, other[level] ?? null));

/** A finished game is entered once; entering it again changes nothing. */
export function enter({ level, grade }: Pick<End, 'level' | 'grade'>): void {
  const entered = joined(
    ofDevice(),
    NOTHING.map((_, index) => (index === level - 1 ? grade : null)),
  );
  try {
    localStorage.setItem(KEY, JSON.stringify(entered));
  } catch {
    // A browser that keeps nothing has no sheet of its own.
  }
}
