### Yokai Sketch in English. Names of players stand uninflected, sentences in the present tense.

## The game

sketch-name = Yokai Sketch
sketch-tagline = Draw more of a yokai to keep it
sketch-feel = A duel over four portraits, drawn from both sides
sketch-poster-facts = 2 players · 15 min · duel
sketch-poster-feel = Draw more of it than your rival, and the portrait is yours.

## Pieces
## $colour: water, fire, earth, wind; $effect: plain, call, distract

# Variables: $colour
sketch-colour =
    { $colour ->
        [water] water
        [fire] fire
        [earth] earth
       *[wind] wind
    }
# Variables: $colour (the printed one), $value
sketch-yokai = { sketch-colour } { $value }
# Which one, and its value, for the log. Variables: $yokai (colour and value), $value
sketch-named = { sketch-board-yokai } { $value }
# Variables: $one and $other (its colours, in words), $effect
sketch-card =
    { $effect ->
        [call] { $one }/{ $other } “Call”
        [distract] { $one }/{ $other } “Distract”
       *[plain] { $one }/{ $other }
    }
# Where a card or yokai goes. Variables: $colour
sketch-to =
    { $colour ->
        [water] to the water pile
        [fire] to the fire pile
        [earth] to the earth pile
       *[wind] to the wind pile
    }
# Where it comes from. Variables: $source
sketch-from =
    { $source ->
        [water] from the water pile
        [fire] from the fire pile
        [earth] from the earth pile
       *[wind] from the wind pile
    }
# Where it lies. Variables: $colour
sketch-at =
    { $colour ->
        [water] at the water pile
        [fire] at the fire pile
        [earth] at the earth pile
       *[wind] at the wind pile
    }

## What happens: each event in words
## $yokai and $card are said in words already; $who: you, or other (a player other than the reader)

# Variables: $name and $who (who begins), $yokai (a list)
sketch-event-dealt =
    { $who ->
        [you] Three cards each; you begin. On top: { $yokai }
       *[other] Three cards each; { $name } begins. On top: { $yokai }
    }
# Variables: $cards
sketch-event-reshuffled =
    { $cards ->
        [one] The deck is empty: the discard pile ({ $cards } card) becomes the new one
       *[other] The deck is empty: the discard pile ({ $cards } cards) is shuffled into a new one
    }
# Of another player. Variables: $name
sketch-event-drew = { $name } draws a card
# Only for the player who draws. Variables: $card
sketch-event-drew-own = You draw: { $card }
# Variables: $name, $who, $card, $colour
sketch-event-placed =
    { $who ->
        [you] You play { $card } { sketch-to }
       *[other] { $name } plays { $card } { sketch-to }
    }
# Variables: $name, $who, $yokai, $source, $colour
sketch-event-called =
    { $who ->
        [you] You call: { $yokai } moves { sketch-from } { sketch-to }
       *[other] { $name } calls: { $yokai } moves { sketch-from } { sketch-to }
    }
# Variables: $name and $who (who distracts), $card (the opponent's), $whose (its owner: you or other), $source, $colour
sketch-event-distracted =
    { $who ->
        [you] You distract: your opponent’s { $card } moves { sketch-from } { sketch-to }
       *[other] { $whose ->
            [you] { $name } distracts: your { $card } moves { sketch-from } { sketch-to }
           *[other] { $name } distracts: the opponent’s { $card } moves { sketch-from } { sketch-to }
        }
    }
# Variables: $colour, $yokai
sketch-event-uncovered = New { sketch-at }: { $yokai }
# Variables: $name, $who, $yokai, $more and $fewer (the cards of the two sides)
sketch-event-took =
    { $who ->
        [you] You take { $yokai }: { $more } against { $fewer }
       *[other] { $name } takes { $yokai }: { $more } against { $fewer }
    }
# Variables: $yokai, $cards (on each side)
sketch-event-hid = { $cards } against { $cards }: { $yokai } hides at the bottom of its pile
# The pile has no other yokai. Variables: $yokai, $cards
sketch-event-hid-last = { $cards } against { $cards }: { $yokai }, the last of its pile, has nowhere to hide and stays
# Variables: $name, $who, $played
sketch-event-stopped =
    { $who ->
        [you] { $played ->
            [0] You pass
           *[other] You end your turn
        }
       *[other] { $played ->
            [0] { $name } passes
           *[other] { $name } ends the turn
        }
    }
# Variables: $left (turns)
sketch-event-quiet = 
    { $left ->
        [one] Last turn, unless a portrait is taken
       *[other] { $left } turns left, unless a portrait is taken
    }
# Why it is over. Variables: $reason (pile or quiet)
sketch-ended =
    { $reason ->
        [quiet] Sixty turns without a portrait: the game is over
       *[pile] A pile is empty: the game is over
    }
