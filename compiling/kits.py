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
            "src/yakai/web/ws/affairs.py",
            "src/yakai/web/limits/buckets.py",
            "src/yakai/web/ws/connection.py",
            "src/yakai/web/ws/frames.py",
            "src/yakai/web/ws/protocol.py",
            "src/yakai/web/ws/snapshot.py",
            "src/yakai/web/ws/outbox.py",
            "src/yakai/web/ws/view_diff.py",
            "src/yakai/web/ws/writer.py",
            "src/yakai/web/ws/portions.py",
            "src/yakai/web/ws/decode.py",
            "src/yakai/web/ws/shared.py",
            "src/yakai/web/ws/show.py",
            "src/yakai/web/ws/thinking.py",
            "src/yakai/web/ws/transport.py",
        ),
        "yakai_tables": (
            "src/yakai/core/match.py",
            "src/yakai/core/rows.py",
            "src/yakai/core/searching.py",
            "src/yakai/core/steps.py",
            "src/yakai/core/undoing.py",
            "src/yakai/core/writing.py",
            "src/yakai/store/sqlite/appending.py",
            "src/yakai/store/sqlite/gathering.py",
            "src/yakai/store/sqlite/records.py",
            "src/yakai/store/sqlite/store.py",
            "src/yakai/text/telling.py",
            "src/yakai/table/uptime.py",
            "src/yakai/table/commands/beginning.py",
            "src/yakai/table/drivers/absence.py",
            "src/yakai/table/drivers/bots.py",
            "src/yakai/table/drivers/rules_timer.py",
            "src/yakai/table/drivers/activity.py",
            "src/yakai/table/drivers/bot_pace.py",
            "src/yakai/table/drivers/presence.py",
            "src/yakai/table/drivers/player_clocks.py",
            "src/yakai/table/drivers/turn_notices.py",
            "src/yakai/table/drivers/standing_actions.py",
            "src/yakai/table/state/summary.py",
            "src/yakai/table/live.py",
            "src/yakai/table/commands/moves.py",
            "src/yakai/table/commands/seating.py",
            "src/yakai/table/state/silence.py",
            "src/yakai/table/command_queue.py",
            "src/yakai/table/state/table.py",
            "src/yakai/table/state/told_items.py",
            "src/yakai/table/state/streams.py",
            "src/yakai/table/tasks.py",
            "src/yakai/table/state/writing.py",
        ),
    },
)
"""What every move at a table goes through, in all games alike.

No Struct may be among it: compiled, it would lose its options and the types of its fields. What others inherit from,
copy or refer to weakly is `ordinary`; whatever secrets are made of stays plain.
"""

KITS: Final = {"twins": TWINS, "server": SERVER}
