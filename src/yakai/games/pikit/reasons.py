"""Reasons for an action in Pikit, in numbers that a player can follow: points, averages, games tried."""

from collections.abc import Sequence
from random import Random
from typing import Final

from yakai.core.game import AnyRules, Because, Bot, Seat, percent
from yakai.games.pikit.actions import (
    Action,
    Cancel,
    Choice,
    Draw,
    Flip,
    Pass,
    Raid,
    Reroll,
    Steal,
    Stop,
    Take,
    TakeMecha,
)
from yakai.games.pikit.bots.club import CLUB
from yakai.games.pikit.bots.club import action as named
from yakai.games.pikit.bots.expert import Expert
from yakai.games.pikit.bots.planning import DISCARD, RAID, STOP, TAKE, TAKE_MECHA, PlanStep
from yakai.games.pikit.bots.playing import World, play_out, turns_to_come, worlds
from yakai.games.pikit.bots.worth import own_turns
from yakai.games.pikit.compact import position
from yakai.games.pikit.fast import DRAWING, REROLLING, STEALING, TURN, Position
from yakai.games.pikit.pieces import MECHA_POINTS, TOGETHER_NUMBER, WILD
from yakai.games.pikit.telling import listed
from yakai.games.pikit.view import Memory, View

TRIED: Final = 300
"""How many games are played out after each of two actions, to compare them."""

CLOSE: Final = 2
"""A difference of at most this many games in a hundred means nothing."""

_USES: Final = (*reversed(WILD), 6, 4, 7, 1, 2, 5, 3)
"""Numbers by what they can still do, the most notable first."""

_NOTHING: Final[Because] = {
    "value": 0,
    "without": 0,
    "cards": "",
    "card": 0,
    "seat": -1,
    "use": "none",
    "what": "cards",
    "odds": 0,
    "rest": 0,
    "instead": "stop",
}


