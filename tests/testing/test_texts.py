"""A game that lacks a text is noticed, and the text is named."""

from pathlib import Path

import pytest
from msgspec import structs

from tests.packages import install
from yakai import testing, text
from yakai.core import catalogue
from yakai.core.game import Say

YAK = (Path(text.__file__).parents[1] / "games" / "yak" / "text" / "en.ftl").read_text("utf-8")


@pytest.mark.parametrize("name", list(catalogue.ours()))
def test_ours_have_all_their_texts(name: str) -> None:
    testing.texts_are_there(catalogue.game(name), text.languages())


@pytest.mark.parametrize("lacking", ["tagline", "poster-facts", "option-first", "option-first-none"])
def test_a_text_that_is_lacking_is_named(site: Path, lacking: str) -> None:
    english = YAK.replace("yak-", "dzo-").replace(f"dzo-{lacking} =", "dzo-nothing =")
    install(site, files={"text/en.ftl": english})
    with pytest.raises(testing.LawBroken, match=rf"^dzo 1: no text for dzo-{lacking} in en$"):
        testing.texts_are_there(catalogue.game("dzo"))


def test_a_sentence_that_is_lacking_is_named() -> None:
    silent = structs.replace(catalogue.game("yak"), telling=Telling())
    with pytest.raises(testing.LawBroken, match=r"^yak 1: no text for yak-event-nothing in en$"):
        testing.texts_are_there(silent)


class Telling:
    """Has no words for anything."""

    def sentences(self, event: object, names: object, you: object, say: Say) -> list[str]:
        return [say("yak-event-nothing")]
