/** What this browser remembers: language, theme, sound, notices, how strong bots are. */
export type Lang = 'en' | 'ru' | 'uk';
export type Theme = 'night' | 'daylight';

export const LANGS: readonly Lang[] = ['en', 'ru', 'uk'];

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`yakai.${key}`);
  } catch {
    return null; // A browser that keeps nothing.
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`yakai.${key}`, value);
  } catch {
    // Then it holds until the page is closed.
  }
}

function isLang(value: string | null): value is Lang {
  return value === 'en' || value === 'ru' || value === 'uk';
}

function firstLang(): Lang {
  const chosen = remembered('lang');
  if (isLang(chosen)) return chosen;
  for (const wanted of navigator.languages) {
    const lang = wanted.slice(0, 2).toLowerCase();
    if (isLang(lang)) return lang;
  }
  return 'en';
}

function firstTheme(): Theme {
  const chosen = remembered('theme');
  if (chosen === 'night' || chosen === 'daylight') return chosen;
  return matchMedia('(prefers-contrast: more) and (prefers-color-scheme: light)').matches
    ? 'daylight'
    : 'night';
}

class Settings {
  #lang = $state<Lang>(firstLang());
  #theme = $state<Theme>(firstTheme());
  #sound = $state(remembered('sound') !== 'off');
  #notices = $state(remembered('notices') === 'on');
  #level = $state(remembered('level'));
  /** What those were called who last played on this screen, one a line. */
  #beside = $state(remembered('beside'));

  get lang(): Lang {
    return this.#lang;
  }
  set lang(lang: Lang) {
    this.#lang = lang;
    remember('lang', lang);
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

  /** The system says when it is one's turn. */
  get notices(): boolean {
    return this.#notices;
  }
  set notices(notices: boolean) {
    this.#notices = notices;
    remember('notices', notices ? 'on' : 'off');
  }

  /** How strong bots shall be, as it was chosen last; `null`: never. */
  get level(): string | null {
    return this.#level;
  }
  set level(level: string) {
    this.#level = level;
    remember('level', level);
  }
}

export const settings = new Settings();

/** Does the system ask for less motion? Asked each time, since it can change. */
export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
