"""When bots of Pictomania guess in a round, and what is left for a person: `script/bench pictomania_timing [ROUNDS]`.

Rounds for six on a simulated clock: two bots of each level, or a person among five bots. The person draws for some
seconds, then guesses every seven seconds, right nine times in ten, and takes the best token left.
"""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from random import Random
from typing import Any, Final, NamedTuple

import yakai
from yakai import bots
from yakai.core.game import Doubts, Times
from yakai.core.match import Match
from yakai.games.pictomania import game
from yakai.games.pictomania.actions import Finish, Guess, Ready, Take
from yakai.games.pictomania.drawing.hand import VERSIONS, draw
from yakai.games.pictomania.drawing.recipes import recipe_for
from yakai.games.pictomania.pieces import LETTERS

SEATS: Final = 6
WHOLE: Final = 180
LEVELS: Final = ("novice", "club", "expert")
PERSON: Final = "person"
PAUSE: Final = (0.9, 1.8)
"""The least and most seconds that a bot pauses between two actions, as at a table."""
LOOKS: Final = 2.0
"""Seconds between two looks at whether it should still wait."""
PARTS: Final = 10
DRAWS_FOR: Final = (60, 80, 100)
"""Seconds that a quick, a usual and a slow person draw."""


class Guessed(NamedTuple):
    """A guess: when, by which seat, on whose drawing, and whether it was right."""

    seat: int
    artist: int
    moment: float
    right: bool


class Round(NamedTuple):
    """The result of a round: all guesses, each seat's stars and black tokens, and when the tokens were taken."""

    guesses: Sequence[Guessed]
    stars: Sequence[int]
    best: Sequence[int]
    tokens: Sequence[int]
    taken: Sequence[float]


def played(seed: int, names: Sequence[str], person_draws: float = 0) -> Round:
    """Play a round with these players."""
    rng = Random(seed)
    level = ("green", "yellow", "orange", "red")[seed % 4]
    match = yakai.new("pictomania", seats=SEATS, seed=seed, options={"levels": [level] * 4, "drawing": WHOLE})
    for seat in range(SEATS):
        match.play(seat, Ready(match.state.step))
    people = {seat for seat, name in enumerate(names) if name == PERSON}
    seen, guesses, taken = dict.fromkeys(range(SEATS), 0.0), [], []
    wishes: dict[int, tuple[Any, float, float]] = {}
    coming = [(rng.uniform(*PAUSE), seat) for seat in range(SEATS) if seat not in people]
    plans = {seat: _planned(match, seat, person_draws, rng) for seat in people}
    for seat, plan in plans.items():
        coming += [(moment, seat) for moment in plan]
    coming.sort()
    while coming:
        now, seat = heappop(coming)
        if now >= WHOLE or match.state.stage != "draw" or seat not in match.state.to_act:
            continue
        if seat in people:
            action = plans[seat][now]
        elif seat not in wishes:
            bot, view = bots.named("pictomania", names[seat]), match.view(seat)
            action = bot.choose(match.rules, view, match.recall(seat), rng)
            wishes[seat] = action, bot.sure(view, action) if isinstance(bot, Doubts) else 1.0, -1.0
            heappush(coming, (now + rng.uniform(*PAUSE), seat))
            continue
        else:
            action, sure, until = wishes[seat]
            quiet = tuple(now - seen[one] for one in range(SEATS))
            assert game.bides is not None
            wait = game.bides(
                match.view(seat), action, Times(now, quiet, 0, frozenset(people), names[seat], sure)
            )
            until = now + wait if until < 0 else until
            if wait > 0:
                if now < until:
                    wishes[seat] = action, sure, until
                else:
                    del wishes[seat]
                heappush(coming, (now + max(0.01, min(until - now, wait, LOOKS)), seat))
                continue
            del wishes[seat]
            heappush(coming, (now, seat))
        if action not in match.legal(seat):
            continue
        match.play(seat, action)
        seen[seat] = now
        if isinstance(action, Guess):
            task = match.view(action.artist).task
            guesses.append(
                Guessed(seat, action.artist, now, task is not None and task.number == action.number)
            )
        elif isinstance(action, Take):
            taken.append(now)
    return _scored(match, guesses, taken)


