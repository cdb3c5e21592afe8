### Yokai in English. Names of players stand uninflected, sentences in the present tense.

## The game

yokai-name = Yokai
yokai-tagline = Sixteen spirits, and not a word
yokai-feel = Remember, hint and hope, all together
yokai-poster-facts = 2–4 players · 20 min · together
yokai-poster-feel = Four families lie face down. Bring each together, without a word.

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
yokai-link = Your secret link; at the end these must touch: { $families }
# Variables: $goal
yokai-event-dealt-goal = The shape that the cards must form: { yokai-goal }
# Variables: $who, $name, $card (its number, from 1)
yokai-event-peeked =
    { $who ->
        [you] You peek at card { $card }
       *[other] { $name } peeks at card { $card }
    }
# Only for the player who peeks. Variables: $who, $name, $card, $family
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
        [you] You turn over a hint: { $hint }
       *[other] { $name } turns over a hint: { $hint }
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
       *[other] { $name }’s link does not hold: { $families }
    }
yokai-event-unshaped = The cards do not form the goal
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
# How games ended, in a list with how many did
yokai-ending-declared-won = declared and won
yokai-ending-declared-lost = declared and lost
yokai-ending-exhausted-won = no hints left, won
yokai-ending-exhausted-lost = no hints left, lost

## Hints: what a strong bot would do (…-hint-…), and why; both without a full stop

yokai-hint-declare = I would declare that the families are together
# Where a card lies. Variables: $column, $row
yokai-hint-at = column { $column }, row { $row }
# Variables: $at
yokai-hint-peek = I would peek at the card in { $at }
# Variables: $at, $where (as yokai-hint-beside)
yokai-hint-move = I would move the card in { $at } { $where }
# Variables: $side, $at (where the other card lies)
yokai-hint-beside =
    { $side ->
        [left] to the left of the one in { $at }
        [right] to the right of the one in { $at }
        [above] above the one in { $at }
       *[below] below the one in { $at }
    }
yokai-hint-draw = I would turn over a hint
# Variables: $at, $hint (its colours), $blind (yes: it lies face down)
yokai-hint-place =
    { $blind ->
        [yes] I would put the hint on the card in { $at }
       *[no] I would put the hint ({ $hint }) on the card in { $at }
    }
# Variables: $why, $family and $percent (of what family the card is, and how likely), $other (how likely it is of the same)
yokai-hint-why =
    { $why ->
        [together] the chance that they are is { $percent }%
        [tells] no other card would tell me more about what lies where
        [family] the chance that it is { yokai-face } is { $percent }%, and for the other one { $other }%
        [less] on average that leaves fewer moves to make
        [shape] there it fits the goal better
        [right] the chance that it is right is { $percent }%, and the card can stay where it lies
        [stays] that card can stay where it lies
        [waits] I would not cover any card for good yet
       *[first] there is none to place yet
    }

## Refusals: what happened, which rule, what now

yokai-too-late-to-declare = You can declare only before you peek. Finish this turn and declare in your next one.
# Variables: $peeks
yokai-has-peeked = You have already peeked at { $peeks } cards, and that is all for this turn. Go on with the next step.
yokai-peek-at-another = You are looking at that card already. Peek at another one.
# Variables: $left (peeks still to come)
yokai-peek-first = 
    { $left ->
        [one] First peek at { $left } more card.
       *[other] First peek at { $left } cards.
    }
yokai-has-moved = This is not the time to move a card: that step is over. Turn over a hint or place one.
yokai-move-first = Move a card first; the hint comes after that.
yokai-pile-is-empty = There are no more hints to turn over. Place one that is waiting.
yokai-no-hint-waits = No hint is waiting to be placed. Turn one over.
# Variables: $hints (how many can be placed)
yokai-no-such-hint =
    { $hints ->
        [one] There is just one hint that you can place. Take that one.
       *[other] There is no such hint: you can choose from { $hints }.
    }
