/** What is there after the drawing, as soon as it has come. */
type Parts = typeof import('./lazyParts');

class LazyParts {
  parts = $state.raw<Parts | null>(null);
  #failed = $state(false);

  /** Ask for it ahead. */
  prepare(): void {
    import('./lazyParts').then(
      (parts) => (this.parts = parts),
      () => (this.#failed = true),
    );
  }

  /** It is needed now. Browsers remember that a module did not come: then only a fresh page helps. */
  need(): void {
    if (this.#failed && !this.parts) location.reload();
  }
}

export const lazy = new LazyParts();
