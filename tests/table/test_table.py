"""Whatever commands a table gets, folding its log gives the same table."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.evening import STAND_IN
from yakai.core.errors import BadAction, DamagedLog, GameOver, OutOfTurn, YakaiError
from yakai.core.game import Turn
from yakai.table.commands import lobby, pause, play
from yakai.table.commands.automatic import BotPlay, BotStandsIn
from yakai.table.commands.base import Command
from yakai.table.commands.beginning import first_player
from yakai.table.commands.lobby import AddBot, SetReady, SetSeats, Sit
from yakai.table.commands.play import ComeBack, Concede, PlayCommand
from yakai.table.errors import NoGame, NotSeated, NotYourSeat, WrongGame
from yakai.table.state.entries import Batch
from yakai.table.state.room import PersonOccupant
from yakai.table.state.table import Table, folded

PEOPLE = ("ann", "bob", "cleo")


class Played:
    """A table with the batches of its log."""

    def __init__(self, seats: int = 2, bots: tuple[str, ...] = (), seed: int = 1, **opening: Any) -> None:
        self.table = Table("t", Random(seed))
        self.batches: list[Batch] = []
        wanted: dict[str, Any] = {"options": {}, "sit": True, "ready": False} | opening
        self.do(lobby.OpenTable("ann", "Ann", "yak", seats, bots=bots, **wanted))

    def do(self, command: Command) -> None:
        proposal = command.proposed(self.table, 0.0)
        if proposal.entries:
            number, person = len(self.batches), command.asked_by
            batch = self.table.batch(proposal, float(number), person, person and f"r{number}")
            self.batches.append(batch)
            self.table.accept(batch, proposal)

    def sit_and_be_ready(self) -> None:
        """Ann and Bob begin a game."""
        if not self.table.room.seats_of("bob"):
            self.do(Sit("bob", "Bob", 1))
        for person in ("ann", "bob"):
            self.do(SetReady(person, True))

    def play_on(self, rng: Random, moves: int = 10_000) -> None:
        """Play some moves, or until the end."""
        match = self.table.match
        assert match is not None
        while moves and isinstance(match.pending, Turn) and not match.paused:
            seat = min(match.pending.seats)
            action = match.legal(seat).sample(rng)
            occupant = self.table.room.occupants[seat]
            if isinstance(occupant, PersonOccupant) and occupant.bot is None:
                self.do(
                    PlayCommand(occupant.person, seat, self.table.room.games, msgspec.json.encode(action))
                )
            else:
                assert occupant is not None
                assert occupant.bot is not None
                self.do(BotPlay(seat, occupant.bot, self.table.snapshot(seat), action))
            moves -= 1


def phase(played: Played) -> str:
    return played.table.room.phase


def same(one: Table, other: Table) -> bool:
    """Whether two tables are equal in everything that matters."""
    matches = one.match, other.match
    return (
        (one.room, one.seq, one.requests, one.game_length)
        == (other.room, other.seq, other.requests, other.game_length)
        and (matches[0] is None) == (matches[1] is None)
        and (matches[0] is None or matches[1] is None or matches[0].state == matches[1].state)
        and (matches[0] is None or matches[1] is None or matches[0].log == matches[1].log)
        and (matches[0] is None or events_of(one) == events_of(other))
    )


def events_of(table: Table) -> list[object]:
    """All events of the latest game, for each audience."""
    assert table.match is not None
    return [table.streams.since(seat, 0) for seat in (None, *range(table.match.seats))]


seats = st.integers(-1, 4)
asked = st.one_of(
    st.tuples(st.just("sit"), st.sampled_from(PEOPLE), seats),
    st.tuples(st.just("stand"), st.sampled_from(PEOPLE), seats),
    st.tuples(st.just("bot"), st.sampled_from(PEOPLE), seats),
    st.tuples(st.just("remove"), st.sampled_from(PEOPLE), seats),
    st.tuples(st.just("seats"), st.sampled_from(PEOPLE), st.integers(0, 5)),
    st.tuples(st.just("options"), st.sampled_from(PEOPLE), st.one_of(st.none(), seats)),
    st.tuples(st.just("ready"), st.sampled_from(PEOPLE), st.booleans()),
    st.tuples(st.just("again"), st.sampled_from(PEOPLE)),
    st.tuples(st.just("rename"), st.sampled_from(PEOPLE), st.sampled_from(["Ann", "Анна", "Ганна"])),
    st.tuples(st.just("away"), st.sampled_from(PEOPLE)),
    st.tuples(st.just("back"), st.sampled_from(PEOPLE)),
    st.tuples(st.just("concede"), st.sampled_from(PEOPLE), seats),
    st.tuples(st.just("undo"), st.sampled_from(PEOPLE), seats),
    st.tuples(st.just("pause"), st.sampled_from(PEOPLE), st.booleans()),
    st.tuples(st.just("play"), st.integers(0, 5)),
    st.tuples(st.just("play"), st.just(10_000)),
)


def do(played: Played, rng: Random, command: tuple[Any, ...]) -> None:  # noqa: C901  # one arm for each command
    """Do one command, as a client would send it."""
    match command:
        case ("sit", who, seat):
            played.do(Sit(who, who.title(), seat))
        case ("stand", who, seat):
            played.do(lobby.Stand(who, seat))
        case ("bot", who, seat):
            played.do(AddBot(who, seat, "novice"))
        case ("remove", who, seat):
            played.do(lobby.EmptySeat(who, seat))
        case ("seats", who, number):
            played.do(SetSeats(who, number))
        case ("options", who, first):
            played.do(lobby.SetOptions(who, {"first": first}))
        case ("ready", who, ready):
            played.do(SetReady(who, ready))
        case ("again", who):
            played.do(lobby.PlayAgain(who))
        case ("rename", who, name):
            played.do(lobby.Rename(who, name))
        case ("away", who):
            played.do(BotStandsIn(who))
        case ("back", who):
            played.do(ComeBack(who))
        case ("concede", who, seat):
            played.do(Concede(who, seat, played.table.room.games))
        case ("undo", who, seat):
            played.do(play.UndoCommand(who, seat, played.table.room.games))
        case ("pause", who, paused):
            played.do(pause.Pause(who, played.table.room.games, paused))
        case ("play", moves) if played.table.game is not None:
            played.play_on(rng, moves)


@settings(max_examples=150)
@given(st.lists(asked, max_size=25), st.integers(0, 1000))
def test_any_commands_fold_to_the_same_table_at_every_batch(script: list[tuple[Any, ...]], seed: int) -> None:
    played = Played(seats=2, seed=seed)
    rng = Random(seed)
    copy = folded("t", played.batches, Random(0))
    for command in script:
        before = len(played.batches)
        room_before = played.table.room
        try:
            do(played, rng, command)
        except YakaiError:
            assert len(played.batches) == before
            assert played.table.room == room_before
        for batch in played.batches[before:]:
            copy.fold(batch)
        assert same(played.table, copy)
    assert same(played.table, folded("t", played.batches, Random(0)))


@settings(max_examples=50)
@given(st.integers(0, 10_000))
def test_whole_games_in_a_row_fold_back(seed: int) -> None:
    played = Played(seed=seed)
    rng = Random(seed)
    for _ in range(2):
        played.sit_and_be_ready()
        played.play_on(rng)
    assert played.table.room.games == 2
    assert sum(occupant.wins for occupant in played.table.room.occupants if occupant) >= 2
    assert same(played.table, folded("t", played.batches, Random(0)))


def test_the_game_begins_when_the_last_one_is_ready() -> None:
    played = Played(seats=2)
    played.do(SetReady("ann", True))
    played.do(Sit("bob", "Bob", 1))
    assert phase(played) == "lobby"
    assert played.table.game is None
    played.do(SetReady("bob", True))
    assert phase(played) == "playing"
    assert played.table.game is not None


def test_with_bots_and_ready_a_table_begins_at_once_in_its_first_batch() -> None:
    played = Played(seats=3, bots=("novice", "random"), ready=True)
    assert phase(played) == "playing"
    assert len(played.batches) == 1


def test_a_bot_that_fills_the_last_seat_begins_the_game() -> None:
    played = Played(seats=2)
    played.do(SetReady("ann", True))
    played.do(AddBot("ann", 1, "novice"))
    assert phase(played) == "playing"


def test_a_table_of_bots_begins_only_when_its_host_says_so() -> None:
    played = Played(seats=2, bots=("novice", "novice"), sit=False)
    played.do(SetSeats("ann", 3))
    played.do(AddBot("ann", 2, "novice"))
    assert phase(played) == "lobby"
    played.do(SetReady("ann", True))
    assert phase(played) == "playing"


def test_the_next_game_is_begun_by_the_next_player() -> None:
    played = Played(seats=2)
    firsts = []
    for _ in range(3):
        played.sit_and_be_ready()
        assert played.table.match is not None
        firsts.append(first_player(played.table.match))
        played.play_on(Random(5))
    assert firsts[0] is not None
    assert firsts == [firsts[0], 1 - firsts[0], firsts[0]]


def test_a_first_player_chosen_by_the_host_stays() -> None:
    played = Played(seats=2, options={"first": 1})
    for _ in range(2):
        played.sit_and_be_ready()
        assert played.table.match is not None
        assert first_player(played.table.match) == 1
        played.play_on(Random(5))


def test_a_move_needs_a_game_a_seat_the_right_game_and_a_turn() -> None:
    played = Played(seats=2)
    challenge = b'{"type":"challenge"}'
    with pytest.raises(NoGame):
        played.do(PlayCommand("ann", 0, 1, challenge))
    played.sit_and_be_ready()
    match = played.table.match
    assert match is not None
    assert isinstance(match.pending, Turn)
    (seat,) = match.pending.seats
    on_turn, other = PEOPLE[seat], PEOPLE[1 - seat]
    with pytest.raises(NotSeated):
        played.do(PlayCommand("cleo", seat, 1, challenge))
    with pytest.raises(NotYourSeat):
        played.do(PlayCommand(other, seat, 1, challenge))
    with pytest.raises(WrongGame):
        played.do(PlayCommand(on_turn, seat, 2, challenge))
    with pytest.raises(OutOfTurn):
        played.do(PlayCommand(other, 1 - seat, 1, challenge))
    for nonsense in (b"{}", b"7", b'{"type":"draw"}', b'{"type":"challenge","really":true}', b"\xff"):
        with pytest.raises(BadAction):
            played.do(PlayCommand(on_turn, seat, 1, nonsense))
    played.play_on(Random(1))
    with pytest.raises(GameOver):
        played.do(PlayCommand(on_turn, seat, 1, challenge))


def test_a_person_who_sits_down_after_the_end_does_not_see_that_seats_cards() -> None:
    played = Played(seats=2)
    played.sit_and_be_ready()
    played.play_on(Random(1))
    played.do(lobby.Stand("bob", 1))
    played.do(Sit("cleo", "Cleo", 1))
    assert played.table.room.viewing_seats_of("cleo") == ()
    assert played.table.room.viewing_seats_of("bob") == (1,)


def test_a_bot_stands_in_and_gives_the_seat_back() -> None:
    played = Played(seats=2)
    played.sit_and_be_ready()
    played.do(BotStandsIn("bob"))
    assert played.table.room.bot_at(1) == STAND_IN
    played.play_on(Random(1), 6)
    played.do(ComeBack("bob"))
    assert played.table.room.bot_at(1) is None
    played.play_on(Random(1))
    assert same(played.table, folded("t", played.batches, Random(0)))


def test_a_batch_says_how_many_moves_it_has() -> None:
    played = Played(seats=2)
    played.sit_and_be_ready()
    played.play_on(Random(3))
    moves = [batch.moves for batch in played.batches]
    assert moves == [batch.text.count(b'{"type":"acted"') for batch in played.batches]
    assert {0, 1} <= set(moves)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b'{"type":"seated","seat":0,"person":"ann","name":"Ann"}\n',
        b'{"type":"opened"}\n',
        b"not json\n",
        b'{"type":"acted","seat":0,"action":{"type":"pass"}}\n',
        b'{"type":"opened","host":"a","game":"yak","seats":2,"options":{}}\n{"type":"ready","seat":0,"ready":true}\n',
        b'{"type":"opened","host":"a","game":"yak","seats":2,"options":{}}\n{"type":"???"}\n',
    ],
)
def test_an_impossible_log_is_damaged(text: bytes) -> None:
    with pytest.raises(DamagedLog):
        _ = folded("t", [Batch("t", 0, 0.0, None, None, text)], Random(0)).room


def test_a_log_with_a_gap_is_damaged() -> None:
    played = Played(seats=2)
    played.sit_and_be_ready()
    with pytest.raises(DamagedLog):
        folded("t", [played.batches[0], *played.batches[2:]], Random(0))


def test_secrets_of_a_batch_cannot_be_encoded() -> None:
    played = Played(seats=2, bots=("novice",), ready=True)
    with pytest.raises(TypeError):
        msgspec.json.encode(played.batches[0])
    assert "yak" not in repr(played.batches[0])
