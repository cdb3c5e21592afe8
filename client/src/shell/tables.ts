/** The page of a table, which comes in a file of its own. */
import { reloadOnce } from '../session/reload';
import { retrying } from '../session/retrying';

export type TablePageKind = Awaited<ReturnType<typeof load>>;

async function load() {
  try {
    return (await import('./TablePage.svelte')).default;
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
export const withTablePage = (loaded: (page: TablePageKind) => void): (() => void) => retrying(load, loaded);
