"""The laws that every game must satisfy, ours and other people's.

A game's own tests need few lines. For each case (a rules version, a number of seats, an option set) play some random
games and put each before the laws:

    from yakai import testing

    @pytest.mark.parametrize("case", testing.cases(rules, {"first": [None, 0, 1]}), ids=str)
    def test_laws(case):
        match = testing.random_match(case, seed=1)        # random play ends, or this raises
        testing.legal_means_accepted(match)               # `legal` and `act` agree, and a refusal changes nothing
        testing.pieces_are_conserved(match, pieces)       # nothing is lost or doubled
        testing.replays_alike(match)                      # log → replay gives the same state at every prefix
        testing.imagines_alike(match)                     # an imagined state looks the same to the seat that imagines

    def test_nothing_leaks():
        coverage = testing.Coverage()
        for case in testing.cases(rules, …):
            for seed in range(5):
                testing.nothing_leaks(testing.random_match(case, seed), coverage, seed)
        coverage.check()                                  # every kind of secret really took another value

`nothing_leaks` is non-interference: the world is changed only in what a seat may not know, and everything that the
seat receives must stay the same to the byte. It does not use `imagine`, which could copy a leak.
"""

from yakai.testing.laws import (
    imagines_alike,
    legal_means_accepted,
    pieces_are_conserved,
    replays_alike,
)
from yakai.testing.leaks import Coverage, Leak, nothing_leaks
from yakai.testing.play import Case, all_option_sets, any_action, cases, pairwise, random_match

__all__ = [
    "Case",
    "Coverage",
    "Leak",
    "all_option_sets",
    "any_action",
    "cases",
    "imagines_alike",
    "legal_means_accepted",
    "nothing_leaks",
    "pairwise",
    "pieces_are_conserved",
    "random_match",
    "replays_alike",
]
