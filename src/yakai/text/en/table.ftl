### What the table itself says: the names of its bots.

bot-name-tanuki = Ponta
bot-name-kitsune = Konko
bot-name-kappa = Kawako
bot-name-tengu = Kurama
bot-name-usagi = Usagi
bot-name-neko = Neko
bot-name-suzume = Suzume
bot-name-tsubame = Tsubame
bot-name-hibari = Hibari
bot-name-hotaru = Hotaru
bot-name-kaede = Kaede
bot-name-sumire = Sumire
bot-name-tsubaki = Tsubaki
bot-name-momiji = Momiji
bot-name-azuki = Azuki
bot-name-kinako = Kinako
bot-name-nagisa = Nagisa
bot-name-minato = Minato
bot-name-haruka = Haruka
bot-name-sora = Sora
bot-name-yuzu = Yuzu
bot-name-midori = Midori
bot-name-hinoki = Hinoki
bot-name-natsume = Natsume

# Names that only the server and the host could have, separated by a comma and a space
names-of-the-server = Yakai, 夜会, Admin, Administrator, Server, Host, System, Moderator, Operator, Support, Bot

## What happens to a game from outside its rules
# Variables: $name, $who (you, other)

match-undone = { $who ->
    [you] You take back your move
   *[other] { $name } takes back a move
}
match-conceded = { $who ->
    [you] You give up
   *[other] { $name } gives up
}
match-handed-over = { $who ->
    [you] A bot takes over for you
   *[other] A bot takes over for { $name }
}
match-handed-back = { $who ->
    [you] You are back
   *[other] { $name } is back
}
match-taken-over = { $who ->
    [you] You take over from the bot
   *[other] { $name } takes over from the bot
}
match-stopped = All players agree to stop: the game ends without a result
match-given-up = This ends the game
match-timed-out = { $who ->
    [you] Your time is up: a bot makes this move for you
   *[other] { $name }’s time is up: a bot makes this move
}
match-paused = { $who ->
    [you] You pause the game
    [nobody] The game is paused
   *[other] { $name } pauses the game
}
match-goes-on = { $who ->
    [you] You resume the game
    [nobody] The game resumes
   *[other] { $name } resumes the game
}

# Notices, by mail or otherwise. Variables: $game, $names (the others), $days, $code
notice-turn-title = { $game }: your turn
notice-turn = It is your turn in { $game }, with { $names }. You have { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
notice-code-title = Yakai: your code
notice-code = Your code is { $code }. Enter it in the table’s settings to be notified here when it is your turn. If you did not ask for it, simply ignore this message.

# A hint: what to do, and why (both without a full stop). Variables: $move, $why
match-hint = { $move }: { $why }.
match-hint-bare = { $move }.
