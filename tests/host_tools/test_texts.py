"""The texts of host tools: each key in use has a message, each message is used, and translations are complete."""

import json
import re
from datetime import UTC, date, datetime

import pytest
from pseudolocalization import NAME, make_source_finder

from host_tools.archive.matches import Origin, open_archive
from host_tools.checkout import ROOT
from host_tools.terminal.console import join_list
from simulator import texts
from tray24.rules.errors import RuleError

GOLDEN = ROOT / "tests" / "golden"


@pytest.fixture
def test_language(tmp_path, monkeypatch):
    """Make all host tools use the test language: English with accents."""
    monkeypatch.setattr(texts, "find_source", make_source_finder(tmp_path))
    texts.set_language(NAME)
    yield
    texts.set_language(None)


@pytest.fixture
def archived_records(tmp_path, monkeypatch):
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path / "home"))
    with open_archive() as archive:
        for day, name in enumerate(("yacht-003", "basic-003"), 1):
            record = (GOLDEN / name.split("-")[0] / f"{name}.t24").read_bytes()
            archive.add_record(record, Origin("a test", name), datetime.now(UTC), date(2026, 3, day))


# What is not translated: numbers, names that are data, names of options and of the program.
_DATA = r"Tray24|\d+|UNO|basic|yacht|http\S+"


def find_english_words(text: str) -> set[str]:
    """Return the words that have a vowel without an accent, and so are not in the test language.

    The test language has an accent on each a, o and u.
    """
    plain_text = re.sub(_DATA, " ", text)
    return {word for word in re.findall(r"[^\W\d_]+", plain_text) if re.search("[aeouAOU]", word)}


def test_tables_leave_nothing_in_english(tray24, archived_records, test_language):
    for command in (("stats",), ("records", "list"), ("records", "show", 1)):
        code, out, _ = tray24(*command)
        assert (code, find_english_words(out) - {"test", "a", "from"}) == (0, set()), out


def test_the_page_and_its_charts_leave_nothing_in_english(tray24, archived_records, test_language, tmp_path):
    page = tmp_path / "stats.html"
    assert tray24("stats", "--html", page)[0] == 0
    body = page.read_text("utf-8").split("<body>")[1].split("<script")[0]
    assert find_english_words(re.sub(r"<[^>]*>", " ", body)) == set()
    figures = json.loads(page.read_text("utf-8").split('id="figures">')[1].split("</script>")[0])
    titles = set(re.findall(r'"title": "([^"]+)"', json.dumps(figures, ensure_ascii=False)))
    assert titles and not {title for title in titles if find_english_words(title)}


@pytest.mark.parametrize(
    ("items", "last", "text"),
    [
        ([], "list", ""),
        (["a"], "list-and", "a"),
        (["a", "b"], "list-or", "a or b"),
        (["a", "b", "c"], "list-and", "a, b and c"),
    ],
)
def test_lists(items, last, text):
    assert join_list(items, last) == text


def test_a_value_as_long_as_a_stranger_likes_is_shortened():
    error_text = texts.format_error(RuleError("", "no_number", text="9" * 10_000, most=5))
    assert "99…" in error_text and len(error_text) < 2500