def _planned(match: Match, seat: int, draws_for: float, rng: Random) -> Mapping[float, Any]:
    """The actions that a simulated person will take, with their times."""
    view = match.view(seat)
    assert view.task is not None
    recipe = recipe_for(view.stand[LETTERS.index(view.task.letter)], view.task.number)
    assert recipe is not None
    strokes = draw(recipe, rng.randrange(VERSIONS))
    plan: dict[float, Any] = {
        5 + (draws_for - 5) * (at + 1) / len(strokes): stroke for at, stroke in enumerate(strokes)
    }
    moment, gone = float(draws_for), {view.task.number}
    for artist in rng.sample([one for one in range(SEATS) if one != seat], SEATS - 1):
        task = match.view(artist).task
        assert task is not None
        number = task.number if rng.random() < 0.9 else 0
        if not number or number in gone:
            number = rng.choice([one for one in range(1, 8) if one not in gone])
        gone.add(number)
        moment += 7
        plan[moment] = Guess(artist, number)
    plan[moment + 3] = Take()
    return plan


def _scored(match: Match, guesses: Sequence[Guessed], taken: Sequence[float]) -> Round:
    if match.state.stage == "draw":
        for seat in tuple(match.state.to_act):
            match.play(seat, Finish())
    while not match.view(None).scored:
        for seat in tuple(match.state.to_act):
            match.play(seat, Ready(match.state.step))
    tallies = match.view(None).scored[0].tallies
    best = Counter(guess.seat for tally in tallies for guess in tally.guesses if guess.stars == 3)
    tokens = [tally.black or 0 for tally in tallies]
    return Round(
        guesses, [tally.score for tally in tallies], [best[seat] for seat in range(SEATS)], tokens, taken
    )


def main(rounds: int = 24) -> None:
    """Measure and print."""
    _among_themselves(rounds)
    for level in LEVELS:
        for draws_for in DRAWS_FOR:
            some = [played(seed, [PERSON, *[level] * (SEATS - 1)], draws_for) for seed in range(rounds)]
            mine = _mean([one.stars[0] for one in some])
            theirs = _mean([stars for one in some for stars in one.stars[1:]])
            best, token = _mean([one.best[0] for one in some]), _mean([one.tokens[0] for one in some])
            _say(
                f"a person who draws for {draws_for} s among five of level {level}: {mine:.1f} stars a round,"
                f" a bot {theirs:.1f}; first on {best:.1f} of 5 drawings, black token {token:.1f}"
            )


def _among_themselves(rounds: int) -> None:
    tables = [[LEVELS[(seat + seed) % 3] for seat in range(SEATS)] for seed in range(rounds)]
    some = [played(seed, names) for seed, names in enumerate(tables)]
    _say("six bots, guesses in each tenth of the time (and right, %)")
    for level in LEVELS:
        seats = [
            (one, seat)
            for names, one in zip(tables, some, strict=True)
            for seat in range(SEATS)
            if names[seat] == level
        ]
        mine = [guess for one, seat in seats for guess in one.guesses if guess.seat == seat]
        _say(f"{level:7}" + "".join(_tenth(mine, at) for at in range(PARTS)))
        right = 100 * _mean([guess.right for guess in mine])
        _say(
            f"        {_mean([one.stars[seat] for one, seat in seats]):.2f} stars a round, {right:.0f} % right,"
            f" not guessed {5 * len(seats) - len(mine)} of {5 * len(seats)}"
        )
    moments = [_mean([one.taken[at] for one in some if at < len(one.taken)]) for at in range(SEATS)]
    _say("a token is taken on average after " + ", ".join(f"{moment:.0f}" for moment in moments) + " s")


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def _tenth(guesses: Sequence[Guessed], at: int) -> str:
    mine = [guess.right for guess in guesses if at <= PARTS * guess.moment / WHOLE < at + 1]
    return f"{len(mine):>5} ({100 * sum(mine) / len(mine):3.0f})" if mine else f"{'–':>11}"


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
