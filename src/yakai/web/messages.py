"""Every message that the server sends, and how both sides talk; what a client may send is in `requests`. `yakai types`
writes the client's types from both.

A client opens one WebSocket a table, `/ws/{key}?lang=ru&since=1.40`, where the key is the invitation's or the
spectators' token and the cookie says who it is. It sends requests, each with an `id` of its own making; the
answer is `ok` or `refused` with the same id. The same id twice is done once. `why` only asks whether something
would be refused, and is never done; `hint` asks what a strong bot would do, and is answered when it has thought of it,
whatever is asked and done meanwhile; so is `reasons`, after the end. `recall` asks for all that the seat was ever
shown, as a bot would remember it. The server sends `table` when
anything about the table changes and `game` when anything about the game does: the whole view, with what was told
that led there. What a seat may not know of (in Pikit somebody passes in secret) sends it nothing at all.

Everything that a seat is told of a game has a number, from 1, of its own: `n`. Whoever comes back says in `since`
what they heard last, `<game>.<n>`, and is told what they missed. Whoever has heard nothing yet (`0.0`), or only of an
earlier game, is told a game from its beginning as long as nobody has done anything in it. Whoever does not say, or was
away for too long, gets the whole (`fresh`), with the log of the game in words.

The order: after joining come `table` and, if there is a game, `game`. Whoever asked for something first hears what
changed (`table`, then `game`) and then `ok`, so that at `ok` everything is already shown. A connection that does
not keep up loses states, never answers, and gets one `table` and one `game` when it does. A request that was sent
before the line broke is sent again with the same id after coming back.

What somebody is just about, such as a stroke that is still being drawn, is no request: a `glimpse` has no id and no
answer, is stored nowhere, goes to all other connections of the table as it comes, and is dropped without a word if it
does not fit, comes too fast, or finds a reader that does not keep up.

Several may play on one screen: then one person has several seats (`yours`), and those of the game are its `curtains`.
A connection begins with all of them down, and gets what a spectator gets. `lift` names a seat: from then on the game
comes through its eyes, until `fall`, another `lift`, the next game or the end of the line. Whatever is done or asked
from a seat (`act`, `why`, `undo`, `recall`, `concede`, …) needs its curtain lifted.

People talk beside the game: `say` is told to all as `said`, and whoever joins gets the latest as one `talk`, if
anything was ever said. While a game is silent (`silent` in `game`) nothing of the kind is done for anybody.

A key that opens no table is answered by `gone` with `no-such-table` (close code 4404): do not come back then.
After `server-is-restarting` (1012) do. A message above 64 KiB is refused; one above 1 MiB ends the connection
(1009). An empty name is a guest who has not said theirs: the client says "Guest" in its own words.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat, TimerKey
from yakai.table.state.clocks import ClockKind, ClockRule
from yakai.table.state.remarks import Reaction, WhoTalks
from yakai.web.ws.company import Affairs, NewsMessage

Lang: TypeAlias = Literal["en", "ru", "uk"]
Face: TypeAlias = Literal["tanuki", "usagi", "neko", "tengu", "kitsune", "kappa"]


class Ok(Struct, frozen=True, tag="ok", gc=False):
    """Done and stored."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """Not done; nothing has changed. `clause` names the rule if it was one; `text` is in the reader's
    language.

    `id` is `null` if the message could not be read.
    """

    id: str | None
    clause: str | None
    key: str
    text: str


class Listed(Struct, frozen=True, tag="listed"):
    """The legal actions one by one, if they are few; else none of them."""

    id: str
    actions: tuple[Any, ...]


class Hinted(Struct, frozen=True, tag="hinted"):
    """What the strongest bot would do: the action, and in one sentence what it is and why, in the reader's language."""

    id: str
    action: Any
    text: str


class Recalled(Struct, frozen=True, tag="recalled"):
    """What a perfect memory would have kept of all that the seat was shown up to thing `n` of this game, in a value of
    the game's own.
    """

    id: str
    game: int
    n: int
    memory: Any


class Reason(Struct, frozen=True):
    """One moment of a game that is over: what happened, and what was thought then, in the reader's language."""

    what: str
    why: str


