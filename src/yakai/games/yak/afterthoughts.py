"""How likely the claim seemed from the challenger's seat, for each challenge of a game of Yak."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from yakai.core.game import AnyRules, Because, Bot, Say, Seat, percent, subject
from yakai.games.yak.actions import Action, Challenge, Choice
from yakai.games.yak.bots import Club
from yakai.games.yak.bots.sight import Counts
from yakai.games.yak.telling import claimed
from yakai.games.yak.view import ChallengedEvent, Event, Memory, TurnedEvent, View


@runtime_checkable
class Guesses(Protocol):
    """A bot that estimates how likely a claim is, from random stacks."""

    def believes(self, view: View, rng: Random) -> float:
        """How likely the latest claim seems to this bot."""
        ...


class YakAfterthoughts:
    """Explains Yak's challenges after the game."""

    def about(self, action: Action) -> bool:
        """Whether the action is a challenge."""
        return isinstance(action, Challenge)

    def thought(self, rules: AnyRules, bot: Bot | None, view: View, memory: Memory, rng: Random) -> Because:
        """How likely the claim seemed to this bot; for a person, how likely it would have seemed to the club bot."""
        legal = rules.legal(view)
        assert isinstance(legal, Choice)
        if bot is None:
            return {"by": "person", "percent": percent(Club().sight(view, memory, legal).believed)}
        thinker: Any = bot
        if isinstance(thinker, Guesses):
            return {"by": "guess", "percent": percent(thinker.believes(view, rng))}
        if isinstance(thinker, Counts):
            return {"by": "bot", "percent": percent(thinker.sight(view, memory, legal).believed)}
        return {"by": "chance", "percent": percent(Club().sight(view, memory, legal).believed)}

    def told(
        self, events: Sequence[Event], thought: Because, names: Sequence[str], you: Seat | None, say: Say
    ) -> tuple[str, str]:
        """What happened (who challenged whose claim, and the total), and how likely the claim had seemed."""
        challenged, turned = events[:2]
        assert isinstance(challenged, ChallengedEvent)
        assert isinstance(turned, TurnedEvent)
        who = subject(challenged.challenger, names, you)
        total = turned.showdown.count.total
        what = say(
            "yak-thought-what",
            **who,
            **claimed(challenged.claim),
            target=names[challenged.claimer],
            whom="you" if challenged.claimer == you else "other",
            total=total,
            held="yes" if total >= challenged.claim.number else "no",
        )
        return what, say("yak-thought-why", **who, **thought)
