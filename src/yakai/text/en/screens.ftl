### Several on one screen, and the table on a big screen.

## On the start page

screens-one-screen = On one screen
screens-own-screens = All play at once: each on a screen of their own.
screens-who = Who plays here?
screens-how = The screen goes from hand to hand. A curtain keeps each hand to its player.
# Variables: $place
screens-player = Player { $place }
screens-fewer = One player fewer
screens-more = One more player
screens-begin = Begin
screens-table-first = To the table first

## Before the game

screens-add = Add a player on this screen
screens-their-name = What are they called?
screens-beside-you = on your screen
screens-beside = on a shared screen

## The curtain
# Variables: $name

screens-pass = Pass it on to
screens-me = I’m { $name }
screens-look = Look from another seat
screens-whose = Who wants to look?
# Variables: $name
screens-look-as = { $name } looks
# Variables: $name
screens-sure = Are you { $name }?
screens-not-me = No, back
screens-back = Back to the table
# Variables: $name
screens-timed-out = { $name }’s time was up: a bot has moved
screens-gives-up = { $name } gives up
screens-cover = Close the curtain
screens-uncover = Look at a hand

## The table on a big screen

screens-big = Put the table on a big screen
screens-big-words = A tablet or a TV in the middle shows the table, the phones are the hands. It plays for nobody, and shows the code to join.
screens-big-here = On this screen
screens-big-link = Link for another screen
screens-join = Join with your phone
screens-renewed = There are new links: the code to join is with the host now.
screens-dark = It comes back by itself when the host lets others look on again.
screens-paused = Paused
