### Yokai in English. Names of players stand uninflected, sentences in the present tense.

## The game

yokai-name = Yokai
yokai-tagline = Sixteen spirits, and not a word
yokai-feel = Remember, hint and hope, all together
yokai-poster-facts = 2–4 players · 20 min · together
yokai-poster-feel = Sixteen spirits face down, and not a single word.

## Pieces
## $family: kitsune, kappa, oni, rokurokubi

# One card, by family. Variables: $family
yokai-face =
    { $family ->
        [kitsune] kitsune (red)
        [kappa] kappa (green)
        [oni] oni (blue)
       *[rokurokubi] rokurokubi (purple)
    }
# A whole family. Variables: $family
yokai-family =
    { $family ->
        [kitsune] kitsune (red)
        [kappa] kappa (green)
        [oni] oni (blue)
       *[rokurokubi] rokurokubi (purple)
    }
# What a hint shows. Variables: $family
yokai-colour =
    { $family ->
        [kitsune] red
        [kappa] green
        [oni] blue
       *[rokurokubi] purple
    }
# The colour in one letter. Variables: $family
yokai-letter =
    { $family ->
        [kitsune] R
        [kappa] G
        [oni] B
       *[rokurokubi] P
    }
# Variables: $goal
yokai-goal =
    { $goal ->
        [pyramid] pyramid
        [lantern] lantern
        [drum] drum
        [umbrella] umbrella
        [carp] carp
       *[stairs] stairs
    }
# How good a win is. Variables: $grade
yokai-grade =
    { $grade ->
        [honourable] an honourable victory
        [magnificent] a magnificent victory
       *[legendary] a legendary victory
    }

## What happens: one line for each event
## $who says whether the reader does it (you) or { $name } (other)

# Variables: $who, $name (who begins)
yokai-event-dealt =
    { $who ->
        [you] The spirits lie face down. You begin
       *[other] The spirits lie face down. { $name } begins
    }
# Variables: $who, $name (who has got the link card)
yokai-event-dealt-link =
    { $who ->
        [you] You get a secret link card
       *[other] { $name } gets a secret link card
    }
yokai-event-dealt-links = Everybody gets a secret link card
# The own link. Variables: $families
yokai-link = Your secret link, these must touch in the end: { $families }
# Variables: $goal
yokai-event-dealt-goal = The goal, which the cards must form: { yokai-goal }
# Variables: $who, $name, $card (its number, from 1)
yokai-event-peeked =
    { $who ->
        [you] You peek at card { $card }
       *[other] { $name } peeks at card { $card }
    }
# Only for whoever peeks. Variables: $who, $name, $card, $family
yokai-event-peeked-own =
    { $who ->
        [you] You peek at card { $card }: { yokai-face }
       *[other] { $name } peeks at card { $card }: { yokai-face }
    }
# Variables: $who, $name
yokai-event-stuck =
    { $who ->
        [you] You cannot move any card: the step is skipped
       *[other] { $name } cannot move any card: the step is skipped
    }
# Variables: $who, $name, $card, $where (a list of yokai-beside)
yokai-event-moved =
    { $who ->
        [you] You move card { $card }: it now lies { $where }
       *[other] { $name } moves card { $card }: it now lies { $where }
    }
# Where a moved card lies now. Variables: $side (left, right, above, below), $card (another card)
yokai-beside =
    { $side ->
        [left] left of { $card }
        [right] right of { $card }
        [above] above { $card }
       *[below] below { $card }
    }
# Variables: $who, $name, $hint (its colours)
yokai-event-drew =
    { $who ->
        [you] You turn a hint: { $hint }
       *[other] { $name } turns a hint: { $hint }
    }
# Variables: $who, $name
yokai-event-drew-blind =
    { $who ->
        [you] You put a hint aside, face down
       *[other] { $name } puts a hint aside, face down
    }
# Variables: $who, $name, $card, $hint (its colours)
yokai-event-placed =
    { $who ->
        [you] You put a hint on card { $card }: { $hint }
       *[other] { $name } puts a hint on card { $card }: { $hint }
    }
# Variables: $who, $name, $card
yokai-event-placed-blind =
    { $who ->
        [you] You put a face-down hint on card { $card }
       *[other] { $name } puts a face-down hint on card { $card }
    }
# Variables: $who, $name
yokai-event-declared =
    { $who ->
        [you] You declare: the families are together
       *[other] { $name } declares: the families are together
    }
yokai-event-exhausted = No hints are left
yokai-event-shown = All cards are turned up: every family is together
# Variables: $families (those that are not together)
yokai-event-shown-apart = All cards are turned up. Not together: { $families }
# Variables: $who, $name (whose link it is), $families
yokai-event-unlinked =
    { $who ->
        [you] Your link does not hold: { $families }
       *[other] The link of { $name } does not hold: { $families }
    }
yokai-event-unshaped = The goal is not formed
# Variables: $right and $wrong (placed hints), $left (hints in the pile)
yokai-event-score = Right hints: { $right }, wrong ones: { $wrong }, left in the pile: { $left }
# Variables: $score, $total (the score as it is written), $grade
yokai-event-ended =
    { $score ->
        [one] { $total } point: { yokai-grade }
       *[other] { $total } points: { yokai-grade }
    }
yokai-event-ended-lost = The spirits break loose: everybody loses
yokai-event-ended-conceded = The game is given up: everybody loses

## Refusals: what happened, which rule, what now

