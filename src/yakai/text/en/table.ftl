### What the table itself says: the names of its bots.

bot-name-tanuki = Ponta
bot-name-kitsune = Konko
bot-name-kappa = Kawako
bot-name-tengu = Kurama
bot-name-usagi = Usagi
bot-name-neko = Neko

## What happens to a game from outside its rules
# Variables: $name, $who (you, other)

match-undone = { $who ->
    [you] You take your move back
   *[other] { $name } takes the move back
}
match-conceded = { $who ->
    [you] You give up
   *[other] { $name } gives up
}
match-handed-over = { $who ->
    [you] A bot plays for you now
   *[other] A bot plays on for { $name }
}
match-handed-back = { $who ->
    [you] You play yourself again
   *[other] { $name } is back
}
match-taken-over = { $who ->
    [you] You play for the bot from here on
   *[other] { $name } has come and plays on for the bot
}
match-stopped = All want to stop: the game ends without a result
match-given-up = The game ends with that
match-timed-out = { $who ->
    [you] Your time is up: a bot makes this move for you
   *[other] { $name } has run out of time: a bot makes this move
}
match-paused = { $who ->
    [you] You pause the game
    [nobody] The game is paused
   *[other] { $name } pauses the game
}
match-goes-on = { $who ->
    [you] You let the game go on
    [nobody] The game goes on
   *[other] { $name } lets the game go on
}

# Notices, by mail or otherwise. Variables: $game, $names (the others), $days, $code
notice-turn-title = { $game }: your turn
notice-turn = It is your turn in { $game }, with { $names }. You have { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
notice-code-title = Yakai: your code
notice-code = Your code is { $code }. Enter it at the table's settings to hear here when it is your turn. If you did not ask for it, simply ignore this.

# A hint: what to do, and why (both without a full stop). Variables: $move, $why
match-hint = { $move }: { $why }.
match-hint-bare = { $move }.
