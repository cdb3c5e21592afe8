"""What has just happened at a table, in one sentence for each viewer whom it concerns."""

from collections.abc import Iterable, Iterator

from yakai import text
from yakai.table.state.entries import HostSet, ListingForbidden, LockSet, TableClosed, TurnedOut, WatchingSet
from yakai.table.state.news import News, SeatRequestDeclined, VoteDeclined
from yakai.text import Lang
from yakai.web.messages import NewsMessage
from yakai.web.ws.names import seated_name
from yakai.web.ws.viewer import Viewer


def news_messages(viewer: Viewer, news: Iterable[News]) -> Iterator[NewsMessage]:
    """The news that concern this viewer."""
    return (message for one in news if (message := _message(viewer, one)) is not None)


def _message(viewer: Viewer, news: News) -> NewsMessage | None:
    if isinstance(news, SeatRequestDeclined) and news.person != viewer.person:
        return None
    if isinstance(news, ListingForbidden) and viewer.live.room.host != viewer.person:
        return None
    if isinstance(news, TableClosed):  # every connection ends with this reason
        return None
    if isinstance(news, TurnedOut):
        key = "table-news-banned" if news.ban else "table-news-turned-out"
        return NewsMessage(key, text.say(viewer.lang, key, name=_or_guest(news.name, viewer.lang)))
    key, person = _key_and_person(news)
    seat = news.seat if isinstance(news, VoteDeclined) else None
    who = "you" if person == viewer.person and seat is None else "other"  # several on one screen: no "you"
    name = _or_guest(seated_name(viewer.live, person, seat), viewer.lang)
    return NewsMessage(key, text.say(viewer.lang, key, name=name, who=who))


def _key_and_person(news: News) -> tuple[str, str]:
    """The text key, and the person whom the sentence is about."""
    match news:
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


def _or_guest(name: str, lang: Lang) -> str:
    return name or text.say(lang, "shell-guest")
