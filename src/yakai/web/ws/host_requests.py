"""Requests about the table itself: what its host may do, who comes late, and who wants to pause or stop."""

from yakai.core.game import Seat
from yakai.web.ws.asked import RequestBase


class TurnOutRequest(RequestBase, frozen=True, tag="turn_out", forbid_unknown_fields=True):
    """The host has somebody leave; with `ban` they cannot come back. In a game a bot plays their seat to the end."""

    who: str
    ban: bool = False


class LetInRequest(RequestBase, frozen=True, tag="let_in", forbid_unknown_fields=True):
    """The host lets somebody come again who was banned."""

    who: str


class MakeHostRequest(RequestBase, frozen=True, tag="make_host", forbid_unknown_fields=True):
    """The host lets somebody else who sits here run the table."""

    who: str


class RenewLinkRequest(RequestBase, frozen=True, tag="renew_link", forbid_unknown_fields=True):
    """The host gives the table other keys. Those of before open nothing any more, but for those who belong to it."""


class LockRequest(RequestBase, frozen=True, tag="lock", forbid_unknown_fields=True):
    """The host lets nobody new come in, or everybody again who has a link."""

    locked: bool


class AllowWatchingRequest(RequestBase, frozen=True, tag="allow_watching", forbid_unknown_fields=True):
    """The host lets whoever does not play look on, or not."""

    allowed: bool


class SetConcedingRequest(RequestBase, frozen=True, tag="set_conceding", forbid_unknown_fields=True):
    """The host says before a game what happens when somebody gives up: a bot plays on, or the game ends."""

    ends: bool


class AskSeatRequest(RequestBase, frozen=True, tag="ask_seat", forbid_unknown_fields=True):
    """Whoever came late would like to play on for the bot on this seat (`Affairs.free`); `null`: not any more."""

    seat: Seat | None
    game: int


class AnswerSeatRequest(RequestBase, frozen=True, tag="answer_seat", forbid_unknown_fields=True):
    """The host lets them, or not."""

    who: str
    accept: bool


class VoteEndRequest(RequestBase, frozen=True, tag="vote_end", forbid_unknown_fields=True):
    """End the game without a result, or with `agree` false rather not. It ends when all agree who play and are there;
    `Affairs.ending` tells who has so far.
    """

    game: int
    agree: bool


class PauseRequest(RequestBase, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Let the game stand still: it does when all agree who play and are there; `Affairs.pausing` tells who has so far.
    With `paused` false rather not or, once it stands still, let it go on: that takes one.
    """

    game: int
    paused: bool
