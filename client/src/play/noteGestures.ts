/** Somebody asks what a thing is: by resting on it with the mouse, by a long press, or by `?` while the keyboard is
there. A press that moves is a drag or a scroll, and asks nothing. */

const MOMENT = 500;
/** Between a thing and the note beside it the mouse may take so long. */
const GRACE = 150;
/** A finger is never quite still. */
const STILL = 8;

/** What hears of it. `ask` tells whether there was something to say: only then is the press no tap. */
export interface Answering {
  ask(): boolean;
  leave(): void;
}

export interface Asking {
  /** The mouse is on what was said: it stays. */
  stay(): void;
  /** And has left it. */
  go(): void;
  end(): void;
}

/** Whichever of several things within each other hears of a press or a key first is the one that is asked about. */
const heard = new WeakSet<Event>();

export function asking(element: EventTarget, { ask, leave }: Answering): Asking {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let press: { x: number; y: number } | null = null;
  let asked = false;
  const end = new AbortController();
  const { signal } = end;

  const wait = (then: () => void, moment: number) => {
    clearTimeout(waiting);
    waiting = setTimeout(then, moment);
  };
  const away = () => {
    clearTimeout(waiting);
    press = null;
    leave();
  };
  const listen = <Kind extends Event>(name: string, does: (event: Kind) => void, capture = false) =>
    element.addEventListener(name, does as (event: Event) => void, { signal, capture });

  listen('pointerenter', (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.buttons === 0) wait(ask, MOMENT);
  });
  listen('pointerleave', (event: PointerEvent) => {
    if (event.pointerType !== 'touch') wait(away, GRACE);
  });
  listen('pointerdown', (event: PointerEvent) => {
    away();
    asked = false;
    if (event.pointerType !== 'touch' || !event.isPrimary || heard.has(event)) return;
    heard.add(event);
    press = { x: event.clientX, y: event.clientY };
    wait(() => (asked = press !== null && ask()), MOMENT);
  });
  listen('pointermove', (event: PointerEvent) => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) away();
  });
  // A finger that lifts leaves the note there to be read.
  listen('pointerup', () => {
    if (press === null) return;
    press = null;
    if (!asked) clearTimeout(waiting);
  });
  listen('pointercancel', away);
  // The browser's own answers to a long press, and the tap that would follow it.
  const swallow = (event: Event) => {
    if (!asked) return;
    event.preventDefault();
    event.stopPropagation();
  };
  listen('contextmenu', swallow, true);
  listen('touchend', swallow); // Then there is no tap at all.
  listen('click', swallow, true);

  listen('keydown', (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || heard.has(event)) return;
    if (event.key !== '?' && !(event.code === 'Slash' && event.shiftKey)) return;
    heard.add(event);
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
