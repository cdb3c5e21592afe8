/** The trail: what every seat saw in each turn, where the cards lay then, and the traces of it on the field. */
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

/** What was done in the last round of turns, with the turn's number in it, from 1, and its age, from 0 (now) to 1. */
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

/** The opacity of a trace: older ones are fainter. */
export const faded = (age: number): number => 1 - age * 0.7;

/** The dash pattern of a seat's lines, which distinguishes them besides their colour. */
const DASHES = ['', '9 6', '1 7', '13 6 1 6'] as const;
export const dashes = (seat: number): string => DASHES[seat % DASHES.length] ?? '';

/** Whether a turn did something with this card. */
export function concerns({ peeked, moved, covered }: Deeds, card: number): boolean {
  return peeked.includes(card) || moved === card || covered === card;
}