yokai-too-late-to-declare = To declare you must not have peeked in this turn. Finish it, and declare in your next one.
# Variables: $peeks
yokai-has-peeked = You have already peeked at { $peeks } cards; there are no more in a turn. Go on with the next step.
yokai-peek-at-another = You are looking at that card already. Peek at another one.
# Variables: $left (peeks still to come)
yokai-peek-first =
    { $left ->
        [one] First you peek: at { $left } more card.
       *[other] First you peek: at { $left } cards.
    }
yokai-has-moved = This is not the time to move a card: that step is over. Turn a hint or place one.
yokai-move-first = First you move a card, then comes the hint.
yokai-pile-is-empty = There are no more hints to turn. Place one of those that wait.
yokai-no-hint-waits = No hint is waiting to be placed. Turn one.
# Variables: $hints (how many can be placed)
yokai-no-such-hint =
    { $hints ->
        [one] There is just one hint that you can place. Take that one.
       *[other] There is no such hint: you can choose from { $hints }.
    }
# Variables: $cards
yokai-no-such-card = There is no such card: there are { $cards }.
yokai-card-is-covered = A hint lies on that card: it is neither peeked at nor moved, and takes no other hint. Choose another card.
yokai-card-lies-there = The card lies there already, and that is no move. Choose another cell.
yokai-cell-is-taken = Another card lies there. Choose an empty cell.
yokai-falls-apart = All sixteen cards have to stay one piece, side to side; a corner does not hold. Choose another card or another cell.
# The table's options
yokai-harder-and-easier = Hints are harder or easier, not both. Choose one of the two, or neither.

## How to play

yokai-rules-goal-title = The goal
yokai-rules-goal =
    Sixteen spirits of four families lie face down. Bring every family together, side to side, and do it without a word: nobody says, shows or hints by anything but cards what lies where.
    You all win or you all lose.
yokai-rules-turn-title = Your turn
yokai-rules-turn =
    Chance says who begins; at many a table it is whoever has shuffled.
    Your turn has three steps, in this order.
    Peek at two cards. Nobody else sees them, and you see them for a moment only: remember.
    Move one card, any one without a hint, to an empty cell. All sixteen must be one piece afterwards; corners don’t count.
    Then turn a hint from the pile, or place one that is waiting.
yokai-rules-hints-title = Hints
yokai-rules-hints =
    There are seven hints for two players, nine for three and ten for four. For two: two with one colour, three with two, two with three. For three: two, four, three. For four: three, four, three. Nobody knows which ones are left out.
    A hint shows one, two or three colours. Put it on a spirit of one of these colours. Nobody checks until the end, and a wrong one costs a point.
    A spirit with a hint stays put: nobody peeks at it or moves it, and the hint stays for good.
yokai-rules-end-title = The end
yokai-rules-end =
    At the start of your turn you may declare that all families are together. The game also ends when the last hint is placed.
    All cards are turned up. If every family is one group, you win.
    Each right hint is worth 1, each wrong one −1, and each hint still in the pile 5.
    Any victory is honourable. For two players it is magnificent from 8 points and legendary from 12; for three from 10 and 16; for four from 11 and 19.
yokai-rules-levels-title = Levels
yokai-rules-levels =
    Once you know the game, make it harder. The levels can be mixed.
    Links: the first player, or everybody, gets a secret card with two families that must touch in the end.
    Stacked hints: only the latest of the waiting hints can be seen and placed.
    Blind hints: they stay face down and only hold a spirit in place; all of them count as right.
    Goal: in the end the sixteen cards must form a given shape, turned or mirrored as you like.
    And the hints themselves can have more colours, or fewer.

## In the terminal

# Variables: $pile and $waiting (numbers of hints)
yokai-terminal-hints = Hints: { $pile } in the pile, { $waiting } waiting
# Variables: $who, $name, $stage (peek, move, hint)
yokai-terminal-turn =
    { $who ->
        [you] { $stage ->
            [peek] Now: peek at a card
            [move] Now: move a card
           *[hint] Now: turn or place a hint
        }
       *[other] { $stage ->
            [peek] It is the turn of { $name }: to peek at a card
            [move] It is the turn of { $name }: to move a card
           *[hint] It is the turn of { $name }: to turn or place a hint
        }
    }
# What can be typed
yokai-terminal-help =
    5              peek at card 5
    5 2.3          move card 5 to column 2, row 3 of the picture
    +              turn a hint
    1 5            put the first waiting hint on card 5
    !              declare that the families are together, before you peek
    In the picture [5] lies face down, 5:RG is under a red and green hint, 5=R is turned up and red
# Variables: $words (what was typed)
yokai-input-is-unclear = “{ $words }” is no move. Type a card to peek (5), a card and a cell to move (5 2.3), + for a new hint, a hint and a card to place it (1 5), or ! to declare.

## Options

yokai-option-first = Who begins
yokai-option-first-none = Chance decides
yokai-option-links = Secret links
yokai-option-links-none = None
yokai-option-links-first = The first player has one
yokai-option-links-all = Everybody has one
yokai-option-stacked = Stacked hints
yokai-option-stacked-yes = Only the top one can be placed
yokai-option-stacked-no = Any waiting hint can be placed
yokai-option-blind = Blind hints
yokai-option-blind-yes = Face down, they only hold a card
yokai-option-blind-no = Everybody sees their colours
yokai-option-goal = A shape as the goal
yokai-option-goal-yes = The cards must form it
yokai-option-goal-no = Any shape will do
yokai-option-harder = Harder hints
yokai-option-harder-yes = More of them have three colours
yokai-option-harder-no = The usual mix
yokai-option-easier = Easier hints
yokai-option-easier-yes = More of them have one colour
yokai-option-easier-no = The usual mix
yokai-option-notebook = Notebook
yokai-option-notebook-yes = You keep seeing what you peeked at
yokai-option-notebook-no = Memory alone