# Variables: $cards
yokai-no-such-card = There is no such card: there are { $cards }.
yokai-card-is-covered = A hint lies on that card: you can’t peek at it, move it or put another hint on it. Choose another card.
yokai-card-lies-there = The card already lies there, so that is no move. Choose another cell.
yokai-cell-is-taken = Another card lies there. Choose an empty cell.
yokai-falls-apart = All sixteen cards must stay in one piece, side to side; corners don’t count. Choose another card or another cell.
# The table's options
yokai-harder-and-easier = Hints are harder or easier, not both. Choose one of the two, or neither.

## How to play

yokai-rules-goal-title = The goal
yokai-rules-goal =
    Sixteen spirits of four families lie face down. Bring every family together, side to side, and do it without a word: only the cards may tell the others what lies where.
    You all win or you all lose.
yokai-rules-turn-title = Your turn
yokai-rules-turn =
    By custom the youngest begins; here chance decides, or the host.
    Your turn has three steps, in this order.
    Peek at two cards. Nobody else sees them, and you see them for a moment only: remember.
    Move one card, any one without a hint, to an empty cell. All sixteen must be in one piece afterwards; corners don’t count.
    Then turn over a hint from the pile, or place one that is waiting.
yokai-rules-hints-title = Hints
yokai-rules-hints =
    There are seven hints for two players, nine for three and ten for four. They show one, two or three colours: two players have 2, 3 and 2 of them, three players 2, 4 and 3, four players 3, 4 and 3. Nobody knows which ones are left out.
    Put a hint on a spirit of one of its colours. Nobody checks until the end, and a wrong one costs a point.
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
    Links: the first player, or everybody, gets a secret card with two families that must touch at the end.
    Stacked hints: only the latest of the waiting hints can be seen and placed.
    Blind hints: they stay face down and only hold a spirit in place; all of them count as right.
    Goal: at the end the sixteen cards must form a given shape, turned or mirrored as you like.
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
           *[hint] Now: turn over or place a hint
        }
       *[other] { $stage ->
            [peek] { $name }’s turn: peek at a card
            [move] { $name }’s turn: move a card
           *[hint] { $name }’s turn: turn over or place a hint
        }
    }
# What can be typed
yokai-terminal-help =
    5              peek at card 5
    5 2.3          move card 5 to column 2, row 3 of the picture
    +              turn over a hint
    1 5            put the first waiting hint on card 5
    !              declare that the families are together, before you peek
    In the picture [5] lies face down, 5:RG is under a red and green hint, 5=R is turned up and red
# Variables: $words (what was typed)
yokai-input-is-unclear = “{ $words }” is not a move. Type a card to peek (5), a card and a cell to move (5 2.3), + for a new hint, a hint and a card to place it (1 5), or ! to declare.

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
yokai-option-hints = Hints
yokai-option-hints-easier = Easier
yokai-option-hints-none = Usual
yokai-option-hints-harder = Harder
yokai-option-harder = Harder hints
yokai-option-harder-yes = More of them have three colours
yokai-option-harder-no = The usual mix
yokai-option-easier = Easier hints
yokai-option-easier-yes = More of them have one colour
yokai-option-easier-no = The usual mix
yokai-option-notebook = Notebook
yokai-option-notebook-yes = You keep seeing what you peeked at
yokai-option-notebook-no = Memory alone
# What was chosen, in a line beside its picture. Variables: $chosen (yes, no; for links: none, first, all)
yokai-explain-option-links =
    { $chosen ->
        [none] No secret cards.
        [first] The first player gets a secret card with two families: at the end they must touch.
        [all] Everybody gets a secret card with two families: at the end each such pair must touch.
       *[yes] A secret card with two families: at the end they must touch.
    }
yokai-explain-option-stacked =
    { $chosen ->
        [no] Face-up hints lie side by side: take any of them.
       *[yes] Face-up hints lie on one another; only the top one can be used.
    }
yokai-explain-option-blind =
    { $chosen ->
        [no] Hints are face up: everybody sees their colours.
       *[yes] Hints stay face down: they pin a spirit and tell nothing.
    }
yokai-explain-option-goal =
    { $chosen ->
        [no] The cards may lie in any shape.
       *[yes] The sixteen cards must form an outline like this at the end.
    }
yokai-explain-option-harder = More hints with three colours, which tell less.
yokai-explain-option-easier = More hints with one colour, which tell all.
yokai-explain-option-notebook =
    { $chosen ->
        [no] You see a card for a moment, and then only remember it.
       *[yes] What you have peeked at stays marked, for your eyes only.
    }

