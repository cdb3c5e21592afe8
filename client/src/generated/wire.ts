// Written by `yakai types` from the Python types. Do not edit.
// Every message that crosses the wire.

import type { Result } from './core';

export const REACTION = ['clap', 'laugh', 'wow', 'think', 'heart', 'party'] as const;
export type Reaction = (typeof REACTION)[number];

export const WHOTALKS = ['all', 'players', 'nobody'] as const;
export type WhoTalks = (typeof WHOTALKS)[number];

export const CLOCKKIND = ['move', 'game', 'days'] as const;
export type ClockKind = (typeof CLOCKKIND)[number];

export const LANG = ['en', 'ru', 'uk'] as const;
export type Lang = (typeof LANG)[number];

export const FACE = ['tanuki', 'usagi', 'neko', 'tengu', 'kitsune', 'kappa'] as const;
export type Face = (typeof FACE)[number];

/**
 * The host has somebody leave; with `ban` they cannot come back. In a game a bot plays their seat to the end.
 */
export interface TurnOutRequest {
  readonly type: 'turn_out';
  readonly id: string;
  readonly who: string;
  readonly ban?: boolean;
}

/** The host lets somebody come again who was banned. */
export interface LetInRequest {
  readonly type: 'let_in';
  readonly id: string;
  readonly who: string;
}

/** The host lets somebody else who sits here run the table. */
export interface MakeHostRequest {
  readonly type: 'make_host';
  readonly id: string;
  readonly who: string;
}

/**
 * The host gives the table other keys. Those of before open nothing any more, but for those who belong to it.
 */
export interface RenewLinkRequest {
  readonly type: 'renew_link';
  readonly id: string;
}

/** The host lets nobody new come in, or everybody again who has a link. */
export interface LockRequest {
  readonly type: 'lock';
  readonly id: string;
  readonly locked: boolean;
}

/** The host lets whoever does not play look on, or not. */
export interface AllowWatchingRequest {
  readonly type: 'allow_watching';
  readonly id: string;
  readonly allowed: boolean;
}

/** The host says before a game what happens when somebody gives up: a bot plays on, or the game ends. */
export interface SetConcedingRequest {
  readonly type: 'set_conceding';
  readonly id: string;
  readonly ends: boolean;
}

/**
 * Whoever came late would like to play on for the bot on this seat (`Affairs.free`); `null`: not any more.
 */
export interface AskSeatRequest {
  readonly type: 'ask_seat';
  readonly id: string;
  readonly seat: number | null;
  readonly game: number;
}

/** The host lets them, or not. */
export interface AnswerSeatRequest {
  readonly type: 'answer_seat';
  readonly id: string;
  readonly who: string;
  readonly accept: boolean;
}

/**
 * End the game without a result, or with `agree` false rather not. It ends when all agree who play and are
 * there; `Affairs.ending` tells who has so far.
 */
export interface VoteEndRequest {
  readonly type: 'vote_end';
  readonly id: string;
  readonly game: number;
  readonly agree: boolean;
}

/**
 * Let the game stand still: it does when all agree who play and are there; `Affairs.pausing` tells who has so
 * far. With `paused` false rather not or, once it stands still, let it go on: that takes one.
 */
export interface PauseRequest {
  readonly type: 'pause';
  readonly id: string;
  readonly game: number;
  readonly paused: boolean;
}

/** Take an open seat before the game (or move to it). */
export interface SitRequest {
  readonly type: 'sit';
  readonly id: string;
  readonly seat: number;
}

/**
 * Put somebody on an open seat before the game who has no screen of their own and plays on this one. Only for
 * whoever sits here, and not where several act at once.
 */
export interface SitBesideRequest {
  readonly type: 'sit_beside';
  readonly id: string;
  readonly seat: number;
  readonly name: string;
}

