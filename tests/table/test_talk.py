"""Who may say what at a table, and when."""

import pytest

from tests.table.evening import Ear, Evening, match_of, move
from yakai.core.errors import YakaiError
from yakai.store.errors import RequestDone, SeqTaken, StoreUnavailable
from yakai.store.memory import MemoryStore
from yakai.table.commands.lobby import OpenTable
from yakai.table.commands.play import Concede
from yakai.table.commands.talk import SetTalk
from yakai.table.errors import BadRemark, HostOnly, TalkClosed
from yakai.table.live import LiveTable
from yakai.table.state.remarks import (
    KEPT,
    LONGEST,
    Reacted,
    Remark,
    RemarkRemoved,
    Speaker,
    TalkEvent,
    WhoTalks,
    checked_text,
)
from yakai.table.state.silence import is_silent

pytestmark = pytest.mark.anyio

ANN = Speaker("ann", "Ann", invited=True)
BOB = Speaker("bob", "Bob", invited=True)
GUEST = Speaker("gus", "Ann", invited=False)


def said(live: LiveTable) -> list[str]:
    return [f"{one.name}: {one.text}" for one in live.talk.remarks]


async def lobby(evening: Evening, game: str = "yak") -> LiveTable:
    keys = await evening.tables.open(OpenTable("ann", "Ann", game, 2, {}, (), sit=True, ready=False))
    return (await evening.tables.find(keys.invitation)).table


async def refused(live: LiveTable, by: Speaker) -> str:
    with pytest.raises(TalkClosed) as remark:
        await live.talk.say(by, "hello", "r")
    with pytest.raises(TalkClosed) as reaction:
        live.talk.react(by, "clap")
    assert remark.value.key == reaction.value.key
    return remark.value.key


async def test_what_is_said_is_heard_by_all_and_stored_apart_from_the_log() -> None:
    evening = Evening()
    live = await evening.two_people()
    ears = [Ear("ann"), Ear("bob"), Ear("gus", invited=False)]
    for ear in ears:
        live.join(ear)
    seq, views = live.table.seq, [match_of(live).view(seat) for seat in (0, 1, None)]
    await live.talk.say(BOB, "  Чий\nхід? ", "r1")
    await live.talk.say(GUEST, "<b>hm</b>", "r1")
    expected = [
        Remark(1, 0.0, "bob", "r1", "Bob", 1, "Чий хід?"),
        Remark(2, 0.0, "gus", "r1", "Ann 2", None, "<b>hm</b>"),
    ]
    assert [ear.overheard for ear in ears] == [expected] * 3
    assert await evening.store.remarks(live.table.id) == expected
    assert live.table.seq == seq
    assert [match_of(live).view(seat) for seat in (0, 1, None)] == views


async def test_the_same_id_twice_is_said_once_also_after_a_restart_and_in_silence() -> None:
    evening = Evening()
    live = await lobby(evening, "yokai")
    await live.talk.say(ANN, "hello", "r1")
    await live.talk.say(ANN, "hello", "r1")
    again = await evening.elsewhere(live)
    await again.talk.say(ANN, "hello", "r1")
    assert said(live) == said(again) == ["Ann: hello"]


@pytest.mark.parametrize(
    "error",
    [StoreUnavailable("store-is-unavailable"), SeqTaken("seq-is-taken"), RequestDone("request-is-done")],
)
async def test_a_remark_that_was_stored_despite_an_error_is_sent_with_the_next(error: YakaiError) -> None:
    class Doubtful(MemoryStore):
        """A store that writes a remark and then raises."""

        doubtful = False

        async def say(self, table: str, remark: Remark) -> None:
            await super().say(table, remark)
            if self.doubtful:
                raise error

    store = Doubtful()
    live = await Evening(store=store).two_people()
    ear = Ear("bob")
    live.join(ear)
    store.doubtful = True
    with pytest.raises(StoreUnavailable):
        await live.talk.say(ANN, "one", "r1")
    assert said(live) == []
    store.doubtful = False
    await live.talk.say(BOB, "two", "r1")
    await live.talk.say(ANN, "one", "r1")
    assert said(live) == ["Ann: one", "Bob: two"]
    assert [one.n for one in ear.overheard if isinstance(one, Remark)] == [1, 2]


async def test_what_cannot_be_stored_is_not_said() -> None:
    store = MemoryStore()
    live = await Evening(store=store).two_people()
    store.full = True
    with pytest.raises(StoreUnavailable):
        await live.talk.say(ANN, "hello", "r1")
    assert said(live) == []
    store.full = False
    await live.talk.say(ANN, "hello", "r1")
    assert said(live) == ["Ann: hello"]


async def test_only_the_latest_are_kept() -> None:
    live = await lobby(Evening())
    for number in range(KEPT + 2):
        await live.talk.say(ANN, str(number), f"r{number}")
    assert [one.n for one in live.talk.remarks] == list(range(3, KEPT + 3))


