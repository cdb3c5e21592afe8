"""The laws as a class of tests: a game subclasses it, and pytest does the rest."""

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from yakai.core.game import AnyRules
from yakai.testing import laws, leaks, untold
from yakai.testing.broken import LawBroken, where
from yakai.testing.play import Case, Options, cases, random_match


class Watched(NamedTuple):
    """A case in which secrets are watched: these seeds, so far ahead, and the kinds of secret that must turn up."""

    case: Case
    seeds: Sequence[int] = (0,)
    horizon: int = 12
    secrets: frozenset[str] | None = None
    """The places of all kinds of secret, as `hands[][]`; `None` if any will do."""
    constant: frozenset[str] = frozenset()
    """Those of them that cannot be anything else here, and everybody knows it: the rest of a deck that is dealt out."""
    thorough: bool = True
    """Whether every kind of secret has to take another value here. One game with other options may be too short."""

    def __str__(self) -> str:
        return str(self.case)


class LawTests:
    """All laws for all numbers of seats and, pairwise, all options.

        class TestYak(testing.LawTests):
            rules = rules
            options = {"first": [None, 0, 1]}
            secrets = frozenset({"hands[][]", "deck", "stack[].card"})

            def pieces(self, state):
                return Counter(…)

    To add something to a law, or to name the clause that it proves, a game defines the test again and calls it.
    """

    rules: ClassVar[AnyRules]
    options: ClassVar[Mapping[str, Sequence[Any]]] = {}
    """The values of each option that are tried."""
    secrets: ClassVar[frozenset[str] | None] = None
    """The places of all kinds of secret in a state."""
    reasons: ClassVar[frozenset[str] | None] = None
    """How random games may end."""
    games: ClassVar[int] = 25
    """How many random games have to end, for each number of seats."""
    share: ClassVar[float] = 0.2
    """The share of a game's steps that the slow laws look at; with YAKAI_NIGHTLY set they look at all."""

    def pieces(self, state: Any) -> Counter[Any] | None:
        """All that lies anywhere in a state, if the game counts that."""
        return None

    def option_set(self, chosen: Options) -> Options:
        """Chosen values as the game's options, where these are not the same."""
        return chosen

    def cases(self) -> list[Case]:
        """What the laws are tried on."""
        return [
            case._replace(options=self.option_set(case.options)) for case in cases(self.rules, self.options)
        ]

    def watched(self) -> list[Watched]:
        """Where secrets are watched thoroughly: every number of seats, with the usual options."""
        return [
            Watched(Case(self.rules, seats, {}), (seats,), secrets=self.secrets) for seats in self.rules.seats
        ]

    def watched_too(self) -> list[Watched]:
        """Where secrets are watched besides: all other option sets, each at one number of seats, in turn; with
        YAKAI_NIGHTLY set at all.
        """
        usual = [{}, *(watched.case.options for watched in self.watched())]
        by_options: dict[str, list[Case]] = {}
        for case in self.cases():
            if case.options not in usual:
                by_options.setdefault(repr(case.options), []).append(case)
        every = bool(os.environ.get("YAKAI_NIGHTLY"))
        chosen = [
            case
            for turn, cases in enumerate(by_options.values())
            for case in (cases if every else [cases[turn % len(cases)]])
        ]
        return [Watched(case, (1,), horizon=4, thorough=False) for case in chosen]

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Each test for each of its cases."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases(), ids=str)
        if "watched" in metafunc.fixturenames:
            metafunc.parametrize("watched", [*self.watched(), *self.watched_too()], ids=str)
        if "seats" in metafunc.fixturenames:
            metafunc.parametrize("seats", self.rules.seats)

    def test_random_play_ends(self, seats: int) -> None:
        for seed in range(self.games):
            match = random_match(Case(self.rules, seats, {}), seed)
            place, result = where(match, len(match.log)), match.result
            if result is None:
                raise LawBroken(f"{place}: random play does not end")
            if self.reasons is not None and result.reason not in self.reasons:
                raise LawBroken(f"{place}: it ends by “{result.reason}”, which is none of the reasons")

    def test_what_is_legal_is_accepted_and_all_else_refused(self, case: Case) -> None:
        laws.legal_means_accepted(random_match(case, seed=1))

    def test_a_value_outside_its_kind_is_refused(self, seats: int) -> None:
        laws.misfits_are_refused(random_match(Case(self.rules, seats, {}), seed=1), share=self._share() / 10)

    def test_pieces_are_conserved(self, case: Case) -> None:
        match = random_match(case, seed=2)
        if self.pieces(match.state) is not None:
            laws.pieces_are_conserved(match, self._pieces)

    def test_a_log_replays(self, case: Case) -> None:
        laws.replays_alike(random_match(case, seed=3))

    def test_what_is_imagined_fits_what_is_known(self, case: Case) -> None:
        match = random_match(case, seed=4)
        laws.imagines_alike(match, None if self.pieces(match.state) is None else self._pieces)

    def test_events_that_travel_alone_give_the_next_view(self, seats: int) -> None:
        followed = laws.events_are_followed(random_match(Case(self.rules, seats, {}), seed=5))
        assert followed or not self.rules.customs.adds, "no such event came up"

    def test_tags_of_events_are_free(self) -> None:
        laws.tags_are_free(self.rules)

    def test_nothing_is_told_of_the_table(self, seats: int) -> None:
        laws.tables_are_not_told(random_match(Case(self.rules, seats, {}), seed=6))

    def test_nothing_leaks(self, watched: Watched) -> None:
        coverage = leaks.Coverage()
        for seed in watched.seeds:
            leaks.nothing_leaks(
                random_match(watched.case, seed), coverage, seed, watched.horizon, self._share(watched)
            )
        if not watched.thorough:
            return
        coverage.seen -= watched.constant
        coverage.check()
        if watched.secrets is not None:
            assert coverage.seen == watched.secrets - watched.constant

    def test_untold_is_unknown(self, watched: Watched) -> None:
        compared = 0
        for seed in watched.seeds:
            match = random_match(watched.case, seed)
            compared += untold.untold_is_unknown(match, seed, watched.horizon // 2, self._share(watched))
        if watched.thorough and not compared:
            seeds = ", ".join(map(str, watched.seeds))
            raise LawBroken(
                f"{self.rules.id} {self.rules.version}, {watched.case.seats} seats, seed {seeds}: "
                "nothing else was ever told alike: the law has tried nothing"
            )

    def _share(self, watched: Watched | None = None) -> float:
        thorough = watched is None or watched.thorough
        return 1.0 if thorough and os.environ.get("YAKAI_NIGHTLY") else self.share

    def _pieces(self, state: Any) -> Counter[Any]:
        count = self.pieces(state)
        assert count is not None
        return count
