"""Links between the pages lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)[^)]*\)|(?:src|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def links(page: Path) -> list[str]:
    """The targets of a page's links, except those to other sites."""
    text = CODE.sub("", page.read_text("utf-8"))
    targets = [match[1] or match[2] for match in LINK.finditer(text)]
    return [target for target in targets if "://" not in target and not target.startswith("mailto:")]


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as in a link after `#`."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(text)]
    return {heading.strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link} is not there"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{link} has no such heading"


def test_every_page_can_be_reached() -> None:
    reached = {ROOT / "README.md"}
    fresh = set(reached)
    while fresh:
        found = {(page.parent / link.partition("#")[0]).resolve() for page in fresh for link in links(page)}
        fresh = {page for page in found if page.suffix == ".md" and page.exists()} - reached
        reached |= fresh
    assert set(PAGES) <= reached, sorted(str(page) for page in set(PAGES) - reached)
