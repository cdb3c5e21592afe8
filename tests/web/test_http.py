"""The HTTP API: guests, games, tables, texts, files and refusals."""

import gzip
import http.client
import json
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import pytest

from tests.web.running import Running, running
from yakai import bots, text
from yakai.client import RefusedRequest
from yakai.web.http import file_response, pages

pytestmark = pytest.mark.anyio


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def ask(server: Running, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
    """The response to one request."""
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=60)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, body, sent)
    response = connection.getresponse()
    answer = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
    connection.close()
    return answer


# Guests


async def test_a_guest_gets_a_cookie_and_is_known_by_it(server: Running) -> None:
    async with server.client() as ann:
        assert await ann.name() == ""
        await ann.call_me("  Анна ")
        assert await ann.name() == "Анна"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Running) -> None:
    cookie = ask(server, "GET", "/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


async def test_a_forged_cookie_identifies_no_person(server: Running) -> None:
    async with server.client() as ann:
        await ann.call_me("Ann")
        assert ann.cookie is not None
        name, _, value = ann.cookie.partition("=")
        person, _, signature = value.rpartition(".")
        for forged in (f"{person}x.{signature}", f"{person}.{signature[:-2]}xx", person, ".", "", "a.б"):
            cookie = f"{name}={forged}".encode().decode("latin-1")
            assert ask(server, "GET", "/api/me", cookie=cookie).json == {"name": ""}


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u0000b"])
async def test_an_invalid_name_is_refused(server: Running, name: str) -> None:
    async with server.client() as ann:
        await ann.call_me("Ann")
        with pytest.raises(RefusedRequest) as refused:
            await ann.call_me(name)
        assert (refused.value.status, refused.value.key) == (400, "name-is-wrong")
        assert await ann.name() == "Ann"


# Games and tables


async def test_the_games_are_listed_with_seats_bots_and_options(server: Running) -> None:
    async with server.client() as ann:
        games = {game["id"]: game for game in await ann.games()}
        first: dict[str, object] = {
            "key": "first",
            "kind": "seat",
            "default": None,
            "choices": [],
            "least": None,
            "most": None,
            "graded": None,
        }
        assert games["yak"] == {
            "id": "yak",
            "seats": [2, 6],
            "bots": [*bots.names("yak")],
            "board": None,
            "options": [first],
            "rules": [f"yak-rules-{part}" for part in ("goal", "turn", "claims", "counting", "deck", "end")],
            "together": False,
            "one_screen": True,
        }


async def test_a_table_has_two_keys_that_cannot_be_guessed(server: Running) -> None:
    async with server.client() as ann:
        one = await ann.open_table("yak", 3)
        other = await ann.open_table("yak", 3)
        keys = {one.invitation, one.watching, other.invitation, other.watching}
        assert len(keys) == 4
        assert all(len(key) >= 22 for key in keys)


async def test_a_table_is_opened_with_clock_patience_and_access(server: Running) -> None:
    clocks: list[dict[str, Any]] = [
        {"type": "move", "seconds": 30},
        {"type": "game", "seconds": 300, "more": 5},
        {"type": "days", "days": 2},
    ]
    async with server.client() as ann:
        for clock in clocks:
            links = await ann.open_table(
                "yak", 2, clock=clock, patience=None, open_to_all=True, watching=False, concede_ends=True
            )
            async with ann.join(links.invitation) as seat:
                await seat.joined()
                table = seat.table
                assert table is not None
                assert msgspec.to_builtins(table.clock) == clock
                assert table.patience is None
                assert table.open_to_all
                assert table.hosting.concede_ends
                assert not table.hosting.watching
        links = await ann.open_table("yak", 2, bots=["novice"], ready=True, clock=clocks[0], patience=7)
        async with ann.join(links.invitation) as seat:
            await seat.game()
            assert seat.latest is not None
            assert seat.latest.clocks is not None
            assert seat.table is not None
            assert seat.table.patience == 7
            assert not seat.table.open_to_all


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess", "seats": 2}, "no-such-game"),
        ({"game": "yak", "seats": 9}, "wrong-number-of-seats"),
        ({"game": "yak", "seats": 3, "options": {"stakes": 1}}, "option-is-wrong"),
        ({"game": "yak", "seats": 3, "options": {"first": 8}}, "no-such-first-player"),
        ({"game": "pikit", "seats": 3, "options": {"reaction": 0}}, "option-is-out-of-range"),
        ({"game": "yak", "seats": 3, "bots": ["grandmaster"]}, "no-such-bot"),
        ({"game": "yak", "seats": 2, "bots": ["novice", "novice"]}, "seat-is-taken"),
        ({"game": "yak", "seats": 2, "clock": {"type": "move", "seconds": 1}}, "clock-cannot-be"),
        ({"game": "yak", "seats": 2, "patience": -1}, "patience-cannot-be"),
        ({"game": "yak", "seats": 2, "clock": {"type": "hourglass"}}, "request-is-wrong"),
        ({"game": "yak", "seats": "many"}, "request-is-wrong"),
        ({"game": "yak", "seats": 3, "colour": "red"}, "request-is-wrong"),
        ([], "request-is-wrong"),
    ],
)
@pytest.mark.parametrize("lang", text.languages())
def test_an_impossible_table_is_refused_in_the_readers_language(
    server: Running, wanted: object, key: str, lang: str
) -> None:
    answer = ask(server, "POST", "/api/tables", json.dumps(wanted).encode(), accept_language=lang)
    assert answer.status == 400
    assert answer.json["key"] == key
    assert answer.json["text"] != key


