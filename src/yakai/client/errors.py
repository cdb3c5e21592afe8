"""What a server says no with."""

from yakai.core.errors import YakaiError


class RefusedRequest(YakaiError):
    """The server said no; `text` says why in the connection's language, `clause` names the rule if it was
    one.
    """

    def __init__(self, key: str, text: str, clause: str | None = None, status: int | None = None) -> None:
        super().__init__(key)
        self.text = text
        self.clause = clause
        self.status = status

    def __str__(self) -> str:
        return self.text
