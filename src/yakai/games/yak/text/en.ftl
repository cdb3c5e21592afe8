### Yak in English. Names of players stand uninflected, sentences in the present tense.

## The game

yak-name = Yak
yak-tagline = How many vultures did you say?
yak-feel = A bluff that grows heavier with every card
yak-poster-facts = 2–6 players · 30 min · bluff
yak-poster-feel = How many yaks are in the stack? Say it with a straight face. Will they believe you?

## Pieces
## $species: yeti, marmot, vulture, goat, yak; $kind: a species, joker, exclamation, one, stop

# Variables: $number, $species
yak-claim =
    { $species ->
        [yeti] { $number } yeti
        [marmot] { $number ->
            [one] { $number } marmot
           *[other] { $number } marmots
        }
        [vulture] { $number ->
            [one] { $number } vulture
           *[other] { $number } vultures
        }
        [goat] { $number ->
            [one] { $number } goat
           *[other] { $number } goats
        }
       *[yak] { $number ->
            [one] { $number } yak
           *[other] { $number } yaks
        }
    }
# Variables: $species
yak-species =
    { $species ->
        [yeti] Yeti
        [marmot] Marmot
        [vulture] Vulture
        [goat] Goat
       *[yak] Yak
    }
# Variables: $kind, $value (specials are worth nothing and show none)
yak-card =
    { $kind ->
        [yeti] Yeti { $value }
        [marmot] Marmot { $value }
        [vulture] Vulture { $value }
        [goat] Goat { $value }
        [yak] Yak { $value }
        [joker] Joker { $value }
        [exclamation] “!”
        [one] “1”
       *[stop] Stop
    }
# What a card does, in one line. Variables: $kind
yak-card-help =
    { $kind ->
        [joker] Always counts as the claimed animal.
        [exclamation] Every animal in the stack counts as the claimed one.
        [one] Every animal and every joker is worth 1.
        [stop] An odd number of stops switches “!” and “1” off.
       *[other] Counts with its value when this animal is claimed.
    }

## What happens: each event in words
## $who: you, or other (a player other than the reader)

# Variables: $name and $who (who begins)
yak-event-dealt =
    { $who ->
        [you] Five cards each; you begin
       *[other] Five cards each; { $name } begins
    }
# Variables: $name, $who, $number, $species
yak-event-claimed =
    { $who ->
        [you] You say: { yak-claim }
       *[other] { $name } says: { yak-claim }
    }
# Only for the player who draws. Variables: $kind, $value
yak-event-drew = You draw: { yak-card }
yak-event-empty = The deck is empty: the next challenge ends the game
# Variables: $name and $who (who doubts), $whom (whose claim it is: you or other)
yak-event-challenged =
    { $who ->
        [you] You don’t believe it
       *[other] { $whom ->
            [you] { $name } doesn’t believe you
           *[other] { $name } doesn’t believe it
        }
    }
# Followed by its cards, as yak-turned-card
yak-event-turned = The stack is turned over:
# A card of that list. Variables: $name and $who (who had played it), $kind, $value
yak-turned-card =
    { $who ->
        [you] { yak-card } (you)
       *[other] { yak-card } ({ $name })
    }
# A stack too long to be listed: what counts of it. Variables: $cards
yak-event-turned-long =
    { $cards ->
        [one] The stack of { $cards } card is turned over. What counts:
       *[other] The stack of { $cards } cards is turned over. What counts:
    }
yak-turned-nothing = nothing
# How many cards of a kind count. Variables: $kind, $cards
yak-turned-kind = { yak-board-kind } ×{ $cards }
# Variables: $total (what was counted), $number and $species (what was claimed),
# $rule (what the count went by: plain, everyone, ones or both, with -off if stop cards switch it off)
yak-event-counted = 
    { $rule ->
        [everyone] Counted with “!”: { $total }, claimed: { yak-claim }
        [ones] Counted with “1”: { $total }, claimed: { yak-claim }
        [both] Counted with “!” and “1”: { $total }, claimed: { yak-claim }
        [everyone-off] Counted with “!” switched off: { $total }, claimed: { yak-claim }
        [ones-off] Counted with “1” switched off: { $total }, claimed: { yak-claim }
        [both-off] Counted with “!” and “1” switched off: { $total }, claimed: { yak-claim }
       *[plain] Counted: { $total }, claimed: { yak-claim }
    }
