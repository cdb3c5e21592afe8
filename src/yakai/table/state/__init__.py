"""Values that are folded from a table's log: the room, the game, the clocks and each seat's stream of events."""
