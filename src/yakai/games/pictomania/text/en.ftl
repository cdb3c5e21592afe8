### Pictomania in English. Names of players stand uninflected, sentences in the present tense.

## The game

pictomania-name = Pictomania
pictomania-tagline = Everybody draws. Everybody guesses. Now!
pictomania-feel = Pencils fly, guesses fall, and nobody waits for a turn
pictomania-poster-facts = 3–6 players · 30 min · everybody draws
pictomania-poster-feel = Draw and guess, all at the same time. Faster!

## Pieces

# Variables: $level (green, yellow, orange, red)
pictomania-level =
    { $level ->
        [green] green
        [yellow] yellow
        [orange] orange
       *[red] red
    }
# Variables: $stars
pictomania-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
# A player's word. Variables: $letter, $number, $word
pictomania-word = { $letter }{ $number } “{ $word }”

## What happens: a line for each event, none for strokes
## $who is “you” or “other”, $name a player; $whose is “yours” or “other”, $artist whose drawing it is

# Variables: $round, $level
pictomania-event-cards = Round { $round }: three { pictomania-level } cards
# Variables: $who, $name, $round, $level
pictomania-event-level =
    { $who ->
        [you] You set round { $round } to { pictomania-level }
       *[other] { $name } sets round { $round } to { pictomania-level }
    }
# Variables: $who, $name
pictomania-event-ready =
    { $who ->
        [you] You are ready
       *[other] { $name } is ready
    }
# Variables: $who, $name, $letter
pictomania-event-asked =
    { $who ->
        [you] You don’t know a word on card { $letter }
       *[other] { $name } doesn’t know a word on card { $letter }
    }
# The card itself follows
pictomania-event-fresh = It is replaced, and everybody reads again:
pictomania-event-dealt = Everybody has a word: pencils up!
# Only for the player who gets it. Variables: $letter, $number, $word
pictomania-event-dealt-own = Your word is { pictomania-word }. Pencils up!
# Variables: $who, $name, $whose, $artist
pictomania-event-guessed = 
    { $whose ->
        [yours] { $name } guesses your drawing
       *[other]
            { $who ->
                [you] You guess { $artist }’s drawing
               *[other] { $name } guesses { $artist }’s drawing
            }
    }
# Only for the player who guesses. Variables: $who, $name, $whose, $artist, $number
pictomania-event-guessed-own = 
    { $who ->
        [you] You guess { $artist }’s drawing: { $number }
       *[other] { $name } guesses { $artist }’s drawing: { $number }
    }
# Variables: $who, $name, $stars
pictomania-event-took =
    { $who ->
        [you] You finish and take a black token: { pictomania-stars }
       *[other] { $name } finishes and takes a black token: { pictomania-stars }
    }
# Variables: $who, $name
pictomania-event-finished =
    { $who ->
        [you] You finish without a black token
       *[other] { $name } finishes without a black token
    }
pictomania-event-time = Time is up
pictomania-event-review = Pencils down! These are the words:
# Variables: $who, $name, $letter, $number, $word
pictomania-event-review-word =
    { $who ->
        [you] You: { pictomania-word }
       *[other] { $name }: { pictomania-word }
    }
# Variables: $who, $name
pictomania-event-confessed = 
    { $who ->
        [you] You own up to drawing another word: your drawing doesn’t count
       *[other] { $name } owns up to drawing another word: the drawing doesn’t count
    }
# Variables: $who, $name, $whose, $artist
pictomania-event-agreed = 
    { $whose ->
        [yours] { $name } proposes not to count your drawing
       *[other]
            { $who ->
                [you] You propose not to count { $artist }’s drawing
               *[other] { $name } proposes not to count { $artist }’s drawing
            }
    }
# Another player has said so first. Variables: $who, $name, $whose, $artist
pictomania-event-agreed-too = 
    { $whose ->
        [yours] { $name } agrees not to count your drawing
       *[other]
            { $who ->
                [you] You agree not to count { $artist }’s drawing
               *[other] { $name } agrees not to count { $artist }’s drawing
            }
    }
