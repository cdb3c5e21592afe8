/** What the server has to play, asked once, and the boards for it. */
import type { GameInfo } from '../generated/http';
import { loadGame } from '../play/boards';
import type { Game } from '../play/contract';
import { plain } from '../play/plain';
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
  try {
    return await loadGame(id, info);
  } catch (error) {
    // Browsers remember that a module did not come, and after an update of the server its old name is gone: if the
    // server answers, only a fresh page helps. If that did not, a package's board is broken: then the plain one.
    await askGames();
    if (reloadOnce() || info?.board == null) throw error;
    console.error(error);
    return plain(id);
  }
}

/** Fetch a game's board ahead, while its table is being laid. */
export const prepare = (id: string): void => void load(id).catch(() => {});

/** Have a game's board as soon as it can be had. Returns what gives up, which suits an effect. */
export const withGame = (id: string, loaded: (game: Game) => void): (() => void) =>
  retrying(() => load(id), loaded);
