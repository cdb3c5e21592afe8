### Pikit in English. Names of players stand uninflected, sentences in the present tense.

## The game

pikit-name = Pikit
pikit-tagline = Grab the monsters before somebody else does
pikit-feel = Dice to bend, monsters to grab, and a 6 in somebody’s hand
pikit-poster-facts = 2–4 players · 15 min · dice
pikit-poster-feel = Roll, swap, grab the kaiju, and don’t lose it to a mecha.

## Pieces

# Variables: $kind (kaiju, mecha), $number
pikit-card =
    { $kind ->
        [mecha] mecha { $number }-{ $number }
       *[kaiju] kaiju { $number }
    }

## What happens: one line for each event

# Variables: $name (who begins)
pikit-event-dealt = Eight cards lie in the centre; { $name } begins
# Variables: $name, $first, $second (the dice)
pikit-event-rolled = { $name } rolls { $first } and { $second }
# What is discarded and what for. Variables: $name, $card, $effect (reroll, steal, draw, flip, cancel),
# $dice (first, second, both), $target (a player), $die (1 or 2), $face
pikit-event-discarded =
    { $effect ->
        [reroll] { $dice ->
            [first] { $name } discards { $card }, to roll the first die again
            [second] { $name } discards { $card }, to roll the second die again
           *[both] { $name } discards { $card }, to roll both dice again
        }
        [steal] { $name } discards { $card }, to steal from { $target }
        [draw] { $name } discards { $card }, to draw a card
        [flip] { $name } discards { $card }, to turn die { $die } to { $face }
       *[cancel] { $name } answers with { $card }, to cancel that
    }
# Variables: $name, $card, $against (the number of the cancelled card)
pikit-event-answered = { $name } answers { $against } with { $card }: cancelled, unless somebody cancels that
# Only for whoever passes. Variables: $name, $rest (yes: for the whole turn)
pikit-event-passed =
    { $rest ->
        [yes] { $name } lets everything be this turn
       *[no] { $name } lets it be
    }
# Variables: $card, $works (yes, no)
pikit-event-resolved =
    { $works ->
        [yes] The { $card } works after all
       *[no] The { $card } is cancelled and does nothing
    }
# Variables: $name (who should have been stolen from)
pikit-event-fizzled = { $name } has no cards left: there is nothing to steal
# Variables: $name, $first, $second
pikit-event-rerolled = { $name } rolls again: { $first } and { $second }
# Variables: $name, $first, $second
pikit-event-flipped = { $name } turns a die: { $first } and { $second }
# Variables: $name
pikit-event-drew = { $name } draws a card
# Only for whoever draws. Variables: $name, $card
pikit-event-drew-own = { $name } draws: { $card }
# Variables: $name, $victim, $kind, $number
pikit-event-stole = { $name } steals from { $victim }: { pikit-card }
# Variables: $name, $wounds (all so far)
pikit-event-wounded =
    { $wounds ->
        [one] A 3! { $name } discards it and takes a wound
       *[other] A 3! { $name } discards it and now has { $wounds } wounds
    }
# Variables: $name, $cards (numbers)
pikit-event-took = { $name } takes { $cards }
# Variables: $name, $kind, $number
pikit-event-took_mecha = { $name } takes { pikit-card }
# Variables: $name
pikit-event-stopped = { $name } takes nothing
# Variables: $cards (numbers), $deck (how many are left)
pikit-event-refilled = New in the centre: { $cards } (left in the deck: { $deck })
# Variables: $reason (deck, idle)
pikit-event-last_turns =
    { $reason ->
        [deck] The deck is empty: after this turn everybody has one more
       *[idle] Nobody wants a card any more: everybody has one last turn
    }
# Variables: $names (the winners), $score
pikit-event-ended =
    { $score ->
        [one] The game is over. { $score } point wins: { $names }
       *[other] The game is over. { $score } points win: { $names }
    }
# Everybody else has given up. Variables: $names
pikit-event-ended-conceded = The others give up. Winner: { $names }

## Refusals: what happened, which rule, what now

# Variables: $reaction, $least, $most
pikit-reaction-is-wrong = A reaction time of { $reaction } s won’t do. Choose { $least } to { $most } seconds.
pikit-too-late = Too late: there is nothing to answer any more. Your card is still in your hand, and nobody has seen it.
# Variables: $card
pikit-card-is-kept = The { $card } cannot be discarded. Keep it: it counts at the end.
# Variables: $card
pikit-card-does-something-else = The { $card } does not do that. Choose another card, or another effect.
# Variables: $card
pikit-no-such-card = There is no { $card } in your hand. Choose a card that you hold.
pikit-no-such-player = You can steal only from another player at this table. Choose one.
pikit-hand-is-empty = That player holds no cards, so there is nothing to steal. Choose another one.
pikit-deck-is-empty = The deck is empty, so there is nothing to draw. Keep the card or use it for something else.
pikit-no-such-face = There are two dice with the faces 1 to 6. Choose one of them and one of these.
# Variables: $face
pikit-face-is-the-same = That die shows { $face } already. Choose another face.
pikit-dice-do-not-match = The dice do not allow that. Take one card of their sum or difference, or a card for each die.
# Variables: $card
pikit-not-in-the-centre = There is no { $card } (or not enough of them) in the centre. Take something else, or nothing.
pikit-no-double = That takes a double. Take from the centre, or nothing.
# Variables: $number
pikit-mecha-is-taken = The mecha { $number }-{ $number } does not lie on the table any more. Take something else.
# Variables: $number
pikit-nobody-to-raid = No other player holds the mecha { $number }-{ $number }. Take something else.
pikit-window-is-open = A discard can still be answered. Cancel it or let it be first.
pikit-already-passed = You have let this discard be. Wait for what comes of it.
# Variables: $card
pikit-card-cannot-cancel = The { $card } cancels nothing. That takes a 6, a 9, a 10 or an 11.
pikit-everybody-is-asked = On one screen everybody is asked about each discard. Let just this one be.

