### The command line.

## Tables of games and simulations

cli-game = Game
cli-title = Name
cli-players = Players
cli-rules-version = Rules
cli-bots = Bots
cli-about = About
cli-simulating = Playing
# Variables: $name (of the game), $games, $seed
cli-simulated =
    { $games ->
        [one] { $name }: { $games } game (seed { $seed })
       *[other] { $name }: { $games } games (seed { $seed })
    }
cli-seat-number = Seat
cli-bot = Bot
cli-wins = Wins
cli-wins-share = Share
cli-score = Mean score
# Variables: $least, $median, $most
cli-moves = Moves in a game: least { $least }, median { $median }, most { $most }
# Variables: $endings
cli-endings = Endings: { $endings }
# Variables: $seconds, $speed
cli-speed = { $seconds } s, { $speed } moves a second

## Replays

# Variables: $name (of the game), $seats, $version
cli-replay = { $name }, { $seats } players, rules version { $version }
# Variables: $seat
cli-seat = Seat { $seat }
# Variables: $at, $entries
cli-no-such-entry =
    { $entries ->
        [one] There is no point { $at } in this record: it has { $entries } entry. Choose 0 to { $entries }.
       *[other] There is no point { $at } in this record: it has { $entries } entries. Choose 0 to { $entries }.
    }

## Playing

# Variables: $name, $tagline (of the game)
cli-welcome =
    { $name }: { $tagline }
    Type “help” for what you can type, “rules” for how to play.
cli-you = Player
cli-prompt = Your move:
cli-word-help = help
cli-word-rules = rules
cli-word-quit = quit
cli-play-help =
    rules          how to play
    quit           leave
cli-plain-help = Type an action as JSON, such as {"{"}"type": "pass"{"}"}.
cli-goodbye = See you again!

## The server

# Variables: $url
yakai-is-ready = Yakai is ready: { $url }
# Variables: $url
yakai-on-the-network = On the network: { $url }
yakai-is-closing = Yakai is closing. Every move is saved.
# Variables: $port
port-is-taken = Something else already listens on port { $port }. Choose another one with --port.
# Variables: $port
port-is-not-allowed = Port { $port } is not allowed to you. Choose one above 1023 with --port.
# Variables: $host
address-is-wrong = This machine has no address “{ $host }”.
# Variables: $path
data-is-in-use = Another server already keeps its tables in “{ $path }”. Stop it, or choose another folder.
# Variables: $version (of the data), $known
data-is-newer = These tables were written by a later Yakai (format { $version }, this one knows { $known }). Update Yakai, or choose another folder.
# Variables: $path, $why (the system's own words)
data-cannot-be-used = The folder “{ $path }” cannot be used: { $why }. Choose another one, or allow reading and writing there.

## Errors

# Variables: $game
nobody-acts = Nobody wants to move in “{ $game }”, and no timer is running: a bot must be wrong.
# Variables: $why
action-is-unreadable = That is no action: { $why }.
