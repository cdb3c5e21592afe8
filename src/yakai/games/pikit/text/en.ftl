### Pikit in English. Names of players stand uninflected, sentences in the present tense.

## The game

pikit-name = Pikit
pikit-tagline = Grab the monsters before someone else does
pikit-feel = Dice to bend, monsters to grab, and a 6 in someone’s hand
pikit-poster-facts = 2–4 players · 15 min · dice
pikit-poster-feel = Roll, bend the dice, grab the kaiju, and hold on to your mecha.

## Pieces

# Variables: $kind (kaiju, mecha), $number
pikit-card =
    { $kind ->
        [mecha] mecha { $number }-{ $number }
       *[kaiju] kaiju { $number }
    }

## What happens: one line for each event
## $who says whether the reader does it (you) or { $name } (other), $whom whether it happens to the reader or to { $target }

# A player’s first cards. Variables: $who, $name, $cards (numbers)
pikit-event-dealt-hand =
    { $who ->
        [you] You draw { $cards }
       *[other] { $name } draws { $cards }
    }
# Variables: $who, $name (who begins), $cards (numbers)
pikit-event-dealt =
    { $who ->
        [you] In the centre: { $cards }. You begin
       *[other] In the centre: { $cards }. { $name } begins
    }
# Variables: $who, $name, $first, $second (the dice)
pikit-event-rolled =
    { $who ->
        [you] You roll { $first } and { $second }
       *[other] { $name } rolls { $first } and { $second }
    }
# What is discarded and what for. Variables: $who, $name, $card, and those of pikit-effect
pikit-event-discarded =
    { $who ->
        [you] { $card ->
            [11] You discard an { $card } { pikit-effect }
           *[other] You discard a { $card } { pikit-effect }
        }
       *[other] { $card ->
            [11] { $name } discards an { $card } { pikit-effect }
           *[other] { $name } discards a { $card } { pikit-effect }
        }
    }
# What a discarded card is to do. Variables: $effect (reroll, steal, draw, flip), $dice (first, second, both), $whom,
# $target (a player), $die (1 or 2), $face
pikit-effect =
    { $effect ->
        [reroll] { $dice ->
            [first] to roll the first die again
            [second] to roll the second die again
           *[both] to roll both dice again
        }
        [steal] { $whom ->
            [you] to steal a card from you
           *[other] to steal a card from { $target }
        }
        [flip] { $die ->
            [1] to turn the first die to { $face }
           *[other] to turn the second die to { $face }
        }
       *[draw] to draw a card
    }
# Variables: $who, $name, $card, $against (the number of the cancelled card), $whom, $target (whose it is)
pikit-event-answered =
    { $who ->
        [you] You cancel { $target }’s { $against }
       *[other] { $whom ->
            [you] { $name } cancels your { $against }
           *[other] { $name } cancels { $target }’s { $against }
        }
    } with { $card ->
        [11] an { $card }
       *[other] a { $card }
    }
# Only for the player who passes. Variables: $who, $name, $rest (yes: for the whole turn)
pikit-event-passed = 
    { $rest ->
        [yes] { $who ->
            [you] You pass for this turn
           *[other] { $name } passes for this turn
        }
       *[no] { $who ->
            [you] You pass
           *[other] { $name } passes
        }
    }
# Variables: $who, $name (whose card it is), $card, $works (yes, no)
pikit-event-resolved =
    { $works ->
        [yes] { $who ->
            [you] Your { $card } works after all
           *[other] The { $card } works after all
        }
       *[no] { $who ->
            [you] Your { $card } is cancelled and does nothing
           *[other] The { $card } is cancelled and does nothing
        }
    }
# Variables: $who, $name (who should have been stolen from)
pikit-event-fizzled =
    { $who ->
        [you] You have no cards left: there is nothing to steal
       *[other] { $name } has no cards left: there is nothing to steal
    }
# Variables: $who, $name, $first, $second
pikit-event-rerolled =
    { $who ->
        [you] You roll again: { $first } and { $second }
       *[other] { $name } rolls again: { $first } and { $second }
    }
# Variables: $who, $name, $first, $second
pikit-event-flipped =
    { $who ->
        [you] You turn a die: { $first } and { $second }
       *[other] { $name } turns a die: { $first } and { $second }
    }
