"""A Python client of a Yakai server, for tests, load tests and bots of other authors (`docs/protocol.md`).

async with Client("http://127.0.0.1:8000") as client:
    await client.call_me("Svitlana")
    links = await client.open_table("yak", seats=3, bots=["novice", "novice"], ready=True)
    async with client.join(links.invitation) as seat:
        game = await seat.game()
        await seat.act({"type": "challenge"})
"""

from yakai.client.client import Client, Links
from yakai.client.errors import RefusedRequest
from yakai.client.table_connection import TableConnection

__all__ = ["Client", "Links", "RefusedRequest", "TableConnection"]
