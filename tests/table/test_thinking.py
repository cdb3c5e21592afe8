"""What a table asks bots, and what it does when one fails."""

import pytest

import yakai
from tests.table.evening import Broken, Here
from yakai.table.thinking import choose

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("weigh", [False, True])
async def test_a_bot_that_fails_acts_at_random_and_the_log_says_so(
    weigh: bool, caplog: pytest.LogCaptureFixture
) -> None:
    match = yakai.new("yak", seats=2, seed=1)
    (seat,) = match.to_act
    action, sure = await choose(Broken(), match, seat, "novice", weigh)
    assert action in match.legal(seat)
    assert sure == 1.0
    assert "bot novice of yak could not think" in caplog.text


async def test_where_nothing_is_legal_a_bot_that_fails_has_no_action() -> None:
    match = yakai.new("yak", seats=2, seed=1)
    (seat,) = match.to_act
    assert await choose(Broken(), match, 1 - seat, "novice") == (None, 1.0)


@pytest.mark.parametrize("weigh", [False, True])
async def test_a_bot_without_doubts_is_sure(weigh: bool) -> None:
    match = yakai.new("yak", seats=2, seed=1)
    (seat,) = match.to_act
    action, sure = await choose(Here(), match, seat, "novice", weigh)
    assert action in match.legal(seat)
    assert sure == 1.0