# Variables: $reason, $name and $who (who wins), $points and $fewer (of both)
sketch-event-ended = 
    { $who ->
        [you] { sketch-ended }. You win, { $points } points to { $fewer }
       *[other] { sketch-ended }. { $name } wins, { $points } points to { $fewer }
    }
# Equal points. Variables: $reason, $name and $who (who wins), $points, $colours (in the winner's album)
sketch-event-ended-colours =
    { $who ->
        [you] { sketch-ended }. { $points } points each, but you win with more colours ({ $colours })
       *[other] { sketch-ended }. { $points } points each, but { $name } wins with more colours ({ $colours })
    }
# Variables: $reason, $points
sketch-event-ended-draw = { sketch-ended }. { $points } points each and the same number of colours: a draw
# The opponent has given up. Variables: $name and $who (who wins)
sketch-event-ended-conceded =
    { $who ->
        [you] The game is over. You win
       *[other] The game is over. { $name } wins
    }
# How games ended, in a list with how many did
sketch-ending-pile = an empty pile
sketch-ending-quiet = sixty turns without a portrait

## Hints: what a strong bot would do (…-hint-…), and why; both without a full stop

# Variables: $card, $colour
sketch-hint-play = I would play { $card } { sketch-to }
# Variables: $card, $colour, $source, $yokai
sketch-hint-call = I would play { $card } { sketch-to } and call { $yokai } { sketch-from }
# Variables: $card, $colour
sketch-hint-distract = I would play { $card } { sketch-to } and distract the opponent’s newest card there
sketch-hint-end = I would end the turn
# Variables: $yokai, $mine and $theirs (the cards of the two sides)
sketch-hint-why-take = with { $mine } against { $theirs } you take { $yokai }
# Variables: $yokai
sketch-hint-why-hide = that makes both sides even, so { $yokai } hides and nobody gets it
# Variables: $mine, $theirs, $missing (cards to complete the portrait)
sketch-hint-why-stand = 
    { $missing ->
        [0] that makes it { $mine } against { $theirs } there
        [one] that makes it { $mine } against { $theirs } there, with { $missing } card to go
       *[other] that makes it { $mine } against { $theirs } there, with { $missing } cards to go
    }
# Variables: $odds (to win after it), $rest (to win if the turn ends now; 0: it cannot end)
sketch-hint-why-odds = 
    { $rest ->
        [0] after that your chances of winning are about { $odds }%
       *[other] after that your chances of winning are about { $odds }%, and about { $rest }% if you stop here
    }
sketch-hint-why-end = no card improves your chances (about { $odds }%)

## Refusals: what happened, which rule, what now

# Variables: $cards (in hand)
sketch-must-play = With { $cards } cards in hand you cannot pass. Play at least one.
# Variables: $cards (in hand)
sketch-no-such-card =
    { $cards ->
        [one] There is no such card in your hand: you hold just one. Play that one or end the turn.
       *[other] There is no such card in your hand: you hold { $cards }. Choose one of them.
    }
# Variables: $colour
sketch-no-such-colour = This card has no { sketch-colour }. Play it to a pile of one of its own two colours.
sketch-card-cannot-call = This card is not a “Call”. Play it without an effect, or choose another one.
sketch-call-is-from-another-pile = A “Call” brings a yokai over from another pile. Choose one that you are not playing to.
# Variables: $colour
sketch-call-leaves-the-last = There is only one yokai { sketch-at }, and a pile’s last one cannot be called away. Choose another pile, or play the card without its effect.
sketch-card-cannot-distract = This card is not a “Distract”. Play it without an effect, or choose another one.
# Variables: $colour
sketch-nothing-to-distract = Your opponent has no card { sketch-at }. Choose another pile, or play the card without its effect.

## How to play

sketch-rules-goal-title = The goal
sketch-rules-goal = Between the two of you lie four piles of yokai. You sketch them from your side, your opponent from the other. When a portrait is finished, the player who drew more of it takes the yokai. The most points win.
sketch-rules-turn-title = Your turn
sketch-rules-turn =
    Chance decides who begins, unless the host does; after that you take turns.
    You draw a card; if the deck is empty, the discard pile is shuffled into a new one. Then you play up to three, one after the other. With four cards in hand you must play at least one; with fewer you may pass.
    Each card shows two colours: choose one, and put the card on your side of that colour’s pile.
sketch-rules-portraits-title = Portraits
sketch-rules-portraits =
    A portrait is finished when both sides together have as many cards at a pile as the number on its top yokai, or more.
    The player with more cards there takes the yokai, no matter whose turn it is, and discards those cards. The other side’s cards stay for the next yokai.
    If both sides have the same number, the yokai gets a fright and hides at the bottom of its pile, and all cards there are discarded.
