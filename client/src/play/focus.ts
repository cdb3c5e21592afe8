/** When a picker or a button goes, the keyboard does not fall into the void: it waits where the player goes on. */
export class Return {
  #there: (() => void) | null = null;

  /** What is pressed now will go; then the keyboard is put there. */
  to(there: () => void): void {
    this.#there = there;
  }

  /** The board has come to rest. Whoever has gone elsewhere meanwhile stays there. */
  rest(): void {
    const there = this.#there;
    this.#there = null;
    if (document.activeElement === document.body) there?.();
  }
}
