/** Hints: what a strong bot would do. A hint is shown until the game continues. */
import type { Frame } from '../play/contract';
import type { Connection } from './connection.svelte';
import { toasts } from './toasts.svelte';

const position = ({ game, n }: Frame) => `${game}.${n}`;

export class Hints {
  /** The position it was requested for, and the answer; `text` is `null` while the bot thinks. */
  #latest = $state.raw<{ position: string; text: string | null; action: unknown } | null>(null);
  #connection: Pick<Connection, 'request'>;

  constructor(connection: Pick<Connection, 'request'>) {
    this.#connection = connection;
  }

  /** The hint for this frame, if there is one: its text and the recommended action, or `thinking`. */
  at(frame: Frame | null): { thinking: boolean; text: string; action: unknown } | null {
    const latest = this.#latest;
    if (!frame || latest?.position !== position(frame)) return null;
    return { thinking: latest.text === null, text: latest.text ?? '', action: latest.action };
  }

  async ask(frame: Frame): Promise<void> {
    if (frame.seat === null || this.at(frame)?.thinking) return;
    const asked = { position: position(frame), text: null, action: null };
    this.#latest = asked;
    const answer = await this.#connection.request({ type: 'hint', seat: frame.seat, game: frame.game });
    if (this.#latest !== asked) return;
    this.#latest = answer.type === 'hinted' ? { ...asked, text: answer.text, action: answer.action } : null;
    if (answer.type === 'refused' && answer.key !== 'hint-is-late')
      toasts.refuse(answer.text, answer.clause, null);
  }

  dismiss(): void {
    this.#latest = null;
  }
}
