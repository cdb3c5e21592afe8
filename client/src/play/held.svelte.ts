/** What is held: the chosen card, by its place in the hand. */
export class Held {
  index = $state<number | null>(null);

  /** Take it, or put it back if it is held already. */
  toggle(index: number): void {
    this.index = this.index === index ? null : index;
  }

  drop(): void {
    this.index = null;
  }
}
