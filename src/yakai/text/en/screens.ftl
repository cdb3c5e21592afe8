### Several on one screen, and the table on a big screen.

## On the start page

screens-one-screen = On one screen
screens-own-screens = Everyone plays at once, each on their own screen.
screens-who = Who plays here?
screens-how = Pass the screen around. A curtain hides each hand from the others.
# Variables: $number
screens-player = Player { $number }
screens-fewer = One fewer player
screens-more = One more player
screens-begin = Begin
screens-table-first = Go to the table first

## Before the game

screens-add = Add a player on this screen
screens-their-name = What is the player’s name?
screens-beside-you = on your screen
screens-beside = on a shared screen

## The curtain
# Variables: $name

screens-pass = Pass the screen to
screens-me = I’m { $name }
screens-look = Look from another seat
screens-whose = Who wants to look?
# Variables: $name
screens-look-as = Look as { $name }
# Variables: $name
screens-sure = Are you { $name }?
screens-not-me = No, go back
screens-back = Back to the table
# Variables: $name
screens-timed-out = { $name }’s time was up: a bot has moved
screens-gives-up = { $name } gives up
screens-cover = Close the curtain
screens-uncover = Look at a hand

## The table on a big screen

screens-big = Put the table on a big screen
screens-big-words = A tablet or a TV in the middle shows the table; the hands are on the phones. It takes no seat, and shows the code to join.
screens-big-here = On this screen
screens-big-link = Link for another screen
screens-join = Join with your phone
screens-renewed = There are new links: the host has the new code to join.
screens-dark = The table comes back by itself when the host allows spectators again.
screens-paused = Paused