# Variables: $who, $name
pikit-event-drew =
    { $who ->
        [you] You draw a card
       *[other] { $name } draws a card
    }
# Only for the player who draws. Variables: $who, $name, $card
pikit-event-drew-own =
    { $who ->
        [you] You draw: { $card }
       *[other] { $name } draws: { $card }
    }
# Variables: $who, $name, $whom, $target (who holds the mecha), $number (of the double)
pikit-event-raided =
    { $who ->
        [you] Double { $number }-{ $number }: you raid { $target } for the mecha
       *[other] { $whom ->
            [you] Double { $number }-{ $number }: { $name } raids you for the mecha
           *[other] Double { $number }-{ $number }: { $name } raids { $target } for the mecha
        }
    }
# Variables: $who, $name, $whom, $target, $kind, $number
pikit-event-stole =
    { $who ->
        [you] You steal from { $target }: { pikit-card }
       *[other] { $whom ->
            [you] { $name } steals from you: { pikit-card }
           *[other] { $name } steals from { $target }: { pikit-card }
        }
    }
# Variables: $who, $name, $wounds (all so far)
pikit-event-wounded =
    { $wounds ->
        [one] { $who ->
            [you] A 3! You discard it and take a wound
           *[other] A 3! { $name } discards it and takes a wound
        }
       *[other] { $who ->
            [you] A 3! You discard it and now have { $wounds } wounds
           *[other] A 3! { $name } discards it and now has { $wounds } wounds
        }
    }
# Variables: $who, $name, $cards (numbers)
pikit-event-took =
    { $who ->
        [you] You take { $cards }
       *[other] { $name } takes { $cards }
    }
# Variables: $who, $name, $number
pikit-event-took_mecha =
    { $who ->
        [you] You take the mecha { $number }-{ $number }
       *[other] { $name } takes the mecha { $number }-{ $number }
    }
# Variables: $who, $name
pikit-event-stopped =
    { $who ->
        [you] You take nothing
       *[other] { $name } takes nothing
    }
# Variables: $cards (numbers), $deck (how many are left)
pikit-event-refilled = New in the centre: { $cards } (left in the deck: { $deck })
# Variables: $reason (deck, idle)
pikit-event-last_turns =
    { $reason ->
        [deck] The deck is empty: after this turn everybody has one more
       *[idle] Nobody wants another card: everybody has one last turn
    }
# How a hand counts. Variables: $who, $name, $cards, $kaiju (their sum), $mechas, $bonus, $wounds, $score
pikit-event-ended-sheet =
    { $who ->
        [you] You: cards { $cards } = { $kaiju }; mechas { $mechas } × 15; bonus { $bonus }; wounds { $wounds } × −3; total { $score }
       *[other] { $name }: cards { $cards } = { $kaiju }; mechas { $mechas } × 15; bonus { $bonus }; wounds { $wounds } × −3; total { $score }
    }
# Variables: $who, $name (the winner), $score, $total (the score as it is written)
pikit-event-ended =
    { $score ->
        [one] { $who ->
            [you] The game is over. You win with { $total } point
           *[other] The game is over. { $name } wins with { $total } point
        }
       *[other] { $who ->
            [you] The game is over. You win with { $total } points
           *[other] The game is over. { $name } wins with { $total } points
        }
    }
# Variables: $names (all who win), $score, $total (the score as it is written)
pikit-event-ended-shared =
    { $score ->
        [one] The game is over. First place is shared, with { $total } point: { $names }
       *[other] The game is over. First place is shared, with { $total } points: { $names }
    }
# In a list of names
pikit-you = you
# Everybody else has given up. Variables: $who, $name
pikit-event-ended-conceded =
    { $who ->
        [you] The game is over. You win
       *[other] The game is over. { $name } wins
    }
# How games ended, in a list with how many did
pikit-ending-deck = an empty deck
pikit-ending-idle = nobody wanted a card

## Hints: what a strong bot would do (…-hint-…), and why; both without a full stop

# Variables: $cards (numbers)
pikit-hint-take = I would take { $cards }
# Variables: $number
pikit-hint-mecha = I would take the mecha { $number }-{ $number }
# Variables: $target (a player)
pikit-hint-raid = I would raid { $target }
pikit-hint-stop = I would take nothing
# Variables: $card, and those of pikit-effect
pikit-hint-discard =
    { $card ->
        [11] I would discard an { $card } { pikit-effect }
       *[other] I would discard a { $card } { pikit-effect }
    }
