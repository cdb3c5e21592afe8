"""The real browser."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

IN_THE_HOUSE = "yakai.lan"
"""A name for this machine that a browser, unlike 127.0.0.1, does not treat as secure."""

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
    """Run Chromium without a window until the block ends."""
    with sync_playwright() as playwright:
        path = os.environ.get("YAKAI_CHROMIUM") or "/usr/bin/chromium"
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()
