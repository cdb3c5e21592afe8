"""Every type of request has one handler, and what a handler needs is checked before anything is done."""

from collections import Counter
from typing import get_args

from yakai.web.ws import requests
from yakai.web.ws.handlers import ALL_HANDLERS, HANDLERS


def test_each_type_of_request_has_exactly_one_handler() -> None:
    types = (*get_args(requests.Request), requests.PingRequest)
    assert Counter(handler.request for handler in ALL_HANDLERS) == Counter(types)


def test_each_handler_has_one_way_to_handle_its_request() -> None:
    for handler in ALL_HANDLERS:
        ways = (handler.command, handler.answer, handler.later)
        assert [way is not None for way in ways].count(True) == 1, handler.request


def test_only_requests_that_are_answered_later_can_be_concurrent() -> None:
    concurrent = {request for request, handler in HANDLERS.items() if handler.concurrent}
    assert concurrent == {requests.HintRequest, requests.ReasonsRequest}
    assert all(HANDLERS[request].later is not None for request in concurrent)


def test_whatever_is_done_from_a_seat_needs_its_curtain_lifted() -> None:
    assert {request for request, handler in HANDLERS.items() if handler.from_seat} == {
        requests.ActRequest,
        requests.WhyRequest,
        requests.HintRequest,
        requests.RecallRequest,
        requests.UndoRequest,
        requests.ConcedeRequest,
        requests.HandOverRequest,
    }


def test_spectators_may_look_talk_and_ask_for_reasons_and_nothing_else() -> None:
    assert {request for request, handler in HANDLERS.items() if not handler.invited} == {
        requests.FullStateRequest,
        requests.LowerCurtainRequest,
        requests.PingRequest,
        requests.ReactRequest,
        requests.ReasonsRequest,
        requests.SayRequest,
    }