class Reasoned(Struct, frozen=True, tag="reasoned"):
    """What was thought, moment by moment."""

    id: str
    reasons: tuple[Reason, ...]


class Pong(Struct, frozen=True, tag="pong"):
    """The line is alive."""


class AwayPlayer(Struct, frozen=True):
    """Somebody is missing from a running game: so many seconds after this was sent a bot stands in (`null`: never by
    itself), or at once when all who are asked agree. Both are seats.
    """

    left: float | None
    agreed: tuple[Seat, ...]
    asked: tuple[Seat, ...]


class PersonPlayer(Struct, frozen=True, tag="person"):
    """Somebody sits here. `here`: connected now; `bot`: the bot that plays for them while they are away, or because
    they wish so; `played`: they play the latest game, or played it, from this very seat; `away`: they are waited for.
    `beside`: they have no screen of their own, and play on somebody else's.
    """

    name: str
    ready: bool
    here: bool
    bot: str | None = None
    played: bool = False
    away: AwayPlayer | None = None
    beside: bool = False


class BotPlayer(Struct, frozen=True, tag="bot"):
    """A bot sits here. Its `face` fits its name, which is in the reader's language."""

    name: str
    bot: str
    face: Face


class OpenSeat(Struct, frozen=True, tag="open"):
    """Nobody sits here."""


Player: TypeAlias = PersonPlayer | BotPlayer | OpenSeat


class TableMessage(Struct, frozen=True, tag="table"):
    """The table, as this connection may know it. Sent on joining and after every change.

    `yours` are this person's seats; `host` whether they run the table; `games` counts the games begun here;
    `wins` the games won by each seat so far; `kept` what the game keeps of those finished here, if it keeps anything
    (Yokai's campaign sheet); `patience` after how many seconds a bot stands in for whoever leaves a running game
    (`null`: only when all agree); `clock` how long everybody may think (`null`: as long as they like).
    `colours` are the seats', all different, in a game that has any (`Customs.colours`); `game_colours` those of the
    latest game, whoever sits there now.
    `open_to_all`: everybody may find it before the game; `next_first`: who will begin the next game, if that is known
    after the end of one. `talk`: who may talk, as far as the game lets anybody; `you` stands for this person in what
    is said. `invitation` and `watching` are the table's two keys (the
    invitation only for whoever came by it). `build` names the client and texts that this server gives: an open page
    that is another loads itself anew when nobody minds. `curtains` are the seats from which the latest game is played
    on this person's screen, if they are several: then each has a curtain (see `lift`). `affairs`: how the table is
    kept.
    """

    game: str
    phase: Literal["lobby", "playing", "over"]
    players: tuple[Player, ...]
    yours: tuple[Seat, ...]
    name: str
    host: bool
    options: dict[str, Any]
    games: int
    wins: tuple[int, ...]
    kept: Any
    colours: tuple[int, ...]
    game_colours: tuple[int, ...]
    open_to_all: bool
    next_first: Seat | None
    spectators: int
    patience: float | None
    clock: ClockRule | None
    talk: WhoTalks
    you: str
    invitation: str | None
    watching: str
    build: str
    curtains: tuple[Seat, ...] = ()
    affairs: Affairs = Affairs()


class SaidRemark(Struct, frozen=True):
    """Something that somebody said. Remarks are numbered from 1; `who` stands for a person at this table alone, `name`
    is what they were called then, and `seat` is `null` for whoever looked on. `text` is plain text in one line.
    """

    n: int
    who: str
    name: str
    seat: Seat | None
    text: str
    at: float


class TalkMessage(Struct, frozen=True, tag="talk"):
    """The latest of what was said at the table, in order: all that there is."""

    remarks: tuple[SaidRemark, ...]


class SaidMessage(Struct, frozen=True, tag="said"):
    """Somebody has said something."""

    remark: SaidRemark


class UnsaidMessage(Struct, frozen=True, tag="unsaid"):
    """The host has removed a remark."""

    n: int


class ReactedMessage(Struct, frozen=True, tag="reacted"):
    """Somebody claps, laughs, …: to be shown for a moment. It may be lost, and nothing follows from it."""

    who: str
    name: str
    seat: Seat | None
    reaction: Reaction


