"""Foxfire, the game of an installed package, played in a browser and over a WebSocket."""

from playwright.sync_api import expect

from tests.e2e.company import Guest
from tests.e2e.player import Player


class FoxfirePlayer(Player):
    """A player of Foxfire in a browser."""

    game = "foxfire"

    def may_lay(self) -> None:
        """Wait until the player is asked for a spark."""
        expect(self.find("board")).to_have_attribute("data-turn", "true")

    def lays(self, spark: int) -> None:
        """Lay this spark by one tap."""
        self.may_lay()
        self.press(self.find(f"spark-{spark}"))
        expect(self.find(f"spark-{spark}")).to_be_disabled()

    def sees_laid(self, seat: int) -> None:
        """Wait until a spark of this seat lies there."""
        expect(self.find("seats").get_by_test_id(f"seat-{seat}")).to_have_attribute("data-laid", "true")

    def sees_lanterns(self, seat: int, count: int) -> None:
        """Wait until this seat has this many lanterns."""
        expect(self.find("seats").get_by_test_id(f"seat-{seat}")).to_have_attribute("data-taken", str(count))


class FoxfireGuest(Guest):
    """A player of Foxfire without a browser."""

    game = "foxfire"

    def lays(self, spark: int, round: int) -> None:
        """Lay this spark in that round."""
        self.waits_until(lambda view: view["round"] == round and view["stage"] == "lay")
        self._does(self.seat.act({"type": "lay", "spark": spark, "round": round}))
