"""A mail server for tests, which keeps the mail that it receives."""

import re
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string
from email.message import Message
from socketserver import StreamRequestHandler, ThreadingTCPServer

import apprise

SECONDS = 60


class Letters(ThreadingTCPServer):
    """A mail server that keeps what it receives."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Postman)
        self.letters: list[str] = []
        self._came = threading.Condition()

    @property
    def notices(self) -> str:
        """The settings with which a server sends its notices here, with long timeouts."""
        port, patience = self.server_address[1], f"cto={SECONDS}&rto={SECONDS}"
        return f"mailto://127.0.0.1:{port}?from=games@example.org&to={{address}}&{patience}"

    def take_in(self, letter: str) -> None:
        """Keep one more mail."""
        with self._came:
            self.letters.append(letter)
            self._came.notify_all()

    def nth(self, number: int, to: str) -> str:
        """The text of the first, second, … mail to an address; waits for it."""
        with self._came:
            came = self._came.wait_for(lambda: len(self._to(to)) >= number, SECONDS)
            assert came, f"{to} got only {len(self._to(to))} letters"
            return self._to(to)[number - 1]

    def _to(self, address: str) -> list[str]:
        letters = map(message_from_string, self.letters)
        return [_text(letter) for letter in letters if letter["To"] == address]


def _text(letter: Message) -> str:
    """The plain text of a mail."""
    plain = (part for part in letter.walk() if not part.is_multipart())
    said = next(plain).get_payload(decode=True)
    assert isinstance(said, bytes)
    return said.decode()


def code_in(letter: str) -> str:
    """The confirmation code in a mail."""
    code = re.search(r"\b[A-Z2-7]{8}\b", letter)
    assert code is not None
    return code[0]


class _Postman(StreamRequestHandler):
    def handle(self) -> None:
        assert isinstance(self.server, Letters)
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().strip():
            if line.upper().startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                letter = []
                while (part := self.rfile.readline().rstrip(b"\r\n")) != b".":
                    letter.append(part)
                self.server.take_in(b"\n".join(letter).decode())
            self.wfile.write(b"221 bye\r\n" if line.upper() == b"QUIT" else b"250 well\r\n")


@contextmanager
def mail() -> Iterator[Letters]:
    """A mail server, as long as the block lasts. Apprise's slow first import is done before a test waits for a mail."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # it uses deprecated parts of Python
        apprise.Apprise().add("mailto://127.0.0.1?from=games@example.org&to=ann@example.org")
    with Letters() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
