"""What one connection sees of its table, and how far it has been told.

What does not show from its seat sends it nothing (ALL-3).
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final, NamedTuple, get_args

import msgspec

from yakai import text
from yakai.core import catalogue
from yakai.core.game import Seat
from yakai.table.commands.beginning import is_opening
from yakai.table.commands.moves import match_of
from yakai.table.errors import CurtainDown, NotYourSeat, TurnedAway
from yakai.table.explanations import Explanation
from yakai.table.hints import AskForHint, Hint
from yakai.table.live import LiveTable
from yakai.table.ports import Change
from yakai.table.state.room import Occupant, PersonOccupant
from yakai.table.state.streams import NumberedEvent, StreamText, names_of
from yakai.table.state.streams import Streams as AllTold
from yakai.web.messages import (
    AddedMessage,
    AwayPlayer,
    BotPlayer,
    ClockMessage,
    Face,
    FromServer,
    GameMessage,
    Idle,
    Lang,
    OpenSeat,
    PersonPlayer,
    Player,
    Reason,
    Recalled,
    TableMessage,
    ToldEvent,
)
from yakai.web.ws import affairs, shared_messages
from yakai.web.ws.affairs import seats_of
from yakai.web.ws.aliases import alias_of
from yakai.web.ws.requests import RecallRequest
from yakai.web.ws.shared_messages import Audience, Lifted, SharedNews, Shown, Written
from yakai.web.ws.snapshot import GameSnapshot, Own, moment_of
from yakai.web.ws.talk_messages import latest_remarks
from yakai.web.ws.view_diff import parted

encode = msgspec.json.Encoder().encode

FACES: Final[tuple[Face, ...]] = get_args(Face)
"""Bots' faces by seat, as `text.bot_name` gives them their names."""


FEW: Final = 60
"""So many actions can be offered one by one."""


class Since(NamedTuple):
    """What somebody who comes back heard last: which game, and the number of the last thing told. Whoever comes for the
    first time has heard 0.0.
    """

    game: int
    n: int


def since_in(query: str | None) -> Since | None:
    """What `?since=` says; nothing if it says no such thing.

    >>> since_in("2.40"), since_in(None), since_in("2"), since_in("2.-1")
    (Since(game=2, n=40), None, None, None)
    """
    found = re.fullmatch(r"(\d{1,9})\.(\d{1,9})", query or "", re.ASCII)
    return None if found is None else Since(int(found[1]), int(found[2]))


