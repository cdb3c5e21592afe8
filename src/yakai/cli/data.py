"""The data directory of a command: `--data`, or the setting."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from yakai.web.settings import Settings

DataOption = Annotated[Path | None, typer.Option(help="The data directory (data).", show_default=False)]


def data_directory(data: Path | None) -> Path:
    """The directory that `--data` names, or else the one of the settings."""
    return Path(Settings.read(data=None if data is None else str(data)).data)


def timestamp() -> str:
    """The current time as part of a file name."""
    return datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