# Variables: $card, $against (the number of the cancelled card)
pikit-hint-cancel =
    { $card ->
        [11] I would cancel the { $against } with an { $card }
       *[other] I would cancel the { $against } with a { $card }
    }
pikit-hint-pass = I would pass
# Variables: $value
pikit-hint-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
# What a card may still do. Variables: $use (with its number)
pikit-hint-use =
    { $use ->
        [use-1] the most 1s bring 15 more at the end
        [use-2] a 2 can roll dice again later
        [use-3] a 3 bites the player who steals it
        [use-4] a 4 can steal a card later
        [use-5] a 5 can draw a card later
        [use-6] a 6 can cancel a discard later
        [use-7] a 7 can turn a die later
        [none] nothing else here brings more
       *[other] it can do any of that later
    }
# What could be taken. Variables: $what (cards, mecha, raid), $cards
pikit-hint-taking =
    { $what ->
        [mecha] the mecha
        [raid] another player’s card
       *[cards] { $cards }
    }
# What else could be done. Variables: $instead, $cards, $card
pikit-hint-instead =
    { $instead ->
        [take] taking { $cards }
        [mecha] taking the mecha
        [raid] a raid
        [discard] discarding the { $card }
        [pass] passing
        [cancel] cancelling
       *[stop] taking nothing
    }
# Variables: $why, $value and $without (points with and without it, or of the two cards), $name (whose card, or who is
# on turn), $odds and $rest (games won in a hundred), and those of the texts in it
pikit-hint-why =
    { $why ->
        [worth] that is { pikit-hint-points }, and { pikit-hint-use }
        [plain] that is { pikit-hint-points }
        [mecha] a mecha is { pikit-hint-points }
        [raid] one of { $name }’s cards is worth about { pikit-hint-points } on average
        [nothing] these dice bring you nothing
        [keep] these dice bring you nothing, and your cards are worth more in hand
        [reroll] a new roll brings about { pikit-hint-points } on average, these dice { $without }
        [flip] then you can take { pikit-hint-taking } ({ pikit-hint-points } instead of { $without })
        [draw] a card from the deck is worth about { pikit-hint-points } on average, and you still take one after it
        [steal] one of { $name }’s cards is worth about { pikit-hint-points } on average, and you still take one after it
        [own] otherwise your discard does nothing, and it is worth about { pikit-hint-points } to you
        [stolen] otherwise you lose a card, about { pikit-hint-points } on average
        [helps] otherwise { $name } gets a card, about { pikit-hint-points } on average
        [flipped] otherwise { $name } can take { pikit-hint-taking } ({ pikit-hint-points })
        [rerolled] these dice bring { $name } little, and a new roll would bring more
        [cheap] it costs you about { pikit-hint-points }, and the card that cancels it is worth { $without }
        [harmless] it does you no harm, so keep the card that cancels
        [empty] you have no card that cancels it
        [odds] played out in my head, that wins { $odds } games in 100, and { pikit-hint-instead } wins { $rest }
       *[close] { pikit-hint-instead } is about as good
    }

## Refusals: what happened, which rule, what now

# Variables: $reaction, $least, $most
pikit-reaction-is-wrong = A reaction time of { $reaction } s won’t do. Choose { $least } to { $most } seconds.
pikit-too-late = Too late: there is nothing to answer any more. Your card is still in your hand, and nobody has seen it.
pikit-nothing-to-pass = There is no discard to pass on right now.
# Variables: $card
pikit-card-is-kept = The { $card } cannot be discarded. Keep it: it counts at the end.
# Variables: $card
pikit-card-does-something-else = The { $card } cannot do that. Choose another card, or another effect.
# Variables: $card
pikit-no-such-card = There is no { $card } in your hand. Choose a card that you hold.
pikit-no-such-player = You can steal only from another player at this table. Choose one.
pikit-hand-is-empty = That player holds no cards, so there is nothing to steal. Choose another one.
pikit-deck-is-empty = The deck is empty, so there is nothing to draw. Keep the card or use it for something else.
pikit-no-such-face = There are two dice with faces 1 to 6. Choose a die and a face.
# Variables: $face
pikit-face-is-the-same = That die shows { $face } already. Choose another face.
pikit-dice-do-not-match = The dice do not allow that. Take one card of their sum or difference, or a card for each die.
# Variables: $card
pikit-not-in-the-centre = There is no { $card } (or not enough of them) in the centre. Take something else, or nothing.
pikit-no-double = That takes a double. Take from the centre, or nothing.
# Variables: $number
pikit-mecha-is-taken = The mecha { $number }-{ $number } is no longer on the table. Take something else.
# Variables: $number
pikit-nobody-to-raid = No other player holds the mecha { $number }-{ $number }. Take something else.
pikit-window-is-open = A discard can still be answered. Cancel it or pass first.
pikit-others-are-asked = Others can still answer the discard. Wait a moment for them.
pikit-already-passed = You have passed on this discard. Wait and see what comes of it.
# Variables: $card
pikit-card-cannot-cancel = The { $card } cancels nothing. That takes a 6, a 9, a 10 or an 11.
pikit-everybody-is-asked = On one screen everybody is asked about each discard. Pass on just this one.