# All others agree. Variables: $who, $name, $whose, $artist
pictomania-event-agreed-void = 
    { $whose ->
        [yours] { $name } agrees, and that’s everyone: your drawing doesn’t count
       *[other]
            { $who ->
                [you] You agree, and that’s everyone: { $artist }’s drawing doesn’t count
               *[other] { $name } agrees, and that’s everyone: { $artist }’s drawing doesn’t count
            }
    }
# Variables: $round
pictomania-event-scored = Round { $round } is scored
# Who has guessed on whose drawing. Variables: $who, $name, $whose, $artist
pictomania-event-scored-guess =
    { $whose ->
        [yours] { $name } on your drawing
       *[other]
            { $who ->
                [you] You on { $artist }’s drawing
               *[other] { $name } on { $artist }’s drawing
            }
    }
# Variables: as before, and $number
pictomania-event-scored-wrong = { pictomania-event-scored-guess }: { $number }, wrong
# Variables: as before, and $number, $stars
pictomania-event-scored-right = { pictomania-event-scored-guess }: { $number }, right, { pictomania-stars }
# On a drawing that does not count. Variables: as before, and $number
pictomania-event-scored-void = { pictomania-event-scored-guess }: { $number }, goes back
# Variables: $who, $name
pictomania-event-scored-sheep =
    { $who ->
        [you] The black sheep: you
       *[other] The black sheep: { $name }
    }
# Variables: $who, $name, $won, $black (what the black token counts), $left (less than nothing), $score, $total
pictomania-event-scored-seat =
    { $who ->
        [you] You: guesses { $won }, black token { $black }, own tokens { $left } → { $score }, total { $total }
       *[other] { $name }: guesses { $won }, black token { $black }, own tokens { $left } → { $score }, total { $total }
    }
pictomania-event-voting = All rounds are played. Which drawing is best?
# Variables: $who, $name
pictomania-event-voted =
    { $who ->
        [you] You vote
       *[other] { $name } votes
    }
# Only for the player who votes. Variables: $who, $name, $artist, $round
pictomania-event-voted-own = 
    { $who ->
        [you] You vote for { $artist }’s drawing in round { $round }
       *[other] { $name } votes for { $artist }’s drawing in round { $round }
    }
# Variables: $count, $drawings
pictomania-event-finest = 
    { $count ->
        [one] The best drawing: { $drawings }
       *[other] The best drawings: { $drawings }
    }
# Variables: $who, $name, $round
pictomania-event-finest-drawing =
    { $who ->
        [you] yours in round { $round }
       *[other] { $name } in round { $round }
    }
pictomania-event-finest-none = Nobody votes: every drawing is the best
# Variables: $who, $name (the winner), $score
pictomania-event-ended =
    { $who ->
        [you] The game is over. You win: { $score } ★
       *[other] The game is over. { $name } wins: { $score } ★
    }
# Variables: $names (the winners), $score
pictomania-event-ended-shared = The game is over. First place is shared ({ $score } ★): { $names }
# One of several winners. Variables: $who, $name
pictomania-event-winner =
    { $who ->
        [you] you
       *[other] { $name }
    }
# Everybody else has given up. Variables: $who, $name
pictomania-event-ended-conceded =
    { $who ->
        [you] The game is over. You win
       *[other] The game is over. { $name } wins
    }
# How games ended, in a list with how many did
pictomania-ending-rounds = all rounds played

## Refusals: what happened, which rule, what now

