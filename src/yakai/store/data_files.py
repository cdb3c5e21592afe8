"""The names of the files in a data directory."""

from typing import Final

DATABASE: Final = "yakai.sqlite3"
SECRET: Final = "secret"  # noqa: S105  # the name of the file
LOCK: Final = "lock"
WORDS: Final = "words"
SOCKET: Final = "yakai.socket"

PREFIXES: Final = ("yakai", SECRET, LOCK, WORDS)
"""How the names of all our files there begin: of these, of drafts, of what an update or a restore keeps, of SQLite's
files beside the database, and of the socket of a running server.
"""
