"""Playing a state to its end: for search, estimates and quick experiments."""

from random import Random
from typing import Any

from yakai.core.game import AnyRules, Bot, Over, Result, Seat, Turn


def playout(rules: AnyRules, state: Any, rng: Random, policy: Bot | None = None) -> Result:
    """The result of playing a state to its end, with a policy for all seats or else with random legal actions.

    A bot must not get the true state of a game that it plays, but it can play out a state that it has imagined:

    >>> import yakai
    >>> match = yakai.new("yak", seats=3, seed=7)
    >>> seat, rng = min(match.to_act), Random(1)
    >>> imagined = match.rules.imagine(match.view(seat), match.recall(seat), rng)
    >>> playout(match.rules, imagined, rng).reason in ("challenge", "pass")
    True
    """
    while True:
        pending = rules.pending(state)
        if type(pending) is Over:
            return pending.result
        if type(pending) is Turn:
            state = _moved(rules, state, pending, rng, policy)
        else:
            state = rules.settle(state, rules.sample(state, rng))


def _moved(rules: AnyRules, state: Any, pending: Turn, rng: Random, policy: Bot | None) -> Any:
    """The state after one seat has acted or, if none does in time, after the timer has run out."""
    timer = pending.timer
    seats = [*pending.seats]
    if len(seats) > 1:
        seats.sort()
        rng.shuffle(seats)  # so that no seat is always the first
    if timer is None or policy is not None or rng.random() < 0.9:
        for seat in seats:
            action = _chosen(rules, state, seat, rng, policy)
            if action is not None:
                return rules.act(state, seat, action)
    if timer is None:
        raise IndexError(f"seats {sorted(seats)} are to act and none of them does")
    return rules.expire(state, timer.key)


def _chosen(rules: AnyRules, state: Any, seat: Seat, rng: Random, policy: Bot | None) -> Any:
    view = rules.view(state, seat)
    if policy is not None:
        return policy.choose(rules, view, rules.recall(state, seat), rng)
    legal = rules.legal(view)
    return legal.sample(rng) if legal else None
