"""A port for a server that is started again and again."""

import os
import socket
from contextlib import suppress
from random import Random


def free_port() -> int:
    """A port below those that systems hand out, so it is still free when a server restarts. Test processes that search
    at the same time search different ranges.
    """
    first = 20_000 + os.getpid() % 12 * 1000
    for port in Random().sample(range(first, first + 1000), 1000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("there is no free port")
