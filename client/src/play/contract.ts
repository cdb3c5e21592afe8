/** The interface between a game's board and the page around it, the host.

A board is drawn by an ES module whose default export is a `Game`. Ours are in `client/src/games/<id>/index.ts`; an
installed package brings its own, built, which the server serves as `/games/<id>/board.js`. Nothing here needs a
framework, and this file imports nothing: copy it beside a board that is written elsewhere.

A board is a function of a feed of frames. A frame has the view of the game and the events that led to it. A live game,
a replay and a lesson are different feeds of the same frames, and a board need not know which it has. It draws the view,
shows the events, offers the legal actions, and knows no rules.

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

/** A seat at the table, from 0, clockwise. */
export type Seat = number;

/** The text of a key in the current language. A game's own keys begin with its id (`yak-board-doubt`), those that all
boards share with `play-`. After a change of language there is a fresh frame. */
export type Text = (key: string, args?: Record<string, string | number>) => string;

// What the board receives

/** A timer of the rules: a reaction window, a drawing round. */
export interface Timer {
  readonly key: string;
  /** Seconds left when the frame arrived. */
  readonly left: number;
  /** Seconds in all. */
  readonly whole: number;
  /** `false` while the game is paused. */
  readonly running: boolean;
  /** When the frame arrived, in `performance.now()`'s milliseconds. */
  readonly at: number;
}

/** Events of any game from outside its rules. They come among the game's own events. */
export type MatchEvent =
  | { readonly type: 'undone'; readonly seat: Seat }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'handed_over'; readonly seat: Seat; readonly bot: boolean; readonly new: boolean }
  | { readonly type: 'expired'; readonly timer: string }
  | { readonly type: 'paused'; readonly paused: boolean; readonly seat: Seat | null }
  | { readonly type: 'ended_early'; readonly agreed: boolean }
  | { readonly type: 'timed_out'; readonly seat: Seat };

/** One event as this seat sees it, and the same in words, in the reader's language.

An event that takes time to follow has a field `seconds`: the board takes exactly that long to show it, and bots wait as
long before they continue. An event without it is shown in well under a second. */
export interface Told<Event> {
  readonly n: number;
  /** `null` in the log of a fresh frame, which has only the words. */
  readonly event: Event | MatchEvent | null;
  readonly lines: readonly string[];
  /** Shown once and not kept in the log, because remembering it is part of the game. */
  readonly fleeting?: boolean;
}

/** The game after some events, as one seat or a spectator sees it. */
export interface Frame<View = unknown, Legal = unknown, Event = unknown> {
  /** Which game of this table, from 1. */
  readonly game: number;
  /** The viewing seat; `null` is a spectator. */
  readonly seat: Seat | null;
  /** The players' names by seat; they stay after a player has left. */
  readonly names: readonly string[];
  /** The number of the last event. */
  readonly n: number;
  readonly view: View;
  /** What this seat may do: a value of a type that the game defines. `null`: nothing, because the game is over or paused,
  this seat has conceded, or the board is only watched. */
  readonly legal: Legal | null;
  /** How it ended, by the rules or because all others conceded; `null` while it is played. */
  readonly result: Result | null;
  /** Paused until a player resumes the game. */
  readonly paused: boolean;
  /** Seats that have conceded; bots play them. */
  readonly conceded: readonly Seat[];
  /** This seat may undo its latest action. The host has the button for it. */
  readonly undo: boolean;
  /** This seat may ask for a hint. The host has the button for it. */
  readonly hint?: boolean;
  readonly timer: Timer | null;
  /** Events since the previous frame, to be shown in this order. May be empty, for example when a timer stopped. */
  readonly told: readonly Told<Event>[];
  /** Not a successor of the previous frame: show the view at once. `told` is then the log so far, in words. */
  readonly fresh: boolean;
  /** These events happened while the connection was lost. A board may show or skip them. */
  readonly missed: boolean;
}

/** A value that changes, with its latest value and listeners. */
export interface Observable<Value> {
  readonly latest: Value;
  /** Call the listener with each later value, in order. Returns a function that removes it. */
  listen(listener: (value: Value) => void): () => void;
}

export type Feed<View = unknown, Legal = unknown, Event = unknown> = Observable<Frame<View, Legal, Event>>;

