/** One table as this browser knows it: its latest messages, the feed of its game, and the requests to it. */
import type {
  AddedMessage,
  ClockMessage,
  Idle,
  ReasonedDecision,
  TableMessage,
  ClocksInfo,
} from '../generated/wire';
import type { Seat } from '../play/contract';
import type { Clocks } from '../play/playerClocks';
import { askMe } from './api';
import { completed, LiveFeed, type WholeMessage } from './feed';
import { LiveGlimpses } from './glimpses';
import { Hints } from './hints.svelte';
import { Connection, type Answer, type Push, type RequestBody } from './connection.svelte';
import { Log, type OutsideEvent } from './log.svelte';
import { MissedEvents } from './missed.svelte';
import { route } from './route.svelte';
import { settings, type Lang } from './settings.svelte';
import { Talk } from './talk.svelte';
import { t } from './texts.svelte';
import { toasts } from './toasts.svelte';

export class Table {
  message = $state.raw<TableMessage | null>(null);
  /** When it arrived, in `performance.now()`'s milliseconds. */
  messageAt = 0;
  /** `null` until there is a game. */
  feed = $state.raw<LiveFeed | null>(null);
  /** What other players have in progress. */
  readonly glimpses = new LiveGlimpses();
  /** Players whose part the host may end, and from when on, in `performance.now()`'s milliseconds. */
  idle = $state.raw<readonly { seat: Seat; from: number }[]>([]);
  /** The players' clocks, if the table has them. */
  clocks = $state.raw<Clocks | null>(null);
  readonly log = new Log((line, event) => toasts.say(this.#shared ? this.#announcement(event) : line));
  readonly missed: MissedEvents;
  readonly talk: Talk;
  readonly connection: Connection;
  readonly hints: Hints;
  /** The language of the current connection, and that of the log. */
  #requestedLang: Lang = settings.lang;
  #logLang: Lang | null = null;
  /** Reconnected, and no game message has arrived since. */
  #reconnected = false;
  #resyncing = false;
  /** The seat whose view was requested; until it arrives, messages for other views are ignored. */
  #awaitedSeat: Seat | null | undefined;
  /** How often the view of a seat was discarded. */
  #discards = 0;

  /** The key in the table's link; it changes when the host renews the links. */
  #key: string;

  constructor(key: string) {
    this.#key = key;
    this.missed = new MissedEvents(key, this.log);
    this.talk = new Talk(key);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(
      askMe().catch(() => null),
      () => `${scheme}://${location.host}/ws/${this.#key}?parts&${this.#query()}`,
      (message) => this.#receive(message),
    );
    this.hints = new Hints(this.connection);
  }

  #receive(message: Push): void {
    switch (message.type) {
      case 'table':
        this.messageAt = performance.now();
        this.message = message;
        this.talk.you = message.you;
        this.#useKey(message.invitation ?? message.watching);
        if (message.phase !== 'playing') this.talk.silent = false;
        break;
      case 'game':
        this.#receiveGame(completed(message));
        break;
      case 'added':
        this.#receiveAdded(message);
        break;
      case 'clock':
        this.#receiveClock(message);
        break;
      case 'glimpse':
        this.glimpses.deliver(message.seat, message.glimpse);
        break;
      case 'talk':
        this.talk.replace(message.remarks);
        break;
      case 'said':
        this.talk.add(message.remark);
        break;
      case 'unsaid':
        this.talk.remove(message.n);
        break;
      case 'reacted':
        this.talk.show(message);
        break;
      case 'news':
        toasts.say(message.text);
        break;
      case 'gone':
        // For other reasons, such as a restart or a slow connection, it reconnects by itself.
        if (message.final) this.connection.end(message.key);
        break;
      default:
        message satisfies never;
    }
  }

  /** The query of the address. The server sends the events after `since`, or all of them in another language. On a first
  visit a game in which no one has played yet is shown from its beginning. */
  #query(): string {
    this.#requestedLang = settings.lang;
    this.#reconnected = true;
    this.#awaitedSeat = undefined;
    // On a shared screen every connection begins with the curtain down.
    if (this.#shared) this.#discardView();
    const latest = this.feed?.latest;
    if (!latest) return `lang=${this.#requestedLang}${this.missed.isFirstVisit ? '&since=0.0' : ''}`;
    const since = this.#logLang === this.#requestedLang ? `&since=${latest.game}.${latest.n}` : '';
    return `lang=${this.#requestedLang}${since}`;
  }

  /** Change the page's address after the host has renewed the links. */
  #useKey(key: string): void {
    if (key !== this.#key) {
      route.become(`/t/${this.#key}`, `/t/${key}`);
      // The secret of the old join code is no longer valid.
      route.become(`/t/${this.#key}/board`, `/t/${key}/board#`);
    }
    this.#key = key;
  }

