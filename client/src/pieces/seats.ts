/** How seats look: a colour for each, on it a person's animal or a bot's face. */
import { drawn } from '../art';

export interface SeatMark {
  art: string;
  colour: string;
}

/** The animals of people. No bot has one of them. */
const MARKS: readonly SeatMark[] = [
  { art: 'seat-deer', colour: 'var(--vermilion)' },
  { art: 'seat-frog', colour: 'var(--moss)' },
  { art: 'seat-owl', colour: 'var(--gold)' },
  { art: 'seat-octopus', colour: 'var(--wisteria)' },
  { art: 'seat-bear', colour: 'var(--sea)' },
  { art: 'seat-squirrel', colour: 'var(--clay)' },
];

/** The picture and colour of a seat; `face` is its bot's, such as `kitsune`. */
export function seatMark(seat: number, face: string | null = null): SeatMark {
  const mark = MARKS[seat % MARKS.length] ?? { art: 'seat-deer', colour: 'var(--vermilion)' };
  return face !== null && drawn(`face-${face}`) ? { ...mark, art: `face-${face}` } : mark;
}
