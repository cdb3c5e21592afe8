"""Invalid settings: one line says which, what was given and what is allowed."""

from collections.abc import Callable

import pytest
from typer.testing import Result

from yakai.text import languages
from yakai.web.settings import Settings

Command = Callable[..., Result]


@pytest.mark.parametrize("port", ["99999", "-1", "x", "80.5", "nan", "9" * 400])
def test_an_invalid_port_is_reported_in_one_line(command: Command, port: str) -> None:
    done = command("serve", "--port", port, "--lang", "en")
    assert done.exit_code == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"--port cannot be “{port[:100]}")
    assert line.endswith("It takes a whole number from 0 to 65535.")


@pytest.mark.parametrize(
    ("variable", "given", "allowed"),
    [
        ("YAKAI_PORT", "70000", "from 0 to 65535."),
        ("YAKAI_PACE", "x", "a number from 0 to 100."),
        ("YAKAI_PACE", "nan", "a number from 0 to 100."),
        ("YAKAI_PACE", "-1", "a number from 0 to 100."),
        ("YAKAI_PATIENCE", "inf", "a number from 0 to 86400."),
        ("YAKAI_BOT_WORKERS", "0", "a whole number from 1 to 256."),
        ("YAKAI_TABLES_PER_HOUR", "-5", "a whole number from 0 to 1000000."),
        ("YAKAI_MESSAGES_PER_SECOND", "0", "a number from 0.001 to 1000000."),
        ("YAKAI_ADDRESSES", "games.example.org", "such as https://games.example.org, separated by commas."),
        ("YAKAI_ORIGINS", "*", "such as https://games.example.org, separated by commas."),
        ("YAKAI_PROXIES", "proxy", "such as 10.0.0.5 or 172.16.0.0/12, separated by commas."),
        ("YAKAI_SYNCHRONOUS", "MAYBE", "It can be: FULL, OFF."),
    ],
)
def test_an_invalid_variable_is_named(
    command: Command, monkeypatch: pytest.MonkeyPatch, variable: str, given: str, allowed: str
) -> None:
    monkeypatch.setenv(variable, given)
    done = command("serve", "--lang", "en")
    assert done.exit_code == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"{variable} cannot be “{given}”.")
    assert line.endswith(allowed)


@pytest.mark.parametrize("lang", languages())
def test_errors_are_in_the_users_language(command: Command, lang: str) -> None:
    said = command("serve", "--port", "x", "--lang", lang).stderr
    assert "--port" in said
    assert {"en": "cannot be", "ru": "не может быть", "uk": "не може бути"}[lang] in said


def test_an_empty_variable_counts_as_not_set() -> None:
    assert Settings.read({"YAKAI_PORT": "", "YAKAI_HOST": ""}) == Settings()


def test_a_flag_has_priority_over_its_variable() -> None:
    assert Settings.read({"YAKAI_PORT": "x"}, port="80").port == 80
