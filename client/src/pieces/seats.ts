/** What tells seats apart: an animal, a colour and a pattern each. */
export interface SeatMark {
  art: string;
  colour: string;
}

const MARKS: readonly SeatMark[] = [
  { art: 'seat-fox', colour: 'var(--vermilion)' },
  { art: 'seat-frog', colour: 'var(--moss)' },
  { art: 'seat-owl', colour: 'var(--gold)' },
  { art: 'seat-octopus', colour: 'var(--wisteria)' },
  { art: 'seat-bear', colour: 'var(--sea)' },
  { art: 'seat-squirrel', colour: 'var(--clay)' },
];

export function seatMark(seat: number): SeatMark {
  return MARKS[seat % MARKS.length] ?? { art: 'seat-fox', colour: 'var(--vermilion)' };
}
