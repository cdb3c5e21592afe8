/** A card of one's own hand that is held before it is discarded, and what its effect will be. */
import type { Action, Choice } from '../../generated/games/pikit';
import { effectsOf, type Effect } from './ways';

const FACES = 6;

export class Holding {
  card = $state<number | null>(null);
  /** Which effect, where a card has several. */
  picked = $state<Effect | null>(null);
  /** Which die is to be turned, and to which face. */
  flip = $state.raw<{ die: number; face: number } | null>(null);
  readonly #legal: () => Choice;

  constructor(legal: () => Choice) {
    this.#legal = legal;
  }

  get effects(): Effect[] {
    return this.card === null ? [] : effectsOf(this.card, this.#legal());
  }

  /** Its effect: the only one that it has, or the one that was picked. */
  get effect(): Effect | null {
    const { effects } = this;
    if (effects.length === 1) return effects[0] ?? null;
    return this.picked !== null && effects.includes(this.picked) ? this.picked : null;
  }

  /** How the dice would lie. */
  get proposed(): readonly number[] | null {
    if (this.effect !== 'flip' || !this.flip) return null;
    const { die, face } = this.flip;
    return this.#legal().dice.map((now, index) => (index === die ? face : now));
  }

  /** Take a card, or put it back. */
  toggle(card: number): void {
    const put = this.card === card;
    this.drop();
    if (!put) this.card = card;
  }

  drop(): void {
    this.card = null;
    this.picked = null;
    this.flip = null;
  }

  pick(effect: Effect): void {
    this.picked = effect;
    this.flip = null;
  }

  /** Turn a die further; past the face it shows, which is no choice. */
  turn(die: number, by: number): void {
    const now = this.#legal().dice[die] ?? 1;
    const from = this.flip?.die === die ? this.flip.face : now;
    const step = (face: number) => ((face - 1 + by + FACES) % FACES) + 1;
    const face = step(from);
    this.flip = { die, face: face === now ? step(face) : face };
  }

  /** The discard, once everything is chosen. */
  flipping(): Action | null {
    if (this.card === null || this.effect !== 'flip' || !this.flip) return null;
    return { type: 'flip', card: this.card, ...this.flip };
  }
}
