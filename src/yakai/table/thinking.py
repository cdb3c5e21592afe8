"""Asking bots, who know only what their seat sees and remembers."""

import logging
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Any, TypeAlias, TypeVar

import msgspec

from yakai.core.game import AnyRules, Seat
from yakai.core.match import Match
from yakai.table.ports import Thinker

logger = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Question: TypeAlias = Callable[[AnyRules, str, bytes, bytes, int], Awaitable[Answer]]
"""A question of a `Thinker`, such as `choose`: it takes the rules, the bot, its view, its memory and a seed."""

_encode = msgspec.json.Encoder().encode
_luck = SystemRandom()


async def ask(question: Question[Answer], match: Match, seat: Seat, bot: str) -> Answer:
    """What a bot answers on a seat."""
    view, memory = _encode(match.view(seat)), _encode(match.recall(seat))
    return await question(match.rules, bot, view, memory, _luck.getrandbits(64))


async def choose(
    thinker: Thinker, match: Match, seat: Seat, bot: str, weigh: bool = False
) -> tuple[Any, float]:
    """The action that a bot chooses on a seat, and how sure it is of it (1 unless it is to `weigh`). If the bot fails,
    the action is a random one, or `None` if none is legal.
    """
    legal = match.legal(seat)
    try:
        if weigh:
            return await ask(thinker.weigh, match, seat, bot)
        return await ask(thinker.choose, match, seat, bot), 1.0
    except Exception:
        logger.exception("bot %s of %s could not think", bot, match.rules.id)
        return legal.sample(_luck) if legal else None, 1.0
