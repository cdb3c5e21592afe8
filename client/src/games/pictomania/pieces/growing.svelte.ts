/** The replay of a drawing, from its first stroke to its last. */
export class Growing {
  /** How much of its drawing time has passed, from 0 to 1. */
  grown = $state(1);
  #frame = 0;

  /** Whole at once where less motion is asked for. */
  start(seconds: number): void {
    this.stop();
    if (seconds <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const begun = performance.now();
    this.grown = 0;
    const step = (now: number) => {
      this.grown = Math.min(1, Math.max(0, now - begun) / (seconds * 1000));
      if (this.grown < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** All of it is there. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.grown = 1;
  }
}
