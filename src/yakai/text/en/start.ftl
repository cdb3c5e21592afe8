### The start page's lists of tables, and handing a table or a result on.

# On a poster, under “Play now”. Variables: $count (how many bots)
start-with-bots =
    { $count ->
        [one] you and { $count } bot
       *[other] you and { $count } bots
    }
# On the start page. Variables: $level
start-bots-level = Bots: { $level }

## Where I sit

start-continue = Continue
# Variables: $names, $count (how many they are)
start-due = 
    { $count ->
        [one] { $names } to play
       *[other] Waiting for: { $names }
    }
start-before = Not started yet
start-full = Everyone is seated, not started yet
start-asked-again = Another game? They are waiting for you.
start-replaced = A bot is playing until you’re back
start-goes-on = The game is in progress
# What is not to be seen among them any more, on this device
start-put-away = Removed from the list
# Variables: $game
start-put-aside = Remove { $game } from this list
# Variables: $game
start-take-out = Put { $game } back on the list
# Variables: $count
start-show-away = Removed from the list: { $count }
# Variables: $count (how many there are in all)
start-all = Show all { $count }
start-more = More tables

## Tables that are open to all

start-open-tables = Tables with open seats
start-join = Join
# Variables: $name
start-host = { $name } invites you
# Variables: $taken, $seats
start-taken = { $taken } of { $seats } seats taken
start-agreed = How we play
start-open-to-all = Open to everyone
start-open-yes = Anyone on this server’s start page can see the table and sit down.
start-open-no = Right now, only people with the link can come in.

## Handing on

start-share-link = Send the link
# The invitation that goes with the link. Variables: $game
start-share-invitation = Shall we play { $game }?
start-share-result = Share the result
start-shared-copied = Copied
start-share-cannot = This browser doesn’t allow copying. Take a screenshot instead.

## After the end

# Variables: $count
start-series =
    { $count ->
        [one] { $count } game at this table
       *[other] { $count } games at this table
    }
# Variables: $name
start-next-first = { $name } begins the next game
start-next-you = You begin the next game
