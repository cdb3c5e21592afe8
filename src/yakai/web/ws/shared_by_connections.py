"""What all connections of one table share."""

from yakai.table.live import LiveTable
from yakai.web.limits.locks import FairLock
from yakai.web.ws.shared_messages import SharedMessages


class SharedByConnections:
    """The messages that are alike for many, and the lock under which full states are made one after the other."""

    def __init__(self) -> None:
        self.messages = SharedMessages()
        self.turns = FairLock()


def shared_by_connections(live: LiveTable) -> SharedByConnections:
    """What the connections of a table share, for as long as the table is loaded."""
    shared = live.shared_by_listeners
    if not isinstance(shared, SharedByConnections):
        shared = live.shared_by_listeners = SharedByConnections()
    return shared
