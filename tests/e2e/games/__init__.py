"""What a player of one game sees and does in a browser, and what the others do over the wire: a file a game."""
