"""The games of a ladder: one bot among others, on every seat in turn, with the same luck on each of them."""

import gc
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from msgspec import Struct, field

from yakai import bots
from yakai.bots.seeing import ahead, seeing, win_share
from yakai.cli.moves import one_move
from yakai.core import catalogue
from yakai.core.game import Bot, Seat, Sees
from yakai.core.match import Match

SEEING: Final = "seeing"


class Meeting(NamedTuple):
    """One bot, and those that all other seats have. Plain values, so that it can go to another process."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    one: str
    rest: str

    @property
    def turns(self) -> range:
        """The seats that the one has by turns; where all are alike, any."""
        return range(1 if self.one == self.rest else self.seats)


class Task(NamedTuple):
    """Some deals of a meeting."""

    meeting: Meeting
    deals: range


class Thought(Struct):
    """How long a bot thought: seconds of a processor."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, other: "Thought") -> None:
        """Those of another one too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)


class Tally(Struct):
    """What the games of a meeting gave. `won` counts a shared win in part, `ahead` whom of the others the one beat."""

    games: int = 0
    won: float = 0.0
    ahead: float = 0.0
    scores: int = 0
    seconds: float = 0.0
    thoughts: dict[str, Thought] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Those of another one too."""
        self.games += other.games
        self.won += other.won
        self.ahead += other.ahead
        self.scores += other.scores
        self.seconds += other.seconds
        for bot, thought in other.thoughts.items():
            self.thoughts.setdefault(bot, Thought()).add(thought)


def known(game: str) -> tuple[str, ...]:
    """All bots of a game, weakest first, and the one that sees; not where all act at once, by the clock."""
    return bots.names(game) if catalogue.game(game).bides else (*bots.names(game), SEEING)


def meetings(
    game: str, seats: int, options: dict[str, Any], seed: str, names: Sequence[str]
) -> list[Meeting]:
    """Who meets whom: two of a kind only where all win or lose together, and for two seats each two of them once."""
    pairs: Iterable[tuple[str, str]]
    if seats == 2:
        pairs = ((stronger, weaker) for weaker, stronger in combinations(names, 2))
    else:
        pairs = permutations(names, 2)
    alike = zip(names, names, strict=True) if catalogue.rules(game).customs.together else ()
    return [Meeting(game, seats, options, seed, one, rest) for one, rest in (*alike, *pairs)]


def tasks(meeting: Meeting, games: int, jobs: int) -> list[Task]:
    """At least so many games, in parts for so many processes."""
    deals = -(-games // len(meeting.turns))
    some = max(1, min(16, deals // (jobs * 4)))
    return [Task(meeting, range(first, min(first + some, deals))) for first in range(0, deals, some)]


def played(task: Task) -> tuple[Meeting, Tally]:
    """All games of a task: every deal once for each seat that the one can have."""
    tally = Tally()
    gc.freeze()  # as where bots think at a table
    for deal in task.deals:
        for seat in task.meeting.turns:
            tally.add(_one_game(task.meeting, deal, seat))
    return task.meeting, tally


class _Timed:
    """A bot whose thoughts are timed; the one that sees is given the state."""

    def __init__(self, match: Match, seat: Seat, player: Bot | Sees, sees: bool) -> None:
        self.match, self.seat, self.player, self.sees = match, seat, player, sees
        self.thought = Thought()

    def choose(self, rules: Any, view: Any, memory: Any, rng: Random) -> Any:
        began = process_time()
        if self.sees:
            action = self.player.choose(rules, self.match.state, self.seat, rng)
        else:
            action = self.player.choose(rules, view, memory, rng)
        took = process_time() - began
        self.thought.add(Thought(1, took, took))
        return action


def _one_game(meeting: Meeting, deal: int, place: Seat) -> Tally:
    began = process_time()
    game, seats, options, seed, one, rest = meeting
    match = Match(catalogue.rules(game), seats, options, Random(f"{seed}/{deal}"))
    names = [one if seat == place else rest for seat in range(seats)]
    players = [_Timed(match, seat, _player(game, name), name == SEEING) for seat, name in enumerate(names)]
    rng = Random(f"{seed}/{deal}/{place}/{one}/{rest}")
    while match.result is None:
        one_move(match, players, rng)
    places = match.result.places
    together = match.rules.customs.together
    won = float(places[place] == 1) if together else win_share(places, place)
    thoughts = {name: Thought() for name in Counter(names)}
    for name, player in zip(names, players, strict=True):
        thoughts[name].add(player.thought)
    return Tally(1, won, ahead(places, place), match.result.scores[place], process_time() - began, thoughts)


def _player(game: str, name: str) -> Bot | Sees:
    return seeing(game) if name == SEEING else bots.named(game, name)
