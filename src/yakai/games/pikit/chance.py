"""Random outcomes of Pikit: the deal, the dice, a card from the deck or from a hand."""

from random import Random

from yakai.games.pikit.actions import Dealt, Drawn, Outcome, Refilled, Reroll, Rolled, Stolen
from yakai.games.pikit.pieces import CENTRE, ENOUGH, FACES
from yakai.games.pikit.state import State, victim


def sample(state: State, rng: Random) -> Outcome:
    """A random outcome: the deal (PIK-6 to PIK-8), a roll (PIK-9), a draw, a blind theft (PIK-4), a refill (PIK-15)."""
    match state.stage:
        case "roll":
            return Rolled((_die(rng), _die(rng)))
        case "reroll":
            first, second = rerolled(state)
            return Rolled((_die(rng) if first else state.dice[0], _die(rng) if second else state.dice[1]))
        case "draw":
            cards = state.deck.reveal().items
            return Drawn(cards[int(rng.random() * len(cards))])
        case "steal" | "raid":
            return _stolen(state, rng)
        case "refill":
            return _refill(state, rng)
        case _:
            return _shuffle(state, rng)


def _die(rng: Random) -> int:
    return 1 + int(6 * rng.random())


def rerolled(state: State) -> tuple[bool, bool]:
    """Which dice are being rolled again."""
    reroll = state.chain[0].play
    assert isinstance(reroll, Reroll)
    return reroll.dice != "second", reroll.dice != "first"


def _stolen(state: State, rng: Random) -> Stolen:
    """A random card of the victim's hand, each as likely as any other."""
    seat = victim(state)
    cards = state.hands[seat].kaiju()
    mechas = [face for face in FACES if state.mechas[face - 1] == seat]
    at = int(rng.random() * (len(cards) + len(mechas)))
    return Stolen("kaiju", cards[at]) if at < len(cards) else Stolen("mecha", mechas[at - len(cards)])


def _refill(state: State, rng: Random) -> Refilled:
    cards = [*state.deck.reveal().items]
    missing = min(CENTRE - len(state.centre), len(cards))
    return Refilled(tuple([cards.pop(int(rng.random() * len(cards))) for _ in range(missing)]))


def _shuffle(state: State, rng: Random) -> Dealt:
    """A random deal: eight to the centre; then each seat, from the first on, draws to a sum of 10 (PIK-6 to PIK-8)."""
    seats = len(state.hands)
    first = state.options.first
    if first is None:
        first = rng.randrange(seats)
    cards = list(state.deck.reveal())
    rng.shuffle(cards)
    centre = tuple(cards[:CENTRE])
    drawn = iter(cards[CENTRE:])
    hands: list[tuple[int, ...]] = [()] * seats
    for after in range(seats):
        hand: tuple[int, ...] = ()
        while sum(hand) < ENOUGH:
            hand = (*hand, next(drawn))
        hands[(first + after) % seats] = hand
    return Dealt(first, centre, tuple(hands))
