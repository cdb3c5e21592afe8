/** What a game brings to the room, and what the room gives to a board.

A board is drawn by an ES module whose default export is a `Game`. Ours lie in `client/src/games/<id>/index.ts`; an
installed package brings its own, built, and the server serves it as `/games/<id>/board.js`. Nothing here needs a
framework, and this file imports nothing: copy it beside a board that is written elsewhere.

A board is a function of a feed. The feed gives frames: what lies on the table, and what was told that led there. A
live game, a replay and a lesson are different feeds of the same frames, so a board never asks where it is. It draws
the view, shows what happened, offers what is legal, and knows no rule.

    export default {
      mount(element, host) {
        const draw = (frame) => {
          element.textContent = JSON.stringify(frame.view);
          host.shown(frame);
        };
        draw(host.feed.latest);
        return { unmount: host.feed.listen(draw) };
      },
      acting: (view) => (view.turn === null ? [] : [view.turn]),
    };
*/

/** A place at the table, from 0, clockwise. */
export type Seat = number;

/** A text in the language that is spoken now, by its key: a game's own keys begin with its id (`yak-board-doubt`),
those that all boards share with `play-`. After a change of language a fresh frame comes. */
export type Text = (key: string, args?: Record<string, string | number>) => string;

// What comes in

/** A timer of the rules: a reaction window, a drawing round. */
export interface Clock {
  readonly key: string;
  /** Seconds left when the frame came. */
  readonly left: number;
  /** Seconds in all. */
  readonly whole: number;
  /** Not while the game stands still. */
  readonly running: boolean;
  /** When the frame came, in `performance.now()`'s milliseconds. */
  readonly at: number;
}

/** What happens to any game from outside its rules. Told like the game's own events. */
export type MatchEvent =
  | { readonly type: 'undone'; readonly seat: Seat }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'handed_over'; readonly seat: Seat; readonly bot: boolean; readonly new: boolean }
  | { readonly type: 'expired'; readonly timer: string }
  | { readonly type: 'paused'; readonly paused: boolean; readonly seat: Seat | null }
  | { readonly type: 'ended_early'; readonly agreed: boolean }
  | { readonly type: 'timed_out'; readonly seat: Seat };

/** One thing that this seat was told: the event for the board, and the same in words, in the reader's language.

An event that takes time to be followed has a field `seconds`: the board takes just so long to show it, and bots
wait just so long before they go on. Without it the event is shown in well under a second. */
export interface Told<Event> {
  readonly n: number;
  /** `null` in the log that comes with a fresh frame: there it is only words. */
  readonly event: Event | MatchEvent | null;
  readonly lines: readonly string[];
  /** Said once and never kept: remembering is the game. */
  readonly fleeting?: boolean;
}

/** The game as it was after something happened, through somebody's eyes. */
export interface Frame<View = unknown, Legal = unknown, Event = unknown> {
  /** Which game of this table, from 1. */
  readonly game: number;
  /** Through whose eyes; `null` is a spectator. */
  readonly seat: Seat | null;
  /** Who plays, by seat. They stay after somebody has left. */
  readonly names: readonly string[];
  /** The number of the last thing told. */
  readonly n: number;
  readonly view: View;
  /** What this seat may do: a value of the game's own kind. `null`: nothing at all, whatever the view says; the game is
  over or stands still, or this seat has given up. */
  readonly legal: Legal | null;
  /** How it ended; `null` while it is played. The rules may have ended it, or all others have given up. */
  readonly result: Result | null;
  /** The game stands still until a player lets it go on. */
  readonly paused: boolean;
  /** Who has given up; bots play their seats on. */
  readonly conceded: readonly Seat[];
  /** This seat may take its latest action back. The room has the button for it. */
  readonly undo: boolean;
  /** This seat may ask what a strong bot would do. The room has the button for it, too. */
  readonly hint?: boolean;
  readonly clock: Clock | null;
  /** What is new since the frame before, to be shown in this order. Perhaps nothing: a clock stopped, say. */
  readonly told: readonly Told<Event>[];
  /** Nothing leads here from the frame before: show the view at once. `told` is then the log so far, in words. */
  readonly fresh: boolean;
  /** What is told here was missed while the line was cut. A board may show it or skip it. */
  readonly missed: boolean;
}

/** Something that changes, and can be looked at or listened to. */
export interface Changing<Value> {
  readonly latest: Value;
  /** Hear of each later value, once and in order. Returns what ends it. */
  listen(heard: (value: Value) => void): () => void;
}

