"""Errors of requests, before they reach a table."""

from yakai.core.errors import YakaiError


class BadMessage(YakaiError):
    """A message that the server does not know."""


class TooLarge(YakaiError):
    """A message or request above the size limit."""


class TooFast(YakaiError):
    """A rate limit is exceeded."""


class TooManyConnections(YakaiError):
    """A person has too many connections open."""


class TooManyTables(YakaiError):
    """A person or an address has opened too many tables within an hour."""


class TooManyGuests(YakaiError):
    """Too many new people came from one address within an hour."""


class TooManyReads(YakaiError):
    """The rate limit for lists and records is exceeded."""


class MalformedHost(YakaiError):
    """The `Host` header is not a name or a number with a port."""


class UnknownHost(YakaiError):
    """The `Host` header is a name that is not the server's own: a foreign site may have pointed it to our address."""


class NotForYou(YakaiError):
    """Only the server's operator may see that."""


class ForeignOrigin(YakaiError):
    """The page that sends the request belongs to another site."""


class NotThere(YakaiError):
    """Only people who played a game may decide who reads it."""


class WrongAddress(YakaiError):
    """Not an address that notices can be sent to."""


class WrongCode(YakaiError):
    """Not the code that was sent to the address."""


class NotSent(YakaiError):
    """A notice could not be sent."""
