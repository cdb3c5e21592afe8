/** Dragging for things that can also be tapped: a press that moves lifts the thing, and releasing drops it there.

    <div {@attach dragging({ handle: '[data-testid="hand-card"]', lift, over, drop })}>…</div>

It only reports where the pointer is; drawing is up to the board. The click that would follow a drag is swallowed. The
things need `touch-action: none` where a finger must not scroll. */
export interface Dragging {
  /** A selector within the element for what can be lifted. */
  handle: string;
  /** Called with the index of the lifted handle; returns `false` to refuse. */
  lift: (index: number) => boolean;
  /** The pointer is here, over this element of the page. */
  over: (at: { x: number; y: number }, element: Element | null) => void;
  /** It was released over this element; `null`: cancelled. */
  drop: (element: Element | null) => void;
}

/** How many pixels a tap may move. */
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

/** Swallow the click of the press that has just ended. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