export type Feed<View = unknown, Legal = unknown, Event = unknown> = Changing<Frame<View, Legal, Event>>;

/** Somebody on a seat, as they are at this moment: people come and go without a move being made. */
export interface Occupant {
  readonly kind: 'person' | 'bot';
  /** A bot's face, such as `kitsune`; people have the animal of their seat. */
  readonly face: string | null;
  /** How strong a bot is, and what it is like, in words. */
  readonly level?: string;
  readonly about?: string;
  /** Not while their line is cut. */
  readonly here: boolean;
  /** A bot plays for them: they are away, or they have lent it their seat. */
  readonly replaced: boolean;
  /** When a bot will stand in for them, in `performance.now()`'s milliseconds, if they are waited for. */
  readonly until: number | null;
  /** How long they may still think, where the table has a clock. */
  readonly clock?: PlayerClock | null;
  /** Show what can be done about them: the room does. Not for bots, nor for whoever plays from here. */
  readonly meet?: () => void;
  /** After the end: they want another game. */
  readonly again: boolean;
}

/** A person's own time: for each move, for the whole game, or days. */
export interface PlayerClock {
  readonly kind: 'move' | 'game' | 'days';
  /** Seconds left at that moment. */
  readonly left: number;
  readonly running: boolean;
  /** In `performance.now()`'s milliseconds. */
  readonly at: number;
}

/** Who is there, by seat (`null`: whoever played has left), and whether our own line is open. Moves made while it is
cut are kept and sent later. */
export interface Company {
  readonly seats: readonly (Occupant | null)[];
  readonly connected: boolean;
  /** Whoever plays from here opened the table: some actions are only the host's (`Customs.host` of its package). */
  readonly host?: boolean;
  /** What the table keeps of the games finished here, if the game keeps anything (`Game.keeps` of its package). */
  readonly kept?: unknown;
  /** How many milliseconds our own line takes there and back, as last measured; `null` as long as nobody knows. */
  readonly latency: number | null;
  /** The colour of each seat in this game, all different, from 0; empty for games without (`Customs.colours` of its package). */
  readonly colours: readonly number[];
}

/** What others at the table are just about, such as a stroke that is still being drawn: values of the game's own kind
(`Customs.glimpse` of its package). Each may get lost, none is ever repeated, and nothing follows from them. */
export interface Glimpses {
  /** Hear of each as it comes. Returns what ends it. */
  listen(heard: (seat: Seat, glimpse: unknown) => void): () => void;
}

// What the room gives

/** Sounds that all games have alike. */
export type CommonSound = 'card' | 'draw' | 'tick' | 'right' | 'wrong' | 'turn' | 'end';

/** A plucked string, a bell, a reed, paper, a drum. */
export type Instrument = 'pluck' | 'bell' | 'reed' | 'rustle' | 'drum';

/** A tone; all times in seconds. */
export interface Note {
  readonly instrument: Instrument;
  readonly hertz: number;
  /** When it begins; at once if left out. */
  readonly at?: number;
  readonly lasts: number;
  /** From 0 to 1; most are about 0.1, paper and drums more. */
  readonly loud: number;
}

/** One of those that all have alike, or a game's own, note by note. */
export type Sound = CommonSound | readonly Note[];

export interface Host<View = unknown, Legal = unknown, Event = unknown, Action = unknown> {
  readonly feed: Feed<View, Legal, Event>;
  readonly company: Changing<Company>;
  /** Play for the seat whose eyes these are; tells whether the server took it. A refusal is shown by the room,
  unless it goes `quietly`: what may come too late without anybody minding. */
  play(action: Action, quietly?: boolean): Promise<boolean>;
  /** Why can this not be done? The room shows the reason with its rule, as if it had been tried; nothing is ever done.
  For taps on what cannot be done now. */
  why(action: Action): Promise<void>;
  /** The legal actions one by one, for a board that knows nothing of the game; empty if there are too many. */
  actions(): Promise<readonly Action[]>;
  /** Let all others see what the seat is just about whose eyes these are: at most 25 times a second, never answered. */
  glimpse(glimpse: unknown): void;
  readonly glimpses: Glimpses;
  /** What a hint names as long as it is to be read, for a board that marks it; `null` is nothing. */
  readonly hinted?: Changing<Action | null>;
  readonly text: Text;
  /** Everything told up to `n` has been shown: the log may have it now. For those who show a frame bit by bit. With
  `lines` only so many of the lines of `n` have been shown; nothing after them is in the log until it is said without. */
  told(n: number, lines?: number): void;
  /** The board has caught up with this frame. Title, log, turn prompt and result follow what was shown, so nothing
  is ever ahead of the board. Call it for each frame, or for the last of those that were skipped. */
  shown(frame: Frame<View, Legal, Event>): void;
  /** A short sound, if sounds are on; `height` raises its tones by so many half steps. Whose turn it is, the room
  sounds itself. */
  sound(sound: Sound, height?: number): void;
  /** Does the system ask for less motion? Asked each time, since it can change. */
  reducedMotion(): boolean;
}

