"""Yak in the terminal: a view as lines, and a typed line as an action."""

from collections import Counter
from collections.abc import Sequence

from yakai.core.errors import BadAction
from yakai.core.game import Say
from yakai.games.yak.actions import Action, Challenge, Choice, Pass, Play
from yakai.games.yak.pieces import KINDS, SIZE, SPECIES, Card, Species
from yakai.games.yak.telling import claimed, shown
from yakai.games.yak.view import View


class YakTerminal:
    """Yak in the terminal."""

    help = "yak-terminal-help"
    rules: tuple[str, ...] = (
        "yak-rules-goal",
        "yak-rules-turn",
        "yak-rules-claims",
        "yak-rules-counting",
        "yak-rules-deck",
        "yak-rules-end",
    )

    def prompt(self, view: View) -> str:
        """The prompt that all games share."""
        return "cli-prompt"

    def picture(self, view: View, names: Sequence[str], say: Say) -> list[str]:
        """The deck, each seat's numbers of cards, the stack with its claims, and the reader's own hand."""
        lines = [say("yak-terminal-deck", cards=view.deck)]
        for seat, name in enumerate(names):
            penalties = len(view.penalties[seat])
            line = say("yak-terminal-seat", name=name, cards=view.hands[seat], penalties=penalties)
            lines.append(f"▸ {line}" if seat == view.turn else f"  {line}")
        if view.stack:
            lines.append(say("yak-terminal-stack", cards=len(view.stack)))
        else:
            lines.append(say("yak-terminal-stack-empty"))
        for laid in view.stack:
            if laid.card is None:
                line = say("yak-terminal-laid", name=names[laid.seat], **claimed(laid.claim))
            else:
                line = say(
                    "yak-terminal-laid-own", name=names[laid.seat], **claimed(laid.claim), **shown(laid.card)
                )
            lines.append(f"  {line}")
        if view.hand:
            cards = (say("yak-card", **shown(card)) for card in view.hand)
            hand = "   ".join(f"{number}) {card}" for number, card in enumerate(cards, start=1))
            lines.append(say("yak-terminal-hand", hand=hand))
        return lines

    def look(self, words: str, view: View, names: Sequence[str], say: Say) -> list[str] | None:
        """The lines for `penalties`: every seat's penalty cards (YAK-18)."""
        if words.lower() not in ("penalties", say("yak-terminal-word-penalties")):
            return None
        return [f"{name}: {_listed(pile, say)}" for name, pile in zip(names, view.penalties, strict=True)]

    def read(self, words: str, legal: Choice, say: Say) -> Action:
        """The typed action: `2 7 vulture` plays card 2 with this claim, `2 vulture` with the lowest; `!` challenges."""
        parts = words.lower().split()
        if parts == ["!"]:
            return Challenge()
        if parts in (["pass"], [say("yak-terminal-word-pass")]):
            return Pass()
        if len(parts) not in (2, 3) or not all(part.isdecimal() and len(part) < 7 for part in parts[:-1]):
            raise BadAction("yak-input-is-unclear", words=words)
        species = _species(parts[-1], say)
        lowest = legal.floors[SIZE[species]] if legal.floors else 1
        return Play(int(parts[0]) - 1, int(parts[1]) if len(parts) == 3 else lowest, species)


def _listed(cards: tuple[Card, ...], say: Say) -> str:
    """Cards in words, by kind, each with its number of copies."""
    copies = Counter(sorted(cards, key=lambda card: (KINDS.index(card.kind), card.value)))
    words = (
        f"{say('yak-card', **shown(card))} ×{count}" if count > 1 else say("yak-card", **shown(card))
        for card, count in copies.items()
    )
    return ", ".join(words) or "–"


def _species(word: str, say: Say) -> Species:
    """The species whose name begins with this word, in the reader's language or in English."""
    word = word.replace("ё", "е")
    fitting = [
        species
        for species in SPECIES
        if any(name.replace("ё", "е").startswith(word) for name in _names(species, say))
    ]
    if len(fitting) != 1:
        animals = ", ".join(say("yak-species", species=species).lower() for species in SPECIES)
        raise BadAction("yak-animal-is-unclear", words=word, animals=animals)
    return fitting[0]


def _names(species: Species, say: Say) -> list[str]:
    """A species' name in all its forms: «козёл», «козла», «козлов»."""
    forms = [say("yak-claim", number=number, species=species).split()[-1] for number in (1, 2, 5)]
    return [species, *(form.lower() for form in forms)]
