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
cli-moves = Moves per game: fewest { $least }, median { $median }, most { $most }
# Variables: $endings
cli-endings = Endings: { $endings }
# Variables: $seconds, $speed
cli-speed = { $seconds } s, { $speed } moves/s

## Ladders

# Variables: $name (of the game), $seats, $seed
cli-ladder = { $name } for { $seats } (seed { $seed })
cli-team = One bot
cli-with = with
cli-against = against
cli-games = Games
cli-won = Won
cli-interval = 95% interval
cli-games-per-second = Games/s
cli-rating = Rating
cli-decisions = Decisions
cli-mean-thought = Mean ms
cli-worst-thought = Worst ms

## Replays

# Variables: $name (of the game), $seats, $version
cli-replay = { $name }, { $seats } players, rules version { $version }
# Variables: $seat
cli-seat = Seat { $seat }
# Variables: $seat, $seats
cli-no-such-seat = There is no seat { $seat }: this game has { $seats }, counted from 1.
# Variables: $at, $entries
cli-no-such-entry =
    { $entries ->
        [one] There is no entry { $at } in this record: it has { $entries } entry. Choose 0 to { $entries }.
       *[other] There is no entry { $at } in this record: it has { $entries } entries. Choose 0 to { $entries }.
    }

## Playing

# Variables: $name, $tagline (of the game)
cli-welcome =
    { $name }: { $tagline }
    Type “help” for the commands, “rules” for how to play.
cli-you = Player
cli-prompt = Your move:
# What only the player sees, and only now, stands above
cli-remember = Remember it, then press Enter.
cli-word-help = help
cli-word-rules = rules
cli-word-quit = quit
cli-play-help =
    rules          how to play
    quit           leave
cli-plain-help = Type an action as JSON, such as {"{"}"type": "pass"{"}"}.
cli-goodbye = See you again!

## Options

# Variables: $option
cli-option-is-no-pair = “{ $option }” is not an option. Write it as name=value, such as first=2.
# Variables: $game, $option, $known
cli-no-such-option = “{ $game }” has no option “{ $option }”. Its options: { $known }.
# Variables: $option, $value, $allowed
cli-option-cannot-be = “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
# Several values, with commas. Variables: $count, $choices, $example
cli-allowed-each = { $count } of these, separated by commas: { $choices } (such as { $example })
cli-value-yes = yes
cli-value-no = no
cli-value-none = none

## The server

# Variables: $url
yakai-is-ready = Yakai is ready: { $url }
# Variables: $url
yakai-on-the-network = On the network: { $url }
# Variables: $url
yakai-in-the-world = Public address: { $url }
yakai-is-closing = Yakai is shutting down. Every move is saved.
# Variables: $setting, $value, $least, $most
setting-is-no-whole-number = { $setting } cannot be “{ $value }”. It takes a whole number from { $least } to { $most }.
# Variables: $setting, $value, $least, $most
setting-is-no-number = { $setting } cannot be “{ $value }”. It takes a number from { $least } to { $most }.
# Variables: $setting, $value, $allowed
setting-is-no-choice = { $setting } cannot be “{ $value }”. It can be: { $allowed }.
# Variables: $setting, $value
setting-cannot-be = { $setting } cannot be “{ $value }”.
# Variables: $setting, $value
setting-is-no-address = { $setting } cannot be “{ $value }”. It takes addresses such as https://games.example.org, separated by commas.
# Variables: $setting, $value
setting-is-no-network = { $setting } cannot be “{ $value }”. It takes addresses or networks such as 10.0.0.5 or 172.16.0.0/12, separated by commas.
certificate-needs-key = For HTTPS the server needs both YAKAI_CERTIFICATE and YAKAI_KEY.
# Variables: $certificate, $private, $why (the system's own words)
certificate-cannot-be-used = The certificate “{ $certificate }” and the key “{ $private }” cannot be used: { $why }
# Variables: $port
port-is-taken = Something else already listens on port { $port }. Choose another one with --port.
# Variables: $port
port-is-not-allowed = You are not allowed to use port { $port }. Choose one above 1023 with --port.
# Variables: $host
address-is-wrong = This machine has no address “{ $host }”.
# Variables: $path
data-is-in-use = Another server already keeps its tables in “{ $path }”. Stop it, or choose another folder.
# Variables: $version (of the data), $known
data-is-newer = These tables were written by a newer Yakai (format { $version }, but this version reads only { $known }). Update Yakai, or choose another folder.
# Variables: $path, $why (the system's own words)
data-cannot-be-used = The folder “{ $path }” cannot be used: { $why }. Choose another one, or allow reading and writing there.
# Variables: $path, $count, $least
secret-is-too-short = The secret in “{ $path }” is too short: { $count } of at least { $least } bytes. Restore a copy of the file, or delete it, which makes everyone a new guest.

## Backups

# Variables: $path (of the data directory)
no-tables-to-copy = There are no tables in “{ $path }”. Give the server’s folder with --data.
# Variables: $path
backup-is-there = “{ $path }” already exists and is not overwritten. Choose another name.
# Variables: $path
backup-is-missing = There is no file “{ $path }”.
# Variables: $path
backup-is-not-ours = The file “{ $path }” contains no Yakai tables.
# Variables: $path, $why (the database's own words)
backup-is-damaged = The file “{ $path }” is damaged: { $why }. Nothing was changed. Try an older backup.
# Variables: $path, $why (the system's own words)
cannot-copy = Couldn’t copy to “{ $path }”: { $why }. Nothing was changed.
# Variables: $tables, $bytes, $path
cli-backed-up =
    { $tables ->
        [one] { $tables } table, { $bytes } bytes: “{ $path }”. Keep it safe: it holds every player’s cards and the key to the guests’ cookies.
       *[other] { $tables } tables, { $bytes } bytes: “{ $path }”. Keep it safe: it holds every player’s cards and the key to the guests’ cookies.
    }
