/** Something that changes, with its listeners: what a board gets as its feed and as its company. Given a list of
frames one after another it is a recorded feed. */
import type { Changing } from '../play/contract';

export class Changes<Value> implements Changing<Value> {
  #latest: Value;
  readonly #ears = new Set<(value: Value) => void>();

  constructor(first: Value) {
    this.#latest = first;
  }

  get latest(): Value {
    return this.#latest;
  }

  listen(heard: (value: Value) => void): () => void {
    this.#ears.add(heard);
    return () => void this.#ears.delete(heard);
  }

  give(value: Value): void {
    this.#latest = value;
    for (const heard of [...this.#ears]) heard(value);
  }
}
