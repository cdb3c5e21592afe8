"""Numbers in texts are formatted as Fluent does it, only faster."""

import pytest

from yakai import text
from yakai.text import Lang, languages
from yakai.text.bundle import Bundle

SAID = """
plain = { $n }
among = before { $n } after
plural = { $n ->
    [0] none
    [one] { $n } one
    [few] { $n } few
    [many] { $n } many
   *[other] { $n } other
}
exact = { NUMBER($n, minimumIntegerDigits: 3) }
"""


@pytest.mark.parametrize("lang", languages())
def test_every_number_is_written_as_before(lang: Lang) -> None:
    bundle = Bundle([lang], use_isolating=False)
    bundle.add_resource(text._parsed(SAID))
    for key in ("plain", "among", "plural", "exact"):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        for number in (*range(-12, 130), 999, 1000, 1001, 12345, 10**9):
            assert bundle.format(pattern, {"n": number}) == bundle.format_pattern(pattern, {"n": number})
    assert bundle.format(bundle.get_message("plain").value, {})[1]