# Variables: $name, $who, $cards
yak-event-took =
    { $who ->
        [you] { $cards ->
            [one] You take the stack: { $cards } card
           *[other] You take the stack: { $cards } cards
        }
       *[other] { $cards ->
            [one] { $name } takes the stack: { $cards } card
           *[other] { $name } takes the stack: { $cards } cards
        }
    }
# Variables: $name, $who
yak-event-passed =
    { $who ->
        [you] You pass, with no cards left: the game ends
       *[other] { $name } passes, with no cards left: the game ends
    }
# How few penalty cards there are. Variables: $cards
yak-with-penalties =
    { $cards ->
        [0] without a single penalty card
        [one] with { $cards } penalty card
       *[other] with { $cards } penalty cards
    }
# Variables: $name and $who (who wins), $cards
yak-event-ended =
    { $who ->
        [you] The game is over. You win, { yak-with-penalties }
       *[other] The game is over. { $name } wins, { yak-with-penalties }
    }
# Variables: $names (several winners), $cards
yak-event-ended-shared = The game is over. First place is shared, { yak-with-penalties }: { $names }
# In a list of names
yak-you = you
# Everybody else has given up. Variables: $name and $who (who wins)
yak-event-ended-conceded =
    { $who ->
        [you] The game is over. You win
       *[other] The game is over. { $name } wins
    }
# How games ended, in a list with how many did
yak-ending-challenge = a challenge
yak-ending-pass = a pass

## Hints: what a strong bot would do (…-hint-…), and why; both without a full stop

# Variables: $kind, $value (the card), $number, $species (the claim)
yak-hint-play = I would play { yak-card } and say “{ yak-claim }”
yak-hint-challenge = I would say “I doubt it!”
yak-hint-pass = I would pass
# Variables: $why, $number and $species (the claim that it is about), $percent (how likely it is), $other (another chance)
yak-hint-why = 
    { $why ->
        [likely] the chance that this is true is { $percent }%
        [bluff] { $percent ->
                [0] that is a bluff
               *[other] that is a bluff, only { $percent }% likely to be true
            }, but { $other ->
                [100] the others will believe it
               *[other] to the others it looks { $other }% likely
            }
        [least] the chance that this is true is only { $percent }%, but the chance that a challenge fails is { $other }%
        [unlikely] the chance of { yak-claim } is only { $percent }%
        [better] the chance of { yak-claim } is only { $percent }%, and the stack would cost the claimer a place
        [cornered] this claim has a chance of { $percent }%, but your likeliest claim has only { $other }%
        [wins] with the deck empty this ends the game, and you win even if you take the stack
        [race] you are ahead and the end is near: you can afford to be wrong, and if you are right you have as good as won
       *[stands] the chance of this claim is { $percent }%, and on average a challenge would not improve your place
    }

## After the end: what was thought at each challenge

# Variables: $name and $who (who doubts), $number and $species (the claim), $target and $whom (whose claim it is), $total, $held (yes: it was true)
yak-thought-what =
    { $who ->
        [you] You doubt “{ yak-claim }”
       *[other] { $name } doubts “{ yak-claim }”
    } ({ $whom ->
        [you] you
       *[other] { $target }
    }): { $held ->
        [yes] true, counted { $total }
       *[no] a bluff, counted { $total }
    }
# Variables: $name, $who, $by (bot, guess: a beginner's rough guess, chance: it plays at random, person), $percent
yak-thought-why = 
    { $by ->
        [bot] { $who ->
            [you] The bot in your place gave it a chance of { $percent }%.
           *[other] From what it could see, { $name } gave it a chance of { $percent }%.
        }
        [guess] { $who ->
            [you] The bot in your place gave it a chance of { $percent }%.
           *[other] { $name } guessed its chance at about { $percent }%.
        }
        [chance] { $name } plays at random; a club player there would have given it { $percent }%.
       *[person] { $who ->
            [you] A club player in your place would have given it a chance of { $percent }%.
           *[other] A club player in that place would have given it a chance of { $percent }%.
        }
    }

## Refusals: what happened, which rule, what now

yak-hand-is-empty = You have no cards left to play. Challenge the latest claim or pass.
# Variables: $cards (in hand)
yak-no-such-card =
    { $cards ->
        [one] There is no such card in your hand: you hold just one. Play that one.
       *[other] There is no such card in your hand: you hold { $cards }. Choose one of them.
    }
