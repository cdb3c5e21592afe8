### What can go wrong: what happened, and what now.

## Games and tables

# Variables: $game, $known
no-such-game = There is no game called “{ $game }” here. Installed: { $known }.
# Variables: $game, $version, $newest
no-such-rules-version = This record of “{ $game }” follows rules version { $version }, which this program does not have (its newest is { $newest }). A newer release may read it.
# Variables: $bot, $known
no-such-bot = There is no bot called “{ $bot }”. Available: { $known }.
# Variables: $game, $seats, $least, $most, $only (yes: $least is $most)
wrong-number-of-seats =
    { $only ->
        [yes] “{ $game }” is a game for { $least } players, not { $seats }.
       *[no] “{ $game }” is a game for { $least } to { $most } players, not { $seats }.
    }
# Variables: $game, $option
option-is-wrong = “{ $game }” has no option “{ $option }”, or it cannot have this value. Choose another value.
# Variables: $game
options-cannot-be-read = The options of “{ $game }” cannot be read.
# Variables: $game, $option, $value, $least, $most
option-is-out-of-range = “{ $option }” of “{ $game }” cannot be { $value }. It takes { $least } to { $most }.
# Variables: $seats
no-such-seat = There is no such seat: this table has { $seats }.

## Playing

# Variables: $game, $action
not-an-action-of-this-game = “{ $action }” is not an action of “{ $game }”.
# Variables: $field, $value
value-is-outside-its-kind = { $value } cannot be the “{ $field }” of a move.
not-your-turn = Not now: it is not your turn.
game-is-over = The game is over: no more moves can be played.
game-is-paused = The game is paused. Resume it first.
# Variables: $timer
no-such-timer = The timer “{ $timer }” is not running.
cannot-undo = This move cannot be taken back: something has been shown, drawn or played since.
cannot-undo-shown = This move cannot be taken back: it played, looked at or put back a card that some players could not see.
cannot-undo-nothing = There is nothing to take back yet: you have not moved.
cannot-undo-final = By the rules this kind of move cannot be taken back.
already-conceded = You have already given up.
no-chance-is-pending = nothing is left to chance at this point

## What any game’s rules may say

# The table's option. Variables: $number, $seats
no-such-first-player = Seat { $number } cannot begin: this table has { $seats } seats. Choose one of them, or leave it to chance.
# Damaged logs
outcome-does-not-fit = chance cannot give this here
wrong-number-of-cards = the deal has the wrong number of cards
# Variables: $number
wrong-first-player = seat { $number } cannot begin
# Variables: $card
card-is-not-in-the-deck = the card “{ $card }” is not in the deck

## At a table
## $number counts seats from 1

no-such-table = There is no table at this address. Check the link, or open a new table.
host-only = Only the host of this table can do that.
# Variables: $number
seat-is-taken = Seat { $number } is already taken. Choose another one.
# Variables: $number
seat-is-open = Seat { $number } is empty.
not-seated = You have no seat at this table. Take an open one first.
not-your-seat = Seat { $number } is not yours.
each-needs-a-screen = In this game everyone plays at once: each player needs their own screen.
curtain-is-down = The curtain is closed. Open it first.
game-is-running = The game is in progress: seats and settings can be changed once it is over.
no-game-is-running = The game has not begun yet.
seat-cannot-be-finished = In this game you cannot finish for another player.
bot-finishes-itself = A bot is playing there: it will finish by itself.
# Variables: $seconds
seat-is-not-idle = 
    { $seconds ->
        [one] This player did something within the last { $seconds } second. Give them a little more time.
       *[other] This player did something within the last { $seconds } seconds. Give them a little more time.
    }