/** Call somebody who plays on this screen something else, before the game. */
export interface CallBesideRequest {
  readonly type: 'call_beside';
  readonly id: string;
  readonly seat: number;
  readonly name: string;
}

/** Leave a seat of one's own before the game. */
export interface StandRequest {
  readonly type: 'stand';
  readonly id: string;
  readonly seat: number;
}

/** The host puts a bot on an open seat, or another one in a bot's place. */
export interface AddBotRequest {
  readonly type: 'add_bot';
  readonly id: string;
  readonly seat: number;
  readonly bot: string;
}

/** The host empties a seat: a bot's or a person's. */
export interface RemoveSeatRequest {
  readonly type: 'remove';
  readonly id: string;
  readonly seat: number;
}

/** The host sets how many seats there are; only open ones can go. */
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

/** The host lets everybody find the table on the start page, or only whoever has its link. */
export interface OpenToAllRequest {
  readonly type: 'open_to_all';
  readonly id: string;
  readonly open: boolean;
}

/** Ready or not; the game begins when every seat is taken and every person is ready. */
export interface ReadyRequest {
  readonly type: 'ready';
  readonly id: string;
  readonly ready: boolean;
}

/** Choose a colour for a seat of one's own before the game; not one that another person has chosen. */
export interface ColourRequest {
  readonly type: 'colour';
  readonly id: string;
  readonly seat: number;
  readonly colour: number;
}

/** After the end: another one with the same people; it begins when everybody is ready. */
export interface AgainRequest {
  readonly type: 'again';
  readonly id: string;
}

/** Be called something else. */
export interface RenameRequest {
  readonly type: 'rename';
  readonly id: string;
  readonly name: string;
}

/** Play: an action of the game, by a seat that this person holds. `game` counts the table's games from 1. */
export interface ActRequest {
  readonly type: 'act';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
  readonly action: unknown;
}

/**
 * Would this be refused, and why? Answered like `act`, but nothing is ever done, even if it could be. With
 * `null` for an action: would `undo` be?
 */
export interface WhyRequest {
  readonly type: 'why';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
  readonly action: unknown;
}

/**
 * What would the game's strongest bot do on this seat, and why? Only for whoever plays against bots alone, on
 * their turn. Answered by `hinted`; nothing is stored.
 */
