"""A client of the wire in Python: for tests, for load, and for other people's bots (`docs/protocol.md`).

async with Visitor("http://127.0.0.1:8000") as visitor:
    await visitor.call_me("Svitlana")
    links = await visitor.open_table("yak", seats=3, bots=["novice", "novice"], ready=True)
    async with visitor.join(links.invitation) as seat:
        game = await seat.game()
        await seat.act({"type": "challenge"})
"""

from yakai.client.errors import RefusedRequest
from yakai.client.seat import Seat
from yakai.client.visitor import Links, Visitor

__all__ = ["Links", "RefusedRequest", "Seat", "Visitor"]
