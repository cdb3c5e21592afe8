/** Drawing on a sheet by finger, mouse or stylus, but not with a palm or with two fingers.

    <div {@attach pen({ able, begin, move, end, giveUp })}>…</div>

After a stylus was used, fingers do not draw for a while: they belong to the hand that holds it. A second finger ends the
line of the first, or drops it if it was begun just before. */
import { SHEET, type Sample } from './strokes';

export interface Pen {
  /** Whether drawing is possible now. */
  able(): boolean;
  begin(sample: Sample): void;
  move(samples: readonly Sample[]): void;
  end(): void;
  giveUp(): void;
}

/** Milliseconds after a stylus in which fingers do not draw. */
const PALM = 30_000;
/** A line begun within this many milliseconds before a second finger is dropped. */
const BOTH = 180;
/** A line ends when the sheet moves by this many pixels. */
const NOTICED = 3;

export function pen({ able, begin, move, end, giveUp }: Pen): (element: HTMLElement) => () => void {
  return (element) => {
    const over = new AbortController();
    const { signal } = over;
    /** All fingers that are down, whether they draw or not. */
    const fingers = new Set<number>();
    let drawing: { id: number; finger: boolean; since: number; box: DOMRect; outside: Sample | null } | null =
      null;
    /** The sheet may lie elsewhere now. */
    let shifted = false;
    let stylusAt = -Infinity;

    const sampled = (event: PointerEvent, box: DOMRect): Sample => ({
      x: ((event.clientX - box.left) / box.width) * SHEET,
      y: ((event.clientY - box.top) / box.height) * SHEET,
      at: event.timeStamp,
      // A mouse always reports one half, and fingers arbitrary values.
      pressure: event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : null,
    });
    const isOff = ({ x, y }: Sample) => x < 0 || y < 0 || x >= SHEET || y >= SHEET;

    const stop = (how: () => void) => {
      const was = drawing;
      drawing = null;
      if (was && was.outside === null) how();
    };

    const down = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      const finger = event.pointerType === 'touch';
      if (event.pointerType === 'pen') stylusAt = event.timeStamp;
      if (finger) fingers.add(event.pointerId);
      if (drawing?.finger) {
        // A stylus comes after the hand that holds it; a second finger after the first.
        const young = event.timeStamp - drawing.since < BOTH;
        stop(young || !finger ? giveUp : end);
        if (finger) return;
      } else if (drawing) return;
      const palm = finger && (fingers.size > 1 || event.timeStamp - stylusAt < PALM);
      if (event.button !== 0 || palm || !able()) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
      const box = element.getBoundingClientRect();
      shifted = false;
      try {
        element.setPointerCapture(event.pointerId);
      } catch {
        // It is up again already.
      }
      drawing = { id: event.pointerId, finger, since: event.timeStamp, box, outside: null };
      begin(sampled(event, box));
    };

    /** End the line when the sheet has moved; a new one begins at the pen. */
    const lookAgain = (event: PointerEvent) => {
      shifted = false;
      if (!drawing) return;
      const { box, outside } = drawing;
      const now = element.getBoundingClientRect();
      const by = Math.max(
        ...(['left', 'top', 'width'] as const).map((side) => Math.abs(now[side] - box[side])),
      );
      drawing.box = now;
      if (by < NOTICED || outside !== null) return;
      end();
      begin(sampled(event, now));
    };

    const moved = (event: PointerEvent) => {
      if (event.pointerType === 'pen') stylusAt = event.timeStamp;
      if (!drawing || event.pointerId !== drawing.id) return;
      if (!able()) return stop(giveUp);
      if (shifted) lookAgain(event);
      const all = event.getCoalescedEvents?.() ?? [];
      const samples = (all.length > 0 ? all : [event]).map((one) => sampled(one, drawing!.box));
      let some: Sample[] = [];
      for (const sample of samples) {
        const { outside } = drawing;
        if (outside === null) some.push(sample);
        if (isOff(sample)) {
          // The line goes as far as the edge; where it comes back a new one begins.
          if (outside === null) {
            move(some);
            some = [];
            end();
          }
          drawing.outside = sample;
        } else if (outside !== null) {
          drawing.outside = null;
          begin(outside);
          some.push(sample);
        }
      }
      if (some.length > 0) move(some);
    };

    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (drawing?.id === event.pointerId) stop(event.type === 'pointercancel' ? giveUp : end);
    };

    const listen = <Kind extends keyof HTMLElementEventMap>(
      name: Kind,
      heard: (event: HTMLElementEventMap[Kind]) => void,
      passive = true,
    ) => element.addEventListener(name, heard, { signal, passive });

    listen('pointerdown', down, false);
    listen('pointermove', moved);
    listen('pointerup', up);
    listen('pointercancel', up);
    // Fingers that came down here may be lifted anywhere.
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', up, { signal });
    // Browsers without `touch-action` would scroll, zoom or open a menu.
    const stay = (event: Event) => event.preventDefault();
    listen('touchstart', (event) => event.target === event.currentTarget && stay(event), false);
    listen('touchmove', stay, false);
    listen('contextmenu', stay, false);
    element.addEventListener('gesturestart', stay, { signal });
    // On leaving, the line is kept as far as it was drawn.
    const leave = () => document.hidden && stop(end);
    document.addEventListener('visibilitychange', leave, { signal });
    window.addEventListener('pagehide', () => stop(end), { signal });
    const watch = new ResizeObserver(() => (shifted = true));
    for (const one of [element, element.offsetParent]) if (one) watch.observe(one);
    return () => {
      watch.disconnect();
      stop(able() ? end : giveUp);
      over.abort();
    };
  };
}