export interface HintRequest {
  readonly type: 'hint';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/**
 * What would a perfect memory know of all that this seat was shown? Only for whoever plays from it, or has.
 * Answered by `recalled`: for bots, which imagine from it what they do not see.
 */
export interface RecallRequest {
  readonly type: 'recall';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/** After the end: what was thought at some moments, in Yak at each challenge. Answered by `reasoned`. */
export interface ReasonsRequest {
  readonly type: 'reasons';
  readonly id: string;
  readonly game: number;
}

/**
 * Where several play on one screen: lift the curtain of a seat of one's own, and let any other of this
 * connection fall. The game is shown afresh through that seat's eyes before the answer.
 */
export interface LiftRequest {
  readonly type: 'lift';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/**
 * Let the curtain fall again: the game is shown afresh as a spectator sees it. What waited to be sent is not.
 */
export interface FallRequest {
  readonly type: 'fall';
  readonly id: string;
}

/** Take the seat's last action back, if nothing has been shown or done since. */
export interface UndoRequest {
  readonly type: 'undo';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/** Give up. A bot plays the seat on for the others. */
export interface ConcedeRequest {
  readonly type: 'concede';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/** Let a bot play this seat of one's own from now on or, with `bot` false, play it oneself again. */
export interface HandOverRequest {
  readonly type: 'hand_over';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
  readonly bot: boolean;
}

/**
 * Let a bot play at once for whoever is away from that seat. It is done when all agree who are here and have
 * not given up; `Away.agreed` tells who has so far.
 */
export interface CallStandInRequest {
  readonly type: 'call_stand_in';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/**
 * The host ends the part of somebody who is away or idle: in Pictomania without a time limit, they are done
 * without a token (PIC-13). Refused while a limit runs, for a bot, for whoever did something within a minute
 * or has only just gone.
 */
export interface FinishSeatRequest {
  readonly type: 'finish_seat';
  readonly id: string;
  readonly seat: number;
  readonly game: number;
}

/**
 * Send me the whole again: answered by `table` and a fresh `game`, then `ok`. Several that wait get one of
 * them.
 */
export interface LookRequest {
  readonly type: 'look';
  readonly id: string;
}

/** What may I do, action by action? Answered by `listed`: for a board that knows nothing of the game. */
export interface ListActionsRequest {
  readonly type: 'list';
  readonly id: string;
}

/**
 * Say something to everybody at the table, from a seat or looking on; on a screen of several from the lifted
 * one. Refused while the game is silent.
 */
export interface SayRequest {
  readonly type: 'say';
  readonly id: string;
  readonly text: string;
}

/**
 * Clap, laugh, …: seen for a moment by everybody. Too many are dropped, and answered by `ok` all the same.
 */
export interface ReactRequest {
  readonly type: 'react';
  readonly id: string;
  readonly reaction: Reaction;
}

/** The host removes what somebody has said. */
export interface UnsayRequest {
  readonly type: 'unsay';
  readonly id: string;
  readonly n: number;
}

/** The host says who may talk, as far as the game lets anybody. */
export interface SetTalkRequest {
  readonly type: 'set_talk';
  readonly id: string;
  readonly who: WhoTalks;
}

/** So many seconds for each move. */
export interface PerMove {
  readonly type: 'move';
  readonly seconds: number;
}

/** So many seconds for the whole game, and some more with each move (Fischer). */
export interface PerGame {
  readonly type: 'game';
  readonly seconds: number;
  readonly more: number;
}

/** So many days for each move: nobody need be there at the same time. */
export interface ByDays {
  readonly type: 'days';
  readonly days: number;
}

/** The host says before a game how long everybody may think; `null`: as long as they like. */
export interface SetClockRequest {
  readonly type: 'set_clock';
  readonly id: string;
  readonly clock: ClockRule | null;
}

/** The host says after how many seconds a bot stands in for whoever is away; `null`: only if all agree. */
export interface SetPatienceRequest {
  readonly type: 'set_patience';
  readonly id: string;
  readonly seconds: number | null;
}

/** Is the line alive? Answered by `pong`. */
export interface PingRequest {
  readonly type: 'ping';
}

/**
 * What this seat is just about, in a value of the game's own (`Customs.glimpse`). Never answered, never
 * stored.
 */
export interface GlimpseRequest {
  readonly type: 'glimpse';
  readonly seat: number;
  readonly game: number;
  readonly glimpse: unknown;
}

/**
 * Somebody without a seat. `who` stands for them at this table; `invited`: they came by the invitation. While
 * the game is silent they have no name.
 */
export interface Guest {
  readonly who: string;
  readonly name: string;
  readonly invited: boolean;
}

/** Somebody would like to play on for the bot on this seat. */
export interface SeatRequestInfo {
  readonly who: string;
  readonly name: string;
  readonly seat: number;
}

/** Somebody wants to end the game, or to pause it: who agrees, of those who are asked. Both are seats. */
export interface VoteInfo {
  readonly agreed: readonly number[];
  readonly asked: readonly number[];
}

/**
 * How the table is kept. `host` is the host's seat, if they have one; `locked`: nobody new comes in;
 * `watching`: whoever does not play may look on; `concede_ends`: who gives up ends the game.
 *
 * `who` stands for the person on each seat, `null` where there is none; `guests` are all who are there
 * without a seat and `banned` those who may not come again, both for the host alone. `knocks` are for the
 * host, and for whoever asks. `free`: from which bots' seats you could play on, if the host agrees. `ending`:
 * a vote to end the game; `pausing`: one to let it stand still. `archived`: it stands still since nobody was
 * here for long; whoever plays lets it go on, like after a pause.
 */
export interface Affairs {
  readonly host: number | null;
  readonly locked: boolean;
  readonly watching: boolean;
  readonly concede_ends: boolean;
  readonly who: readonly (string | null)[];
  readonly guests: readonly Guest[];
  readonly banned: readonly Guest[];
  readonly knocks: readonly SeatRequestInfo[];
  readonly free: readonly number[];
  readonly ending: VoteInfo | null;
  readonly pausing: VoteInfo | null;
  readonly archived: boolean;
}

/** Something has happened at the table: to be said once. The table itself shows it too. */
export interface NewsMessage {
  readonly type: 'news';
  readonly key: string;
  readonly text: string;
}

/** Done and stored. */
export interface Ok {
  readonly type: 'ok';
  readonly id: string;
}

/**
 * Not done; nothing has changed. `clause` names the rule if it was one; `text` is in the reader's language.
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

/** The legal actions one by one, if they are few; else none of them. */
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
 * What a perfect memory would have kept of all that the seat was shown up to thing `n` of this game, in a
 * value of the game's own.
 */
export interface Recalled {
  readonly type: 'recalled';
  readonly id: string;
  readonly game: number;
  readonly n: number;
  readonly memory: unknown;
}

/** One moment of a game that is over: what happened, and what was thought then, in the reader's language. */
export interface Reason {
  readonly what: string;
  readonly why: string;
}

/** What was thought, moment by moment. */
export interface Reasoned {
  readonly type: 'reasoned';
  readonly id: string;
  readonly reasons: readonly Reason[];
}

/** The line is alive. */
export interface Pong {
  readonly type: 'pong';
}

/**
 * Somebody is missing from a running game: so many seconds after this was sent a bot stands in (`null`: never
 * by itself), or at once when all who are asked agree. Both are seats.
 */
export interface AwayPlayer {
  readonly left: number | null;
  readonly agreed: readonly number[];
  readonly asked: readonly number[];
}

/**
 * Somebody sits here. `here`: connected now; `bot`: the bot that plays for them while they are away, or
 * because they wish so; `played`: they play the latest game, or played it, from this very seat; `away`: they
 * are waited for. `beside`: they have no screen of their own, and play on somebody else's.
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

/** A bot sits here. Its `face` fits its name, which is in the reader's language. */
export interface BotPlayer {
  readonly type: 'bot';
  readonly name: string;
  readonly bot: string;
  readonly face: Face;
}

/** Nobody sits here. */
export interface OpenSeat {
  readonly type: 'open';
}

/**
 * The table, as this connection may know it. Sent on joining and after every change.
 *
 * `yours` are this person's seats; `host` whether they run the table; `games` counts the games begun here;
 * `wins` the games won by each seat so far; `kept` what the game keeps of those finished here, if it keeps
 * anything (Yokai's campaign sheet); `patience` after how many seconds a bot stands in for whoever leaves a
 * running game (`null`: only when all agree); `clock` how long everybody may think (`null`: as long as they
 * like). `colours` are the seats', all different, in a game that has any (`Customs.colours`); `game_colours`
 * those of the latest game, whoever sits there now. `open_to_all`: everybody may find it before the game;
 * `next_first`: who will begin the next game, if that is known after the end of one. `talk`: who may talk, as
 * far as the game lets anybody; `you` stands for this person in what is said. `invitation` and `watching` are
 * the table's two keys (the invitation only for whoever came by it). `build` names the client and texts that
 * this server gives: an open page that is another loads itself anew when nobody minds. `curtains` are the
 * seats from which the latest game is played on this person's screen, if they are several: then each has a
 * curtain (see `lift`). `affairs`: how the table is kept.
 */
export interface TableMessage {
  readonly type: 'table';
  readonly game: string;
  readonly phase: 'lobby' | 'over' | 'playing';
  readonly players: readonly Player[];
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
  readonly affairs: Affairs;
}

/**
 * Something that somebody said. Remarks are numbered from 1; `who` stands for a person at this table alone,
 * `name` is what they were called then, and `seat` is `null` for whoever looked on. `text` is plain text in
 * one line.
 */
export interface SaidRemark {
  readonly n: number;
  readonly who: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

/** The latest of what was said at the table, in order: all that there is. */
export interface TalkMessage {
  readonly type: 'talk';
  readonly remarks: readonly SaidRemark[];
}

/** Somebody has said something. */
export interface SaidMessage {
  readonly type: 'said';
  readonly remark: SaidRemark;
}

/** The host has removed a remark. */
export interface UnsaidMessage {
  readonly type: 'unsaid';
  readonly n: number;
}

/** Somebody claps, laughs, …: to be shown for a moment. It may be lost, and nothing follows from it. */
export interface ReactedMessage {
  readonly type: 'reacted';
  readonly who: string;
  readonly name: string;
  readonly seat: number | null;
  readonly reaction: Reaction;
}

/** The rules' own timer: how many seconds were left when this was sent, of how many, and whether they run. */
export interface TimerClock {
  readonly key: string;
  readonly left: number;
  readonly whole: number;
  readonly running: boolean;
}

/**
 * How long each seat may think, in seconds, as it was when this was sent; `null` for a bot's. `running` are
 * those whose time runs. In a game by moves or by days, only theirs means anything.
 */
export interface ThinkingTimes {
  readonly kind: ClockKind;
  readonly left: readonly (number | null)[];
  readonly running: readonly number[];
}

/**
 * One thing that a seat was told: its number, the event for the board, and the same in words.
 *
 * `event` is `null` in the log that comes with a fresh game. `fleeting`: it is said once and not to be kept,
 * since remembering is the game (YOK-15).
 */
export interface ToldEvent {
  readonly n: number;
  readonly event: unknown;
  readonly lines: readonly string[];
  readonly fleeting?: boolean;
}

/**
 * Somebody lets the others wait: if they do nothing for so many seconds more, the host may end their part.
 */
export interface Idle {
  readonly seat: number;
  readonly left: number;
}

/**
 * The game as one seat sees it: the view, what it may do, and what it was told.
 *
 * `game` counts the table's games from 1; `seat` is through whose eyes (`null`: a spectator's); `names` are
 * those who play it, by seat, also after they have left; `n` is the number of the last thing told; `result`
 * is how it ended, by the rules or because the others gave up. `legal` is `null` while nothing may be done
 * whatever the view says: in a pause, after the end, for a seat that gave up or that a bot plays. `paused`:
 * it stands still; `conceded` are the seats that have given up. `undo`: this seat may take its latest action
 * back; `hint`: it may ask what a strong bot would do. `silent`: nobody may talk now. `fresh`: the whole is
 * sent anew, and `told` is the log of the game so far, in words (empty where remembering is the game); else
 * `told` is what is new, to be played (nothing, where only a name has changed). `idle`: for the host, whose
 * part may be ended. `part`: of a large view, or for whoever wants it so, `view` has only those fields that
 * are others than in the message before, and `more` what was added to the end of some. `thinking`: how long
 * each may think, if the table has a clock. From `result` on, what is nothing (false, empty, `null`) is left
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
  readonly clock?: TimerClock | null;
  readonly fresh?: boolean;
  readonly hint?: boolean;
  readonly silent?: boolean;
  readonly idle?: readonly Idle[];
  readonly part?: boolean;
  readonly more?: Readonly<Record<string, readonly unknown[]>>;
  readonly thinking?: ThinkingTimes | null;
}

/**
 * Instead of `game`, when all that was told only adds to a large view: the view is what the game's `follow`
 * makes of it, event by event. `legal` and `idle` are there if they have changed, and then they are the whole
 * of it. Where people only come and go nothing is told, but for the host `idle` may be another.
 */
export interface AddedMessage {
  readonly type: 'added';
  readonly game: number;
  readonly n: number;
  readonly told: readonly ToldEvent[];
  readonly legal?: unknown;
  readonly idle?: readonly Idle[] | null;
}

/**
 * The rules' own timer, or somebody's time to think, has stopped or goes on, and nothing else has happened.
 */
export interface ClockMessage {
  readonly type: 'clock';
  readonly game: number;
  readonly clock: TimerClock | null;
  readonly thinking: ThinkingTimes | null;
}

/**
 * What somebody is just about in the game that was told of last, as their own connection has said. It may be
 * lost, and nothing follows from it.
 */
export interface GlimpseMessage {
  readonly type: 'glimpse';
  readonly seat: number;
  readonly glimpse: unknown;
}

/**
 * The connection ends: there is no such table, the server goes down, or too much was sent. `key` is a text
 * key.
 */
export interface Gone {
  readonly type: 'gone';
  readonly key: string;
}

export type ClockRule = PerMove | PerGame | ByDays;

export type Request =
  | TurnOutRequest
  | LetInRequest
  | MakeHostRequest
  | RenewLinkRequest
  | LockRequest
  | AllowWatchingRequest
  | SetConcedingRequest
  | AskSeatRequest
  | AnswerSeatRequest
  | VoteEndRequest
  | PauseRequest
  | SitRequest
  | SitBesideRequest
  | CallBesideRequest
  | StandRequest
  | AddBotRequest
  | RemoveSeatRequest
  | SetSeatsRequest
  | SetOptionsRequest
  | OpenToAllRequest
  | ReadyRequest
  | ColourRequest
  | AgainRequest
  | RenameRequest
  | ActRequest
  | WhyRequest
  | HintRequest
  | RecallRequest
  | ReasonsRequest
  | LiftRequest
  | FallRequest
  | UndoRequest
  | ConcedeRequest
  | HandOverRequest
  | CallStandInRequest
  | FinishSeatRequest
  | LookRequest
  | ListActionsRequest
  | SayRequest
  | ReactRequest
  | UnsayRequest
  | SetTalkRequest
  | SetClockRequest
  | SetPatienceRequest;

export type FromSeat =
  | ActRequest
  | WhyRequest
  | HintRequest
  | RecallRequest
  | UndoRequest
  | ConcedeRequest
  | HandOverRequest;

export type FromClient =
  | TurnOutRequest
  | LetInRequest
  | MakeHostRequest
  | RenewLinkRequest
  | LockRequest
  | AllowWatchingRequest
  | SetConcedingRequest
  | AskSeatRequest
  | AnswerSeatRequest
  | VoteEndRequest
  | PauseRequest
  | SitRequest
  | SitBesideRequest
  | CallBesideRequest
  | StandRequest
  | AddBotRequest
  | RemoveSeatRequest
  | SetSeatsRequest
  | SetOptionsRequest
  | OpenToAllRequest
  | ReadyRequest
  | ColourRequest
  | AgainRequest
  | RenameRequest
  | ActRequest
  | WhyRequest
  | HintRequest
  | RecallRequest
  | ReasonsRequest
  | LiftRequest
  | FallRequest
  | UndoRequest
  | ConcedeRequest
  | HandOverRequest
  | CallStandInRequest
  | FinishSeatRequest
  | LookRequest
  | ListActionsRequest
  | SayRequest
  | ReactRequest
  | UnsayRequest
  | SetTalkRequest
  | SetClockRequest
  | SetPatienceRequest
  | PingRequest
  | GlimpseRequest;

export type Player = PersonPlayer | BotPlayer | OpenSeat;

export type FromServer =
  | NewsMessage
  | Ok
  | Refused
  | Listed
  | Hinted
  | Recalled
  | Reasoned
  | Pong
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
