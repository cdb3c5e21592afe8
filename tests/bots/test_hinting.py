"""Hints in words: what a bot would do and why, from what its seat knows, in every language."""

from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

import yakai
from yakai import bots, text
from yakai.bots import workers
from yakai.core import catalogue
from yakai.core.game import Because, Turn
from yakai.core.match import Match

HINTED = [name for name, game in catalogue.games().items() if game.hinting is not None]


def test_all_games_with_strong_bots_have_hints() -> None:
    assert {"yak", "sketch", "pikit", "yokai"} <= set(HINTED)
    assert "pictomania" not in HINTED


@pytest.mark.parametrize("game", HINTED)
def test_every_hint_of_a_game_has_a_sentence_in_every_language(game: str) -> None:
    """With a club player as the advisor: it is quick, and names the same reasons."""
    match = yakai.new(game, seats=2, seed=1)
    rng = Random(1)
    said = set()
    for _ in range(40):
        if not isinstance(match.pending, Turn):
            break
        acting = [seat for seat in sorted(match.pending.seats) if match.legal(seat)]
        if not acting:
            assert match.pending.timer is not None
            match.expire(match.pending.timer.key)
            continue
        said.update(sentences(match, acting[0], rng.getrandbits(32)))
        match.play(acting[0], bots.named(game, "novice").choose(*known(match, acting[0]), rng))
    assert len(said) > 30


def known(match: Match, seat: int) -> tuple[Any, Any, Any]:
    return match.rules, match.view(seat), match.recall(seat)


def sentences(match: Match, seat: int, seed: int) -> list[str]:
    """The hint for this seat, in every language."""
    rules = match.rules
    view, memory = (msgspec.json.encode(one) for one in (match.view(seat), match.recall(seat)))
    advice = workers.advise(rules.id, rules.version, "club", view, memory, seed)
    assert advice == workers.advise(rules.id, rules.version, "club", view, memory, seed)
    sent, because = msgspec.json.decode(advice, type=tuple[msgspec.Raw, Because])
    action = msgspec.json.decode(sent, type=rules.kinds.action)
    assert action in match.legal(seat)
    hinting = catalogue.game(rules.id).hinting
    assert hinting is not None
    names = [text.bot_name("en", place) for place in range(match.seats)]
    said = [
        hinting.sentence(match.view(seat), action, because, names, partial(text.say, lang))
        for lang in text.languages()
    ]
    assert len(set(said)) == len(said)
    assert all(one.endswith(".") and len(one) < 200 for one in said), said
    return said


def test_a_hint_asks_the_strongest_bot() -> None:
    assert bots.strongest("sketch") == "expert"
