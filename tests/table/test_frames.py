"""Frames made again from a log are those that a connection was sent, and hold nothing that their seat may not know."""

import gzip
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from bench.folding import drawn_round

import yakai
from tests.games.test_golden import GOLDEN, HERE
from tests.table.recorded import FIELDS, NAMES, RecordedTable, as_json, begun
from yakai import bots
from yakai.core import catalogue
from yakai.core.errors import YakaiError
from yakai.core.game import Chance, Over, Seat, Turn
from yakai.core.log import BOT, Acted, Conceded, Entry, Finished, HandedOver, Settled
from yakai.core.match import Match
from yakai.core.matches import from_bytes
from yakai.core.steps import Step
from yakai.table.commands.automatic import BotPlay, Expire, TimeIsUp
from yakai.table.commands.base import Command
from yakai.table.commands.hosting import TurnOut
from yakai.table.commands.lobby import Rename
from yakai.table.commands.pause import EndByAgreement, Pause
from yakai.table.commands.play import Concede, HandOver, PlayCommand, UndoCommand
from yakai.table.commands.take_over import TakeOver
from yakai.table.frames import frames
from yakai.table.state.clocks import PerMove
from yakai.table.state.entries import Opened, ReadySet, RoomEntry, Seated
from yakai.table.state.records import log_bytes
from yakai.table.state.replayed import replay_game, replay_log
from yakai.table.state.room import PersonOccupant
from yakai.table.state.table import Proposal
from yakai.testing.laws import positions
from yakai.testing.play import other_action
from yakai.testing.secrets import alike, swapped_outcome
from yakai.testing.two_worlds import TwoWorlds
from yakai.text import Lang, languages

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


def played(match: Match, lang: Lang) -> RecordedTable:
    """A table at which a game was played."""
    recorded = RecordedTable(lang)
    opened: tuple[RoomEntry, ...] = (
        Opened("p0", match.rules.id, match.seats, {}),
        *(Seated(seat, f"p{seat}", NAMES[seat]) for seat in range(match.seats)),
    )
    steps = batches(match)
    empty = match.at(0)
    recorded.store(Proposal(opened))
    recorded.connect(match.seats)
    dealt = next(steps) if isinstance(empty.pending, Chance) else ()
    recorded.store(Proposal((ReadySet(0, True),), empty, dealt))
    for some in steps:
        recorded.store(Proposal(steps=some))
    return recorded


def check_same_as_live(recorded: RecordedTable) -> None:
    """Compare the frames of the table's log with those that connections were sent."""
    for connection in recorded.connections:
        seat, sent = connection.seat, connection.frames
        own = list(takewhile(lambda frame, seat=seat: frame["seat"] == seat, sent))  # type: ignore[misc]
        made = stored_frames(recorded, seat)
        if len(own) < len(sent):  # another player has taken the seat over
            made = made[: len(own)]
        assert made == own, seat


def stored_frames(recorded: RecordedTable, seat: Seat | None) -> list[dict[str, Any]]:
    game = replay_game(recorded.batches, 1)
    return [without_live(as_json(frame)) for frame in frames(game, seat, recorded.lang)]


def without_live(frame: dict[str, Any]) -> dict[str, Any]:
    return {name: frame[name] for name in FIELDS}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_frames_of_a_golden_game_are_those_that_connections_were_sent(path: Path) -> None:
    lang = languages()[GOLDEN.index(path) % len(languages())]
    check_same_as_live(played(as_stored(yakai.load(path)), lang))


GAMES = sorted(catalogue.ours())


