/** The gestures that ask for an explanation: resting with the mouse, a long press, or `?` with the focus there. A press
that moves is a drag or a scroll and asks for nothing. */

const DELAY = 500;
/** Milliseconds that the mouse may take between a thing and the note beside it. */
const GRACE = 150;
/** How many pixels a finger may move in a long press. */
const TOLERANCE = 8;

/** `ask` returns whether there was something to explain: only then the press is not a tap. */
export interface Answering {
  ask(): boolean;
  leave(): void;
}

export interface Asking {
  /** The mouse is on the note. */
  stay(): void;
  /** The mouse has left the note. */
  go(): void;
  end(): void;
}

/** Events that an inner element has handled. */
const handled = new WeakSet<Event>();

export function asking(element: EventTarget, { ask, leave }: Answering): Asking {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let press: { x: number; y: number } | null = null;
  let asked = false;
  const end = new AbortController();
  const { signal } = end;

  const wait = (then: () => void, delay: number) => {
    clearTimeout(waiting);
    waiting = setTimeout(then, delay);
  };
  const away = () => {
    clearTimeout(waiting);
    press = null;
    leave();
  };
  const listen = <Kind extends Event>(name: string, does: (event: Kind) => void, capture = false) =>
    element.addEventListener(name, does as (event: Event) => void, { signal, capture });

  listen('pointerenter', (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.buttons === 0) wait(ask, DELAY);
  });
  listen('pointerleave', (event: PointerEvent) => {
    if (event.pointerType !== 'touch') wait(away, GRACE);
  });
  listen('pointerdown', (event: PointerEvent) => {
    away();
    asked = false;
    if (event.pointerType !== 'touch' || !event.isPrimary || handled.has(event)) return;
    handled.add(event);
    press = { x: event.clientX, y: event.clientY };
    wait(() => (asked = press !== null && ask()), DELAY);
  });
  listen('pointermove', (event: PointerEvent) => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > TOLERANCE) away();
  });
  // The note stays when the finger lifts.
  listen('pointerup', () => {
    if (press === null) return;
    press = null;
    if (!asked) clearTimeout(waiting);
  });
  listen('pointercancel', away);
  // The browser's own reactions to a long press, and the tap that would follow it.
  const swallow = (event: Event) => {
    if (!asked) return;
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
    if (!ask()) return;
    event.preventDefault();
    event.stopPropagation();
  });
  listen('focusout', away);

  return {
    stay: () => clearTimeout(waiting),
    go: () => wait(away, GRACE),
    end() {
      away();
      end.abort();
    },
  };
}
