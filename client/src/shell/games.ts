/** What the server has to play, asked once, and the boards for it. */
import type { GameInfo } from '../generated/http';
import { loadGame } from '../play/boards';
import type { Game } from '../play/contract';
import { askGames } from '../session/api';
import { reloadOnce } from '../session/reload';
import { retrying } from '../session/retrying';

let asked: Promise<readonly GameInfo[]> | null = null;

/** All games that can be played here. */
export function games(): Promise<readonly GameInfo[]> {
  asked ??= askGames();
  asked.catch(() => (asked = null));
  return asked;
}

async function load(id: string): Promise<Game> {
  const info = (await games()).find((game) => game.id === id);
  return loadGame(id, info);
}

/** Have a game's board as soon as it can be had. Returns what gives up, which suits an effect.

Browsers may remember that a module failed, and after an update of the server its old name is gone for good: after a
second failure only a fresh page helps. */
export function withGame(id: string, loaded: (game: Game) => void): () => void {
  let failures = 0;
  return retrying(
    () => load(id),
    loaded,
    () => {
      failures += 1;
      if (failures > 1) reloadOnce();
    },
  );
}