pictomania-already-finished = You have finished this step. Wait for the others.
pictomania-time-runs = This step has its own time limit and ends by itself.
pictomania-done-already = This player has already finished.
pictomania-not-dealt-yet = Nobody has a word yet. First everybody reads the cards and says “ready”.
pictomania-drawing-is-over = Drawing is over, and nothing counts after it. Look at the drawings and say “ready”.
pictomania-level-is-set = Levels are set before the game and between two rounds. Play this round as it is.
# Variables: $round
pictomania-no-such-level = This level cannot be set for round { $round }: the round already has it or has been played, or too few cards of the level are left. Choose another.
pictomania-finish-instead = There is nothing to be ready for while you draw. Take a black token, or finish without one.
pictomania-cards-are-settled = Cards can only be replaced before words are dealt, and they already have been. Go on with these words.
pictomania-no-cards-yet = The cards of the next round are not there yet. Say “ready”, and look at them when they come.
pictomania-no-review = Drawings are reviewed once all pencils are down. Wait for that.
pictomania-review-is-over = It is too late for that: the round has been scored. Look at the score and say “ready”.
pictomania-no-vote = The vote for the best drawing comes after the last round.
pictomania-all-is-played = All rounds are played, and only the vote is left. Choose the best drawing, or say “ready”.
pictomania-step-is-over = That came a moment too late: something has changed in the meantime. Look again, then choose.
# Variables: $most
pictomania-replaced-enough = 
    { $most ->
        [one] Only { $most } card can be replaced in a round. Say “ready”, and explain the word to each other.
       *[other] Only { $most } cards can be replaced in a round. Say “ready”, and explain the word to each other.
    }
pictomania-no-card-left = No other card of this level is left. Say “ready”, and explain the word to each other.
pictomania-pencil-is-down = After your first guess your pencil is down. Keep guessing, or finish.
# Variables: $strokes, $points
pictomania-sheet-is-full = A drawing has at most { $strokes } strokes, or { $points } points in all, and yours is full. Guess or finish.
pictomania-columns-are-unequal = The stroke is broken: each point needs both coordinates and a time. Draw it again.
# Variables: $points, $most
pictomania-wrong-number-of-points = A stroke has 1 to { $most } points, not { $points }. Lift the pencil and go on with a new stroke.
# Variables: $edge
pictomania-off-the-sheet = The stroke leaves the sheet: coordinates and pressure go from 0 to { $edge }, times begin at 0. Draw it again.
pictomania-times-are-odd = The stroke is broken: the times of its points can only grow, to an hour at most. Draw it again.
pictomania-no-undo = At this table strokes cannot be undone. Go on drawing.
pictomania-nothing-to-undo = Your sheet is blank: there is nothing to undo.
# Variables: $most
pictomania-undone-enough = You have undone as much as a round allows ({ $most } points): the rest stays. Go on drawing.
pictomania-no-such-artist = This works only with another player’s drawing. Choose one.
pictomania-guessed-already = You have already guessed this drawing, and a guess cannot be taken back. Choose another drawing.
# Variables: $number
pictomania-no-such-guess-card = You have no guess card { $number }: each number from 1 to 7 can be played once a round. Choose another.
pictomania-no-token-left = There is no black token left. Finish without one.
# Variables: $stars, $left
pictomania-no-such-token = There is no black token worth { $stars } left. Take one of these: { $left }.
pictomania-void-already = This drawing doesn’t count anyway. There is nothing more to say about it.
pictomania-agreed-already = You have already said so. Now the others decide.
pictomania-no-such-drawing = Vote for another player’s drawing that is not blank.
# Damaged logs
pictomania-wrong-number-of-cards = the deal has the wrong number of cards
# Variables: $card
pictomania-no-such-card = this card cannot come now: { $card }

## Drawing: the sheets, the guesses, the tokens

pictomania-board-silence = No talking while everybody draws and guesses.
# Variables: $strokes
pictomania-board-own-sheet =
    { $strokes ->
        [0] Your sheet, blank
        [one] Your sheet, { $strokes } stroke
       *[other] Your sheet, { $strokes } strokes
    }
# Variables: $name, $strokes
pictomania-board-sheet =
    { $strokes ->
        [0] { $name }: a blank sheet
        [one] { $name }: { $strokes } stroke
       *[other] { $name }: { $strokes } strokes
    }
pictomania-board-sheets = The others’ sheets
pictomania-board-sheet-role = sheet
pictomania-board-sheet-keys = Arrow keys move the pencil, with Shift a little. Space puts it down and lifts it.
# How far a player is. Variables: $how (draws, guesses, finished, away)
pictomania-board-how-far = 
    { $how ->
        [draws] drawing
        [guesses] pencil down
        [finished] finished
       *[away] away
    }
