/** One table as this browser knows it: the latest messages, the feed of its game, and what can be asked of it. */
import type {
  AddedMessage,
  ClockMessage,
  Idle,
  Reason,
  TableMessage,
  ThinkingTimes,
} from '../generated/wire';
import type { Seat } from '../play/contract';
import type { Clocks } from '../play/playerClocks';
import { askMe } from './api';
import { completed, LiveFeed, type WholeMessage } from './feed';
import { Glimpses } from './glimpses';
import { Hints } from './hints.svelte';
import { Connection, type Answer, type News, type RequestBody } from './connection.svelte';
import { Log, type Loud } from './log.svelte';
import { Missed } from './missed.svelte';
import { route } from './route.svelte';
import { settings, type Lang } from './settings.svelte';
import { Talk } from './talk.svelte';
import { t } from './texts.svelte';
import { toasts } from './toasts.svelte';

/** The host does not let somebody in, or not any more. */
export const TURNED_AWAY: ReadonlySet<string> = new Set([
  'banned-from-table',
  'turned-out',
  'table-is-locked',
  'watching-is-off',
  'table-is-closed',
]);

/** What will not pass by itself. */
const FOR_GOOD: ReadonlySet<string> = new Set([
  ...TURNED_AWAY,
  'no-such-table',
  'table-is-damaged',
  'table-version-is-unknown',
  'too-many-lines',
]);

export class Table {
  message = $state.raw<TableMessage | null>(null);
  /** When it came, in `performance.now()`'s milliseconds. */
  messageAt = 0;
  /** There as soon as there is a game. */
  feed = $state.raw<LiveFeed | null>(null);
  /** What others are just about. */
  readonly glimpses = new Glimpses();
  /** Whose part the host may end, from when on, in `performance.now()`'s milliseconds. */
  idle = $state.raw<readonly { seat: Seat; from: number }[]>([]);
  /** How long everybody may think, where there is a clock. */
  thinking = $state.raw<Clocks | null>(null);
  readonly log = new Log((line, event) => toasts.say(this.#shared ? this.#named(event) : line));
  readonly missed: Missed;
  readonly talk: Talk;
  readonly connection: Connection;
  readonly hints: Hints;
  /** The language that the line was last opened in, and that of the log. */
  #asked: Lang = settings.lang;
  #spoken: Lang | null = null;
  /** The line has come back, and no game has come by it yet. */
  #back = false;
  #looking = false;
  /** Through whose eyes the game comes next: what still comes through others' is not even looked at. */
  #awaited: Seat | null | undefined;
  /** How often what was seen through somebody's eyes was thrown away. */
  #forgotten = 0;

  /** What opens the table: another one, when its host has renewed the links. */
  #key: string;

  constructor(key: string) {
    this.#key = key;
    this.missed = new Missed(key, this.log);
    this.talk = new Talk(key);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(
      askMe().catch(() => null),
      () => `${scheme}://${location.host}/ws/${this.#key}?parts&${this.#opening()}`,
      (message) => this.#receive(message),
    );
    this.hints = new Hints(this.connection);
  }

  #receive(message: News): void {
    switch (message.type) {
      case 'table':
        this.messageAt = performance.now();
        this.message = message;
        this.talk.you = message.you;
        this.#moved(message.invitation ?? message.watching);
        if (message.phase !== 'playing') this.talk.silent = false;
        break;
      case 'game':
        this.#hearGame(completed(message));
        break;
      case 'added':
        this.#hearAdded(message);
        break;
      case 'clock':
        this.#hearClock(message);
        break;
      case 'glimpse':
        this.glimpses.give(message.seat, message.glimpse);
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
        if (FOR_GOOD.has(message.key)) this.connection.end(message.key);
        break;
      default:
        message satisfies never;
    }
  }

  /** In another language all words come anew; else only what was missed. Whoever was never here sees a game that nobody
  has played in yet from its beginning. */
  #opening(): string {
    this.#asked = settings.lang;
    this.#back = true;
    this.#awaited = undefined;
    // On a screen of several every line begins with the curtain down.
    if (this.#shared) this.#forget();
    const heard = this.feed?.latest;
    if (!heard) return `lang=${this.#asked}${this.missed.newcomer ? '&since=0.0' : ''}`;
    const since = this.#spoken === this.#asked ? `&since=${heard.game}.${heard.n}` : '';
    return `lang=${this.#asked}${since}`;
  }

  /** The host has renewed the links: the page goes on under the new one. */
  #moved(key: string): void {
    if (key !== this.#key) {
      route.become(`/t/${this.#key}`, `/t/${key}`);
      // What the code to join was made of is dead.
      route.become(`/t/${this.#key}/board`, `/t/${key}/board#`);
    }
    this.#key = key;
  }

