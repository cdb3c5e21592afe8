/** What somebody was told in their first game and has tapped away: this browser never says it again. What was read and
left standing comes once more, and then not before the page is opened anew: it lies over other words. Whoever acts while
it stands has understood it. */
const KEY = 'yakai.coached';
const TIMES = 2;
/** It has been read when it stood so long, in milliseconds. */
const READ = 3000;

function remembered(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((key) => key !== '');
  } catch {
    return []; // A browser that keeps nothing.
  }
}

class Coached {
  #done = $state.raw(remembered());
  #heard = $state.raw<readonly string[]>([]);
  /** How often something was done in this game. */
  acts = 0;
  /** Somebody else says what to do: two at once would only confuse. */
  hushed = $state(false);

  /** The first of these moments that is still new here. */
  next(moments: string | readonly string[] | null): string | null {
    if (this.hushed) return null;
    const keys = typeof moments === 'string' ? [moments] : (moments ?? []);
    const often = (key: string) => this.#heard.filter((one) => one === key).length >= TIMES;
    return keys.find((key) => !this.#done.includes(key) && !often(key)) ?? null;
  }

  /** It stood there for so many milliseconds and has gone; something was done meanwhile or not. */
  stood(key: string, lasted: number, acted = false): void {
    if (acted || lasted >= READ) this.#heard = [...this.#heard, key];
  }

  /** Never again; other tabs may have put away others meanwhile. */
  dismiss(key: string): void {
    this.#done = [...new Set([...remembered(), ...this.#done, key])];
    try {
      localStorage.setItem(KEY, this.#done.join(' '));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}

export const coached = new Coached();