## On the board

# The name of a family alone. Variables: $family
yokai-board-family =
    { $family ->
        [kitsune] Kitsune
        [kappa] Kappa
        [oni] Oni
       *[rokurokubi] Rokurokubi
    }
yokai-board-silence = Yokai is played in silence: only the cards speak.
yokai-board-field = The field
# Variables: $card (its number), $column, $row (from the upper left)
yokai-board-card = Card { $card }, column { $column }, row { $row }
# Variables: $column, $row
yokai-board-cell = Put it here: column { $column }, row { $row }
# Variables: $hint (its colours)
yokai-board-covered = under a hint: { $hint }
yokai-board-covered-blind = under a face-down hint
yokai-board-held = in your hand
yokai-board-refit = Show the whole field
yokai-board-only-you = Only you see this. Remember it, then tap to turn it over.
yokai-log-empty = Nothing is written down here: remembering is the game. “Who did what” shows what everybody could see.
yokai-board-hints = Hints
# Variables: $hints (how many)
yokai-board-pile =
    { $hints ->
        [one] Turn over the next hint; { $hints } in the pile
       *[other] Turn over the next hint; { $hints } in the pile
    }
# A waiting hint. Variables: $hint (its colours)
yokai-board-hint = Hint: { $hint }
yokai-board-hint-blind = A face-down hint
yokai-board-no-hints = No hint is waiting yet
yokai-board-bell = Declare: the families are together
# The same in a word, under the bell
yokai-board-bell-word = Declare
yokai-board-rung = All together!
yokai-board-ring-sure = Are all families together? This ends the game.
yokai-board-ring = Ring the bell
yokai-board-ring-not = Not yet
# Which step of the turn it is. Variables: $stage (peek, move, hint), $peeks (done so far)
yokai-board-steps =
    { $stage ->
        [peek] Step 1 of 3: peek, { $peeks } of 2
        [move] Step 2 of 3: move a card
       *[hint] Step 3 of 3: a hint
    }
# What is to be done. Variables: $peeks (done so far)
yokai-board-do-peek =
    { $peeks ->
        [0] Peek at two cards
       *[1] Peek at one more card
    }
yokai-board-do-move = Move a card
yokai-board-do-land = Where to?
yokai-board-do-hint = Turn over a hint or place one
yokai-board-do-place = Place a hint
yokai-board-do-place-last = The last hint: placing it ends the game
yokai-board-do-turn = Turn over a hint
yokai-board-do-pin = On which card?
yokai-board-do-pin-last = On which card? This ends the game
# Variables: $goal
yokai-board-goal = The goal: { yokai-goal }
yokai-board-has-link = has a secret link
yokai-board-trail = Who did what
yokai-board-trail-help = What everybody could see: who peeked at which card, moved it or put a hint on it. Tap a card to see all that was done to it.
# Variables: $cards (their numbers)
yokai-board-trail-peeked = peeked at { $cards }
# Variables: $card
yokai-board-trail-moved = moved { $card }
# Variables: $card
yokai-board-trail-covered = put a hint on { $card }
yokai-board-trail-none = Nothing has been done yet.
yokai-board-trail-untouched = Nobody has touched this card.
yokai-board-last-round = The last round, in order
# What a player did to a card, in a word or two. Variables: $deed (peeked, moved, covered)
yokai-board-did =
    { $deed ->
        [peeked] peeked
        [moved] moved
       *[covered] placed a hint
    }
yokai-board-ending = Replay the ending
# Why it is over, above the score. Variables: $how (declared, exhausted), $who, $name (who did it)
yokai-board-over =
    { $how ->
        [declared] { $who ->
            [you] You declared the families together.
           *[other] { $name } declared the families together.
        }
       *[exhausted] The last hint has been placed: the game is over.
    }
# Each line of the score. Variables: $line (right, wrong, left, total), $hints (how many)
yokai-board-line =
    { $line ->
        [right] { $hints ->
            [one] { $hints } right hint
           *[other] { $hints } right hints
        }
        [wrong] { $hints ->
            [one] { $hints } wrong hint
           *[other] { $hints } wrong hints
        }
        [left] { $hints ->
            [one] { $hints } left in the pile, worth 5
           *[other] { $hints } left in the pile, 5 each
        }
       *[total] Total
    }
