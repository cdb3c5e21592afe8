"""Frames made again from a log are those that a connection was sent, and hold nothing that their seat may not know."""

import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import yakai
from tests.games.test_golden import GOLDEN, HERE
from tests.table.evening import Here
from yakai.core import catalogue
from yakai.core.errors import YakaiError
from yakai.core.game import Chance, Over, Seat, Turn
from yakai.core.log import BOT, Acted, Conceded, Entry, Finished, HandedOver, Settled
from yakai.core.match import Match
from yakai.core.steps import Step
from yakai.store.memory import MemoryStore
from yakai.table.frames import frames
from yakai.table.keys import TableKeys
from yakai.table.live import LiveTable
from yakai.table.ports import Change
from yakai.table.services import TableServices
from yakai.table.settings import TableSettings
from yakai.table.state.entries import Opened, ReadySet, RoomEntry, Seated
from yakai.table.state.table import Proposal, Table
from yakai.table.uptime import Uptime
from yakai.testing.laws import positions
from yakai.testing.play import other_action
from yakai.testing.secrets import alike, swapped_outcome
from yakai.testing.two_worlds import TwoWorlds
from yakai.text import Lang, languages
from yakai.web.ws.feed import TableFeed
from yakai.web.ws.view_diff import joined
from yakai.web.ws.viewer import Viewer

NAMES = ("Ann", "Bob", "Cleo", "Дана", "Ed", "Fay")
NOTHING: dict[str, Any] = {"result": None, "paused": False, "conceded": [], "undo": False, "fresh": False}
FIELDS = NOTHING | dict.fromkeys(("game", "seat", "names", "n", "view", "legal", "told"))
"""What a frame takes from a message; a clock and hints are only there while people play."""

encode = msgspec.json.encode


def as_stored(match: Match) -> Match:
    """The same game as a table stores it: a bot gets the seat of each player who gives up, unless the game ends."""
    stored, log = match.at(0), match.log
    for at, entry in enumerate(log):
        stored.replay(entry)
        last = at + 1 < len(log) and isinstance(log[at + 1], Finished)
        if isinstance(entry, Conceded) and not last:
            stored.replay(HandedOver(entry.seat, BOT + "stand-in", by=f"p{entry.seat}"))
    return stored


def batches(match: Match) -> Iterator[tuple[Step, ...]]:
    """The steps of each command: until the game waits for players again, or is over and says so."""
    past, steps = match.at(0), list[Step]()
    for at, entry in enumerate(match.log):
        step = past.replay(entry)
        steps.append(step)
        following = match.log[at + 1] if at + 1 < len(match.log) else None
        conceding = isinstance(entry, Conceded) and isinstance(following, HandedOver)
        ending = isinstance(past.pending, Over) and isinstance(following, Finished)
        if not (isinstance(past.pending, Chance) or conceding or ending):
            yield tuple(steps)
            steps = []
    assert not steps


class Connection:
    """Keeps the frames that a client makes of the messages for one seat, as `session/feed.ts` does."""

    def __init__(self, live: LiveTable, seat: Seat | None, lang: Lang) -> None:
        person = "watcher" if seat is None else f"p{seat}"
        self._feed = TableFeed(Viewer(live, person, "", seat is not None, lang), "", parts=False)
        self.live = live
        self.seat = seat
        self.frames: list[dict[str, Any]] = []

    def hear(self, change: Change) -> None:
        for sent in self._feed.changes(change):
            message = msgspec.json.decode(sent) if isinstance(sent, bytes) else as_json(sent)
            if message["type"] == "game":
                self._hear_game(message)
            elif message["type"] == "added":
                self._hear_added(message)

    def _hear_game(self, message: dict[str, Any]) -> None:
        frame = {name: message.get(name, nothing) for name, nothing in FIELDS.items()}
        if message.get("part"):
            frame["view"] = joined(self.frames[-1]["view"], message["view"], message.get("more", {}))
        self.frames.append(frame)

    def _hear_added(self, message: dict[str, Any]) -> None:
        """The board of each game adds an event to its view by itself, and arrives at the view that the server has."""
        latest, match = self.frames[-1], self.live.table.match
        assert match is not None
        legal = latest["legal"] if message.get("legal") is None else message["legal"]
        news = {
            "n": message["n"],
            "told": message["told"],
            "view": as_json(match.view(self.seat)),
            "legal": legal,
        }
        self.frames.append(latest | news)


