"""Which names people may have at a table, and which of them look alike."""
