/** What a game brings to the shell. A board may come from another package: it only needs these functions.

The shell keeps the line, the log, the title and the end; the board draws the view, plays the events and offers
the legal actions. A board may take its time over events: it calls `tell` for each event as it shows it and
`shown` with every view in turn when it has caught up with it, so that nothing around it is ever ahead of what the
player has seen. */
import type { Sound } from './session/sounds';
import type { Text } from './session/texts.svelte';
import type { Player } from './generated/wire';

export interface BoardInput<View, Legal, Event> {
  view: View;
  legal: Legal;
  /** What led from the view before to this one; empty after joining or a gap. */
  events: readonly Event[];
  players: readonly Player[];
  /** Is the line open? Moves made meanwhile are kept and sent later. */
  connected: boolean;
}

export interface BoardOffers<View, Event, Action> {
  /** Play; tells whether the server took it. A refusal has been shown already. */
  play: (action: Action) => Promise<boolean>;
  text: Text;
  tell: (event: Event) => void;
  shown: (view: View) => void;
  sound: (sound: Sound, height?: number) => void;
  reducedMotion: () => boolean;
}

export type BoardProps<View, Legal, Event, Action> = BoardInput<View, Legal, Event> &
  BoardOffers<View, Event, Action>;

export interface Board<View, Legal, Event> {
  update: (input: BoardInput<View, Legal, Event>) => void;
  unmount: () => void;
}

/** One line of a score, taken apart. */
export interface ScoreLine {
  art: string;
  colour: string;
  label: string;
  count: number;
}

/** Something that a table can choose before the game. */
export interface Option {
  key: string;
  label: string;
  choices: readonly { value: unknown; label: string }[];
}

export interface Result {
  reason: string;
  scores: readonly number[];
  places: readonly number[];
}

export interface Game<View, Legal, Event, Action> {
  mount: (element: HTMLElement, props: BoardProps<View, Legal, Event, Action>) => Board<View, Legal, Event>;
  /** How to play, with pictures, drawn into an element; returns what takes it away again. */
  guide: (element: HTMLElement, text: Text) => () => void;
  /** An event as lines for the log and for screen readers. */
  lines: (event: Event, players: readonly Player[], you: number | null, text: Text) => string[];
  /** What can be chosen before the game, in plain words; `names` are those who sit there. */
  options: (names: readonly string[], text: Text) => Option[];
  turn: (view: View) => number | null;
  result: (view: View) => Result | null;
  score: (view: View, seat: number, text: Text) => ScoreLine[];
}

/** A game whose types the shell does not know. */
export type AnyGame = Game<unknown, unknown, unknown, unknown>;

/** Forget the types at the shell's door: the server guarantees that views, events and actions fit the game. */
export function asAnyGame<View, Legal, Event, Action>(game: Game<View, Legal, Event, Action>): AnyGame {
  return game as unknown as AnyGame;
}

const games = import.meta.glob<{ default: AnyGame }>('./games/*/index.ts');

export const boards: ReadonlySet<string> = new Set(
  Object.keys(games).map((path) => path.split('/')[2] ?? ''),
);

export async function loadGame(id: string): Promise<AnyGame> {
  const load = games[`./games/${id}/index.ts`];
  if (!load) throw new Error(`no board for ${id}`);
  return (await load()).default;
}