pictomania-board-undo = Undo the last stroke
pictomania-board-look-away = Back to your sheet
# Variables: $ms
pictomania-board-latency = Your connection to the server: { $ms } ms there and back
# Milliseconds, as short as can be. Variables: $ms
pictomania-board-ms = { $ms } ms
# Who has put a guess there, in this order. Variables: $names
pictomania-board-guesses = Guesses here, in order: { $names }
pictomania-board-no-guesses = No guesses here yet
pictomania-board-numbers = Your guess cards
# Variables: $number
pictomania-board-number = Guess card { $number }
# Variables: $number
pictomania-board-number-used = Guess card { $number }, played
# The button. Variables: $number
pictomania-board-guess = Guess { $number }
# Variables: $name, $number
pictomania-board-guess-on = { $number } for { $name }’s drawing?
pictomania-board-guess-back = Put the card back
pictomania-board-ends-drawing = Your drawing ends with this
pictomania-board-own-number = Your own number: nobody else has it
# Variables: $stars
pictomania-board-take = Finish, black token: { pictomania-stars }
# Variables: $stars
pictomania-board-take-last = Take the last black token and end the round: { pictomania-stars }
pictomania-board-finish = Finish without a token
# Asked before one finishes. Variables: $what (blank: nothing is drawn; guesses: nothing is guessed)
pictomania-board-lose = 
    { $what ->
        [blank] You haven’t drawn anything yet. Finish anyway?
       *[guesses] You haven’t guessed yet. Finish anyway?
    }
pictomania-board-not-yet = Not yet
pictomania-board-more-tokens = Another token, or none
# Variables: $word
pictomania-board-draw = Draw: { $word }
pictomania-board-guess-now = Your pencil is down: guess, or take a token
pictomania-board-finish-now = All guessed: take a token

## How to play

pictomania-rules-goal-title = The goal
pictomania-rules-goal = You draw a word that only you know and guess what the others are drawing, all at the same time. Be clear, be quick, and guess well: after four rounds the most stars win.
pictomania-rules-round-title = A round
pictomania-rules-round =
    Three cards with seven words each stand at A, B and C. If anyone doesn’t know a word, its card is replaced, and everybody reads again. When all are ready, each player secretly gets a letter and a number: the card and the word to draw. No two players have the same number.
    Everybody draws at once. As soon as you think you know another player’s word, put your guess card with its number on that drawing: only the number counts, not the letter. One guess for each drawing, each number once, and none can be taken back. After your first guess you can’t draw any more.
    Done? Take a black token, ideally the one with the most stars, and wait for the rest. You can also finish without one.
pictomania-rules-scoring-title = Scoring
pictomania-rules-scoring =
    The first right guess on a drawing wins its artist’s best token, the next one the second best, and so on. Tokens that nobody wins are subtracted from the artist’s stars.
    Your black token adds its stars, but only if someone guessed your drawing. The player with more wrong guesses than anyone else is the black sheep and subtracts the black token instead.
    If you drew the wrong word, say so before scoring: the guesses go back, you keep all your tokens (they are subtracted), and your black token is gone. Your own guesses still count.
pictomania-rules-drawing-title = Rules of drawing
pictomania-rules-drawing =
    Draw what the word means, not the word: not its parts, its shape or its first letter.
    No letters, no digits, no other script or code.
    Nothing that points to a place on the stand, such as arrows or counted dots.
    Don’t talk about your word or your drawing while everybody draws.
    If all other players agree that a drawing breaks these rules, it doesn’t count, as if it showed a wrong word.
pictomania-rules-variants-title = Variants
pictomania-rules-variants =
    Learning round: in the first round there is no black sheep, and black tokens always add.
    Advanced, for five or six: there is one black token fewer, and taking the last one ends the round at once.
    The host can choose the level of each round, also between two rounds, the time for drawing, and whether strokes can be undone.
