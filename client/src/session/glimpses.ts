/** What other players have in progress, for the current listeners; nothing is stored. */
import type { Glimpses, Seat } from '../play/contract';

export class LiveGlimpses implements Glimpses {
  readonly #listeners = new Set<(seat: Seat, glimpse: unknown) => void>();

  listen(listener: (seat: Seat, glimpse: unknown) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Call all listeners; an error in one does not reach the others. */
  deliver(seat: Seat, glimpse: unknown): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(seat, glimpse);
      } catch (error) {
        console.error(error);
      }
    }
  }
}
