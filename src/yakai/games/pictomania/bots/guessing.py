"""Which number a bot guesses, and on whose drawing: by what its eye sees, and by the rules."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations
from random import Random

import numpy as np
import numpy.typing as npt

from yakai.core.game import Seat
from yakai.games.pictomania.actions import Choice, Guess
from yakai.games.pictomania.bots.eye import Chances, opened, seen
from yakai.games.pictomania.bots.nerves import Nerve
from yakai.games.pictomania.pieces import LETTER_CARDS, LETTERS, NUMBER_CARDS
from yakai.games.pictomania.view import View


def open_eyes() -> None:
    """Load the network in time, so that the first look is quick."""
    opened()


def guess(view: View, legal: Choice, nerve: Nerve, rng: Random) -> Guess | None:
    """The next guess, or `None` if there is nothing to see or little hope.

    It is never the bot's own number, which would be wrong (PIC-9), nor one that it has already played.
    """
    own = None if view.task is None else view.task.number
    numbers = [number for number in legal.numbers if number != own]
    drawn = [artist for artist in legal.artists if view.drawings[artist]]
    if not drawn or not numbers:
        return None
    if not nerve.compares:
        drawn = [rng.choice(drawn)]
    hopes = {
        artist: hope[[number - 1 for number in numbers]]
        for artist, hope in _hopes(view, drawn, nerve).items()
    }
    artist = max(drawn, key=lambda one: float(hopes[one].max()))
    hope = hopes[artist]
    if hope.max() < nerve.least:
        return None
    if nerve.sharp is None:
        return Guess(artist, numbers[int(hope.argmax())])
    weights = (hope + 1e-9) ** nerve.sharp
    return Guess(artist, rng.choices(numbers, weights.tolist())[0])


def certainty(view: View, artist: Seat, nerve: Nerve) -> float:
    """How plain an artist's number seems from drawing and words alone, whichever number the bot means to guess.

    That number does not matter, because a bot that is misled does not know it.
    """
    numbers: Chances = seen(view.drawings[artist], view.stand, thoroughly=nerve.thorough).sum(axis=0)
    felt = numbers if nerve.sharp is None else (numbers + 1e-9) ** nerve.sharp
    return float(felt.max() / felt.sum())


def _hopes(view: View, artists: Sequence[Seat], nerve: Nerve) -> Mapping[Seat, Chances]:
    """For each artist, how likely each number from 1 to 7 is."""
    if not nerve.reasons:
        return {artist: _alone(view, artist, nerve, None) for artist in artists}
    others = [seat for seat, drawing in enumerate(view.drawings) if drawing and seat != view.seat]
    letters = np.array([LETTER_CARDS.count(letter) for letter in LETTERS], float)
    if view.task is not None:
        letters[LETTERS.index(view.task.letter)] -= 1
    return dict(zip(others, apart([_alone(view, seat, nerve, letters) for seat in others]), strict=True))


def _alone(view: View, artist: Seat, nerve: Nerve, letters: Chances | None) -> Chances:
    """How likely each number is by the drawing alone, over all cards; the bot's own number is impossible."""
    words = seen(view.drawings[artist], view.stand, thoroughly=nerve.thorough)
    if letters is not None:
        words = words * letters[:, None]
    chances: Chances = words.sum(axis=0)
    if view.task is not None:
        chances[view.task.number - 1] = 0.0
    return np.divide(chances, chances.sum() or 1.0)


def apart(chances: Sequence[Chances]) -> list[Chances]:
    """The same chances, given that no two players have the same number.

    >>> sure, torn = np.array([0, 1, 0, 0, 0, 0, 0.0]), np.array([0.4, 0.6, 0, 0, 0, 0, 0])
    >>> [float(chance.argmax()) for chance in apart([sure, torn])]
    [1.0, 0.0]
    """
    ways = _ways(len(chances))
    odds = np.prod([chance[ways[:, at]] for at, chance in enumerate(chances)], axis=0)
    if not odds.sum():
        return list(chances)
    return [np.bincount(ways[:, at], odds, len(NUMBER_CARDS)) / odds.sum() for at in range(len(chances))]


@cache
def _ways(players: int) -> npt.NDArray[np.int64]:
    """All ways to deal numbers to this many players."""
    return np.array(list(permutations(range(len(NUMBER_CARDS)), players)))
