"""The events of Foxfire as sentences, for the log, screen readers, the terminal and replays."""

from collections.abc import Sequence

from yakai.core.game import Result, Say, Seat, subject
from yakai_foxfire.pieces import Lantern
from yakai_foxfire.state import Turned
from yakai_foxfire.view import DealtEvent, EndedEvent, Event, LaidEvent, LitEvent, TurnedEvent


class FoxfireTelling:
    """Foxfire's events as sentences."""

    def sentences(self, event: Event, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
        """An event as sentences. A laid spark has none, because all see it and it would crowd the log."""
        match event:
            case DealtEvent(wish=wish):
                return [] if wish is None else [say("foxfire-event-dealt", colour=wish.colour)]
            case LitEvent(round=round_, lantern=lantern):
                return [say("foxfire-event-lit", round=round_, **lit(lantern))]
            case LaidEvent():
                return []
            case TurnedEvent(turned=turned):
                return _turned(turned, names, you, say)
            case EndedEvent(shown=shown, result=result):
                wishes = [
                    say("foxfire-event-wished", **subject(seat, names, you), colour=wish.colour)
                    for seat, wish in enumerate(shown)
                ]
                return [*wishes, _ended(result, names, you, say)]


def lit(lantern: Lantern) -> dict[str, str | int]:
    """The parameters of a lantern in a text."""
    return {"colour": lantern.colour, "worth": lantern.worth}


def _turned(turned: Turned, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
    sparks = ", ".join(
        say("foxfire-spark-of", **subject(seat, names, you), spark=spark)
        for seat, spark in enumerate(turned.sparks)
    )
    if turned.winner is None:
        taken = say("foxfire-event-out")
    else:
        taken = say("foxfire-event-taken", **subject(turned.winner, names, you), **lit(turned.lantern))
    return [say("foxfire-event-turned", sparks=sparks), taken]


def _ended(result: Result, names: Sequence[str], you: Seat | None, say: Say) -> str:
    best = [seat for seat, place in enumerate(result.places) if place == 1]
    if result.reason == "conceded":  # nothing was counted
        return say("foxfire-event-ended-conceded", **subject(best[0], names, you))
    score = result.scores[best[0]]
    if len(best) == 1:
        return say("foxfire-event-ended", **subject(best[0], names, you), score=score)
    winners = ", ".join(names[seat] for seat in best)
    return say("foxfire-event-ended-shared", names=winners, score=score)