## How to play

pikit-rules-goal-title = The goal
pikit-rules-goal = Grab monsters, and discard them for what they can do or keep them for what they are worth. What you hold at the end is your score.
pikit-rules-setup-title = Setting up
pikit-rules-setup =
    Fifty-three monsters with numbers from 1 to 11: six of most, seven 6s and seven 7s, a single 9, 10 and 11. With two players, two of each number from 1 to 8 stay in the box.
    Eight lie face up in the centre. Then each player in turn draws cards openly until they come to 10 or more: that is the first hand, hidden from then on. Remember what the others have drawn.
    By custom the youngest begins; here chance decides, or the host.
pikit-rules-turn-title = Your turn
pikit-rules-turn =
    Roll both dice. Then discard as many cards as you like, one by one, to bend the dice or your luck. Then take what the dice allow, or nothing. That ends your turn, and the centre is filled up to eight cards.
pikit-rules-taking-title = Taking
pikit-rules-taking =
    One card with the sum of the dice, or one with their difference, or a card for each die: with a double, two cards of that number if both lie there.
    With a double you may take its mecha from the table instead. If another player holds it, you may take a random card from that player’s hand, mecha or not. Everybody sees it.
    Tokens show who holds which mecha.
pikit-rules-cards-title = The cards
pikit-rules-cards =
    To discard: 2 rolls one die or both again, 4 steals a random card, which everybody sees, 5 draws from the deck, 6 cancels, 7 turns a die. 9, 10 and 11 do any of these.
    To keep: the most 1s bring 15 points at the end. A player who steals a 3 discards it and loses 3 points. An 8 taken from the centre brings all 8s along.
pikit-rules-cancelling-title = Cancelling
pikit-rules-cancelling =
    Whenever a player discards a card, all others have a moment to answer with a 6, or with a 9, 10 or 11 as a 6. The first answer counts. A cancel can be cancelled too.
    Everybody is asked for the same time, whatever they hold, and nobody sees who has passed. You may pass for a whole turn: then it is done for you, after a moment, and nobody sees that either.
pikit-rules-end-title = The end
pikit-rules-end =
    When the deck is empty, the turn is played to its end, and then everybody has one last turn. The same happens after three rounds in which nobody touches a card.
    Count the numbers in your hand, 15 for each mecha, 15 for the most 1s, and take off 3 for each wound. The most points win; if points are equal, fewer cards win.

## In the terminal

# Variables: $cards (in the deck), $discards
pikit-terminal-deck = Deck: { $cards }, discarded: { $discards }
# Variables: $turns (after this one)
pikit-terminal-left =
    { $turns ->
        [0] This is the last turn
       *[other] Last turns: { $turns } more after this one
    }
# Variables: $number, $name, $cards (in hand), $wounds
pikit-terminal-seat = { $number }. { $name }: { $cards } in hand, wounds: { $wounds }
# Variables: $cards
pikit-terminal-centre = Centre: { $cards }
# Variables: $first, $second
pikit-terminal-dice = Dice: { $first } and { $second }
# Variables: $hand
pikit-terminal-hand = Your hand: { $hand }
# What asks for an answer, where nobody has to give one
pikit-terminal-prompt = You may answer:
# What can be typed
pikit-terminal-help =
    7              take a 7 from the centre
    1 6            take a 1 and a 6, one for each die
    mecha          take the double’s mecha, or raid its holder
    nothing        take nothing
    reroll 2       discard a 2 and roll both dice again (reroll 2 1: only the first)
    steal 4 3      discard a 4 and steal from player 3
    draw 5         discard a 5 and draw a card
    turn 7 1 6     discard a 7 and turn the first die to 6
    cancel 6       answer with a 6
    pass           do not answer (pass all: for the whole turn)
    discards       look at the discard pile
    A 9, 10 or 11 works in place of any card: draw 9.
