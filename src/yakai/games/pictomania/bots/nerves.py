"""How bots of the three levels guess. This module has only numbers; the code that looks at drawings is loaded later."""

from typing import Final, NamedTuple


class Nerve(NamedTuple):
    """How a bot guesses."""

    sharp: float | None
    """How much it trusts its eye: less than 1 if it is misled, more if it is careful; `None`: takes the likeliest."""
    compares: bool
    """Whether it looks at all drawings and begins with the one that it is surest of."""
    thorough: bool
    """Whether it looks at each drawing more than once."""
    reasons: bool
    """Whether it uses the rules: no two players have the same number, and there are two cards of each letter."""
    least: float
    """The least chance with which it guesses at all."""


NOVICE = Nerve(sharp=0.4, compares=False, thorough=False, reasons=False, least=0.0)
CLUB = Nerve(sharp=1.0, compares=True, thorough=False, reasons=False, least=0.0)
EXPERT = Nerve(sharp=None, compares=True, thorough=True, reasons=True, least=0.16)


class Temperament(NamedTuple):
    """When a bot guesses, in parts of the time.

    It guesses not before `earliest`, and then immediately if a guess is as likely as it `needs`.
    """

    earliest: float
    needs: float


_TEMPERAMENTS: Final = (
    Temperament(earliest=0.42, needs=0.95),  # careful
    Temperament(earliest=0.37, needs=0.88),  # easy-going
    Temperament(earliest=0.32, needs=0.75),  # hasty
)


def temperament(seat: int) -> Temperament:
    """A seat's temperament, which matches the hand that draws there (`hand.TEMPERS`)."""
    return _TEMPERAMENTS[seat % len(_TEMPERAMENTS)]
