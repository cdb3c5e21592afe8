"""The laws that every game must satisfy, ours and other people's.

A game's own tests need few lines. All laws, over all numbers of seats and pairwise over all options:

    from yakai import testing

    class TestYak(testing.LawTests):
        rules = rules
        options = {"first": [None, 0, 1]}
        secrets = frozenset({"hands[][]", "deck", "stack[].card"})

        def pieces(self, state):
            return Counter(…)

They can be used one by one too. For a case (a rules version, a number of seats, an option set) play random games and
put each before a law:

    match = testing.random_match(case, seed=1)        # random play ends, or this raises
    testing.legal_means_accepted(match)               # `legal` and `act` agree, and a refusal changes nothing
    testing.misfits_are_refused(match)                # a value outside its kind is refused with a clause
    testing.pieces_are_conserved(match, pieces)       # nothing is lost or doubled
    testing.replays_alike(match)                      # log → replay gives the same state at every prefix
    testing.imagines_alike(match, pieces)             # what is imagined fits all that a seat was shown
    testing.events_are_followed(match)                # `Customs.follow` gives the next view
    testing.tables_are_not_told(match)                # of an undo, a pause, a concession the game tells nothing
    testing.nothing_leaks(match, coverage)            # nothing depends on what a seat may not know …
    coverage.check()                                  # … and every kind of secret really took another value
    testing.untold_is_unknown(match)                  # what was told alike leaves a seat knowing alike

And of an installed game:

    testing.texts_are_there(game)                     # name, poster, options, terminal, and all that happens in words

`nothing_leaks` is non-interference: the world is changed only in what a seat may not know, and everything that the
seat receives must stay the same to the byte. It does not use `imagine`, which could copy a leak. `untold_is_unknown`
finds what it cannot: a secret that was copied into a plain field, and one that is known to too many.
"""

from yakai.testing.broken import LawBroken, Leak
from yakai.testing.laws import (
    events_are_followed,
    imagines_alike,
    legal_means_accepted,
    misfits_are_refused,
    pieces_are_conserved,
    replays_alike,
    tables_are_not_told,
    tags_are_free,
)
from yakai.testing.lawtests import LawTests, Watched
from yakai.testing.leaks import Coverage, nothing_leaks
from yakai.testing.play import (
    Case,
    RandomMatch,
    all_option_sets,
    any_action,
    cases,
    pairwise,
    random_match,
)
from yakai.testing.texts import texts_are_there
from yakai.testing.untold import untold_is_unknown

__all__ = [
    "Case",
    "Coverage",
    "LawBroken",
    "LawTests",
    "Leak",
    "RandomMatch",
    "Watched",
    "all_option_sets",
    "any_action",
    "cases",
    "events_are_followed",
    "imagines_alike",
    "legal_means_accepted",
    "misfits_are_refused",
    "nothing_leaks",
    "pairwise",
    "pieces_are_conserved",
    "random_match",
    "replays_alike",
    "tables_are_not_told",
    "tags_are_free",
    "texts_are_there",
    "untold_is_unknown",
]