pictomania-rules-end-title = The end
pictomania-rules-end = After four rounds the most stars win, and tied players share the win. Then everybody votes for the best drawing, just for the honour.

## In the terminal

# What is asked for, step by step
pictomania-terminal-prompt-draw = Draw and guess:
pictomania-terminal-prompt-review = Look at the drawings:
pictomania-terminal-prompt-scores = Look at the score:
pictomania-terminal-prompt-vote = Which is best:
pictomania-terminal-prompt-ready = Read the cards:
# Variables: $round
pictomania-terminal-gallery = Round { $round }:
# Variables: $round, $level, $stage (cards, ready, replace, deal, draw, review, scores, vote, over)
pictomania-terminal-round =
    { $stage ->
        [draw] Round { $round } ({ pictomania-level }): drawing and guessing
        [review] Round { $round } ({ pictomania-level }): review
        [scores] Before round { $round } ({ pictomania-level })
        [vote] The vote for the best drawing
        [over] The end
       *[other] Round { $round } ({ pictomania-level }): reading the cards
    }
# Variables: $letter, $number, $word
pictomania-terminal-own = Your word: { pictomania-word }
# Variables: $number (as others call this seat), $name, $total (in all)
pictomania-terminal-seat = { $number }) { $name }: { $total } ★
# Variables: $stars
pictomania-terminal-token = black token { $stars }
# Variables: $names
pictomania-terminal-guessed = guesses by { $names }
# Variables: $tokens
pictomania-terminal-black = Black tokens: { $tokens }
# Variables: $guesses
pictomania-terminal-guesses = Your guesses: { $guesses }
# What can be typed
pictomania-terminal-help =
    ready             continue (also after the review and the score, and instead of a vote)
    level 3 green     between two rounds: make round 3 green, yellow, orange or red
    new b             replace card B: you don’t know a word on it
    draw 10,10 50,90  draw a line through these points, 0,0 to 100,100
    undo              undo your latest line
    2 5               guess number 5 on the drawing of player 2
    take 3            finish and take the black token with 3 stars (take: the best one)
    finish            finish without a black token
    confess           say that you drew another word
    void 2            the drawing of player 2 should not count
    vote 2 4          vote for the drawing of player 2 in round 4
pictomania-terminal-word-ready = ready
pictomania-terminal-word-level = level
pictomania-terminal-word-replace = new
pictomania-terminal-word-draw = draw
pictomania-terminal-word-undo = undo
pictomania-terminal-word-take = take
pictomania-terminal-word-finish = finish
pictomania-terminal-word-confess = confess
pictomania-terminal-word-agree = void
pictomania-terminal-word-vote = vote
# Variables: $words (what was typed)
pictomania-input-is-unclear = “{ $words }” is not a move. Type “help” to see what can be typed.
# Variables: $point
pictomania-input-is-off-the-sheet = “{ $point }” lies outside the sheet: both numbers go from 0 to 100.

## Options

pictomania-option-language = Words in
pictomania-option-language-en = English
pictomania-option-language-ru = Russian
pictomania-option-language-uk = Ukrainian
pictomania-option-levels = Level of each round
pictomania-option-levels-green = green
pictomania-option-levels-yellow = yellow
pictomania-option-levels-orange = orange
pictomania-option-levels-red = red
pictomania-option-drawing = Seconds for drawing
pictomania-option-drawing-none = No limit
pictomania-option-drawing-some = With a limit
pictomania-option-ready = Seconds for reading the cards
pictomania-option-review = Seconds for the review
pictomania-option-vote = Seconds for the vote
pictomania-option-undo = Undoing strokes
pictomania-option-undo-yes = Allowed until the first guess
pictomania-option-undo-no = What’s drawn stays
pictomania-option-advanced = Advanced rules, for five or six
pictomania-option-advanced-yes = The last black token ends the round
pictomania-option-advanced-no = Everyone finishes in their own time
pictomania-option-learning = Learning round
pictomania-option-learning-yes = No black sheep in the first round
pictomania-option-learning-no = The first round counts like the others

