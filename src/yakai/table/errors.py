"""Errors of a table. Each has a text key; the web layer and the command line translate it."""

from yakai.core.errors import YakaiError


class NoSuchTable(YakaiError):
    """The key opens no table, or the table is not stored any longer; tables raise it, and so do stores."""


class DamagedTable(YakaiError):
    """The stored table cannot be read back. The server's log says why."""


class HostOnly(YakaiError):
    """Only the host may do that."""


class ListingRefused(YakaiError):
    """The server's operator took the table off the list of open tables."""


class SeatTaken(YakaiError):
    """The seat is taken."""


class SeatOpen(YakaiError):
    """The seat is empty."""


class NotSeated(YakaiError):
    """This person has no seat here."""


class NotYourSeat(YakaiError):
    """This person has a seat, but not that one."""


class OwnScreens(YakaiError):
    """In this game several act at once, so each player needs a screen of their own."""


class CurtainDown(YakaiError):
    """Several play on this screen, and the seat's curtain is not lifted."""


class BadClock(YakaiError):
    """The clock or the patience is not between the limits."""


class BadColour(YakaiError):
    """There is no such colour in this game."""


class ColourTaken(YakaiError):
    """Another player has chosen this colour."""


class GameRuns(YakaiError):
    """Not while a game runs: seats, options and readiness are settled before it."""


class NoGame(YakaiError):
    """No game is being played yet."""


class WrongGame(YakaiError):
    """The action was meant for an earlier game of this table."""


class BotPlays(YakaiError):
    """A bot plays this seat for its person, who must take it back first."""


class NotAway(YakaiError):
    """The player on this seat is not away, so no bot can be called."""


class SeatsInUse(YakaiError):
    """Only empty seats can be removed."""


class NotIdle(YakaiError):
    """The seat has not been idle for long enough for the host to finish for it."""


class NoHint(YakaiError):
    """There is no hint here, or not now."""


class OnlyWatching(YakaiError):
    """A person who came by the spectators' key may only watch."""


class BadName(YakaiError):
    """The name is too long or has no visible characters."""


class BadRemark(YakaiError):
    """The remark is empty or too long."""


class TalkClosed(YakaiError):
    """This person may not talk now: the game is silent, or the host has closed the talk."""


class TurnedAway(YakaiError):
    """This person may not come to the table: they are banned, or it is locked, closed or without spectators."""


class NotHere(YakaiError):
    """There is no such person at this table."""


class CannotHost(YakaiError):
    """That person cannot be the host, or is the host and cannot be removed."""


class CannotTakeOver(YakaiError):
    """This person may not play on for a bot, because they have seen this game from another seat."""


class NothingAsked(YakaiError):
    """The seat request is no longer open."""
