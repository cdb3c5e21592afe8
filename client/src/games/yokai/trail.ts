/** What everybody saw done, turn by turn: where the cards lay then, and the traces that it leaves on the field. */
import type { Deeds, View } from '../../generated/games/yokai';
import type { Cell } from './geometry';

/** A turn of the record, with the field as it was after it. */
export interface TurnTaken {
  /** From 0. */
  turn: number;
  deeds: Deeds;
  cells: readonly Cell[];
}

/** All turns so far, the latest first; this one too, as soon as something has been done in it. */
export function turnsTaken({ cells, record, deeds }: Pick<View, 'cells' | 'record' | 'deeds'>): TurnTaken[] {
  const begun = deeds.peeked.length > 0;
  const all = begun ? [...record, deeds] : record;
  let then: readonly Cell[] = cells;
  return all
    .map((one, turn) => ({ one, turn }))
    .reverse()
    .map(({ one, turn }) => {
      const taken = { turn, deeds: one, cells: then };
      const { moved, start } = one;
      if (moved !== null && start) then = then.map((cell, card) => (card === moved ? start : cell));
      return taken;
    });
}

/** What was done in the last round of turns: each with its place in it, from 1, and its age, from 0 (this turn) to 1. */
export interface Trace {
  order: number;
  seat: number;
  age: number;
  peeked: readonly number[];
  moved: { card: number; start: Cell; end: Cell } | null;
  covered: number | null;
}

export function traces(view: Pick<View, 'cells' | 'record' | 'deeds' | 'seats'>): Trace[] {
  const latest = turnsTaken(view).slice(0, view.seats);
  return latest.map(({ deeds: { seat, peeked, moved, start, end, covered } }, index) => ({
    order: latest.length - index,
    seat,
    age: index / view.seats,
    peeked,
    moved: moved !== null && start && end ? { card: moved, start, end } : null,
    covered,
  }));
}

/** How much of a trace is still to be seen: older ones are fainter. */
export const faded = (age: number): number => 1 - age * 0.7;

/** What tells the lines of the seats apart besides their colour: whole, or broken in their own way. */
const DASHES = ['', '9 6', '1 7', '13 6 1 6'] as const;
export const dashes = (seat: number): string => DASHES[seat % DASHES.length] ?? '';

/** Does a turn have to do with this card? */
export function concerns({ peeked, moved, covered }: Deeds, card: number): boolean {
  return peeked.includes(card) || moved === card || covered === card;
}
