"""What is compiled together."""

from typing import Final, NamedTuple


class Kit(NamedTuple):
    """Some modules, and the folders that they take from."""

    of: tuple[str, ...]
    modules: tuple[str, ...]


TWINS: Final = Kit(
    of=("src/yakai/games/sketch", "src/yakai/games/yokai", "src/yakai/games/pikit"),
    modules=(
        "src/yakai/games/sketch/fast.py",
        "src/yakai/games/sketch/hands.py",
        "src/yakai/games/yokai/shape.py",
        "src/yakai/games/pikit/fast.py",
        "src/yakai/games/pikit/compact.py",
        "bench/pikit.py",
    ),
)
"""What bots search on, and what of the rules takes long."""

SERVER: Final = Kit(
    of=("src/yakai",),
    modules=(
        "src/yakai/core/match.py",
        "src/yakai/core/rows.py",
        "src/yakai/core/undoing.py",
        "src/yakai/games/yak/knowledge.py",
        "src/yakai/games/yak/telling.py",
        "src/yakai/store/appending.py",
        "src/yakai/store/gathering.py",
        "src/yakai/store/records.py",
        "src/yakai/store/sqlite.py",
        "src/yakai/table/age.py",
        "src/yakai/table/beginning.py",
        "src/yakai/table/drivers/bots.py",
        "src/yakai/table/drivers/clock.py",
        "src/yakai/table/drivers/doings.py",
        "src/yakai/table/drivers/presence.py",
        "src/yakai/table/drivers/thinking.py",
        "src/yakai/table/drivers/turns.py",
        "src/yakai/table/live.py",
        "src/yakai/table/silence.py",
        "src/yakai/table/submitting.py",
        "src/yakai/table/table.py",
        "src/yakai/table/told.py",
        "src/yakai/table/work.py",
        "src/yakai/text/telling.py",
        "src/yakai/web/connection.py",
        "src/yakai/web/frames.py",
        "src/yakai/web/lines.py",
        "src/yakai/web/moment.py",
        "src/yakai/web/outbox.py",
        "src/yakai/web/parts.py",
        "src/yakai/web/portions.py",
        "src/yakai/web/reading.py",
        "src/yakai/web/showing.py",
        "src/yakai/web/thinking.py",
        "src/yakai/web/wires.py",
    ),
)
"""What every move at a table goes through.

No Struct may be among it: compiled, it would lose its options. Nor may what somebody refers to weakly, nor whatever
secrets are made of.
"""

KITS: Final = {"twins": TWINS, "server": SERVER}
