### The life of a table: who comes in and who goes, late friends, votes, finished games.

## Who may come in

life-not-in = You can’t come in
banned-from-table = The host has banned you from this table. Try another table, or open one of your own.
turned-out = The host has removed you from this table.
table-is-locked = The host is not letting anyone new in at the moment. Ask them, or come back later.
watching-is-off = The host does not allow spectators at this table.
table-is-closed = The person who runs this server has closed this table. Try another table, or open one of your own.
table-is-unlisted = This table cannot be listed: the person who runs this server took it off the list. Your links still work.
person-is-not-here = This person is no longer at the table.
host-must-sit = Only a player with a seat can be the host.
host-cannot-be-turned-out = The host cannot be removed. Hand the table over first.
# Variables: $game
host-waits-for-silence = Not now: while “{ $game }” is played in silence, nothing can be changed that the others would notice.

## Late friends, and votes

you-have-played-this-game = You have seen this game from another seat. Wait for the next one.
seat-request-is-over = They are no longer asking for this seat.
you-were-not-there = Only those who played this game can do that.

## What is said to all
# Variables: $name, $who (you, other)

table-news-host = { $who ->
    [you] You are the host now
   *[other] { $name } is the host now
}
table-news-link = The links are new: the old ones no longer work
table-news-locked = The table is locked: nobody new can come in
table-news-unlocked = The table is open again to anyone with the link
table-news-unlisted = The person who runs this server has taken the table off the list of open tables. Your links still work
table-news-watching = Spectators can watch now
table-news-unwatched = Spectators can’t watch any more
# Variables: $name
table-news-turned-out = The host has removed { $name } from the table
# Variables: $name
table-news-banned = The host has banned { $name } from the table
table-news-declined = The seat stays with the bot
table-news-plays-on = { $who ->
    [you] You would rather play on
   *[other] { $name } would rather play on
}

## The host's sheet

life-host = host
life-table = Table and guests
life-table-words = Who is here, who may come in, new links
life-people = Who is here
life-alone = Nobody else is here.
life-by-link = came by invitation
life-looks-on = watching
life-banned = cannot come back
life-let-in = Let in again
life-make-host = Hand the table over
life-make-host-words = They become the host.
life-turn-out = Remove from the table
life-turn-out-words = They can come back with the link.
life-turn-out-playing = A bot takes over for them. They can come back with the link.
life-ban = Ban from the table
life-ban-words = They cannot come back from that browser. New links keep them out of any other, too.
life-mute-words = You won’t see their messages. The others won’t notice.
life-unmute-words = You will see their messages again.
life-call-words = They are away. A bot plays for them once everyone here agrees.
life-back = Back
life-invite = Invite a friend
life-invite-words = A code and a link for joining mid-game
life-invite-bot = A guest can ask for a bot’s seat. You decide.
life-invite-full = There are no bots here: a guest can watch, and sit down after the game.
life-invite-locked = The table is locked. Unlock it first.
life-admission = Who may come in
life-lock = Lock the table
life-lock-yes = Nobody new can come in
life-lock-no = Anyone with a link can come in
life-watching = Allow spectators
life-watching-yes = With the spectators’ link, on a big screen, or without a seat
life-watching-no = Only the players see the game; a big screen stays dark
life-concede = Giving up ends the game
life-concede-yes = If a player gives up, the game ends
life-concede-no = A bot takes over for a player who gives up
life-renew = New links
life-renew-words = The old ones stop working. Everyone at the table stays.

## Late friends
# Variables: $name, $bot

life-late = You can still join in
life-late-deserted = All players are away, but you can join in
# Variables: $bot, $count (how many bots there are)
life-late-ask = { $count ->
    [1] Take { $bot }’s seat
   *[other] Take a bot’s seat
}
life-late-whom = Which bot’s seat do you want?
life-seat-request = { $name } would like { $bot }’s seat
life-seat-request-yes = Let them
life-seat-request-no = No
# Variables: $bot
life-seat-request-waits = Asking whether you may take { $bot }’s seat
life-seat-request-withdraw = Never mind
# Variables: $names
life-unwatched = Playing: { $names }. You can sit down when the game is over.

## To pause a game

life-pause-words = The game pauses once everyone agrees. Anyone can resume it.
life-asked = A question for you
life-agreed = Waiting for the others
life-pausing-yes = Pause
# Variables: $names, $count
life-pausing = { $count ->
    [one] { $names } would like a pause
   *[other] { $names } would like a pause
}
# Variables: $names
life-pausing-waits = You agree to a pause. Waiting for: { $names }

## To end a game

life-stop = End the game
life-ending-yes = End it
life-stop-sure = End without a result?
life-stop-words = The game ends once all players agree. Nobody wins.
life-stop-alone = The game ends at once. Nobody wins.
life-stop-ask = Ask the others
# Variables: $names, $count
life-ending = { $count ->
    [one] { $names } would like to end the game without a result
   *[other] { $names } would like to end the game without a result
}
# Variables: $names
life-ending-waits = You agree to end the game. Waiting for: { $names }
life-give-up-ends = The game ends, and all the others share the win.

## What a player has played

life-history = My games
life-history-empty = You have not finished a game here yet.
life-archive = In the archive
life-archive-words = Nobody has played these games for a long time, so they are in the archive. You can resume any of them where it stopped.
# Variables: $day
life-archive-last = Last move: { $day }
life-take-up = Resume
life-record = A finished game
life-no-record = No such game
life-no-record-words = There is no finished game at this address, or its players keep it to themselves.
life-earlier = Earlier games
life-gave-up = gave up
life-gave-up-bot = gave up, a bot played on
life-log-text = Download as text
life-log-file = Download for replay
life-its-table = To the table
life-record-link = Copy the link
life-record-open = Others may see it
life-record-open-yes = Anyone with the link sees the result and the log
life-record-open-no = Only those who played see it
life-name-waits = Your new name is saved. One of your tables is playing in silence: your name changes there afterwards.
