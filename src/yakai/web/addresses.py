"""The server's names and addresses: which `Host` headers name it, which pages may call it, how addresses are counted.

A foreign site can point its name to our address (DNS rebinding); the browser would then give that site everything we
answer. So a server answers only to its own names. No foreign site can have a number as its name, nor a name that only a
local network knows.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

LOOPBACK: Final = ("127.0.0.1", "::1")
THIS_MACHINE: Final = ("127.0.0.0/8", "::1")

PORTS: Final = {"http": 80, "https": 443}
LARGEST_PORT: Final = 65_535

_NAME: Final = re.compile(r"[a-z0-9_-]+(?:\.[a-z0-9_-]+)*")
_HOST: Final = re.compile(r"(?:\[(?P<ipv6>[^]]*:[^]]*)\]|[A-Za-z0-9._-]{0,255})(?::(?P<port>[0-9]{0,5}))?")

LOCAL_DOMAINS: Final = ("localhost", "local", "lan", "home", "internal", "localdomain", "home.arpa")
"""Domains that no public name server knows."""


def parts(text: str) -> tuple[str, ...]:
    """The parts of a list with commas.

    >>> parts(" a, b,")
    ('a', 'b')
    """
    return tuple(part for one in text.split(",") if (part := one.strip()))


def origins(text: str) -> tuple[str, ...]:
    """A list of origins, as a browser writes them; raises `ValueError` if one is not an origin.

    >>> origins("https://Games.example.org/, http://nas:8000")
    ('https://games.example.org', 'http://nas:8000')
    """
    return tuple(map(_origin, parts(text)))


def _origin(text: str) -> str:
    found = urlsplit(text)
    name = found.hostname or ""
    if not _is_number(name):
        name = name.encode("idna").decode()  # as browsers send it
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
    """A list of addresses or networks; raises `ValueError` if one is neither.

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
    """The address under which limits count a client: for IPv6 the `/64` network, which one household has to itself.

    >>> counted_as("192.0.2.7"), counted_as("2001:db8::7"), counted_as("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    address = _plain(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address.packed, 64), strict=False))
    return host if address is None else str(address)


def is_among(host: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks.

    >>> is_among("::ffff:127.0.0.1", THIS_MACHINE), is_among("192.0.2.7", ["192.0.2.0/24"]), is_among("", ["::/0"])
    (True, True, False)
    """
    address = _plain(host)
    return address is not None and any(address in ip_network(one) for one in networks)


def is_from_internet(client: str, server: str) -> bool:
    """Whether a client is outside the local network of the server. With IPv6 local clients have public addresses too,
    but share the server's `/64` network. A malformed address is outside.

    >>> [is_from_internet(client, "10.0.0.2") for client in ("10.0.0.7", "127.0.0.1", "8.8.8.8", "unknown")]
    [False, False, True, True]
    >>> [is_from_internet(client, "2600::2") for client in ("2600::7", "2600:1::7", "fe80::1")]
    [False, True, False]
    """
    address = _plain(client)
    if address is None:
        return True
    return address.is_global and not (address.version == 6 and counted_as(client) == counted_as(server))


def _plain(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


class Addresses:
    """The addresses of one server: where it listens, its public ones, and the origins of pages that may call it."""

    def __init__(self, host: str, own: Iterable[str] = (), friends: Iterable[str] = ()) -> None:
        self.own = tuple(own)
        self.friends = tuple(friends)
        self._given = {host.lower(), *map(_host_in, self.own)}
        self._https = {_host_in(one) for one in self.own if one.startswith("https:")}
        self._machine = socket.gethostname().lower()

    def is_own(self, host: str, from_internet: bool = False) -> bool:
        """Whether a `Host` header names this server. For a client on the internet only the names that the server was
        given do, if it was given any; in a local network also numbers and names that no public name server knows.

        >>> own = Addresses("127.0.0.1", ["https://games.example.org"])
        >>> [own.is_own(host) for host in ("192.168.1.5:8000", "pi.local", "nas:8000", "Games.example.org", "[::1]")]
        [True, True, True, True, True]
        >>> [own.is_own(host) for host in ("evil.example", "games.example.org.evil.example", "127.0.0.1.evil.example")]
        [False, False, False]
        >>> [own.is_own(host, from_internet=True) for host in ("games.example.org:443", "192.168.1.5", "nas", "")]
        [True, False, False, False]
        """
        name = _name(host)
        if name in self._given:
            return True
        if from_internet and self.own:
            return False
        known = "." not in name or name == self._machine or _is_number(name)
        return known or any(name.endswith(f".{end}") for end in LOCAL_DOMAINS)

    def is_public(self, host: str) -> bool:
        """Whether a `Host` header is a public name of this server."""
        return _name(host) in {_host_in(one) for one in self.own}

    def is_https(self, host: str) -> bool:
        """Whether a `Host` header names an https address of this server, also if the proxy does not send the scheme."""
        return _name(host) in self._https

    def is_foreign(self, origin: str, host: str, https: bool) -> bool:
        """Whether a page of this origin is another site's, for a request to this `Host`. If the request came by HTTPS,
        so must the page: a page of the same name without HTTPS may have been changed on its way.

        >>> own = Addresses("127.0.0.1", ["https://games.example.org"])
        >>> own.is_foreign("http://nas:8000", "nas:8000", False), own.is_foreign("http://nas:8000", "nas:8000", True)
        (False, True)
        >>> own.is_foreign("https://nas", "nas:443", True), own.is_foreign("null", "", False)
        (False, True)
        """
        if origin in self.own or origin in self.friends:
            return False
        try:
            page, called = urlsplit(origin), urlsplit(f"//{host}")
            usual = PORTS.get(page.scheme)
            if usual is None or (https and page.scheme != "https"):
                return True
            return (page.hostname, page.port or usual) != (called.hostname, called.port or usual)
        except ValueError:
            return True


def _host_in(origin: str) -> str:
    return (urlsplit(origin).hostname or "").lower()


def _name(host: str) -> str:
    """The name in a `Host` header, without its port.

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
    return _plain(name) is not None