  /** Whether several people play on this screen. */
  get #shared(): boolean {
    return (this.message?.curtains.length ?? 0) > 0;
  }

  /** The announcement of an event on a shared screen, where no one is "you". */
  #announcement({ type, seat }: OutsideEvent): string {
    const name = this.feed?.latest.names[seat] ?? '';
    return t(type === 'timed_out' ? 'screens-timed-out' : 'screens-gives-up', { name });
  }

  /** Discard the view, so that nothing of one seat's view remains for the next one. */
  #discardView(): void {
    this.#discards++;
    this.feed = null;
    this.log.clear();
    this.missed.dismiss();
    this.hints.dismiss();
    toasts.dropRefusals();
  }

  #receiveGame(message: WholeMessage): void {
    if (this.#awaitedSeat !== undefined) {
      if (!message.fresh || message.seat !== this.#awaitedSeat) return;
      this.#awaitedSeat = undefined;
    }
    if (this.#shared && message.seat !== this.feed?.latest.seat) this.#discardView();
    this.#logLang = this.#requestedLang;
    this.talk.silent = message.silent;
    this.#setClocks(message.clocks);
    this.#setIdle(message.idle);
    if (this.feed) {
      if (!this.feed.receiveGame(message, this.#reconnected)) this.resync();
    } else {
      const feed = new LiveFeed(message);
      this.log.add(feed.latest);
      feed.listen((frame) => this.log.add(frame));
      this.feed = feed;
    }
    this.#reconnected = false;
  }

  #receiveAdded(message: AddedMessage): void {
    if (this.#awaitedSeat !== undefined) return;
    if (message.idle) this.#setIdle(message.idle);
    if (this.feed && !this.feed.receiveAdded(message)) this.resync();
  }

  #receiveClock(message: ClockMessage): void {
    if (this.#awaitedSeat !== undefined) return;
    this.#setClocks(message.clocks);
    this.feed?.receiveClock(message);
  }

  #setClocks(times: ClocksInfo | null): void {
    this.clocks = times && { ...times, at: performance.now() };
  }

  #setIdle(idle: readonly Idle[]): void {
    this.idle = idle.map(({ seat, left }) => ({ seat, from: performance.now() + left * 1000 }));
  }

  /** Show the view of a seat that is played on this screen. */
  async lift(seat: Seat): Promise<boolean> {
    this.#awaitedSeat = seat;
    const done = await this.ask({ type: 'lift_curtain', seat, game: this.message?.games ?? 0 });
    if (!done) this.#awaitedSeat = undefined;
    return done;
  }

  /** Show the spectators' view again. The seat's view is discarded at once, even without a connection. */
  fall(): void {
    this.#discardView();
    this.#awaitedSeat = null;
    void this.connection.request({ type: 'lower_curtain' });
  }

  /** A message does not follow from the latest frame: request the whole game, once at a time. */
  resync(): void {
    if (this.#resyncing) return;
    this.#resyncing = true;
    void this.connection.request({ type: 'full_state' }).finally(() => (this.#resyncing = false));
  }

  /** Send a request; returns whether it was done. A refusal is shown with its clause, unless `quietly` is set or the
  view was discarded meanwhile. */
  async ask(body: RequestBody, quietly = false): Promise<boolean> {
    const discards = this.#discards;
    const answer: Answer = await this.connection.request(body);
    if (answer.type === 'refused' && (quietly || discards !== this.#discards)) return false;
    if (answer.type === 'refused') toasts.refuse(answer.text, answer.clause, this.message?.game ?? null);
    else if (body.type === 'act') toasts.dropRefusals();
    return answer.type === 'ok';
  }

  /** The legal actions one by one; empty if there are too many. */
  async actions(): Promise<readonly unknown[]> {
    const answer = await this.connection.request({ type: 'list_actions' });
    return answer.type === 'listed' ? answer.actions : [];
  }

  /** The reasons for decisions of the finished game; empty if there are none to show. */
  async reasons(): Promise<readonly ReasonedDecision[]> {
    const answer = await this.connection.request({ type: 'reasons', game: this.feed?.latest.game ?? 0 });
    return answer.type === 'reasoned' ? answer.reasons : [];
  }

  act(seat: Seat, action: unknown, quietly = false): Promise<boolean> {
    this.missed.dismiss();
    return this.ask({ type: 'act', seat, game: this.feed?.latest.game ?? 0, action }, quietly);
  }

  /** Send what this seat has in progress to the others; it may be lost. */
  glimpse(seat: Seat, glimpse: unknown): void {
    this.connection.glimpse({ seat, game: this.feed?.latest.game ?? 0, glimpse });
  }

  /** Show why this action would be refused; it is never played. */
  async why(seat: Seat, action: unknown): Promise<void> {
    await this.ask({ type: 'why', seat, game: this.feed?.latest.game ?? 0, action });
  }

  /** Why this seat cannot undo, in words; empty if it can. */
  async whyNoUndo(seat: Seat, game: number): Promise<string> {
    const answer = await this.connection.request({ type: 'why', seat, game, action: null });
    return answer.type === 'refused' ? answer.text : '';
  }

  close(): void {
    this.connection.close();
  }
}
