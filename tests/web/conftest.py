"""One server for all tests of a file that need no special settings."""

from collections.abc import Iterator

import pytest

from tests.web.running import Running, running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as one:
        yield one
