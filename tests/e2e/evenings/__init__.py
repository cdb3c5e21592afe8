"""Moments worth a picture: for each game, and for the pages around them, one evening from the lobby to the end.

Each file has the `KIND` of player it needs and `evening(player, company, names)`, which stops at every such moment and
yields its name.
"""
