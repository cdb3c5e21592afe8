/** What a strong bot would do, for whoever asks: said until the game goes on. */
import type { Frame } from '../play/contract';
import type { Connection } from './connection.svelte';
import { toasts } from './toasts.svelte';

const moment = ({ game, n }: Frame) => `${game}.${n}`;

export class Hints {
  /** At which moment it was asked for, and what was said; `null` while the bot thinks. */
  #latest = $state.raw<{ moment: string; text: string | null; action: unknown } | null>(null);
  #connection: Pick<Connection, 'request'>;

  constructor(connection: Pick<Connection, 'request'>) {
    this.#connection = connection;
  }

  /** The hint for this moment, if there is one: `thinking`, or what is said and what would be done. */
  at(frame: Frame | null): { thinking: boolean; text: string; action: unknown } | null {
    const latest = this.#latest;
    if (!frame || latest?.moment !== moment(frame)) return null;
    return { thinking: latest.text === null, text: latest.text ?? '', action: latest.action };
  }

  async ask(frame: Frame): Promise<void> {
    if (frame.seat === null || this.at(frame)?.thinking) return;
    const asked = { moment: moment(frame), text: null, action: null };
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