async def test_yokai_is_silent_for_all_from_its_beginning_to_its_end() -> None:  # YOK-14
    live = await Evening().begun("yokai", people=2)
    host_may = SetTalk("ann", "players")
    for speaker in (ANN, BOB, GUEST):
        assert await refused(live, speaker) == "talk-is-silent"
    for signal in (live.submit(host_may), live.talk.unsay("ann", 1)):
        with pytest.raises(TalkClosed):
            await signal
    await live.submit(Concede("ann", 0, 1))
    assert live.room.phase == "over"
    await live.talk.say(GUEST, "hello", "r")
    await live.submit(host_may)


async def test_pictomania_is_silent_only_while_all_draw() -> None:  # PIC-24
    live = await Evening().begun("pictomania", people=3, language="en")
    match = match_of(live)
    heard = {}
    for _ in range(40):
        heard[match.view(None).stage] = is_silent(live.table)
        if "draw" in heard:
            break
        await live.submit(move(live))
    assert heard.pop("draw")
    assert not any(heard.values())


async def test_a_game_that_cannot_say_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    live = await Evening().two_people()
    assert not is_silent(live.table)
    monkeypatch.setattr(type(match_of(live).rules.customs), "silences", lambda *_: 1 / 0)
    assert is_silent(live.table)


@pytest.mark.parametrize(
    ("who", "ann", "guest"),
    [
        ("all", None, None),
        ("players", None, "talk-is-for-players"),
        ("nobody", "talk-is-closed", "talk-is-closed"),
    ],
)
async def test_the_host_says_who_may_talk(who: WhoTalks, ann: str | None, guest: str | None) -> None:
    evening = Evening()
    live = await evening.two_people()
    with pytest.raises(HostOnly):
        await live.submit(SetTalk("bob", who))
    await live.submit(SetTalk("ann", who))
    for speaker, expected in ((ANN, ann), (GUEST, guest)):
        if expected is None:
            await live.talk.say(speaker, "hello", "r")
        else:
            assert await refused(live, speaker) == expected
    assert (await evening.elsewhere(live)).room.talk == who


async def test_a_player_who_joined_to_watch_does_not_speak_from_their_seat() -> None:
    live = await Evening().two_people()
    await live.talk.say(Speaker("bob", "Bob", invited=False), "hello", "r")
    assert [(one.name, one.seat) for one in live.talk.remarks] == [("Bob 2", None)]


async def test_the_host_removes_what_was_said_for_good() -> None:
    evening = Evening()
    live = await evening.two_people()
    ear = Ear("bob")
    live.join(ear)
    for number in (1, 2):
        await live.talk.say(BOB, f"nonsense {number}", f"r{number}")
    with pytest.raises(HostOnly):
        await live.talk.unsay("bob", 1)
    for n in (2, 2, 9):
        await live.talk.unsay("ann", n)
    assert ear.overheard[2:] == [RemarkRemoved(2)]
    again = await evening.elsewhere(live)
    assert said(live) == said(again) == ["Bob: nonsense 1"]
    assert "nonsense 2" not in str(await evening.store.remarks(live.table.id))
    await again.talk.say(BOB, "sorry", "r3")
    assert [one.n for one in again.talk.remarks] == [1, 3]


async def test_a_reaction_is_seen_and_kept_nowhere() -> None:
    evening = Evening()
    live = await evening.two_people()
    ear = Ear("bob")
    live.join(ear)
    live.talk.react(ANN, "clap")
    assert ear.overheard == [Reacted("ann", "Ann", 0, "clap")]
    assert not live.talk.begun
    assert await evening.store.remarks(live.table.id) == []


def test_a_text_is_counted_as_people_see_it() -> None:
    family = "👩‍👩‍👧‍👦"
    assert checked_text(family * 100) == family * 100
    assert checked_text("и\u0306" * LONGEST) == "й" * LONGEST
    assert checked_text("a\u200b \u202e b\x00\tc\u2066") == "a b c"
    assert checked_text("e" + "\u0317" * 50) == "e" + "\u0317" * 4


@pytest.mark.parametrize("text", ["", " \n", "\u200b\u2060", "x" * (LONGEST + 1), "\u200b" * 2000 + "x"])
def test_nothing_and_too_much_cannot_be_said(text: str) -> None:
    with pytest.raises(BadRemark) as error:
        checked_text(text)
    assert isinstance(error.value, YakaiError)


async def test_a_listener_that_raises_on_a_remark_is_dropped_and_the_others_do_not_notice() -> None:
    class Deaf(Ear):
        def on_talk(self, event: TalkEvent) -> None:
            raise RuntimeError("oh no")

    live = await Evening().two_people()
    ann, deaf, bob = Ear("ann"), Deaf("zoe", invited=False), Ear("bob")
    for ear in (ann, deaf, bob):
        live.join(ear)
    await live.talk.say(ANN, "hello", "r1")
    assert [len(ear.overheard) for ear in (ann, bob)] == [1, 1]
    assert [ear.dropped for ear in (ann, deaf, bob)] == [False, True, False]
