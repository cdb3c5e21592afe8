/** What the other side has laid since one's own last turn: marked until one's first card. */
import { untrack } from 'svelte';
import type { SketchStage } from './script';

export class Laid {
  /** By pile, how many of the newest. */
  fresh = $state.raw<readonly number[]>([]);
  #before: readonly number[] = [];

  constructor(stage: () => SketchStage) {
    $effect(() => {
      const { view, seat, busy } = stage();
      const counts = view.piles.map(({ sides }) => sides[1 - (seat ?? 0)]?.length ?? 0);
      const before = this.#before;
      this.#before = counts;
      const own = view.turn === seat; // what changes then is one's own doing
      const came = (at: number) =>
        own ? 0 : Math.max(0, (counts[at] ?? 0) - (before[at] ?? counts[at] ?? 0));
      const done = seat === null || view.turn === null || (own && !busy && view.played > 0);
      untrack(() => {
        this.fresh = done ? [] : counts.map((count, at) => Math.min(count, (this.fresh[at] ?? 0) + came(at)));
      });
    });
  }
}