def because(
    rules: AnyRules, bot: Bot, view: View, memory: Memory, legal: Choice, action: Action, rng: Random
) -> Because:
    """What the action brings or saves, by the club bot's estimates; or how often it wins, if the bot is an expert."""
    assert view.seat is not None
    imagined = rules.imagine(view, memory, rng)
    now = position(imagined)
    if legal.answers is None:
        steps = CLUB.steps(now)
        fact, found = _stepping(now, steps, action)
        others = [named(step) for step in steps]
    else:
        fact, found = {}, _answering(now, view.seat, legal, isinstance(action, Cancel))
        others = [Pass(legal.answers), *[Cancel(card, legal.answers) for card in legal.cancel[:1]]]
    if found:
        return _NOTHING | found
    other = next((one for one in others if one != action), None)
    if other is None or not isinstance(bot, Expert):  # only that one has played on in its head
        return {}
    trials = min(TRIED, max(1, bot.turns // turns_to_come(now)))
    odds, rest = _tried((action, other), view.seat, worlds(imagined, view.seat, trials, rng), rng)
    if odds - rest > CLOSE:
        return _NOTHING | _instead(other) | {"why": "odds", "odds": odds, "rest": rest}
    return _NOTHING | (fact or {"why": "close", **_instead(other)})


def _tried(actions: Sequence[Action], seat: Seat, where: Sequence[World], rng: Random) -> list[int]:
    """How many games in a hundred each action wins, all in the same worlds; a tie counts half."""
    wins = [0.0] * len(actions)
    for world, rolls in where:
        for at, tried in enumerate(actions):
            end = world.copy()
            end.act(seat, tried)
            play_out(end, CLUB, rolls, rng)
            ranks = end.ranks()
            mine = ranks.pop(seat)
            wins[at] += (mine >= max(ranks)) / (1 + (mine == max(ranks)))
    return [percent(won / len(where)) for won in wins]


def _instead(other: Action) -> Because:
    """The alternative action, as arguments of a text."""
    match other:
        case Take(cards=cards):
            return {"instead": "take", "cards": listed(cards)}
        case TakeMecha():
            return {"instead": "mecha"}
        case Raid():
            return {"instead": "raid"}
        case Stop():
            return {"instead": "stop"}
        case Pass():
            return {"instead": "pass"}
        case Cancel():
            return {"instead": "cancel"}
        case Reroll() | Steal() | Draw() | Flip():
            return {"instead": "discard", "card": other.card}


# On a player's own turn


def _stepping(now: Position, steps: list[PlanStep], action: Action) -> tuple[Because, Because]:
    """What a step of the turn brings; and the same as its reason, if no other step brings more."""
    step = next((step for step in steps if named(step) == action), None)
    if step is None:
        return {}, {}
    best = max([one for one in steps if one.does != DISCARD], key=lambda one: one.value)
    if step.does == DISCARD:
        fact = _discarding(now, step, best)
        return fact, fact if step.value > best.value else {}
    if step.does == STOP:
        bare = all(one.does != DISCARD for one in steps)
        return {}, {"why": "nothing" if bare else "keep"} if best.value <= 0 else {}
    fact = _taking(now, step)
    if step.value >= best.value:
        return fact, fact
    return fact | ({"why": "plain"} if fact.get("use") == "none" else {}), {}


def _taking(now: Position, step: PlanStep) -> Because:
    if step.does == TAKE_MECHA:
        return {"why": "mecha", "value": MECHA_POINTS}
    if step.does == RAID:
        victim = now.mechas[now.one - 1]
        return {"why": "raid", "value": _average(now, victim), "seat": victim}
    use = next((card for card in _USES if card in step.cards), 0)
    if use not in (1, 3) and not own_turns(now, now.turn):
        use = 0  # there is no turn left to use it in
    return {"why": "worth", "value": _points(now, step.cards), "use": f"use-{use}" if use else "none"}


def _discarding(now: Position, step: PlanStep, best: PlanStep) -> Because:
    """What the effect brings on average, beside what it costs; nothing if it brings no more."""
    if step.kind == DRAWING:
        found: Because = {"why": "draw", "value": round(sum(now.deck) / len(now.deck)), "without": step.card}
    elif step.kind == STEALING:
        found = {"why": "steal", "value": _average(now, step.at), "without": step.card, "seat": step.at}
    elif step.kind == REROLLING:
        brings = step.value + CLUB.weights.holding(now, now.turn)[step.card]
        return {"why": "reroll", "value": round(brings), "without": round(best.value)}
    else:
        after = _turned(now, step.at, step.face)
        found = {"why": "flip", **_best_take(after), "without": _gain(now, best)}
    return found if found["value"] > found["without"] else {}  # type: ignore[operator]  # both are numbers


# In answer


def _answering(now: Position, seat: Seat, legal: Choice, cancels: bool) -> Because:
    """What a discard would do, or that the card which could cancel it is worth more."""
    if not legal.cancel:
        return {"why": "empty"}
    kind, at, face = now.effect
    if kind == DRAWING and now.turn != seat and not cancels:
        return {"why": "harmless"}
    harm = CLUB.harm(now, seat)
    worth = CLUB.weights.holding(now, seat)[min(legal.cancel)]
    value, without = max(0, round(harm)), round(worth)
    if (harm > worth) != cancels or value == without:
        return {}
    counted: Because = {"value": value, "without": without, "seat": now.turn}
    if not cancels:
        return {"why": "cheap", **counted}
    if now.turn == seat:
        return {"why": "own", **counted}
    if kind == STEALING:
        return {**counted, "why": "stolen" if at == seat else "helps", "value": _average(now, at)}
    if kind == TURN:
        return {**counted, "why": "flipped", **_best_take(_turned(now, at, face))}
    return {**counted, "why": "rerolled"}


# Points


def _points(now: Position, cards: tuple[int, ...]) -> int:
    return sum(card * (now.centre[card] if card == TOGETHER_NUMBER else 1) for card in cards)


def _gain(now: Position, step: PlanStep) -> int:
    """The points that a take brings at once."""
    if step.does == TAKE_MECHA:
        return MECHA_POINTS
    return _points(now, step.cards) if step.does == TAKE else max(0, round(step.value))


def _average(now: Position, seat: Seat) -> int:
    """What a random card of a hand is worth in points."""
    points = sum(number * count for number, count in enumerate(now.hands[seat]))
    return round((points + MECHA_POINTS * now.mechas.count(seat)) / max(1, now.sizes[seat]))


def _turned(now: Position, die: int, face: int) -> Position:
    after = now.copy()
    if die:
        after.other = face
    else:
        after.one = face
    return after


def _best_take(then: Position) -> Because:
    """The best that the player whose turn it is could take with these dice."""
    index = 6 * then.one + then.other - 7
    worth = CLUB.weights.holding(then, then.turn)
    best = max(CLUB.takes(then, index, worth), key=lambda one: one.value)
    what = {TAKE: "cards", TAKE_MECHA: "mecha", RAID: "raid"}.get(best.does, "cards")
    cards = best.cards
    if TOGETHER_NUMBER in cards and len(cards) == 1:
        cards = cards * then.centre[TOGETHER_NUMBER]
    return {"what": what, "cards": listed(cards), "value": _gain(then, best)}
