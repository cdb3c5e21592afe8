"""Streams: each step is told once to each audience, numbered, kept, and put into words."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.table.evening import Ear, Evening, eventually, match_of, move, play, tags, told
from yakai.core import catalogue
from yakai.core.errors import AlreadyConceded, GameOver, GamePaused
from yakai.core.events import ConcededEvent, HandedOverEvent, PausedEvent, UndoneEvent
from yakai.core.game import Seat
from yakai.games.yak.actions import Play as YakPlay
from yakai.games.yak.rules import YakRules
from yakai.games.yokai.actions import Peek
from yakai.table.commands.lobby import OpenTable, PlayAgain, Rename, Sit, Stand
from yakai.table.commands.pause import Pause
from yakai.table.commands.play import Concede, PlayCommand, UndoCommand
from yakai.table.live import LiveTable
from yakai.table.state import streams as streams_module
from yakai.table.state.streams import EVENTS_KEPT, Stream, names_of
from yakai.text import say
from yakai.text.telling import Sentences, sentences

pytestmark = pytest.mark.anyio

AUDIENCES = (None, 0, 1)


class TellCalls(Counter[tuple[int, Seat | None]]):
    """Counts how often `tell` was called for each step and audience."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self._kept: list[Any] = []
        tell = YakRules.tell

        def counting(before: Any, entry: Any, after: Any, seat: Seat | None) -> Any:
            self._kept.append(entry)  # so that no other entry gets its id
            self[id(entry), seat] += 1
            return tell(before, entry, after, seat)

        monkeypatch.setattr(YakRules, "tell", staticmethod(counting))


def log_of(live: LiveTable, seat: Seat | None = None, lang: Any = "en") -> list[str]:
    """The whole log of a seat, line by line."""
    log = live.table.streams.log(seat, lang)
    return [line for lines in log.values() for line in lines]


# Numbers


async def test_each_step_is_told_once_to_each_audience_however_many_clients_connect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = TellCalls(monkeypatch)
    live = await Evening().two_people()
    ears = [Ear("ann"), Ear("bob"), *(Ear(f"zoe-{number}", invited=False) for number in range(3))]
    for ear in ears:
        live.join(ear)
    for _ in range(6):
        await live.submit(move(live))
        live.leave(ears[-1])
        live.join(ears[-1])
        for seat in AUDIENCES:
            live.table.streams.resume(seat, 1)
            log_of(live, seat)
    wanted = {(id(entry), seat): 1 for entry in match_of(live).log for seat in AUDIENCES}
    assert dict(calls) == wanted


async def test_a_game_that_is_read_from_its_log_has_the_same_streams() -> None:
    evening = Evening()
    live = await evening.two_people()
    for _ in range(6):
        await live.submit(move(live))
    again = await evening.elsewhere(live)
    for seat in AUDIENCES:
        assert again.table.streams.since(seat, 0) == live.table.streams.since(seat, 0)
        assert log_of(again, seat) == log_of(live, seat)


async def test_events_are_numbered_from_one_without_gaps() -> None:
    live = await Evening().two_people()
    for _ in range(4):
        await live.submit(move(live))
    for seat in AUDIENCES:
        events = live.table.streams.since(seat, 0)
        assert events is not None
        assert [event.n for event in events] == list(range(1, live.table.streams.length(seat) + 1))


async def test_equal_events_of_several_streams_are_kept_once() -> None:
    live = await Evening().two_people()
    await live.submit(move(live))
    public, own = told(live, None), told(live, 0)
    assert [one is other for one, other in zip(public, own, strict=True)] == [
        one == other for one, other in zip(public, own, strict=True)
    ]
    assert public[0] is own[0]


async def test_in_yak_all_streams_have_the_same_length() -> None:
    live = await Evening().begun(people=0, bots=3)
    await eventually(lambda: live.room.phase == "over")
    assert len({live.table.streams.length(seat) for seat in (None, 0, 1, 2)}) == 1


# From outside the rules


async def test_every_stream_has_who_gives_up_and_that_a_bot_plays_on() -> None:
    live = await Evening().begun(people=3)
    n = live.table.streams.length(None)
    await live.submit(Concede("bob", 1, 1))
    for seat in (None, 0, 1, 2):
        assert told(live, seat, n) == [ConcededEvent(1), HandedOverEvent(1, bot=True)]
    assert log_of(live, 0)[-2:] == [
        say("en", "match-conceded", name="Bob", who="other"),
        say("en", "match-handed-over", name="Bob", who="other"),
    ]
    assert log_of(live, 1)[-2:] == [
        say("en", "match-conceded", name="Bob", who="you"),
        say("en", "match-handed-over", name="Bob", who="you"),
    ]


async def test_every_stream_has_a_pause() -> None:
    live = await Evening().two_people()
    n = live.table.streams.length(None)
    await live.submit(Pause("ann", 1, paused=True))
    await live.submit(Pause("bob", 1, paused=True))
    await live.submit(Pause("bob", 1, paused=False))
    for seat in AUDIENCES:
        assert told(live, seat, n) == [PausedEvent(True, 0), PausedEvent(False, 1)]


