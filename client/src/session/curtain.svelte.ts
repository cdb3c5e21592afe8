/** The curtain of a shared screen: which player is next, when it falls, and who has lifted it.

It knows no rules; the board's view says who may act. */
import type { TableMessage } from '../generated/wire';
import type { Frame, Seat } from '../play/contract';
import { reducedMotion } from './settings.svelte';

/** Milliseconds at least in which a player sees the result of their turn before the curtain falls. It also waits until
the board has shown the result. */
export const LINGER_TIME = 900;
/** Milliseconds that it takes to fall. Taps in this time were meant for the board and are ignored. */
export const FALL_TIME = 420;

/** What the curtain needs to know of the table. */
export interface Situation {
  /** The seats played on this screen. */
  curtains: readonly Seat[];
  /** The seat whose view the board shows; `null`: the spectators'. */
  lifted: Seat | null;
  /** All seats that may act now, on this screen or elsewhere. */
  acting: readonly Seat[];
  /** Seats that have conceded or are played by a bot: the screen is not passed to them. */
  gone: readonly Seat[];
}

/** The situation in a frame that the board shows. */
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

/** The seats on this screen that are to act. */
const actingHere = ({ curtains, acting, gone }: Situation): readonly Seat[] =>
  acting.filter((seat) => curtains.includes(seat) && !gone.includes(seat));

/** `open`: the table is visible · `falling` · `down` · `rising`: lifted, the seat's view is loading · `shut`: down while
there is nothing to show. */
export type CurtainState = 'open' | 'falling' | 'down' | 'rising' | 'shut';

/** The table, whose view the curtain switches. */
interface Viewing {
  lift(seat: Seat): Promise<boolean>;
  fall(): void;
}

export class Curtain {
  state = $state<CurtainState>('open');
  /** The seat that the screen is passed to; `null`: any player may look. */
  next = $state<Seat | null>(null);
  /** The screen is being passed on while the board may still show why: no hand is visible. */
  passing = $state(false);
  /** The event that all at the screen want to see: the curtain falls once the board has shown it. */
  #gathered: number | null = null;
  /** The latest event that the board has shown. */
  #shown = 0;
  readonly #table: Viewing;
  #situation: Situation = { curtains: [], lifted: null, acting: [], gone: [] };
  /** The viewing seat, if it has conceded: a bot plays its hand, which is hidden. */
  #concededViewer: Seat | null = null;
  /** A player who is not to act looks at their hand, for as long as they want. */
  #looking = false;
  #rising: Seat | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** While it runs, the result of the turn stays visible. */
  #lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Viewing) {
    this.#table = table;
  }

  get #actingHere(): readonly Seat[] {
    return actingHere(this.#situation);
  }

  /** The server has sent this situation, which the board may not have shown yet. `gathered`: the event that all at the
  screen want to see, if there is one. */
  expect(situation: Situation, gathered: number | null = null): void {
    const { lifted } = situation;
    const here = actingHere(situation);
    if (lifted !== null && here.includes(lifted)) this.#looking = false;
    const { curtains, gone } = situation;
    const conceded = lifted !== null && curtains.includes(lifted) && gone.includes(lifted) && !this.#looking;
    if (conceded && this.#concededViewer !== lifted) this.#table.fall();
    this.#concededViewer = conceded ? lifted : null;
    if (gathered !== null && lifted !== null) this.#gathered = gathered;
    const others = here.length > 0 && lifted !== null && !here.includes(lifted) && !this.#looking;
    const passing = lifted !== null && (this.#gathered !== null || others);
    if (passing === this.passing) return;
    this.#stay();
    if (!passing) return;
    this.passing = true;
    this.#lingering = setTimeout(() => {
      this.#lingering = undefined;
      this.#passOn();
    }, LINGER_TIME);
  }

  /** The board has shown this situation. */
  see(situation: Situation, step = 0): void {
    this.#situation = situation;
    this.#shown = step;
    const [next = null] = this.#actingHere;
    if (situation.curtains.length === 0) this.#open();
    else if (situation.lifted === null) this.#seeTable(next);
    else this.#seeHand();
  }

  /** A player takes the screen and sees this seat's view. */
  async lift(seat: Seat): Promise<void> {
    if (this.state !== 'down') return;
    this.state = 'rising';
    this.#rising = seat;
    this.#looking = this.#actingHere.length > 0 && !this.#actingHere.includes(seat);
    if (await this.#table.lift(seat)) return;
    if (this.#rising === seat && this.state === 'rising') this.state = 'down';
  }

  /** Cover the hand; if none is shown, offer to look at one. */
  draw(): void {
    if (this.state !== 'open') return;
    const [next = null] = this.#actingHere;
    if (this.#situation.lifted === null) {
      this.next = next;
      this.state = 'down';
    } else if (next === null) this.#table.fall();
    else this.#fall(next);
  }

  /** The game is paused: cover the hand. */
  rest(): void {
    if (this.state === 'open' && this.#situation.lifted !== null) this.#table.fall();
  }

  /** The page was hidden: the next viewer may be another player. */
  leave(): void {
    if (this.#situation.lifted !== null || this.state === 'rising') this.shut();
  }

  /** Lower the curtain at once: there is nothing to show. */
  shut(): void {
    if (this.#situation.curtains.length === 0 || this.state === 'down' || this.state === 'shut') return;
    const [next = null] = this.#actingHere;
    this.next = next;
    this.#drop(next === null ? 'shut' : 'down');
  }

  /** Cancel looking at a hand. */
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
    this.state = 'open';
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

  /** Pass the screen on as soon as the board has shown everything. */
  #passOn(): void {
    const { lifted } = this.#situation;
    const [next] = this.#actingHere;
    const waits = this.state !== 'open' || !this.passing || this.#lingering !== undefined;
    if (waits || lifted === null || next === undefined) return;
    const looked = this.#gathered !== null && this.#shown >= this.#gathered;
    if (looked || !this.#actingHere.includes(lifted)) this.#fall(next);
  }

  #fall(next: Seat): void {
    this.next = next;
    this.state = 'falling';
    clearTimeout(this.#later);
    if (reducedMotion()) this.#drop('down');
    else this.#later = setTimeout(() => this.#drop('down'), FALL_TIME);
  }

  #drop(state: 'down' | 'shut'): void {
    clearTimeout(this.#later);
    this.#rising = null;
    this.#gathered = null;
    this.#table.fall();
    this.state = state;
    this.#stay();
    this.#situation = { ...this.#situation, lifted: null };
  }
}
