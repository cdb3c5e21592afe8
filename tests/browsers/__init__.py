"""Other people's browsers: Firefox and WebKit, each with a page that can be opened, asked and clicked."""

from typing import Any, Protocol


class Page(Protocol):
    """One page of one browser."""

    def open(self, url: str) -> None:
        """Go there and wait until it is loaded."""
        ...

    def ask(self, function: str, *arguments: Any) -> Any:
        """Call a function of JavaScript in the page; what it returns travels as JSON."""
        ...

    def click(self, x: float, y: float) -> None:
        """Press and release the mouse there."""
        ...

    def complaints(self) -> list[str]:
        """Errors in the console, as far as this browser reports them."""
        ...
