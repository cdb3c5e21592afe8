### What all boards say alike.

## Seats

play-seats = Players
play-you = you
play-bot = bot
# Variables: $level
play-bot-level = bot, { $level }
play-bot-plays = away, bot playing
play-bot-instead = bot playing
play-away = away
# Variables: $name
play-meet = { $name } at this table
play-left = has left
play-gave-up = gave up
play-again = one more!
play-on-turn = whose turn it is
play-answers = may answer

## Whose turn it is

play-your-turn = Your turn
# Variables: $name
play-turn = { $name } is thinking…
# Variables: $name
play-turn-away = { $name } is away
# Variables: $name (a player for whom a bot plays)
play-turn-bot = A bot is playing for { $name }…
# Variables: $names (several at once)
play-turns = Waiting for: { $names }
play-bots-act = Waiting for the bots
play-deserted = All players are away. The game waits for them.
# Variables: $names, $count
play-may-answer =
    { $count ->
        [1] { $names } may answer
       *[other] May answer: { $names }
    }
play-you-may-answer = You may answer
play-sending = One moment…
play-skip = Continue
play-close = Close
# Puts a line of coaching away for ever
play-coach-dismiss = got it
play-stopped = The game was ended without a result
play-over = The game is over
play-you-win = You win!
# You among several. Variables: $names (of all of them)
play-you-share = You share first place: { $names }
# Variables: $names, $count (how many winners)
play-winners =
    { $count ->
        [one] { $names } wins
       *[other] First place is shared: { $names }
    }
play-paused = The game is paused.
play-archived = In the archive: nobody has been here for a long time.
play-go-on = Resume the game

## Looking on

play-watching = You are watching.
play-watching-late = You are watching: all seats are taken. You can sit down when the game is over.

## Time

# Variables: $seconds
play-time-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
# How long a player may think. Variables: $when (Thursday 18:00), $count
play-clock-own = Your time
play-clock-until = until { $when }
play-clock-late = 
    { $count ->
        [one] Less than { $count } second left
       *[other] Less than { $count } seconds left
    }
# Variables: $minutes
play-minutes-left =
    { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
play-time-stands = The clock is stopped

## Options and posters of games without words of their own

play-yes = Yes
play-no = No
play-none = None
# Variables: $least, $most
play-players = { $least }–{ $most } players
play-no-guide = This game comes without a rules page. Ask the person who installed it.

## The plain board

play-plain-other = Another action
play-plain-json = An action, as JSON
play-plain-send = Play
play-plain-unreadable = That is not valid JSON. Correct it and try again.

## Bots: how strong they are, and what they are like

play-level-random = random
play-level-random-words = Plays any legal move.
play-level-novice = novice
play-level-novice-words = A beginner like many of us: forgets, believes too much, grabs the big card.
play-level-club = club player
play-level-club-words = Plays soundly and gives little away.
play-level-expert = expert
play-level-expert-words = Remembers, calculates and looks ahead. Takes a moment to think.
play-character-tanuki = Keeps an inn, and has never been in a hurry.
play-character-usagi = Up before everyone else, and glad that you came.
play-character-neko = Believes nothing that it has not sniffed at.
play-character-tengu = Proud of that nose, and never one to step back.
play-character-kitsune = Laughs before you have found the joke.
play-character-kappa = Polite to the last drop, and as deep as a pond.