yak-nothing-to-challenge = Nothing has been claimed yet, so there is nothing to doubt. Play the first card and claim 1 of any animal.
# Variables: $cards (in hand)
yak-pass-needs-an-empty-hand = 
    { $cards ->
        [one] You can pass only without cards, and you hold { $cards }. Play it or challenge.
       *[other] You can pass only without cards, and you hold { $cards }. Play one or challenge.
    }
# Variables: $number (what was claimed)
yak-first-claim-is-one = You claim { $number }, but the first claim on a stack is always 1, whatever the card. Choose the animal and say 1.
# Variables: $number and $species (what was claimed), $floor (from which number on this animal can be claimed)
yak-claim-is-not-heavier = “{ yak-claim }” is not heavier than the latest claim: it takes a larger number, or the same number of a larger animal. With this animal, start at { $floor }.
# Variables: $number (what was claimed), $top
yak-claim-is-too-high = There cannot be { $number }: all animals and jokers of the deck together come to { $top }. Claim at most { $top } or challenge.

## How to play

yak-rules-goal-title = The goal
yak-rules-goal = Everybody adds cards to one face-down stack and says how many animals are in it. If your lie is caught, or you doubt a true claim, you take the stack. When the deck has run out, the fewest cards taken win.
yak-rules-turn-title = Your turn
yak-rules-turn =
    Turns go clockwise. By tradition the player who loves snow most begins; here chance decides, or the host.
    On your turn do one of two things.
    Play a card face down on the stack, claim a number and an animal, and draw a new card.
    Or challenge the claim just made, by saying that you doubt it. Then you play no card, and the stack is turned over.
yak-rules-claims-title = Claims
yak-rules-claims =
    The first claim on a stack is always 1, of any animal. After that each claim must be heavier: a larger number of anything, or the same number of a larger animal.
    From small to large: yeti, marmot, vulture, goat, yak.
    A claim is about the whole stack, not about your card, and it may be a lie.
yak-rules-counting-title = Counting
yak-rules-counting =
    Add up the values of all cards of the claimed animal. A joker is always that animal.
    With a “!” in the stack, all animals count as the claimed one. With a “1”, every animal and joker is worth just 1.
    An odd number of stop cards switches “!” and “1” off; an even number leaves them on. Jokers always work.
    If the total reaches the claimed number, the challenger was wrong. If not, the claimer was.
    The player who was wrong takes the stack as a penalty and starts a new one.
yak-rules-deck-title = In the deck
yak-rules-deck =
    107 cards. Each of the five animals has 15: five worth 1, five worth 2, five worth 3.
    Twelve jokers, six worth 1 and six worth 2; six “!”, six “1” and eight stop cards.
yak-rules-end-title = The end
yak-rules-end =
    When the deck is empty, play goes on without drawing, and the next challenge is the last. Cards still in hand don’t count.
    If you have no cards on your turn, you challenge or pass; a pass ends the game, and nobody takes the stack.
    Fewest penalty cards win; tied players share the place.

## In the terminal

# Variables: $name, $cards (in hand), $penalties
yak-terminal-seat =
    { $penalties ->
        [0] { $name }: { $cards } in hand, no penalty cards
        [one] { $name }: { $cards } in hand, { $penalties } penalty card
       *[other] { $name }: { $cards } in hand, { $penalties } penalty cards
    }
# Variables: $cards
yak-terminal-deck = Deck: { $cards }
yak-terminal-stack-empty = The stack is empty.
# Variables: $cards
yak-terminal-stack = Stack of { $cards }, the latest at the end:
# Variables: $name, $number, $species
yak-terminal-laid = { $name }: { yak-claim }
# An own card of the stack. Variables: $name, $number, $species, $kind, $value
yak-terminal-laid-own = { $name }: { yak-claim } [{ yak-card }]
# Variables: $hand (a numbered list of cards)
yak-terminal-hand = Your hand: { $hand }
# What can be typed
yak-terminal-help =
    2 7 vulture    play card 2 and claim 7 vultures (the animal may be cut short: 2 7 v)
    2 vulture      the same with the smallest number allowed
    !              don’t believe the latest claim
    pass           pass, once your hand is empty
    penalties      look at everyone’s penalty cards
yak-terminal-word-pass = pass
yak-terminal-word-penalties = penalties
# Variables: $words (what was typed)
yak-input-is-unclear = “{ $words }” is not a move. Type a card, a number and an animal (2 7 vulture), or ! to challenge.
# Variables: $words, $animals
yak-animal-is-unclear = “{ $words }” is not an animal in this game, or could mean several. Choose from: { $animals }.

## The board in the browser (yak-board-…)

