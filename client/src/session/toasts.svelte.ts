/** Short notes that go away by themselves: refusals, copied links, people coming and going. */
export interface Toast {
  id: number;
  text: string;
  clause: string | null;
  tone: 'note' | 'refusal';
}

const STAYS = 5000;

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #last = 0;

  say(text: string, tone: Toast['tone'] = 'note', clause: string | null = null): void {
    const id = ++this.#last;
    this.shown = [...this.shown.slice(-2), { id, text, clause, tone }];
    setTimeout(() => this.drop(id), STAYS);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