## Around the drawing
## $who says whether it is the reader (you) or { $name } (other)

# Variables: $round
pictomania-round = Round { $round }
pictomania-round-head = Round
# Variables: $level (green, yellow, orange, red)
pictomania-level-name =
    { $level ->
        [green] Green
        [yellow] Yellow
        [orange] Orange
       *[red] Red
    }
# Variables: $names, $count
pictomania-missing = Waiting for: { $names }
pictomania-blank = A blank sheet
# Variables: $who, $name
pictomania-drawing-of =
    { $who ->
        [you] Your drawing
       *[other] { $name }’s drawing
    }
# Stamped on a drawing. Variables: $why (confessed, agreed)
pictomania-void =
    { $why ->
        [confessed] Another word: doesn’t count
       *[agreed] Doesn’t count
    }
pictomania-sheep = The black sheep

## The stand

pictomania-stand = Word cards
pictomania-stand-own = your word
pictomania-stand-own-card = your word is here
pictomania-stand-new = new

## Getting ready

pictomania-ready = Ready
pictomania-ready-asks = Do you know all the words?
pictomania-ready-unknown = A word I don’t know
# Variables: $letter
pictomania-ready-sure = Replace card { $letter }? Then everybody reads again.
pictomania-ready-keep = Keep it
pictomania-ready-replace = Replace it
# Variables: $letter
pictomania-ready-again = A new card at { $letter }: please read it
# Variables: $count
pictomania-ready-left =
    { $count ->
        [0] No more cards can be replaced in this round
        [one] { $count } more card can be replaced in this round
       *[other] { $count } more cards can be replaced in this round
    }
pictomania-manners-meaning = Draw what the word means
pictomania-manners-letters = no letters or digits
pictomania-manners-parts = no parts of the word
pictomania-manners-place = no arrows to its place
pictomania-manners-talk = no talking about it
# Above them are a letter, a number and the word
pictomania-dealt-own = Your word. Pencils up!
pictomania-dealt = Pencils up!

## The review

pictomania-review = The drawings and their words
pictomania-review-drawings = All drawings
pictomania-review-all = Show all
pictomania-review-asks = Is every drawing all right?
pictomania-review-confess = I drew another word
pictomania-review-confess-sure = Own up? Then no guess on your drawing counts, your tokens are subtracted, and your black token is gone.
pictomania-review-confess-do = Own up
# Variables: $asked
pictomania-review-agree =
    { $asked ->
        [yes] I agree
       *[no] This breaks the rules…
    }
# Variables: $all (how many have to agree)
pictomania-review-agree-sure = Letters, digits or a clue to its place? If everyone but the artist ({ $all } players) agrees, the drawing doesn’t count.
# Variables: $asked
pictomania-review-agree-do =
    { $asked ->
        [yes] It should not count
       *[no] Propose it
    }
pictomania-review-leave = Leave it
# Variables: $count, $all, $names
pictomania-review-agreed = Should not count: { $count } of { $all } ({ $names })
# Variables: $why (confessed, agreed)
pictomania-review-void =
    { $why ->
        [confessed] It shows another word, so it doesn’t count. The guesses on it go back.
       *[agreed] Everyone else agrees: it doesn’t count. The guesses on it go back.
    }

## The count

# Who has put the latest card there. Variables: $who, $name, $number, $stars
pictomania-count-right =
    { $who ->
        [you] You guessed { $number }: right! { pictomania-stars }
       *[other] { $name } guessed { $number }: right! { pictomania-stars }
    }
# Variables: $who, $name, $number, $stars
pictomania-count-wrong =
    { $who ->
        [you] You guessed { $number }: wrong
       *[other] { $name } guessed { $number }: wrong
    }
# Variables: $who, $name, $number, $stars
pictomania-count-back =
    { $who ->
        [you] You guessed { $number }. The card goes back
       *[other] { $name } guessed { $number }. The card goes back
    }
