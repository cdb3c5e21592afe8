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

start-continue = Carry on
# Variables: $names, $count (how many they are)
start-due =
    { $count ->
        [one] { $names } to play
       *[other] To play: { $names }
    }
start-before = Not begun yet
start-full = Everybody is there, not begun yet
start-asked-again = Another game? They are waiting for you.
start-replaced = A bot plays for you until you are back
start-goes-on = The game goes on
# What is not to be seen among them any more, on this device
start-put-away = Put away
# Variables: $game
start-put-aside = Put { $game } away from this list
# Variables: $game
start-take-out = Put { $game } back on the list
# Variables: $count
start-show-away = Put away: { $count }
# Variables: $count (how many there are in all)
start-all = Show all { $count }

## Tables that are open to all

start-open-tables = Tables with a free seat
start-join = Join
# Variables: $name
start-host = { $name } invites you
# Variables: $taken, $seats
start-taken = { $taken } of { $seats } seats taken
start-agreed = How we play
start-open-to-all = Open to everybody
start-open-yes = Anybody on this server’s start page can see the table and sit down.
start-open-no = Now only those who have the link can come.

## Handing on

start-share-link = Send the link
# The invitation that goes with the link. Variables: $game
start-share-invitation = Shall we play { $game }?
start-share-result = Share the result
start-shared-copied = Copied
start-share-cannot = This browser lets no page copy. Take a picture of the screen instead.

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
