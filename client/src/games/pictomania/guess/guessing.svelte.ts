/** A guess before it is made: the sheet that is looked at and the number that is held. */
import type { PictomaniaStage } from '../script';

export class Guessing {
  /** The sheet that is looked at; `null`: one's own. */
  looked = $state<number | null>(null);
  /** The guess card that is held. */
  number = $state<number | null>(null);
  readonly #stage: PictomaniaStage;
  readonly #drawn: () => Promise<void>;

  /** `drawn` resolves when all strokes have been sent. */
  constructor(stage: PictomaniaStage, drawn: () => Promise<void>) {
    this.#stage = stage;
    this.#drawn = drawn;
  }

  /** Guess cards can be put somewhere. */
  get able(): boolean {
    return this.#stage.legal.artists.length > 0 && this.#stage.legal.numbers.length > 0;
  }

  /** The first guess ends the own drawing. */
  get first(): boolean {
    const { playing, view } = this.#stage;
    return playing !== null && view.pencils.includes(playing);
  }

  /** One's own number is held: no other drawing can have it. */
  get own(): boolean {
    return this.number !== null && this.number === this.#stage.view.task?.number;
  }

  /** What must be confirmed. */
  readonly asked = $derived.by(() => {
    const { artists, numbers } = this.#stage.legal;
    const { looked, number } = this;
    const fits = looked !== null && number !== null && artists.includes(looked) && numbers.includes(number);
    return fits ? { artist: looked, number } : null;
  });

  look(seat: number | null): void {
    this.looked = seat === this.looked ? null : seat;
  }

  hold(number: number): void {
    const { legal } = this.#stage;
    if (legal.numbers.includes(number)) this.number = number === this.number ? null : number;
    else void this.#stage.why({ type: 'guess', artist: this.looked ?? legal.artists[0] ?? 0, number });
  }

  /** A number is dropped on a sheet: guess it, unless it must be confirmed. */
  drop(artist: number, number: number): void {
    if (!this.#stage.legal.artists.includes(artist)) {
      this.number = null;
      void this.#stage.why({ type: 'guess', artist, number });
      return;
    }
    this.number = number;
    this.looked = artist;
    if (!this.first && !this.own) this.guess();
  }

  /** Put the number back, or look at one's own sheet again. */
  back(): boolean {
    if (this.number !== null && this.#stage.legal.numbers.includes(this.number)) this.number = null;
    else if (this.looked !== null) this.looked = null;
    else return false;
    return true;
  }

  guess(): void {
    const { asked } = this;
    if (asked) void this.#send(asked);
  }

  async #send(guess: { artist: number; number: number }): Promise<void> {
    await this.#drawn();
    await this.#stage.send({ type: 'guess', ...guess });
    this.number = null;
  }
}
