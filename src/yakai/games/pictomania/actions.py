"""What a player can do in Pictomania, the outcomes of chance, and the legal actions as one value."""

import sys
from collections.abc import Iterator
from operator import le
from random import Random
from typing import TypeAlias

from msgspec import Struct

from yakai.core.errors import IllegalAction
from yakai.core.game import Seat
from yakai.core.kinds import without_misfits
from yakai.games.pictomania.pieces import EDGE, LATEST, POINTS, STROKE_LASTS, Letter, Level, Side, Task


class SetLevel(Struct, frozen=True, tag="set_level", forbid_unknown_fields=True, gc=False):
    """Between two rounds, set the level of a coming round, counted from 1 (PIC-5)."""

    round: int
    level: Level


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True, gc=False):
    """Be ready to go on from this step: the words are known (PIC-6), the review or the vote is done (PIC-13)."""

    step: int


class Replace(Struct, frozen=True, tag="replace", forbid_unknown_fields=True, gc=False):
    """Ask for another card in place of this one, as it stood at this step, because of an unknown word (PIC-6)."""

    letter: Letter
    step: int


class Stroke(Struct, frozen=True, tag="stroke", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Draw a stroke on the seat's own sheet, given as columns (PIC-8): coordinates, milliseconds, and pencil pressure.

    All columns have the same length, 1 to 2,000 points. Coordinates and pressure go from 0 to 4095.
    """

    xs: tuple[int, ...]
    ys: tuple[int, ...]
    ts: tuple[int, ...]
    ps: tuple[int, ...] | None = None


class Points(Struct, frozen=True, tag="points", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Points of a stroke in progress, which the others see growing. This is no action.

    `stroke` is the index that it will have on the seat's own sheet, `at` the index in it of the first of these points.
    No points, at 0, mean that the stroke was given up.
    """

    stroke: int
    at: int
    xs: tuple[int, ...]
    ys: tuple[int, ...]
    ps: tuple[int, ...] | None = None

    def __bool__(self) -> bool:
        """Whether there are any points, that is, whether the pencil moves."""
        return bool(self.xs)


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the seat's own latest stroke (PIC-14)."""


class Guess(Struct, frozen=True, tag="guess", forbid_unknown_fields=True, gc=False):
    """Put one's own guess card face down on another player's stack (PIC-9)."""

    artist: Seat
    number: int


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True, gc=False):
    """Finish and take a black token with this many stars, or by default the best that is left (PIC-11)."""

    stars: int | None = None


class Finish(Struct, frozen=True, tag="finish", forbid_unknown_fields=True):
    """Finish without a black token (PIC-11)."""


class Confess(Struct, frozen=True, tag="confess", forbid_unknown_fields=True):
    """Admit that one's own drawing shows another word (PIC-17)."""


class Agree(Struct, frozen=True, tag="agree", forbid_unknown_fields=True, gc=False):
    """Propose or agree that another player's drawing does not count (PIC-17)."""

    artist: Seat


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True, gc=False):
    """Vote for another player's drawing of some round, counted from 1, as the finest (PIC-22)."""

    round: int
    artist: Seat


Action: TypeAlias = (
    SetLevel | Ready | Replace | Stroke | Undo | Guess | Take | Finish | Confess | Agree | Vote
)


class Cards(Struct, frozen=True, tag="cards", forbid_unknown_fields=True):
    """A round's three cards with all their words (PIC-6), and how many cards each level has."""

    decks: tuple[int, int, int, int]
    cards: tuple[Side, ...]


class Fresh(Struct, frozen=True, tag="fresh", forbid_unknown_fields=True, omit_defaults=True):
    """The card that comes in place of one with an unknown word (PIC-6).

    `left` says how many cards the level still has, if a host has removed all that could have come.
    """

    card: Side
    left: int | None = None


class Dealt(Struct, frozen=True, tag="dealt", forbid_unknown_fields=True):
    """The deal: a letter and a number for each seat (PIC-6)."""

    tasks: tuple[Task, ...]


Outcome: TypeAlias = Cards | Fresh | Dealt


