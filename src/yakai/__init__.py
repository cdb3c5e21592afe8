"""Yakai (夜会): tabletop games for an evening, as a library.

>>> import yakai
>>> match = yakai.new("yak", seats=4, seed=7)
>>> match.view(0).deck
87
"""

from yakai.core.errors import YakaiError
from yakai.core.match import Match
from yakai.core.matches import from_bytes, load, new
from yakai.core.playout import playout

__all__ = ["Match", "YakaiError", "from_bytes", "load", "new", "playout"]
