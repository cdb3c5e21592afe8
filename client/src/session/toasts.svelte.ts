/** Short notes that go away by themselves: refusals, copied links, people coming and going. */
export interface Toast {
  id: number;
  text: string;
  /** The rule that says so, and of which game. */
  rule: { game: string; clause: string } | null;
  tone: 'note' | 'refusal';
}

const STAYS = 5000;
/** With a rule to look up. */
const STAYS_LONGER = 9000;

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #last = 0;
  readonly #going = new Map<number, ReturnType<typeof setTimeout>>();

  say(text: string, tone: Toast['tone'] = 'note'): void {
    this.#show({ text, tone, rule: null });
  }

  /** Why something was not done; with its clause, if it is a rule's. */
  refuse(text: string, clause: string | null, game: string | null): void {
    this.#show({ text, tone: 'refusal', rule: clause === null || game === null ? null : { game, clause } });
  }

  drop(id: number): void {
    clearTimeout(this.#going.get(id));
    this.#going.delete(id);
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  /** Something was done that may be done: what was refused before is of no more use. */
  heed(): void {
    for (const { id, tone } of this.shown) if (tone === 'refusal') this.drop(id);
  }

  /** Notes on what has come to its end. */
  forget(): void {
    for (const { id, tone } of this.shown) if (tone === 'note') this.drop(id);
  }

  /** It stays as long as somebody points at it or is about to press it. */
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

  /** The same once more takes the place of what is there. */
  #show(toast: Omit<Toast, 'id'>): void {
    for (const old of this.shown) if (old.text === toast.text) this.drop(old.id);
    for (const old of this.shown.slice(0, -2)) this.drop(old.id);
    const id = ++this.#last;
    this.shown = [...this.shown, { ...toast, id }];
    this.release(id);
  }
}

export const toasts = new Toasts();
