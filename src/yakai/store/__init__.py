"""Where tables and people are kept: `protocols` says what the program needs from a store, `memory` and `sqlite` do it,
and `opening` opens the one that a server uses.
"""