pictomania-count-none = Nobody guessed here
pictomania-count-guesses = Guesses, in order
# Variables: $count
pictomania-count-middle =
    { $count ->
        [one] { $count } wrong guess
       *[other] { $count } wrong guesses
    }
# Variables: $who, $name, $wrong
pictomania-count-sheep =
    { $who ->
        [you] You are the black sheep: { $wrong } wrong
       *[other] The black sheep is { $name }: { $wrong } wrong
    }
pictomania-count-no-sheep = No black sheep this time
# Variables: $round
pictomania-count-sums = The stars of round { $round }
pictomania-count-before = Back
pictomania-sums = Stars, line by line
pictomania-sums-who = Player
pictomania-sums-won = Guesses
pictomania-sums-black = Black token
pictomania-sums-left = Own tokens
pictomania-sums-score = Round
pictomania-sums-total = Total
pictomania-sums-back = given back
pictomania-sums-none = no black token
# Variables: $stars, $written (the same with a true minus)
pictomania-total =
    { $stars ->
        [one] { $written } star
       *[other] { $written } stars
    }

## Between two rounds

# Variables: $round
pictomania-scores = After round { $round }
pictomania-scores-again = Replay the scoring
pictomania-scores-asks = On to the next round?
pictomania-scores-next = Next round
pictomania-levels = Still to come
# Variables: $round
pictomania-levels-of = Level of round { $round }

## The vote and the gallery

pictomania-vote = Which drawing is best?
pictomania-vote-asks = Choose the best drawing
pictomania-vote-for = This is the best!
pictomania-vote-none = No vote
pictomania-vote-yours = your vote
pictomania-vote-sums = The stars
# Variables: $count
pictomania-finest =
    { $count ->
        [one] The best drawing
       *[other] The best drawings
    }
# Variables: $count
pictomania-finest-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
pictomania-gallery = The gallery
# Variables: $count
pictomania-gallery-open =
    { $count ->
        [one] The gallery: { $count } drawing
       *[other] The gallery: { $count } drawings
    }
pictomania-picture-again = Replay the drawing
# Variables: $kind (PNG, SVG)
pictomania-save = Save as { $kind }
# Beneath a saved drawing. Variables: $name, $round
pictomania-save-caption = { $name }, round { $round }

## What things are

# Variables: $letter, $theme
pictomania-explain-card-title = Card { $letter }: { $theme }
pictomania-explain-card = Seven words that are easy to confuse. A player with this letter draws one of them. A guess names only the number.
pictomania-explain-own-title = A player’s own token: { pictomania-stars }
pictomania-explain-own = Right guesses win the artist’s tokens, the best one first. What nobody wins is subtracted from the artist’s stars.
pictomania-explain-black-title = A black token: { pictomania-stars }
pictomania-explain-black = For finishing early. It adds its stars if someone guessed your drawing. The black sheep subtracts it.
pictomania-explain-sheep = The player with more wrong guesses than anyone else. Their black token is subtracted.
pictomania-explain-sum-won = Stars on the tokens that your right guesses have won.
pictomania-explain-sum-black = Added, but for the black sheep subtracted. If nobody guessed your drawing, or it doesn’t count, you give it back.
pictomania-explain-sum-left = Stars on your own tokens that nobody has won: they are subtracted.
pictomania-explain-sum-score = What this round comes to.
pictomania-explain-sum-total = All rounds so far.

## How to play: an example, keys

# A theme and seven words
pictomania-guide-card = Cats: lion, lynx, house cat, panther, tiger, cheetah, puma
pictomania-keys-title = With the keyboard
pictomania-keys =
    R: ready. Left and right: from card to card, and from drawing to drawing in the review.
    S, Enter or Space: skip what is being shown. Esc: close.
    ?: what is this?

## A first game

