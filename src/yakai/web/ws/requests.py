"""Every message that a client may send. `handlers` says how each is handled."""

from typing import Any, TypeAlias

from msgspec import Raw, Struct

from yakai.core.game import Seat
from yakai.table.state.clocks import ClockRule
from yakai.table.state.remarks import Reaction, WhoTalks


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A message that is answered. The client makes up its `id`, unique for this person at this table."""

    id: str


# Before a game


class SitRequest(_Request, frozen=True, tag="sit"):
    """Take an open seat before the game, or move to it."""

    seat: Seat


class SitBesideRequest(_Request, frozen=True, tag="sit_beside"):
    """Seat a second player on this person's screen before the game. Refused if this person has no seat, or if the game
    needs a screen for each player.
    """

    seat: Seat
    name: str


class RenameBesideRequest(_Request, frozen=True, tag="rename_beside"):
    """Rename a player who shares this person's screen, before the game."""

    seat: Seat
    name: str


class StandRequest(_Request, frozen=True, tag="stand"):
    """Leave one of this person's seats before the game."""

    seat: Seat


class AddBotRequest(_Request, frozen=True, tag="add_bot"):
    """The host puts a bot on an open seat, or replaces a bot."""

    seat: Seat
    bot: str


class EmptySeatRequest(_Request, frozen=True, tag="empty_seat"):
    """The host empties a seat, whether a bot or a person has it."""

    seat: Seat


class SetSeatsRequest(_Request, frozen=True, tag="set_seats"):
    """The host sets the number of seats; only open seats can be removed."""

    seats: int


class SetOptionsRequest(_Request, frozen=True, tag="set_options"):
    """The host sets the game's options."""

    options: dict[str, Any]


class OpenToAllRequest(_Request, frozen=True, tag="open_to_all"):
    """The host lists the table on the start page, or makes it reachable only by its link."""

    open: bool


class ReadyRequest(_Request, frozen=True, tag="ready"):
    """Be ready or not. The game begins when every seat is taken and every person is ready."""

    ready: bool


class ColourRequest(_Request, frozen=True, tag="colour"):
    """Choose a colour for one of this person's seats before the game. Refused if another person has chosen it."""

    seat: Seat
    colour: int


class SetClockRequest(_Request, frozen=True, tag="set_clock"):
    """The host sets the players' clock before a game; `null` for none."""

    clock: ClockRule | None


class SetPatienceRequest(_Request, frozen=True, tag="set_patience"):
    """The host sets after how many seconds a bot stands in for an absent player; `null`: only if all agree."""

    seconds: int | None


class SetConcedingRequest(_Request, frozen=True, tag="set_conceding"):
    """The host sets before a game what conceding does: the game ends, or a bot plays the seat on."""

    ends: bool


class AgainRequest(_Request, frozen=True, tag="again"):
    """Start over after the end with the same people. The next game begins when all are ready."""


class RenameRequest(_Request, frozen=True, tag="rename"):
    """Change this person's name at all their tables."""

    name: str


# In a game. `game` counts the table's games from 1.


class ActRequest(_Request, frozen=True, tag="act"):
    """Play an action of the game from a seat that this person holds."""

    seat: Seat
    game: int
    action: Raw


class UndoRequest(_Request, frozen=True, tag="undo"):
    """Take back the seat's last action, unless something was revealed or another seat has acted since."""

    seat: Seat
    game: int


class ConcedeRequest(_Request, frozen=True, tag="concede"):
    """Concede the game. A bot plays the seat on for the others."""

    seat: Seat
    game: int


class HandOverRequest(_Request, frozen=True, tag="hand_over"):
    """Let a bot play one of this person's seats or, with `bot` false, take it back."""

    seat: Seat
    game: int
    bot: bool


class CallStandInRequest(_Request, frozen=True, tag="call_stand_in"):
    """Agree that a bot plays at once for the absent player on that seat. It does when all players who are present and
    have not conceded agree; `AwayPlayer.agreed` names those who have so far.
    """

    seat: Seat
    game: int


class FinishSeatRequest(_Request, frozen=True, tag="finish_seat"):
    """The host ends the part of an absent or idle player: in Pictomania without a time limit, they finish without a
    token (PIC-13). Refused while a limit runs, for a bot, for a player who acted in the last minute or has just left.
    """

    seat: Seat
    game: int


class PauseRequest(_Request, frozen=True, tag="pause"):
    """Vote to pause the game; it pauses when all players agree who are connected or, with a clock, absent without a
    bot. `HostingInfo.pausing` names those who have so far. With `paused` false, withdraw the vote or resume a paused
    game, which takes one player.
    """

    game: int
    paused: bool


class VoteEndRequest(_Request, frozen=True, tag="vote_end"):
    """Vote to end the game without a winner or, with `agree` false, withdraw the vote. It ends when all players agree
    who are connected, or absent without a bot; `HostingInfo.ending` names those who have so far.
    """

    game: int
    agree: bool


# Questions


