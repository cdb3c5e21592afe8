"""What the players of a list or a record are called."""

from yakai import text
from yakai.core.game import Seat
from yakai.text import Lang


def player_name(called: str | None, seat: Seat, lang: Lang) -> str:
    """The name of the person on a seat, empty if they have given none; if `called` is `None`, the name of its bot."""
    return text.bot_name(lang, seat) if called is None else called
