/** Where boards come from: our own folders, an installed package, or the plain one. */
import type { GameInfo } from '../generated/http';
import type { Game } from './contract';
import { plain } from './plain';
import { OURS } from './poster';

const ours = import.meta.glob<{ default: Game }>('../games/*/index.ts');

/** Can it be played here? Ours when their board is made, everybody else's always. */
export function playable(id: string): boolean {
  return `../games/${id}/index.ts` in ours || !OURS.includes(id);
}

/** The board of a game; `info` says whether a package brings one. */
export async function loadGame(id: string, info: GameInfo | undefined): Promise<Game> {
  const own = ours[`../games/${id}/index.ts`];
  if (own) return (await again(own)).default;
  const address = info?.board;
  if (address == null) return plain(id);
  try {
    return (await again(() => moduleAt(address))).default;
  } catch (error) {
    // It is there, and still no board: the plain one lets them play.
    if (!(await fetch(address)).ok) throw error;
    return plain(id);
  }
}

const moduleAt = (address: string) => import(/* @vite-ignore */ address) as Promise<{ default: Game }>;

let failed = 0;

/** A browser never asks again for a module that once did not come. Under another address it does. */
async function again(load: () => Promise<{ default: Game }>): Promise<{ default: Game }> {
  try {
    return await load();
  } catch (error) {
    const address = /https?:\S+\.js/.exec(String(error))?.[0];
    if (address === undefined) throw error;
    return moduleAt(`${address}?again=${++failed}`);
  }
}
