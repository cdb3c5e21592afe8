/** The curtain of a screen on which several play: who is asked next, when it falls, and who has lifted it.

It knows no rule: who may act, the board's view says. */
import type { TableMessage } from '../generated/wire';
import type { Frame, Seat } from '../play/contract';
import { reducedMotion } from './settings.svelte';

/** So long at least one looks at what came of one's turn before the curtain falls, in milliseconds: from when it is known,
and until the board has shown it. */
export const LINGERS = 900;
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

/** Who of those who play here is asked. */
const askedIn = ({ curtains, acting, gone }: Situation): readonly Seat[] =>
  acting.filter((seat) => curtains.includes(seat) && !gone.includes(seat));

/** `away`: nothing is before the table · `falling` · `down` · `rising`: somebody has lifted it, and the board comes ·
`shut`: down for as long as there is nothing to show. */
export type CurtainState = 'away' | 'falling' | 'down' | 'rising' | 'shut';

interface Eyes {
  lift(seat: Seat): Promise<boolean>;
  fall(): void;
}

export class Curtain {
  state = $state<CurtainState>('away');
  /** To whom it is passed on; `null`: to whoever wants to look. */
  next = $state<Seat | null>(null);
  /** Another one here is asked, or all look, and the board may still show how that came: the screen is nobody's, and no
  hand is shown. */
  passing = $state(false);
  /** The step at which all look: it falls once the board has shown that, also before whoever held the screen. */
  #gathered: number | null = null;
  /** The step that the board has shown. */
  #shown = 0;
  readonly #eyes: Eyes;
  #situation: Situation = { curtains: [], lifted: null, acting: [], gone: [] };
  /** Whoever holds the screen has given up: their hand is a bot's, and lies open no longer. */
  #given: Seat | null = null;
  /** Somebody looks who is not asked: until they have seen enough. */
  #looking = false;
  #rising: Seat | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** While it runs, there is something to look at. */
  #lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(eyes: Eyes) {
    this.#eyes = eyes;
  }

  get #asked(): readonly Seat[] {
    return askedIn(this.#situation);
  }

  /** The server has said this; the board may have to show more before. `gathered`: the step that all at the screen
  want to see, if it is one. */
  foresee(situation: Situation, gathered: number | null = null): void {
    const { lifted } = situation;
    const asked = askedIn(situation);
    if (lifted !== null && asked.includes(lifted)) this.#looking = false;
    const { curtains, gone } = situation;
    const given = lifted !== null && curtains.includes(lifted) && gone.includes(lifted) && !this.#looking;
    if (given && this.#given !== lifted) this.#eyes.fall();
    this.#given = given ? lifted : null;
    if (gathered !== null && lifted !== null) this.#gathered = gathered;
    const others = asked.length > 0 && lifted !== null && !asked.includes(lifted) && !this.#looking;
    const passing = lifted !== null && (this.#gathered !== null || others);
    if (passing === this.passing) return;
    this.#stay();
    if (!passing) return;
    this.passing = true;
    this.#lingering = setTimeout(() => {
      this.#lingering = undefined;
      this.#passOn();
    }, LINGERS);
  }

  /** The board has shown this. */
  see(situation: Situation, step = 0): void {
    this.#situation = situation;
    this.#shown = step;
    const [next = null] = this.#asked;
    if (situation.curtains.length === 0) this.#open();
    else if (situation.lifted === null) this.#seeTable(next);
    else this.#seeHand();
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

  /** The game stands still: no hand stays open on the table. */
  rest(): void {
    if (this.state === 'away' && this.#situation.lifted !== null) this.#eyes.fall();
  }

  /** Nobody looks at the page any more: who does next may be another. */
  leave(): void {
    if (this.#situation.lifted !== null || this.state === 'rising') this.shut();
  }

  /** There is nothing to show now, or nobody to show it to: it is down at once. */
  shut(): void {
    if (this.#situation.curtains.length === 0 || this.state === 'down' || this.state === 'shut') return;
    const [next = null] = this.#asked;
    this.next = next;
    this.#drop(next === null ? 'shut' : 'down');
  }

  /** Nobody wants to look after all. */
  putBack(): void {
    if (this.state === 'down' && this.next === null) this.#open();
  }

  close(): void {
    clearTimeout(this.#later);
    this.#stay();
  }

  #open(): void {
    clearTimeout(this.#later);
    this.#rising = null;
    this.state = 'away';
  }

  #stay(): void {
    clearTimeout(this.#lingering);
    this.#lingering = undefined;
    this.passing = false;
  }

  #seeTable(next: Seat | null): void {
    if (this.state === 'rising' || this.state === 'falling') return;
    if (next !== null) {
      this.next = next;
      this.state = 'down';
    } else if (this.state === 'shut' || (this.state === 'down' && this.next !== null)) this.#open();
  }

  #seeHand(): void {
    if (this.state === 'falling') return;
    this.#open();
    this.#passOn();
  }

  /** To the next one, as soon as all has been shown and looked at. */
  #passOn(): void {
    const { lifted } = this.#situation;
    const [next] = this.#asked;
    const waits = this.state !== 'away' || !this.passing || this.#lingering !== undefined;
    if (waits || lifted === null || next === undefined) return;
    const looked = this.#gathered !== null && this.#shown >= this.#gathered;
    if (looked || !this.#asked.includes(lifted)) this.#fall(next);
  }

  #fall(next: Seat): void {
    this.next = next;
    this.state = 'falling';
    clearTimeout(this.#later);
    if (reducedMotion()) this.#drop('down');
    else this.#later = setTimeout(() => this.#drop('down'), FALLS);
  }

  #drop(state: 'down' | 'shut'): void {
    clearTimeout(this.#later);
    this.#rising = null;
    this.#gathered = null;
    this.#eyes.fall();
    this.state = state;
    this.#stay();
    this.#situation = { ...this.#situation, lifted: null };
  }
}
