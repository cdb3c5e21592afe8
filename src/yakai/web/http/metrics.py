"""`/metrics`: only the server's operator may read the metrics."""

from typing import Final

from litestar import Response, get
from litestar.datastructures import State

from yakai.web.addresses import THIS_MACHINE, is_among, networks
from yakai.web.context import ServerContext
from yakai.web.errors import NotForYou
from yakai.web.http.problems import problems
from yakai.web.http.request_info import AnyRequest, host_of

MEDIA_TYPE: Final = "text/plain; version=0.0.4"

PROXY_HEADERS: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)
"""Headers of requests that a proxy passed on."""


@get(
    "/metrics",
    summary="Metrics",
    media_type=MEDIA_TYPE,
    sync_to_thread=False,
    responses=problems(403),
)
def metrics(request: AnyRequest, state: State) -> Response[str]:
    """Metrics in the text format of Prometheus; 403 for all but this machine, proxies and `YAKAI_METRICS`."""
    context: ServerContext = state.context
    if not _may_read(request, context):
        raise NotForYou("metrics-are-private")
    return Response(context.metrics.text(), media_type=MEDIA_TYPE)


def _may_read(request: AnyRequest, context: ServerContext) -> bool:
    """Whether a request comes from a machine named in the settings, or directly from this machine or a proxy's. One by
    the server's public name was passed on, even if the proxy sets no header.
    """
    client = "" if request.client is None else request.client.host
    if is_among(client, networks(context.settings.metrics)):
        return True
    passed_on = any(name in request.headers for name in PROXY_HEADERS) or context.addresses.is_public(
        host_of(request)
    )
    return not passed_on and is_among(client, (*THIS_MACHINE, *context.settings.trusted_proxies))