# The name in a card's band. Variables: $kind
yak-board-kind =
    { $kind ->
        [yeti] Yeti
        [marmot] Marmot
        [vulture] Vulture
        [goat] Goat
        [yak] Yak
        [joker] Joker
        [exclamation] All count
        [one] Worth one
       *[stop] Stop
    }

# The claim's bubble. Variables: $name, $who, $cards (in the stack)
yak-board-says =
    { $who ->
        [you]
            { $cards ->
                [one] You say this card holds
               *[other] You say these { $cards } cards hold
            }
       *[other]
            { $cards ->
                [one] { $name } says this card holds
               *[other] { $name } says these { $cards } cards hold
            }
    }
yak-board-new-stack = A new stack
# Variables: $name, $who
yak-board-begins =
    { $who ->
        [you] You begin with “1”.
       *[other] { $name } begins with “1”.
    }

yak-board-doubt = I doubt it!
yak-board-pass = Pass
yak-board-pick = What do you say?
yak-board-number = At least
yak-board-less = One less
yak-board-more = One more

# What is to be done now
yak-board-turn-yours = Your turn: choose a card
yak-board-turn-empty = No cards left: doubt the claim or pass

# Seats. Variables: $cards
yak-board-cards-in-hand =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
yak-board-penalty-cards =
    { $cards ->
        [one] { $cards } penalty card
       *[other] { $cards } penalty cards
    }
# Variables: $name
yak-board-penalties = Penalty cards: { $name }
yak-board-no-penalties = None so far.
yak-board-reasons = Challenges and the reasoning
# At the end. Variables: $cards
yak-board-score =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
yak-board-fewest = The fewest penalty cards win.

# The deck and the stack. Variables: $cards
yak-board-deck =
    { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
yak-board-last-round = Last round: the next challenge ends it
yak-board-stack-open =
    { $cards ->
        [0] The stack is empty
        [one] Stack of { $cards } card: see what was said
       *[other] Stack of { $cards } cards: see what was said
    }
yak-board-stack-said = What was said about the stack
yak-board-own = Your cards in the stack
yak-board-own-short = yours
yak-board-hand = Your hand

# A challenge. Variables: $total, $number
yak-board-last = Last challenge
yak-board-count = { $total } of { $number }
# Variables: $species (what was claimed)
yak-board-everyone =
    { $species ->
        [yeti] All animals are yeti
        [marmot] All animals are marmots
        [vulture] All animals are vultures
        [goat] All animals are goats
       *[yak] All animals are yaks
    }
yak-board-ones = Each is worth 1
yak-board-off = switched off by a stop
yak-board-truth = True!
yak-board-bluff = A bluff!

yak-board-keys-title = With the keyboard
yak-board-keys =
    1–5 or the arrows choose a card, Tab and Enter a claim, up and down change its number, Esc puts the card back.
    D: I doubt it. H: a hint, against bots. S, Esc or Enter: skip the counting.

## What a card is (yak-explain-…), and one line at each new moment of a first game (yak-coach-…)

# Variables: $kind, $value
yak-explain-card =
    { $kind ->
        [joker] Always counts as the claimed animal, with its value of { $value }.
        [exclamation] Every animal in the stack counts as the claimed one, unless a stop switches it off.
        [one] Every animal and every joker is worth just 1, unless a stop switches it off.
        [stop] One stop switches “!” and “1” off, a second one switches them on again.
       *[other] Adds { $value } if this animal is claimed, and nothing otherwise.
    }
yak-coach-first-claim = Tap a card, then name any animal. Nobody sees the card: you may bluff.
yak-coach-raise = Play a card and say more, or doubt the claim if it sounds like too much.
yak-coach-special = Some cards change the count: press and hold one.
yak-coach-own = The cards with a gold edge are yours: only you know them.
yak-coach-penalty = The player who was wrong takes the stack. The fewest penalty cards win.
yak-coach-last-round = The deck is empty: the next challenge ends the game.

## Options

yak-option-first = Who begins
yak-option-first-none = Chance decides

## What its bots are like, by their faces

yak-character-tanuki = Calm: keeps to what is likely, and is slow to doubt.
yak-character-usagi = Honest: hardly ever bluffs, and says only what is likely.
yak-character-neko = Suspicious: doubts sooner than the others.
yak-character-tengu = Bold: leaps ahead, and bluffs more than most.
yak-character-kitsune = Bold: likes high numbers, true or not.
yak-character-kappa = Calm: seldom bluffs, and lets the others quarrel.
