/** How a game looks on the start page, from `games/<id>/poster.ts`. Its words are texts: `<id>-name`,
`<id>-poster-facts`, `<id>-poster-feel`. */
export interface Poster {
  /** Its position among our games. */
  place: number;
  art: string;
  pattern: string;
  colour: string;
  /** How many seats a table for one person and bots has; four by default. */
  seats?: number;
  /** Options of such a table that differ from the defaults, for people new to the game. */
  alone?: Readonly<Record<string, unknown>>;
  /** A game mainly for people: inviting friends is offered before playing with bots. */
  company?: boolean;
  /** Its board is not finished yet. */
  soon?: boolean;
}

const files = import.meta.glob<Poster>('../games/*/poster.ts', { eager: true, import: 'default' });

const ours = new Map(Object.entries(files).map(([path, poster]) => [path.split('/')[2] ?? '', poster]));

/** The poster of an installed game. */
const PLAIN: Poster = { place: Infinity, art: 'lantern', pattern: 'pattern-dots', colour: 'var(--clay)' };

export function posterOf(id: string): Poster {
  return ours.get(id) ?? PLAIN;
}

/** The ids of our games, in their order on the start page. */
export const OURS: readonly string[] = [...ours]
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([id]) => id);
