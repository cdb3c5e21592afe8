/** Where the focus goes when the focused picker or button disappears. */
export class FocusReturn {
  #there: (() => void) | null = null;

  /** Set the function that takes the focus when the focused element has gone. */
  to(there: () => void): void {
    this.#there = there;
  }

  /** The board is up to date: move the focus, unless the player has focused something else. */
  rest(): void {
    const there = this.#there;
    this.#there = null;
    if (document.activeElement === document.body) there?.();
  }
}
