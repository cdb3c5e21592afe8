"""Languages are found from folders and files, and the API lists them."""

from pathlib import Path

import pytest

from tests.packages import ENGLISH, GAME, install
from tests.web.playing import game
from tests.web.running import Running, running
from tests.web.test_http import ask
from yakai import text
from yakai.client import RefusedRequest

pytestmark = pytest.mark.anyio

SPEAKING = GAME.replace(
    "bots={}, package=__name__",
    "bots={}, package=__name__, telling=DzoTelling()",
).replace(
    "game =",
    """
class DzoTelling:
    def sentences(self, event, names, you, say):
        return [say("dzo-event", name=names[0])]


game =""",
)
FILES = {
    "text/en.ftl": ENGLISH + "dzo-event = { $name } does something\n",
    "text/eo.ftl": "dzo-name = Duonjako\ndzo-event = { $name } faras ion\n",
    "text/rules.en.md": "# Dzo\n\nHalf a yak.\n\n## Play\n\n- DZO-1 As you like.\n",
    "text/rules.eo.md": "# Dzo\n\nDuona jako.\n\n## Ludo\n\n- DZO-1 Laŭvole.\n",
}


def test_the_api_lists_languages_and_names_the_one_that_fits_best(server: Running) -> None:
    found = ask(server, "GET", "/api/languages", accept_language="eo, uk-UA;q=0.8").json
    assert found["best"] == "uk"
    listed = {one["code"]: one["name"] for one in found["languages"]}
    assert listed == {lang: text.own_name(lang) for lang in text.languages()}
    assert {"en": "English", "ru": "Русский", "uk": "Українська"}.items() <= listed.items()


async def test_an_installed_game_brings_a_language_and_the_rest_is_english(
    site: Path, tmp_path: Path
) -> None:
    install(site, code=SPEAKING, files=FILES)
    with running(tmp_path / "data") as server:
        found = ask(server, "GET", "/api/languages", accept_language="eo-FR,en;q=0.5").json
        assert found["best"] == "eo"
        assert {"code": "eo", "name": "Esperanto"} in found["languages"]

        texts = ask(server, "GET", "/texts/eo.ftl").body.decode()
        assert "dzo-name = Duonjako" in texts
        assert "dzo-tagline = Half a yak" in texts
        assert "shell-language = Language" in texts
        sections = ask(server, "GET", "/api/games/dzo/rules?lang=eo").json["sections"]
        assert [section["title"] for section in sections] == ["Ludo", "In every game"]

        async with game(server, 2, of="dzo") as (ann, _), server.client("eo").join(ann.key) as seat:
            await seat.game()
            assert seat.told[0].lines == ("Person 0 faras ion",)
            with pytest.raises(RefusedRequest) as refused:
                await seat.ask("start")
            assert refused.value.text == text.say("en", refused.value.key)