// What a game brings

export interface Board {
  unmount(): void;
}

/** How a game ended. Place 1 is best, and equal places share. No scores: nothing was counted (somebody gave up). */
export interface Result {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** The end of a game, to be explained. */
export interface Ending<View = unknown> {
  readonly view: View;
  readonly result: Result;
  /** Whose score this is about; `null`: what concerns all together, above the places. */
  readonly seat: Seat | null;
  readonly names: readonly string[];
  /** As `Company.colours`. */
  readonly colours?: readonly number[];
  /** What was thought at some moments of the game, in words: what happened and why. Nothing, if it cannot be told. */
  readonly reasons?: () => Promise<readonly Reason[]>;
  /** For the host: another game, with some of the options chosen anew; the others stay. */
  readonly next?: ((options: Readonly<Record<string, unknown>>) => void) | undefined;
  /** It is looked at from afar: nothing can be pressed, so nothing is folded. */
  readonly far?: boolean;
  readonly text: Text;
}

/** A moment of a game that is over: what happened, and what was thought then. */
export interface Reason {
  readonly what: string;
  readonly why: string;
}

/** An option of the table as it is chosen now. */
export interface ChosenOption {
  readonly key: string;
  readonly value: unknown;
  readonly text: Text;
}

/** A colour that a seat can have, and what tells it from the others without seeing colours. */
export interface SeatColour {
  /** In the language that is spoken now. */
  readonly name: string;
  /** As CSS has it; white can be read on it. */
  readonly paint: string;
  /** A path in a square of 24. */
  readonly mark: string;
}

/** What a table keeps of its finished games, in the lobby. */
export interface Keepsake {
  readonly kept: unknown;
  readonly text: Text;
  /** The game's options as they are chosen now. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** For the host: choose some of them anew; the others stay. */
  readonly choose?: ((options: Readonly<Record<string, unknown>>) => void) | undefined;
}

export interface Game<View = unknown, Legal = unknown, Event = unknown, Action = unknown> {
  /** Draw the board into an element. The element has a size of its own, is a size container called `board`, and has
  `data-size` (phone, low, side, tablet or desktop; see `sizes.ts`). The house's colours and type are CSS variables
  (`--ink`, `--washi`, `--gold`, `--heading`, …). The content policy allows no `style` elements: link a style sheet
  that lies beside the module, or use `adoptedStyleSheets`. */
  mount(element: HTMLElement, host: Host<View, Legal, Event, Action>): Board;
  /** All seats that may act now, as long as the game has no result. */
  acting(view: View): readonly Seat[];
  /** Whose turn it stays while those who act may only answer; nobody's, if they are on turn themselves. */
  answered?(view: View): Seat | null;
  /** How to play, drawn into an element. Returns what takes it away again. */
  guide?(element: HTMLElement, text: Text): () => void;
  /** The score taken apart, drawn into an element: asked once for all together and once for each seat. Without it
  the scores stand there as numbers. Returns what takes it away again. */
  end?(element: HTMLElement, ending: Ending<View>): () => void;
  /** A picture of what an option means, drawn into an element beside it where it is chosen. Returns what takes it away
  again, or nothing if there is no picture of this one. */
  option?(element: HTMLElement, option: ChosenOption): (() => void) | undefined;
  /** What the table keeps of its finished games, drawn into an element in the lobby. Returns what takes it away again. */
  keepsake?(element: HTMLElement, keepsake: Keepsake): () => void;
  /** For games whose seats have colours (`Customs.colours`): how they look, from 0, to be chosen in the lobby. */
  colours?(text: Text): readonly SeatColour[];
  /** For games with events that only add to a large view (`Customs.adds`): the view after such an event. */
  follow?(view: View, event: Event): View;
  /** Whether all at one screen want to see this: then whoever holds it gives it up, whoever is asked next. */
  gathers?(event: Event | MatchEvent): boolean;
}
