/** How events change the view. */
import type { Event, View } from '../../generated/games/pictomania';
import { changed } from '../../play/rows';

/** The view after a stroke or its undo, which change nothing else. */
export function follow(view: View, event: Event): View {
  switch (event.type) {
    case 'stroke':
      return {
        ...view,
        drawings: changed(view.drawings, event.seat, (drawing) => [...drawing, event.stroke]),
      };
    case 'undid': {
      const last = view.drawings[event.seat]?.at(-1);
      return {
        ...view,
        drawings: changed(view.drawings, event.seat, (drawing) => drawing.slice(0, -1)),
        undone: changed(view.undone, event.seat, (points) => points + (last?.xs.length ?? 0)),
      };
    }
    default:
      throw new Error(`${event.type} does not only add`);
  }
}

/** The word of a letter and a number on the stand. */
export const wordOf = (view: Pick<View, 'stand'>, task: { letter: string; number: number }): string =>
  view.stand['ABC'.indexOf(task.letter)]?.words[task.number - 1] ?? '';
