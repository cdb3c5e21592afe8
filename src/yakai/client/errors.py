"""The error that the client raises for a refused request."""

from yakai.core.errors import YakaiError


class RefusedRequest(YakaiError):
    """The server refused a request. `text` says why in the connection's language; `clause` is the clause of the rules
    that forbids it, if there is one.
    """

    def __init__(self, key: str, text: str, clause: str | None = None, status: int | None = None) -> None:
        super().__init__(key)
        self.text = text
        self.clause = clause
        self.status = status

    def __str__(self) -> str:
        return self.text
