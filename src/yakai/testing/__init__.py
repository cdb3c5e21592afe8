"""The laws that every game must satisfy, as tests for authors of games.

A game's tests subclass `LawTests`. pytest then runs all laws for all numbers of seats and, pairwise, all options:

    from yakai import testing

    class TestYak(testing.LawTests):
        rules = rules
        options = {"first": [None, 0, 1]}
        secrets = frozenset({"hands[][]", "deck", "stack[].card"})

        def pieces(self, state):
            return Counter(…)

Each law is also a function. It checks one random match of a case (a rules version, a number of seats, an option set),
and raises `LawBroken` or `Leak`:

    match = testing.random_match(case, seed=1)        # random play ends, or this raises
    testing.legal_means_accepted(match)               # `legal` and `act` agree, and a refusal changes nothing
    testing.misfits_are_refused(match)                # a value of a wrong type is refused with a clause
    testing.pieces_are_conserved(match, pieces)       # nothing is lost or doubled
    testing.logs_replay(match)                        # replaying the log gives the same state at every prefix
    testing.imagined_states_fit(match, pieces)        # an imagined state fits everything that the seat was shown
    testing.events_are_followed(match)                # `Customs.follow` gives the next view
    testing.table_entries_have_no_events(match)       # `tell` returns nothing for an undo, a pause, a concession
    testing.nothing_leaks(match, coverage)            # nothing depends on what a seat may not know …
    coverage.check()                                  # … and every kind of secret really took another value
    testing.untold_is_unknown(match)                  # a seat that is told the same knows the same

And of an installed game:

    testing.texts_are_there(game)                     # name, poster, options, terminal and events have their texts

`nothing_leaks` is non-interference: it changes only what a seat may not know, and every byte that the seat receives
must stay the same. It does not use `imagine`, which could copy a leak. `untold_is_unknown` finds what `nothing_leaks`
cannot: a secret that was copied into a plain field, and a secret that is known to too many seats.
"""

from yakai.testing.errors import LawBroken, Leak
from yakai.testing.laws import (
    event_tags_are_free,
    events_are_followed,
    imagined_states_fit,
    legal_means_accepted,
    logs_replay,
    misfits_are_refused,
    pieces_are_conserved,
    table_entries_have_no_events,
)
from yakai.testing.lawtests import LawTests, LeakCase
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
    "LeakCase",
    "RandomMatch",
    "all_option_sets",
    "any_action",
    "cases",
    "event_tags_are_free",
    "events_are_followed",
    "imagined_states_fit",
    "legal_means_accepted",
    "logs_replay",
    "misfits_are_refused",
    "nothing_leaks",
    "pairwise",
    "pieces_are_conserved",
    "random_match",
    "table_entries_have_no_events",
    "texts_are_there",
    "untold_is_unknown",
]