/** Who occupies a seat now. It changes without a frame, as people join and leave. */
export interface Occupant {
  readonly kind: 'person' | 'bot';
  /** A bot's face, such as `kitsune`; people have the animal of their seat. */
  readonly face: string | null;
  /** A bot's level and character, in words. */
  readonly level?: string;
  readonly about?: string;
  /** Whether the person is connected. */
  readonly here: boolean;
  /** A bot plays for the person, who is away or has lent it the seat. */
  readonly replaced: boolean;
  /** When a bot will stand in for an absent person, in `performance.now()`'s milliseconds. */
  readonly until: number | null;
  /** The person's clock, if the table has clocks. */
  readonly clock?: PlayerClock | null;
  /** Let the host page show what can be done about this person. Absent for bots and for the viewer. */
  readonly meet?: () => void;
  /** After the end: wants another game. */
  readonly again: boolean;
}

/** A person's clock: for each move, for the whole game, or in days. */
export interface PlayerClock {
  readonly kind: 'move' | 'game' | 'days';
  /** Seconds left at `at`. */
  readonly left: number;
  readonly running: boolean;
  /** In `performance.now()`'s milliseconds. */
  readonly at: number;
}

/** Who is at the table, by seat (`null`: the player has left), and the state of our own connection. Moves made while it
is lost are kept and sent later. */
export interface Company {
  readonly seats: readonly (Occupant | null)[];
  readonly connected: boolean;
  /** All people who play are away: the game and its timers wait until one of them is back. */
  readonly deserted?: boolean;
  /** The viewer runs the table: some actions are only for that person (`Customs.host` of the package). */
  readonly host?: boolean;
  /** What the table keeps of the games finished here, if the game keeps anything (`Game.keeps` of the package). */
  readonly kept?: unknown;
  /** The latest round trip in milliseconds; `null` before it was measured. */
  readonly latency: number | null;
  /** The colour of each seat in this game, all different, from 0; empty for games without (`Customs.colours` of the package). */
  readonly colours: readonly number[];
}

/** What other players have in progress, such as a stroke that is being drawn: values of a type that the game defines
(`Customs.glimpse` of the package). Each may be lost, none is repeated, and they change nothing. */
export interface Glimpses {
  /** Call the listener with each as it arrives. Returns a function that removes it. */
  listen(listener: (seat: Seat, glimpse: unknown) => void): () => void;
}

// What the host provides

/** Sounds that all games share. */
export type CommonSound = 'card' | 'draw' | 'tick' | 'right' | 'wrong' | 'turn' | 'end';

/** A plucked string, a bell, a reed, paper, a drum. */
export type Instrument = 'pluck' | 'bell' | 'reed' | 'rustle' | 'drum';

/** A tone; all times in seconds. */
export interface Tone {
  readonly instrument: Instrument;
  readonly hertz: number;
  /** When it begins; at once if left out. */
  readonly at?: number;
  readonly lasts: number;
  /** From 0 to 1; most are about 0.1, paper and drums more. */
  readonly loud: number;
}

/** A shared sound, or a game's own as notes. */
export type Sound = CommonSound | readonly Tone[];

export interface BoardHost<View = unknown, Legal = unknown, Event = unknown, Action = unknown> {
  readonly feed: Feed<View, Legal, Event>;
  readonly company: Observable<Company>;
  /** Play an action for the viewing seat; returns whether the server accepted it. The host shows a refusal, unless
  `quietly` is set, for actions that may harmlessly come too late. */
  play(action: Action, quietly?: boolean): Promise<boolean>;
  /** Let the host show why this action is not legal now, with the clause. It is never played. For taps on what cannot be
  used now. */
  why(action: Action): Promise<void>;
  /** The legal actions one by one; empty if there are too many. For a board that knows nothing of the game. */
  actions(): Promise<readonly Action[]>;
  /** Show the others what the viewing seat has in progress. At most 25 a second; there is no answer. */
  glimpse(glimpse: unknown): void;
  readonly glimpses: Glimpses;
  /** The action that the visible hint recommends, for a board that marks it; `null` without a hint. */
  readonly hinted?: Observable<Action | null>;
  readonly text: Text;
  /** The board has shown the events up to `n`, so the log may show them: for boards that show a frame step by step. With
  `lines`, only that many lines of event `n`; the log waits there until it is called without. */
  told(n: number, lines?: number): void;
  /** The board has shown this frame. Title, log, turn prompt and result follow it, so that nothing is ahead of the board.
  Call it for each frame, or for the last of several that were skipped. */
  shown(frame: Frame<View, Legal, Event>): void;
  /** Play a short sound, if sounds are on; `height` raises its tones by that many half steps. The host itself plays the
  sound for one's turn. */
  sound(sound: Sound, height?: number): void;
  /** Whether the system asks for less motion. It can change. */
  reducedMotion(): boolean;
}

