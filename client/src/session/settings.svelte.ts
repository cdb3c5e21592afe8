/** What this browser remembers: language, theme, sound, notices, how strong bots are. */
/** The code of a language that the server has, such as `uk`: see `languages.svelte.ts`. */
export type Lang = string;
export type Theme = 'night' | 'daylight';

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`yakai.${key}`);
  } catch {
    return null; // This browser stores nothing.
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`yakai.${key}`, value);
  } catch {
    // Then the setting lasts until the page is closed.
  }
}

function firstTheme(): Theme {
  const chosen = remembered('theme');
  if (chosen === 'night' || chosen === 'daylight') return chosen;
  return matchMedia('(prefers-contrast: more) and (prefers-color-scheme: light)').matches
    ? 'daylight'
    : 'night';
}

class Settings {
  #lang = $state<Lang>(remembered('lang') ?? 'en');
  #theme = $state<Theme>(firstTheme());
  #sound = $state(remembered('sound') !== 'off');
  #notices = $state(remembered('notices') === 'on');
  #level = $state(remembered('level'));
  /** The names of the players who last shared this screen, one a line. */
  #beside = $state(remembered('beside'));

  get lang(): Lang {
    return this.#lang;
  }
  set lang(lang: Lang) {
    this.#lang = lang;
    remember('lang', lang);
  }

  get hasChosenLang(): boolean {
    return remembered('lang') !== null;
  }
  /** Use a language that the person did not choose, so it is not remembered. */
  suggestLang(lang: Lang): void {
    this.#lang = lang;
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme);
  }

  get beside(): readonly string[] {
    return this.#beside === null ? [] : this.#beside.split('\n');
  }
  set beside(names: readonly string[]) {
    this.#beside = names.join('\n');
    remember('beside', this.#beside);
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    remember('sound', sound ? 'on' : 'off');
  }

  /** Show a system notification when it is the player's turn. */
  get notices(): boolean {
    return this.#notices;
  }
  set notices(notices: boolean) {
    this.#notices = notices;
    remember('notices', notices ? 'on' : 'off');
  }

  /** The strength of bots that was chosen last; `null`: none yet. */
  get level(): string | null {
    return this.#level;
  }
  set level(level: string) {
    this.#level = level;
    remember('level', level);
  }
}

export const settings = new Settings();

/** Whether the system asks for less motion. Read each time, because it can change. */
export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
