"""A secret can be read only for the seats that may know it."""

import copy
import pickle

import msgspec
import pytest

from yakai.core.bag import Bag
from yakai.core.errors import BadOutcome
from yakai.core.find_hidden import hidden_in, may_hide
from yakai.core.hidden import Hidden
from yakai.games.yak import rules
from yakai.games.yak.state import Options, Showdown, State


def test_only_those_who_may_know_it_can_peek() -> None:
    secret = Hidden("yak", {0, 2})
    assert [secret.peek(seat) for seat in (None, 0, 1, 2)] == [None, "yak", None, "yak"]
    assert secret.reveal() == "yak"


def test_sharing_makes_a_new_secret_and_leaves_the_old_one() -> None:
    secret = Hidden("yak", {0})
    shared = secret.share(1)
    assert (shared.peek(1), secret.peek(1)) == ("yak", None)


def test_it_does_not_show_itself() -> None:
    assert "yak" not in repr(Hidden("yak", {0}))
    assert "yak" not in repr(Hidden(Bag(["yak"])))
    assert "yak" not in f"{Hidden('yak')}"


@pytest.mark.parametrize("secret", [Hidden("yak", {0}), Bag(["yak"])])
def test_msgspec_refuses_to_encode_it(secret: object) -> None:
    with pytest.raises(TypeError):
        msgspec.json.encode(secret)
    with pytest.raises(TypeError):
        msgspec.to_builtins((1, secret))


def test_it_refuses_pickling_and_copying() -> None:
    for attempt in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="cannot be pickled"):
            attempt(Hidden("yak"))


def test_a_state_with_secrets_cannot_be_encoded() -> None:
    with pytest.raises(TypeError):
        msgspec.json.encode(rules.setup(2, Options()))


def test_secrets_are_found_wherever_they_stand() -> None:
    state = ((Hidden(1), [Hidden(2)]), {"a": Hidden(3)}, "yak", 4)
    assert [secret.reveal() for secret in hidden_in(state)] == [1, 2, 3]


def test_a_bag_has_no_order() -> None:
    assert Bag("yak") == Bag("kay")
    assert hash(Bag("yak")) == hash(Bag("kay"))
    assert list(Bag("yak").without("a")) == ["k", "y"]
    with pytest.raises(BadOutcome):
        Bag("yak").without("z")
    with pytest.raises(BadOutcome):
        Bag("yak").without("a", "a")


class Chain(msgspec.Struct):
    """A recursive type."""

    next: "Chain | None"
    marks: dict[str, tuple[int, ...]]


class Safe(msgspec.Struct):
    """A struct whose field type says nothing about its content."""

    content: object


def test_only_structs_that_can_hold_a_secret_are_searched() -> None:
    assert may_hide(State)
    assert may_hide(Safe)
    assert not may_hide(Showdown)
    assert not may_hide(Chain)
    assert [secret.reveal() for secret in hidden_in(Safe((Hidden(1), Chain(None, {}))))] == [1]
