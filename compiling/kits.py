"""What is compiled together."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Kit(NamedTuple):
    """Some modules, by the library that they are put into, and the folders that they take from. Libraries are made side
    by side.
    """

    of: tuple[str, ...]
    libraries: Mapping[str, tuple[str, ...]]

    @property
    def modules(self) -> tuple[str, ...]:
        """All of them."""
        return tuple(module for library in self.libraries.values() for module in library)


TWINS: Final = Kit(
    of=("src/yakai/games/sketch", "src/yakai/games/yokai", "src/yakai/games/pikit"),
    libraries={
        "yakai_twins": (
            "src/yakai/games/sketch/fast.py",
            "src/yakai/games/sketch/hands.py",
            "src/yakai/games/yokai/shape.py",
            "src/yakai/games/pikit/fast.py",
            "src/yakai/games/pikit/compact.py",
            "bench/pikit.py",
        ),
    },
)
"""What bots search on, and what of the rules takes long."""

SERVER: Final = Kit(
    of=("src/yakai",),
    libraries={
        "yakai_games": (
            "src/yakai/games/pictomania/knowledge.py",
            "src/yakai/games/pictomania/telling.py",
            "src/yakai/games/pikit/cancelling.py",
            "src/yakai/games/pikit/centres.py",
            "src/yakai/games/pikit/chance.py",
            "src/yakai/games/pikit/knowledge.py",
            "src/yakai/games/pikit/telling.py",
            "src/yakai/games/sketch/knowledge.py",
            "src/yakai/games/sketch/piles.py",
            "src/yakai/games/sketch/telling.py",
            "src/yakai/games/yak/knowledge.py",
            "src/yakai/games/yak/scoring.py",
            "src/yakai/games/yak/telling.py",
            "src/yakai/games/yokai/knowledge.py",
            "src/yakai/games/yokai/telling.py",
        ),
        "yakai_web": (
            "src/yakai/web/affairs.py",
            "src/yakai/web/buckets.py",
            "src/yakai/web/connection.py",
            "src/yakai/web/frames.py",
            "src/yakai/web/lines.py",
            "src/yakai/web/moment.py",
            "src/yakai/web/outbox.py",
            "src/yakai/web/parts.py",
            "src/yakai/web/pens.py",
            "src/yakai/web/portions.py",
            "src/yakai/web/reading.py",
            "src/yakai/web/shared.py",
            "src/yakai/web/showing.py",
            "src/yakai/web/thinking.py",
            "src/yakai/web/wires.py",
        ),
        "yakai_tables": (
            "src/yakai/core/match.py",
            "src/yakai/core/rows.py",
            "src/yakai/core/searching.py",
            "src/yakai/core/steps.py",
            "src/yakai/core/undoing.py",
            "src/yakai/core/writing.py",
            "src/yakai/store/appending.py",
            "src/yakai/store/gathering.py",
            "src/yakai/store/records.py",
            "src/yakai/store/sqlite.py",
            "src/yakai/text/telling.py",
            "src/yakai/table/age.py",
            "src/yakai/table/beginning.py",
            "src/yakai/table/drivers/absence.py",
            "src/yakai/table/drivers/bots.py",
            "src/yakai/table/drivers/clock.py",
            "src/yakai/table/drivers/doings.py",
            "src/yakai/table/drivers/pace.py",
            "src/yakai/table/drivers/presence.py",
            "src/yakai/table/drivers/thinking.py",
            "src/yakai/table/drivers/turns.py",
            "src/yakai/table/drivers/wishes.py",
            "src/yakai/table/in_short.py",
            "src/yakai/table/live.py",
            "src/yakai/table/moving.py",
            "src/yakai/table/seating.py",
            "src/yakai/table/silence.py",
            "src/yakai/table/submitting.py",
            "src/yakai/table/table.py",
            "src/yakai/table/things.py",
            "src/yakai/table/told.py",
            "src/yakai/table/work.py",
            "src/yakai/table/writing.py",
        ),
    },
)
"""What every move at a table goes through, in all games alike.

No Struct may be among it: compiled, it would lose its options and the types of its fields. What others inherit from,
copy or refer to weakly is `ordinary`; whatever secrets are made of stays plain.
"""

KITS: Final = {"twins": TWINS, "server": SERVER}
