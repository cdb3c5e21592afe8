"""`yakai types`: the browser's types are generated from ours."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec import Raw, Struct
from typer.testing import Result

from yakai.cli.types import files
from yakai.cli.typescript import Module

GENERATED = Path(__file__).parents[2] / "client" / "src" / "generated"


def test_the_clients_types_are_up_to_date() -> None:
    stored = {
        path.relative_to(GENERATED).as_posix(): path.read_text("utf-8") for path in GENERATED.rglob("*.ts")
    }
    assert stored == files(), "run: yakai types"


def test_a_difference_is_found_and_mended(command: Callable[..., Result], tmp_path: Path) -> None:
    assert command("types", "--check", "--out", tmp_path).exit_code == 1
    assert not list(tmp_path.iterdir())
    assert command("types", "--out", tmp_path).exit_code == 0
    assert command("types", "--check", "--out", tmp_path).exit_code == 0
    wire = tmp_path / "wire.ts"
    wire.write_text(wire.read_text("utf-8") + "// mine\n", "utf-8")
    (tmp_path / "games" / "chess.ts").write_text(wire.read_text("utf-8"), "utf-8")
    (tmp_path / "own.ts").write_text("export const mine = 1;\n", "utf-8")
    done = command("types", "--check", "--out", tmp_path)
    assert done.exit_code == 1
    assert [Path(line).name for line in done.stderr.splitlines()] == ["wire.ts", "chess.ts"]
    command("types", "--out", tmp_path)
    assert command("types", "--check", "--out", tmp_path).exit_code == 0
    assert (tmp_path / "own.ts").exists()
    assert not (tmp_path / "games" / "chess.ts").exists()


def test_of_a_game_that_is_not_installed_there_are_none(
    command: Callable[..., Result], tmp_path: Path
) -> None:
    done = command("types", "chess", "--out", tmp_path)
    assert done.exit_code == 2
    assert "chess" in done.stderr
    assert not list(tmp_path.iterdir())


def test_generated_types_are_the_same_each_time() -> None:
    assert files() == files()


# How types are written

Suit = Literal["moon", "sun"]


class Coin(Struct, frozen=True, tag="coin"):
    """A coin.

    >>> Coin(1)
    """

    value: int
    suit: Suit


class Note(Struct, frozen=True, tag="note", forbid_unknown_fields=True):
    """A message that the server receives."""

    text: str = ""


class Nothing(Struct, frozen=True, tag="nothing"): ...


Money = Coin | Note


class Purse(Struct, frozen=True):
    """A struct with a field of every kind of type."""

    coins: tuple[Coin, ...]
    money: Money | None
    many: list[Money | None]
    pair: tuple[int, float]
    by_name: dict[str, bool]
    kind: Literal["a", "b"]
    any: Any
    raw: Raw
    note: Note = Note()


def written(kind: Any) -> str:
    module = Module("For a test.")
    module.add(kind)
    return module.text().split("\n\n", 1)[1]


def test_a_tagged_struct_is_an_interface_with_its_type() -> None:
    assert written(Coin) == (
        "export const SUIT = ['moon', 'sun'] as const;\n"
        "export type Suit = (typeof SUIT)[number];\n"
        "\n"
        "/** A coin. */\n"
        "export interface Coin {\n"
        "  readonly type: 'coin';\n"
        "  readonly value: number;\n"
        "  readonly suit: Suit;\n"
        "}\n"
    )


def test_what_we_receive_may_leave_defaults_out_and_what_we_send_may_not() -> None:
    assert "readonly text?: string;" in written(Note)
    assert "readonly note: Note;" in written(Purse)


def test_parts_are_written_as_typescript_has_them() -> None:
    purse = written(Purse)
    for line in (
        "readonly coins: readonly Coin[];",
        "readonly money: Money | null;",
        "readonly many: readonly (Money | null)[];",
        "readonly pair: readonly [number, number];",
        "readonly by_name: Readonly<Record<string, boolean>>;",
        "readonly kind: 'a' | 'b';",
        "readonly any: unknown;",
        "readonly raw: unknown;",
        "export type Money = Coin | Note;",
    ):
        assert line in purse


def test_a_struct_without_fields_has_only_its_type() -> None:
    assert written(Nothing) == "export interface Nothing {\n  readonly type: 'nothing';\n}\n"


def test_a_struct_of_another_module_is_imported() -> None:
    coins = Module("Coins.")
    coins.add(Coin)
    purses = Module("Purses.", {"./coins": coins})
    purses.add(Purse)
    assert "import type { Coin } from './coins';" in purses.text()
    assert "export interface Coin" not in purses.text()


def test_two_structs_of_one_name_are_refused() -> None:
    module = Module("Twice.")
    module.add(Coin)
    other = type("Coin", (Struct,), {"__annotations__": {"x": int}, "__module__": __name__})
    with pytest.raises(TypeError, match="two structs are called Coin"):
        module.add(other)
