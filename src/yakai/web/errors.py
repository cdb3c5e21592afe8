"""What can go wrong on the way in, before any table hears of it."""

from yakai.core.errors import YakaiError


class BadMessage(YakaiError):
    """Not a message that we know."""


class TooLarge(YakaiError):
    """A message or a request that is larger than we read."""


class TooFast(YakaiError):
    """More messages than anybody can mean."""


class TooManyLines(YakaiError):
    """More windows than anybody can look at."""


class TooManyTables(YakaiError):
    """More tables in an hour than anybody can play at."""


class TooManyGuests(YakaiError):
    """More new people in an hour than live behind one address."""


class TooManyReads(YakaiError):
    """More looks at the lists of tables than a house full of people can mean."""


class MalformedHost(YakaiError):
    """The `Host` header is not a name or a number with a port."""


class UnknownHost(YakaiError):
    """The `Host` header is a name that is not the server's own: a foreign site may have pointed it to our address."""


class NotForYou(YakaiError):
    """Only whoever keeps the server may see that."""


class ForeignOrigin(YakaiError):
    """The page that asks is somebody else's."""


class NotThere(YakaiError):
    """Only those who played a game may say who else reads it."""


class WrongAddress(YakaiError):
    """Nobody can be let know there."""


class WrongCode(YakaiError):
    """Not what was sent to that address."""


class NotSent(YakaiError):
    """A notice could not be sent."""
