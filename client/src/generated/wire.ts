// Written by `yakai types` from the Python types. Do not edit.
// The messages of the WebSocket protocol.

import type { Result } from './core';

export const REACTION = ['clap', 'laugh', 'wow', 'think', 'heart', 'party'] as const;
export type Reaction = (typeof REACTION)[number];

export const WHOTALKS = ['all', 'players', 'nobody'] as const;
export type WhoTalks = (typeof WHOTALKS)[number];

export const CLOCKKIND = ['move', 'game', 'days'] as const;
export type ClockKind = (typeof CLOCKKIND)[number];

export const FACE = ['tanuki', 'usagi', 'neko', 'tengu', 'kitsune', 'kappa'] as const;
export type Face = (typeof FACE)[number];

/** Take an open seat before the game, or move to it. */
export interface SitRequest {
  readonly type: 'sit';
  readonly id: string;
  readonly seat: number;
}

/**
 * Seat a second player on this person's screen before the game. Refused if this person has no seat, or if the
 * game needs a screen for each player.
 */
export interface SitBesideRequest {
  readonly type: 'sit_beside';
  readonly id: string;
  readonly seat: number;
  readonly name: string;
}

/** Rename a player who shares this person's screen, before the game. */
export interface RenameBesideRequest {
  readonly type: 'rename_beside';
  readonly id: string;
  readonly seat: number;
  readonly name: string;
}

/** Leave one of this person's seats before the game. */
export interface StandRequest {
  readonly type: 'stand';
  readonly id: string;
  readonly seat: number;
}

/** The host puts a bot on an open seat, or replaces a bot. */
export interface AddBotRequest {
  readonly type: 'add_bot';
  readonly id: string;
  readonly seat: number;
  readonly bot: string;
}

/** The host empties a seat, whether a bot or a person has it. */
export interface EmptySeatRequest {
  readonly type: 'empty_seat';
  readonly id: string;
  readonly seat: number;
}

/** The host sets the number of seats; only open seats can be removed. */
export interface SetSeatsRequest {
  readonly type: 'set_seats';
  readonly id: string;
  readonly seats: number;
}

