"""Values that are folded from a table's log: the room, the game, the clocks, what each seat was told."""
