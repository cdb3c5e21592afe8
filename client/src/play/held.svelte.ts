/** The piece that the player holds before putting it somewhere: a card of the hand, a hint, a die, a token.

    const held = new Held<{ from: 'hand' | 'hints'; at: number }>((a, b) => a.from === b.from && a.at === b.at); */
export class Held<Thing> {
  thing = $state.raw<Thing | null>(null);
  readonly #same: (one: Thing, other: Thing) => boolean;

  constructor(same: (one: Thing, other: Thing) => boolean = Object.is) {
    this.#same = same;
  }

  is(thing: Thing): boolean {
    return this.thing !== null && this.#same(this.thing, thing);
  }

  /** Hold it, or put it back if it is held already. */
  toggle(thing: Thing): void {
    this.thing = this.is(thing) ? null : thing;
  }

  drop(): void {
    this.thing = null;
  }
}
