"""What a player of one game sees and does in a browser, and what the others do without a browser: one file per game."""
