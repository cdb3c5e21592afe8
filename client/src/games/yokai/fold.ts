/** The view while its events are being shown: an event changes only what it shows, the rest comes with the next view. */
import type { Event, View } from '../../generated/games/yokai';
import { changed } from '../../play/rows';

export function applied(view: View, event: Event, goal: View): View {
  switch (event.type) {
    case 'dealt':
      return { ...goal, turn: null };
    case 'peeked':
      return {
        ...view,
        peeked: [...view.peeked, event.card],
        deeds: { ...view.deeds, seat: event.seat, peeked: [...view.peeked, event.card] },
      };
    case 'moved':
      return {
        ...view,
        cells: changed(view.cells, event.card, () => event.end),
        // What was peeked at lies face down again; a notebook keeps it.
        faces: goal.faces,
        deeds: { ...view.deeds, moved: event.card, start: event.start, end: event.end },
        peeked: [],
      };
    case 'drew':
      return { ...view, turn: null, pile: event.pile, hints: goal.hints, waiting: goal.waiting, peeked: [] };
    case 'placed':
      return {
        ...view,
        turn: null,
        covers: [...view.covers, { card: event.card, hint: event.hint }],
        hints: goal.hints,
        waiting: event.waiting,
        peeked: [],
      };
    case 'declared':
      return { ...view, turn: null };
    case 'stuck':
    case 'shown':
    case 'ended':
      return view;
    default:
      return event satisfies never;
  }
}