class Showing:
    """The table as one person sees it who came by one of its keys."""

    def __init__(
        self,
        live: LiveTable,
        person: str,
        name: str,
        invited: bool,
        lang: Lang,
        build: str,
        parts: bool,
    ) -> None:
        self.name = name
        self._build = build
        self._parts = parts
        self._live = live
        self._person = person
        self._invited = invited
        self._lang: Lang = lang
        self._shared = live.shared(SharedNews)
        self._shown: Shown | None = None
        self._legal: Any = None
        self._lifted: Lifted | None = None
        self._latest_own: Own | None = None
        self._told: AllTold | None = None
        self._words: StreamText | None = None  # of that

    @property
    def _own(self) -> Own:
        """What the room is to this person, worked out once as long as it is the same."""
        now, own = self._live.table.room, self._latest_own
        if own is None or own.room is not now:
            own = self._latest_own = Own(now, self._person, self._invited)
        return own

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that are this person's here; none for whoever came only to watch."""
        return self._own.seats

    @property
    def may_look(self) -> bool:
        """Whether they may see the game: who plays it, and all others unless the host lets nobody look on."""
        return self._own.may_look

    def check_may_look(self) -> None:
        """Raise unless they may."""
        if not self.may_look:
            raise TurnedAway("watching-is-off")

    def whole(self, since: Since | None = None) -> Iterator[FromServer]:
        """All of it, for whoever has just come or could not keep up; or what was missed since then."""
        yield self._table()
        yield from self._game_whole(since)
        if self._live.talk.begun:
            yield latest_remarks(self._live)

    def _game_whole(self, since: Since | None) -> Iterator[FromServer]:
        moment, missed = moment_of(self._live), None
        if moment is None or not self.may_look:
            return
        if since is not None and since.game == moment.room.games:
            missed = moment.told.again(self._eyes, since.n)
        elif since is not None and is_opening(moment.match):
            missed = moment.told.since(self._eyes, 0)  # it begins before their eyes too
        yield self._game(moment, self._present(moment), missed)

    def news(self, change: Change) -> list[FromServer | bytes]:
        """What is new since the last time."""
        news: list[FromServer | bytes] = [self._table()] if change.room else []
        if change.news:
            news += affairs.told(self._live, change.news, self._person, self._lang)
        moment = self._shared.moments.at(change, self._live)
        if moment is None or not self.may_look:
            return news
        present = self._present(moment)
        if not present.is_same(self._shown):
            news.append(self._shared_news(moment, present))
            return news
        if change.clock:
            news.append(ClockMessage(present.glance.game, moment.clock, moment.thinking))
        if change.room and (idle := self._idle):  # somebody has come or gone
            news.append(AddedMessage(present.glance.game, present.glance.n, (), None, idle))
        return news

    def _present(self, moment: GameSnapshot) -> Shown:
        eyes = self._eyes
        return Shown(moment.glance(eyes), moment.room.players, moment.paused, eyes)

    def _shared_news(self, moment: GameSnapshot, present: Shown) -> FromServer | bytes:
        """The game's news, written once for all who look through the same eyes: there may be a thousand. Whoever plays
        mostly looks alone.
        """
        before = self._shown
        alone = present.eyes is not None and self._live.presence.connections(self._person) == 1
        if before is None or alone:
            return self._game_news(moment, present)
        host = self._own.host
        audience = Audience(present.eyes, self._lang, host, self._parts, self._legal, before, present)
        written = self._shared.of(audience)
        if written is None:
            message = encode(self._game_news(moment, present))
            self._shared.keep(audience, Written(message, self._legal))
            return message
        self._shown, self._legal = present, written.legal
        return written.message

    def _game_news(self, moment: GameSnapshot, present: Shown) -> GameMessage | AddedMessage:
        shown = self._shown
        if shown is None or shown.glance.game != present.glance.game:
            return self._game(moment, present, moment.told.since(present.eyes, 0))
        if shown.eyes != present.eyes:
            return self._game(moment, present, None)  # they play on for a bot: its seat was told other things
        things = moment.told.since(present.eyes, shown.glance.n)
        adds = moment.match.rules.customs.adds
        if (
            adds
            and things
            and shown.players == present.players
            and shown.paused == present.paused
            and all(isinstance(one.event, adds) for one in things)
        ):
            return self._added(moment, present, things)
        return self._game(moment, present, things, shown.glance.view if adds or self._parts else None)

    def actions(self) -> tuple[Any, ...]:
        """The legal actions of one's own seat one by one, if they are few."""
        moment, eyes = moment_of(self._live), self._eyes
        if moment is None or eyes is None:
            return ()
        legal = self._may(moment, eyes, moment.match.view(eyes))
        some = () if legal is None else tuple(islice(legal, FEW + 1))
        return some if len(some) <= FEW else ()

    def sentence(self, hint: Hint) -> str:
        """A hint in words; nothing if the game has none."""
        game = catalogue.game(self._live.room.game)
        if game.hinting is None:
            return ""
        names = names_of(self._live.room.called, self._lang)
        return game.hinting.sentence(
            hint.view, hint.action, hint.because, names, partial(text.say, self._lang)
        )

    def recalled(self, asked: RecallRequest) -> Recalled:
        """What the seat would remember through whose eyes this person sees the game; nobody else's."""
        match = match_of(self._live.table, asked.game)
        if self._eyes is None or asked.seat != self._eyes:
            raise NotYourSeat("not-your-seat", place=asked.seat + 1)
        n = self._live.table.told.n(self._eyes)
        return Recalled(asked.id, asked.game, n, match.recall(self._eyes))

    def reasons(self, explanations: Sequence[Explanation]) -> tuple[Reason, ...]:
        """What was thought in a game that is over, in words."""
        game = catalogue.game(self._live.room.game)
        if game.afterthoughts is None:
            return ()
        names, say = names_of(self._live.room.called, self._lang), partial(text.say, self._lang)
        return tuple(
            Reason(*game.afterthoughts.told(one.events, one.reasons, names, self._eyes, say))
            for one in explanations
        )

    # The table

    def _table(self) -> TableMessage:
        live, now = self._live, self._live.room
        colours = catalogue.rules(now.game).customs.colours
        return TableMessage(
            game=now.game,
            phase=now.phase,
            players=tuple(self._player(seat, occupant) for seat, occupant in enumerate(now.occupants)),
            yours=self.seats,
            name=self.name,
            host=self._own.host,
            options=now.agreed,
            games=now.games,
            wins=tuple(0 if occupant is None else occupant.wins for occupant in now.occupants),
            kept=now.kept,
            colours=now.colours(colours),
            game_colours=now.game_colours(colours),
            open_to_all=now.open_to_all,
            next_first=self._shared.moments.next_first(live),
            spectators=live.presence.spectators,
            patience=live.drivers.absence.patience,
            clock=now.clock,
            talk=now.talk,
            you=alias_of(live, self._person),
            invitation=live.keys.invitation if self._invited else None,
            watching=live.keys.watching,
            build=self._build,
            curtains=self._own.curtains,
            affairs=affairs.affairs(live, self._person, self._invited),
        )

    def _player(self, seat: Seat, occupant: Occupant) -> Player:
        if occupant is None:
            return OpenSeat()
        if isinstance(occupant, PersonOccupant):
            return PersonPlayer(
                occupant.name,
                occupant.ready,
                here=self._live.presence.is_here(occupant.person),
                bot=occupant.bot,
                played=seat in self._live.room.eyes_of(occupant.person),
                away=self._away(occupant.person),
                beside=occupant.beside,
            )
        return BotPlayer(text.bot_name(self._lang, seat), occupant.bot, FACES[seat % len(FACES)])

    def _away(self, person: str) -> AwayPlayer | None:
        if (away := self._live.drivers.absence.away(person)) is None:
            return None
        agreed, asked = (seats_of(self._live, one) for one in (away.agreed, away.asked))
        return AwayPlayer(away.left and round(away.left, 1), agreed, asked)

    # The game

    @property
    def _eyes(self) -> Seat | None:
        """Through which seat's eyes the game is seen; whoever came only to watch is a spectator, and so is a screen of
        several while no curtain is lifted.
        """
        own, lifted = self._own, self._lifted
        if not own.curtains:
            return own.eyes[0] if own.eyes else None
        is_up = lifted is not None and lifted.game == own.room.games and lifted.seat in own.curtains
        return lifted.seat if lifted is not None and is_up else None

    @property
    def has_curtains(self) -> bool:
        """Whether several play on this screen."""
        return bool(self._own.curtains)

    def lift(self, seat: Seat, game: int) -> None:
        """Show the game through the eyes of a seat of one's own from now on, and through no other's."""
        match_of(self._live.table, game)
        if seat not in self._live.room.eyes_of(self._person):
            raise NotYourSeat("not-your-seat", place=seat + 1)
        self._lifted = Lifted(game, seat)

    def let_fall(self) -> None:
        """Show what a spectator sees, where several play on this screen."""
        self._lifted = None

    @property
    def lifted(self) -> Seat | None:
        """The seat whose curtain is lifted here, where several play on this screen."""
        return self._eyes if self._own.curtains else None

    def check_lifted(self, seat: Seat) -> None:
        """Raise if a seat of one's own is behind its curtain: then nothing is done from it, nor told of it."""
        if seat in self._own.curtains and seat != self._eyes:
            raise CurtainDown("curtain-is-down")

    def _may(self, moment: GameSnapshot, eyes: Seat | None, view: Any) -> Any:
        """What may be done from here, as a screen gets it. Of a pause, of seats that were given up or lent, and of
        an end that came of giving up, the view knows nothing: then it is nothing at all.
        """
        lent = eyes is not None and moment.room.bot_at(eyes) is not None
        if moment.paused or moment.result is not None or lent:
            return None
        rules = moment.match.rules
        return (rules.customs.offered or rules.legal)(view)

    def _game(
        self, moment: GameSnapshot, present: Shown, things: Sequence[NumberedEvent] | None, before: Any = None
    ) -> GameMessage:
        """The whole view with what was told, or what is new in it since the view before; without what was told,
        afresh with the log.
        """
        eyes, glance, now = present.eyes, present.glance, moment.room
        self._shown = present
        self._legal = self._may(moment, eyes, glance.view)
        if things is None:
            log = moment.told.log(eyes, self._lang)
            said = tuple(ToldEvent(n, None, lines) for n, lines in log.items())
        else:
            said = self._said(moment, eyes, things)
        part = things is not None and before is not None
        view, more = parted(before, glance.view) if part else (shared_messages.in_json(glance.view), {})
        return GameMessage(
            game=glance.game,
            seat=eyes,
            names=moment.names(self._lang),
            n=glance.n,
            view=view,
            legal=self._legal,
            result=moment.result,
            paused=moment.paused,
            conceded=now.conceded,
            undo=self._may_undo(moment, eyes),
            hint=now.plays_alone and self._may_ask(eyes, glance.game),
            silent=moment.silent,
            clock=moment.clock,
            told=said,
            fresh=things is None,
            idle=self._idle,
            part=part,
            more=more,
            thinking=moment.thinking,
        )

    def _may_ask(self, eyes: Seat | None, game: int) -> bool:
        """Whether there is a hint to be had."""
        return eyes is not None and AskForHint(self._person, eyes, game).allowed(self._live.table)

    @property
    def _idle(self) -> tuple[Idle, ...]:
        """Only the host can do something about it, and not with a seat of their own."""
        own = self._own
        if not own.host:
            return ()
        return tuple(
            Idle(seat, round(left, 1))
            for seat, left in self._live.drivers.activity.finishable
            if seat not in own.seats
        )

    def _may_undo(self, moment: GameSnapshot, eyes: Seat | None) -> bool:
        if eyes is None or not moment.may_undo(eyes) or moment.room.phase != "playing":
            return False
        return moment.room.bot_at(eyes) is None

    def _added(self, moment: GameSnapshot, present: Shown, things: Sequence[NumberedEvent]) -> AddedMessage:
        """What was told alone: it is enough to make the next view of the one before."""
        glance = present.glance
        legal = self._may(moment, present.eyes, glance.view)
        changed = None if legal == self._legal else legal
        self._shown, self._legal = present, legal
        said = tuple(ToldEvent(thing.n, thing.event, ()) for thing in things)
        return AddedMessage(glance.game, glance.n, said, changed, self._idle or None)

    def _said(
        self, moment: GameSnapshot, eyes: Seat | None, things: Sequence[NumberedEvent]
    ) -> tuple[ToldEvent, ...]:
        words = self._words
        if words is None or self._told is not moment.told or words.you != eyes:
            self._told = moment.told
            words = self._words = moment.told.words(eyes, self._lang)
        fleeting = moment.match.rules.customs.forgets
        return tuple([ToldEvent(thing.n, thing.event, words.of(thing), fleeting) for thing in things])
