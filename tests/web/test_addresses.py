"""Which host names the server answers to, which pages may call it, and which proxies it trusts."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.web.running import Running, running
from tests.web.test_http import ask
from yakai import text
from yakai.web.addresses import Addresses, origins
from yakai.web.http import pages
from yakai.web.settings import BadSetting, Settings

pytestmark = pytest.mark.anyio

PUBLIC = "https://games.example.org"
FRIEND = "https://friend.example"
NAME = b'{"name":"Ann"}'


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a public address."""
    with running(tmp_path_factory.mktemp("data"), addresses=PUBLIC, origins=FRIEND) as one:
        yield one


# Names


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.0.0.1:8000",
        "192.168.1.20:8000",
        "[::1]:8000",
        "[fe80::1%25eth0]",
        "localhost:8000",
        "LOCALHOST",
        "yakai.localhost",
        "raspberrypi",
        "raspberrypi.local:8000",
        "raspberrypi.local.",
        "nas.lan",
        "box.home.arpa",
        "",
    ],
)
def test_local_names_and_numbers_are_the_servers_own(server: Running, host: str) -> None:
    assert ask(server, "GET", "/api/me", host=host).status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "evil.example.",
        "games.example.org",
        "1.2.3.4.5",
        "local.evil.example",
    ],
)
@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/t/some-key", "/texts/en.ftl"])
def test_another_name_is_refused(server: Running, host: str, path: str) -> None:
    answer = ask(server, "GET", path, host=host, origin=f"http://{host}")
    assert (answer.status, answer.json["key"]) == (421, "unknown-host")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("lang", text.languages())
def test_the_refusal_names_the_name_and_the_setting(server: Running, lang: str) -> None:
    said = ask(server, "GET", "/", host="club.example:80", accept_language=lang).json["text"]
    assert "club.example" in said
    assert "YAKAI_ADDRESSES" in said


async def test_no_table_is_joined_under_another_name(server: Running) -> None:
    async with server.client() as ann:
        key = (await ann.open_table("yak", 2)).invitation
    address = urlsplit(server.url)
    with pytest.raises(InvalidStatus):
        await connect(f"ws://evil.example/ws/{key}", host=address.hostname, port=address.port, proxy=None)
    async with connect(
        f"ws://pi.local/ws/{key}", host=address.hostname, port=address.port, proxy=None
    ) as own:
        await own.recv()


INTERNET, HOUSE = "8.8.8.8", "192.168.1.7"


def test_on_the_internet_only_the_given_names_are_the_servers_own(public: Running) -> None:
    for host in ("192.168.1.20:8000", "8.8.4.4", "[::1]:8000", "localhost", "raspberrypi", "nas.lan"):
        assert ask(public, "GET", "/api/me", host=host, x_forwarded_for=INTERNET).status == 421, host
        assert ask(public, "GET", "/api/me", host=host, x_forwarded_for=HOUSE).status == 200, host
        assert ask(public, "GET", "/api/me", host=host).status == 200, host
    assert ask(public, "GET", "/api/me", host="games.example.org", x_forwarded_for=INTERNET).status == 200
    assert ask(public, "GET", "/healthz", host="localhost", x_forwarded_for=INTERNET).status == 200


def test_a_server_without_a_given_name_answers_to_its_number_on_the_internet(tmp_path: Path) -> None:
    with running(tmp_path, proxies="127.0.0.1") as server:
        assert ask(server, "GET", "/api/me", host="8.8.4.4", x_forwarded_for=INTERNET).status == 200
        assert ask(server, "GET", "/api/me", host="evil.example", x_forwarded_for=INTERNET).status == 421


async def test_on_the_internet_no_table_is_joined_under_another_name(public: Running) -> None:
    async with public.client() as ann:
        key = (await ann.open_table("yak", 2)).invitation
    address = urlsplit(public.url)
    with pytest.raises(InvalidStatus):
        await connect(
            f"ws://localhost/ws/{key}",
            host=address.hostname,
            port=address.port,
            proxy=None,
            additional_headers={"x-forwarded-for": INTERNET},
        )


def test_the_given_name_is_the_servers_own(public: Running) -> None:
    for host in ("games.example.org", "Games.Example.org:443", "127.0.0.1"):
        assert ask(public, "GET", "/api/me", host=host).status == 200
    assert ask(public, "GET", "/api/me", host="evil.example").status == 421


def test_monitors_may_use_any_name(server: Running) -> None:
    for path in ("/healthz", "/readyz"):
        assert ask(server, "GET", path, host="probe.example").status == 200


def test_the_host_that_it_listens_at_is_the_servers_own() -> None:
    assert Addresses("games.example.org").is_own("games.example.org:8000")


