"""Every message that the server sends. `ws/requests.py` has those that a client sends, and docs/protocol.md says how
they work together. `yakai types` writes the client's types from both.

Order: a connection first gets `table` and, if there is a game, `game`. A request's changes (`table`, then `game`) are
sent before its answer, `ok` or `refused` with the request's id. A client that does not keep up loses states, never
answers, and gets one `table` and one `game` once it does. What a seat may not know of sends it nothing (ALL-3).
"""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from yakai.core.game import Result, Seat, TimerKey
from yakai.table.state.clocks import ClockKind, ClockRule
from yakai.table.state.remarks import Reaction, WhoTalks

Face: TypeAlias = Literal["tanuki", "usagi", "neko", "tengu", "kitsune", "kappa"]


# Answers


class Ok(Struct, frozen=True, tag="ok"):
    """The request is done and stored."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """The request was refused, and nothing has changed. `clause` names the rule, if a rule forbids it; `text` is in the
    reader's language.

    `id` is `null` if the message could not be read.
    """

    id: str | None
    clause: str | None
    key: str
    text: str


class Listed(Struct, frozen=True, tag="listed"):
    """The legal actions one by one if they are few, else none."""

    id: str
    actions: tuple[Any, ...]


class Hinted(Struct, frozen=True, tag="hinted"):
    """What the strongest bot would do: the action, and in one sentence what it is and why, in the reader's language."""

    id: str
    action: Any
    text: str


class Recalled(Struct, frozen=True, tag="recalled"):
    """What a perfect memory would have kept of all that the seat was shown up to event `n` of this game, in a value of
    the game's own.
    """

    id: str
    game: int
    n: int
    memory: Any


class ReasonedDecision(Struct, frozen=True):
    """A decision in a finished game: what happened, and what a bot thinks of it, in the reader's language."""

    what: str
    why: str


class Reasoned(Struct, frozen=True, tag="reasoned"):
    """What a bot thinks of the decisions of a finished game."""

    id: str
    reasons: tuple[ReasonedDecision, ...]


class Pong(Struct, frozen=True, tag="pong"):
    """The connection is alive."""


# The table


class Guest(Struct, frozen=True):
    """A person at the table without a seat. `who` is their alias at this table; `invited`: they came by the invitation.
    While the game is silent they have no name.
    """

    who: str
    name: str
    invited: bool = True


class SeatRequestInfo(Struct, frozen=True):
    """A person asks to take over the bot on this seat."""

    who: str
    name: str
    seat: Seat


class VoteInfo(Struct, frozen=True):
    """A vote to end or to pause the game: the seats that have agreed, of those that are asked."""

    agreed: tuple[Seat, ...]
    asked: tuple[Seat, ...]


class HostingInfo(Struct, frozen=True):
    """How the table is run. `host` is the host's seat, if they have one; `locked`: no newcomers; `watching`: spectators
    are allowed; `concede_ends`: conceding ends the game.

    `who` is the alias of the person on each seat, `null` where there is none; `guests` are up to 50 people without a
    seat, and `banned` those who may not come back, both for the host alone. `seat_requests` are shown to those who may
    answer them and to the person who asks. `free`: the bots' seats that this person may ask for. `ending`: a vote to
    end the game; `pausing`: a vote to pause it. `archived`: the game is paused because it was idle for long; a player
    may resume it as after a pause.
    """

    host: Seat | None = None
    locked: bool = False
    watching: bool = True
    concede_ends: bool = False
    who: tuple[str | None, ...] = ()
    guests: tuple[Guest, ...] = ()
    banned: tuple[Guest, ...] = ()
    seat_requests: tuple[SeatRequestInfo, ...] = ()
    free: tuple[Seat, ...] = ()
    ending: VoteInfo | None = None
    pausing: VoteInfo | None = None
    archived: bool = False


class NewsMessage(Struct, frozen=True, tag="news"):
    """A sentence about what has just happened at the table, to be shown once. `table` shows the change too."""

    key: str
    text: str


class AwayPlayer(Struct, frozen=True):
    """A player is absent from a running game: a bot stands in after so many seconds (`null`: never by itself), or at
    once when all who are asked agree. `agreed` and `asked` are seats.
    """

    left: float | None
    agreed: tuple[Seat, ...]
    asked: tuple[Seat, ...]


class PersonPlayer(Struct, frozen=True, tag="person"):
    """A person has this seat. `here`: connected now; `bot`: the bot that plays for them while they are away, or because
    they handed the seat over; `played`: they play or played the latest game from this seat; `away`: the game waits for
    them. `beside`: they have no screen of their own, and share another player's.
    """

    name: str
    ready: bool
    here: bool
    bot: str | None = None
    played: bool = False
    away: AwayPlayer | None = None
    beside: bool = False


class BotPlayer(Struct, frozen=True, tag="bot"):
    """A bot has this seat. Its `face` fits its name, which is in the reader's language."""

    name: str
    bot: str
    face: Face


class OpenSeat(Struct, frozen=True, tag="open"):
    """The seat is free."""


SeatInfo: TypeAlias = PersonPlayer | BotPlayer | OpenSeat


