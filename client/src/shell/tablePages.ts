/** Loads the table's page and those that are in the same file. */
import { reloadOnce } from '../session/reload';
import { retrying } from '../session/retrying';

export type TablePages = Awaited<ReturnType<typeof load>>;

async function load() {
  try {
    return await import('./table/TablePage.svelte');
  } catch (error) {
    // Browsers remember that a module failed to load, and an update of the server removes old file names: if the
    // server answers, only a reload helps.
    if ((await fetch('/healthz')).ok) reloadOnce();
    throw error;
  }
}

/** Load it ahead, while a table is being opened. */
export const prepareTablePage = (): void => void load().catch(() => {});

/** Load it, with retries. Returns a function that cancels it, for use in an effect. */
export const withTablePages = (loaded: (pages: TablePages) => void): (() => void) => retrying(load, loaded);
