/** One table as this browser knows it: the latest messages, and what can be asked of it. */
import type { GameMessage, HistoryMessage, Request, TableMessage } from '../generated/wire';
import { askMe } from './api';
import { Line, type Answer, type Wish } from './line.svelte';
import { settings } from './settings.svelte';
import { toasts } from './toasts.svelte';

export class Table {
  message = $state.raw<TableMessage | null>(null);
  game = $state.raw<GameMessage | null>(null);
  /** The table as it was at the end of the game: others may sit there afterwards. */
  played = $state.raw<TableMessage | null>(null);
  readonly line: Line;
  /** What was told of this game, for a board that comes later. */
  past: readonly unknown[] = [];
  /** Each message about the game goes to the board exactly once, in order. */
  #listener: ((message: GameMessage | HistoryMessage) => void) | null = null;

  constructor(key: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = () => `${scheme}://${location.host}/ws/${key}?lang=${settings.lang}`;
    this.line = new Line(
      askMe().catch(() => null),
      address,
      (message) => {
        switch (message.type) {
          case 'table':
            if (message.phase !== 'over' || this.message?.phase !== 'over') this.played = message;
            this.message = message;
            break;
          case 'game':
            if (this.game?.game !== message.game) {
              this.past = [];
              this.played = this.message;
            }
            this.game = message;
            this.past = [...this.past, ...message.events];
            this.#listener?.(message);
            break;
          case 'history':
            this.past = message.events;
            this.#listener?.(message);
            break;
          case 'gone':
            // Anything else passes: a restart, a slow line. Then the line comes back by itself.
            if (message.key === 'no-such-table') this.line.end(message.key);
            break;
          case 'pong':
            break;
          default:
            message satisfies never;
        }
      },
    );
  }

  listen(listener: (message: GameMessage | HistoryMessage) => void): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = null;
    };
  }

  /** Ask; a refusal is shown with its clause. Tells whether it was done. */
  async ask(wish: Wish): Promise<boolean> {
    const answer: Answer = await this.line.request(wish);
    if (answer.type === 'refused') toasts.say(answer.text, 'refusal', answer.clause);
    return answer.type === 'ok';
  }

  act(action: unknown): Promise<boolean> {
    const wish: Omit<Extract<Request, { type: 'act' }>, 'id'> = {
      type: 'act',
      game: this.game?.game ?? 0,
      action,
    };
    return this.ask(wish);
  }

  close(): void {
    this.line.close();
  }
}