class TableMessage(Struct, frozen=True, tag="table"):
    """The table, as this connection may know it. Sent on joining and after every change.

    `yours` are this person's seats; `host`: they are the host; `games` counts the games begun here; `wins` the games
    won by each seat so far; `kept` what the game keeps of the games finished here, if anything (Yokai's campaign
    sheet); `patience` after how many seconds a bot stands in for an absent player (`null`: only when all agree);
    `clock` the players' clock (`null`: none). `colours` are the seats', all different, in a game that has any
    (`Customs.colours`); `game_colours` those of the latest game, also after other people took the seats.
    `open_to_all`: the table is listed on the start page until the game begins; `next_first`: the seat that will begin
    the next game, if that is known after the end of one. `talk`: who may talk, within what the game allows; `you` is
    this person's alias. `invitation` and `watching` are the table's two keys (the invitation only for a person who came
    by it). `build` names the client and texts that this server serves: a page of another build reloads when that
    disturbs no game. `curtains` are this person's seats in the latest game, if they are several on one screen: each has
    a curtain (see `lift_curtain`). `hosting`: how the table is run.
    """

    game: str
    phase: Literal["lobby", "playing", "over"]
    players: tuple[SeatInfo, ...]
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
    hosting: HostingInfo = HostingInfo()


# Talk


class SaidRemark(Struct, frozen=True):
    """A remark. Remarks are numbered from 1; `who` is the speaker's alias at this table, `name` their name then, and
    `seat` is `null` for a spectator. `text` is plain text in one line.
    """

    n: int
    who: str
    name: str
    seat: Seat | None
    text: str
    at: float


class TalkMessage(Struct, frozen=True, tag="talk"):
    """The latest remarks at the table, in order: all that are kept."""

    remarks: tuple[SaidRemark, ...]


class SaidMessage(Struct, frozen=True, tag="said"):
    """A new remark."""

    remark: SaidRemark


class UnsaidMessage(Struct, frozen=True, tag="unsaid"):
    """The host has removed a remark."""

    n: int


class ReactedMessage(Struct, frozen=True, tag="reacted"):
    """A person claps, laughs, …: to be shown for a moment. It may be lost, and nothing follows from it."""

    who: str
    name: str
    seat: Seat | None
    reaction: Reaction


# The game


class TimerInfo(Struct, frozen=True):
    """The rules' own timer: how many seconds were left when this was sent, of how many, and whether it runs."""

    key: TimerKey
    left: float
    whole: float
    running: bool


class ClocksInfo(Struct, frozen=True):
    """The players' clocks: the seconds that each seat has left, as they were when this was sent; `null` for a bot's.
    `running` are the seats whose clock runs. With a clock by moves or days only theirs means anything.
    """

    kind: ClockKind
    left: tuple[float | None, ...]
    running: tuple[Seat, ...]


class ToldEvent(Struct, frozen=True, omit_defaults=True):
    """One event that a seat was told: its number, the event for the board, and the same in words.

    `event` is `null` in the log that comes with a fresh game. `fleeting`: it is shown once and not kept, because
    remembering is the game (YOK-15).
    """

    n: int
    event: Any
    lines: tuple[str, ...]
    fleeting: bool = False


class Idle(Struct, frozen=True):
    """The others wait for this seat: if it does nothing for so many more seconds, the host may end its part."""

    seat: Seat
    left: float


class GameMessage(Struct, frozen=True, tag="game", omit_defaults=True):
    """The game as one seat sees it: the view, what it may do, and the events that it was told.

    `game` counts the table's games from 1; `seat` is the seat that it is seen from (`null`: a spectator's); `names` are
    those who play it, by seat, also after they have left; `n` is the number of the last event told; `result` is how it
    ended, by the rules or because the others conceded. `legal` is `null` while nothing may be done whatever the view
    says: in a pause, after the end, for a seat that conceded or that a bot plays. `paused`: the game is paused;
    `conceded` are the seats that have conceded. `undo`: this seat may take its latest action back; `hint`: it may
    ask for a hint. `silent`: talk is closed now. `fresh`: the full state is sent, and `told` is the log of the game so
    far, in words (empty where remembering is the game); else `told` is what is new, to be played (nothing, where only a
    name has changed). `idle`: for the host, the seats whose part they may end. `part`: in a large view, or for a
    client that asks for parts, `view` has only the fields that differ from the message before, and `more` what was
    added to the end of others. `clocks`: the players' clocks, if there are any. From `result` on, empty values
    (false, `null`, …) are left out.
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
    timer: TimerInfo | None = None
    fresh: bool = False
    hint: bool = False
    silent: bool = False
    idle: tuple[Idle, ...] = ()
    part: bool = False
    more: dict[str, tuple[Any, ...]] = {}
    clocks: ClocksInfo | None = None


class AddedMessage(Struct, frozen=True, tag="added", omit_defaults=True):
    """Instead of `game`, when the events only add to a large view: the game's `follow` makes the new view from the old
    one, event by event. `legal` and `idle` are there in full if they have changed. When people only come and go there
    are no events, but `idle` may have changed for the host.
    """

    game: int
    n: int
    told: tuple[ToldEvent, ...]
    legal: Any = None
    idle: tuple[Idle, ...] | None = None


class ClockMessage(Struct, frozen=True, tag="clock"):
    """The rules' own timer or a player's clock has stopped or started, and nothing else has changed."""

    game: int
    timer: TimerInfo | None
    clocks: ClocksInfo | None = None


class GlimpseMessage(Struct, frozen=True, tag="glimpse"):
    """Something in progress on another connection, in the game that was sent last. It may be lost, and nothing follows
    from it.
    """

    seat: Seat
    glimpse: Any


class Gone(Struct, frozen=True, tag="gone"):
    """The connection ends: no such table, the server stops, or the client sent too much. `key` is a text key. `final`:
    reconnecting changes nothing until a person does something about it.
    """

    key: str
    final: bool = False


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
