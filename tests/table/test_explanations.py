"""Explanations after the end: of each challenge of Yak, from what the challenger could see then."""

from functools import partial
from typing import Any

import msgspec
import pytest

from tests.table.evening import Evening, Here, eventually, match_of
from yakai import text
from yakai.core import catalogue
from yakai.core.game import AnyRules, Because
from yakai.core.log import Acted
from yakai.games.yak.actions import Challenge
from yakai.table.errors import GameRuns, NoHint
from yakai.table.explanations import Explanation
from yakai.table.live import LiveTable

pytestmark = pytest.mark.anyio


class Counted(Here):
    """A thinker that counts how often it looks back."""

    def __init__(self) -> None:
        self.looks = 0

    async def look_back(self, rules: AnyRules, decisions: Any) -> list[Because]:
        self.looks += 1
        return await super().look_back(rules, decisions)


async def over(evening: Evening) -> LiveTable:
    """A game of bots, played to its end."""
    live = await evening.begun("yak", people=0, bots=2)
    await eventually(lambda: live.room.phase == "over")
    return live


def said(explanations: list[Explanation], lang: text.Lang) -> list[tuple[str, str]]:
    afterthoughts = catalogue.game("yak").afterthoughts
    assert afterthoughts is not None
    return [
        afterthoughts.told(one.events, one.reasons, ("Tanuki", "Usagi"), None, partial(text.say, lang))
        for one in explanations
    ]


async def test_each_challenge_has_what_was_thought_of_it_and_is_looked_at_once() -> None:
    thinker = Counted()
    live = await over(Evening(thinker))
    match = match_of(live)
    made = [one for one in match.log if isinstance(one, Acted) and isinstance(one.action, Challenge)]
    thoughts = await live.explanations.give(1)
    assert len(thoughts) == len(made) > 0
    assert await live.explanations.give(1) == thoughts
    assert thinker.looks == 1
    assert all(one.reasons["by"] == "guess" for one in thoughts)  # these are novices
    for lang in text.languages():
        for what, why in said(thoughts, lang):
            assert "%" in why
            assert what.startswith(("Tanuki", "Usagi"))


async def test_nothing_is_told_before_the_end_nor_of_games_without_it() -> None:
    live = await Evening().two_people()
    with pytest.raises(GameRuns):
        await live.explanations.give(1)
    sketch = await Evening().begun("sketch", people=2)
    with pytest.raises(NoHint):
        await sketch.explanations.give(1)


async def test_the_thought_is_had_from_the_challengers_view_alone() -> None:
    """A worker gets the acting seat's view from just before the action, and no state."""
    seen: list[Any] = []

    class Looks(Here):
        async def look_back(self, rules: AnyRules, decisions: Any) -> list[Because]:
            seen.extend(decisions)
            return await super().look_back(rules, decisions)

    live = await over(Evening(Looks()))
    await live.explanations.give(1)
    match = match_of(live)
    places = [
        at for at, one in enumerate(match.log) if isinstance(one, Acted) and isinstance(one.action, Challenge)
    ]
    for at, (bot, view, memory) in zip(places, seen, strict=True):
        before = match.at(at)
        entry = match.log[at]
        assert isinstance(entry, Acted)
        assert bot == "novice"
        assert msgspec.json.decode(view, type=match.rules.kinds.view) == before.view(entry.seat)
        assert msgspec.json.decode(memory, type=match.rules.kinds.memory) == before.recall(entry.seat)
