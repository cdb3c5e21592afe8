"""Tasks of a table: their failures are raised in the caller, or logged if there is none."""

import asyncio

import pytest

from yakai.core.errors import OutOfTurn
from yakai.table.tasks import Tasks

pytestmark = pytest.mark.anyio


async def failing(error: Exception) -> None:
    await asyncio.sleep(1)
    raise error


async def test_a_failing_task_that_no_caller_awaits_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    tasks = Tasks()
    tasks.start(failing(RuntimeError("oh no")))
    await tasks.done()
    await asyncio.sleep(1)
    assert not tasks
    assert "oh no" in caplog.text


@pytest.mark.parametrize("error", [RuntimeError("oh no"), OutOfTurn("not-your-turn")])
async def test_a_failure_is_raised_in_the_caller_that_awaits_it(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(type(error)):
        await Tasks().carry(failing(error))
    await asyncio.sleep(1)
    assert not caplog.records


@pytest.mark.parametrize(("error", "logged"), [(RuntimeError("oh no"), 1), (OutOfTurn("not-your-turn"), 0)])
async def test_after_the_caller_is_cancelled_only_an_unexpected_failure_is_logged(
    error: Exception, logged: int, caplog: pytest.LogCaptureFixture
) -> None:
    tasks = Tasks()
    waiting = asyncio.ensure_future(tasks.carry(failing(error)))
    await asyncio.sleep(0.5)
    waiting.cancel()
    await tasks.done()
    await asyncio.sleep(1)
    assert waiting.cancelled()
    assert len(caplog.records) == logged
