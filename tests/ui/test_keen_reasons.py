"""A keen hint has its reason: the part of keen's worth that decides, told on the display in a few words."""

import re
from pathlib import Path

import keen_reasons
import pytest
from ui_script import Script

from host_tools import micropython
from host_tools.checkout import FIRMWARE, ROOT
from tray24 import games
from tray24.languages.en.match import TEXT
from tray24.match.bots import answer, choose_random
from tray24.match.chance import Chance
from tray24.match.dealer import serve
from tray24.match.dicesets import sides_for
from tray24.match.keen import choose
from tray24.match.reasons import reason
from tray24.rules.notation import parse_line
from tray24.ui.toolkit.texts import Texts

CENTER = {"turn": 0, "phase": "move", "center": "r5"}
YACHT = {"turn": 0, "dice": ["r7", "b7", "y2", "W", "gS"], "rolls_left": 0}


@pytest.mark.parametrize(
    ("hands", "line", "key"),
    [
        ([["r1", "W", "b2"], ["y3", "g4"]], "0 play r1", "why_wild"),
        ([["r1", "y5", "b2", "g3"], ["r3", "r4"]], "0 play y5", "why_match"),
        ([["r1"], ["y3", "g4"]], "0 play r1", "why_out"),
        ([["r1", "rS", "b2"], ["y3", "g4"]], "0 play rS", "why_again"),
        ([["r1", "rD2", "b2"], ["y3", "g4"], ["y6", "g6"]], "0 play rD2", "why_costs"),
    ],
)
def test_the_reason_is_the_part_that_decides(hands, line, key):
    game = games.load("center", len(hands), {}, {**CENTER, "hands": hands})
    assert answer(reason(game, sides_for(game), parse_line(game, line)))[0] == key


def test_a_move_that_is_not_the_best_gets_no_reason():
    game = games.load("center", 2, {}, {**CENTER, "hands": [["r1", "W", "b2"], ["y3", "g4"]]})
    assert answer(reason(game, sides_for(game), parse_line(game, "0 play W"))) == ("", -1)


@pytest.mark.parametrize(("line", "key"), [("0 score three", "why_most"), ("0 score red", "why_box")])
def test_yacht_says_most_points_only_of_the_most(line, key):
    game = games.load("yacht", 1, {}, YACHT)
    assert answer(reason(game, sides_for(game), parse_line(game, line))) == (key, -1)


def test_the_hint_says_its_reason_on_the_display():
    script = Script().powered()
    script.ui.settings.set("hints", "keen")
    hands = [["r1", "W", "b2"], ["y3", "g4"]]
    script.match("", "", game="center", given={**CENTER, "hands": hands})
    script.wait(5000)
    assert "Keen: red 1: keeps your wild" in script.ui.text()
    assert script.shows("keeps your wild")


@pytest.mark.parametrize("name", ["center", "line"])
def test_the_reasons_of_a_match_have_words(name):
    say = Texts("en")
    game = games.new_game(name, 2, {"target": 100})
    sides, dealer, thinker = sides_for(game), Chance(3), Chance(5)
    told = set()
    while not game.over:
        if game.wait:
            game.deal(serve(game, dealer, sides))
            continue
        key, seat = answer(reason(game, sides, answer(choose(game, thinker, sides))))
        told.add(key and say(key, name="Mira"))
        assert key in ("", "why_out") or 0 <= seat < 2
        game.play(choose_random(game, thinker))
    assert len(told) > 3 and "" in told


@pytest.mark.level(2)
def test_the_reasons_are_the_same_on_micropython():
    script = Path(keen_reasons.__file__)
    done = micropython.run(script, path=[FIRMWARE, ROOT / "tests" / "micropython"], capture=True, timeout_s=60)
    assert done.returncode == 0, done.stderr
    here = [keen_reasons.told(game) for game in ("center", "line", "dominoes")]
    assert done.stdout.splitlines() == [str(told) for told in here]
    assert len({key for told in here for key, _ in told}) > 3


def test_every_reason_is_given_and_has_words():
    sources = ["match/reasons.py", "games/yacht/bot.py"]
    given = {key for path in sources for key in re.findall(r'"(why_\w+)"', (FIRMWARE / "tray24" / path).read_text())}
    assert given == {line.split("=")[0] for line in TEXT if line.startswith("why_")}
