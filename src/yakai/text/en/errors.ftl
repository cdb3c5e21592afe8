### What can go wrong: what happened, and what now.

## Games and tables

# Variables: $game, $known
no-such-game = There is no game called “{ $game }” here. Installed: { $known }.
# Variables: $game, $version, $newest
no-such-rules-version = This record of “{ $game }” follows rules version { $version }, which this program does not have (its newest is { $newest }). A newer release may read it.
# Variables: $bot, $known
no-such-bot = There is no bot called “{ $bot }”. There are: { $known }.
# Variables: $game, $seats, $least, $most
wrong-number-of-seats = “{ $game }” cannot be played by { $seats }: it takes { $least } to { $most } players.
# Variables: $game, $why
option-is-wrong = An option of “{ $game }” is wrong: { $why }.
# Variables: $seat, $seats
no-such-seat = There is no seat { $seat }: this table has { $seats }, counted from 0.

## Playing

# Variables: $game, $action
not-an-action-of-this-game = “{ $action }” is no action of “{ $game }”.
not-your-turn = It is not your turn. Wait until it comes round.
game-is-over = The game is over, nothing more can be played.
# Variables: $timer
no-such-timer = The timer “{ $timer }” is not running.
cannot-undo = That cannot be taken back: something has been shown, drawn or played since.
already-conceded = You have already given up.
no-chance-is-pending = nothing is left to chance at this point

## Records of games

# Variables: $line, $why
log-has-no-header = This is no record of a game: line { $line } should say which game it is ({ $why }).
# Variables: $format, $known
log-format-is-unknown = This record has format { $format }; this program reads format { $known }. A newer release may read it.
# Variables: $line, $why
log-line-is-damaged = The record is damaged in line { $line }: { $why }.
log-is-empty = The record is empty.
# Variables: $line
log-is-cut-off = The record is cut off in line { $line }: the rest is missing.
log-result-is-wrong = the result does not follow from the game
# Variables: $line, $why
log-line-could-not-happen = The record is damaged: line { $line } could not have happened ({ $why }).
