/** A value with listeners: a board's feed, its company. */
import type { Observable } from './contract';

export class ObservableValue<Value> implements Observable<Value> {
  #latest: Value;
  readonly #listeners = new Set<(value: Value) => void>();

  constructor(first: Value) {
    this.#latest = first;
  }

  get latest(): Value {
    return this.#latest;
  }

  listen(listener: (value: Value) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  set(value: Value): void {
    this.#latest = value;
    for (const listener of [...this.#listeners]) listener(value);
  }
}
