/** The line to a table: one WebSocket that comes back by itself and loses no request.

A request goes out with an id of its own; until it is answered it is kept, and sent again with the same id
after the line was cut. The server does the same id once. */
import type {
  FromServer,
  GlimpseRequest,
  Hinted,
  Listed,
  Ok,
  Pong,
  Reasoned,
  Recalled,
  Refused,
  Request,
} from '../generated/wire';

export type LineState = 'connecting' | 'open' | 'waiting' | 'offline' | 'gone';
export type Answer = Ok | Listed | Hinted | Recalled | Reasoned | Refused;
type News = Exclude<FromServer, Answer | Pong>;
type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;
export type Wish = WithoutId<Request>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 5000;
/** With so many bytes that wait to be sent, what may be lost is not sent at all. */
const MOST_BUFFERED = 16_384;

/** An id that nobody else has. `randomUUID` is not there on a plain http address of a local network. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface Waiting {
  sent: string;
  answered: (answer: Answer) => void;
}

export class Line {
  state = $state<LineState>('connecting');
  /** Why the line is gone for good: a text key. */
  goneKey = $state('');
  /** How many milliseconds a message takes there and back, as last measured; `null` while the line is cut. */
  latency = $state<number | null>(null);
  /** When it was last cut, in `performance.now()`'s milliseconds. */
  cut = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  /** When the ping was sent that waits for its answer. */
  #pinged: number | null = null;
  /** Does the server know who this is? Before that there is no line. */
  #known = false;
  #closed = false;
  #address: () => string;
  #heard: (message: News) => void;

  constructor(known: Promise<unknown>, address: () => string, heard: (message: News) => void) {
    this.#address = address;
    this.#heard = heard;
    addEventListener('online', this.#backOnline);
    addEventListener('offline', this.#cutOff);
    document.addEventListener('visibilitychange', this.#seen);
    this.#pinging = setInterval(this.#ping, PING_EVERY);
    // The cookie that says who this is comes by HTTP; without it the line and the page would be two people.
    void known.finally(() => {
      this.#known = true;
      this.reconnect();
    });
  }

  /** Ask for something; the promise holds until the server answers, however often the line is cut. */
  request(wish: Wish): Promise<Answer> {
    const id = newId();
    const sent = JSON.stringify({ ...wish, id });
    return new Promise((answered) => {
      this.#unanswered.set(id, { sent, answered });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(sent);
    });
  }

  /** Show the others something that may be lost: not while the line is cut, or does not keep up. */
  glimpse(glimpse: Omit<GlimpseRequest, 'type'>): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || socket.bufferedAmount > MOST_BUFFERED) return;
    socket.send(JSON.stringify({ type: 'glimpse', ...glimpse }));
  }

  /** Is something on its way that the server has not answered yet? */
  get asking(): boolean {
    return this.#unanswered.size > 0;
  }

  /** Cut and come back at once: for a change of language, or by the player's wish. */
  reconnect(): void {
    if (!this.#known || this.#closed) return;
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
    // Without a network the server may still be on this very computer: what the browser says is only shown.
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
    switch (message.type) {
      case 'ok':
      case 'listed':
      case 'hinted':
      case 'recalled':
      case 'reasoned':
        this.#answer(message.id, message);
        break;
      case 'refused':
        if (message.id !== null) this.#answer(message.id, message);
        break;
      case 'pong':
        if (this.#pinged !== null) this.latency = Math.round(performance.now() - this.#pinged);
        this.#pinged = null;
        break;
      case 'gone':
      case 'table':
      case 'game':
      case 'added':
      case 'clock':
      case 'glimpse':
      case 'talk':
      case 'said':
      case 'unsaid':
      case 'reacted':
      case 'news':
        this.#heard(message);
        break;
      default:
        message satisfies never;
    }
  }

  #answer(id: string, answer: Answer): void {
    this.#unanswered.get(id)?.answered(answer);
    this.#unanswered.delete(id);
  }

  /** No coming back: another tab has the seat now. */
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
    if (this.state !== 'gone' && this.#known) this.#retryLater();
  };

  #seen = (): void => {
    if (document.visibilityState !== 'visible' || this.state === 'gone') return;
    if (this.state === 'open') this.#ping();
    else this.reconnect();
  };
}
