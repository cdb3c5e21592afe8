/** The chat of one table, without people that this browser has muted. */
import type { Reaction, ReactedMessage, SaidRemark } from '../generated/wire';

/** A reaction that is being shown. */
export interface Shown {
  id: number;
  who: string;
  name: string;
  seat: number | null;
  reaction: Reaction;
}

export interface Muted {
  who: string;
  name: string;
}

/** How many remarks are kept; the server keeps as many. */
const KEPT = 100;
/** How many of the latest remarks are in the live region for screen readers. */
const ALOUD = 4;
/** Milliseconds for which a reaction is shown. */
const SHOWN = 2600;
/** How many muted people and read tables are remembered. */
const MOST = 100;
const MUTED = 'yakai.muted';
const READ = 'yakai.talk-read';

export class Talk {
  /** The message that is being written. */
  draft = $state('');
  /** The game allows no talk now. */
  silent = $state(false);
  /** This person's id in remarks. */
  you = $state('');
  reactions = $state.raw<readonly Shown[]>([]);

  readonly #table: string;
  #remarks = $state.raw<readonly SaidRemark[]>([]);
  #muted = $state.raw(recalled<Muted[]>(MUTED, []));
  /** The number of the last remark that was read here, and of the last one from before the page was opened. */
  #read = $state(0);
  #before = $state(0);
  #reacted = 0;

  constructor(table: string) {
    this.#table = table;
    this.#read = recalled<Record<string, number>>(READ, {})[table] ?? 0;
  }

  /** All remarks that the server keeps. */
  replace(remarks: readonly SaidRemark[]): void {
    if (this.#remarks.length === 0) this.#before = remarks.at(-1)?.n ?? 0;
    this.#remarks = remarks;
  }

  add(remark: SaidRemark): void {
    this.#remarks = [...this.#remarks.filter(({ n }) => n !== remark.n), remark].slice(-KEPT);
  }

  remove(removed: number): void {
    this.#remarks = this.#remarks.filter(({ n }) => n !== removed);
  }

  get remarks(): readonly SaidRemark[] {
    return this.#remarks.filter(({ who }) => !this.mutes(who));
  }

  /** How many remarks by others are unread. */
  get unread(): number {
    return this.remarks.filter(({ n, who }) => n > this.#read && who !== this.you).length;
  }

  /** The latest remarks by others since the page was opened, for screen readers. */
  get aloud(): readonly SaidRemark[] {
    return this.remarks.filter(({ n, who }) => n > this.#before && who !== this.you).slice(-ALOUD);
  }

  /** Mark all remarks as read. */
  read(): void {
    const last = this.#remarks.at(-1)?.n ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    const others = Object.entries(recalled<Record<string, number>>(READ, {})).filter(
      ([table]) => table !== this.#table,
    );
    remember(READ, Object.fromEntries([...others.slice(1 - MOST), [this.#table, last]]));
  }

  /** The muted people who have remarks here. */
  get muted(): readonly Muted[] {
    return this.#muted.filter(({ who }) => this.#remarks.some((remark) => remark.who === who));
  }

  mute({ who, name }: Muted): void {
    this.#keep([...this.#muted.filter((one) => one.who !== who), { who, name }].slice(-MOST));
    this.reactions = this.reactions.filter((one) => one.who !== who);
  }

  unmute(who: string): void {
    this.#keep(this.#muted.filter((one) => one.who !== who));
  }

  mutes(who: string): boolean {
    return this.#muted.some((one) => one.who === who);
  }

  #keep(muted: Muted[]): void {
    this.#muted = muted;
    remember(MUTED, muted);
  }

  /** A person has one reaction at a time. */
  show({ who, name, seat, reaction }: ReactedMessage): void {
    if (this.mutes(who)) return;
    const id = ++this.#reacted;
    this.reactions = [...this.reactions.filter((one) => one.who !== who), { id, who, name, seat, reaction }];
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.id !== id)), SHOWN);
  }
}

function recalled<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise; // Storage is blocked.
  }
}

function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked: it holds until the page is closed.
  }
}
