/** What a card would do, and how a finished portrait is counted, for the board. The server says who takes it. */
import type { Colour, Completed, Preview, Yokai } from '../../generated/games/sketch';

/** A finished portrait on show: `counted` cards of either side are laid out; then it is signed, or it hides. */
export interface Finishing {
  done: Completed;
  counted: number;
  part: 'gather' | 'counting' | 'verdict' | 'leaving';
}

/** How many steps it takes to count both sides, one card of each at a time: the length of the longer row. */
export const steps = (done: Completed): number => Math.max(...done.cards.map((side) => side.length));

/** Who takes it; `null`: it hides. */
export const taker = (done: Completed): number | null => (done.type === 'took' ? done.seat : null);

/** What would be at a pile after a card: a portrait finished, or how many cards are missing. */
export type Outlook =
  | { kind: 'taken'; seat: number; yokai: Yokai; cards: readonly number[] }
  | { kind: 'hides'; yokai: Yokai; cards: readonly number[] }
  | { kind: 'stands'; missing: number; cards: readonly number[] }
  | { kind: 'unknown' };

/** What a card would do at this pile; `null`: nothing. */
export function outlook(preview: Preview, colour: Colour): Outlook | null {
  const finish = preview.finishes.find((one) => one.colour === colour);
  if (finish) {
    const { seat, yokai, cards } = finish;
    return seat === null ? { kind: 'hides', yokai, cards } : { kind: 'taken', seat, yokai, cards };
  }
  const stand = preview.stands.find((one) => one.colour === colour);
  if (stand) return { kind: 'stands', missing: stand.missing, cards: stand.cards };
  return preview.uncovers.includes(colour) ? { kind: 'unknown' } : null;
}

/** By colour, what a card of the hand would do there without its effect. */
export function plain(previews: readonly Preview[], card: number): Map<Colour, Preview> {
  const own = previews.filter(({ action }) => action.card === card && action.type === 'play');
  return new Map(own.map((preview) => [preview.action.colour, preview]));
}

/** By the pile to tap for it, what its effect would do when it is played to this one: where a call comes from, where a
distracted card goes. */
export function effects(previews: readonly Preview[], card: number, to: Colour): Map<Colour, Preview> {
  const found = new Map<Colour, Preview>();
  for (const preview of previews) {
    const { action } = preview;
    if (action.card !== card || action.colour !== to || action.type === 'play') continue;
    const target = action.type === 'call' ? action.source : preview.stands[1]?.colour;
    if (target !== undefined) found.set(target, preview);
  }
  return found;
}

/** By how many cards a seat is ahead of the other. */
export function lead(cards: readonly number[]): { seat: number; by: number } | null {
  const [mine = 0, theirs = 0] = cards;
  return mine === theirs ? null : { seat: mine > theirs ? 0 : 1, by: Math.abs(mine - theirs) };
}
