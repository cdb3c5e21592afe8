"""How the three levels guess. (Numbers alone: what looks at drawings is loaded when there is something to see.)"""

from typing import Final, NamedTuple


class Nerve(NamedTuple):
    """How somebody guesses."""

    sharp: float | None
    """How much it goes by what it sees: less than 1 if it is misled, more if it is careful; `None`: the likeliest."""
    compares: bool
    """Whether it looks at all drawings and begins with the one that it is surest of."""
    thorough: bool
    """Whether it looks at each drawing more than once."""
    reasons: bool
    """Whether it thinks of what the rules say: no two players have one number, and of each letter there are two."""
    least: float
    """With less hope than this it does not guess at all."""


NOVICE = Nerve(sharp=0.4, compares=False, thorough=False, reasons=False, least=0.0)
CLUB = Nerve(sharp=1.0, compares=True, thorough=False, reasons=False, least=0.0)
EXPERT = Nerve(sharp=None, compares=True, thorough=True, reasons=True, least=0.16)


class Temperament(NamedTuple):
    """When somebody guesses, in parts of the time: not before `earliest`, and then at once what seems as likely as it
    `needs`.
    """

    earliest: float
    needs: float


_TEMPERAMENTS: Final = (
    Temperament(earliest=0.42, needs=0.95),  # careful
    Temperament(earliest=0.37, needs=0.88),  # easy-going
    Temperament(earliest=0.32, needs=0.75),  # hasty
)


def temperament(seat: int) -> Temperament:
    """Everybody's own, by the seat, as the hand that draws there is (`hand.TEMPERS`)."""
    return _TEMPERAMENTS[seat % len(_TEMPERAMENTS)]
