"""What each card in hand would do (SKE-8 to SKE-17), as far as its player can know, to choose from on a screen."""

from collections.abc import Iterator
from typing import Final

from yakai.core.bag import Bag
from yakai.core.hidden import Hidden
from yakai.games.sketch.actions import Call, Choice, Distract, End, Finish, Placing, Preview, Standing
from yakai.games.sketch.knowledge import legal
from yakai.games.sketch.pieces import COLOURS, MOST_PLAYED, PLACE, Colour, Yokai
from yakai.games.sketch.piles import check, lay, other_colour, pile_of
from yakai.games.sketch.state import BARE, Options, Pile, State, secret, with_seat
from yakai.games.sketch.view import Completed, TookEvent, View

_GONE: Final = Pile((), Hidden(Bag(())), (), BARE)
"""Stands in for a pile whose next top is unknown."""


def offered(view: View) -> Choice:
    """What the view's seat may do, with a preview of each card, without and with its effect."""
    choice = legal(view)
    if not choice:
        return choice
    seen = _as_seen(view)
    return Choice(
        cards=choice.cards,
        calls=choice.calls,
        distracts=choice.distracts,
        end=choice.end,
        more=MOST_PLAYED - view.played,
        previews=tuple(_preview(seen, action) for action in choice if not isinstance(action, End)),
    )


def _preview(seen: State, action: Placing) -> Preview:
    """What this action certainly does. A yokai never seen before is chance, so what follows from it is left open."""
    _, piles = lay(seen, seen.turn, action)
    touched = [colour for colour in _touched(seen, action) if piles[PLACE[colour]].above]
    stands = tuple(_standing(piles, colour) for colour in touched)
    uncovers: set[Colour] = set()
    finishes: list[Completed] = []
    while True:
        finishes += check(piles, BARE, (), action.colour)[2]
        lacking = [colour for colour, pile in zip(COLOURS, piles, strict=True) if pile.lacks_its_top()]
        if not lacking:
            break
        # The uncovered yokai affects only its own pile (SKE-13), so the others continue without it.
        uncovers.update(lacking)
        for colour in lacking:
            piles[PLACE[colour]] = _GONE
    return Preview(
        action,
        stands,
        tuple(map(_finish, finishes)),
        tuple(colour for colour in COLOURS if colour in uncovers),
        any(not pile.above for colour, pile in zip(COLOURS, piles, strict=True) if colour not in uncovers),
    )


def _as_seen(view: View) -> State:
    """A state with what the player sees. Placeholders stand for unknown cards, and their values are never used."""
    assert view.seat is not None
    return State(
        Options(),
        view.stage,
        view.seat,
        view.played,
        view.to,
        view.quiet,
        with_seat(BARE, view.seat, secret(view.hand, view.seat)),
        Hidden(Bag(())),
        (),
        tuple(
            pile_of(portrait, [Yokai(colour, 0)] * portrait.yokai.count(None))
            for colour, portrait in zip(COLOURS, view.piles, strict=True)
        ),
        BARE,
        (),
        BARE,
    )


def _touched(seen: State, action: Placing) -> Iterator[Colour]:
    """The piles that the card and its effect change, the one played to first."""
    yield action.colour
    if isinstance(action, Call):
        yield action.source
    elif isinstance(action, Distract):
        theirs = seen.piles[PLACE[action.colour]].sides[1 - seen.turn]
        yield other_colour(theirs[-1], action.colour)


def _standing(piles: list[Pile], colour: Colour) -> Standing:
    portrait = piles[PLACE[colour]].portrait()
    mine, theirs = portrait.sides
    return Standing(colour, (len(mine), len(theirs)), max(0, portrait.missing))


def _finish(completed: Completed) -> Finish:
    mine, theirs = completed.cards
    winner = completed.seat if isinstance(completed, TookEvent) else None
    return Finish(completed.colour, completed.yokai, (len(mine), len(theirs)), winner)