// What a game provides

export interface Board {
  unmount(): void;
}

/** How a game ended. Place 1 is best; equal places share. Without scores nothing was counted (a player conceded). */
export interface Result {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** The end of a game, to be explained. */
export interface Ending<View = unknown> {
  readonly view: View;
  readonly result: Result;
  /** The seat whose score it is; `null`: what concerns all, shown above the places. */
  readonly seat: Seat | null;
  readonly names: readonly string[];
  /** As `Company.colours`. */
  readonly colours?: readonly number[];
  /** The reasons for some decisions of the game, in words; empty if there are none to show. */
  readonly reasons?: () => Promise<readonly Reason[]>;
  /** If the viewer runs the table: begin another game with some options changed. */
  readonly next?: ((options: Readonly<Record<string, unknown>>) => void) | undefined;
  /** On a big screen: nothing can be pressed, so nothing is folded. */
  readonly far?: boolean;
  readonly text: Text;
}

/** A decision in a finished game: what happened, and why. */
export interface Reason {
  readonly what: string;
  readonly why: string;
}

/** An option of the table and its current value. */
export interface ChosenOption {
  readonly key: string;
  readonly value: unknown;
  readonly text: Text;
}

/** A colour that a seat can have, with a mark for people who do not see colours. */
export interface SeatColour {
  /** In the current language. */
  readonly name: string;
  /** A CSS colour on which white text is readable. */
  readonly paint: string;
  /** An SVG path in a square of 24. */
  readonly mark: string;
}

/** What a table keeps of its finished games, shown in the lobby. */
export interface Keepsake {
  readonly kept: unknown;
  readonly text: Text;
  /** The current options of the game. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** If the viewer runs the table: change some of them. */
  readonly choose?: ((options: Readonly<Record<string, unknown>>) => void) | undefined;
}

export interface Game<View = unknown, Legal = unknown, Event = unknown, Action = unknown> {
  /** Draw the board into an element. The element has a size of its own, is a size container called `board`, and has
  `data-size` (phone, low, side, tablet or desktop; see `sizes.ts`). Colours and fonts are CSS variables
  (`--ink`, `--washi`, `--gold`, `--heading`, …). The content policy allows no `style` elements: link a style sheet
  that lies beside the module, or use `adoptedStyleSheets`. */
  mount(element: HTMLElement, host: BoardHost<View, Legal, Event, Action>): Board;
  /** All seats that may act now. Not called when the game has a result. */
  acting(view: View): readonly Seat[];
  /** The seat whose turn it remains while others may only answer; `null` if those who act are on turn. */
  answered?(view: View): Seat | null;
  /** Draw how to play into an element. Returns a function that removes it. */
  guide?(element: HTMLElement, text: Text): () => void;
  /** Draw the score in detail into an element: called once for all together and once for each seat. Without it scores are
  shown as numbers. Returns a function that removes it. */
  end?(element: HTMLElement, ending: Ending<View>): () => void;
  /** Draw a picture of what an option means beside it. Returns a function that removes it, or nothing if there is no
  picture. */
  option?(element: HTMLElement, option: ChosenOption): (() => void) | undefined;
  /** Draw what the table keeps of its finished games into an element of the lobby. Returns a function that removes it. */
  keepsake?(element: HTMLElement, keepsake: Keepsake): () => void;
  /** For games with seat colours (`Customs.colours`): the colours to choose from in the lobby, from 0. */
  colours?(text: Text): readonly SeatColour[];
  /** For games with events that only add to a large view (`Customs.adds`): the view after such an event. */
  follow?(view: View, event: Event): View;
  /** Whether all players at a shared screen want to see this event: then the curtain falls after it. */
  gathers?(event: Event | MatchEvent): boolean;
}
