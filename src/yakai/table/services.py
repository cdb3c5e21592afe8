"""What all tables of a server share."""

from collections.abc import Callable
from typing import NamedTuple

from yakai.store.protocols import TableStore
from yakai.table.keys import new_token
from yakai.table.ports import Notify, Thinker, no_notices
from yakai.table.settings import TableSettings
from yakai.table.uptime import Uptime


class TableServices(NamedTuple):
    """The store, the bots' thinker and settings. `now` is calendar time, `uptime` the time of players' clocks."""

    store: TableStore
    thinker: Thinker
    settings: TableSettings
    now: Callable[[], float]
    uptime: Uptime
    new_token: Callable[[], str] = new_token
    notify: Notify = no_notices
