/** What the server has to play, asked once, and the boards for it. */
import type { GameInfo } from '../generated/http';
import { loadGame } from '../play/boards';
import type { Game } from '../play/contract';
import { askGames } from '../session/api';
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

/** Have a game's board as soon as it can be had. Returns what gives up, which suits an effect. */
export const withGame = (id: string, loaded: (game: Game) => void): (() => void) =>
  retrying(() => load(id), loaded);
