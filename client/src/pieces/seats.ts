/** What tells those at the table apart: a colour for each seat; on it a person's animal, or a bot's own face. */
import { drawn } from '../art';

export interface SeatMark {
  art: string;
  colour: string;
}

/** The people's animals. None of them is a bot's, so that nobody is taken for one. */
const MARKS: readonly SeatMark[] = [
  { art: 'seat-deer', colour: 'var(--vermilion)' },
  { art: 'seat-frog', colour: 'var(--moss)' },
  { art: 'seat-owl', colour: 'var(--gold)' },
  { art: 'seat-octopus', colour: 'var(--wisteria)' },
  { art: 'seat-bear', colour: 'var(--sea)' },
  { art: 'seat-squirrel', colour: 'var(--clay)' },
];

/** The mark of a seat; `face` is the bot's that sits there, such as `kitsune`. */
export function seatMark(seat: number, face: string | null = null): SeatMark {
  const mark = MARKS[seat % MARKS.length] ?? { art: 'seat-deer', colour: 'var(--vermilion)' };
  return face !== null && drawn(`face-${face}`) ? { ...mark, art: `face-${face}` } : mark;
}
