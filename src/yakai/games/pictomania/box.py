"""The words of Pictomania with everything about them: the decks, and how bots draw the words."""

from collections.abc import Sequence

from yakai.core.words import Flaw
from yakai.games.pictomania.decks import PictomaniaWords
from yakai.games.pictomania.drawing import openmoji, recipes
from yakai.games.pictomania.drawing.marks import PLACED, STICKS, THROUGH


class Box(PictomaniaWords):
    """Words and their recipes, as the command line and the server see them (`yakai.core.words.Words`)."""

    def flaws(self) -> Sequence[Flaw]:
        """The errors in our files, decks and recipes."""
        return (*super().flaws(), *recipes.flaws())

    def lacking(self) -> Sequence[str]:
        """Our words that have no recipe."""
        return tuple(recipes.lacking())

    def pictures(self, word: str) -> Sequence[str]:
        """Marks and pictures with this name, then related ones; for an empty word all of them."""
        marks = [
            f"{name}(…)" if name in THROUGH else name for name in (*PLACED, *THROUGH, *STICKS) if word in name
        ]
        return (
            *(f"{mark:<28} ours" for mark in marks),
            *(
                f"{one.name:<28} {len(openmoji.strokes(one.name)):>3} strokes · {', '.join(one.tags)}"
                for one in openmoji.found_by(word)
            ),
        )
