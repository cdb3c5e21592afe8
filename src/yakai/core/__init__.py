"""What a game is. Rules are pure functions of values, without I/O, a clock or randomness. Only `Match` draws chance,
and only `Match.save` and `load` touch files.
"""

from yakai import compiled

compiled.use_all()