# Variables: $tables, $bytes, $path
cli-restored =
    { $tables ->
        [one] { $tables } table, { $bytes } bytes, is back in “{ $path }”. Start the server.
       *[other] { $tables } tables, { $bytes } bytes, are back in “{ $path }”. Start the server.
    }
# Variables: $path
cli-kept-aside = What was there before is now in “{ $path }”.
# Variables: $path, $bytes, $free
cli-space = “{ $path }”: { $bytes } bytes, of which { $free } are free.
# Variables: $kind, $tables, $bytes
cli-space-of =
    { $kind ->
        [unbegun] Never started: { $tables } ({ $bytes } bytes)
        [bots] Bots only: { $tables } ({ $bytes } bytes)
        [running] Running: { $tables } ({ $bytes } bytes)
        [archived] Archived: { $tables } ({ $bytes } bytes)
       *[finished] Finished: { $tables } ({ $bytes } bytes)
    }
# Variables: $date, $game, $names, $bytes
cli-archive-of = { $date } · { $game } · { $names } · { $bytes } bytes
# Variables: $tables, $bytes
cli-archive =
    { $tables ->
        [0] No game is archived.
        [one] { $tables } archived game: { $bytes } bytes.
       *[other] { $tables } archived games: { $bytes } bytes.
    }
# Variables: $guests
cli-space-guests = People with a name: { $guests }
# Variables: $tables, $bytes
cli-purged =
    { $tables ->
        [0] There was nothing to remove.
        [one] Removed { $tables } table. The file is now { $bytes } bytes.
       *[other] Removed { $tables } tables. The file is now { $bytes } bytes.
    }
data-is-older = These tables were written by an earlier Yakai. Start the server once; it brings them up to date.

## Tables of the running server

# Variables: $id, $game, $state (listed, lobby, playing, over), $people, $addresses
cli-table-of =
    { $id } · { $game } · { $state ->
        [listed] listed for everybody
        [lobby] before the game
        [playing] playing
       *[over] after the game
    } · { $people } · { $addresses }
# Variables: $tables
cli-tables =
    { $tables ->
        [0] No table is in use.
        [one] { $tables } table is in use.
       *[other] { $tables } tables are in use.
    }
# Variables: $id
cli-table-hidden = Table { $id } is off the list of open tables. Its links still work; “yakai table close” closes it.
# Variables: $id
cli-table-closed = Table { $id } is closed: its connections have ended and its links no longer work.
# Variables: $path
cli-no-server = Couldn’t reach a server that uses the data in “{ $path }”. Start it, or give its folder with --data.

## Installed packages

cli-left-out = Left out:
# Variables: $game, $package, $why
cli-failure = “{ $game }” from package { $package }: { $why }
# Variables: $game, $why (Python's own words)
game-cannot-be-loaded = It cannot be loaded ({ $why }).
# Variables: $game
game-id-is-wrong = An id consists of lowercase Latin letters and digits and begins with a letter.
# Variables: $game
game-id-is-reserved = Yakai’s own texts begin with this id. Choose another one.
# Variables: $game, $part
game-part-is-wrong = Its `{ $part }` does not have the form that a game needs.
# Variables: $game, $part, $lacking (names of functions and attributes, comma-separated)
game-part-lacks = Its `{ $part }` lacks: { $lacking }.
# Variables: $game, $why
game-options-are-wrong = Its options cannot be used ({ $why }).
# Variables: $game, $why
game-cannot-be-begun = A game cannot be started ({ $why }).
# Variables: $game, $file, $why
game-rules-cannot-be-read = Its rules page text/{ $file } cannot be read ({ $why }).
# Variables: $game
game-is-there-twice = There is already a game with this id.
# Variables: $game, $found (a Python type)
game-is-no-game = The entry point is of type { $found }, not a Game.
# Variables: $game, $id
game-has-another-id = Its rules have the id “{ $id }”; the entry point must have the same name.
# Variables: $game
game-has-no-seats = Its rules have no seats for players.
# Variables: $game
game-has-no-texts = It has no texts: text/en.ftl is missing in its package.
# Variables: $game
game-has-no-name = It has no name: { $game }-name is missing in text/en.ftl.
# Variables: $game, $file, $line
game-text-cannot-be-read = Line { $line } of text/{ $file } is not valid Fluent.
# Variables: $game, $file, $text (its key)
game-text-is-not-its-own = The text “{ $text }” in text/{ $file } must begin with “{ $game }-”.

## Errors

# Variables: $game
no-player-moves = No player moves in “{ $game }”, and no timer is running: a bot must be faulty.
# Variables: $why
action-is-unreadable = This is not an action: { $why }.

## Words

cli-words-level = Level
# Variables: $count
cli-words-lacking = Words without a recipe: { $count }. Bots scribble instead. --lacking lists them.
cli-words-no-picture = There is no picture for that. Try another word.
words-cannot-be-read = This file cannot be read. Save it as plain text in UTF-8.
# Variables: $most
words-are-too-large = This file is too large: the limit is { $most } MiB. Split it into several folders.
words-are-no-folder = This is a file, but there should be a folder with the words here.
# Variables: $count
words-and-more = And { $count } more.
