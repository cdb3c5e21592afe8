### The browser's shell.

## Everywhere

shell-title = Yakai: an evening of games
shell-loading = One moment…
shell-home = Start page
shell-close = Close
shell-language = Language
shell-theme-night = Night theme
shell-theme-daylight = Daylight theme, high contrast
shell-sound = Sounds
shell-no-server = The server isn’t responding. Try again in a moment.
shell-no-page = No such page
shell-no-page-words = There is nothing at this address. Perhaps part of the link got lost.
shell-no-table = No table here
shell-choose-game = Choose a game
shell-try-again = Try again
# The server does not answer at all
shell-unreachable = The server can’t be reached
shell-unreachable-words = Perhaps the server is restarting, or there is no network right now. This page keeps trying and continues by itself.
# Variables: $clause (such as YAK-8)
shell-look-up = Look up rule { $clause }

## The start page

shell-lead = Tabletop games for an evening. Invite friends with a link or sit down with bots: no sign-up.
shell-soon = soon
shell-play-now = Play now
shell-invite = Invite friends
shell-how-to-play = How to play
shell-guest = Guest
shell-change-name = Change your name
shell-not-affiliated = A free project by people who like these games. Not affiliated with their authors or publishers.

## Your name

shell-your-name = What shall we call you?
shell-name-hint = The others see this name. It is remembered in this browser.
shell-name-keep = That’s me
# Variables: $count (how many too many)
shell-name-long =
    { $count ->
        [one] { $count } character too many
       *[other] { $count } characters too many
    }
# Variables: $count, $most
shell-name-count = { $count } of { $most } characters

## The table before the game

shell-seats = Seats
shell-seat-count = Number of seats
shell-fewer-seats = One fewer seat
shell-more-seats = One more seat
# Variables: $number (from 1)
shell-seat = Seat { $number }
shell-open-seat = Open seat
shell-bot = bot
shell-you = you
shell-away = away
shell-is-ready = I’m in
shell-waits = ready
shell-not-ready = not ready yet
# Variables: $count
shell-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
shell-sit = Sit here
shell-stand = Stand up
shell-rename = Name
shell-colour = Your colour
shell-add-bot = Add a bot
shell-level-title = How strong should the bots be?
# Variables: $name
shell-level-of = How strong should { $name } be?
# Variables: $name, $level
shell-level-choose = { $name }: { $level }. Choose another level
shell-fill-bots = Fill open seats with bots
# Variables: $name
shell-remove = Remove { $name }
# A number that is written. Variables: $least, $most
shell-option-from-to = from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
shell-invite-title = Invite your friends
shell-more-links = QR code, and a link to watch
shell-scan = Point a phone’s camera here.
# Variables: $command
shell-only-here = This address only works on this computer. For phones and friends nearby, start Yakai with “{ $command }” and open the address it prints.
shell-invitation = Link to play
shell-spectators-link = Link to watch
shell-links = Links to this table
shell-copy = Copy
# Variables: $what (which link)
shell-copy-what = Copy: { $what }
shell-copied = Link copied
shell-copy-yourself = Copy the selected link with your keyboard
shell-qr = QR code for the link to play
shell-watching = You are watching
# Variables: $count
shell-spectators =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } spectator
       *[other] { $count } spectators
    }
# Variables: $count
shell-open-seats =
    { $count ->
        [one] { $count } seat is still open
       *[other] { $count } seats are still open
    }
shell-ready = Ready!
shell-wants-again = wants to play again
shell-undecided = not decided yet
shell-host-seats = Invite someone, add bots, or remove seats.
shell-host-invite = Invite someone, or add bots.
# Variables: $count
shell-host-least = 
    { $count ->
        [one] At least { $count } player is needed: invite someone, or add bots.
       *[other] At least { $count } players are needed: invite someone, or add bots.
    }
shell-lack-you = Everyone is waiting for you.
# Variables: $names
shell-lack-ready = Not ready yet: { $names }
# Variables: $names
shell-lack-again = Not decided yet: { $names }
# Variables: $names
shell-lack-away = Away: { $names }
shell-bots-begin = Only bots are seated: start the game and watch them play.
shell-bots-wait = Only bots are seated. Waiting for the host to start.
shell-watching-lobby = You opened the spectators’ link. You will see the game when it begins.
# Variables: $spectators (whether the host allows them: yes, no)
shell-choose-seat =
    { $spectators ->
        [no] Choose a seat.
       *[yes] Choose a seat, or stay and watch.
    }
# Variables: $spectators (whether the host allows them: yes, no)
shell-full =
    { $spectators ->
        [no] All seats are taken. You can sit down as soon as a seat is free.
       *[yes] All seats are taken. You can watch from here, and sit down as soon as a seat is free.
    }
shell-full-host = All seats are taken. Add a seat, free one, or stay and watch.
shell-other-table = Open another table

## The line

shell-connecting = Connecting…
shell-reconnecting = Connection lost, reconnecting…
shell-offline = No network. Your moves are sent once it’s back.

## During the game and after

