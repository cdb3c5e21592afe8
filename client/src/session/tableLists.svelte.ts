/** The tables that can be found without a link: one's own, and those that are open to all. They are asked for when the
page comes into sight and, while it is seen, from time to time. */
import type { MyTable, TableOpenToAll } from '../generated/http';
import { askMine, askOpenTables } from './api';

const EVERY = 5000;

export class Finding {
  mine = $state.raw<readonly MyTable[]>([]);
  open = $state.raw<readonly TableOpenToAll[]>([]);

  /** Look in this language. Returns what ends it, which suits an effect. */
  watch(lang: string): () => void {
    let wanted = true;
    let next: ReturnType<typeof setTimeout> | undefined;

    const look = async () => {
      clearTimeout(next);
      if (!wanted || document.hidden) return;
      // What cannot be had stays as it was: the page says elsewhere that the server does not answer.
      const [mine, open] = await Promise.allSettled([askMine(lang), askOpenTables(lang)]);
      if (!wanted) return;
      if (mine.status === 'fulfilled') this.mine = mine.value;
      if (open.status === 'fulfilled') this.open = open.value;
      clearTimeout(next);
      next = setTimeout(() => void look(), EVERY);
    };
    const seen = () => void look();

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
