/** How a game looks on the start page; ours bring it in `games/<id>/poster.ts`. Its words are texts: `<id>-name`,
`<id>-poster-facts`, `<id>-poster-feel`. */
export interface Poster {
  /** Where it stands among ours. */
  place: number;
  art: string;
  pattern: string;
  colour: string;
  /** How many sit at a table for one and bots; four, if it does not say. */
  seats?: number;
  /** What such a table chooses other than the usual: whoever sits there may be new to the game, and bots do not mind. */
  alone?: Readonly<Record<string, unknown>>;
  /** It lives by the people who play it: friends are called first, and bots come second. */
  company?: boolean;
  /** Its board is being made: it can be looked forward to. */
  soon?: boolean;
}

const files = import.meta.glob<Poster>('../games/*/poster.ts', { eager: true, import: 'default' });

const ours = new Map(Object.entries(files).map(([path, poster]) => [path.split('/')[2] ?? '', poster]));

/** Somebody else's game. */
const PLAIN: Poster = { place: Infinity, art: 'lantern', pattern: 'pattern-dots', colour: 'var(--clay)' };

export function posterOf(id: string): Poster {
  return ours.get(id) ?? PLAIN;
}

/** The ids of our games, in their order on the start page. */
export const OURS: readonly string[] = [...ours]
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([id]) => id);
