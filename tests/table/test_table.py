"""A table is nothing but its log: whatever is done to it, folding the log gives the same table."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from yakai.core.errors import BadAction, DamagedLog, GameOver, OutOfTurn, YakaiError
from yakai.core.game import Turn
from yakai.table import room
from yakai.table.entries import Batch
from yakai.table.errors import NoGame, NotSeated, WrongGame
from yakai.table.room import Sitter
from yakai.table.table import Proposal, Table, first_player, folded

PEOPLE = ("ann", "bob", "cleo")


class Played:
    """A table with the batches that it is made of."""

    def __init__(self, seats: int = 2, bots: tuple[str, ...] = (), seed: int = 1, **opening: Any) -> None:
        self.table = Table("t", Random(seed))
        self.batches: list[Batch] = []
        wanted: dict[str, Any] = {"options": {}, "sit": True, "ready": False} | opening
        self.do(self.table.propose_opening("ann", "Ann", "yak", seats, bots=bots, at=0.0, **wanted))

    def do(self, proposal: Proposal, person: str | None = None) -> None:
        if proposal.entries:
            number = len(self.batches)
            batch = self.table.batch(proposal, float(number), person, person and f"r{number}")
            self.batches.append(batch)
            self.table.accept(batch, proposal)

    def sit_and_be_ready(self) -> None:
        """Ann and Bob begin a game."""
        if self.table.room.seat_of("bob") is None:
            self.do(self.table.propose(room.take_seat(self.table.room, "bob", "Bob", 1), 0.0), "bob")
        for person in ("ann", "bob"):
            self.do(
                self.table.propose(room.set_ready(self.table.room, person, True), 0.0, asked=True), person
            )

    def play_on(self, rng: Random, moves: int = 10_000) -> None:
        """So many moves, or until the end."""
        match = self.table.match
        assert match is not None
        while moves and isinstance(match.pending, Turn):
            seat = min(match.pending.seats)
            action = match.legal(seat).sample(rng)
            place = self.table.room.places[seat]
            if isinstance(place, Sitter) and place.bot is None:
                text = msgspec.json.encode(action)
                person = place.person
                self.do(self.table.propose_action(person, self.table.room.games, text, 0.0), person)
            else:
                bot = self.table.room.bot_at(seat)
                assert bot is not None
                self.do(self.table.propose_bot_action(seat, bot, action, 0.0))
            moves -= 1


def phase(played: Played) -> str:
    return played.table.room.phase


def same(one: Table, other: Table) -> bool:
    """Whether two tables are alike in everything that counts."""
    matches = one.match, other.match
    return (
        (one.room, one.seq, one.requests, one.step) == (other.room, other.seq, other.requests, other.step)
        and (matches[0] is None) == (matches[1] is None)
        and (matches[0] is None or matches[1] is None or matches[0].state == matches[1].state)
        and (matches[0] is None or matches[1] is None or matches[0].log == matches[1].log)
        and all(one.told(seat) == other.told(seat) for seat in (None, 0, 1, 2, 3))
    )


seats = st.integers(-1, 4)
commands = st.one_of(
    st.tuples(st.just("sit"), st.sampled_from(PEOPLE), seats),
    st.tuples(st.just("stand"), st.sampled_from(PEOPLE)),
    st.tuples(st.just("bot"), st.sampled_from(PEOPLE), seats),
    st.tuples(st.just("remove"), st.sampled_from(PEOPLE), seats),
    st.tuples(st.just("seats"), st.sampled_from(PEOPLE), st.integers(0, 5)),
    st.tuples(st.just("options"), st.sampled_from(PEOPLE), st.one_of(st.none(), seats)),
    st.tuples(st.just("ready"), st.sampled_from(PEOPLE), st.booleans()),
    st.tuples(st.just("again"), st.sampled_from(PEOPLE)),
    st.tuples(st.just("rename"), st.sampled_from(PEOPLE), st.sampled_from(["Ann", "Анна", "Ганна"])),
    st.tuples(st.just("hand over"), seats, st.sampled_from([None, "novice"])),
    st.tuples(st.just("play"), st.integers(0, 5)),
    st.tuples(st.just("play"), st.just(10_000)),
)


def do(played: Played, rng: Random, command: tuple[Any, ...]) -> None:
    """One command, as somebody would send it."""
    now = played.table
    match command:
        case ("sit", who, seat):
            played.do(now.propose(room.take_seat(now.room, who, who.title(), seat), 0.0), who)
        case ("stand", who):
            played.do(now.propose(room.stand_up(now.room, who), 0.0), who)
        case ("bot", who, seat):
            played.do(now.propose(room.add_bot(now.room, who, seat, "novice"), 0.0), who)
        case ("remove", who, seat):
            played.do(now.propose(room.empty_seat(now.room, who, seat), 0.0), who)
        case ("seats", who, number):
            played.do(now.propose(room.set_seats(now.room, who, number), 0.0), who)
        case ("options", who, first):
            played.do(now.propose(room.set_options(now.room, who, {"first": first}), 0.0), who)
        case ("ready", who, ready):
            played.do(now.propose(room.set_ready(now.room, who, ready), 0.0, asked=ready), who)
        case ("again", who):
            played.do(now.propose(room.again(now.room, who), 0.0, asked=True), who)
        case ("rename", who, name):
            played.do(now.propose(room.rename(now.room, who, name), 0.0), who)
        case ("hand over", seat, bot) if 0 <= seat < len(now.room.places) and now.room.phase == "playing":
            played.do(now.propose_hand_over(seat, bot, 0.0))
        case ("play", moves) if now.game is not None:
            played.play_on(rng, moves)


@settings(deadline=None, max_examples=150)
@given(st.lists(commands, max_size=25), st.integers(0, 1000))
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


@settings(deadline=None, max_examples=50)
@given(st.integers(0, 10_000))
def test_whole_games_in_a_row_fold_back(seed: int) -> None:
    played = Played(seed=seed)
    rng = Random(seed)
    for _ in range(2):
        played.sit_and_be_ready()
        played.play_on(rng)
    assert played.table.room.games == 2
    assert sum(place.wins for place in played.table.room.places if place) >= 2
    assert same(played.table, folded("t", played.batches, Random(0)))


def test_the_game_begins_when_the_last_one_is_ready() -> None:
    played = Played(seats=2)
    played.do(played.table.propose(room.set_ready(played.table.room, "ann", True), 0.0, asked=True), "ann")
    played.do(played.table.propose(room.take_seat(played.table.room, "bob", "Bob", 1), 0.0), "bob")
    assert phase(played) == "lobby"
    assert played.table.game is None
    played.do(played.table.propose(room.set_ready(played.table.room, "bob", True), 0.0, asked=True), "bob")
    assert phase(played) == "playing"
    assert played.table.game is not None


def test_with_bots_and_ready_a_table_begins_at_once_in_its_first_batch() -> None:
    played = Played(seats=3, bots=("novice", "random"), ready=True)
    assert phase(played) == "playing"
    assert len(played.batches) == 1


def test_a_bot_that_fills_the_last_seat_begins_the_game() -> None:
    played = Played(seats=2)
    played.do(played.table.propose(room.set_ready(played.table.room, "ann", True), 0.0, asked=True), "ann")
    played.do(played.table.propose(room.add_bot(played.table.room, "ann", 1, "novice"), 0.0), "ann")
    assert phase(played) == "playing"


def test_a_table_of_bots_begins_only_when_its_host_says_so() -> None:
    played = Played(seats=2, bots=("novice", "novice"), sit=False)
    played.do(played.table.propose(room.set_seats(played.table.room, "ann", 3), 0.0), "ann")
    played.do(played.table.propose(room.add_bot(played.table.room, "ann", 2, "novice"), 0.0), "ann")
    assert phase(played) == "lobby"
    played.do(played.table.propose(room.set_ready(played.table.room, "ann", True), 0.0, asked=True), "ann")
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
        played.table.propose_action("ann", 1, challenge, 0.0)
    played.sit_and_be_ready()
    match = played.table.match
    assert match is not None
    assert isinstance(match.pending, Turn)
    on_turn, other = ("ann", "bob") if 0 in match.pending.seats else ("bob", "ann")
    with pytest.raises(NotSeated):
        played.table.propose_action("cleo", 1, challenge, 0.0)
    with pytest.raises(WrongGame):
        played.table.propose_action(on_turn, 2, challenge, 0.0)
    with pytest.raises(OutOfTurn):
        played.table.propose_action(other, 1, challenge, 0.0)
    for nonsense in (b"{}", b"7", b'{"type":"draw"}', b'{"type":"challenge","really":true}', b"\xff"):
        with pytest.raises(BadAction):
            played.table.propose_action(on_turn, 1, nonsense, 0.0)
    played.play_on(Random(1))
    with pytest.raises(GameOver):
        played.table.propose_action(on_turn, 1, challenge, 0.0)


def test_whoever_sits_down_after_the_end_does_not_see_that_seats_cards() -> None:
    played = Played(seats=2)
    played.sit_and_be_ready()
    played.play_on(Random(1))
    played.do(played.table.propose(room.stand_up(played.table.room, "bob"), 0.0), "bob")
    played.do(played.table.propose(room.take_seat(played.table.room, "cleo", "Cleo", 1), 0.0), "cleo")
    assert played.table.seat_in_game("cleo") is None
    assert played.table.seat_in_game("bob") == 1


def test_a_bot_stands_in_and_gives_the_seat_back() -> None:
    played = Played(seats=2)
    played.sit_and_be_ready()
    played.do(played.table.propose_hand_over(1, "novice", 0.0))
    assert played.table.room.bot_at(1) == "novice"
    played.play_on(Random(1), 6)
    played.do(played.table.propose_hand_over(1, None, 0.0))
    assert played.table.room.bot_at(1) is None
    played.play_on(Random(1))
    assert same(played.table, folded("t", played.batches, Random(0)))


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b'{"type":"seated","seat":0,"person":"ann","name":"Ann"}\n',
        b'{"type":"opened"}\n',
        b"not json\n",
        b'{"type":"acted","seat":0,"action":{"type":"pass"}}\n',
        b'{"type":"opened","host":"a","game":"yak","seats":2,"options":{}}\n{"type":"ready","seat":0,"ready":true}\n',
        b'{"type":"opened","host":"a","game":"yak","seats":2,"options":{}}\n{"type":"conquered"}\n',
    ],
)
def test_a_log_that_cannot_be_says_so(text: bytes) -> None:
    with pytest.raises(DamagedLog):
        _ = folded("t", [Batch("t", 0, 0.0, None, None, text)], Random(0)).room


def test_a_log_with_a_gap_says_so() -> None:
    played = Played(seats=2)
    played.sit_and_be_ready()
    with pytest.raises(DamagedLog):
        folded("t", [played.batches[0], *played.batches[2:]], Random(0))


def test_secrets_of_a_batch_cannot_be_encoded() -> None:
    played = Played(seats=2, bots=("novice",), ready=True)
    with pytest.raises(TypeError):
        msgspec.json.encode(played.batches[0])
    assert "yak" not in repr(played.batches[0])
