"""How long everybody may think, as it is shown: to all alike, for whom a game waits is public."""

from yakai.table.live import LiveTable
from yakai.table.state.clocks import kind_of
from yakai.table.state.table_time import people_at
from yakai.web.messages import ThinkingTimes


def thinking_at(live: LiveTable) -> ThinkingTimes | None:
    """The clocks of a table just now; `None` where there are none."""
    clocks = live.table.clocks
    if clocks is None:
        return None
    lived = live.thinking.lived
    people = people_at(live.room)
    left = (round(clocks.remaining(seat, lived) / 1000, 1) for seat in range(len(clocks.left)))
    shown = tuple(one if seat in people else None for seat, one in enumerate(left))
    return ThinkingTimes(kind_of(clocks.rule), shown, tuple(sorted(clocks.running)))
