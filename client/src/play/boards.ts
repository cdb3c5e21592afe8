/** Loads boards: our own, those of installed packages, or the plain one. */
import type { GameInfo } from '../generated/http';
import { ready } from '../art';
import type { Game } from './contract';
import { plain } from './plain';
import { OURS, posterOf } from './poster';

const ours = import.meta.glob<{ default: Game }>('../games/*/index.ts');

/** Whether a game can be played here: ours when its board is finished, a package's always. */
export function playable(id: string): boolean {
  return !OURS.includes(id) || (`../games/${id}/index.ts` in ours && !posterOf(id).soon);
}

/** The board of a game; `info` says whether a package has one. */
export async function loadGame(id: string, info: GameInfo | undefined): Promise<Game> {
  const own = ours[`../games/${id}/index.ts`];
  if (own) {
    const game = (await own()).default;
    await ready(id);
    return game;
  }
  const address = info?.board;
  if (address == null) return plain(id);
  const module = (await import(/* @vite-ignore */ address)) as { default: Game };
  return module.default;
}
