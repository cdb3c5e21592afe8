"""`yakai serve`: the server, for this machine or for the local network."""

import errno
import gc
import socket
from typing import Annotated, Final

import typer

from yakai.cli.data import DataOption
from yakai.cli.language import LangOption, error_text
from yakai.core.errors import YakaiError
from yakai.text import Lang, say
from yakai.web.addresses import origins
from yakai.web.settings import Settings

EVERYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104

GC_THRESHOLDS: Final = (5_000, 10, 5)
"""The youngest generation is collected after 5,000 new objects instead of 700: a closed connection leaves 150,
a table 300, and a full collection stops the server for longer.
"""


def serve(
    lang: LangOption,
    host: Annotated[
        str | None, typer.Option(help="The address to listen on (127.0.0.1).", show_default=False)
    ] = None,
    port: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="The port to listen on (8000).", show_default=False)
    ] = None,
    data: DataOption = None,
    lan: Annotated[
        bool,
        typer.Option("--lan", help="Listen on the local network; print the address and a QR code."),
    ] = False,
) -> None:
    """Serve the games in the browser. Every setting can also be an environment variable, as YAKAI_PORT=9000."""
    try:
        settings = Settings.read(
            host=host or ("0.0.0.0" if lan else None),  # noqa: S104  # asked for by --lan
            port=port,
            data=None if data is None else str(data),
        )
        _run(settings, lang, lan)
    except YakaiError as error:
        typer.echo(error_text(error, lang), err=True)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        typer.echo(say(lang, "yakai-is-closing"), err=True)


def _run(settings: Settings, lang: Lang, lan: bool) -> None:
    listening = _listen(settings.host, settings.port)
    from yakai.web.app import create_app
    from yakai.web.server import Server

    server = Server(create_app(settings), log_level="warning")
    port = listening.getsockname()[1]
    shown = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    public = next(iter(origins(settings.addresses)), None)
    scheme = "https" if settings.certificate else "http"
    server.when_ready = lambda: _greet(
        lang, f"{scheme}://{shown}:{port}", public, f"{scheme}://{_lan_host()}:{port}" if lan else None
    )
    # Long-lived objects are excluded from garbage collection.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    server.run(sockets=[listening])
    if not server.started:
        raise typer.Exit(1)


class CannotListen(YakaiError):
    """The server cannot listen at this port or address."""


def _listen(host: str, port: int) -> socket.socket:
    """Listen at the port. This comes before the slow part of the start, so that a taken port is reported at once."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotListen("port-is-taken", port=str(port)) from None
        if error.errno == errno.EACCES:
            raise CannotListen("port-is-not-allowed", port=str(port)) from None
        raise CannotListen("address-is-wrong", host=host) from None
    return listening


def _greet(lang: Lang, url: str, public: str | None, lan_url: str | None) -> None:
    """Print the server's addresses, and with one on the local network its QR code."""
    typer.echo(say(lang, "yakai-is-ready", url=url))
    if public is not None:
        typer.echo(say(lang, "yakai-in-the-world", url=public))
    if lan_url is not None:
        import segno

        typer.echo(say(lang, "yakai-on-the-network", url=lan_url))
        segno.make(lan_url, micro=False).terminal(compact=True)


def _lan_host() -> str:
    """This machine's address in the local network: the one that it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
