/** The connection to a table: one WebSocket that reconnects by itself and loses no request.

Each request has an id of its own; it is kept until it is answered, and sent again with the
same id after a reconnection. The server runs a request of the same id only once. */
import type { FromServer, GlimpseRequest, Pong, Request } from '../generated/wire';

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'offline' | 'gone';
/** What the server sends in answer to a request. */
export type Answer = Extract<FromServer, { readonly id: unknown }>;
/** What it sends by itself. */
export type Push = Exclude<FromServer, Answer | Pong>;
type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;
export type RequestBody = WithoutId<Request>;

const FIRST_DELAY = 300;
const LONGEST_DELAY = 5000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 5000;
/** With more bytes than this in the send buffer, glimpses are dropped. */
const MOST_BUFFERED = 16_384;

/** A unique id. `randomUUID` does not exist on a plain http address of a local network. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface Pending {
  sent: string;
  resolve: (answer: Answer) => void;
}

export class Connection {
  state = $state<ConnectionState>('connecting');
  /** Why the connection has ended for good: a text key. */
  goneKey = $state('');
  /** The latest measured round trip in milliseconds; `null` while disconnected. */
  latency = $state<number | null>(null);
  /** When the connection was last lost, in `performance.now()`'s milliseconds. */
  lostAt = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Pending>();
  #delay = FIRST_DELAY;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #pongTimeout: ReturnType<typeof setTimeout> | undefined;
  /** When the unanswered ping was sent. */
  #pingSentAt: number | null = null;
  /** The server has set its cookie; before that there is no WebSocket. */
  #identified = false;
  #closed = false;
  #address: () => string;
  #onMessage: (message: Push) => void;

  constructor(identified: Promise<unknown>, address: () => string, onMessage: (message: Push) => void) {
    this.#address = address;
    this.#onMessage = onMessage;
    addEventListener('online', this.#onOnline);
    addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
    this.#pingTimer = setInterval(this.#ping, PING_EVERY);
    // The cookie that identifies this person is set by HTTP. Without it the connection would belong to another person.
    void identified.finally(() => {
      this.#identified = true;
      this.reconnect();
    });
  }

  /** Send a request; the promise resolves when the server answers, if need be after reconnecting. */
  request(body: RequestBody): Promise<Answer> {
    const id = newId();
    const sent = JSON.stringify({ ...body, id });
    return new Promise((resolve) => {
      this.#unanswered.set(id, { sent, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(sent);
    });
  }

  /** Send something in progress to the others; it is dropped while disconnected or with a full send buffer. */
  glimpse(glimpse: Omit<GlimpseRequest, 'type'>): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || socket.bufferedAmount > MOST_BUFFERED) return;
    socket.send(JSON.stringify({ type: 'glimpse', ...glimpse }));
  }

  /** Is a request unanswered? */
  get pending(): boolean {
    return this.#unanswered.size > 0;
  }

  /** Disconnect and reconnect at once: for a change of language, or because the player asks for it. */
  reconnect(): void {
    if (!this.#identified || this.#closed) return;
    this.#delay = FIRST_DELAY;
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#onOnline);
    removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
    clearInterval(this.#pingTimer);
    this.#closed = true;
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    // The server may run on this very computer, so it is tried even when the browser reports to be offline.
    if (!navigator.onLine) this.state = 'offline';
    else this.state = this.state === 'open' || this.state === 'waiting' ? 'waiting' : 'connecting';
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.state = 'open';
      for (const pending of this.#unanswered.values()) socket.send(pending.sent);
      this.#sendPing(socket);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(message.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#retryLater();
    };
  }

  #receive(message: FromServer): void {
    clearTimeout(this.#pongTimeout);
    this.#pongTimeout = undefined;
    if ('id' in message) {
      if (message.id !== null) this.#answer(message.id, message);
    } else if (message.type === 'pong') {
      if (this.#pingSentAt !== null) this.latency = Math.round(performance.now() - this.#pingSentAt);
      this.#pingSentAt = null;
    } else {
      // A server that accepts connections only to end them is asked less and less often.
      if (message.type !== 'gone') this.#delay = FIRST_DELAY;
      this.#onMessage(message);
    }
  }

  #answer(id: string, answer: Answer): void {
    this.#unanswered.get(id)?.resolve(answer);
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
    this.#retryTimer = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
    this.#delay = Math.min(this.#delay * 1.8, LONGEST_DELAY);
  }

  #drop(): void {
    if (this.state === 'open') this.lostAt = performance.now();
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#pongTimeout);
    this.#pongTimeout = undefined;
    this.#pingSentAt = this.latency = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #sendPing(socket: WebSocket): void {
    this.#pingSentAt ??= performance.now();
    socket.send('{"type":"ping"}');
  }

  #ping = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#sendPing(this.#socket);
    this.#pongTimeout ??= setTimeout(() => this.#retryLater(), PONG_WITHIN);
  };

  #onOnline = (): void => {
    if (this.state !== 'open' && this.state !== 'gone') this.reconnect();
  };

  #onOffline = (): void => {
    if (this.state !== 'gone' && this.#identified) this.#retryLater();
  };

  #onVisibilityChange = (): void => {
    if (document.visibilityState !== 'visible' || this.state === 'gone') return;
    if (this.state === 'open') this.#ping();
    else this.reconnect();
  };
}
