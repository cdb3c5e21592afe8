"""Talk at a table as messages: remarks, their removal, and reactions."""

from yakai.table.live import LiveTable
from yakai.table.state.remarks import Reacted, Remark, RemarkRemoved, TalkEvent
from yakai.web.messages import ReactedMessage, SaidMessage, SaidRemark, TalkMessage, UnsaidMessage
from yakai.web.ws.names import alias_of


def latest_remarks(live: LiveTable) -> TalkMessage:
    """The latest remarks of a table."""
    return TalkMessage(tuple(_remark(live, remark) for remark in live.talk.remarks))


def talk_message(live: LiveTable, spoken: TalkEvent) -> SaidMessage | UnsaidMessage | ReactedMessage:
    """A new remark, a removed one, or a reaction: the same message for every connection."""
    match spoken:
        case RemarkRemoved(n=n):
            return UnsaidMessage(n)
        case Reacted(person=person, name=name, seat=seat, reaction=reaction):
            return ReactedMessage(alias_of(live, person), name, seat, reaction)
        case _:
            return SaidMessage(_remark(live, spoken))


def _remark(live: LiveTable, remark: Remark) -> SaidRemark:
    alias = alias_of(live, remark.person)
    return SaidRemark(remark.n, alias, remark.name, remark.seat, remark.text or "", round(remark.at, 3))
