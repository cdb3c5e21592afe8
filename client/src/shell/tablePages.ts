/** The page of a table and all that goes with it, which come in a file of their own. */
import { reloadOnce } from '../session/reload';
import { retrying } from '../session/retrying';

export type TablePages = Awaited<ReturnType<typeof load>>;

async function load() {
  try {
    return await import('./table/TablePage.svelte');
  } catch (error) {
    // Browsers remember that a module did not come, and after an update of the server its old name is gone: if the
    // server answers, only a fresh page helps.
    if ((await fetch('/healthz')).ok) reloadOnce();
    throw error;
  }
}

/** Fetch it ahead, while a table is being laid. */
export const prepareTablePage = (): void => void load().catch(() => {});

/** Have it as soon as it can be had. Returns what gives up, which suits an effect. */
export const withTablePages = (loaded: (pages: TablePages) => void): (() => void) => retrying(load, loaded);
