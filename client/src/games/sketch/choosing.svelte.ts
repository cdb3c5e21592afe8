/** How a card is played: choose the card, then one of its two piles, then, if it has an effect, what that does. */
import type { Colour, Preview, Sketch } from '../../generated/games/sketch';
import { Held } from '../../play/held.svelte';
import { placeOf } from './fold';
import { effects, plain } from './scene';
import type { SketchStage } from './script';

const NONE: ReadonlyMap<Colour, Preview> = new Map();

export class Choosing {
  readonly #stage: () => SketchStage;
  readonly held = new Held<number>();
  /** Where the held card is to go, while its effect is being chosen. */
  to = $state<Colour | null>(null);

  readonly card: Sketch | null = $derived.by(() =>
    this.held.thing === null ? null : (this.#stage().view.hand[this.held.thing] ?? null),
  );
  readonly open: boolean = $derived.by(() => {
    const { yours, busy, legal } = this.#stage();
    return yours && !busy && this.card !== null && legal.previews.length > 0;
  });
  /** What the held card would do at its piles. */
  readonly places: ReadonlyMap<Colour, Preview> = $derived.by(() =>
    this.open && this.held.thing !== null ? plain(this.#stage().legal.previews, this.held.thing) : NONE,
  );
  /** And what its effect would do, by the pile to tap for it. */
  readonly targets: ReadonlyMap<Colour, Preview> = $derived.by(() =>
    this.to === null ? NONE : this.effectsAt(this.to),
  );
  readonly effect: Sketch['effect'] = $derived.by(() =>
    this.to !== null && this.card ? this.card.effect : 'plain',
  );
  /** The opponent's card that a distraction would lure away from the pile played to. */
  readonly lured: Sketch | null = $derived.by(() => {
    const { view, seat } = this.#stage();
    if (this.effect !== 'distract' || this.to === null) return null;
    return view.piles[placeOf(this.to)]?.sides[1 - (seat ?? 0)]?.at(-1) ?? null;
  });

  constructor(stage: () => SketchStage) {
    this.#stage = stage;
  }

  effectsAt(colour: Colour): ReadonlyMap<Colour, Preview> {
    const { thing } = this.held;
    return this.open && thing !== null ? effects(this.#stage().legal.previews, thing, colour) : NONE;
  }

  /** The action of a tap on a pile. */
  target(colour: Colour): 'none' | 'put' | 'call' | 'distract' {
    if (this.to === null) return this.places.has(colour) ? 'put' : 'none';
    return this.targets.has(colour) && this.effect !== 'plain' ? this.effect : 'none';
  }

  /** What is shown at a pile: what the card would do there; where an effect can be chosen, what that would do. */
  preview(colour: Colour): Preview | null {
    const shown = this.to === null || colour === this.to ? this.places : this.targets;
    return shown.get(colour) ?? null;
  }

  drop(): void {
    this.to = null;
    this.held.drop();
  }
}
