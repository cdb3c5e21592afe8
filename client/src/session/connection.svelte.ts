/** The connection to a table: one WebSocket that reconnects by itself and loses no request.

A request goes out with an id of its own; until it is answered it is kept, and sent again with the same id
after a reconnection. The server does the same id once. */
import type { FromServer, GlimpseRequest, Pong, Request } from '../generated/wire';

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'offline' | 'gone';
/** What the server sends in answer to a request. */
export type Answer = Extract<FromServer, { readonly id: unknown }>;
/** What it sends by itself. */
export type News = Exclude<FromServer, Answer | Pong>;
type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;
export type RequestBody = WithoutId<Request>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 5000;
/** With more bytes than this waiting to be sent, what may be lost is not sent at all. */
const MOST_BUFFERED = 16_384;

/** A unique id. `randomUUID` does not exist on a plain http address of a local network. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface Waiting {
  sent: string;
  answered: (answer: Answer) => void;
}

export class Connection {
  state = $state<ConnectionState>('connecting');
  /** Why the connection has ended for good: a text key. */
  goneKey = $state('');
  /** The latest measured round trip in milliseconds; `null` while disconnected. */
  latency = $state<number | null>(null);
  /** When it was last lost, in `performance.now()`'s milliseconds. */
  cut = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  /** When the unanswered ping was sent. */
  #pinged: number | null = null;
  /** The server has set its cookie. Before that nothing is opened. */
  #identified = false;
  #closed = false;
  #address: () => string;
  #heard: (message: News) => void;

  constructor(identified: Promise<unknown>, address: () => string, heard: (message: News) => void) {
    this.#address = address;
    this.#heard = heard;
    addEventListener('online', this.#backOnline);
    addEventListener('offline', this.#cutOff);
    document.addEventListener('visibilitychange', this.#seen);
    this.#pinging = setInterval(this.#ping, PING_EVERY);
    // The cookie that identifies this person comes by HTTP; without it connection and page would be two people.
    void identified.finally(() => {
      this.#identified = true;
      this.reconnect();
    });
  }

  /** Send a request; the promise resolves when the server answers, over however many reconnections. */
  request(body: RequestBody): Promise<Answer> {
    const id = newId();
    const sent = JSON.stringify({ ...body, id });
    return new Promise((answered) => {
      this.#unanswered.set(id, { sent, answered });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(sent);
    });
  }

  /** Show the others something that may be lost: it is dropped while disconnected or behind. */
  glimpse(glimpse: Omit<GlimpseRequest, 'type'>): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || socket.bufferedAmount > MOST_BUFFERED) return;
    socket.send(JSON.stringify({ type: 'glimpse', ...glimpse }));
  }

  /** Is a request unanswered? */
  get asking(): boolean {
    return this.#unanswered.size > 0;
  }

  /** Disconnect and reconnect at once: for a change of language, or because the player asks for it. */
  reconnect(): void {
    if (!this.#identified || this.#closed) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#backOnline);
    removeEventListener('offline', this.#cutOff);
    document.removeEventListener('visibilitychange', this.#seen);
    clearInterval(this.#pinging);
    this.#closed = true;
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    // Offline the server may still be on this very computer: what the browser says is only shown.
    if (!navigator.onLine) this.state = 'offline';
    else this.state = this.state === 'open' || this.state === 'waiting' ? 'waiting' : 'connecting';
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.state = 'open';
      this.#wait = FIRST_WAIT;
      for (const waiting of this.#unanswered.values()) socket.send(waiting.sent);
      this.#askBack(socket);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#retryLater();
    };
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
    if ('id' in message) {
      if (message.id !== null) this.#answer(message.id, message);
    } else if (message.type === 'pong') {
      if (this.#pinged !== null) this.latency = Math.round(performance.now() - this.#pinged);
      this.#pinged = null;
    } else this.#heard(message);
  }

  #answer(id: string, answer: Answer): void {
    this.#unanswered.get(id)?.answered(answer);
    this.#unanswered.delete(id);
  }

  /** Close for good: the server refuses this person or table. */
  end(key: string): void {
    this.#drop();
    this.state = 'gone';
    this.goneKey = key;
  }

  #retryLater(): void {
    this.#drop();
    if (this.state === 'gone') return;
    this.state = navigator.onLine ? 'waiting' : 'offline';
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT);
  }

  #drop(): void {
    if (this.state === 'open') this.cut = performance.now();
    clearTimeout(this.#retry);
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
    this.#pinged = this.latency = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #askBack(socket: WebSocket): void {
    this.#pinged ??= performance.now();
    socket.send('{"type":"ping"}');
  }

  #ping = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#askBack(this.#socket);
    this.#overdue ??= setTimeout(() => this.#retryLater(), PONG_WITHIN);
  };

  #backOnline = (): void => {
    if (this.state !== 'open' && this.state !== 'gone') this.reconnect();
  };

  #cutOff = (): void => {
    if (this.state !== 'gone' && this.#identified) this.#retryLater();
  };

  #seen = (): void => {
    if (document.visibilityState !== 'visible' || this.state === 'gone') return;
    if (this.state === 'open') this.#ping();
    else this.reconnect();
  };
}