# What can be typed for each, the usual word first; the beginning of one is enough
pikit-terminal-word-take = take
pikit-terminal-word-reroll = reroll
pikit-terminal-word-steal = steal
pikit-terminal-word-draw = draw
pikit-terminal-word-turn = turn
pikit-terminal-word-cancel = cancel
pikit-terminal-word-pass = pass
pikit-terminal-word-all = all
pikit-terminal-word-mecha = mecha
pikit-terminal-word-nothing = nothing
pikit-terminal-word-discards = discards
# Variables: $cards
pikit-terminal-discards = Discards: { $cards }
# Variables: $cards
pikit-terminal-removed = Left in the box: { $cards }
# Variables: $words (what was typed)
pikit-input-is-unclear = “{ $words }” is not a move. Type what you take (7, or 1 6), or a word such as reroll 2; “help” shows them all.
# Variables: $words (what was typed), $part (what of it is not understood)
pikit-input-has-a-strange-part = In “{ $words }”, “{ $part }” makes no sense. “help” shows what can be typed.
# Variables: $words (what was typed), $ways (what can be taken)
pikit-take-is-unclear = “{ $words }” can mean more than one thing. To take from the centre, type just the numbers: { $ways }.

## Options

pikit-option-first = Who begins
pikit-option-first-none = Chance decides
pikit-option-reaction = Seconds to answer a discard
pikit-option-one_screen = All on one screen
pikit-option-one_screen-yes = Asked in turn, without a clock
pikit-option-one_screen-no = Each on a screen of their own

## The cards by name
## $number: a kaiju’s, or a mecha’s double

# Variables: $number
pikit-board-name-kaiju =
    { $number ->
        [1] Hatchling
        [2] Roller
        [3] Stinger
        [4] Snatcher
        [5] Digger
        [6] Warden
        [7] Twister
        [8] Moth
        [9] Hydra
        [10] Kraken
       *[11] Colossus
    }
# Variables: $number
pikit-board-name-mecha =
    { $number ->
        [1] Monowheel
        [2] Strider
        [3] Tripod
        [4] Pack mule
        [5] Starship
       *[6] Spider
    }
# Variables: $kind (kaiju, mecha), $number, $name
pikit-board-card =
    { $kind ->
        [mecha] Mecha { $number }-{ $number } · { $name }
       *[kaiju] Kaiju { $number } · { $name }
    }
# What a card does, in a word, on its band. Variables: $number
pikit-board-band =
    { $number ->
        [1] bonus
        [2] reroll
        [3] bites
        [4] steal
        [5] draw
        [6] cancel
        [7] turn
        [8] all 8s
       *[other] wild
    }
pikit-board-mecha-band = 15 points
# What a card does. Variables: $number
pikit-explain-kaiju =
    { $number ->
        [1] Keep it: the most 1s at the end bring 15 more points. All who tie get them.
        [2] Discard it to roll one die or both again.
        [3] Keep it. A player who steals it from you discards it and takes a wound: 3 points less.
        [4] Discard it to steal a random card from another player’s hand. Everybody sees which.
        [5] Discard it to draw the top card of the deck. Only you see it.
        [6] Keep it for the right moment: it cancels a card that another player has just discarded.
        [7] Discard it to turn one die to the face you like.
        [8] Taken from the centre, it brings all other 8s along. It cannot be discarded.
       *[other] Discard it for any of the five: reroll, steal, draw, turn a die, or cancel.
    }
# Variables: $number
pikit-explain-mecha = Worth 15 points. A roll of { $number }‑{ $number } takes it from the table, or a random card from the player who holds it.

## The board

# Variables: $first, $second
pikit-board-dice = The dice: { $first } and { $second }
pikit-board-sum = sum
pikit-board-difference = difference
pikit-board-centre = The centre
pikit-board-mechas = Mechas
pikit-board-hand = Your hand
pikit-board-on-table = on the table
# Variables: $who, $name
pikit-board-held-by =
    { $who ->
        [you] in your hand
       *[other] held by { $name }
    }
