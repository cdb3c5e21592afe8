/** The server's games, loaded once, and their boards. */
import type { GameInfo } from '../generated/http';
import { loadGame } from '../play/boards';
import type { Game } from '../play/contract';
import { plain } from '../play/plain';
import { askGames } from '../session/api';
import { reloadOnce } from '../session/reload';
import { retrying } from '../session/retrying';

let asked: Promise<readonly GameInfo[]> | null = null;

/** The games that can be played here. */
export function games(): Promise<readonly GameInfo[]> {
  asked ??= askGames();
  asked.catch(() => (asked = null));
  return asked;
}

async function load(id: string): Promise<Game> {
  const info = (await games()).find((game) => game.id === id);
  try {
    return await loadGame(id, info);
  } catch (error) {
    // Browsers remember that a module failed to load, and an update of the server removes old file names: if the
    // server answers, only a reload helps. If that did not, a package's board is broken: show the plain one.
    await askGames();
    if (reloadOnce() || info?.board == null) throw error;
    console.error(error);
    return plain(id);
  }
}

/** Load a game's board ahead, while its table is being opened. */
export const prepare = (id: string): void => void load(id).catch(() => {});

/** Load a game's board, with retries. Returns a function that cancels it, for use in an effect. */
export const withGame = (id: string, loaded: (game: Game) => void): (() => void) =>
  retrying(() => load(id), loaded);
