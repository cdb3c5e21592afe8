/** How a player chooses what to take: by two taps in different places, because taking ends the turn. */
import type { Choice } from '../../generated/games/pikit';
import { chips, next, options, reasons, type Option } from './ways';

export class Choosing {
  readonly #legal: () => Choice;
  readonly #open: () => boolean;
  #picked = $state.raw<string | null>(null);
  /** Where the first tap was: on a chip, on a card of this number, on the mechas. */
  #first: number | 'chip' | 'mecha' | null = null;

  readonly all: readonly Option[] = $derived.by(() => (this.#open() ? options(this.#legal()) : []));
  readonly chips: readonly Option[] = $derived(chips(this.all));
  /** The chosen option; if there is only one, that one. */
  readonly chosen: Option | null = $derived(
    this.all.find((option) => option.key === this.#picked) ??
      (this.all.length === 1 ? (this.all[0] ?? null) : null),
  );
  /** What a double brings. */
  readonly special: Extract<Option, { number: number }> | null = $derived(
    this.all.find((option) => option.what === 'mecha' || option.what === 'raid') ?? null,
  );

  constructor(legal: () => Choice, open: () => boolean) {
    this.#legal = legal;
    this.#open = open;
  }

  get picked(): boolean {
    return this.#picked !== null;
  }

  drop(): void {
    this.#picked = null;
  }

  chip(option: Option): void {
    this.#first = 'chip';
    this.#picked = this.#picked === option.key ? null : option.key;
  }

  /** A card of the centre is tapped: it is chosen, or with the second tap taken, or it cannot be. */
  card(card: number): 'chosen' | 'taken' | 'not' {
    if (reasons(this.all, card).length === 0) return 'not';
    const { chosen } = this;
    if (chosen?.what === 'cards' && this.#first !== card && chosen.cards.includes(card)) return 'taken';
    this.#first = card;
    this.#picked = next(this.all, card, chosen)?.key ?? null;
    return 'chosen';
  }

  /** The same for a mecha. */
  mecha(number: number): 'chosen' | 'taken' | 'not' {
    const { special } = this;
    if (special?.number !== number) return 'not';
    if (this.#picked === special.key && this.#first !== 'mecha') return 'taken';
    this.#first = 'mecha';
    this.#picked = special.key;
    return 'chosen';
  }
}
