"""All laws as a class of pytest tests, which a game's tests subclass."""

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from yakai.core.game import AnyRules
from yakai.testing import laws, leaks, untold
from yakai.testing.errors import LawBroken, where
from yakai.testing.play import Case, OptionSet, cases, random_match


class LeakCase(NamedTuple):
    """A case in which leaks are sought: its seeds, how many steps ahead, and the kinds of secret that must occur."""

    case: Case
    seeds: Sequence[int] = (0,)
    horizon: int = 12
    secrets: frozenset[str] | None = None
    """The places of all kinds of secret, such as `hands[][]`; `None` if they are not checked."""
    constant: frozenset[str] = frozenset()
    """Those that can have only one value here, such as a deck that has been dealt out."""
    thorough: bool = True
    """Whether every kind of secret has to take another value here. A single short game may not manage that."""

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

    To extend a law, or to name the clause that it proves, override its test and call `super()`.
    """

    rules: ClassVar[AnyRules]
    options: ClassVar[Mapping[str, Sequence[Any]]] = {}
    """The values of each option that are tried."""
    secrets: ClassVar[frozenset[str] | None] = None
    """The places of all kinds of secret in a state."""
    reasons: ClassVar[frozenset[str] | None] = None
    """How random games may end."""
    games: ClassVar[int] = 25
    """How many random games are played for each number of seats; each has to end."""
    share: ClassVar[float] = 0.2
    """The share of a game's steps that the slow laws check; all of them if YAKAI_NIGHTLY is set."""

    def pieces(self, state: Any) -> Counter[Any] | None:
        """All pieces in a state, which must always be the same; `None` if the game does not count them."""
        return None

    def option_set(self, chosen: OptionSet) -> OptionSet:
        """The game's options for these values, if the game names them otherwise."""
        return chosen

    def cases(self) -> list[Case]:
        """The cases that the laws are checked on."""
        return [
            case._replace(options=self.option_set(case.options)) for case in cases(self.rules, self.options)
        ]

    def leak_cases(self) -> list[LeakCase]:
        """The cases in which leaks are sought thoroughly: every number of seats, with the usual options."""
        return [
            LeakCase(Case(self.rules, seats, {}), (seats,), secrets=self.secrets)
            for seats in self.rules.seats
        ]

    def more_leak_cases(self) -> list[LeakCase]:
        """All other option sets, each at one number of seats; at every number if YAKAI_NIGHTLY is set."""
        usual = [{}, *(leak_case.case.options for leak_case in self.leak_cases())]
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
        return [LeakCase(case, (1,), horizon=4, thorough=False) for case in chosen]

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Run each test for each of its cases."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases(), ids=str)
        if "leak_case" in metafunc.fixturenames:
            metafunc.parametrize("leak_case", [*self.leak_cases(), *self.more_leak_cases()], ids=str)
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
        laws.logs_replay(random_match(case, seed=3))

    def test_what_is_imagined_fits_what_is_known(self, case: Case) -> None:
        match = random_match(case, seed=4)
        laws.imagined_states_fit(match, None if self.pieces(match.state) is None else self._pieces)

    def test_events_sent_without_a_view_give_the_next_view(self, seats: int) -> None:
        followed = laws.events_are_followed(random_match(Case(self.rules, seats, {}), seed=5))
        assert followed or not self.rules.customs.adds, "no such event came up"

    def test_tags_of_events_are_free(self) -> None:
        laws.event_tags_are_free(self.rules)

    def test_table_entries_have_no_events(self, seats: int) -> None:
        laws.table_entries_have_no_events(random_match(Case(self.rules, seats, {}), seed=6))

    def test_nothing_leaks(self, leak_case: LeakCase) -> None:
        coverage = leaks.Coverage()
        for seed in leak_case.seeds:
            leaks.nothing_leaks(
                random_match(leak_case.case, seed), coverage, seed, leak_case.horizon, self._share(leak_case)
            )
        if not leak_case.thorough:
            return
        coverage.seen -= leak_case.constant
        coverage.check()
        if leak_case.secrets is not None:
            assert coverage.seen == leak_case.secrets - leak_case.constant

    def test_untold_is_unknown(self, leak_case: LeakCase) -> None:
        compared = 0
        for seed in leak_case.seeds:
            match = random_match(leak_case.case, seed)
            compared += untold.untold_is_unknown(match, seed, leak_case.horizon // 2, self._share(leak_case))
        if leak_case.thorough and not compared:
            seeds = ", ".join(map(str, leak_case.seeds))
            raise LawBroken(
                f"{self.rules.id} {self.rules.version}, {leak_case.case.seats} seats, seed {seeds}: "
                "no alternative was ever told alike: the law has compared nothing"
            )

    def _share(self, leak_case: LeakCase | None = None) -> float:
        thorough = leak_case is None or leak_case.thorough
        return 1.0 if thorough and os.environ.get("YAKAI_NIGHTLY") else self.share

    def _pieces(self, state: Any) -> Counter[Any]:
        count = self.pieces(state)
        assert count is not None
        return count
