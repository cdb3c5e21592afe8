"""What happens in Pictomania, in words: for the log, the screen reader, the terminal and replays."""

from collections.abc import Iterator, Sequence

from yakai.core.game import Result, Say, Seat, signed, subject
from yakai.games.pictomania.actions import Vote
from yakai.games.pictomania.pieces import LETTERS, Side
from yakai.games.pictomania.state import Checked, Finest, Scored, Tally
from yakai.games.pictomania.view import (
    AgreedEvent,
    AskedEvent,
    CardsEvent,
    ConfessedEvent,
    DealtEvent,
    EndedEvent,
    Event,
    FinestEvent,
    FinishedEvent,
    FreshEvent,
    GuessedEvent,
    LevelEvent,
    ReadyEvent,
    ReviewEvent,
    ScoredEvent,
    StrokeEvent,
    TimeEvent,
    TookEvent,
    UndidEvent,
    VotedEvent,
    VotingEvent,
)


class PictomaniaTelling:
    """Pictomania's events as sentences. Strokes have none: they are seen anyway, and would drown out the rest."""

    def sentences(self, event: Event, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
        """An event as sentences; a scored round has one for each guess."""
        match event:
            case StrokeEvent() | UndidEvent():
                return []
            case CardsEvent() | LevelEvent() | AskedEvent() | FreshEvent() | DealtEvent():
                return _at_the_start(event, names, you, say)
            case ReadyEvent(seat=seat):
                return [say("pictomania-event-ready", **subject(seat, names, you))]
            case TimeEvent():
                return _out_of_time(event, names, you, say)
            case GuessedEvent() | TookEvent() | FinishedEvent():
                return [_while_drawing(event, names, you, say)]
            case ReviewEvent() | ConfessedEvent() | AgreedEvent():
                return _at_the_review(event, names, you, say)
            case ScoredEvent(round=number, scored=scored):
                return [say("pictomania-event-scored", round=number), *_scored(scored, names, you, say)]
            case VotingEvent() | VotedEvent() | FinestEvent() | EndedEvent():
                return [_at_the_end(event, names, you, say)]


def numbered(side: Side) -> str:
    """A side of a card in one line, its words with their numbers.

    >>> numbered(Side(1, "Cats", ("lion", "lynx")))
    'Cats: 1 lion  2 lynx'
    """
    words = "  ".join(f"{number} {word}" for number, word in enumerate(side.words, start=1))
    return f"{side.theme}: {words}"


def _drawing_of(artist: Seat, names: Sequence[str], you: Seat | None) -> dict[str, str | int]:
    """Whose drawing it is, as arguments of a text that says "your drawing" to its artist."""
    return {"artist": names[artist], "whose": "yours" if artist == you else "other"}


def _at_the_start(
    event: CardsEvent | LevelEvent | AskedEvent | FreshEvent | DealtEvent,
    names: Sequence[str],
    you: Seat | None,
    say: Say,
) -> list[str]:
    match event:
        case CardsEvent(round=number, level=level, stand=stand):
            cards = [f"  {letter}  {numbered(side)}" for letter, side in zip(LETTERS, stand, strict=True)]
            return [say("pictomania-event-cards", round=number, level=level), *cards]
        case LevelEvent(seat=seat, round=number, level=level):
            return [say("pictomania-event-level", **subject(seat, names, you), round=number, level=level)]
        case AskedEvent(seat=seat, letter=letter):
            return [say("pictomania-event-asked", **subject(seat, names, you), letter=letter)]
        case FreshEvent(letter=letter, card=card):
            return [say("pictomania-event-fresh"), f"  {letter}  {numbered(card)}"]
        case DealtEvent(task=task, word=word):
            if task is None or word is None:
                return [say("pictomania-event-dealt")]
            return [say("pictomania-event-dealt-own", letter=task.letter, number=task.number, word=word)]


def _while_drawing(
    event: GuessedEvent | TookEvent | FinishedEvent, names: Sequence[str], you: Seat | None, say: Say
) -> str:
    match event:
        case GuessedEvent(seat=seat, artist=artist, number=number):
            on = subject(seat, names, you) | _drawing_of(artist, names, you)
            if number is None:
                return say("pictomania-event-guessed", **on)
            return say("pictomania-event-guessed-own", **on, number=number)
        case TookEvent(seat=seat, stars=stars):
            return say("pictomania-event-took", **subject(seat, names, you), stars=stars)
        case FinishedEvent(seat=seat):
            return say("pictomania-event-finished", **subject(seat, names, you))


def _out_of_time(event: TimeEvent, names: Sequence[str], you: Seat | None, say: Say) -> list[str]:
    """The end of a step's time; seats that still draw or guess finish without a token (PIC-13)."""
    late = event.seats if event.stage == "draw" else ()
    finished = [say("pictomania-event-finished", **subject(seat, names, you)) for seat in late]
    return [say("pictomania-event-time"), *finished]


def _at_the_review(
    event: ReviewEvent | ConfessedEvent | AgreedEvent, names: Sequence[str], you: Seat | None, say: Say
) -> list[str]:
    match event:
        case ReviewEvent(tasks=tasks, words=words):
            shown = [
                say(
                    "pictomania-event-review-word",
                    **subject(seat, names, you),
                    letter=task.letter,
                    number=task.number,
                    word=word,
                )
                for seat, (task, word) in enumerate(zip(tasks, words, strict=True))
            ]
            return [say("pictomania-event-review"), *(f"  {line}" for line in shown)]
        case ConfessedEvent(seat=seat):
            return [say("pictomania-event-confessed", **subject(seat, names, you))]
        case AgreedEvent(seat=seat, artist=artist, first=first, void=void):
            key = "pictomania-event-agreed" if first else "pictomania-event-agreed-too"
            return [
                say(
                    "pictomania-event-agreed-void" if void else key,
                    **subject(seat, names, you),
                    **_drawing_of(artist, names, you),
                )
            ]


def _scored(scored: Scored, names: Sequence[str], you: Seat | None, say: Say) -> Iterator[str]:
    """Each guess, then the black sheep, then each seat's stars."""
    for artist, tally in enumerate(scored.tallies):
        for guess in tally.guesses:
            on = subject(guess.seat, names, you) | _drawing_of(artist, names, you)
            yield "  " + say(_checked(tally, guess), **on, number=guess.number, stars=guess.stars)
    if scored.sheep is not None:
        yield "  " + say("pictomania-event-scored-sheep", **subject(scored.sheep, names, you))
    for seat, (tally, total) in enumerate(zip(scored.tallies, scored.totals, strict=True)):
        yield "  " + say(
            "pictomania-event-scored-seat",
            **subject(seat, names, you),
            won=tally.won,
            black=signed(tally.counted),
            left=signed(-tally.left),
            score=signed(tally.score),
            total=signed(total),
        )


def _checked(tally: Tally, guess: Checked) -> str:
    if tally.void is not None:
        return "pictomania-event-scored-void"
    return "pictomania-event-scored-right" if guess.right else "pictomania-event-scored-wrong"


def _at_the_end(
    event: VotingEvent | VotedEvent | FinestEvent | EndedEvent,
    names: Sequence[str],
    you: Seat | None,
    say: Say,
) -> str:
    match event:
        case VotingEvent():
            return say("pictomania-event-voting")
        case VotedEvent(seat=seat, vote=None):
            return say("pictomania-event-voted", **subject(seat, names, you))
        case VotedEvent(seat=seat, vote=Vote(round=number, artist=artist)):
            who = subject(seat, names, you)
            return say("pictomania-event-voted-own", **who, artist=names[artist], round=number)
        case FinestEvent(finest=()):
            return say("pictomania-event-finest-none")
        case FinestEvent(finest=finest):
            return say(
                "pictomania-event-finest", count=len(finest), drawings=_finest(finest, names, you, say)
            )
        case EndedEvent(result=result):
            return _ended(result, names, you, say)
        case _:
            raise AssertionError(event)


def _finest(finest: Sequence[Finest], names: Sequence[str], you: Seat | None, say: Say) -> str:
    return ", ".join(
        say("pictomania-event-finest-drawing", **subject(one.artist, names, you), round=one.round)
        for one in finest
    )


def _ended(result: Result, names: Sequence[str], you: Seat | None, say: Say) -> str:
    """Who has won; without a score if the others conceded."""
    best = [seat for seat, place in enumerate(result.places) if place == 1]
    if len(best) == 1:
        winner = subject(best[0], names, you)
        if result.reason == "conceded":
            return say("pictomania-event-ended-conceded", **winner)
        return say("pictomania-event-ended", **winner, score=signed(result.scores[best[0]]))
    winners = ", ".join(say("pictomania-event-winner", **subject(seat, names, you)) for seat in best)
    return say("pictomania-event-ended-shared", names=winners, score=signed(result.scores[best[0]]))
