/** The sizes of a board, with names: every board has the same ones, as `data-size` on the element around it.

    :global([data-size='phone']) .hand { … }

Which to ask: how a board is laid out, and how large its parts are, goes by these names, in the game's components as in
the shared ones. A part that lies in a box of its own (a card, a seat, a moment on the stage that can also be looked at
in a sheet) asks for its box: `@container`, with the box's name. `@container board (…)` is for the rare case where a
name is too coarse, such as a tablet with height to spare. */

/** `phone`: held upright · `low`: upright, with little height · `side`: a phone on its side, a low window · `tablet`: upright and
wide · `desktop`: wide, and not low. */
export type Size = 'phone' | 'low' | 'side' | 'tablet' | 'desktop';

/** By width and height in pixels, where letters have their usual size. */
export function sizeOf(width: number, height: number): Size {
  if (width > height) {
    // A wide table has the seats, the claim, the middle and the hand below each other.
    if (height <= (width >= 700 ? 540 : 460)) return 'side';
    if (width >= 700) return 'desktop';
  }
  if (height <= 620) return 'low';
  return width >= 560 ? 'tablet' : 'phone';
}

/** Keep an element's `data-size` right. */
export function sized(element: HTMLElement): () => void {
  // With letters twice as large there is half the room.
  const large = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const measure = () =>
    (element.dataset['size'] = sizeOf(element.clientWidth / large(), element.clientHeight / large()));
  const watch = new ResizeObserver(measure);
  measure();
  watch.observe(element);
  return () => watch.disconnect();
}
