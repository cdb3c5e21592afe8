"""Under which addresses this server is reached, and who may say so.

A page of somebody else could let its name point to our address; the browser would then take us for that page and give
it all that we answer. So a server answers only to its own names. No such page can be called by a number, nor by a
name that only a context knows.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

LOOPBACK: Final = ("127.0.0.1", "::1")
THIS_MACHINE: Final = ("127.0.0.0/8", "::1")

PORTS: Final = {"http": 80, "https": 443}
LARGEST_PORT: Final = 65_535

_NAME: Final = re.compile(r"[a-z0-9_-]+(?:\.[a-z0-9_-]+)*")
_HOST: Final = re.compile(r"(?:\[(?P<ipv6>[^]]*:[^]]*)\]|[A-Za-z0-9._-]{0,255})(?::(?P<port>[0-9]{0,5}))?")

OF_A_HOUSE: Final = ("localhost", "local", "lan", "home", "internal", "localdomain", "home.arpa")
"""Ends of names that no name server of the world knows."""


def parts(text: str) -> tuple[str, ...]:
    """What stands between commas.

    >>> parts(" a, b,")
    ('a', 'b')
    """
    return tuple(part for one in text.split(",") if (part := one.strip()))


def origins(text: str) -> tuple[str, ...]:
    """Addresses of pages, as a browser names them; `ValueError` if one is none.

    >>> origins("https://Games.example.org/, http://nas:8000")
    ('https://games.example.org', 'http://nas:8000')
    """
    return tuple(map(_origin, parts(text)))


def _origin(text: str) -> str:
    found = urlsplit(text)
    name = found.hostname or ""
    if not _is_number(name):
        name = name.encode("idna").decode()  # as browsers say it
        if not _NAME.fullmatch(name):
            raise ValueError(text)
    if (
        found.scheme not in PORTS
        or "@" in found.netloc
        or found.path.strip("/") + found.query + found.fragment
    ):
        raise ValueError(text)
    host = f"[{name}]" if ":" in name else name
    port = "" if found.port in {None, PORTS[found.scheme]} else f":{found.port}"
    return f"{found.scheme}://{host}{port}"


def networks(text: str) -> tuple[str, ...]:
    """Addresses or networks of machines; `ValueError` if one is none.

    >>> networks("10.0.0.5, 172.16.0.0/12")
    ('10.0.0.5', '172.16.0.0/12')
    """
    return tuple(str(ip_network(part) if "/" in part else ip_address(part)) for part in parts(text))


def is_host(text: str) -> bool:
    """Whether a `Host` header is well-formed: a name or a number, and perhaps a port.

    >>> [is_host(text) for text in ("nas.lan:8000", "[::1]:80", "", "x:99999", "[::1", "http://x")]
    [True, True, True, False, False, False]
    """
    found = _HOST.fullmatch(text)
    if found is None or int(found["port"] or 0) > LARGEST_PORT:
        return False
    return found["ipv6"] is None or _is_number(found["ipv6"])


def counted_as(host: str) -> str:
    """As what an address is counted: of IPv6 the network, which one household has to itself.

    >>> counted_as("192.0.2.7"), counted_as("2001:db8::7"), counted_as("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address.packed, 64), strict=False))


def is_among(host: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks.

    >>> is_among("::ffff:127.0.0.1", THIS_MACHINE), is_among("192.0.2.7", ["192.0.2.0/24"]), is_among("", ["::/0"])
    (True, True, False)
    """
    try:
        address = ip_address(host)
    except ValueError:
        return False
    plain = (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address
    return any(plain in ip_network(one) for one in networks)


class Addresses:
    """Those of one server: where it listens, what it is called in the world, and whose pages may call it."""

    def __init__(self, host: str, own: Iterable[str] = (), friends: Iterable[str] = ()) -> None:
        self.own = tuple(own)
        self.friends = tuple(friends)
        self._names = {host.lower(), socket.gethostname().lower(), *map(_host_in, self.own)}
        self._kept_secret = {_host_in(one) for one in self.own if one.startswith("https:")}

    def is_own(self, host: str) -> bool:
        """Whether somebody who says this `Host` means us.

        >>> own = Addresses("127.0.0.1", ["https://games.example.org"])
        >>> [own.is_own(host) for host in ("192.168.1.5:8000", "pi.local", "nas:8000", "Games.example.org", "[::1]")]
        [True, True, True, True, True]
        >>> [own.is_own(host) for host in ("evil.example", "games.example.org.evil.example", "127.0.0.1.evil.example")]
        [False, False, False]
        """
        name = _name(host)
        if "." not in name or name in self._names:
            return True
        return _is_number(name) or any(name.endswith(f".{end}") for end in OF_A_HOUSE)

    def is_public(self, host: str) -> bool:
        """Whether this `Host` is what the server is called in the world."""
        return _name(host) in {_host_in(one) for one in self.own}

    def is_foreign(self, origin: str, host: str) -> bool:
        """Whether a page from there is somebody else's, for a request to this `Host`."""
        try:
            netloc = urlsplit(origin).netloc
        except ValueError:
            return True
        return netloc != host and origin not in self.own and origin not in self.friends

    def is_secure(self, host: str) -> bool:
        """Whether whoever says this `Host` came by HTTPS, whatever the proxy forgets to say."""
        return _name(host) in self._kept_secret


def _host_in(origin: str) -> str:
    return (urlsplit(origin).hostname or "").lower()


def _name(host: str) -> str:
    """A `Host` without its port.

    >>> _name("Pi.local.:80"), _name("[::1]:80"), _name("::1")
    ('pi.local', '::1', '::1')
    """
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    if name.count(":") == 1:
        name = name.partition(":")[0]
    return name.rstrip(".")


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
