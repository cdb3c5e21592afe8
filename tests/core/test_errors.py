"""Errors say what happened, and survive pickling from a worker process."""

import pickle

import pytest

from yakai.core.errors import BadSeat, IllegalAction, YakaiError


@pytest.mark.parametrize(
    "error",
    [BadSeat("no-such-seat", seat=9, seats=4), IllegalAction("YAK-8", "yak-claim-is-not-heavier", floor=4)],
)
def test_an_error_is_the_same_after_pickling(error: YakaiError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.details == error.details


def test_a_refusal_names_its_clause() -> None:
    refused = IllegalAction("YAK-8", "claim-is-not-heavier", floor=4)
    assert str(refused) == "YAK-8: claim is not heavier (floor 4)"