shell-log = What happened
shell-log-empty = Nothing has happened yet.
shell-log-and-talk = Log and talk
shell-result = Result
shell-all-win = Everyone wins!
shell-again = Again!
# Variables: $names
shell-waiting-for = Waiting for: { $names }
shell-change-seats = Change seats
shell-look-at-table = Look at the table

## The rules, clause by clause

shell-rules-all = All rules, clause by clause
# Variables: $game (its name)
shell-rules-of = The rules of { $game }
# Names the row of links to the sections, for screen readers
shell-rules-contents = Sections
# What stands before a rule that is not plainly in the rulebook, and what it means.
shell-rules-sign-fig = picture
shell-rules-mark-fig = A detail that the rulebook shows only in a picture.
shell-rules-sign-set = our reading
shell-rules-mark-set = A detail that we could not find anywhere: this is our reading.
shell-rules-sign-ours = house rule
shell-rules-mark-ours = Something the rulebook leaves open: this is how we decided it.

## The menu of a running game

shell-settings = Settings
shell-menu = Game menu
shell-undo = Take back my last move
# In a game against bots alone
shell-hint = What would a strong player do?
shell-hint-thinking = A bot is thinking…
shell-pause = Pause the game
shell-pause-words = For everyone, until someone resumes it.
shell-hand-over = Let a bot play for me
shell-hand-over-words = From now on, until you take your seat back.
shell-take-back = Take my seat back
shell-lent = A bot is playing for you.
shell-gave-up = You gave up: a bot is playing for you.
shell-give-up = Give up
# Asked before something that cannot be taken back. Variables: $deed (what it is called)
shell-deed-sure = Sure? Tap again: { $deed }
shell-give-up-sure = Give up?
shell-give-up-ends = The game ends at once, and you lose.
shell-give-up-others = The others play on with a bot in your seat. You can then only watch, and this cannot be undone.
shell-play-on = Play on
shell-leave = Leave the table
shell-leave-stays = Your seat stays yours: come back whenever you like.
# Variables: $span (the text of shell-after-minutes or shell-after-seconds)
shell-leave-words = Your seat stays yours. { $span } a bot stands in until you are back.
# Variables: $count
shell-after-minutes =
    { $count ->
        [one] After { $count } minute
       *[other] After { $count } minutes
    }
# Variables: $count
shell-after-seconds =
    { $count ->
        [one] After { $count } second
       *[other] After { $count } seconds
    }
shell-notices = Notify me when it’s my turn
shell-notices-blocked = Your browser blocks notifications from this page. Allow them in its settings.

## Time

shell-clock = Time to think
shell-clock-none = As long as you like
shell-clock-moves = For each move
shell-clock-games = For the whole game
shell-clock-days = Turn by turn, over days
# Variables: $span, $more (texts of shell-span-…)
shell-clock-move = { $span } per move
shell-clock-game = { $span }, plus { $more } per move
shell-clock-game-alone = { $span } for the whole game
# Variables: $count
shell-clock-day = 
    { $count ->
        [one] { $count } day per move
       *[other] { $count } days per move
    }
shell-clock-words = If a player’s time runs out, a bot makes the move.
shell-clock-days-words = You don’t have to be here at the same time. If a player’s time runs out, a bot makes the move.
shell-patience = If a player leaves mid-game
shell-patience-off = Wait for them
# Variables: $span (text of shell-span-…)
shell-patience-after = A bot after { $span }
# Variables: $count
shell-span-seconds = { $count } s
shell-span-minutes = { $count } min
shell-absent-open = { $name } is away.
# Variables: $address
shell-notices-address = Notifications of your turn go to { $address }.
shell-notices-remove = Stop sending
shell-notices-by-mail = An email when it’s your turn
shell-notices-by-other = A notification when it’s your turn
shell-notices-send = Send a code
shell-notices-code = The code we sent you
shell-notices-confirm = Confirm
shell-notices-words = Only while you are not here. Nobody else sees your address.

## Who is away

# A time follows: 0:42. Variables: $name
shell-absent = { $name } is away. A bot takes over in
# Variables: $others (how many others must agree too)
shell-call = 
    { $others ->
        [0] Let a bot play now
       *[other] Vote for a bot
    }
# Variables: $names
shell-call-wanted = Votes for a bot: { $names }
# Variables: $names (those who have not agreed yet)
shell-call-waits = You voted to bring in a bot. Waiting for: { $names }
# Variables: $name
shell-idle = { $name } has been idle for a while.
shell-finish-for = Continue without them
shell-while-away = While you were away

## Talk

shell-talk = Talk
shell-talk-empty = Nobody has said anything yet.
shell-talk-say = Say something
shell-talk-send = Send
# Variables: $count
shell-talk-unread = 
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
# Variables: $name
shell-talk-mute = Mute { $name }
# Variables: $name
shell-talk-unmute = Unmute { $name }
shell-talk-remove = Remove for everyone
shell-talk-silent = There is no talking in this game right now.
shell-talk-who = Who may talk
shell-talk-who-all = everyone
shell-talk-who-players = players
shell-talk-who-nobody = nobody
shell-react = Say it without words
shell-react-clap = applause
shell-react-laugh = laughter
shell-react-wow = surprise
shell-react-think = hm…
shell-react-heart = a heart
shell-react-party = hooray