async def test_the_log_says_who_paused() -> None:
    evening = Evening()
    live = await evening.two_people()
    await live.submit(Pause("ann", 1, paused=True))
    await live.submit(Pause("bob", 1, paused=False))
    for table in (live, await evening.elsewhere(live)):
        assert log_of(table, 0)[-2:] == ["You pause the game", "Bob resumes the game"]
        assert log_of(table, None, "uk")[-2:] == ["Ann призупиняє гру", "Bob продовжує гру"]


async def test_a_player_who_has_given_up_cannot_pause() -> None:
    live = await Evening().begun(people=3)
    await live.submit(Concede("bob", 1, 1))
    with pytest.raises(AlreadyConceded):
        await live.submit(Pause("bob", 1, paused=True))
    assert not match_of(live).paused


async def test_the_last_person_who_gives_up_ends_the_game_also_a_paused_one() -> None:
    evening = Evening(pause=(60, 60))
    live = await evening.begun(people=1, bots=2)
    await live.submit(Pause("ann", 1, paused=True))
    await live.submit(Concede("ann", 0, 1))
    for table in (live, await evening.elsewhere(live)):
        assert not match_of(table).paused
        assert tags(told(table, 0))[-3:] == ["paused", "conceded", "ended_early"]


async def test_a_player_who_has_given_up_can_resume_a_game_that_another_paused() -> None:
    evening = Evening(pause=(60, 60))
    live = await evening.begun(people=2, bots=1)
    await live.submit(Concede("bob", 1, 1))
    await live.submit(Pause("ann", 1, paused=True))
    await live.submit(Pause("bob", 1, paused=False))
    for table in (live, await evening.elsewhere(live)):
        assert not match_of(table).paused


async def test_a_game_that_ends_while_it_is_paused_is_over_and_not_paused() -> None:
    evening = Evening()
    live = await evening.two_people()
    await live.submit(Pause("ann", 1, paused=True))
    command = PlayCommand("ann", 0, 1, b'{"type":"challenge"}')
    with pytest.raises(GamePaused):
        await live.submit(command)
    await live.submit(Concede("bob", 1, 1))
    for table in (live, await evening.elsewhere(live)):
        assert not match_of(table).paused
        with pytest.raises(GameOver):
            await table.submit(command)


async def test_every_stream_has_a_move_taken_back() -> None:
    live = await Evening().two_people()
    # A claim can be taken back only where no card is drawn after it.
    while match_of(live).view(None).deck:
        await live.submit(claim(live))
    command = claim(live)
    before = match_of(live).state
    await live.submit(command)
    n = live.table.streams.length(None)
    await live.submit(UndoCommand(command.person, command.seat, 1))
    assert match_of(live).state == before
    for seat in AUDIENCES:
        assert told(live, seat, n) == [UndoneEvent(command.seat)]
    assert log_of(live, command.seat)[-1] == say("en", "match-undone", name="", who="you")
    assert log_of(live, None)[-1] == say("en", "match-undone", name=command.person.title(), who="other")


def claim(live: LiveTable) -> PlayCommand:
    """A card and a claim of the player on turn."""
    rng = Random(1)
    (seat,) = match_of(live).pending.seats  # type: ignore[union-attr]  # a turn
    claims = (match_of(live).legal(seat).sample(rng) for _ in range(1000))
    return play(live, seat, next(action for action in claims if isinstance(action, YakPlay)))


# Sending again


def test_a_stream_keeps_the_latest_events_and_knows_which_are_gone() -> None:
    stream = Stream()
    for number in range(1, EVENTS_KEPT + 11):
        stream.add(number, ("Ann",), has_text=True)
    assert stream.since(EVENTS_KEPT + 10) == ()
    assert [event.n for event in stream.since(EVENTS_KEPT + 7) or ()] == [
        EVENTS_KEPT + 8,
        EVENTS_KEPT + 9,
        EVENTS_KEPT + 10,
    ]
    assert len(stream.since(10) or ()) == EVENTS_KEPT
    assert stream.since(9) is None
    assert stream.since(EVENTS_KEPT + 11) is None
    assert len(stream.with_text) == EVENTS_KEPT + 10


async def test_the_log_has_the_whole_game_also_if_the_stream_has_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(streams_module, "EVENTS_KEPT", 5)
    live = await Evening().begun(people=0, bots=2)
    await eventually(lambda: live.room.phase == "over")
    assert live.table.streams.resume(0, 1) is None
    names, past = names_of(live.room.called, "en"), match_of(live).at(0)
    replayed = [past.tell((past.replay(entry),), 0) for entry in match_of(live).log]
    events = [event for told_of in replayed for event in told_of]
    assert tags(events[:1]) == ["dealt"]
    assert log_of(live, 0) == [
        line for event in events for line in sentences(catalogue.game("yak"), event, names, 0, "en")
    ]


