### What can go wrong: what happened, and what now.

## Games and tables

# Variables: $game, $known
no-such-game = There is no game called “{ $game }” here. Installed: { $known }.
# Variables: $game, $version, $newest
no-such-rules-version = This record of “{ $game }” follows rules version { $version }, which this program does not have (its newest is { $newest }). A newer release may read it.
# Variables: $bot, $known
no-such-bot = There is no bot called “{ $bot }”. There are: { $known }.
# Variables: $game, $seats, $least, $most, $only (yes: $least is $most)
wrong-number-of-seats =
    { $only ->
        [yes] “{ $game }” cannot be played by { $seats }: it takes { $least } players.
       *[no] “{ $game }” cannot be played by { $seats }: it takes { $least } to { $most } players.
    }
# Variables: $game, $option
option-is-wrong = “{ $option }” is no option of “{ $game }”, or cannot be so. Choose another value.
# Variables: $game
options-cannot-be-read = The options of “{ $game }” cannot be read.
# Variables: $game, $option, $value, $least, $most
option-is-out-of-range = “{ $option }” of “{ $game }” cannot be { $value }. It takes { $least } to { $most }.
# Variables: $seats
no-such-seat = There is no such seat: this table has { $seats }.

## Playing

# Variables: $game, $action
not-an-action-of-this-game = “{ $action }” is no action of “{ $game }”.
# Variables: $field, $value
value-is-outside-its-kind = { $value } cannot be the “{ $field }” of a move.
not-your-turn = Not now: others are to act.
game-is-over = The game is over, nothing more can be played.
game-is-paused = The game is paused. Let it go on first.
# Variables: $timer
no-such-timer = The timer “{ $timer }” is not running.
cannot-undo = That cannot be taken back: something has been shown, drawn or played since.
cannot-undo-shown = That cannot be taken back: a card that not everybody could see was played, looked at or put back.
cannot-undo-nothing = You have nothing to take back yet: you have not played.
cannot-undo-final = By the rules such a move cannot be taken back.
already-conceded = You have already given up.
no-chance-is-pending = nothing is left to chance at this point

## What any game’s rules may say

# The table's option. Variables: $place, $seats
no-such-first-player = Seat { $place } cannot begin: this table has { $seats } seats. Choose one of them, or leave it to chance.
# Damaged logs
outcome-does-not-fit = chance gives something that cannot come here
wrong-number-of-cards = the deal has the wrong number of cards
# Variables: $place
wrong-first-player = seat { $place } cannot begin
# Variables: $card
card-is-not-in-the-deck = the card “{ $card }” is not in the deck

## At a table
## $place counts seats from 1

no-such-table = There is no table at this address. Check the link, or open a new table.
host-only = Only the host of this table can do that.
# Variables: $place
seat-is-taken = Somebody already sits on seat { $place }. Choose another one.
# Variables: $place
seat-is-open = Nobody sits on seat { $place }.
not-seated = You have no seat at this table. Take an open one first.
not-your-seat = Seat { $place } is not yours.
each-needs-a-screen = In this game several act at once: each needs a screen of their own.
curtain-is-down = The curtain is down. Lift it first.
game-is-running = The game is on: seats and settings can be changed when it is over.
no-game-is-running = The game has not begun yet.
seat-cannot-be-finished = In this game nobody’s part can be ended for them.
bot-finishes-itself = A bot plays there: it finishes by itself.
# Variables: $seconds
seat-is-not-idle = They have done something within the last { $seconds } seconds. Give them a little more time.
bot-plays-for-you = A bot plays for you. Take your seat back first.
nobody-is-away = Nobody is away from that seat.
game-is-not-over = The game is still on. Play again when it is over.
another-game-began = A new game has begun meanwhile; that move was for the last one.
clock-cannot-be = Nobody could play by such a clock.
patience-cannot-be = A table can wait for up to { $most } seconds.
no-notices-here = This server sends no notices.
notice-address-is-wrong = That is no address that can be written to.
code-is-wrong = That is not the code that was sent there.
notice-cannot-be-sent = Nothing could be sent there. Try again later.
setting-is-no-template = { $setting } needs an address as Apprise knows it, with the word address in curly brackets where a person’s own goes.
colour-is-taken = Somebody else has this colour. Choose another one.
no-such-colour = This game has no such colour.
only-open-seats-can-go = Somebody sits there. Only open seats can be taken away.
only-watching = You came by the spectators’ link and can only watch. To play, ask for the invitation.
# Variables: $game
talk-is-silent = Not now: “{ $game }” is played without words for the moment.
talk-is-for-players = The host lets only players talk at this table.
talk-is-closed = The host has closed the talk at this table.
# Variables: $most
remark-is-wrong = That cannot be said. Write 1 to { $most } characters.
# Variables: $game
no-hints-in-this-game = In “{ $game }” there are no hints.
no-hints-among-people = There are hints only in games against bots alone.
hint-is-late = The game has moved on: that hint would come too late.
hint-is-to-wait = It is best just to wait here.
# Variables: $game
no-afterthoughts-in-this-game = “{ $game }” has nothing to tell about what was thought.
game-is-not-over-to-look-back = What was thought can be told when the game is over.
# Variables: $most
name-is-wrong = This name won’t do. Choose one of 1 to { $most } characters.
# Variables: $game
action-cannot-be-read = That is no move of “{ $game }”. Reload the page and try again.
# Variables: $why
table-log-is-damaged = This table cannot be read any more: { $why }.
table-is-damaged = This table cannot be read any more, and the server’s log says why. Other tables are not affected.
store-is-unavailable = That cannot be saved just now, and nothing has changed. Try again in a moment.

## The connection

message-cannot-be-read = The server does not understand this message. Reload the page.
# Variables: $most
message-is-too-large = This message is too large: no more than { $most } bytes.
too-fast = That was too much at once. Wait a moment and try again.
too-many-lines = Yakai is open in too many of your windows. Close some and load this page again.
# Variables: $most
too-many-tables = Too many new tables: no more than { $most } an hour. Try again later.
# Variables: $most
too-many-tables-from-here = Too many new tables from your network: no more than { $most } an hour. Try again later.
# Variables: $most
too-many-guests = Too many new guests from your network: no more than { $most } an hour. Try again later.
metrics-are-private = These figures are for whoever keeps the server: ask from the machine itself, or name yours in YAKAI_METRICS.
foreign-origin = This request comes from another site and is not answered. Open the page of this server itself.
# Variables: $host
unknown-host = This server is not called “{ $host }”. If it is yours, name its address in YAKAI_ADDRESSES and start it again.
server-is-restarting = The server is restarting and will be back in a moment. Nothing is lost.
connection-is-too-slow = The connection does not keep up. Reconnecting brings you back to the table.
something-went-wrong = Something went wrong on the server. Try again; if it stays so, tell the host.
page-not-found = There is nothing at this address.
method-not-allowed = This address cannot be used that way.
request-is-wrong = The server does not understand this request.

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
match-has-no-beginning = This game began in the middle, so there is no record of the whole to keep.
log-result-is-wrong = the result does not follow from the game
# Variables: $line, $why
log-line-could-not-happen = The record is damaged: line { $line } could not have happened ({ $why }).