class WhyRequest(_Request, frozen=True, tag="why"):
    """Ask whether an action would be refused, and why. Answered like `act`, but never done. With `null` for an action:
    whether `undo` would be refused.
    """

    seat: Seat
    game: int
    action: Raw


class HintRequest(_Request, frozen=True, tag="hint"):
    """Ask what the game's strongest bot would do on this seat, and why. Only for a person who plays against bots alone,
    on their turn. Answered by `hinted`; nothing is stored.
    """

    seat: Seat
    game: int


class RecallRequest(_Request, frozen=True, tag="recall"):
    """Ask for what a perfect memory would know of all that this seat was shown. Only for a person who plays from it, or
    did. Answered by `recalled`; bots imagine from it what they do not see.
    """

    seat: Seat
    game: int


class ReasonsRequest(_Request, frozen=True, tag="reasons"):
    """Ask after the end what a bot thinks of some decisions of the game; in Yak, of each challenge. Answered by
    `reasoned`.
    """

    game: int


class ListActionsRequest(_Request, frozen=True, tag="list_actions"):
    """Ask for the legal actions one by one. Answered by `listed`; for a board that does not know the game's rules."""


class FullStateRequest(_Request, frozen=True, tag="full_state"):
    """Ask for the full state: answered by `table` and a fresh `game`, then `ok`. Several that are queued get one."""


# Several players on one screen


class LiftCurtainRequest(_Request, frozen=True, tag="lift_curtain"):
    """Lift the curtain of one of this person's seats, and let any other of this connection fall. The game is sent
    afresh as that seat sees it, before the answer.
    """

    seat: Seat
    game: int


class LowerCurtainRequest(_Request, frozen=True, tag="lower_curtain"):
    """Let the curtain fall. The game is sent afresh as a spectator sees it; what was queued for the seat is not."""


# Talk


class SayRequest(_Request, frozen=True, tag="say"):
    """Say something to all at the table, from a seat (on a shared screen the lifted one) or as a spectator. Refused
    while the game is silent.
    """

    text: str


class ReactRequest(_Request, frozen=True, tag="react"):
    """Clap, laugh, …: all at the table see it for a moment. Too many are dropped, and answered by `ok` all the same."""

    reaction: Reaction


class UnsayRequest(_Request, frozen=True, tag="unsay"):
    """The host removes a remark."""

    n: int


class SetTalkRequest(_Request, frozen=True, tag="set_talk"):
    """The host sets who may talk, within what the game allows."""

    who: WhoTalks


# Running the table


class TurnOutRequest(_Request, frozen=True, tag="turn_out"):
    """The host removes a person, and with `ban` for good. In a running game a bot plays their seat to the end."""

    who: str
    ban: bool = False


class LetInRequest(_Request, frozen=True, tag="let_in"):
    """The host lifts a person's ban."""

    who: str


class MakeHostRequest(_Request, frozen=True, tag="make_host"):
    """The host makes another seated person the host."""

    who: str


class RenewLinkRequest(_Request, frozen=True, tag="renew_link"):
    """The host replaces the table's keys. The old invitation still admits the host, people with a seat and players of
    the latest game; the old key for watching opens nothing.
    """


class LockRequest(_Request, frozen=True, tag="lock"):
    """The host locks the table to newcomers, or unlocks it."""

    locked: bool


class AllowWatchingRequest(_Request, frozen=True, tag="allow_watching"):
    """The host allows spectators, or not."""

    allowed: bool


class AskSeatRequest(_Request, frozen=True, tag="ask_seat"):
    """Ask to take over a bot's seat (one of `HostingInfo.free`) in a running game; `null` withdraws the request."""

    seat: Seat | None
    game: int


class AnswerSeatRequest(_Request, frozen=True, tag="answer_seat"):
    """The host accepts or declines a person's request for a seat."""

    who: str
    accept: bool


# Without an id


class PingRequest(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Ask whether the connection is alive. Answered by `pong`."""


class GlimpseRequest(Struct, frozen=True, tag="glimpse", forbid_unknown_fields=True):
    """Show something in progress, such as a growing stroke, in a value of the game's own (`Customs.glimpse`). Never
    answered, never stored.
    """

    seat: Seat
    game: int
    glimpse: Raw


Request: TypeAlias = (
    ListActionsRequest
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
    | AgainRequest
    | RenameRequest
    | ActRequest
    | WhyRequest
    | HintRequest
    | RecallRequest
    | ReasonsRequest
    | LiftCurtainRequest
    | LowerCurtainRequest
    | UndoRequest
    | ConcedeRequest
    | HandOverRequest
    | CallStandInRequest
    | FinishSeatRequest
    | PauseRequest
    | FullStateRequest
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
    | SetConcedingRequest
    | AskSeatRequest
    | AnswerSeatRequest
    | VoteEndRequest
    | SetClockRequest
    | SetPatienceRequest
)
"""A message that is answered."""

FromClient: TypeAlias = Request | PingRequest | GlimpseRequest
