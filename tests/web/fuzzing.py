"""Hypothesis strategies for messages and HTTP requests, from nearly valid to random."""

import json
import typing
from random import Random
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from yakai.core import catalogue
from yakai.testing.play import any_action
from yakai.web.ws.requests import FromClient

Json: typing.TypeAlias = Any

TEXTS: Final = st.one_of(
    st.sampled_from(["", "novice", "Ann", "clap", "\x00", "\u202e", "é" * 70, "x" * 5000, "\ud83d", "🦊"]),
    st.text(max_size=12),
)
NUMBERS: Final = st.one_of(
    st.integers(-1, 7), st.sampled_from([2**31, -(2**63), 2**64, 10**30]), st.integers()
)
ANY_JSON: Final[SearchStrategy[Json]] = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=8,
)
NESTED: Final = st.sampled_from([50, 2000]).map(lambda deep: "[" * deep + "]" * deep)


def _of_kind(kind: Any) -> SearchStrategy[Json]:
    """Values for a field of this type, about half of them sensible."""
    if get_origin(kind) is Annotated:
        return _of_kind(get_args(kind)[0])
    if get_origin(kind) is Literal:
        return st.sampled_from(get_args(kind)) | TEXTS
    known: dict[Any, SearchStrategy[Json]] = {
        int: st.integers(0, 3) | NUMBERS,
        str: TEXTS,
        bool: st.booleans(),
        msgspec.Raw: ACTIONS | ANY_JSON,
    }
    return known.get(kind, ANY_JSON)


def _any_action(parts: tuple[str, int]) -> Json:
    game, seed = parts
    return msgspec.to_builtins(any_action(catalogue.game(game).rules, Random(seed)))


ACTIONS: Final = st.tuples(st.sampled_from(sorted(catalogue.ours())), st.integers(0, 10**6)).map(_any_action)


IDS: Final = st.integers(0, 10**9).map(lambda number: f"id-{number}") | TEXTS


def _struct(kind: Any) -> SearchStrategy[Json]:
    info = kind.__struct_config__
    hints = get_type_hints(kind, include_extras=True)
    fields = {name: IDS if name == "id" else _of_kind(hints[name]) for name in kind.__struct_fields__}
    made = st.fixed_dictionaries({info.tag_field or "type": st.just(info.tag), **fields})
    return made | st.tuples(made, TEXTS, ANY_JSON).map(lambda three: {**three[0], three[1]: three[2]})


REQUESTS: Final = st.one_of([_struct(kind) for kind in get_args(FromClient)])
"""All types of request, with valid or nearly valid fields."""


def as_json(value: Json) -> str:
    """A value as JSON; lone surrogates are escaped."""
    return json.dumps(value)


def _damaged(parts: tuple[str, int, int, str]) -> str:
    text, at, gone, more = parts
    at %= len(text) + 1
    return text[:at] + more + text[at + gone :]


DAMAGED: Final = st.tuples(
    REQUESTS.map(as_json), st.integers(0, 400), st.integers(0, 3), st.text(max_size=3)
).map(_damaged)

LEGAL: Final = st.integers(0, 10**6)
"""Seeds for an action that is legal when it is sent."""

MESSAGES: Final[SearchStrategy[str | bytes | int]] = st.one_of(
    LEGAL,
    REQUESTS.map(as_json),
    REQUESTS.map(as_json),
    DAMAGED,
    ANY_JSON.map(as_json),
    NESTED,
    st.text(max_size=30),
    st.binary(max_size=30),
).map(lambda one: one.encode("utf-8", "replace").decode() if isinstance(one, str) else one)
"""One message, as text or bytes, or a seed of `LEGAL`."""

KNOWN_PATHS: Final = [
    "/",
    "/api/me",
    "/api/games",
    "/api/tables",
    "/api/tables/open",
    "/api/mine",
    "/api/history",
    "/api/history?before=-1",
    "/api/me/notices",
    "/api/records/x",
    "/api/records/x/log.txt?seat=-1",
    "/api/records/x/log.jsonl",
    "/api/records/%00/table",
    "/api/games/yak/rules",
    "/healthz",
    "/readyz",
    "/metrics",
    "/texts/en.json",
    "/t/x",
    "/ws/x",
    "/games/yak/x.js",
    "/favicon.ico",
    "/schema/openapi.json",
    "/assets/../../secret",
    "/%2e%2e/secret",
    "//",
    "/%00",
    "/api/games/%F0%9F/rules",
    "*",
    "http://elsewhere.example/",
]
PATHS: Final = st.one_of(
    st.sampled_from(KNOWN_PATHS),
    st.just("/" + "x" * 3000),
    st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=20).map(lambda text: f"/{text}"),
)
QUERIES: Final = st.one_of(
    st.just(""),
    st.sampled_from(
        ["?lang=ru", "?lang=", "?lang=%ff", "?since=1.1", "?a=1&a=2", "?%zz", "?" + "a=b&" * 200]
    ),
)
METHODS: Final = st.sampled_from(
    ["GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"]
)
ODD_HEADERS: Final = f"""
cookie: yakai=x.y
cookie: yakai=
cookie: ;;=;
cookie: yakai=é.é
accept-language: uk,en;q=x
accept-language: {"a," * 300}
origin: null
origin: http://[
origin: https://elsewhere.example
content-type: text/plain
content-type: application/json; charset=utf-16
content-type: multipart/form-data; boundary=
content-encoding: gzip
accept: */*;q=2
accept: x
accept-encoding: gzip
if-none-match: *
range: bytes=9-1
x-forwarded-for: ,,
x-forwarded-proto: wss
forwarded: for=x
upgrade: h2c
expect: 100-continue
x: {"y" * 4000}
"""
HEADERS: Final = st.lists(st.sampled_from(ODD_HEADERS.strip().splitlines()), max_size=3)
_TABLES: Final = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["yak", "sketch", "yokai", "pikit", "pictomania"]) | TEXTS,
        "seats": st.integers(1, 6) | NUMBERS,
        "options": ANY_JSON,
        "bots": st.lists(st.sampled_from(["novice", "club"]) | TEXTS, max_size=3) | ANY_JSON,
        "sit": st.booleans() | ANY_JSON,
        "ready": st.booleans() | ANY_JSON,
        "name": TEXTS,
    },
)
BODIES: Final[SearchStrategy[bytes]] = st.one_of(
    _TABLES.map(as_json).map(str.encode),
    st.fixed_dictionaries({"name": TEXTS | ANY_JSON}).map(as_json).map(str.encode),
    ANY_JSON.map(as_json).map(str.encode),
    NESTED.map(str.encode),
    st.binary(max_size=40),
    st.just(b""),
)


def _request(parts: tuple[str, str, str, list[str], bytes, bool]) -> bytes:
    method, path, query, headers, body, chunked = parts
    lines = [f"{method} {path}{query} HTTP/1.1", "host: 127.0.0.1", "connection: close", *headers]
    if chunked:
        lines.append("transfer-encoding: chunked")
        body = (b"%x\r\n%s\r\n" % (len(body), body) if body else b"") + b"0\r\n\r\n"
    else:
        lines.append(f"content-length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body


HTTP: Final = st.tuples(METHODS, PATHS, QUERIES, HEADERS, BODIES, st.booleans()).map(_request)
"""Whole requests, each the only one of its connection."""
