/** The named sizes of a board, as `data-size` on the element around it.

    :global([data-size='phone']) .hand { … }

Layout and sizes of parts depend on these names, in the games' components and in the shared ones. A part in a box of its
own (a card, a seat, a staged moment that can also be in a sheet) depends on its box: `@container` with the box's name.
`@container board (…)` is for the rare case where a name is too coarse, such as a tablet with height to spare. */

/** `phone`: held upright · `low`: upright, with little height · `side`: a phone on its side, a low window · `tablet`: upright and
wide · `desktop`: wide, and not low. */
export type Size = 'phone' | 'low' | 'side' | 'tablet' | 'desktop';

/** The size for a width and height in pixels, at the usual font size. */
export function sizeOf(width: number, height: number): Size {
  if (width > height) {
    // A wide layout has the seats, the claim, the middle and the hand below each other.
    if (height <= (width >= 700 ? 540 : 460)) return 'side';
    if (width >= 700) return 'desktop';
  }
  if (height <= 620) return 'low';
  return width >= 560 ? 'tablet' : 'phone';
}

/** Keep an element's `data-size` up to date. */
export function sized(element: HTMLElement): () => void {
  // With twice the font size there is half the room.
  const large = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const measure = () =>
    (element.dataset['size'] = sizeOf(element.clientWidth / large(), element.clientHeight / large()));
  const watch = new ResizeObserver(measure);
  measure();
  watch.observe(element);
  return () => watch.disconnect();
}
