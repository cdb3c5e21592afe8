"""Work that is spread over processes, with a bar that says how much of it is done."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from yakai.core.errors import YakaiError
from yakai.core.game import Say

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """What each task gives, in whatever order they are done; a work is a function that other processes find too."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        parts = [pool.submit(_done, work, task) for task in tasks]
        try:
            for part in as_completed(parts):
                yield part.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _done(work: Callable[[T], R], task: T) -> R:
    try:
        return work(task)
    except YakaiError as error:
        # Only this one is sure to survive the way between processes.
        raise YakaiError(error.key, **error.details) from None


def with_progress(done: Iterable[T], total: int, say: Say) -> Iterator[T]:
    """The same things, counted for whoever waits at a terminal."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn(say("cli-simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=total)
        for one in done:
            yield one
            bar.advance(task)