  /** Several play on this screen. */
  get #shared(): boolean {
    return (this.message?.curtains.length ?? 0) > 0;
  }

  /** For a screen of several, where nobody is "you". */
  #named({ type, seat }: Loud): string {
    const name = this.feed?.latest.names[seat] ?? '';
    return t(type === 'timed_out' ? 'screens-timed-out' : 'screens-gives-up', { name });
  }

  /** Nothing that was seen through one seat's eyes is kept for another's. */
  #forget(): void {
    this.#forgotten++;
    this.feed = null;
    this.log.forget();
    this.missed.dismiss();
    this.hints.dismiss();
    toasts.heed();
  }

  #hearGame(message: WholeMessage): void {
    if (this.#awaited !== undefined) {
      if (!message.fresh || message.seat !== this.#awaited) return;
      this.#awaited = undefined;
    }
    if (this.#shared && message.seat !== this.feed?.latest.seat) this.#forget();
    this.#spoken = this.#asked;
    this.talk.silent = message.silent;
    this.#setThinking(message.thinking);
    this.#setIdle(message.idle);
    if (this.feed) {
      if (!this.feed.hearGame(message, this.#back)) this.look();
    } else {
      const feed = new LiveFeed(message);
      this.log.hear(feed.latest);
      feed.listen((frame) => this.log.hear(frame));
      this.feed = feed;
    }
    this.#back = false;
  }

  #hearAdded(message: AddedMessage): void {
    if (this.#awaited !== undefined) return;
    if (message.idle) this.#setIdle(message.idle);
    if (this.feed && !this.feed.hearAdded(message)) this.look();
  }

  #hearClock(message: ClockMessage): void {
    if (this.#awaited !== undefined) return;
    this.#setThinking(message.thinking);
    this.feed?.hearClock(message);
  }

  #setThinking(times: ThinkingTimes | null): void {
    this.thinking = times && { ...times, at: performance.now() };
  }

  #setIdle(idle: readonly Idle[]): void {
    this.idle = idle.map(({ seat, left }) => ({ seat, from: performance.now() + left * 1000 }));
  }

  /** Look through the eyes of a seat of this screen. */
  async lift(seat: Seat): Promise<boolean> {
    this.#awaited = seat;
    const done = await this.ask({ type: 'lift', seat, game: this.message?.games ?? 0 });
    if (!done) this.#awaited = undefined;
    return done;
  }

  /** See again what all may see. What was seen is dropped at once, whatever the line does. */
  fall(): void {
    this.#forget();
    this.#awaited = null;
    void this.connection.request({ type: 'fall' });
  }

  /** Something could not be followed: ask for the whole, once. */
  look(): void {
    if (this.#looking) return;
    this.#looking = true;
    void this.connection.request({ type: 'look' }).finally(() => (this.#looking = false));
  }

  /** Ask; a refusal is shown with its clause, unless it goes quietly or the curtain has fallen since. Tells whether it
  was done. */
  async ask(body: RequestBody, quietly = false): Promise<boolean> {
    const forgotten = this.#forgotten;
    const answer: Answer = await this.connection.request(body);
    if (answer.type === 'refused' && (quietly || forgotten !== this.#forgotten)) return false;
    if (answer.type === 'refused') toasts.refuse(answer.text, answer.clause, this.message?.game ?? null);
    else if (body.type === 'act') toasts.heed();
    return answer.type === 'ok';
  }

  /** What may be done, action by action, if that is not too much. */
  async actions(): Promise<readonly unknown[]> {
    const answer = await this.connection.request({ type: 'list' });
    return answer.type === 'listed' ? answer.actions : [];
  }

  /** What was thought in the game that is over; nothing, if that cannot be told. */
  async reasons(): Promise<readonly Reason[]> {
    const answer = await this.connection.request({ type: 'reasons', game: this.feed?.latest.game ?? 0 });
    return answer.type === 'reasoned' ? answer.reasons : [];
  }

  act(seat: Seat, action: unknown, quietly = false): Promise<boolean> {
    this.missed.dismiss();
    return this.ask({ type: 'act', seat, game: this.feed?.latest.game ?? 0, action }, quietly);
  }

  /** Let the others see what this seat is just about; it may be lost. */
  glimpse(seat: Seat, glimpse: unknown): void {
    this.connection.glimpse({ seat, game: this.feed?.latest.game ?? 0, glimpse });
  }

  /** Show why this would be refused; nothing is done. */
  async why(seat: Seat, action: unknown): Promise<void> {
    await this.ask({ type: 'why', seat, game: this.feed?.latest.game ?? 0, action });
  }

  /** Why this seat can take nothing back, in words; nothing, if it can. */
  async whyNoUndo(seat: Seat, game: number): Promise<string> {
    const answer = await this.connection.request({ type: 'why', seat, game, action: null });
    return answer.type === 'refused' ? answer.text : '';
  }

  close(): void {
    this.connection.close();
  }
}