def test_the_page_knows_the_public_address(
    public: Running, server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text('<meta name="yakai-address" content="" />')
    for one, address in ((public, PUBLIC), (server, "")):
        assert ask(one, "GET", "/").body.decode() == f'<meta name="yakai-address" content="{address}" />'


# Pages


def test_a_page_at_the_public_address_may_call_with_any_host_header(public: Running) -> None:
    assert ask(public, "POST", "/api/me", NAME, origin=PUBLIC).status == 200
    assert ask(public, "POST", "/api/me", NAME, origin="https://evil.example").status == 403


def test_at_an_https_address_a_page_without_https_is_foreign(public: Running) -> None:
    def status(host: str, origin: str, **more: str) -> int:
        return ask(public, "POST", "/api/me", NAME, host=host, origin=origin, **more).status

    assert status("games.example.org", "http://games.example.org") == 403
    assert status("games.example.org", "https://games.example.org") == 200
    assert status("192.168.1.20:8000", "http://192.168.1.20:8000") == 200
    assert status("nas", "http://nas", x_forwarded_proto="https") == 403
    assert status("nas:443", "https://nas", x_forwarded_proto="https") == 200
    assert status("nas:443", "https://nas:444", x_forwarded_proto="https") == 403
    assert status("", "null") == 403


def test_a_browser_at_an_https_address_gets_strict_transport_security(public: Running) -> None:
    def rule(host: str, path: str = "/", **more: str) -> str | None:
        return ask(public, "GET", path, None, host=host, **more).headers.get("strict-transport-security")

    assert rule("games.example.org") == "max-age=15768000"
    assert rule("games.example.org", "/no/such/page") == "max-age=15768000"
    assert rule("nas.lan", x_forwarded_proto="https") == "max-age=15768000"
    assert rule("nas.lan") is None
    assert rule("evil.example") is None


def test_pages_of_further_origins_may_read_responses_and_pass_the_preflight(public: Running) -> None:
    before = ask(
        public,
        "OPTIONS",
        "/api/me",
        origin=FRIEND,
        access_control_request_method="POST",
        access_control_request_headers="content-type",
    )
    assert before.status == 204
    assert before.headers["access-control-allow-origin"] == FRIEND
    assert "content-type" in before.headers["access-control-allow-headers"]
    answer = ask(public, "POST", "/api/me", NAME, origin=FRIEND)
    assert answer.status == 200
    assert answer.headers["access-control-allow-origin"] == FRIEND
    assert answer.headers["access-control-allow-credentials"] == "true"


def test_pages_of_other_sites_may_read_nothing(public: Running, server: Running) -> None:
    for one in (public, server):
        answer = ask(one, "GET", "/api/me", origin="https://evil.example")
        assert "access-control-allow-origin" not in answer.headers


# Proxies


def cookie(server: Running, **headers: str) -> str:
    return ask(server, "GET", "/api/me", None, **headers).headers["set-cookie"].lower()


def test_without_a_trusted_proxy_no_forwarding_header_is_believed(tmp_path: Path) -> None:
    """Also one on the same machine."""
    with running(tmp_path, guests_per_hour_per_address=1) as server:
        assert "secure" not in cookie(server, x_forwarded_proto="https", x_forwarded_for="192.0.2.1")
        assert ask(server, "GET", "/api/me", x_forwarded_for="192.0.2.2").status == 429


def test_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    with running(tmp_path, proxies="127.0.0.0/8", guests_per_hour_per_address=1) as server:
        assert "secure" in cookie(server, x_forwarded_proto="https", x_forwarded_for="192.0.2.1")
        assert "secure" not in cookie(server, x_forwarded_proto="http", x_forwarded_for="192.0.2.2")
        assert ask(server, "GET", "/api/me", x_forwarded_for="192.0.2.7, 192.0.2.1").status == 429


def test_with_a_public_address_a_proxy_on_the_same_machine_is_trusted(public: Running) -> None:
    assert "secure" in cookie(public, x_forwarded_proto="https")


def test_the_cookie_is_secure_at_an_https_address_and_works_locally(public: Running) -> None:
    assert "secure" in cookie(public, host="games.example.org")
    assert "secure" not in cookie(public, host="192.168.1.20:8000")


# What can be set


def test_addresses_are_normalized_as_browsers_write_them() -> None:
    assert origins("HTTPS://Games.Example.org:443/ , http://[::1]:80") == (PUBLIC, "http://[::1]")
    assert origins("https://игры.example") == ("https://xn--c1ajz8b.example",)


@pytest.mark.parametrize(
    "odd",
    [
        "games.example.org",
        "ftp://x.example",
        "https://",
        "https://x/y",
        "https://a:b@x",
        'https://a"b',
        "https://a b",
    ],
)
def test_an_invalid_address_is_refused(odd: str) -> None:
    with pytest.raises(BadSetting):
        Settings.read({"YAKAI_ADDRESSES": odd})


@pytest.mark.parametrize("odd", ["proxy", "10.0.0", "10.0.0.0/99", "10.0.0.5/8", "*"])
def test_an_invalid_network_is_refused(odd: str) -> None:
    with pytest.raises(BadSetting):
        Settings.read({"YAKAI_PROXIES": odd})


def test_the_trusted_proxies_follow_from_the_settings() -> None:
    assert Settings().trusted_proxies == ()
    assert Settings(addresses=PUBLIC).trusted_proxies == ("127.0.0.1", "::1")
    assert Settings(addresses=PUBLIC, proxies="10.0.0.5").trusted_proxies == ("10.0.0.5",)
