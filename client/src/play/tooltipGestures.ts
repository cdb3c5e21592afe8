/** The gestures that open a tooltip: resting with the mouse, a long press, or `?` with the focus there. A press
that moves is a drag or a scroll and opens nothing. */

const DELAY = 500;
/** Milliseconds that the mouse may take between an element and its tooltip. */
const GRACE = 150;
/** How many pixels a finger may move in a long press. */
const TOLERANCE = 8;

/** `open` returns whether there was something to explain: only then the press is not a tap. */
export interface TooltipHandlers {
  open(): boolean;
  close(): void;
}

export interface TooltipControl {
  /** The mouse is on the tooltip. */
  keepOpen(): void;
  /** The mouse has left the tooltip. */
  closeSoon(): void;
  end(): void;
}

/** Events that an inner element has handled. */
const handled = new WeakSet<Event>();

export function tooltipGestures(element: EventTarget, { open, close }: TooltipHandlers): TooltipControl {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let press: { x: number; y: number } | null = null;
  let opened = false;
  const end = new AbortController();
  const { signal } = end;

  const wait = (then: () => void, delay: number) => {
    clearTimeout(waiting);
    waiting = setTimeout(then, delay);
  };
  const closeNow = () => {
    clearTimeout(waiting);
    press = null;
    close();
  };
  const listen = <Kind extends Event>(name: string, does: (event: Kind) => void, capture = false) =>
    element.addEventListener(name, does as (event: Event) => void, { signal, capture });

  listen('pointerenter', (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.buttons === 0) wait(open, DELAY);
  });
  listen('pointerleave', (event: PointerEvent) => {
    if (event.pointerType !== 'touch') wait(closeNow, GRACE);
  });
  listen('pointerdown', (event: PointerEvent) => {
    closeNow();
    opened = false;
    if (event.pointerType !== 'touch' || !event.isPrimary || handled.has(event)) return;
    handled.add(event);
    press = { x: event.clientX, y: event.clientY };
    wait(() => (opened = press !== null && open()), DELAY);
  });
  listen('pointermove', (event: PointerEvent) => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > TOLERANCE) closeNow();
  });
  // The tooltip stays when the finger lifts.
  listen('pointerup', () => {
    if (press === null) return;
    press = null;
    if (!opened) clearTimeout(waiting);
  });
  listen('pointercancel', closeNow);
  // The browser's own reactions to a long press, and the tap that would follow it.
  const swallow = (event: Event) => {
    if (!opened) return;
    event.preventDefault();
    event.stopPropagation();
  };
  listen('contextmenu', swallow, true);
  listen('touchend', swallow); // Then there is no tap at all.
  listen('click', swallow, true);

  listen('keydown', (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || handled.has(event)) return;
    if (event.key !== '?' && !(event.code === 'Slash' && event.shiftKey)) return;
    handled.add(event);
    if (!open()) return;
    event.preventDefault();
    event.stopPropagation();
  });
  listen('focusout', closeNow);

  return {
    keepOpen: () => clearTimeout(waiting),
    closeSoon: () => wait(closeNow, GRACE),
    end() {
      closeNow();
      end.abort();
    },
  };
}