# Variables: $cards
pikit-board-deck =
    { $cards ->
        [one] { $cards } card left in the deck
       *[other] { $cards } cards left in the deck
    }
pikit-board-deck-title = The deck
# Variables: $cards
pikit-board-discards =
    { $cards ->
        [one] { $cards } card discarded
       *[other] { $cards } cards discarded
    }
pikit-board-discards-title = Discarded so far
pikit-board-no-discards = Nothing yet.
pikit-board-removed = Left in the box
pikit-board-last-round = Last round
pikit-board-still-to-come = one last turn to come
# On the seats that still have a turn in the last round, as short as can be; and what it means
pikit-board-one-turn = 1 turn
pikit-explain-one-turn = A player with this mark has one more turn. Then all hands are counted.
# Variables: $cards
pikit-board-cards-in-hand =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
# Variables: $mechas
pikit-board-mechas-held =
    { $mechas ->
        [one] { $mechas } mecha
       *[other] { $mechas } mechas
    }
# Variables: $wounds
pikit-board-wounds =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
pikit-board-shown = Gained in plain sight
pikit-board-shown-none = None of it is still held.
# Variables: $cards
pikit-board-unseen =
    { $cards ->
        [one] And { $cards } card that nobody else has seen.
       *[other] And { $cards } cards that nobody else has seen.
    }
pikit-board-no-cards = You hold no cards.
pikit-board-first-hands = The first cards, for all to see

## Taking

pikit-board-ways = What you can take
# Variables: $why (sum, difference, die), $number
pikit-board-chip =
    { $why ->
        [sum] sum { $number }
        [difference] difference { $number }
       *[die] one die { $number }
    }
# Variables: $one, $other
pikit-board-chip-both = { $one } and { $other }
# Variables: $number
pikit-board-chip-mecha = mecha { $number }-{ $number }
# Variables: $name
pikit-board-chip-raid = raid { $name }
pikit-board-chip-nothing = nothing
# Why a card can be taken. Variables: $why
pikit-board-why =
    { $why ->
        [sum] sum
        [difference] difference
       *[die] one die
    }
# Variables: $cards
pikit-board-take = Take { $cards }
# Variables: $number
pikit-board-take-together = Take all { $number }s
# Variables: $number
pikit-board-take-mecha = Take mecha { $number }-{ $number }
# Variables: $name
pikit-board-raid = Raid { $name }
pikit-board-stop = Take nothing
pikit-board-turn-yours = What will you take or discard?
pikit-board-nothing-there = Nothing matches.

## Discarding

pikit-board-put-back = Put it back
pikit-board-which-effect = What should it do?
# Variables: $effect
pikit-board-effect =
    { $effect ->
        [reroll] Reroll
        [steal] Steal
        [draw] Draw
       *[flip] Turn a die
    }
# Variables: $effect
pikit-board-do =
    { $effect ->
        [reroll] Discard it and roll again: which dice?
        [steal] Discard it and steal a card: from whom?
        [draw] Discard it and draw a card
       *[flip] Discard it and turn a die
    }
# Variables: $dice
pikit-board-reroll =
    { $dice ->
        [first] Roll the first die again
        [second] Roll the second die again
       *[both] Roll both dice again
    }
pikit-board-both = both
# Variables: $die
pikit-board-which-die = Die { $die }
# Variables: $die, $face
pikit-board-to-face = Die { $die } to { $face }
# Variables: $die, $face (how it lies)
pikit-board-turn-die = Turn die { $die }, now { $face }
pikit-board-flip-choose = Choose a face, or tap a die on the table.
# Variables: $first, $second, $found (yes, no), $cards, $double (0: none)
pikit-board-flip-then =
    { $double ->
        [0] { $found ->
            [yes] Then { $first } and { $second }: you could take { $cards }
           *[no] Then { $first } and { $second }: nothing there matches
        }
       *[other] { $found ->
            [yes] Then double { $double }-{ $double }: you could take { $cards }, or go for the mecha
           *[no] Then double { $double }-{ $double }: go for the mecha
        }
    }
pikit-board-flip = Turn it

## The window