async def test_yok_15_events_are_not_sent_again_if_players_have_to_remember() -> None:
    live = await Evening().begun("yokai")
    seat = match_of(live).state.turn
    n = live.table.streams.length(seat)
    await live.submit(play(live, seat, Peek(0)))
    assert match_of(live).view(seat).faces[0] is not None
    assert told(live, seat, n)
    for viewer in (None, *range(3)):
        assert live.table.streams.resume(viewer, n) is None
        assert live.table.streams.resume(viewer, live.table.streams.length(viewer)) == ()
        assert log_of(live, viewer) == []


# In words


async def test_no_event_is_put_into_words_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []

    in_words = Sentences.__call__

    def counting(*args: Any) -> list[str]:
        said.append(args)
        return in_words(*args)

    monkeypatch.setattr(Sentences, "__call__", counting)
    live = await Evening().two_people()
    for _ in range(4):
        await live.submit(move(live))
        for _ in range(3):
            log_of(live, 0)
            log_of(live, 0, "uk")
    assert len(said) == 2 * live.table.streams.length(0)
    assert log_of(live, 0) != log_of(live, 0, "uk")


async def test_the_log_keeps_the_names_of_those_who_played() -> None:
    live = await Evening().two_people()
    await live.submit(Rename("bob", "Bohdan"))
    assert names_of(live.room.called, "en") == ("Ann", "Bohdan")
    await live.submit(Concede("bob", 1, 1))
    assert say("en", "match-conceded", name="Bohdan", who="other") in log_of(live, 0)
    assert live.room.phase == "over"
    await live.submit(Rename("bob", "Bob again"))
    await live.submit(Stand("bob", 1))
    await live.submit(Sit("cleo", "Cleo", 1))
    assert names_of(live.room.called, "en") == ("Ann", "Bohdan")
    assert say("en", "match-conceded", name="Bohdan", who="other") in log_of(live, 0)
    for person in ("ann", "cleo"):
        await live.submit(PlayAgain(person))
    assert names_of(live.room.called, "en") == ("Ann", "Cleo")


async def test_texts_keep_their_names_and_a_new_name_rewords_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[object] = []

    in_words = Sentences.__call__

    def counting(*args: Any) -> list[str]:
        said.append(args)
        return in_words(*args)

    monkeypatch.setattr(Sentences, "__call__", counting)
    evening = Evening()
    live = await evening.two_people()
    log_of(live, 0)
    told_before, worded = live.table.streams.length(0), len(said)
    for number in range(500):
        await live.submit(Rename("bob", f"Bob {number}"))
        await live.submit(Pause("bob", 1, paused=number % 2 == 0))
        log_of(live, 0)
    assert live.table.streams.length(0) == told_before + 500
    assert len(said) == worded + 500
    await live.submit(Concede("bob", 1, 1))
    again = await evening.elsewhere(live)
    for lang in ("en", "uk"):
        assert log_of(again, 0, lang) == log_of(live, 0, lang)
        assert say(lang, "match-conceded", name="Bob 499", who="other") in log_of(live, 0, lang)


# A game that raises


async def test_a_move_that_cannot_be_told_to_one_seat_is_made_and_told_to_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tell = YakRules.tell

    def failing(before: Any, entry: Any, after: Any, seat: Seat | None) -> Any:
        if seat == 1 and entry.type == "acted":
            raise RuntimeError("oh no")
        return tell(before, entry, after, seat)

    monkeypatch.setattr(YakRules, "tell", staticmethod(failing))
    evening = Evening()
    live = await evening.two_people()
    bob = Ear("bob")
    live.join(bob)
    n = live.table.streams.length(1)
    await live.submit(move(live))
    assert tags(told(live, 0, n)) == ["claimed", *tags(told(live, 1, n))]
    assert bob.heard
    assert [record.getMessage() for record in caplog.records] == ["yak could not tell seat 1 of an entry"]
    await live.submit(move(live))
    events = live.table.streams.since(1, 0)
    assert events is not None
    assert [event.n for event in events] == list(range(1, live.table.streams.length(1) + 1))
    assert (await evening.elsewhere(live)).table.streams.since(1, 0) == events


async def test_an_event_that_cannot_be_put_into_words_has_no_text(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    in_words = Sentences.__call__

    def failing(told: Sentences, event: Any, *rest: Any) -> list[str]:
        if isinstance(event, PausedEvent):
            return in_words(told, event, *rest)
        raise RuntimeError("oh no")

    monkeypatch.setattr(Sentences, "__call__", failing)
    live = await Evening().two_people()
    await live.submit(Pause("ann", 1, paused=True))
    assert len(log_of(live, 0)) == 1
    assert len(log_of(live, 0)) == 1
    assert len(caplog.records) == live.table.streams.length(0) - 1


async def test_names_of_bots_and_guests_are_in_the_readers_language() -> None:
    evening = Evening()
    keys = await evening.tables.open(OpenTable("ann", "", "yak", 2, {}, ("novice",), True, True))
    live = (await evening.tables.find(keys.invitation)).table
    assert names_of(live.room.called, "en") == ("Guest", "Usagi")
    assert names_of(live.room.called, "ru") == ("Гость", "Усаги")