# Variables: $grade
yokai-board-grade =
    { $grade ->
        [honourable] An honourable victory
        [magnificent] A magnificent victory
       *[legendary] A legendary victory
    }
yokai-board-lost = This time the spirits slip away
# How much of a family lies together. Variables: $cards (the largest group)
yokai-board-nearest =
    { $cards ->
        [1] scattered
        [4] together
       *[other] { $cards } of 4 together
    }
# Of the goal. Variables: $cards, $all
yokai-board-in-place = { $cards } of { $all } in place
# After a lost game. Variables: $tip (goal, link, one, two, most: what was missing)
yokai-board-next =
    { $tip ->
        [goal] The families were together! Next time, keep the goal’s outline in view from the start.
        [link] The families were together! Next time, trust the moves of the player who holds the link: nobody else knows it.
        [one] So close: only one family was missing. Next time, peek along its edges before you ring.
        [two] Half the families were together. Next time, put a hint on a card that is moved again and again: nobody is sure of it.
       *[most] Next time, watch which cards the others bring together: that is how they name a family.
    }
# Variables: $family
yokai-board-lantern-lit = { yokai-board-family }: together
# Variables: $family
yokai-board-lantern-dark = { yokai-board-family }: apart
yokai-board-campaign = Campaign sheet
yokai-board-campaign-help = The best victory at each level: at this table and on this device.
# Variables: $level
yokai-board-level =
    { $level ->
        [1] The spirits
        [2] Links
        [3] Stacked hints
        [4] Blind hints
       *[5] The goal
    }
yokai-board-level-open = not won yet
yokai-board-campaign-choose = Choose a level to play next.
# Variables: $level
yokai-board-choose-level = Play level { $level }: { yokai-board-level }
# Variables: $level
yokai-board-next-level = Next: level { $level }, “{ yokai-board-level }”
yokai-board-keys-title = With the keyboard
yokai-board-keys =
    Arrows go from card to card, Enter peeks, picks up and puts down, Esc lets go.
    1–9 pick a hint, N turns over the next one, G shows the goal, T shows who did what. H asks for advice if all other players are bots.

## What a thing is, in a small note

yokai-explain-pile-title = The pile of hints
yokai-explain-pile = Nobody knows their order. Each one still here at the end of a won game is worth 5.
yokai-explain-hint = Put it on a spirit of one of these colours: right is worth 1, wrong costs 1. The spirit then stays where it lies, and nobody peeks at it any more.
yokai-explain-bell-title = The bell
yokai-explain-bell = At the start of your turn, before you peek, you may declare that all families are together. Then all cards are turned up.
yokai-explain-goal = At the end the sixteen cards must have this shape, turned or mirrored as you like. On the field it is drawn where it fits best now.
yokai-explain-link-title = Your secret link
yokai-explain-link = Only you know it, and you cannot show it. If these two families do not touch at the end, everybody loses.

## A first game

yokai-coach-peek = Bring each family of four together. First peek at two cards: you see them for a moment only.
yokai-coach-peek-again = And one more. It turns back by itself after a few seconds.
yokai-coach-move = Now move one card to a glowing cell. All sixteen must stay in one piece.
yokai-coach-turn = Turn over a hint from the pile. From then on it can be placed.
yokai-coach-place = Put a hint on a spirit you know, to tell the others. It stays there for good.
yokai-coach-wait = Watch what the others peek at and move: it is all they can tell you.
yokai-coach-end = Tap “{ yokai-board-ending }” to watch it once more.

## What its bots are like, by their faces

yokai-character-tanuki = Silence comes easily when you are always chewing.
yokai-character-usagi = Such long ears, and nobody may whisper.
yokai-character-neko = Sees well in the dark, but not through cards.
yokai-character-tengu = Keeps that nose, and all opinions, out of it.
yokai-character-kitsune = Would love to see all the foxes side by side.
yokai-character-kappa = Bows to each of you without spilling a drop.
