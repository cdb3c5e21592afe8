/** Loads the parts of the board that are needed after the drawing stage. */
type Parts = typeof import('./lazyParts');

class LazyParts {
  parts = $state.raw<Parts | null>(null);
  #failed = $state(false);

  /** Load them ahead. */
  prepare(): void {
    import('./lazyParts').then(
      (parts) => (this.parts = parts),
      () => (this.#failed = true),
    );
  }

  /** They are needed now. Browsers remember that a module failed to load: then only a reload helps. */
  need(): void {
    if (this.#failed && !this.parts) location.reload();
  }
}

export const lazy = new LazyParts();
