"""The log's texts: no English is left in the test language, and each message of a game is used."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from host_tools.checkout import ROOT
from host_tools.languages.pseudo import NAME, pseudo_source
from simulator import texts
from simulator.web.log.log import Log
from tray24 import games

GOLDEN = Path(__file__).parents[1] / "golden"
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# Words that are the same in all languages: numbers, names in the test, and signs.
SAME = re.compile(r"^(?:[A-Z]\w?|[\d+,.:/;]*)$")


class Journal:
    def __init__(self, text):
        self.text = text

    def read(self, name):
        return self.text.encode()


@pytest.fixture
def test_language(monkeypatch):
    def resource(language, part):
        source = texts.source_of(texts.ENGLISH, part)
        if not source.is_file():
            return None
        words = source.read_text(encoding="utf-8")
        return FluentResource(pseudo_source(words) if language == NAME else words)

    monkeypatch.setattr(texts, "_resource", resource)
    monkeypatch.setattr(texts, "_loaded", {})
    texts.choose(NAME)
    yield
    texts.choose(texts.ENGLISH)


@pytest.mark.parametrize("game", ["basic", "center", "dominoes", "line"])
def test_no_english_is_left_in_the_test_language(test_language, game):
    log = Log(Journal((GOLDEN / game / f"{game}-000.t24").read_text()))
    log.update(["A", "B", "C", "D", "E", "F"])
    words = {word.strip(".,:;") for entry in log.entries for word in entry.text.split()}
    left = {word for word in words if not SAME.match(word) and not re.search("[äéöüÄÖÜ]", word)}
    assert len(log.entries) > 50 and not left


@pytest.mark.parametrize("game", [name for name in games.names() if name != "threes"])
def test_every_message_of_a_game_is_said(game):
    code = "".join(
        (ROOT / "simulator" / "games" / game / f"{part}.py").read_text() for part in ("sentences", "picture")
    )
    code += (ROOT / "simulator" / "web" / "log" / "matching.py").read_text()
    code += (ROOT / "simulator" / "web" / "log" / "teller.py").read_text()
    keys = KEY.findall(texts.source_of(texts.ENGLISH, f"{game}-log").read_text())
    source = texts.source_of(texts.ENGLISH, f"{game}-log").read_text()
    assert not [key for key in keys if f'"{key}"' not in code and f"{{ {key} }}" not in source]