pictomania-coach-ready = Read the cards: one of these words will be yours to draw.
pictomania-coach-draw = Draw your word. Everybody sees your sheet; only you know the word.
pictomania-coach-guess = Know a word? Tap that sheet, then the number. Your drawing ends then.
pictomania-coach-token = No more guesses? Take a black token before the others do.
pictomania-coach-review = Did you draw another word by mistake? Say so now.
pictomania-coach-scores = The earlier you guess right, the better the token you win.
pictomania-coach-sheep = Most wrong guesses: the black sheep. Its token is subtracted.
pictomania-coach-vote = Vote for another player’s best drawing, just for the honour.

# The pencils

pictomania-board-pencil-vermilion = Vermilion
pictomania-board-pencil-sea = Sea blue
pictomania-board-pencil-moss = Moss green
pictomania-board-pencil-wisteria = Wisteria
pictomania-board-pencil-clay = Clay
pictomania-board-pencil-ink = Ink

## The decks

pictomania-words-no-side = This is not a side of a card. Write: the card’s number, a theme, a colon, seven words separated by commas.
# Variables: $count
pictomania-words-not-seven = A side has seven words, but this one has { $count }.
# Variables: $theme, $most
pictomania-words-long-theme = The theme “{ $theme }” is longer than { $most } characters.
# Variables: $word
pictomania-words-no-word = “{ $word }” is not a word: it is empty, or has a space, a comma or a colon too many.
# Variables: $word, $most
pictomania-words-long-word = “{ $word }” is longer than { $most } characters.
# Variables: $word
pictomania-words-digit = “{ $word }” has a digit, and digits may not be drawn.
# Variables: $word
pictomania-words-mixed-letters = “{ $word }” mixes Latin and Cyrillic letters.
# Variables: $word
pictomania-words-unseen = “{ $word }” contains an invisible character. Type it again.
# Variables: $word, $where
pictomania-words-twice = “{ $word }” already appears: { $where }.
# Variables: $word
pictomania-words-twice-here = “{ $word }” appears twice on this side.
# Variables: $count, $wanted
pictomania-words-sides = Sides in this level: { $count } instead of { $wanted }.
# Variables: $card, $wanted
pictomania-words-order = Card { $card } stands where card { $wanted } should: each has two sides, one after the other.
# Variables: $word, $where
pictomania-words-same = “{ $word }” is the same in another language ({ $where }). Translate it, or put it into same.txt.
pictomania-words-no-such-file = A deck is a file such as en/green.txt: a folder named by its language; a file green, yellow, orange or red.
# Variables: $language, $levels, $least
pictomania-words-few = “{ $language }” cannot be chosen yet: it needs { $least } cards at each level, and has fewer at { $levels }.

## How bots draw

# Variables: $piece
pictomania-recipe-unreadable = “{ $piece }” cannot be read. Write for example: chicken@50,40*60~10
# Variables: $name, $near
pictomania-recipe-no-picture = There is no picture or mark “{ $name }”. Nearest: { $near }.
# Variables: $piece
pictomania-recipe-points = “{ $piece }” needs points, for example: line(10,20 80,90). A stick has 6 or 10 of them.
# Variables: $piece
pictomania-recipe-no-points = “{ $piece }” is placed with @ and *, and has no points.
# Variables: $piece, $count
pictomania-recipe-parts = “{ $piece }” names strokes that are not there: it has { $count }.
# Variables: $piece
pictomania-recipe-outside = “{ $piece }” does not fit on the sheet, which goes from 0 to 100.
# Variables: $count, $most
pictomania-recipe-strokes = This makes { $count } strokes. A recipe has 1 to { $most }.
# Variables: $word, $wanted
pictomania-recipe-order = “{ $word }” is here instead of “{ $wanted }”: the order is that of the English words.
# Variables: $line
pictomania-recipe-alike = This is drawn like the word in line { $line }, on the same side.

## What its bots are like, by their faces

pictomania-character-tanuki = Ink on the whiskers, and not a bit ashamed.
pictomania-character-usagi = Both ears up before the clock starts.
pictomania-character-neko = Chases the pencil when nobody is looking.
pictomania-character-tengu = Would like to sign every picture twice.
pictomania-character-kitsune = Smiles as if it had known the word all along.
pictomania-character-kappa = Keeps the brush water in the bowl on its head.