def test_a_refusal_names_the_game_and_cuts_long_values(server: Running) -> None:
    answer = ask(server, "POST", "/api/tables", b'{"game":"yak","seats":9}')
    assert "“Yak”" in answer.json["text"]
    endless = json.dumps({"game": "yak", "seats": 3, "bots": ["x" * 60_000]}).encode()
    assert len(ask(server, "POST", "/api/tables", endless).json["text"]) < 1000


def test_a_body_that_is_not_json_is_refused(server: Running) -> None:
    answer = ask(server, "POST", "/api/tables", b"{not json")
    assert (answer.status, answer.json["key"]) == (400, "request-is-wrong")


@pytest.mark.parametrize("body", [b'{"name":"\xff"}', b"[" * 30_000])
def test_a_body_that_is_not_text_or_nested_too_deeply_is_refused(server: Running, body: bytes) -> None:
    answer = ask(server, "POST", "/api/me", body)
    assert (answer.status, answer.json["key"]) == (400, "request-is-wrong")


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300, "/assets/" + "y" * 300])
def test_a_name_that_no_file_can_have_is_not_found(server: Running, path: str) -> None:
    assert ask(server, "GET", path).status == 404


def test_a_malformed_origin_is_foreign(server: Running) -> None:
    answer = ask(server, "POST", "/api/tables", b'{"game":"yak","seats":2}', origin="http://[")
    assert (answer.status, answer.json["key"]) == (403, "foreign-origin")


def test_a_request_that_is_too_large_is_refused(server: Running) -> None:
    answer = ask(server, "POST", "/api/me", json.dumps({"name": "x" * 100_000}).encode())
    assert (answer.status, answer.json["key"]) == (413, "message-is-too-large")


def test_a_page_of_another_site_changes_nothing(server: Running) -> None:
    answer = ask(
        server, "POST", "/api/tables", b'{"game":"yak","seats":2}', origin="https://elsewhere.example"
    )
    assert (answer.status, answer.json["key"]) == (403, "foreign-origin")
    assert "content-security-policy" in answer.headers
    own = ask(server, "POST", "/api/tables", b'{"game":"yak","seats":2}', origin=server.url)
    assert own.status == 201


async def test_a_full_disk_gives_503_and_the_server_goes_on(tmp_path: Path) -> None:
    with running(tmp_path, most_pages=30, tables_per_hour=10_000) as server:
        async with server.client() as ann:
            refused = None
            for _ in range(500):
                try:
                    await ann.open_table("yak", 6, bots=["novice"] * 5, ready=False)
                except RefusedRequest as error:
                    refused = error
                    break
            assert refused is not None
            assert (refused.status, refused.key) == (503, "store-is-unavailable")
            assert await ann.name() == ""
            assert ask(server, "GET", "/readyz").status == 503
            assert ask(server, "GET", "/healthz").status == 200


def test_the_server_is_ready_again_once_the_disk_has_room(tmp_path: Path) -> None:
    now = [1_000_000.0]
    with running(tmp_path, now=lambda: now[0], most_pages=20) as server:
        assert ask(server, "GET", "/readyz").status == 503
        server.database.writing.execute("PRAGMA max_page_count = 1000")
        assert ask(server, "GET", "/readyz").status == 503  # it is not tried out at every question
        now[0] += 1
        assert ask(server, "GET", "/readyz").status == 200


# Pages


