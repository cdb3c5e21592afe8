"""Seats, settings and names of a room, and who may change them."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from yakai import text
from yakai.core.errors import BadOption, BadSeat, BadSeatCount, NotOver, UnknownBot, UnknownGame
from yakai.core.game import Result
from yakai.core.log import Finished, Header
from yakai.table.commands import seating
from yakai.table.errors import GameRuns, HostOnly, NotSeated, SeatOpen, SeatsInUse, SeatTaken
from yakai.table.state import room_folding
from yakai.table.state.entries import AnyEntry, Batch
from yakai.table.state.log_reader import read_batch
from yakai.table.state.log_writer import write
from yakai.table.state.room import BotOccupant, PersonOccupant, Room

BEGUN = Header(1, "yak", 1, 2, {})


def after(now: Room | None, *entries: AnyEntry) -> Room:
    """The room after some entries."""
    for entry in entries:
        now = room_folding.open_room(entry) if now is None else room_folding.fold_entry(now, entry)
    assert now is not None
    return now


def opened(seats: int = 3, bots: tuple[str, ...] = (), sit: bool = True) -> Room:
    return after(None, *seating.open_table("ann", "Ann", "yak", seats, {}, bots, sit))


def playing() -> Room:
    """Ann and Bob at a table of two, in the middle of a game."""
    now = opened(2)
    now = after(now, *seating.take_seat(now, "bob", "Bob", 1))
    for person in ("ann", "bob"):
        now = after(now, *seating.set_ready(now, person, True))
    assert now.all_ready
    return after(now, BEGUN)


def test_the_host_takes_the_first_seat_and_bots_the_last_ones() -> None:
    assert opened(4, ("random", "novice")).occupants == (
        PersonOccupant("ann", "Ann"),
        None,
        BotOccupant("random"),
        BotOccupant("novice"),
    )


def test_a_table_can_be_opened_without_sitting_down() -> None:
    assert opened(2, sit=False).occupants == (None, None)


@pytest.mark.parametrize(
    ("game", "seats", "options", "bots", "error"),
    [
        ("chess", 2, {}, (), UnknownGame),
        ("yak", 1, {}, (), BadSeatCount),
        ("yak", 7, {}, (), BadSeatCount),
        ("yak", -1, {}, (), BadSeatCount),
        ("yak", 3, {"first": 3}, (), BadOption),
        ("yak", 3, {"stakes": "high"}, (), BadOption),
        ("yak", 3, {}, ("grandmaster",), UnknownBot),
        ("yak", 3, {}, ("novice",) * 3, SeatTaken),
        ("yak", 3, {}, ("novice",) * 9, BadSeatCount),
    ],
)
def test_an_impossible_table_is_refused(
    game: str, seats: int, options: dict[str, object], bots: tuple[str, ...], error: type[Exception]
) -> None:
    with pytest.raises(error):
        seating.open_table("ann", "Ann", game, seats, options, bots, True)


def test_the_same_options_again_change_nothing_also_when_the_table_was_read_back() -> None:
    """They contain a tuple, which is read from a log as a list."""
    entries_ = seating.open_table("ann", "Ann", "pictomania", 3, {}, (), True)
    stored = Batch("t", 0, 0.0, None, None, write(entries_))
    read_back = [entry for _, entry in read_batch(stored, None)]
    for now in (after(None, *entries_), after(None, *read_back)):
        assert seating.set_options(now, "ann", {}) == ()


def test_a_seat_has_one_occupant() -> None:
    now = opened()
    with pytest.raises(SeatTaken):
        seating.take_seat(now, "bob", "Bob", 0)


def test_there_is_no_seat_beyond_the_table() -> None:
    for seat in (-1, 3):
        with pytest.raises(BadSeat):
            seating.take_seat(opened(), "bob", "Bob", seat)


def test_a_person_who_moves_leaves_the_old_seat_open_and_keeps_their_wins() -> None:
    now = after(playing(), Finished(Result("challenge", (0, 9), (1, 2))))
    now = after(now, *seating.set_seats(now, "ann", 3))
    now = after(now, *seating.take_seat(now, "ann", "Ann", 2))
    assert now.occupants == (None, PersonOccupant("bob", "Bob"), PersonOccupant("ann", "Ann", wins=1))


def test_sitting_where_one_sits_changes_nothing() -> None:
    assert seating.take_seat(opened(), "ann", "Ann", 0) == ()


def test_only_a_seated_person_can_stand_up_or_be_ready() -> None:
    with pytest.raises(NotSeated):
        seating.stand_up(opened(), "bob", 0)
    with pytest.raises(NotSeated):
        seating.set_ready(opened(), "bob", True)


def test_only_the_host_changes_the_table() -> None:
    now = opened(3, ("novice",))
    changes: tuple[Callable[[], object], ...] = (
        lambda: seating.add_bot(now, "bob", 1, "novice"),
        lambda: seating.empty_seat(now, "bob", 2),
        lambda: seating.set_seats(now, "bob", 4),
        lambda: seating.set_options(now, "bob", {"first": 1}),
    )
    for change in changes:
        with pytest.raises(HostOnly):
            change()


def test_a_host_who_stands_up_is_still_the_host() -> None:
    now = opened()
    now = after(now, *seating.stand_up(now, "ann", 0))
    assert seating.add_bot(now, "ann", 0, "novice")


def test_the_host_changes_a_bot_for_another_which_keeps_its_wins() -> None:
    now = replace(
        opened(3, ("novice",)), occupants=(PersonOccupant("ann", "Ann"), None, BotOccupant("novice", wins=2))
    )
    assert after(now, *seating.add_bot(now, "ann", 2, "random")).occupants[2] == BotOccupant("random", wins=2)
    assert seating.add_bot(now, "ann", 2, "novice") == ()
    with pytest.raises(SeatTaken):
        seating.add_bot(now, "ann", 0, "novice")


def test_the_host_can_empty_a_seat_but_not_an_open_one() -> None:
    now = opened(2, ("novice",))
    assert after(now, *seating.empty_seat(now, "ann", 1)).occupants[1] is None
    with pytest.raises(SeatOpen):
        seating.empty_seat(opened(), "ann", 1)


def test_only_open_seats_can_be_removed() -> None:
    now = opened(3, ("novice",))
    with pytest.raises(SeatsInUse):
        seating.set_seats(now, "ann", 2)
    assert len(after(now, *seating.set_seats(now, "ann", 6)).occupants) == 6


def test_seats_that_the_options_need_cannot_be_removed() -> None:
    now = opened(4)
    now = after(now, *seating.set_options(now, "ann", {"first": 3}))
    with pytest.raises(BadOption):
        seating.set_seats(now, "ann", 3)


def test_after_new_options_everyone_but_the_host_has_to_get_ready_again() -> None:
    now = opened()
    now = after(now, *seating.take_seat(now, "bob", "Bob", 1))
    for person in ("ann", "bob"):
        now = after(now, *seating.set_ready(now, person, True))
    now = after(now, *seating.set_options(now, "ann", {"first": 1}))
    assert [occupant.ready for occupant in now.occupants if isinstance(occupant, PersonOccupant)] == [
        True,
        False,
    ]


def test_nothing_about_the_table_changes_while_the_game_runs() -> None:
    now = playing()
    changes: tuple[Callable[[], object], ...] = (
        lambda: seating.take_seat(now, "cleo", "Cleo", 1),
        lambda: seating.stand_up(now, "bob", 1),
        lambda: seating.add_bot(now, "ann", 1, "novice"),
        lambda: seating.empty_seat(now, "ann", 1),
        lambda: seating.set_seats(now, "ann", 4),
        lambda: seating.set_options(now, "ann", {}),
        lambda: seating.set_ready(now, "bob", False),
    )
    for change in changes:
        with pytest.raises(GameRuns):
            change()


def test_options_that_are_not_offered_cannot_be_set() -> None:
    seen = [[5, 6, 7], [], [], []]
    with pytest.raises(BadOption):
        seating.checked_options("pictomania", 3, {"seen": seen})
    usual = seating.checked_options("pictomania", 3, {"undo": False})
    assert seating.checked_options("pictomania", 3, usual) == usual


def test_a_table_plays_again_only_after_the_end() -> None:
    with pytest.raises(NotOver):
        seating.again(opened(), "ann")
    with pytest.raises(NotOver):
        seating.again(playing(), "ann")


def test_after_the_end_no_player_is_ready_and_the_winner_has_a_win() -> None:
    now = after(playing(), Finished(Result("challenge", (3, 9), (1, 2))))
    assert now.phase == "over"
    assert now.occupants == (PersonOccupant("ann", "Ann", wins=1), PersonOccupant("bob", "Bob"))


def test_players_who_share_the_first_place_both_win() -> None:
    now = after(playing(), Finished(Result("pass", (3, 3), (1, 1))))
    assert [occupant and occupant.wins for occupant in now.occupants] == [1, 1]


def test_a_table_keeps_of_its_games_what_the_game_keeps() -> None:
    now = replace(playing(), game="yokai", options={"stacked": True})
    assert now.kept is None
    now = after(now, Finished(Result("declared-won", (9, 9), (1, 1))))
    assert now.kept.best == (None, None, "magnificent", None, None)
    now = after(now, BEGUN, Finished(Result("conceded", (), (2, 2))))
    assert now.kept.best == (None, None, "magnificent", None, None)


def test_a_game_that_raises_at_a_result_keeps_what_it_had(caplog: pytest.LogCaptureFixture) -> None:
    now = replace(playing(), game="yokai", options={"stacked": "nonsense"})
    assert after(now, Finished(Result("declared-won", (9, 9), (1, 1)))).kept is None
    assert "could not keep" in caplog.text


# Names


def names(now: Room) -> list[str | None]:
    return [occupant.name if isinstance(occupant, PersonOccupant) else None for occupant in now.occupants]


def test_two_people_at_a_table_have_distinct_names() -> None:
    now = opened(3)
    now = after(now, *seating.take_seat(now, "bob", "ANN", 1))
    assert names(now) == ["Ann", "ANN 2", None]
    now = after(now, *seating.rename(now, "ann", "ann 2"))
    assert names(now) == ["ann 2 2", "ANN 2", None]


def test_a_returning_person_keeps_their_name() -> None:
    now = opened(3)
    now = after(now, *seating.take_seat(now, "bob", "Ann", 1))
    assert seating.rename(now, "ann", "Ann") == ()
    assert seating.rename(now, "bob", "Ann") == ()
    now = after(now, *seating.stand_up(now, "ann", 0))
    assert names(after(now, *seating.rename(now, "bob", "Ann"))) == [None, "Ann", None]


@pytest.mark.parametrize("lang", text.languages())
def test_a_person_has_another_name_than_a_bot_at_the_table_in_any_language(lang: text.Lang) -> None:
    now = opened(3, ("novice",))
    tanuki, neko = text.bot_name(lang, 0), text.bot_name(lang, 2)
    now = after(now, *seating.take_seat(now, "bob", neko, 1))
    assert names(now) == ["Ann", f"{neko} 2", None]
    now = after(now, *seating.rename(now, "bob", tanuki))
    assert names(now) == ["Ann", tanuki, None]  # no bot sits there


def test_a_person_named_like_a_new_bot_gets_a_number() -> None:
    now = opened(3)
    now = after(now, *seating.rename(now, "ann", text.bot_name("uk", 1)))
    now = after(now, *seating.add_bot(now, "ann", 1, "novice"))
    assert names(now) == [f"{text.bot_name('uk', 1)} 2", None, None]
    entries = seating.open_table("ann", text.bot_name("en", 2), "yak", 3, {}, ("novice",), True)
    assert names(after(None, *entries)) == [f"{text.bot_name('en', 2)} 2", None, None]
