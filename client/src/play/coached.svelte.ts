/** What somebody was told in their first game and has tapped away: this browser never says it again. */
const KEY = 'yakai.coached';

function remembered(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((key) => key !== '');
  } catch {
    return []; // A browser that keeps nothing.
  }
}

class Coached {
  #done = $state.raw(remembered());

  /** The first of these moments that is still new here. */
  next(moments: string | readonly string[] | null): string | null {
    const keys = typeof moments === 'string' ? [moments] : (moments ?? []);
    return keys.find((key) => !this.#done.includes(key)) ?? null;
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
