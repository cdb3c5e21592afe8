/** Which tips for a first game this browser has shown. A tip that was dismissed never appears again. One that was read
appears once more, and then not before the page is reloaded. Acting while a tip is visible counts as having read it. */
import { untrack } from 'svelte';

const KEY = 'yakai.coached';
const TIMES = 2;
/** Milliseconds after which a visible tip counts as read. */
const READ_TIME = 3000;

function remembered(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((key) => key !== '');
  } catch {
    return []; // Storage is blocked.
  }
}

class Coached {
  #done = $state.raw(remembered());
  #read = $state.raw<readonly string[]>([]);
  /** How many actions were sent. */
  acts = 0;
  /** How many ask for no tips now. */
  #hushes = $state(0);

  /** Show no tips until the returned function is called: while a hint is visible, or a board is only watched. */
  hush(): () => void {
    untrack(() => this.#hushes++);
    return () => void untrack(() => this.#hushes--);
  }

  /** The first of these tips that is still new here. */
  next(tips: string | readonly string[] | null): string | null {
    if (this.#hushes > 0) return null;
    const keys = typeof tips === 'string' ? [tips] : (tips ?? []);
    const often = (key: string) => this.#read.filter((one) => one === key).length >= TIMES;
    return keys.find((key) => !this.#done.includes(key) && !often(key)) ?? null;
  }

  /** A tip was visible for `lasted` milliseconds; `acted`: an action was sent meanwhile. */
  wasVisible(key: string, lasted: number, acted = false): void {
    if (acted || lasted >= READ_TIME) this.#read = [...this.#read, key];
  }

  /** Never show this tip again. Other tabs may have dismissed others meanwhile. */
  dismiss(key: string): void {
    this.#done = [...new Set([...remembered(), ...this.#done, key])];
    try {
      localStorage.setItem(KEY, this.#done.join(' '));
    } catch {
      // Storage is blocked: it holds until the page is closed.
    }
  }
}

export const coached = new Coached();
