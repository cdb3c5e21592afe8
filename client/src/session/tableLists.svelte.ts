/** The tables that can be found without a link: one's own, and those that are open to all. They are asked for when the
page comes into sight and, while it is seen, from time to time. */
import type { MyTable, TableOpenToAll } from '../generated/http';
import { askMine, askOpenTables } from './api';

const EVERY = 5000;

export class Finding {
  mine = $state.raw<readonly MyTable[]>([]);
  open = $state.raw<readonly TableOpenToAll[]>([]);
  /** Whether there are open tables beyond those pages that were asked for. */
  more = $state(false);
  #pages = 1;
  #look = () => {};

  /** Ask for one page of open tables more. */
  showMore() {
    this.#pages += 1;
    this.#look();
  }

  /** Look in this language. Returns what ends it, which suits an effect. */
  watch(lang: string): () => void {
    let wanted = true;
    let next: ReturnType<typeof setTimeout> | undefined;

    const look = async () => {
      clearTimeout(next);
      if (!wanted || document.hidden) return;
      // What cannot be had stays as it was: the page says elsewhere that the server does not answer.
      const pages = Array.from({ length: this.#pages }, (_, page) => askOpenTables(lang, page));
      const [mine, open] = await Promise.allSettled([askMine(lang), Promise.all(pages)]);
      if (!wanted) return;
      if (mine.status === 'fulfilled') this.mine = mine.value;
      if (open.status === 'fulfilled') {
        const found = open.value.flatMap(({ tables }) => tables);
        // The list may have moved between two pages: a table is shown once.
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
