/** A double tap does nothing more than one: its second half would hit whatever the first has brought there. */
const QUICK = 350;
const NEAR = 24;

/** Swallows the second of two quick taps on the same spot, anywhere in an element; what is meant to be tapped often
is marked `data-repeats`. */
export function oneTap(element: HTMLElement): () => void {
  let last: { at: number; x: number; y: number } | null = null;
  const heard = (event: MouseEvent) => {
    const byKeyboard = event.detail === 0;
    const often = event.target instanceof Element && event.target.closest('[data-repeats]') !== null;
    if (byKeyboard || often) return;
    const near = last !== null && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
    const again = event.detail > 1 || (last !== null && event.timeStamp - last.at < QUICK);
    if (near && again) {
      event.stopPropagation();
      event.preventDefault();
    }
    last = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  };
  element.addEventListener('click', heard, true);
  return () => element.removeEventListener('click', heard, true);
}