/** The host sets the game's options. */
export interface SetOptionsRequest {
  readonly type: 'set_options';
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The host lists the table on the start page, or makes it reachable only by its link. */
export interface OpenToAllRequest {
  readonly type: 'open_to_all';
  readonly id: string;
  readonly open: boolean;
}

/** Be ready or not. The game begins when every seat is taken and every person is ready. */
export interface ReadyRequest {
  readonly type: 'ready';
  readonly id: string;
  readonly ready: boolean;
}

/**
 * Choose a colour for one of this person's seats before the game. Refused if another person has chosen it.
 */
export interface ColourRequest {
  readonly type: 'colour';
  readonly id: string;
  readonly seat: number;
  readonly colour: number;
}

/** Seconds for each move. */
export interface PerMove {
  readonly type: 'move';
  readonly seconds: number;
}

/** Seconds for the whole game, and `more` with each move (Fischer). */
export interface PerGame {
  readonly type: 'game';
  readonly seconds: number;
  readonly more: number;
}

/** Days for each move, so that players need not be online at the same time. */
export interface ByDays {
  readonly type: 'days';
  readonly days: number;
}

/** The host sets the players' clock before a game; `null` for none. */
export interface SetClockRequest {
  readonly type: 'set_clock';
  readonly id: string;
  readonly clock: ClockRule | null;
}

/** The host sets after how many seconds a bot stands in for an absent player; `null`: only if all agree. */
export interface SetPatienceRequest {
  readonly type: 'set_patience';
  readonly id: string;
  readonly seconds: number | null;
}

/** The host sets before a game what conceding does: the game ends, or a bot plays the seat on. */
export interface SetConcedingRequest {
  readonly type: 'set_conceding';
  readonly id: string;
  readonly ends: boolean;
}

/** Start over after the end with the same people. The next game begins when all are ready. */
export interface AgainRequest {
  readonly type: 'again';
  readonly id: string;
}

/** Change this person's name at all their tables. */
export interface RenameRequest {
  readonly type: 'rename';
  readonly id: string;
  readonly name: string;
}

/** Play an action of the game from a seat that this person holds. */
export interface ActRequest {
  readonly type: 'act';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
  readonly action: unknown;
}

/** Take back the seat's last action, unless something was revealed or another seat has acted since. */
export interface UndoRequest {
  readonly type: 'undo';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/** Concede the game. A bot plays the seat on for the others. */
export interface ConcedeRequest {
  readonly type: 'concede';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/** Let a bot play one of this person's seats or, with `bot` false, take it back. */
export interface HandOverRequest {
  readonly type: 'hand_over';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
  readonly bot: boolean;
}

/**
 * Agree that a bot plays at once for the absent player on that seat. It does when all players who are present
 * and have not conceded agree; `AwayPlayer.agreed` names those who have so far.
 */
export interface CallStandInRequest {
  readonly type: 'call_stand_in';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/**
 * The host ends the part of an absent or idle player: in Pictomania without a time limit, they finish without
 * a token (PIC-13). Refused while a limit runs, for a bot, for a player who acted in the last minute or has
 * just left.
 */
export interface FinishSeatRequest {
  readonly type: 'finish_seat';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/**
 * Vote to pause the game; it pauses when all players agree who are connected or, with a clock, absent without
 * a bot. `HostingInfo.pausing` names those who have so far. With `paused` false, withdraw the vote or resume
 * a paused game, which takes one player.
 */
export interface PauseRequest {
  readonly type: 'pause';
  readonly id: string;
  readonly game: number;
  readonly paused: boolean;
}

/**
 * Vote to end the game without a winner or, with `agree` false, withdraw the vote. It ends when all players
 * agree who are connected, or absent without a bot; `HostingInfo.ending` names those who have so far.
 */
export interface VoteEndRequest {
  readonly type: 'vote_end';
  readonly id: string;
  readonly game: number;
  readonly agree: boolean;
}

/**
 * Ask whether an action would be refused, and why. Answered like `act`, but never done. With `null` for an
 * action: whether `undo` would be refused.
 */
export interface WhyRequest {
  readonly type: 'why';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
  readonly action: unknown;
}

/**
 * Ask what the game's strongest bot would do on this seat, and why. Only for a person who plays against bots
 * alone, on their turn. Answered by `hinted`; nothing is stored.
 */
export interface HintRequest {
  readonly type: 'hint';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/**
 * Ask for what a perfect memory would know of all that this seat was shown. Only for a person who plays from
 * it, or did. Answered by `recalled`; bots imagine from it what they do not see.
 */
export interface RecallRequest {
  readonly type: 'recall';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/**
 * Ask after the end what a bot thinks of some decisions of the game; in Yak, of each challenge. Answered by
 * `reasoned`.
 */
export interface ReasonsRequest {
  readonly type: 'reasons';
  readonly id: string;
  readonly game: number;
}

/**
 * Ask for the legal actions one by one. Answered by `listed`; for a board that does not know the game's
 * rules.
 */
export interface ListActionsRequest {
  readonly type: 'list_actions';
  readonly id: string;
}

/**
 * Ask for the full state: answered by `table` and a fresh `game`, then `ok`. Several that are queued get one.
 */
export interface FullStateRequest {
  readonly type: 'full_state';
  readonly id: string;
}

/**
 * Lift the curtain of one of this person's seats, and let any other of this connection fall. The game is sent
 * afresh as that seat sees it, before the answer.
 */
export interface LiftCurtainRequest {
  readonly type: 'lift_curtain';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/**
 * Let the curtain fall. The game is sent afresh as a spectator sees it; what was queued for the seat is not.
 */
export interface LowerCurtainRequest {
  readonly type: 'lower_curtain';
  readonly id: string;
}

/**
 * Say something to all at the table, from a seat (on a shared screen the lifted one) or as a spectator.
 * Refused while the game is silent.
 */
export interface SayRequest {
  readonly type: 'say';
  readonly id: string;
  readonly text: string;
}

/**
 * Clap, laugh, …: all at the table see it for a moment. Too many are dropped, and answered by `ok` all the
 * same.
 */
export interface ReactRequest {
  readonly type: 'react';
  readonly id: string;
  readonly reaction: Reaction;
}

/** The host removes a remark. */
export interface UnsayRequest {
  readonly type: 'unsay';
  readonly id: string;
  readonly n: number;
}

/** The host sets who may talk, within what the game allows. */
export interface SetTalkRequest {
  readonly type: 'set_talk';
  readonly id: string;
  readonly who: WhoTalks;
}

/**
 * The host removes a person, and with `ban` for good. In a running game a bot plays their seat to the end.
 */
export interface TurnOutRequest {
  readonly type: 'turn_out';
  readonly id: string;
  readonly who: string;
  readonly ban?: boolean;
}

/** The host lifts a person's ban. */
export interface LetInRequest {
  readonly type: 'let_in';
  readonly id: string;
  readonly who: string;
}

/** The host makes another seated person the host. */
export interface MakeHostRequest {
  readonly type: 'make_host';
  readonly id: string;
  readonly who: string;
}

/**
 * The host replaces the table's keys. The old invitation still admits the host, people with a seat and
 * players of the latest game; the old key for watching opens nothing.
 */
export interface RenewLinkRequest {
  readonly type: 'renew_link';
  readonly id: string;
}

/** The host locks the table to newcomers, or unlocks it. */
export interface LockRequest {
  readonly type: 'lock';
  readonly id: string;
  readonly locked: boolean;
}

/** The host allows spectators, or not. */
export interface AllowWatchingRequest {
  readonly type: 'allow_watching';
  readonly id: string;
  readonly allowed: boolean;
}

/**
 * Ask to take over a bot's seat (one of `HostingInfo.free`) in a running game; `null` withdraws the request.
 */
export interface AskSeatRequest {
  readonly type: 'ask_seat';
  readonly id: string;
  readonly seat: number | null;
  readonly game: number;
}

/** The host accepts or declines a person's request for a seat. */
export interface AnswerSeatRequest {
  readonly type: 'answer_seat';
  readonly id: string;
  readonly who: string;
  readonly accept: boolean;
}

/** Ask whether the connection is alive. Answered by `pong`. */
export interface PingRequest {
  readonly type: 'ping';
}

/**
 * Show something in progress, such as a growing stroke, in a value of the game's own (`Customs.glimpse`).
 * Never answered, never stored.
 */
export interface GlimpseRequest {
  readonly type: 'glimpse';
  readonly seat: number;
  readonly game: number;
  readonly glimpse: unknown;
}

/** The request is done and stored. */
export interface Ok {
  readonly type: 'ok';
  readonly id: string;
}

/**
 * The request was refused, and nothing has changed. `clause` names the rule, if a rule forbids it; `text` is
 * in the reader's language.
 *
 * `id` is `null` if the message could not be read.
 */
export interface Refused {
  readonly type: 'refused';
  readonly id: string | null;
  readonly clause: string | null;
  readonly key: string;
  readonly text: string;
}

/** The legal actions one by one if they are few, else none. */
export interface Listed {
  readonly type: 'listed';
  readonly id: string;
  readonly actions: readonly unknown[];
}

/**
 * What the strongest bot would do: the action, and in one sentence what it is and why, in the reader's
 * language.
 */
export interface Hinted {
  readonly type: 'hinted';
  readonly id: string;
  readonly action: unknown;
  readonly text: string;
}

/**
 * What a perfect memory would have kept of all that the seat was shown up to event `n` of this game, in a
 * value of the game's own.
 */
export interface Recalled {
  readonly type: 'recalled';
  readonly id: string;
  readonly game: number;
  readonly n: number;
  readonly memory: unknown;
}

/** A decision in a finished game: what happened, and what a bot thinks of it, in the reader's language. */
export interface ReasonedDecision {
  readonly what: string;
  readonly why: string;
}

/** What a bot thinks of the decisions of a finished game. */
export interface Reasoned {
  readonly type: 'reasoned';
  readonly id: string;
  readonly reasons: readonly ReasonedDecision[];
}

/** The connection is alive. */
export interface Pong {
  readonly type: 'pong';
}

/**
 * A person at the table without a seat. `who` is their alias at this table; `invited`: they came by the
 * invitation. While the game is silent they have no name.
 */
export interface Guest {
  readonly who: string;
  readonly name: string;
  readonly invited: boolean;
}

/** A person asks to take over the bot on this seat. */
export interface SeatRequestInfo {
  readonly who: string;
  readonly name: string;
  readonly seat: number;
}

/** A vote to end or to pause the game: the seats that have agreed, of those that are asked. */
export interface VoteInfo {
  readonly agreed: readonly number[];
  readonly asked: readonly number[];
}

/**
 * How the table is run. `host` is the host's seat, if they have one; `locked`: no newcomers; `watching`:
 * spectators are allowed; `concede_ends`: conceding ends the game.
 *
 * `who` is the alias of the person on each seat, `null` where there is none; `guests` are up to 50 people
 * without a seat, and `banned` those who may not come back, both for the host alone. `seat_requests` are
 * shown to those who may answer them and to the person who asks. `free`: the bots' seats that this person may
 * ask for. `ending`: a vote to end the game; `pausing`: a vote to pause it. `archived`: the game is paused
 * because it was idle for long; a player may resume it as after a pause.
 */
export interface HostingInfo {
  readonly host: number | null;
  readonly locked: boolean;
  readonly watching: boolean;
  readonly concede_ends: boolean;
  readonly who: readonly (string | null)[];
  readonly guests: readonly Guest[];
  readonly banned: readonly Guest[];
  readonly seat_requests: readonly SeatRequestInfo[];
  readonly free: readonly number[];
  readonly ending: VoteInfo | null;
  readonly pausing: VoteInfo | null;
  readonly archived: boolean;
}

/** A sentence about what has just happened at the table, to be shown once. `table` shows the change too. */
export interface NewsMessage {
  readonly type: 'news';
  readonly key: string;
  readonly text: string;
}

/**
 * A player is absent from a running game: a bot stands in after so many seconds (`null`: never by itself), or
 * at once when all who are asked agree. `agreed` and `asked` are seats.
 */
export interface AwayPlayer {
  readonly left: number | null;
  readonly agreed: readonly number[];
  readonly asked: readonly number[];
}

/**
 * A person has this seat. `here`: connected now; `bot`: the bot that plays for them while they are away, or
 * because they handed the seat over; `played`: they play or played the latest game from this seat; `away`:
 * the game waits for them. `beside`: they have no screen of their own, and share another player's.
 */
export interface PersonPlayer {
  readonly type: 'person';
  readonly name: string;
  readonly ready: boolean;
  readonly here: boolean;
  readonly bot: string | null;
  readonly played: boolean;
  readonly away: AwayPlayer | null;
  readonly beside: boolean;
}

/** A bot has this seat. Its `face` fits its name, which is in the reader's language. */
export interface BotPlayer {
  readonly type: 'bot';
  readonly name: string;
  readonly bot: string;
  readonly face: Face;
}

/** The seat is free. */
export interface OpenSeat {
  readonly type: 'open';
}

/**
 * The table, as this connection may know it. Sent on joining and after every change.
 *
 * `yours` are this person's seats; `host`: they are the host; `games` counts the games begun here; `wins` the
 * games won by each seat so far; `kept` what the game keeps of the games finished here, if anything (Yokai's
 * campaign sheet); `patience` after how many seconds a bot stands in for an absent player (`null`: only when
 * all agree); `clock` the players' clock (`null`: none). `colours` are the seats', all different, in a game
 * that has any (`Customs.colours`); `game_colours` those of the latest game, also after other people took the
 * seats. `open_to_all`: the table is listed on the start page until the game begins; `next_first`: the seat
 * that will begin the next game, if that is known after the end of one. `talk`: who may talk, within what the
 * game allows; `you` is this person's alias. `invitation` and `watching` are the table's two keys (the
 * invitation only for a person who came by it). `build` names the client and texts that this server serves: a
 * page of another build reloads when that disturbs no game. `curtains` are this person's seats in the latest
 * game, if they are several on one screen: each has a curtain (see `lift_curtain`). `hosting`: how the table
 * is run.
 */
export interface TableMessage {
  readonly type: 'table';
  readonly game: string;
  readonly phase: 'lobby' | 'over' | 'playing';
  readonly players: readonly SeatInfo[];
  readonly yours: readonly number[];
  readonly name: string;
  readonly host: boolean;
  readonly options: Readonly<Record<string, unknown>>;
  readonly games: number;
  readonly wins: readonly number[];
  readonly kept: unknown;
  readonly colours: readonly number[];
  readonly game_colours: readonly number[];
  readonly open_to_all: boolean;
  readonly next_first: number | null;
  readonly spectators: number;
  readonly patience: number | null;
  readonly clock: ClockRule | null;
  readonly talk: WhoTalks;
  readonly you: string;
  readonly invitation: string | null;
  readonly watching: string;
  readonly build: string;
  readonly curtains: readonly number[];
  readonly hosting: HostingInfo;
}

/**
 * A remark. Remarks are numbered from 1; `who` is the speaker's alias at this table, `name` their name then,
 * and `seat` is `null` for a spectator. `text` is plain text in one line.
 */
export interface SaidRemark {
  readonly n: number;
  readonly who: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

/** The latest remarks at the table, in order: all that are kept. */
export interface TalkMessage {
  readonly type: 'talk';
  readonly remarks: readonly SaidRemark[];
}

/** A new remark. */
export interface SaidMessage {
  readonly type: 'said';
  readonly remark: SaidRemark;
}

/** The host has removed a remark. */
export interface UnsaidMessage {
  readonly type: 'unsaid';
  readonly n: number;
}

/** A person claps, laughs, …: to be shown for a moment. It may be lost, and nothing follows from it. */
export interface ReactedMessage {
  readonly type: 'reacted';
  readonly who: string;
  readonly name: string;
  readonly seat: number | null;
  readonly reaction: Reaction;
}

/** The rules' own timer: how many seconds were left when this was sent, of how many, and whether it runs. */
export interface TimerInfo {
  readonly key: string;
  readonly left: number;
  readonly whole: number;
  readonly running: boolean;
}

/**
 * The players' clocks: the seconds that each seat has left, as they were when this was sent; `null` for a
 * bot's. `running` are the seats whose clock runs. With a clock by moves or days only theirs means anything.
 */
export interface ClocksInfo {
  readonly kind: ClockKind;
  readonly left: readonly (number | null)[];
  readonly running: readonly number[];
}

/**
 * One event that a seat was told: its number, the event for the board, and the same in words.
 *
 * `event` is `null` in the log that comes with a fresh game. `fleeting`: it is shown once and not kept,
 * because remembering is the game (YOK-15).
 */
export interface ToldEvent {
  readonly n: number;
  readonly event: unknown;
  readonly lines: readonly string[];
  readonly fleeting?: boolean;
}

/** The others wait for this seat: if it does nothing for so many more seconds, the host may end its part. */
export interface Idle {
  readonly seat: number;
  readonly left: number;
}

/**
 * The game as one seat sees it: the view, what it may do, and the events that it was told.
 *
 * `game` counts the table's games from 1; `seat` is the seat that it is seen from (`null`: a spectator's);
 * `names` are those who play it, by seat, also after they have left; `n` is the number of the last event
 * told; `result` is how it ended, by the rules or because the others conceded. `legal` is `null` while
 * nothing may be done whatever the view says: in a pause, after the end, for a seat that conceded or that a
 * bot plays. `paused`: the game is paused; `conceded` are the seats that have conceded. `undo`: this seat may
 * take its latest action back; `hint`: it may ask for a hint. `silent`: talk is closed now. `fresh`: the full
 * state is sent, and `told` is the log of the game so far, in words (empty where remembering is the game);
 * else `told` is what is new, to be played (nothing, where only a name has changed). `idle`: for the host,
 * the seats whose part they may end. `part`: in a large view, or for a client that asks for parts, `view` has
 * only the fields that differ from the message before, and `more` what was added to the end of others.
 * `clocks`: the players' clocks, if there are any. From `result` on, empty values (false, `null`, …) are left
 * out.
 */
export interface GameMessage {
  readonly type: 'game';
  readonly game: number;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly n: number;
  readonly view: unknown;
  readonly legal: unknown;
  readonly told: readonly ToldEvent[];
  readonly result?: Result | null;
  readonly paused?: boolean;
  readonly conceded?: readonly number[];
  readonly undo?: boolean;
  readonly timer?: TimerInfo | null;
  readonly fresh?: boolean;
  readonly hint?: boolean;
  readonly silent?: boolean;
  readonly idle?: readonly Idle[];
  readonly part?: boolean;
  readonly more?: Readonly<Record<string, readonly unknown[]>>;
  readonly clocks?: ClocksInfo | null;
}

/**
 * Instead of `game`, when the events only add to a large view: the game's `follow` makes the new view from
 * the old one, event by event. `legal` and `idle` are there in full if they have changed. When people only
 * come and go there are no events, but `idle` may have changed for the host.
 */
export interface AddedMessage {
  readonly type: 'added';
  readonly game: number;
  readonly n: number;
  readonly told: readonly ToldEvent[];
  readonly legal?: unknown;
  readonly idle?: readonly Idle[] | null;
}

/** The rules' own timer or a player's clock has stopped or started, and nothing else has changed. */
export interface ClockMessage {
  readonly type: 'clock';
  readonly game: number;
  readonly timer: TimerInfo | null;
  readonly clocks: ClocksInfo | null;
}

/**
 * Something in progress on another connection, in the game that was sent last. It may be lost, and nothing
 * follows from it.
 */
export interface GlimpseMessage {
  readonly type: 'glimpse';
  readonly seat: number;
  readonly glimpse: unknown;
}

/**
 * The connection ends: no such table, the server stops, or the client sent too much. `key` is a text key.
 * `final`: reconnecting changes nothing until a person does something about it.
 */
export interface Gone {
  readonly type: 'gone';
  readonly key: string;
  readonly final: boolean;
}

export type ClockRule = PerMove | PerGame | ByDays;

export type Request =
  | SitRequest
  | SitBesideRequest
  | RenameBesideRequest
  | StandRequest
  | AddBotRequest
  | EmptySeatRequest
  | SetSeatsRequest
  | SetOptionsRequest
  | OpenToAllRequest
  | ReadyRequest
  | ColourRequest
  | SetClockRequest
  | SetPatienceRequest
  | SetConcedingRequest
  | AgainRequest
  | RenameRequest
  | ActRequest
  | UndoRequest
  | ConcedeRequest
  | HandOverRequest
  | CallStandInRequest
  | FinishSeatRequest
  | PauseRequest
  | VoteEndRequest
  | WhyRequest
  | HintRequest
  | RecallRequest
  | ReasonsRequest
  | ListActionsRequest
  | FullStateRequest
  | LiftCurtainRequest
  | LowerCurtainRequest
  | SayRequest
  | ReactRequest
  | UnsayRequest
  | SetTalkRequest
  | TurnOutRequest
  | LetInRequest
  | MakeHostRequest
  | RenewLinkRequest
  | LockRequest
  | AllowWatchingRequest
  | AskSeatRequest
  | AnswerSeatRequest;

export type FromClient =
  | SitRequest
  | SitBesideRequest
  | RenameBesideRequest
  | StandRequest
  | AddBotRequest
  | EmptySeatRequest
  | SetSeatsRequest
  | SetOptionsRequest
  | OpenToAllRequest
  | ReadyRequest
  | ColourRequest
  | SetClockRequest
  | SetPatienceRequest
  | SetConcedingRequest
  | AgainRequest
  | RenameRequest
  | ActRequest
  | UndoRequest
  | ConcedeRequest
  | HandOverRequest
  | CallStandInRequest
  | FinishSeatRequest
  | PauseRequest
  | VoteEndRequest
  | WhyRequest
  | HintRequest
  | RecallRequest
  | ReasonsRequest
  | ListActionsRequest
  | FullStateRequest
  | LiftCurtainRequest
  | LowerCurtainRequest
  | SayRequest
  | ReactRequest
  | UnsayRequest
  | SetTalkRequest
  | TurnOutRequest
  | LetInRequest
  | MakeHostRequest
  | RenewLinkRequest
  | LockRequest
  | AllowWatchingRequest
  | AskSeatRequest
  | AnswerSeatRequest
  | PingRequest
  | GlimpseRequest;

export type SeatInfo = PersonPlayer | BotPlayer | OpenSeat;

export type FromServer =
  | Ok
  | Refused
  | Listed
  | Hinted
  | Recalled
  | Reasoned
  | Pong
  | NewsMessage
  | TableMessage
  | TalkMessage
  | SaidMessage
  | UnsaidMessage
  | ReactedMessage
  | GameMessage
  | AddedMessage
  | ClockMessage
  | GlimpseMessage
  | Gone;
