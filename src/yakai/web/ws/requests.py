"""Every message that a client may send: what it asks for, each with its id, and the few that are never answered."""

from typing import Any, TypeAlias

from msgspec import Raw, Struct

from yakai.core.game import Seat
from yakai.table.state.clocks import ClockRule
from yakai.table.state.remarks import Reaction, WhoTalks
from yakai.web.ws.asked import RequestBase as _Request
from yakai.web.ws.host_requests import (
    AllowWatchingRequest,
    AnswerSeatRequest,
    AskSeatRequest,
    LetInRequest,
    LockRequest,
    MakeHostRequest,
    PauseRequest,
    RenewLinkRequest,
    SetConcedingRequest,
    TurnOutRequest,
    VoteEndRequest,
)


class SitRequest(_Request, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take an open seat before the game (or move to it)."""

    seat: Seat


class SitBesideRequest(_Request, frozen=True, tag="sit_beside", forbid_unknown_fields=True):
    """Put somebody on an open seat before the game who has no screen of their own and plays on this one. Only for
    whoever sits here, and not where several act at once.
    """

    seat: Seat
    name: str


class CallBesideRequest(_Request, frozen=True, tag="call_beside", forbid_unknown_fields=True):
    """Call somebody who plays on this screen something else, before the game."""

    seat: Seat
    name: str


class StandRequest(_Request, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Leave a seat of one's own before the game."""

    seat: Seat


class AddBotRequest(_Request, frozen=True, tag="add_bot", forbid_unknown_fields=True):
    """The host puts a bot on an open seat, or another one in a bot's place."""

    seat: Seat
    bot: str


class RemoveSeatRequest(_Request, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host empties a seat: a bot's or a person's."""

    seat: Seat


class SetSeatsRequest(_Request, frozen=True, tag="set_seats", forbid_unknown_fields=True):
    """The host sets how many seats there are; only open ones can go."""

    seats: int


class SetOptionsRequest(_Request, frozen=True, tag="set_options", forbid_unknown_fields=True):
    """The host sets the game's options."""

    options: dict[str, Any]


class OpenToAllRequest(_Request, frozen=True, tag="open_to_all", forbid_unknown_fields=True):
    """The host lets everybody find the table on the start page, or only whoever has its link."""

    open: bool


class ReadyRequest(_Request, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Ready or not; the game begins when every seat is taken and every person is ready."""

    ready: bool


class ColourRequest(_Request, frozen=True, tag="colour", forbid_unknown_fields=True):
    """Choose a colour for a seat of one's own before the game; not one that another person has chosen."""

    seat: Seat
    colour: int


class AgainRequest(_Request, frozen=True, tag="again", forbid_unknown_fields=True):
    """After the end: another one with the same people; it begins when everybody is ready."""


class RenameRequest(_Request, frozen=True, tag="rename", forbid_unknown_fields=True):
    """Be called something else."""

    name: str


class ActRequest(_Request, frozen=True, tag="act", forbid_unknown_fields=True):
    """Play: an action of the game, by a seat that this person holds. `game` counts the table's games from 1."""

    seat: Seat
    game: int
    action: Raw


class WhyRequest(_Request, frozen=True, tag="why", forbid_unknown_fields=True):
    """Would this be refused, and why? Answered like `act`, but nothing is ever done, even if it could be. With `null`
    for an action: would `undo` be?
    """

    seat: Seat
    game: int
    action: Raw


class HintRequest(_Request, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would the game's strongest bot do on this seat, and why? Only for whoever plays against bots alone, on their
    turn. Answered by `hinted`; nothing is stored.
    """

    seat: Seat
    game: int


class RecallRequest(_Request, frozen=True, tag="recall", forbid_unknown_fields=True):
    """What would a perfect memory know of all that this seat was shown? Only for whoever plays from it, or has.
    Answered by `recalled`: for bots, which imagine from it what they do not see.
    """

    seat: Seat
    game: int


class ReasonsRequest(_Request, frozen=True, tag="reasons", forbid_unknown_fields=True):
    """After the end: what was thought at some moments, in Yak at each challenge. Answered by `reasoned`."""

    game: int


class LiftRequest(_Request, frozen=True, tag="lift", forbid_unknown_fields=True):
    """Where several play on one screen: lift the curtain of a seat of one's own, and let any other of this connection
    fall. The game is shown afresh through that seat's eyes before the answer.
    """

    seat: Seat
    game: int


class FallRequest(_Request, frozen=True, tag="fall", forbid_unknown_fields=True):
    """Let the curtain fall again: the game is shown afresh as a spectator sees it. What waited to be sent is not."""


class UndoRequest(_Request, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the seat's last action back, if nothing has been shown or done since."""

    seat: Seat
    game: int


class ConcedeRequest(_Request, frozen=True, tag="concede", forbid_unknown_fields=True):
    """Give up. A bot plays the seat on for the others."""

    seat: Seat
    game: int


class HandOverRequest(_Request, frozen=True, tag="hand_over", forbid_unknown_fields=True):
    """Let a bot play this seat of one's own from now on or, with `bot` false, play it oneself again."""

    seat: Seat
    game: int
    bot: bool


class CallStandInRequest(_Request, frozen=True, tag="call_stand_in", forbid_unknown_fields=True):
    """Let a bot play at once for whoever is away from that seat. It is done when all agree who are here and have not
    given up; `Away.agreed` tells who has so far.
    """

    seat: Seat
    game: int


class FinishSeatRequest(_Request, frozen=True, tag="finish_seat", forbid_unknown_fields=True):
    """The host ends the part of somebody who is away or idle: in Pictomania without a time limit, they are done without
    a token (PIC-13). Refused while a limit runs, for a bot, for whoever did something within a minute or has
    only just gone.
    """

    seat: Seat
    game: int


class LookRequest(_Request, frozen=True, tag="look", forbid_unknown_fields=True):
    """Send me the whole again: answered by `table` and a fresh `game`, then `ok`. Several that wait get one of them."""


class ListActionsRequest(_Request, frozen=True, tag="list", forbid_unknown_fields=True):
    """What may I do, action by action? Answered by `listed`: for a board that knows nothing of the game."""


class SayRequest(_Request, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table, from a seat or looking on; on a screen of several from the lifted one.
    Refused while the game is silent.
    """

    text: str


class ReactRequest(_Request, frozen=True, tag="react", forbid_unknown_fields=True):
    """Clap, laugh, …: seen for a moment by everybody. Too many are dropped, and answered by `ok` all the same."""

    reaction: Reaction


class UnsayRequest(_Request, frozen=True, tag="unsay", forbid_unknown_fields=True):
    """The host removes what somebody has said."""

    n: int


class SetTalkRequest(_Request, frozen=True, tag="set_talk", forbid_unknown_fields=True):
    """The host says who may talk, as far as the game lets anybody."""

    who: WhoTalks


class SetClockRequest(_Request, frozen=True, tag="set_clock", forbid_unknown_fields=True):
    """The host says before a game how long everybody may think; `null`: as long as they like."""

    clock: ClockRule | None


class SetPatienceRequest(_Request, frozen=True, tag="set_patience", forbid_unknown_fields=True):
    """The host says after how many seconds a bot stands in for whoever is away; `null`: only if all agree."""

    seconds: int | None


class PingRequest(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is the line alive? Answered by `pong`."""


class GlimpseRequest(Struct, frozen=True, tag="glimpse", forbid_unknown_fields=True):
    """What this seat is just about, in a value of the game's own (`Customs.glimpse`). Never answered, never stored."""

    seat: Seat
    game: int
    glimpse: Raw


Request: TypeAlias = (
    ListActionsRequest
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
    | PauseRequest
    | LookRequest
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
FromSeat: TypeAlias = (
    ActRequest | WhyRequest | HintRequest | RecallRequest | UndoRequest | ConcedeRequest | HandOverRequest
)
"""What is done or asked from a seat: on a screen of several only while its curtain is lifted."""

FromClient: TypeAlias = Request | PingRequest | GlimpseRequest