class TimerClock(Struct, frozen=True):
    """The rules' own timer: how many seconds were left when this was sent, of how many, and whether they run."""

    key: TimerKey
    left: float
    whole: float
    running: bool


class ThinkingTimes(Struct, frozen=True):
    """How long each seat may think, in seconds, as it was when this was sent; `null` for a bot's. `running` are those
    whose time runs. In a game by moves or by days, only theirs means anything.
    """

    kind: ClockKind
    left: tuple[float | None, ...]
    running: tuple[Seat, ...]


class ToldEvent(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that a seat was told: its number, the event for the board, and the same in words.

    `event` is `null` in the log that comes with a fresh game. `fleeting`: it is said once and not to be kept, since
    remembering is the game (YOK-15).
    """

    n: int
    event: Any
    lines: tuple[str, ...]
    fleeting: bool = False


class Idle(Struct, frozen=True):
    """Somebody lets the others wait: if they do nothing for so many seconds more, the host may end their part."""

    seat: Seat
    left: float


class GameMessage(Struct, frozen=True, tag="game", gc=False, omit_defaults=True):
    """The game as one seat sees it: the view, what it may do, and what it was told.

    `game` counts the table's games from 1; `seat` is through whose eyes (`null`: a spectator's); `names` are those
    who play it, by seat, also after they have left; `n` is the number of the last thing told; `result` is how it
    ended, by the rules or because the others gave up. `legal` is `null` while nothing may be done whatever the view
    says: in a pause, after the end, for a seat that gave up or that a bot plays. `paused`: it stands still; `conceded`
    are the seats that have given up. `undo`: this seat may take its latest action back; `hint`: it may
    ask what a strong bot would do. `silent`: nobody may talk now. `fresh`: the whole is sent
    anew, and `told` is the log of the game so far, in words (empty where remembering is the game); else `told` is what
    is new, to be played (nothing, where only a name has changed). `idle`: for the host, whose part may be ended.
    `part`: of a large view, or for whoever wants it so, `view` has only those fields that are others than in the
    message before, and `more` what was added to the end of some. `thinking`: how long each may think, if the table has
    a clock. From `result` on, what is nothing (false, empty, `null`) is left out.
    """

    game: int
    seat: Seat | None
    names: tuple[str, ...]
    n: int
    view: Any
    legal: Any
    told: tuple[ToldEvent, ...]
    result: Result | None = None
    paused: bool = False
    conceded: tuple[Seat, ...] = ()
    undo: bool = False
    clock: TimerClock | None = None
    fresh: bool = False
    hint: bool = False
    silent: bool = False
    idle: tuple[Idle, ...] = ()
    part: bool = False
    more: dict[str, tuple[Any, ...]] = {}
    thinking: ThinkingTimes | None = None


class AddedMessage(Struct, frozen=True, tag="added", omit_defaults=True, gc=False):
    """Instead of `game`, when all that was told only adds to a large view: the view is what the game's `follow`
    makes of it, event by event. `legal` and `idle` are there if they have changed, and then they are the whole of it.
    Where people only come and go nothing is told, but for the host `idle` may be another.
    """

    game: int
    n: int
    told: tuple[ToldEvent, ...]
    legal: Any = None
    idle: tuple[Idle, ...] | None = None


class ClockMessage(Struct, frozen=True, tag="clock"):
    """The rules' own timer, or somebody's time to think, has stopped or goes on, and nothing else has happened."""

    game: int
    clock: TimerClock | None
    thinking: ThinkingTimes | None = None


class GlimpseMessage(Struct, frozen=True, tag="glimpse"):
    """What somebody is just about in the game that was told of last, as their own connection has said. It may be lost,
    and nothing follows from it.
    """

    seat: Seat
    glimpse: Any


class Gone(Struct, frozen=True, tag="gone"):
    """The connection ends: there is no such table, the server goes down, or too much was sent. `key` is a text key."""

    key: str


FromServer: TypeAlias = (
    Ok
    | Refused
    | Listed
    | Hinted
    | Recalled
    | Reasoned
    | Pong
    | TableMessage
    | GameMessage
    | AddedMessage
    | ClockMessage
    | GlimpseMessage
    | TalkMessage
    | SaidMessage
    | UnsaidMessage
    | ReactedMessage
    | NewsMessage
    | Gone
)