sketch-rules-effects-title = Effects
sketch-rules-effects =
    Some cards can do more when you play them. The effect is optional.
    “Call” brings the top yokai of another pile onto the pile you play to, but never a pile’s last one. From then on it is sketched with the colour of the pile it lies on.
    “Distract” moves your opponent’s newest card at that pile to the pile of its other colour. An effect on that card does not happen.
    Both can finish any portrait, yours or your opponent’s.
sketch-rules-end-title = The end
sketch-rules-end =
    As soon as a pile is empty, the game is over. Add up the numbers on your yokai. If points are equal, the album with more colours wins.
    It is also over after sixty turns in a row in which nobody takes a yokai.

## In the terminal

# Variables: $cards (in the deck), $discard
sketch-terminal-deck = Deck: { $cards }, discards: { $discard }
# Variables: $name, $cards (in hand), $points, $yokai (the album)
sketch-terminal-seat = { $name }: { $cards } in hand, points: { $points } ({ $yokai })
# Variables: $pile (its colour), $yokai (on top), $left (missing cards)
sketch-terminal-pile = { $pile }: { $yokai }, { $left } to go.
# Variables: $pile
sketch-terminal-pile-empty = { $pile }: empty.
# Variables: $name, $cards, $card (the newest)
sketch-terminal-side =
    { $cards ->
        [0] { $name }: 0
       *[other] { $name }: { $cards } ({ $card })
    }
# Variables: $yokai (a list, unknown ones as ?)
sketch-terminal-below = Below: { $yokai }
# Followed by its cards
sketch-terminal-discard = DISCARDS:
# Variables: $hand (a numbered list of cards)
sketch-terminal-hand = Your hand: { $hand }
# What can be typed
sketch-terminal-help =
    2 water              play card 2 to the water pile (words may be cut short: 2 wa)
    2 water call fire    the same with a “Call”: the top yokai of the fire pile comes over
    2 water distract     the same with a “Distract”
    end                  end your turn, or pass
    piles                look at all cards at the piles, and at the discards
    In brackets after a number of cards: the newest of them.
sketch-terminal-word-call = call
sketch-terminal-word-distract = distract
sketch-terminal-word-end = end
sketch-terminal-word-piles = piles
# Variables: $words (what was typed)
sketch-input-is-unclear = “{ $words }” is not a move. Type a card and a colour (2 water). For an effect, add call and a colour, or distract. Or type end.
# Variables: $words, $colours
sketch-colour-is-unclear = “{ $words }” is not a colour in this game, or could mean several. Choose from: { $colours }.

## The board in the browser (sketch-board-…)

# The twenty portraits: names of well-known yokai. Variables: $yokai
sketch-board-yokai =
    { $yokai ->
        [water-3] Amabie
        [water-4] Kappa
        [water-5] Ningyo
        [water-6] Isonade
        [water-7] Umibozu
        [fire-3] Hitodama
        [fire-4] Chochin
        [fire-5] Basan
        [fire-6] Wanyudo
        [fire-7] Kyubi
        [earth-3] Kodama
        [earth-4] Tsuchinoko
        [earth-5] Tanuki
        [earth-6] Nurikabe
        [earth-7] Tsuchigumo
        [wind-4] Ittan-momen
        [wind-5] Kamaitachi
        [wind-6] Tengu
        [wind-7] Yuki-onna
       *[wind-3] Kasa-obake
    }
# Variables: $name (of the yokai), $colour (the printed one), $value
sketch-board-portrait = { $name }, { sketch-colour } { $value }
# Variables: $colour
sketch-board-pile =
    { $colour ->
        [water] Water pile
        [fire] Fire pile
        [earth] Earth pile
       *[wind] Wind pile
    }
# How many cards a portrait still needs; very short. Variables: $missing
sketch-board-missing = { $missing } to go
# Who is ahead at a pile; very short. Variables: $who (you, other, or name for those who watch), $name, $by
sketch-board-lead =
    { $who ->
        [you] you +{ $by }
        [name] { $name } +{ $by }
       *[other] rival +{ $by }
    }
sketch-board-even = even
# On a pile with one yokai left; very short
sketch-board-only = last
# What a held card would do at a pile; very short
# Variables: $who, $name, $value
sketch-board-goes =
    { $who ->
        [you] yours: +{ $value }
        [name] { $name }: +{ $value }
       *[other] rival’s: +{ $value }
    }
sketch-board-hides = it hides
sketch-board-new-one = a new one
sketch-board-ends-short = the end
# The same for those who listen. Variables: $colour, $what
sketch-board-then = With this card { sketch-at }: { $what }
sketch-board-uncovers = Then a yokai comes up that nobody has seen
sketch-board-ends = Then the game is over
# Variables: $yokai (how many in the pile)
sketch-board-below =
    { $yokai ->
        [one] the last yokai of its pile
       *[other] { $yokai } yokai in the pile
    }
