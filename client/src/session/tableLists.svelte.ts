/** The tables on the start page: the player's own, and those open to all. They are loaded when the page becomes visible
and every few seconds while it is. */
import type { MyTable, TableOpenToAll } from '../generated/http';
import { askMine, askOpenTables } from './api';

const EVERY = 5000;

export class TableLists {
  mine = $state.raw<readonly MyTable[]>([]);
  open = $state.raw<readonly TableOpenToAll[]>([]);
  /** Whether there are more open tables than were loaded. */
  more = $state(false);
  #pages = 1;
  #look = () => {};

  /** Load one more page of open tables. */
  showMore() {
    this.#pages += 1;
    this.#look();
  }

  /** Load the lists in this language until stopped. Returns a function that stops it, for use in an effect. */
  watch(lang: string): () => void {
    let wanted = true;
    let next: ReturnType<typeof setTimeout> | undefined;

    const look = async () => {
      clearTimeout(next);
      if (!wanted || document.hidden) return;
      // A list that fails to load stays as it was.
      const pages = Array.from({ length: this.#pages }, (_, page) => askOpenTables(lang, page));
      const [mine, open] = await Promise.allSettled([askMine(lang), Promise.all(pages)]);
      if (!wanted) return;
      if (mine.status === 'fulfilled') this.mine = mine.value;
      if (open.status === 'fulfilled') {
        const found = open.value.flatMap(({ tables }) => tables);
        // A table may be on two pages if the list changed between the requests.
        this.open = [...new Map(found.map((table) => [table.invitation, table])).values()];
        this.more = open.value.at(-1)?.more ?? false;
      }
      clearTimeout(next);
      next = setTimeout(() => void look(), EVERY);
    };
    const seen = () => void look();
    this.#look = seen;

    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', seen);
    void look();
    return () => {
      wanted = false;
      clearTimeout(next);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', seen);
    };
  }
}
