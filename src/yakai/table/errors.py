"""What can go wrong at a table. Each carries a key; the edges say it in the reader's language."""

from yakai.core.errors import YakaiError


class NoSuchTable(YakaiError):
    """The key opens no table."""


class DamagedTable(YakaiError):
    """What is stored of the table cannot be read back. Whoever keeps the server finds why in its log."""


class HostOnly(YakaiError):
    """Only whoever opened the table may do that."""


class ListingRefused(YakaiError):
    """The server's operator took the table off the list of open tables."""


class SeatTaken(YakaiError):
    """Somebody sits there already."""


class SeatOpen(YakaiError):
    """Nobody sits there."""


class NotSeated(YakaiError):
    """This person has no seat here."""


class NotYourSeat(YakaiError):
    """This person sits here, but not there."""


class OwnScreens(YakaiError):
    """In this game several act at once: each needs a screen of their own."""


class CurtainDown(YakaiError):
    """Several play on this screen, and the seat's curtain is not lifted."""


class BadClock(YakaiError):
    """Nobody could play by such a clock, or be so patient."""


class BadColour(YakaiError):
    """There is no such colour in this game."""


class ColourTaken(YakaiError):
    """Somebody else has chosen this colour."""


class GameRuns(YakaiError):
    """Seats, options and readiness are settled before the game, not during it."""


class NoGame(YakaiError):
    """Nothing is being played yet."""


class WrongGame(YakaiError):
    """The action was meant for an earlier game of this table."""


class BotPlays(YakaiError):
    """A bot plays this seat for its person, who must take it back first."""


class NotAway(YakaiError):
    """Nobody is missing there: no bot can be called."""


class SeatsInUse(YakaiError):
    """Only open seats can go."""


class NotIdle(YakaiError):
    """Nobody ends the part of somebody who is playing it."""


class NoHint(YakaiError):
    """There is no hint to be had here, or not now."""


class OnlyWatching(YakaiError):
    """Whoever came by the spectators' key may only watch."""


class BadName(YakaiError):
    """A name that cannot be read out, or too long a one."""


class BadRemark(YakaiError):
    """Something that cannot be said: nothing, or too much."""


class TalkClosed(YakaiError):
    """Nobody talks here now, or not this person: the game is silent, or the host wants it so."""


class TurnedAway(YakaiError):
    """This person may not come in: they were banned, nobody new may, or nobody may look on."""


class NotHere(YakaiError):
    """Nobody at this table goes by that."""


class CannotHost(YakaiError):
    """The table cannot be given to them, or its host cannot be turned out."""


class CannotTakeOver(YakaiError):
    """They may not play on for a bot in this game: they have seen it through another seat's eyes."""


class NothingAsked(YakaiError):
    """Nobody asks for that any more."""


class StoreUnavailable(YakaiError):
    """It could not be stored: nothing has changed, and one may try again."""


class DataInUse(YakaiError):
    """Another server already keeps its tables there."""


class DataUnusable(YakaiError):
    """The data directory cannot be read or written."""


# Said by a store to a table; no person ever reads them.


class SeqTaken(YakaiError):
    """Somebody else has stored a batch with this number: read on and try again."""


class RequestDone(YakaiError):
    """This person's request of this id is stored already."""
