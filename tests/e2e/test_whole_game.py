"""A whole evening in small: three people in three languages, on phones and a desktop, and bots."""

from random import Random

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.games.yak import NewYakPlayer, YakGuest, YakPlayer, play_until_few_are_left

FIRST_TURNS = 4
# So few cards are left in the deck when the last part begins.
FEW = 6


def test_three_people_in_three_languages_and_bots_play_a_whole_game_and_another(
    yak_player: NewYakPlayer, company: Company
) -> None:
    anna = yak_player("Anna", "en")
    # Two of the three ask for less motion, which also keeps this test short.
    sveta = yak_player("Света", "ru", phone=True, reduced_motion="reduce")
    yivha = yak_player("Ївга", "uk", phone=True, reduced_motion="reduce")
    people = [anna, sveta, yivha]

    link = anna.invites()
    for seat in (3, 4, 5):
        anna.press(anna.find("more-seats"))
        expect(anna.find(f"lobby-seat-{seat}")).to_be_visible()
    anna.press(anna.find("lobby-seat-3").get_by_test_id("add-bot"))
    sveta.comes_by(link)
    yivha.comes_by(link)
    anna.press(anna.find("fill-bots"))
    for player in people:
        for other in people:
            expect(player.find(f"lobby-seat-{other.seat}")).to_contain_text(other.name)
        player.is_ready()
    for player in people:
        player.sees_board()

    # Everybody has turns of their own; then it goes quickly, on all screens, until the last round is near.
    mood = Random(20)
    by_seat, last = {str(player.seat): player for player in people}, anna
    for _ in range(FIRST_TURNS):
        turn = whose_turn(last, list(by_seat))
        assert turn is not None
        last = by_seat[turn]
        last.takes_turn(mood)
    key = link.rpartition("/")[2]
    guests = [company.guest(YakGuest, player.name, player.cookie).comes_by(key) for player in people]
    play_until_few_are_left(guests, FEW)
    for guest in guests:
        guest.leaves()
    play_to_the_end(people, mood)

    results = [player.places() for player in people]
    assert results[0] == results[1] == results[2]
    assert len(results[0]) == 6
    assert results[0][0][1] == "1"
    for player in people:
        for name in ("Anna", "Света", "Ївга"):
            expect(player.find("result")).to_contain_text(name)

    anna.press(anna.find("reasons").locator("summary").first)
    anna.press(anna.find("reason").first.locator("summary"))
    expect(anna.find("reason").first.locator("p")).to_be_visible()

    for player in people:
        player.press(player.find("again"))
    for player in people:
        expect(player.find("result")).to_be_hidden()
        player.sees_board()
        expect(player.hand).to_have_count(5)


def play_to_the_end(people: list[YakPlayer], mood: Random) -> None:
    """The player whose turn it is takes it, until all see the result."""
    by_seat = {str(player.seat): player for player in people}
    player = people[0]
    while (turn := whose_turn(player, list(by_seat))) is not None:
        player = by_seat[turn]
        player.takes_turn(mood)
    for player in people:
        assert player.waits_for_turn() == "over"
        expect(player.find("result")).to_be_visible()


def whose_turn(last: YakPlayer, seats: list[str]) -> str | None:
    """The next person to act, as the one who acted last sees it; `None` at the end."""
    answer = last.page.wait_for_function(
        """(seats) => {
          const find = (name) => document.querySelector(`[data-testid=${name}]`);
          find('skip')?.click();
          if (find('result')) return 'over';
          const { turn, busy } = find('board')?.dataset ?? {};
          return busy === 'false' && seats.includes(turn) && turn;
        }""",
        arg=seats,
    ).json_value()
    return None if answer == "over" else str(answer)
