/** Things that are dragged as well as tapped: a press that moves lifts the thing, and letting it go drops it there.

    <div {@attach dragging({ handle: '[data-testid="hand-card"]', lift, over, drop })}>…</div>

It only tells where the pointer is; what is drawn, and what can be done there, is the board's. The click that would
follow a drag never comes, and the things need `touch-action: none` where a finger shall not scroll. */
export interface Dragging {
  /** What can be lifted, as a selector within the element. */
  handle: string;
  /** It is lifted: which of the handles, in their order. `false`: not now. */
  lift: (index: number) => boolean;
  /** The pointer is here, over this element of the page. */
  over: (at: { x: number; y: number }, element: Element | null) => void;
  /** It is let go over this element; `null`: called off. */
  drop: (element: Element | null) => void;
}

/** So far a press may stray, in pixels, and is still a tap. */
const STRAY = 10;

export function dragging({ handle, lift, over, drop }: Dragging): (element: HTMLElement) => () => void {
  return (element) => {
    const end = new AbortController();
    const { signal } = end;
    let press: { id: number; x: number; y: number; index: number } | null = null;
    let lifted = false;
    const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY);
    const letGo = (target: Element | null) => {
      press = null;
      if (!lifted) return;
      lifted = false;
      drop(target);
    };
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
        const held = event.target.closest(handle);
        if (!held) return;
        const index = [...element.querySelectorAll(handle)].indexOf(held);
        press = { id: event.pointerId, x: event.clientX, y: event.clientY, index };
      },
      { signal },
    );
    window.addEventListener(
      'pointermove',
      (event) => {
        if (!press || event.pointerId !== press.id) return;
        if (!lifted) {
          if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < STRAY) return;
          if (!lift(press.index)) {
            press = null;
            return;
          }
          lifted = true;
        }
        over({ x: event.clientX, y: event.clientY }, under(event));
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      (event) => {
        if (!press || event.pointerId !== press.id) return;
        if (lifted) swallowClick();
        letGo(under(event));
      },
      { signal },
    );
    window.addEventListener('pointercancel', () => letGo(null), { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && letGo(null), { signal });
    return () => end.abort();
  };
}

/** The click that belongs to the press that has just ended. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
