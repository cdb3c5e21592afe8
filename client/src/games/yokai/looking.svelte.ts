/** The card that the player is peeking at, also after a reload. */
import { LONGEST_LOOK, type Peeked, type YokaiStage } from './script';

export class Looking {
  /** Still held up after a reload or a lost connection. */
  #again = $state.raw<Peeked | null>(null);
  readonly #stage: () => YokaiStage;
  readonly card = $derived.by(() => this.#stage().scene.look ?? this.#again);

  constructor(stage: () => YokaiStage) {
    this.#stage = stage;
    // A card held up in this step is shown once, also after a reload.
    const shown = new Set<string>();
    $effect(() => {
      const { view, scene, busy, result } = stage();
      const card = view.peeked.at(-1);
      const name = `${view.turns} ${card}`;
      if (scene.look) shown.add(`${view.turns} ${scene.look.card}`);
      if (busy || card === undefined || view.options.notebook || shown.has(name)) return;
      shown.add(name);
      const face = view.faces[card];
      if (!result && view.turn === view.seat && face) this.#again = { card, face };
    });
    $effect(() => {
      if (!this.#again) return;
      const timer = setTimeout(() => (this.#again = null), LONGEST_LOOK * 1000);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (stage().view.peeked.length === 0) this.#again = null;
    });
  }

  layDown(): void {
    this.#again = null;
    const stage = this.#stage();
    if (stage.scene.look) stage.skip();
  }
}
