"""A store in one SQLite file: a single writer thread and a reading one beside it."""
