"""The secret that cookies are signed with."""

import asyncio
import stat
from pathlib import Path

import pytest

from yakai.text import explain, languages
from yakai.web.app import create_app
from yakai.web.cookies import LENGTH, BadSecret, secret_in
from yakai.web.server import Server
from yakai.web.settings import Settings


def test_the_secret_is_created_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    secret = secret_in(tmp_path)
    assert len(secret) == LENGTH
    (tmp_path / "secret").chmod(0o644)
    assert secret_in(tmp_path) == secret
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


@pytest.mark.parametrize("left", [0, 1, LENGTH - 1])
def test_an_empty_or_truncated_secret_is_refused(tmp_path: Path, left: int) -> None:
    (tmp_path / "secret").write_bytes(b"x" * left)
    with pytest.raises(BadSecret) as refused:
        secret_in(tmp_path)
    for lang in languages():
        assert str(tmp_path / "secret") in explain(refused.value, lang)
    assert (tmp_path / "secret").read_bytes() == b"x" * left


def test_no_server_starts_with_an_invalid_secret(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    with pytest.raises(BadSecret):
        asyncio.run(Server(create_app(Settings(data=str(tmp_path)))).startup([]))