## How to play

pikit-rules-goal-title = The goal
pikit-rules-goal = Grab monsters, and discard them for what they can do or keep them for what they are worth. What you hold at the end is your score.
pikit-rules-turn-title = Your turn
pikit-rules-turn =
    Roll both dice. Then discard as many cards as you like, one by one, to bend the dice or your luck. Then take what the dice allow, or nothing. That ends your turn, and the centre is filled up to eight cards.
pikit-rules-taking-title = Taking
pikit-rules-taking =
    One card with the sum of the dice, or one with their difference, or a card for each die.
    With a double you may take its mecha from the table instead. If somebody else holds it, you may take a random card from that player’s hand.
    Tokens show who holds which mecha.
pikit-rules-cards-title = The cards
pikit-rules-cards =
    To discard: 2 rolls one die or both again, 4 steals a random card, 5 draws from the deck, 6 cancels, 7 turns a die. 9, 10 and 11 do any of these.
    To keep: most 1s bring 15 points at the end. Whoever steals a 3 throws it away and loses 3 points. An 8 taken from the centre brings all 8s along.
pikit-rules-cancelling-title = Cancelling
pikit-rules-cancelling =
    Whenever somebody discards a card, all others have a moment to answer with a 6, or with a 9, 10 or 11 as a 6. The first answer counts. A cancel can be cancelled too.
    Everybody is asked for the same time, whatever they hold, and nobody sees who has let it be.
pikit-rules-end-title = The end
pikit-rules-end =
    When the deck is empty, the turn is finished, and everybody has one last turn. The same happens after three rounds in which nobody touches a card.
    Count the numbers in your hand, 15 for each mecha, 15 for most 1s, and take off 3 for each wound. Most points win; with equal points, fewer cards do.

## In the terminal

# Variables: $cards (in the deck), $discards
pikit-terminal-deck = Deck: { $cards }, discarded: { $discards }
# Variables: $turns (after this one)
pikit-terminal-left = Last turns: { $turns } more after this one
# Variables: $place, $name, $cards (in hand), $wounds
pikit-terminal-seat = { $place }. { $name }: { $cards } in hand, wounds: { $wounds }
# Variables: $cards
pikit-terminal-centre = Centre: { $cards }
# Variables: $first, $second
pikit-terminal-dice = Dice: { $first } and { $second }
# Variables: $hand
pikit-terminal-hand = Your hand: { $hand }
# The first cards of somebody. Variables: $name, $cards
pikit-terminal-shown = { $name }: { $cards }
# A line of the score. Variables: $name, $cards, $kaiju (their sum), $mechas, $bonus, $wounds, $score
pikit-terminal-sheet = { $name }: cards { $cards } = { $kaiju }; mechas { $mechas } × 15; bonus { $bonus }; wounds { $wounds } × −3; total { $score }
# What can be typed
pikit-terminal-help =
    7              take a 7 from the centre
    1 6            take a 1 and a 6, one for each die
    mecha          take the double’s mecha, or raid whoever holds it
    nothing        take nothing
    reroll 2       discard a 2 and roll both dice again (reroll 2 1: only the first)
    steal 4 3      discard a 4 and steal from player 3
    draw 5         discard a 5 and draw a card
    turn 7 1 6     discard a 7 and turn die 1 to a 6
    cancel 6       answer with a 6
    pass           let it be (pass all: for the whole turn)
    A 9, 10 or 11 works in place of any card: draw 9.
pikit-terminal-word-reroll = reroll
pikit-terminal-word-steal = steal
pikit-terminal-word-draw = draw
pikit-terminal-word-turn = turn
pikit-terminal-word-cancel = cancel
pikit-terminal-word-pass = pass
pikit-terminal-word-mecha = mecha
pikit-terminal-word-nothing = nothing
# Variables: $words (what was typed)
pikit-input-is-unclear = “{ $words }” is no move. Type what you take (7, or 1 6), or a word such as reroll 2; help lists them all.

## Options

pikit-option-first = Who begins
pikit-option-first-none = Chance decides
pikit-option-reaction = Seconds to answer a discard
pikit-option-one_screen = All on one screen
pikit-option-one_screen-yes = Asked in turn, without a clock
pikit-option-one_screen-no = Each on a screen of their own