def test_the_page_may_load_nothing_from_other_sites(server: Running) -> None:
    for path in ("/", "/t/some-key", "/api/games", "/no/such/page", "/texts/en.ftl"):
        headers = ask(server, "GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("lang", text.languages())
def test_texts_come_in_each_language_and_are_cached(server: Running, lang: str) -> None:
    answer = ask(server, "GET", f"/texts/{lang}.ftl")
    assert answer.status == 200
    assert "yak" in answer.body.decode()
    again = ask(server, "GET", f"/texts/{lang}.ftl", if_none_match=answer.headers["etag"])
    assert (again.status, again.body) == (304, b"")


def test_other_languages_have_no_texts(server: Running) -> None:
    assert ask(server, "GET", "/texts/tlh.ftl").status == 404


def test_errors_are_in_the_browsers_language(server: Running) -> None:
    said = {
        ask(server, "GET", "/nowhere.html", accept_language=lang).json["text"] for lang in text.languages()
    }
    assert len(said) == 3
    assert ask(server, "GET", "/nowhere.html?lang=uk").json["text"] == text.say("uk", "page-not-found")


def test_a_wrong_method_gets_405(server: Running) -> None:
    answer = ask(server, "DELETE", "/api/me")
    assert (answer.status, answer.json["key"]) == (405, "method-not-allowed")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>夜会</title>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-abc123.js").write_text("1")
    (tmp_path.parent / "secret").write_text("do not tell")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


@pytest.mark.usefixtures("built")
def test_the_client_is_one_page_for_all_addresses(server: Running) -> None:
    for path in ("/", "/t/some-key", "/t/x?lang=ru"):
        page = ask(server, "GET", path)
        assert page.body.decode() == "<title>夜会</title>"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert ask(server, "GET", path, if_none_match=page.headers["etag"]).status == 304
    script = ask(server, "GET", "/assets/index-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    icon = ask(server, "GET", "/favicon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert "immutable" not in icon.headers["cache-control"]
    for name in ("/favicon.ico", "/favicon.ico?x"):
        assert ask(server, "GET", name).body == icon.body
    for way_out in ("/../secret", "/%2e%2e/secret", "/assets/../../secret", "//etc/passwd", "/assets"):
        answer = ask(server, "GET", way_out)
        assert answer.status == 404
        assert b"tell" not in answer.body


def test_a_file_is_hashed_and_compressed_once_and_again_after_a_change(
    server: Running, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[bytes] = []
    make = file_response.file_body

    def counting(body: bytes) -> file_response.FileBody:
        made.append(body)
        return make(body)

    monkeypatch.setattr(file_response, "file_body", counting)
    script, words = built / "assets" / "index-abc123.js", "let it = 'rain';\n" * 1000
    script.write_text(words)
    for _ in range(3):
        plain = ask(server, "GET", "/assets/index-abc123.js")
        small = ask(server, "GET", "/assets/index-abc123.js", accept_encoding="gzip")
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert small.headers["vary"].lower() == "accept-encoding"
        assert gzip.decompress(small.body).decode() == plain.body.decode() == words
    assert len(made) == 1
    script.write_text(words + "1")
    assert ask(server, "GET", "/assets/index-abc123.js").body.decode() == words + "1"
    assert len(made) == 2


@pytest.mark.usefixtures("built")
def test_json_responses_are_compressed(server: Running) -> None:
    games = ask(server, "GET", "/api/games", accept_encoding="gzip")
    assert games.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(games.body)) == ask(server, "GET", "/api/games").json


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/nonsense", "/no/such/page", "/t", "/t/some-key/more", "/%00", "/T/x"])
def test_an_unknown_page_gets_the_clients_404(server: Running, path: str) -> None:
    page = ask(server, "GET", path)
    assert page.status == 404
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.body.decode() == "<title>夜会</title>"
    assert ask(server, "GET", path, if_none_match=page.headers["etag"]).status == 404


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    ["/api/nonsense", "/api", "/assets/nonsense", "/texts/nonsense", "/games/chess/board.js", "/logo.png"],
)
def test_an_unknown_path_of_programs_gets_404_as_json(server: Running, path: str) -> None:
    answer = ask(server, "GET", path)
    assert (answer.status, answer.json["key"]) == (404, "page-not-found")


def test_without_a_built_client_the_page_says_so(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    answer = ask(server, "GET", "/")
    assert answer.status == 503
    assert b"script/build-client" in answer.body


def test_healthz_and_readyz_answer_200(server: Running) -> None:
    assert ask(server, "GET", "/healthz").json == {"ok": True}
    assert ask(server, "GET", "/readyz").json == {"ok": True}


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.database.writer._jobs.put(None)
        server.database.writer._worker.join()
        answer = ask(server, "GET", "/readyz")
        assert (answer.status, answer.json) == (503, {"ok": False})
        assert ask(server, "GET", "/healthz").status == 200


def test_the_api_describes_itself(server: Running) -> None:
    schema = ask(server, "GET", "/schema/openapi.json").json
    assert {"/api/me", "/api/games", "/api/tables", "/healthz", "/readyz"} <= set(schema["paths"])
    assert b"https://" not in ask(server, "GET", "/schema").body


# The rules


def test_the_rules_of_a_game_come_in_a_language_clause_by_clause(server: Running) -> None:
    page = ask(server, "GET", "/api/games/yak/rules?lang=ru").json
    blocks = [block for section in page["sections"] for block in section["blocks"]]
    assert {"YAK-7", "ALL-4"} <= {block.get("id") for block in blocks}
    assert page["sections"][-1]["title"] == "В каждой игре"


@pytest.mark.parametrize("path", ["/api/games/chess/rules", "/api/games/%00/rules"])
def test_a_game_that_is_not_there_has_no_rules(server: Running, path: str) -> None:
    assert ask(server, "GET", path).status == 404


def test_rules_in_an_unknown_language_come_in_english(server: Running) -> None:
    english = ask(server, "GET", "/api/games/yak/rules")
    assert ask(server, "GET", "/api/games/yak/rules?lang=tlh").json == english.json
