"""How a table is kept, from the eyes of one who is there; and whom a word on the wire stands for."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from yakai import text
from yakai.core.game import Seat
from yakai.table.agreements import voting
from yakai.table.commands import hosting
from yakai.table.commands.base import Command
from yakai.table.commands.seating import check_host
from yakai.table.commands.take_over import free_for
from yakai.table.live import LiveTable
from yakai.table.state.entries import HostSet, ListingForbidden, LockSet, TableClosed, TurnedOut, WatchingSet
from yakai.table.state.names import told_apart
from yakai.table.state.news import News, SeatRequestDeclined, VoteDeclined
from yakai.table.state.remarks import Speaker
from yakai.table.state.room import PersonOccupant
from yakai.table.state.silence import is_silent
from yakai.web.messages import Guest, HostingInfo, Lang, NewsMessage, SeatRequestInfo, VoteInfo
from yakai.web.ws import requests
from yakai.web.ws.aliases import alias_of, person_called

MOST_GUESTS: Final = 50


def affairs(live: LiveTable, person: str, invited: bool) -> HostingInfo:
    """How the table is kept, as far as somebody may know who came by the invitation or to watch."""
    room, access = live.room, live.room.access
    hosts = invited and person == room.host
    knocks = tuple(
        SeatRequestInfo(alias_of(live, one.person), _name(live, one.name), one.seat)
        for one in live.agreements.seat_requests.open
        if hosts or (invited and one.person == person)
    )
    return HostingInfo(
        host=next(iter(room.seats_of(room.host)), None),
        locked=access.locked,
        watching=access.watching,
        concede_ends=room.concede_ends,
        who=tuple(
            alias_of(live, occupant.person) if isinstance(occupant, PersonOccupant) else None
            for occupant in room.occupants
        ),
        guests=_guests(live) if hosts else (),
        banned=tuple(Guest(alias_of(live, one.person), _name(live, one.name)) for one in access.banned)
        if hosts
        else (),
        knocks=knocks,
        free=free_for(live.table, person) if invited else (),
        ending=_vote(live, live.agreements.end_vote),
        pausing=_vote(live, live.agreements.pause_vote),
        archived=room.archived,
    )


def _vote(live: LiveTable, vote: voting.Vote) -> VoteInfo | None:
    agreed = vote.agreed
    return VoteInfo(seats_of(live, agreed), seats_of(live, vote.asked)) if agreed else None


def _guests(live: LiveTable) -> tuple[Guest, ...]:
    """Who is there without a seat, but the host, each once; of a crowd only the first."""
    seated = set(live.room.people) | {live.room.host}
    there = (one for one in live.presence.listeners if one.person not in seated)
    found = {one.person: one for one in islice(there, MOST_GUESTS)}
    return tuple(
        Guest(alias_of(live, one.person), _name(live, one.name), one.invited) for one in found.values()
    )


def _name(live: LiveTable, name: str) -> str:
    """What somebody without a seat is called; in silence a name could be a message."""
    if is_silent(live.table):
        return ""
    return told_apart(
        name, [occupant.name for occupant in live.room.occupants if isinstance(occupant, PersonOccupant)]
    )


def seats_of(live: LiveTable, people: frozenset[str]) -> tuple[Seat, ...]:
    """Where some people sit."""
    return tuple(sorted(seat for person in people for seat in live.room.seats_of(person)))


# What is said


def told(live: LiveTable, happened: Iterable[News], person: str, lang: Lang) -> Iterator[NewsMessage]:
    """What somebody is told of things that have just happened."""
    return (said for one in happened if (said := _told(live, one, person, lang)) is not None)


def _told(live: LiveTable, happened: News, person: str, lang: Lang) -> NewsMessage | None:
    """What somebody is told of something that has just happened; nothing, if it is none of their affair."""
    if isinstance(happened, SeatRequestDeclined) and happened.person != person:
        return None
    if isinstance(happened, ListingForbidden) and live.room.host != person:
        return None
    if isinstance(happened, TableClosed):  # every connection ends, and says why
        return None
    if isinstance(happened, TurnedOut):
        key = "table-news-banned" if happened.ban else "table-news-turned-out"
        return NewsMessage(key, text.say(lang, key, name=_called(happened.name, lang)))
    key, whom = _said(happened)
    seat = happened.seat if isinstance(happened, VoteDeclined) else None
    who = "you" if whom == person and seat is None else "other"  # on a screen of several nobody is "you"
    name = _called(_sitter(live, whom, seat), lang)
    return NewsMessage(key, text.say(lang, key, name=name, who=who))


def _said(happened: News) -> tuple[str, str]:
    """The key of what is said, and whom it is about."""
    match happened:
        case HostSet(host=host):
            return "table-news-host", host
        case LockSet(locked=locked):
            return "table-news-locked" if locked else "table-news-unlocked", ""
        case WatchingSet(allowed=allowed):
            return "table-news-watching" if allowed else "table-news-unwatched", ""
        case SeatRequestDeclined(person=person):
            return "table-news-declined", person
        case VoteDeclined(person=person):
            return "table-news-plays-on", person
        case ListingForbidden():
            return "table-news-unlisted", ""
        case _:
            return "table-news-link", ""


def _called(name: str, lang: Lang) -> str:
    return name or text.say(lang, "shell-guest")


def _sitter(live: LiveTable, person: str, at: Seat | None = None) -> str:
    occupants = (live.room.occupants[seat] for seat in live.room.seats_of(person) if at in (None, seat))
    return next((occupant.name for occupant in occupants if isinstance(occupant, PersonOccupant)), "")


# What is asked


def command(live: LiveTable, request: object, person: str) -> Command | None:
    """What a request about the table itself asks of it; `None` if it is none of those. Whom a word stands for is looked
    up only for the host.
    """
    if isinstance(request, requests.TurnOutRequest | requests.LetInRequest | requests.MakeHostRequest):
        check_host(live.room, person)
    match request:
        case requests.TurnOutRequest(who=who, ban=ban):
            whom = person_called(live, who)
            return hosting.TurnOut(person, whom, _name_of(live, whom), ban)
        case requests.LetInRequest(who=who):
            return hosting.Forgive(person, person_called(live, who))
        case requests.MakeHostRequest(who=who):
            return hosting.MakeHost(person, person_called(live, who))
        case requests.LockRequest(locked=locked):
            inside = dict.fromkeys(one.person for one in live.presence.listeners)
            return hosting.Lock(person, locked, tuple(inside))
        case requests.AllowWatchingRequest(allowed=allowed):
            return hosting.AllowWatching(person, allowed)
        case requests.SetConcedingRequest(ends=ends):
            return hosting.SetConceding(person, ends)
        case _:
            return None


async def attend(
    live: LiveTable,
    request: requests.AskSeatRequest
    | requests.AnswerSeatRequest
    | requests.VoteEndRequest
    | requests.PauseRequest,
    by: Speaker,
) -> None:
    """What is agreed on among people before anything is stored."""
    match request:
        case requests.AskSeatRequest(seat=seat, game=game):
            await live.agreements.seat_requests.ask(by, seat, game)
        case requests.AnswerSeatRequest(who=who, accept=accept):
            check_host(live.room, by.person)
            await live.agreements.seat_requests.answer(by.person, person_called(live, who), accept)
        case requests.VoteEndRequest(game=game, agree=agree):
            await live.agreements.end_vote.cast(by.person, game, agree, by.seat)
        case requests.PauseRequest(game=game, paused=paused):
            await live.agreements.pause_vote.request(by.person, game, paused, request.id, by.seat)


def _name_of(live: LiveTable, person: str) -> str:
    """What somebody is called: on their seat, or as they came in."""
    there = (one.name for one in live.presence.listeners if one.person == person)
    return _sitter(live, person) or _name(live, next(there, ""))
