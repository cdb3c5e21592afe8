"""Scoring in Pictomania: a round (PIC-16 to PIC-21), and the game (PIC-22)."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from yakai.core.bag import Bag
from yakai.core.game import Result, Seat, places
from yakai.core.hidden import Hidden
from yakai.games.pictomania.pieces import BLACK_TOKENS, LETTER_CARDS, NUMBER_CARDS, OWN_TOKENS, Task
from yakai.games.pictomania.state import (
    Checked,
    Finest,
    Guessed,
    Options,
    Scored,
    State,
    Tally,
    Voided,
    level_of,
)


def black_tokens(seats: int, options: Options) -> tuple[int, ...]:
    """The black tokens of a round (PIC-4)."""
    return BLACK_TOKENS[seats][:-1] if options.advanced else BLACK_TOKENS[seats]


def scored(state: State) -> State:
    """The state after the guesses are scored and everything is put away for the next round (PIC-16 to PIC-21)."""
    options, seats = state.options, len(state.drawings)
    guesses = [
        (guess, card.reveal().number) for guess, card in zip(state.guessed, state.guess_cards, strict=True)
    ]
    learning = options.learning and not state.scored
    tallies, sheep = scoring(state.tasks, guesses, state.tokens, state.void, learning=learning)
    before = state.scored[-1].totals if state.scored else (0,) * seats
    totals = tuple(sum_ + tally.score for sum_, tally in zip(before, tallies, strict=True))
    return replace(
        state,
        drawings=((),) * seats,
        undone=(0,) * seats,
        guessed=(),
        guess_cards=(),
        black=black_tokens(seats, options),
        tokens=(None,) * seats,
        stand=(),
        undealt_letters=Hidden(Bag(LETTER_CARDS)),
        undealt_numbers=Hidden(Bag(NUMBER_CARDS)),
        tasks=(),
        void=(None,) * seats,
        agreed=((),) * seats,
        scored=(
            *state.scored,
            Scored(level_of(state), state.stand, state.tasks, tallies, sheep, totals, places(totals)),
        ),
        gallery=(*state.gallery, state.drawings),
    )


def ended(state: State) -> State:
    """The state with the result: the largest sum wins, the most votes are honoured, and equal ones share (PIC-22)."""
    votes = Counter(ballot.reveal() for ballot in state.votes if ballot is not None)
    most = max(votes.values(), default=0)
    finest = tuple(
        Finest(vote.round, vote.artist, number)
        for vote, number in sorted(votes.items(), key=lambda item: (item[0].round, item[0].artist))
        if number == most
    )
    totals = state.scored[-1].totals
    return replace(state, finest=finest, result=Result("rounds", totals, places(totals)))


def scoring(
    tasks: Sequence[Task],
    guesses: Sequence[tuple[Guessed, int]],
    black: Sequence[int | None],
    void: Sequence[Voided | None],
    *,
    learning: bool = False,
) -> tuple[tuple[Tally, ...], Seat | None]:
    """Each seat's tally of a round and the black sheep, if any. `guesses` are in the order in which they came.

    >>> tasks = [Task("A", 1), Task("B", 2), Task("C", 3)]
    >>> guesses = [(Guessed(1, 0), 1), (Guessed(2, 0), 7)]
    >>> [tally.score for tally in scoring(tasks, guesses, [3, 2, 1], [None] * 3)[0]]
    [2, -1, -3]
    """
    seats = range(len(tasks))
    own = OWN_TOKENS[len(tasks)]
    checked = []
    for artist in seats:
        stack = [(guess.seat, number) for guess, number in guesses if guess.artist == artist]
        checked.append(_checked(tasks[artist].number, stack, own, void[artist]))
    counting = [guess for artist in seats if void[artist] is None for guess in checked[artist]]
    won = Counter(dict.fromkeys(seats, 0))
    for guess in counting:
        won[guess.seat] += guess.stars
    wrong = Counter(guess.seat for guess in counting if not guess.right)
    sheep = None if learning else _black_sheep(wrong)  # PIC-21
    tallies = []
    for seat in seats:
        given = sum(guess.stars for guess in checked[seat])
        token = black[seat]
        counted = 0 if token is None else token
        understood = any(guess.right for guess in checked[seat])
        if void[seat] is not None or not (understood or learning):  # PIC-17, PIC-19
            counted = 0
        elif seat == sheep:  # PIC-18
            counted = -counted
        left = sum(own) - given
        tallies.append(
            Tally(
                checked[seat],
                void[seat],
                won[seat],
                wrong[seat],
                token,
                counted,
                left,
                won[seat] + counted - left,  # PIC-20
            )
        )
    return tuple(tallies), sheep


def _checked(
    number: int, guesses: Sequence[tuple[Seat, int]], tokens: Sequence[int], void: Voided | None
) -> tuple[Checked, ...]:
    """The guesses on a drawing, checked: a right one gets the best token left (PIC-16), none if it is void (PIC-17)."""
    left = iter(tokens)
    checked = []
    for seat, guess in guesses:
        right = void is None and guess == number
        checked.append(Checked(seat, guess, right, next(left) if right else 0))
    return tuple(checked)


def _black_sheep(wrong: Counter[Seat]) -> Seat | None:
    """The seat with strictly the most wrong guesses; `None` for a tie or without any (PIC-18)."""
    most = wrong.most_common(2)
    if not most or (len(most) == 2 and most[0][1] == most[1][1]):
        return None
    return most[0][0]
