/** Short messages that disappear by themselves: refusals, copied links, people who join or leave. */
export interface Toast {
  id: number;
  text: string;
  /** The clause that a refusal is based on, and its game. */
  rule: { game: string; clause: string } | null;
  tone: 'note' | 'refusal';
}

const STAYS = 5000;
/** For a message with a clause to look up. */
const STAYS_LONGER = 9000;

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #last = 0;
  readonly #going = new Map<number, ReturnType<typeof setTimeout>>();

  say(text: string, tone: Toast['tone'] = 'note'): void {
    this.#show({ text, tone, rule: null });
  }

  /** Show why something was refused, with its clause if a rule forbids it. */
  refuse(text: string, clause: string | null, game: string | null): void {
    this.#show({ text, tone: 'refusal', rule: clause === null || game === null ? null : { game, clause } });
  }

  drop(id: number): void {
    clearTimeout(this.#going.get(id));
    this.#going.delete(id);
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  /** Remove refusals: an action has succeeded since. */
  dropRefusals(): void {
    for (const { id, tone } of this.shown) if (tone === 'refusal') this.drop(id);
  }

  /** Remove notes about a game that is over. */
  dropNotes(): void {
    for (const { id, tone } of this.shown) if (tone === 'note') this.drop(id);
  }

  /** Keep it while the pointer or the focus is on it. */
  hold(id: number): void {
    clearTimeout(this.#going.get(id));
  }

  release(id: number): void {
    const toast = this.shown.find((one) => one.id === id);
    if (!toast) return;
    clearTimeout(this.#going.get(id));
    this.#going.set(
      id,
      setTimeout(() => this.drop(id), toast.rule ? STAYS_LONGER : STAYS),
    );
  }

  /** A message with the same text replaces the one that is shown. */
  #show(toast: Omit<Toast, 'id'>): void {
    for (const old of this.shown) if (old.text === toast.text) this.drop(old.id);
    for (const old of this.shown.slice(0, -2)) this.drop(old.id);
    const id = ++this.#last;
    this.shown = [...this.shown, { ...toast, id }];
    this.release(id);
  }
}

export const toasts = new Toasts();
