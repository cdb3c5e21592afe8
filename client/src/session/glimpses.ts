/** What others at the table are just about, for whoever listens now; nothing of it is kept. */
import type { Glimpses as Heard, Seat } from '../play/contract';

export class Glimpses implements Heard {
  readonly #ears = new Set<(seat: Seat, glimpse: unknown) => void>();

  listen(heard: (seat: Seat, glimpse: unknown) => void): () => void {
    this.#ears.add(heard);
    return () => void this.#ears.delete(heard);
  }

  /** A listener that falls over is nobody else's affair. */
  give(seat: Seat, glimpse: unknown): void {
    for (const heard of [...this.#ears]) {
      try {
        heard(seat, glimpse);
      } catch (error) {
        console.error(error);
      }
    }
  }
}
