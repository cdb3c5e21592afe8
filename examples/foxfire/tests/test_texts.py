"""Foxfire has all its texts, in three languages."""

import pytest
from yakai_foxfire import game

from yakai import testing, text


@pytest.mark.parametrize("lang", text.languages())
def test_every_text_is_there(lang: text.Lang) -> None:
    testing.texts_are_there(game, [lang])
