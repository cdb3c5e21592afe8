/** The languages that the server has texts in, and which of them this page begins with. */
import type { Language } from '../generated/http';
import { askLanguages } from './api';
import { settings } from './settings.svelte';

class Known {
  languages = $state.raw<readonly Language[]>([]);
}

const known = new Known();
let settled: Promise<void> | null = null;

/** All of them, as the server lists them. */
export const languages = (): readonly Language[] => known.languages;

async function settle(): Promise<void> {
  const { best, languages } = await askLanguages();
  known.languages = languages;
  if (!settings.hasChosenLang || !languages.some(({ code }) => code === settings.lang))
    settings.suggestLang(best);
}

/** Ask the server, once; if no language was chosen here, or one that is gone, take the one that fits this browser. */
export function settleLanguage(): Promise<void> {
  settled ??= settle().catch((error: unknown) => {
    settled = null;
    throw error;
  });
  return settled;
}