class EventfulTable:
    """A timed game with a random story: players take back, pause, lend their seats to bots, are late, change their
    names and are removed, and friends take over. At last the host removes the last player in a pause.
    """

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(f"{game} {seed}")
        self.seats = self.rng.choice(catalogue.rules(game).seats)
        self.bot = bots.stand_in(game)
        self.recorded = begun(game, self.seats, "uk", seed, PerMove(30))

    def play(self) -> RecordedTable:
        for number in range(60):
            if self.is_over:
                return self.recorded
            self.recorded.uptime += 1000
            self.story(number)
        self.remove_all_in_a_pause()
        for _ in range(3):
            self.move()
        if not self.is_over:
            self.recorded.do(EndByAgreement(1))
        return self.recorded

    @property
    def is_over(self) -> bool:
        return self.recorded.match.result is not None

    def story(self, number: int) -> None:
        rng, attempt, match = self.rng, self.recorded.attempt, self.recorded.match
        seat, chance = rng.randrange(self.seats), rng.random()
        person = self.person_at(seat) or "nobody"
        if chance < 0.08 and match.undoable is not None:
            attempt(UndoCommand(self.person_at(match.undoable) or "", match.undoable, 1))
        elif chance < 0.13:
            attempt(Pause(person, 1, True))
            attempt(Pause(rng.choice(self.people) if self.people else "", 1, False))
        elif chance < 0.21:
            attempt(HandOver(person, seat, 1, rng.random() < 0.6))
        elif chance < 0.24:
            attempt(Rename(person, f"Name {number}"))
        elif chance < 0.26 and len(self.people) > 1:
            attempt(TurnOut("host", person, NAMES[seat], ban=False))
        elif chance < 0.28:
            attempt(TakeOver("host", f"late {number}", f"Late {number}", seat, 1))
        elif chance < 0.36:
            self.time_runs_out()
        else:
            self.move()

    def move(self) -> None:
        """A move of a player or a bot; without any a timer of the rules expires."""
        match, room = self.recorded.match, self.recorded.table.room
        able = [seat for seat in sorted(match.to_act) if match.legal(seat)]
        if able:
            seat = self.rng.choice(able)
            action, bot = match.legal(seat).sample(self.rng), room.bot_at(seat)
            move: Command = PlayCommand(self.person_at(seat) or "", seat, 1, encode(action))
            if bot is not None:
                move = BotPlay(seat, bot, self.recorded.table.snapshot(seat), action)
            self.recorded.attempt(move)
        elif (timer := self.recorded.table.timer) is not None:
            self.recorded.attempt(Expire(1, timer.key))

    def time_runs_out(self) -> None:
        clocks = self.recorded.table.clocks
        if clocks is not None and clocks.running:
            self.recorded.uptime += 31_000
            for seat in sorted(clocks.expired(self.recorded.uptime)):
                self.recorded.attempt(time_is_up(self.recorded, seat, self.bot))

    def remove_all_in_a_pause(self) -> None:
        if self.people:
            self.recorded.attempt(Pause(self.people[0], 1, True))
        for person in self.people:
            self.recorded.do(TurnOut("host", person, "", ban=False))

    @property
    def people(self) -> tuple[str, ...]:
        return self.recorded.table.room.people

    def person_at(self, seat: Seat) -> str | None:
        occupant = self.recorded.table.room.occupants[seat]
        return occupant.person if isinstance(occupant, PersonOccupant) else None


def time_is_up(recorded: RecordedTable, seat: Seat, bot: str) -> TimeIsUp:
    return TimeIsUp(seat, 1, bot, None, recorded.uptime, luck=seat)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_so_are_those_of_a_timed_game_with_pauses_bots_and_players_who_come_and_go(
    game: str, seed: int
) -> None:
    check_same_as_live(EventfulTable(game, seed).play())


def late_move() -> RecordedTable:
    """A game in which the time of a player runs out once."""
    recorded = begun("yak", 2, "en", clock=PerMove(30))
    recorded.uptime = 31_000
    (late,) = recorded.match.to_act
    recorded.do(time_is_up(recorded, late, "novice"))
    recorded.do(Concede(f"p{late}", late, 1))
    return recorded


def removed_in_a_pause() -> RecordedTable:
    """A game whose last player is removed in a pause."""
    recorded = begun("yak", 2, "en")
    recorded.do(TurnOut("host", "p0", "Ann", ban=False))
    recorded.do(Pause("p1", 1, True))
    recorded.do(TurnOut("host", "p1", "Bob", ban=False))
    recorded.do(EndByAgreement(1))
    return recorded


@pytest.mark.parametrize(("story", "many"), [(late_move, 3), (removed_in_a_pause, 5)])
def test_what_was_stored_together_is_one_frame(story: Callable[[], RecordedTable], many: int) -> None:
    recorded = story()
    check_same_as_live(recorded)
    for seat in (None, 0, 1):
        made = stored_frames(recorded, seat)
        assert len(made) == many
        log = from_bytes(log_bytes(replay_game(recorded.batches, 1).match))
        alone = frames(replay_log(log, NAMES[:2]), seat, recorded.lang)
        assert [without_live(as_json(frame)) for frame in alone] == made


# Two worlds


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
    return encode(list(frames(replay_log(past, NAMES[: match.seats]), seat, "en")))


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


def bytes_of(match: Match) -> bytes:
    """All frames of seat 0 as JSON."""
    return encode(list(frames(replay_log(match, NAMES[: match.seats]), 0, "uk")))


def test_golden_games_have_small_frames_because_almost_nothing_is_drawn_in_them() -> None:
    sizes = {path.stem: len(gzip.compress(bytes_of(yakai.load(path)))) for path in GOLDEN}
    assert max(sizes.values()) < 100_000, sizes


def test_the_frames_of_a_drawn_round_are_tens_of_megabytes_because_each_has_all_strokes() -> None:
    made = bytes_of(drawn_round(40))
    assert 20_000_000 < len(made) < 50_000_000
    assert len(gzip.compress(made)) < 15_000_000
