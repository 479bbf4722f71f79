"""Players see no rule numbers, neither in the texts of any language nor in refusals that a browser gets."""

import re

import pytest
from browser import Browser, make_players, play_until

from host_tools.languages.parts import find_parts
from simulator import texts
from tray24 import games
from tray24.rules.moves import VERBS

RULE = re.compile(r"\b(?:[BCLY]\d+|D(?:[3-9]|1\d))\b")  # D1 and D2 may be faces
LANGUAGES = sorted(texts.list_languages())
OF_TRAY = [name for name in games.list_games() if games.get_package(name).startswith("tray24.")]
UNREAD = ("rule", "rules", "help", "display", "version", "key")  # these are no texts; "why?" opens the help by them


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_the_number_of_a_rule(language):
    found = []
    for part in find_parts():
        if part.is_translated and part.find_source(language).is_file():
            lines = part.find_source(language).read_text(encoding="utf-8").splitlines()
            found += [line for line in lines if RULE.search(line) and not line.lstrip().startswith(("#", ".rules"))]
    assert found == []


def collect_texts(value, key=""):
    """Return the texts in a value that was sent to a browser, without those that are not shown (keys in `UNREAD`)."""
    if isinstance(value, dict):
        return [text for name, part in value.items() if name not in UNREAD for text in collect_texts(part, name)]
    if isinstance(value, list):
        return [text for part in value for text in collect_texts(part, key)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize("game", OF_TRAY)
def test_a_browser_shows_no_number_of_a_rule_when_moves_are_refused(table, game):
    page = Browser(table)
    page.send("new", game=game, players=make_players(0, sharp=(1,)), options={})
    rules, tried_moves = (
        set(),
        {VERBS[verb]: None for verb, kinds in games.get_game_class(game).ARGS.items() if not kinds},
    )
    for turn in range(12):
        play_until(page, lambda: page.match and page.match["moves"])
        moves = page.match["moves"]
        for line in [line for line in tried_moves if line not in moves][:12]:
            for error in page.send("enter", 0, line=line):
                assert not RULE.search(error)
            if page.match["refused"] and page.match["refused"]["line"] == line:
                rules.add(page.match["refused"]["rule"])
        assert [text for text in collect_texts(page.state) if RULE.search(text)] == []
        tried_moves |= dict.fromkeys(moves)
        page.send("enter", 40, line=moves[turn % len(moves)])
    assert [entry["text"] for entry in page.log if RULE.search(entry["text"])] == []
    assert rules - {""}
