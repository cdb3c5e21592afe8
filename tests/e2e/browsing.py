"""The real browser."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

IN_THE_HOUSE = "yakai.lan"
"""A name for this machine that a browser does not take for secure, as it does 127.0.0.1."""

ARGUMENTS = [
    f"--host-resolver-rules=MAP {IN_THE_HOUSE} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium without a window, for as long as the block lasts."""
    with sync_playwright() as playwright:
        path = os.environ.get("YAKAI_CHROMIUM") or "/usr/bin/chromium"
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()