pikit-board-window = A discard that can be answered
# Variables: $card
pikit-board-cancel = Cancel with { $card }
# What comes of a discard if nobody answers any more. Variables: $who, $name (whose it is), $card, $works (yes, no)
pikit-board-unanswered =
    { $works ->
        [yes] { $who ->
            [you] If nobody answers, your { $card } works
           *[other] If nobody answers, { $name }’s { $card } works
        }
       *[no] { $who ->
            [you] If nobody answers, your { $card } does nothing
           *[other] If nobody answers, { $name }’s { $card } does nothing
        }
    }
pikit-board-let-be = Pass
pikit-board-let-everything = Pass for this turn
pikit-board-no-answer = Nothing to answer with
pikit-board-let-be-done = You pass. Wait for the others…
pikit-board-let-all = You pass for this turn
pikit-board-others-answer = Will anyone answer?
# Variables: $name
pikit-board-asked = { $name } may answer
pikit-board-target = Hands up!
# For those who listen: this seat is to be stolen from
pikit-board-aimed = the target
pikit-board-last = The last discard
# Variables: $who, $name, $whom, $target
pikit-board-steals =
    { $who ->
        [you] You reach into { $target }’s hand…
       *[other] { $whom ->
            [you] { $name } reaches into your hand…
           *[other] { $name } reaches into { $target }’s hand…
        }
    }
# Variables: $who, $name
pikit-board-bites =
    { $who ->
        [you] It bites! You lose 3 points
       *[other] It bites! { $name } loses 3 points
    }
# Variables: $who, $name, $card
pikit-board-price =
    { $who ->
        [you] { $card ->
            [11] You discarded an { $card } for it
           *[other] You discarded a { $card } for it
        }
       *[other] { $card ->
            [11] { $name } discarded an { $card } for it
           *[other] { $name } discarded a { $card } for it
        }
    }

## Points

# Stamped on the winner, when it is decided
pikit-board-wins = Winner!
pikit-board-count = The count
# Variables: $points, $written (as it is written)
pikit-board-points =
    { $points ->
        [one] { $written } point
       *[other] { $written } points
    }
# Variables: $points
pikit-board-worth =
    { $points ->
        [one] { $points } point if it ended now.
       *[other] { $points } points if it ended now.
    }
pikit-board-worth-ones = The most 1s at the end bring 15 more.
# Variables: $points
pikit-board-worth-short =
    { $points ->
        [one] point
       *[other] points
    }
# Variables: $points
pikit-board-part-kaiju = kaiju { $points }
# Variables: $points
pikit-board-part-mechas = mechas +{ $points }
# Variables: $ones (how many), $bonus
pikit-board-part-ones =
    { $bonus ->
        [0] 1s: { $ones }
       *[other] 1s: { $ones }, the most: +{ $bonus }
    }
# Variables: $points (with a minus)
pikit-board-part-wounds = wounds { $points }

## Keys

pikit-board-keys-title = With the keyboard
pikit-board-keys =
    1–9 choose a way to take, T takes it. Arrows go through your hand, Enter picks up a card, Esc puts it back.
    When a discard can be answered: C cancels, L passes, E passes for this turn. H gives a hint, against bots. S or Esc skips what is being shown.

## A first game

pikit-coach-roll = The dice show what you may take: their sum, their difference, or a card for each die.
pikit-coach-discard = Bad dice? Tap a card in your hand: many can be discarded to bend your luck.
pikit-coach-window = Anyone can cancel this with a 6, 9, 10 or 11 before the ring closes.
pikit-coach-no-answer = Nothing to answer with: only a 6, 9, 10 or 11 cancels. Everybody is asked, so nobody knows who could.
pikit-coach-double = A double! Its mecha is worth 15 points.
pikit-coach-raid = A double, but its mecha is taken: you may take a random card from its holder’s hand instead.
pikit-coach-last = The last round: marked players have one more turn. Then hands are counted.
pikit-coach-wound = That was a 3: stolen, it bites. Tap a seat to see what its player gained in plain sight.

## What its bots are like, by their faces

pikit-character-tanuki = Has brought snacks to the end of the world.
pikit-character-usagi = Jumps at every roll of the dice.
pikit-character-neko = Pushes towers off the edge, one by one.
pikit-character-tengu = Thinks that even a kaiju should make way.
pikit-character-kitsune = Has a tail for each card in hand.
pikit-character-kappa = Begs the pardon of every city under water.
