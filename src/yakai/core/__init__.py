"""What a game is: pure values and functions, with no I/O, no clock and no randomness of its own."""

from yakai import compiled

compiled.use_all()
