"""The games, one folder each, with the same files in each."""

from yakai.bots import compiled

compiled.use()
