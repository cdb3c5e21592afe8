"""Counts open connections, in total and by address, and refuses those above the limits."""

import resource
from asyncio import BaseTransport
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Final

from yakai.web.addresses import counted_as

RESERVED_FILES: Final = 200
"""Files and connections that the server itself may have open, besides those of its clients."""


class Admission:
    """Counts each connection from its start until nothing runs for it any more. Connections from a proxy count only
    towards the total, because a proxy has many clients.
    """

    def __init__(self, most: int, most_per_address: int, proxies: Collection[str] = ()) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._proxies = tuple(map(ip_network, proxies))
        self._addresses: dict[BaseTransport, str] = {}
        self._per_address: Counter[str] = Counter()
        self._closed = False
        self.refused = 0

    def close(self) -> None:
        """Refuse all further connections, because the server shuts down."""
        self._closed = True

    def enter(self, transport: BaseTransport) -> bool:
        """Count a new connection; returns whether it is admitted."""
        peer = transport.get_extra_info("peername")
        if not peer:
            return False  # the client has disconnected already, so its address is unknown
        host = str(peer[0])
        address = counted_as(host)
        full = self._closed or len(self._addresses) >= self._most
        if full or (self._per_address[address] >= self._most_per_address and not self._is_proxy(host)):
            self.refused += 1
            return False
        self._addresses[transport] = address
        self._per_address[address] += 1
        return True

    def leave(self, transport: BaseTransport) -> None:
        """Stop counting a connection, if it was admitted."""
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._per_address[address] -= 1
            if not self._per_address[address]:
                del self._per_address[address]

    def _is_proxy(self, address: str) -> bool:
        with suppress(ValueError):
            return any(ip_address(address) in network for network in self._proxies)
        return False

    def __len__(self) -> int:
        return len(self._addresses)


def connection_limit(wanted: int) -> int:
    """How many of the wanted connections the system allows, after raising the limit on open files as far as needed."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = wanted + RESERVED_FILES
    if soft != resource.RLIM_INFINITY and soft < files:
        soft = files if hard == resource.RLIM_INFINITY else min(files, hard)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - RESERVED_FILES))