bot-plays-for-you = A bot is playing for you. Take your seat back first.
player-is-not-away = The player in that seat is not away.
game-is-not-over = The game is still in progress. You can play again when it is over.
another-game-began = A new game has begun; this move was for the previous one.
clock-cannot-be = No game can be played with this clock. Choose other times.
patience-cannot-be = A table can wait for { $most } seconds at most.
no-notices-here = This server sends no notifications.
notice-address-is-wrong = That doesn’t look like a valid address.
code-is-wrong = That is not the code we sent.
notice-cannot-be-sent = Couldn’t send anything to this address. Try again later.
setting-is-no-template = { $setting } needs an Apprise URL, with the word address in curly brackets in place of the player’s address.
colour-is-taken = Another player has this colour. Choose another one.
no-such-colour = This game has no such colour.
only-open-seats-can-go = That seat is taken. Only open seats can be removed.
only-watching = You opened the spectators’ link, so you can only watch. To play, ask for an invitation.
# Variables: $game
talk-is-silent = Not now: “{ $game }” is being played in silence.
talk-is-for-players = At this table the host lets only players talk.
talk-is-closed = The host has turned talk off at this table.
# Variables: $most
remark-is-wrong = This message cannot be sent. Write 1 to { $most } characters.
# Variables: $game
no-hints-in-this-game = There are no hints in “{ $game }”.
no-hints-among-people = Hints only work when all other players are bots.
hint-is-late = The game has moved on: this hint comes too late.
hint-is-to-wait = The best thing here is to wait.
# Variables: $game
no-afterthoughts-in-this-game = “{ $game }” has no reasoning to show.
game-is-not-over-to-look-back = You can see the reasoning once the game is over.
# Variables: $most
name-is-wrong = This name won’t do. Choose one of 1 to { $most } characters.
# Variables: $game
action-cannot-be-read = That is not a move in “{ $game }”. Reload the page and try again.
# Variables: $batch, $line, $why
table-log-is-damaged = This table’s log is damaged in batch { $batch }, line { $line }: { $why }.
# Variables: $why
table-log-has-a-gap = This table’s log is damaged: { $why }.
# Variables: $batch, $line, $why
table-log-is-unknown = This table’s log needs another version of Yakai. Batch { $batch }, line { $line }: { $why }.
table-is-damaged = This table can no longer be read; the server’s log says why. Other tables are not affected.
table-version-is-unknown = This table was played with a version of Yakai or of a game that this server does not have. Ask the person who runs the server to update it.
store-is-unavailable = This cannot be saved right now, and nothing has changed. Try again in a moment.

## The connection

message-cannot-be-read = The server does not understand this message. Reload the page.
# Variables: $most
message-is-too-large = This message is too large: the limit is { $most } bytes.
too-fast = Too many requests at once. Wait a moment and try again.
too-many-connections = You have Yakai open in too many windows. Close some and reload this page.
# Variables: $most
too-many-tables = Too many new tables: the limit is { $most } an hour. Try again later.
# Variables: $most
too-many-tables-from-here = Too many new tables from your network: the limit is { $most } an hour. Try again later.
# Variables: $most
too-many-guests = Too many new guests from your network: the limit is { $most } an hour. Try again later.
metrics-are-private = These figures are only for the person who runs the server. Request them on the server itself, or add your address to YAKAI_METRICS.
foreign-origin = This request comes from another site and was refused. Open this server’s own page.
# Variables: $host
unknown-host = This server does not know the name “{ $host }”. If the server is yours, add this address to YAKAI_ADDRESSES and restart it.
# Variables: $host
host-is-malformed = This request names its server as “{ $host }”, which is not a valid name or port.
server-is-restarting = The server is restarting and will be back in a moment. Nothing is lost.
connection-is-too-slow = Your connection cannot keep up. Reconnecting brings you back to the table.
something-went-wrong = Something went wrong on the server. Try again; if it happens again, tell the person who runs it.
page-not-found = There is nothing at this address.
method-not-allowed = This address cannot be used that way.
request-is-wrong = The server does not understand this request.

## Records of games

# Variables: $line, $why
log-has-no-header = This is not a record of a game: line { $line } should say which game it is ({ $why }).
# Variables: $format, $known
log-format-is-unknown = This record has format { $format }; this program reads format { $known }. A newer release may read it.
# Variables: $line, $why
log-line-is-damaged = The record is damaged in line { $line }: { $why }.
# Variables: $type, $line
log-entry-is-unknown = Line { $line } has an entry of type “{ $type }”, which this program does not know. A newer release may read it.
log-is-empty = The record is empty.
# Variables: $line
log-is-cut-off = The record is cut off in line { $line }: the rest is missing.
match-has-no-beginning = This game was started from the middle, so there is no full record of it.
log-result-is-wrong = the result does not follow from the game
# Variables: $line, $why
log-line-could-not-happen = The record is damaged: line { $line } could not have happened ({ $why }).
