### The life of a table: who comes in and who goes, late friends, votes, finished games.

## Who may come in

life-not-in = You cannot come in
banned-from-table = The host of this table does not want you here any more. There are other tables, or open one of your own.
turned-out = The host has asked you to leave this table.
table-is-locked = The host lets nobody new in at the moment. Ask them, or come back later.
watching-is-off = The host lets nobody look on at this table.
nobody-like-that = There is nobody like that at this table any more.
host-must-sit = Only somebody who sits at the table can be its host.
host-cannot-be-turned-out = The host cannot be turned out. Hand the table over first.
# Variables: $game
host-waits-for-silence = Not now: while “{ $game }” is played without words, nothing that others would notice is changed.

## Late friends, and votes

you-have-played-this-game = You have seen this game from another seat. Wait for the next one.
nobody-asks-any-more = They do not ask for this seat any more.
you-were-not-there = Only those who played this game can do that.

## What is said to all
# Variables: $name, $who (you, other)

table-news-host = { $who ->
    [you] You run this table now
   *[other] { $name } runs this table now
}
table-news-link = The links are new: the old ones do not work any more
table-news-locked = Nobody new can come in now
table-news-unlocked = Whoever has the link can come in again
table-news-watching = Others may look on now
table-news-unwatched = Nobody may look on now
# Variables: $name
table-news-turned-out = { $name } had to leave the table
# Variables: $name
table-news-banned = { $name } had to leave the table for good
table-news-declined = The host would rather leave the seat to the bot
table-news-plays-on = { $who ->
    [you] You would rather play on
   *[other] { $name } would rather play on
}

## The host's sheet

life-host = host
life-table = Table and guests
life-table-words = Who is here, who may come in, new links
life-people = Who is here
life-nobody = Nobody else is here.
life-by-link = came by the invitation
life-looks-on = looks on
life-banned = cannot come back
life-let-in = Let in again
life-make-host = Hand the table over
life-make-host-words = From then on they are the host.
life-turn-out = Remove from the table
life-turn-out-words = Whoever has the link can come back.
life-turn-out-playing = A bot plays on for them. Whoever has the link can come back.
life-ban = Ban from the table
life-ban-words = They cannot come back from that browser. New links keep out whoever tries another.
life-mute-words = You do not see what they write. Nobody else notices.
life-unmute-words = You see again what they write.
life-call-words = They are away. A bot plays for them once all who are here agree.
life-back = Back
life-invite = Invite a friend
life-invite-words = A code and a link to come in during the game
life-invite-bot = Whoever comes in can ask for a bot's seat. You decide.
life-invite-full = There is no bot here: whoever comes in can look on, and sit down after the game.
life-invite-locked = The table is locked. Unlock it first.
life-doors = Who may come in
life-lock = Lock the table
life-lock-yes = Nobody new can come in
life-lock-no = Whoever has a link can come in
life-watching = Others may look on
life-watching-yes = By their own link, on a big screen, or without a seat
life-watching-no = Only those who play see the game; a big screen is dark
life-concede = Giving up ends the game
life-concede-yes = Whoever gives up ends the game
life-concede-no = A bot plays on for whoever gives up
life-renew = New links
life-renew-words = The old ones do not work any more. Whoever sits here stays.

## Late friends
# Variables: $name, $bot

life-late = You can still join in
# Variables: $bot, $count (how many bots there are)
life-late-ask = { $count ->
    [1] Take over from { $bot }
   *[other] Take over from a bot
}
life-late-whom = From whom do you want to take over?
life-knock = { $name } would like to take over from { $bot }
life-knock-yes = Let them
life-knock-no = No
# Variables: $bot
life-knocking = The host is asked whether you may take over from { $bot }
life-knock-back = Never mind
# Variables: $names
life-unwatched = { $names } are playing. You can sit down when the game is over.

## To pause a game

life-pause-words = As soon as the others agree. Then anybody can let it go on.
life-asked = You are asked
life-agreed = Waiting for others
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
life-stop-words = The game ends when all agree who play. Nobody has won then.
life-stop-alone = The game ends at once. Nobody has won then.
life-stop-ask = Ask the others
# Variables: $names, $count
life-ending = { $count ->
    [one] { $names } would like to end the game without a result
   *[other] { $names } would like to end the game without a result
}
# Variables: $names
life-ending-waits = You agree to end the game. Waiting for: { $names }
life-give-up-ends = The game ends with that, and all others share the win.

## What somebody has played

life-history = My games
life-history-empty = You have not finished a game here yet.
life-archive = In the archive
life-archive-words = Nobody has been at these games for long, so they stand still. Whoever takes one up goes on where it stopped.
# Variables: $day
life-archive-last = Last move: { $day }
life-take-up = Take it up again
life-record = A finished game
life-no-record = No such game
life-no-record-words = There is no finished game at this address, or those who played it keep it to themselves.
life-earlier = Earlier games
life-gave-up = gave up
life-gave-up-bot = gave up, a bot played on
life-log-text = Log to read
life-log-file = Log as a file
life-its-table = To the table
life-record-link = Copy the link
life-record-open = Others may read it
life-record-open-yes = Whoever has the link sees the result and the log
life-record-open-no = Only those who played see it
life-name-waits = The name is kept. A table of yours plays without words: there it changes afterwards.
