"""Where a server that is started again and again can be found."""

import os
import socket
from contextlib import suppress
from random import Random


def free_port() -> int:
    """A port below those that systems hand out: a server that is away for a moment finds it still free. Those who look
    at the same time look in different places.
    """
    first = 20_000 + os.getpid() % 12 * 1000
    for port in Random().sample(range(first, first + 1000), 1000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("there is no free port")