def as_json(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


def sent_live(match: Match, lang: Lang) -> dict[Seat | None, list[dict[str, Any]]]:
    """What connections of all seats and of a spectator are sent while a game is played at a table."""
    table = Table("t", Random(0))
    opened: tuple[RoomEntry, ...] = (
        Opened("p0", match.rules.id, match.seats, {}),
        *(Seated(seat, f"p{seat}", NAMES[seat]) for seat in range(match.seats)),
    )
    steps = batches(match)
    empty = match.at(0)
    proposals = [
        Proposal(opened),
        Proposal((ReadySet(0, True),), empty, next(steps) if isinstance(empty.pending, Chance) else ()),
        *(Proposal(steps=some) for some in steps),
    ]
    accept(table, proposals[0])
    keys = TableKeys("t", "invitation", "watching")
    services = TableServices(MemoryStore(), Here(), TableSettings(), lambda: 0.0, Uptime())
    live = LiveTable(keys, table, services)
    connections = [Connection(live, seat, lang) for seat in (None, *range(match.seats))]
    for proposal in proposals[1:]:
        accept(table, proposal)
        change = Change(room=not proposal.only_moves)
        for connection in connections:
            connection.hear(change)
    return {one.seat: one.frames for one in connections}


def accept(table: Table, proposal: Proposal) -> None:
    table.accept(table.batch(proposal, 0.0, None, None), proposal)


def folded(match: Match, seat: Seat | None, lang: Lang) -> list[dict[str, Any]]:
    return [as_json(frame) for frame in frames(match, seat, NAMES[: match.seats], lang)]


def check_same_as_live(match: Match, lang: Lang) -> None:
    for seat, sent in sent_live(match, lang).items():
        made = folded(match, seat, lang)
        assert [without_live(one) for one in made] == [without_live(one) for one in sent], seat


def without_live(frame: dict[str, Any]) -> dict[str, Any]:
    return {name: frame[name] for name in FIELDS}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_frames_of_a_golden_game_are_those_that_connections_were_sent(path: Path) -> None:
    lang = languages()[GOLDEN.index(path) % len(languages())]
    check_same_as_live(as_stored(yakai.load(path)), lang)


GAMES = sorted(catalogue.ours())


def eventful_match(game: str, seed: int) -> Match:
    """A random game in which players also take back, pause, lend their seats to bots, and at last give up."""
    rng = Random(f"{game} {seed}")
    seats = rng.choice(catalogue.rules(game).seats)
    match = yakai.new(game, seats=seats, seed=seed)
    for _ in range(60):
        if match.result is not None:
            return match
        chance, seat = rng.random(), rng.randrange(seats)
        if chance < 0.1 and match.undoable is not None:
            match.undo(match.undoable)
        elif chance < 0.15:
            match.pause(True, seat)
            match.pause(False, rng.choice((None, seat)))
        elif chance < 0.25:
            match.hand_over(seat, rng.choice((BOT + "novice", f"p{seat}")))
        else:
            play_anything(match, rng)
    match.pause(True, 0)
    for seat in range(seats - 1):
        match.concede(seat)
    assert match.result is not None
    return match


def play_anything(match: Match, rng: Random) -> None:
    able = [seat for seat in sorted(match.to_act) if match.legal(seat)]
    if able:
        seat = rng.choice(able)
        match.play(seat, match.legal(seat).sample(rng))
    else:
        assert isinstance(match.pending, Turn)
        assert match.pending.timer is not None
        match.expire(match.pending.timer.key)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_so_are_those_of_a_game_with_pauses_bots_and_players_who_give_up(game: str, seed: int) -> None:
    check_same_as_live(as_stored(eventful_match(game, seed)), "uk")


# Two worlds


def twin_logs(
    match: Match, steps: Sequence[Step], seat: Seat | None, rng: Random
) -> tuple[Sequence[Entry], Sequence[Entry]] | None:
    """The beginning of a game's log, and a log with other secrets as far as this seat cannot tell them apart."""
    worlds, start = TwoWorlds(match, seat, rng), rng.randrange(len(steps))
    found = other_beginning(worlds, steps[start])
    entries: list[Entry] = []
    for number in range(start, len(steps)):
        if found is None or not alike(steps[number].after, found[1], seat):
            break
        entries.append(found[0])
        found = worlds.followed(steps[number + 1], found[1]) if number + 1 < len(steps) else None
    if not entries:
        return None
    return match.log[: start + len(entries)], (*match.log[:start], *entries)


def other_beginning(worlds: TwoWorlds, step: Step) -> tuple[Entry, Any] | None:
    """What chance or another seat might have done instead, and the state after it."""
    entry = other_entry(worlds, step)
    try:
        if isinstance(entry, Settled):
            return entry, worlds.rules.settle(step.before, entry.outcome)
        return None if entry is None else (entry, worlds.rules.act(step.before, entry.seat, entry.action))
    except YakaiError:
        return None


def other_entry(worlds: TwoWorlds, step: Step) -> Settled | Acted | None:
    entry, rng = step.entry, worlds.rng
    if isinstance(entry, Settled):
        swapped = swapped_outcome(entry.outcome, rng)
        other = rng.choice((swapped, worlds.rules.sample(step.before, rng)))
        return None if other == entry.outcome else Settled(other)
    if isinstance(entry, Acted) and entry.seat != worlds.seat:
        action = other_action(worlds.rules, entry.action, rng)
        return None if action == entry.action else Acted(entry.seat, action)
    return None


def frames_of(match: Match, log: Sequence[Entry], seat: Seat | None) -> bytes:
    past = match.at(0)
    for entry in log:
        past.replay(entry)
    return encode(list(frames(past, seat, NAMES[: match.seats], "en")))


def check_leaks_nothing(match: Match, tries: int) -> int:
    """Compare the frames of every seat and of a spectator in two worlds. Returns how many pairs were compared."""
    rng, compared = Random(match.length), 0
    steps = [step for _, step in positions(match) if step is not None]
    for seat in (None, *range(match.seats)):
        for _ in range(tries):
            twins = twin_logs(match, steps, seat, rng)
            if twins is not None:
                one, other = (frames_of(match, log, seat) for log in twins)
                assert one == other, f"frames of seat {seat} differ by what it may not know"
                compared += 1
    return compared


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_frames_are_the_same_to_the_byte_whatever_their_seat_may_not_know(path: Path) -> None:
    check_leaks_nothing(yakai.load(path), tries=8)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_secrets_that_this_comparison_has_tried(game: str) -> None:
    assert sum(check_leaks_nothing(eventful_match(game, seed), tries=40) for seed in range(3)) >= 5


def test_the_comparison_finds_frames_with_the_view_of_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    match = yakai.load(HERE / "golden" / "yak-1-pass.jsonl")
    monkeypatch.setattr(Match, "view", lambda match, _: match.rules.view(match.state, 0))
    with pytest.raises(AssertionError, match="may not know"):
        check_leaks_nothing(match, tries=40)


# Size


def test_the_frames_of_the_largest_golden_game_fit_into_one_small_file() -> None:
    sizes = {}
    for path in GOLDEN:
        match = yakai.load(path)
        made = frames(match, 0, NAMES[: match.seats], "uk")
        sizes[path.stem] = len(gzip.compress(encode(list(made))))
    assert max(sizes.values()) < 100_000, sizes
