"""Errors of stores. Those that people may read have a text key; the web layer and the command line translate it.

`NoSuchTable`, which stores raise too, is an error of tables, because they raise it themselves.
"""

from yakai.core.errors import YakaiError


class StoreUnavailable(YakaiError):
    """It could not be stored, or no answer says that it was: nothing is shown of it, and the client may try again."""


# Of a data directory: they end the server, or the command, that wanted to use it.


class DataInUse(YakaiError):
    """Another server uses this data directory."""


class NoData(YakaiError):
    """The data directory has no tables."""


class DataUnusable(YakaiError):
    """The data directory cannot be read or written."""


# Handled by the caller: no person ever reads them.


class SeqTaken(YakaiError):
    """A batch or a remark with this number is stored already."""


class KeyTaken(YakaiError):
    """A new table's id or link is taken, or the id or number of a new record."""


class RequestDone(YakaiError):
    """This person's request of this id is stored already."""
