/** The curtain of a screen on which several play: who is asked next, when it falls, and who has lifted it.

It knows no rule: who may act, the board's view says. */
import type { TableMessage } from '../generated/wire';
import type { Frame, Seat } from '../play/contract';
import { reducedMotion } from './settings.svelte';

/** So long one looks at what came of one's turn before the curtain falls, in milliseconds. */
export const LINGERS = 1200;
/** So long it takes to fall. What is pressed meanwhile was not meant for it. */
export const FALLS = 420;

/** How the table looks to the room. */
export interface Situation {
  /** The seats that are played on this screen. */
  curtains: readonly Seat[];
  /** Through whose eyes the board shows the game; `null`: a spectator's. */
  lifted: Seat | null;
  /** All who may act now, whoever plays them. */
  acting: readonly Seat[];
  /** Who has given up, or whom a bot plays: nobody passes anything on to them. */
  gone: readonly Seat[];
}

/** What a board shows, as the curtain sees it. */
export const situationAt = (
  { curtains, players }: Pick<TableMessage, 'curtains' | 'players'>,
  { seat, conceded }: Frame,
  acting: readonly Seat[],
): Situation => ({
  curtains,
  lifted: seat,
  acting,
  gone: players.flatMap((player, place) =>
    conceded.includes(place) || (player.type === 'person' && player.bot !== null) ? [place] : [],
  ),
});

/** `away`: nothing is before the table · `falling` · `down` · `rising`: somebody has lifted it, and the board comes. */
export type CurtainState = 'away' | 'falling' | 'down' | 'rising';

interface Eyes {
  lift(seat: Seat): Promise<boolean>;
  fall(): void;
}

export class Curtain {
  state = $state<CurtainState>('away');
  /** To whom it is passed on; `null`: to whoever wants to look. */
  next = $state<Seat | null>(null);
  readonly #eyes: Eyes;
  #situation: Situation = { curtains: [], lifted: null, acting: [], gone: [] };
  /** Somebody looks who is not asked: until they have seen enough. */
  #looking = false;
  #rising: Seat | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(eyes: Eyes) {
    this.#eyes = eyes;
  }

  /** Who of those who play here is asked. */
  get #asked(): readonly Seat[] {
    const { curtains, acting, gone } = this.#situation;
    return acting.filter((seat) => curtains.includes(seat) && !gone.includes(seat));
  }

  /** The board has shown this. */
  see(situation: Situation): void {
    this.#situation = situation;
    const [next = null] = this.#asked;
    if (situation.curtains.length === 0) this.#open();
    else if (situation.lifted === null) this.#seeTable(next);
    else this.#seeHand(situation.lifted);
  }

  /** Somebody takes the screen and looks from this seat. */
  async lift(seat: Seat): Promise<void> {
    if (this.state !== 'down') return;
    this.state = 'rising';
    this.#rising = seat;
    this.#looking = this.#asked.length > 0 && !this.#asked.includes(seat);
    if (await this.#eyes.lift(seat)) return;
    if (this.#rising === seat && this.state === 'rising') this.state = 'down';
  }

  /** Cover a hand; or, where none is shown, let somebody choose whose to look at. */
  draw(): void {
    if (this.state !== 'away') return;
    const [next = null] = this.#asked;
    if (this.#situation.lifted === null) {
      this.next = next;
      this.state = 'down';
    } else if (next === null) this.#eyes.fall();
    else this.#fall(next);
  }

  /** Nobody wants to look after all. */
  putBack(): void {
    if (this.state === 'down' && this.next === null) this.#open();
  }

  close(): void {
    clearTimeout(this.#later);
  }

  #open(): void {
    clearTimeout(this.#later);
    this.#rising = null;
    this.state = 'away';
  }

  #seeTable(next: Seat | null): void {
    if (this.state === 'rising' || this.state === 'falling') return;
    if (next !== null) {
      this.next = next;
      this.state = 'down';
    } else if (this.state === 'down' && this.next !== null) this.#open();
  }

  #seeHand(lifted: Seat): void {
    if (this.state === 'falling') return;
    this.#open();
    const asked = this.#asked;
    if (asked.includes(lifted)) this.#looking = false;
    const [next] = asked;
    if (next === undefined || asked.includes(lifted) || this.#looking) return;
    this.#later = setTimeout(() => this.#fall(next), LINGERS);
  }

  #fall(next: Seat): void {
    clearTimeout(this.#later);
    this.next = next;
    this.state = 'falling';
    const fallen = () => {
      this.#eyes.fall();
      this.state = 'down';
    };
    if (reducedMotion()) fallen();
    else this.#later = setTimeout(fallen, FALLS);
  }
}