# Variables: $mine, $theirs
sketch-board-cards = your cards: { $mine }, theirs: { $theirs }
sketch-board-target-put = Put the card here
sketch-board-target-call = Call the yokai from here
sketch-board-target-distract = Lure their card here
sketch-board-hand = Your hand

## What is to be done

# Variables: $more (cards that may still be played)
sketch-board-turn =
    { $more ->
        [one] Play one more card, or end your turn
       *[other] Play up to { $more } cards
    }
sketch-board-turn-must = Four cards: play at least one
sketch-board-choose-pile = Which of the two piles?
sketch-board-choose-call = Call another yokai here too?
sketch-board-choose-distract = Also lure their newest card away?
sketch-board-leave = Skip the effect
sketch-board-pass = Pass
sketch-board-end = End turn

## Things that can be looked at

# Variables: $cards
sketch-board-in-hand =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
# Variables: $points
sketch-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Variables: $name
sketch-board-album = Albums
# The end. Variables: $name and $who (who wins), $most, $least (points)
sketch-board-won =
    { $who ->
        [you] You win, { $most } to { $least }
       *[other] { $name } wins, { $most } to { $least }
    }
sketch-board-tie-break = If points are equal, the album with more colours wins.
# Variables: $cards
sketch-board-deck =
    { $cards ->
        [one] Deck: { $cards } card
       *[other] Deck: { $cards } cards
    }
# Variables: $cards
sketch-board-discard =
    { $cards ->
        [one] Discards: { $cards } card
       *[other] Discards: { $cards } cards
    }
sketch-board-none = Nothing here yet.
sketch-board-known = The yokai from the top down, as far as they are known
sketch-board-never-seen = never seen yet
# Variables: $name, $cards
sketch-board-side =
    { $cards ->
        [one] { $name }: { $cards } card
       *[other] { $name }: { $cards } cards
    }
sketch-board-last = Last portrait

## A portrait is finished

# Variables: $name and $who (who takes it), $yokai
sketch-board-took =
    { $who ->
        [you] You sign the portrait: { $yokai }
       *[other] { $name } signs the portrait: { $yokai }
    }
sketch-board-hidden = Hidden!
# Variables: $yokai
sketch-board-hid = { $yokai } gets a fright and slips under its pile
# Variables: $yokai
sketch-board-hid-last = { $yokai } has nowhere to hide and stays

sketch-board-keys-title = With the keyboard
sketch-board-keys =
    1–4 or the arrows choose a card, the arrows and Enter a pile, Esc puts the card back.
    L: skip the effect. E: end the turn or pass. H: a hint, against bots. S, Esc or Enter: skip the counting.

## What a card is (sketch-explain-…), and one line at each new moment of a first game (sketch-coach-…)

# Variables: $effect
sketch-explain-card =
    { $effect ->
        [call] Play it to one of its two colours. If you like, call the top yokai of another pile there.
        [distract] Play it to one of its two colours. If you like, lure your opponent’s newest card there away to its other colour.
       *[plain] Play it to one of its two colours: it adds to the portrait there.
    }
# Variables: $value, $colour (the printed one)
sketch-explain-yokai =
    { $colour ->
        [water] Water. Finished with { $value } cards from both sides together, and worth { $value } points.
        [fire] Fire. Finished with { $value } cards from both sides together, and worth { $value } points.
        [earth] Earth. Finished with { $value } cards from both sides together, and worth { $value } points.
       *[wind] Wind. Finished with { $value } cards from both sides together, and worth { $value } points.
    }
sketch-coach-first = Tap a card: the piles of its two colours light up and show what it would do there.
sketch-coach-effect = Some cards can do more: press and hold one.
sketch-coach-finish = You can finish a portrait: the side with more cards there takes it.
sketch-coach-more = You may play up to three cards, or keep some and end your turn.
sketch-coach-took = The winner’s cards are gone; the loser’s stay and count for the next yokai.
sketch-coach-hid = Equal sides: the yokai hid under its pile, and all cards there are gone.
sketch-coach-end = An empty pile ends the game. Tap a pile to see what is known of it.

## Options

sketch-option-first = Who begins
sketch-option-first-none = Chance decides

## What its bots are like, by their faces

sketch-character-tanuki = Draws with a brush made of its own tail.
sketch-character-usagi = Always adds a moon in the corner.
sketch-character-neko = Sits down on your paper as soon as you look away.
sketch-character-tengu = Thinks that the finest portrait would be of that nose.
sketch-character-kitsune = Likes to sit for a portrait, in a new shape each time.
sketch-character-kappa = Works in watercolours, of course.
