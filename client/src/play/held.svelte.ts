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

const ALREADY_TAPPING = 350;

/** What appears under a finger that is already tapping does not take that tap: for a moment it hears no pointer. */
export function unhurried(element: HTMLElement): () => void {
  element.style.pointerEvents = 'none';
  const timer = setTimeout(() => (element.style.pointerEvents = ''), ALREADY_TAPPING);
  return () => clearTimeout(timer);
}
