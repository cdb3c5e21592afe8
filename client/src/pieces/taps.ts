/** A second tap within this many milliseconds was meant for what was there before. */
const QUICK = 350;
const NEAR = 24;

/** Swallow the second of two quick taps on the same spot in this element, except on elements marked `data-repeats`. */
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

/** An element that appears may lie under a finger that is already tapping: swallow taps for a short time, and then those
that began before. From then on it is marked `data-open`. The keyboard need not wait. */
export function unhurried(element: HTMLElement): () => void {
  let open = false;
  let pressed = false;
  const moment = element.animate([], QUICK);
  element.setAttribute('aria-disabled', 'true');
  moment.onfinish = () => {
    open = true;
    element.removeAttribute('aria-disabled');
    element.setAttribute('data-open', '');
  };
  const down = () => (pressed = open);
  const click = (event: MouseEvent) => {
    if (event.detail > 0 && !pressed) event.stopPropagation();
  };
  element.addEventListener('pointerdown', down, true);
  element.addEventListener('click', click, true);
  return () => {
    moment.cancel();
    element.removeEventListener('pointerdown', down, true);
    element.removeEventListener('click', click, true);
  };
}
