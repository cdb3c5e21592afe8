"""The games of a ladder: one bot among others, on every seat in turn, with the same deal on each."""

import gc
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
    """One bot, and the bot on all other seats, as plain values that can be sent to another process."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    one: str
    rest: str

    @property
    def turns(self) -> range:
        """The seats that the one bot has by turns; a single one if all bots are the same."""
        return range(1 if self.one == self.rest else self.seats)


class LadderChunk(NamedTuple):
    """Some deals of a meeting, for one process."""

    meeting: Meeting
    deals: range


class ThinkingTime(Struct):
    """How long a bot thought, in seconds of processor time."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, other: "ThinkingTime") -> None:
        """Add another time."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)


class MeetingResult(Struct):
    """The results of a meeting's games. `won` counts a shared win in part, `ahead` the share of others beaten."""

    games: int = 0
    won: float = 0.0
    ahead: float = 0.0
    scores: int = 0
    seconds: float = 0.0
    thinking: dict[str, ThinkingTime] = field(default_factory=dict)

    def add(self, other: "MeetingResult") -> None:
        """Add the results of other games."""
        self.games += other.games
        self.won += other.won
        self.ahead += other.ahead
        self.scores += other.scores
        self.seconds += other.seconds
        for bot, time in other.thinking.items():
            self.thinking.setdefault(bot, ThinkingTime()).add(time)


def ladder_bots(game: str) -> tuple[str, ...]:
    """All bots of a game, weakest first, then the one that sees all hands, except where players act at once."""
    return bots.names(game) if catalogue.game(game).bides else (*bots.names(game), SEEING)


def meetings(
    game: str, seats: int, options: dict[str, Any], seed: str, names: Sequence[str]
) -> list[Meeting]:
    """All meetings of these bots. For two seats each pair meets once; equal bots meet only if all win together."""
    pairs: Iterable[tuple[str, str]]
    if seats == 2:
        pairs = ((stronger, weaker) for weaker, stronger in combinations(names, 2))
    else:
        pairs = permutations(names, 2)
    alike = zip(names, names, strict=True) if catalogue.rules(game).customs.together else ()
    return [Meeting(game, seats, options, seed, one, rest) for one, rest in (*alike, *pairs)]


def chunks(meeting: Meeting, games: int, jobs: int) -> list[LadderChunk]:
    """At least this many games, in chunks for this many processes."""
    deals = -(-games // len(meeting.turns))
    size = max(1, min(16, deals // (jobs * 4)))
    return [LadderChunk(meeting, range(first, min(first + size, deals))) for first in range(0, deals, size)]


def play_chunk(chunk: LadderChunk) -> tuple[Meeting, MeetingResult]:
    """Play every deal of a chunk once for each seat that the one bot can have."""
    result = MeetingResult()
    gc.freeze()  # as in the server's bot workers
    for deal in chunk.deals:
        for seat in chunk.meeting.turns:
            result.add(_one_game(chunk.meeting, deal, seat))
    return chunk.meeting, result


class _TimedBot:
    """A bot whose thinking is timed; one that sees all hands is given the state."""

    def __init__(self, match: Match, seat: Seat, player: Bot | Sees, sees: bool) -> None:
        self.match, self.seat, self.player, self.sees = match, seat, player, sees
        self.thinking = ThinkingTime()

    def choose(self, rules: Any, view: Any, memory: Any, rng: Random) -> Any:
        began = process_time()
        if self.sees:
            action = self.player.choose(rules, self.match.state, self.seat, rng)
        else:
            action = self.player.choose(rules, view, memory, rng)
        took = process_time() - began
        self.thinking.add(ThinkingTime(1, took, took))
        return action


def _one_game(meeting: Meeting, deal: int, place: Seat) -> MeetingResult:
    began = process_time()
    game, seats, options, seed, one, rest = meeting
    match = Match(catalogue.rules(game), seats, options, Random(f"{seed}/{deal}"))
    names = [one if seat == place else rest for seat in range(seats)]
    players = [_TimedBot(match, seat, _player(game, name), name == SEEING) for seat, name in enumerate(names)]
    rng = Random(f"{seed}/{deal}/{place}/{one}/{rest}")
    while match.result is None:
        one_move(match, players, rng)
    places = match.result.places
    together = match.rules.customs.together
    won = float(places[place] == 1) if together else win_share(places, place)
    thinking = {name: ThinkingTime() for name in names}
    for name, player in zip(names, players, strict=True):
        thinking[name].add(player.thinking)
    score, seconds = match.result.scores[place], process_time() - began
    return MeetingResult(1, won, ahead(places, place), score, seconds, thinking)


def _player(game: str, name: str) -> Bot | Sees:
    return seeing(game) if name == SEEING else bots.named(game, name)
