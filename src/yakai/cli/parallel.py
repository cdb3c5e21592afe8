"""Running tasks in several processes, with a progress bar."""

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


def run_parallel(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """The results of `work` for all tasks, as they are done. `work` is a module's function, for other processes."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(_run, work, task) for task in tasks]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _run(work: Callable[[T], R], task: T) -> R:
    try:
        return work(task)
    except YakaiError as error:
        # Errors of other classes may not survive pickling.
        raise YakaiError(error.key, **error.details) from None


def with_progress(done: Iterable[T], total: int, say: Say) -> Iterator[T]:
    """The same values, with a progress bar if the output is a terminal."""
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