class Choice(Struct, frozen=True, kw_only=True):
    """What a seat may do now, by kind of action.

    There are countless strokes: with `stroke` the length is the largest possible number, and iteration ends with
    strokes of one point, in every place of the sheet.

    >>> choice = Choice(artists=(1, 2), numbers=(3, 4, 5), tokens=(3, 2), finish=True)
    >>> len(choice), Guess(2, 5) in choice, Take(1) in choice, Stroke((1,), (2,), (0,)) in choice
    (10, True, False, False)
    """

    step: int = 0
    levels: tuple[SetLevel, ...] = ()
    ready: bool = False
    replace: tuple[Letter, ...] = ()
    stroke: bool = False
    undo: bool = False
    artists: tuple[Seat, ...] = ()
    numbers: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()
    finish: bool = False
    confess: bool = False
    agree: tuple[Seat, ...] = ()
    votes: tuple[Vote, ...] = ()

    def __iter__(self) -> Iterator[Action]:
        yield from self._countable()
        if self.stroke:
            yield from (Stroke((x,), (y,), (0,)) for x in range(EDGE + 1) for y in range(EDGE + 1))

    @without_misfits
    def __contains__(self, action: object) -> bool:
        match action:
            case Stroke():
                return self.stroke and is_stroke(action)
            case Guess(artist=artist, number=number):
                return artist in self.artists and number in self.numbers
            case _:
                return any(action == one for one in self._countable())

    def __len__(self) -> int:
        if self.stroke:
            return sys.maxsize
        return (
            len(self.levels)
            + self.ready
            + len(self.replace)
            + self.undo
            + len(self.artists) * len(self.numbers)
            + len(self.tokens)
            + bool(self.tokens)
            + self.finish
            + self.confess
            + len(self.agree)
            + len(self.votes)
        )

    def __bool__(self) -> bool:
        return self.ready or self.finish or bool(self.replace or self.levels)

    def sample(self, rng: Random) -> Action:
        """A random legal action, mostly one that advances the game; every one is possible."""
        if self.finish:
            return self._while_drawing(rng)
        others = [action for action in self._countable() if not isinstance(action, Ready)]
        if self.ready:
            often = 0.9 if self.votes else 0.2
            return rng.choice(others) if others and rng.random() < often else Ready(self.step)
        return rng.choice(others)

    def _while_drawing(self, rng: Random) -> Action:
        mood = rng.random()
        if self.stroke and mood < 0.5:
            return any_stroke(rng)
        if self.undo and mood < 0.55:
            return Undo()
        if self.artists and self.numbers and mood < 0.85:
            return Guess(rng.choice(self.artists), rng.choice(self.numbers))
        if self.tokens and mood < 0.97:
            return Take(rng.choice((None, *self.tokens)))
        return Finish()

    def _countable(self) -> Iterator[Action]:
        """All legal actions but strokes."""
        yield from self.levels
        if self.ready:
            yield Ready(self.step)
        yield from (Replace(letter, self.step) for letter in self.replace)
        if self.undo:
            yield Undo()
        yield from (Guess(artist, number) for artist in self.artists for number in self.numbers)
        if self.tokens:
            yield Take()
        yield from (Take(stars) for stars in self.tokens)
        if self.finish:
            yield Finish()
        if self.confess:
            yield Confess()
        yield from (Agree(artist) for artist in self.agree)
        yield from self.votes


NOTHING = Choice()


def is_stroke(stroke: Stroke) -> bool:
    """Whether a stroke's columns fit each other and the sheet (PIC-8)."""
    return columns_fit(stroke) and points_fit(stroke) and numbers_fit(stroke)


def columns_fit(stroke: Stroke) -> bool:
    """Whether all columns have the same length."""
    points = len(stroke.xs)
    return len(stroke.ys) == len(stroke.ts) == points and (stroke.ps is None or len(stroke.ps) == points)


def points_fit(stroke: Stroke) -> bool:
    """Whether there is a point, and not too many of them."""
    return 1 <= len(stroke.xs) <= POINTS


def numbers_fit(stroke: Stroke) -> bool:
    """Whether all points lie on the sheet, and the times and pressures are in range."""
    xs, ys, ts, ps = stroke.xs, stroke.ys, stroke.ts, stroke.ps
    return (
        min(xs) >= 0
        and max(xs) <= EDGE
        and min(ys) >= 0
        and max(ys) <= EDGE
        and min(ts) >= 0
        and max(ts) <= LATEST
        and (ps is None or (min(ps) >= 0 and max(ps) <= EDGE))
    )


def times_fit(stroke: Stroke) -> bool:
    """Whether the times never fall and end within an hour.

    >>> times_fit(Stroke((1, 2), (1, 2), (0, 16))), times_fit(Stroke((1, 2), (1, 2), (16, 0)))
    (True, False)
    """
    times = stroke.ts
    return all(map(le, times, times[1:])) and (not times or times[-1] <= STROKE_LASTS)


def refuses(action: Action) -> None:
    """Raise for a stroke whose times fall or take too long, because it could not be replayed properly."""
    if isinstance(action, Stroke) and not times_fit(action):
        raise IllegalAction("PIC-8", "pictomania-times-are-odd")


def any_stroke(rng: Random) -> Stroke:
    """A random stroke, mostly a short one."""
    points = 1 + int(4 * rng.random()) if rng.random() < 0.998 else rng.randint(1, POINTS)
    times = (
        range(0, 16 * points, 16)
        if rng.random() < 0.9
        else sorted([rng.randint(0, STROKE_LASTS) for _ in range(points)])
    )
    return Stroke(
        tuple([int((EDGE + 1) * rng.random()) for _ in range(points)]),
        tuple([int((EDGE + 1) * rng.random()) for _ in range(points)]),
        tuple(times),
        tuple([int((EDGE + 1) * rng.random()) for _ in range(points)]) if rng.random() < 0.2 else None,
    )
