"""Which modules are compiled, and into which libraries."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Kit(NamedTuple):
    """Modules by the library that they are compiled into, and the folders whose files they depend on. Libraries are
    compiled in parallel.
    """

    of: tuple[str, ...]
    libraries: Mapping[str, tuple[str, ...]]

    @property
    def modules(self) -> tuple[str, ...]:
        """All modules of the kit."""
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
"""The fast models that bots search on, and the slow parts of the rules."""

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
            "src/yakai/web/limits/limiters.py",
            "src/yakai/web/net/input_buffer.py",
            "src/yakai/web/net/uvicorn_protocols/http_protocol.py",
            "src/yakai/web/net/uvicorn_protocols/websocket_protocol.py",
            "src/yakai/web/ws/connection.py",
            "src/yakai/web/ws/feed.py",
            "src/yakai/web/net/websocket_frames.py",
            "src/yakai/web/ws/game_message.py",
            "src/yakai/web/ws/handlers.py",
            "src/yakai/web/ws/hosting_info.py",
            "src/yakai/web/ws/inbox.py",
            "src/yakai/web/ws/snapshot.py",
            "src/yakai/web/ws/outbox.py",
            "src/yakai/web/ws/view_diff.py",
            "src/yakai/web/ws/decode.py",
            "src/yakai/web/ws/shared_messages.py",
            "src/yakai/web/ws/table_message.py",
            "src/yakai/web/ws/transport.py",
            "src/yakai/web/ws/viewer.py",
        ),
        "yakai_tables": (
            "src/yakai/core/find_hidden.py",
            "src/yakai/core/log_encoding.py",
            "src/yakai/core/match.py",
            "src/yakai/core/rows.py",
            "src/yakai/core/steps.py",
            "src/yakai/core/undo.py",
            "src/yakai/store/sqlite/append.py",
            "src/yakai/store/sqlite/extras.py",
            "src/yakai/store/sqlite/write_buffer.py",
            "src/yakai/store/sqlite/writer.py",
            "src/yakai/text/telling.py",
            "src/yakai/table/uptime.py",
            "src/yakai/table/activity.py",
            "src/yakai/table/notifier.py",
            "src/yakai/table/presence.py",
            "src/yakai/table/commands/beginning.py",
            "src/yakai/table/drivers/absence.py",
            "src/yakai/table/drivers/drivers.py",
            "src/yakai/table/drivers/bot_pace.py",
            "src/yakai/table/drivers/bots.py",
            "src/yakai/table/drivers/rules_timer.py",
            "src/yakai/table/drivers/player_clocks.py",
            "src/yakai/table/drivers/turn_notices.py",
            "src/yakai/table/drivers/standing_actions.py",
            "src/yakai/table/state/make_listing.py",
            "src/yakai/table/live.py",
            "src/yakai/table/commands/moves.py",
            "src/yakai/table/commands/seating.py",
            "src/yakai/table/state/silence.py",
            "src/yakai/table/command_queue.py",
            "src/yakai/table/state/table.py",
            "src/yakai/table/state/streams.py",
            "src/yakai/table/state/visible_game.py",
            "src/yakai/table/tasks.py",
            "src/yakai/table/state/log_writer.py",
        ),
    },
)
"""The modules that every move at a table goes through.

None may define a `Struct`: compiled, it would lose its options and the types of its fields. Classes that are inherited
from, copied or weakly referenced are marked `non_native`; `Hidden` and what secrets are made of stay plain Python.
"""

KITS: Final = {"twins": TWINS, "server": SERVER}
