"""The recipe "A game" of CONTRIBUTING.md, followed in a copy: a folder, a name in the registry, rules and scenarios.

The game is `tests/games/threes` under another name, and with no more than the recipe calls necessary: without bots, a
lesson, translations, real dice and files for the page.
"""

import json
import re
import urllib.request

from recipes.copies import RULES, CheckoutCopy

THREES, TWOS = "tests/games/threes", "firmware/tray24/games/twos"
REGISTRY, RECORDS = "firmware/tray24/games/__init__.py", "firmware/RECORDS.md"
PARTS = ("__init__.py", "rules.py", "screen.py", "words.ftl", "help.ftl")
CHANGES = (
    ("threes", "twos"),
    ("Threes", "Twos"),
    ("number = 60", "number = 61"),
    ('bots = ("fair", "sharp", "gentle")', "bots = ()"),
    ('"", "mark_a_die" if', '"T2", "mark_a_twos_die" if'),
    ("mark_a_die", "mark_a_twos_die"),
    ("no_rolls_but_count", "no_twos_rolls"),
    ("given_three_dice", "given_twos_dice"),
    ("    .title = Again", "    .title = Again\n    .rules = T1 T2 T3"),
)
OVERVIEW = "| `twos` | 24 dice, set `classic24` | 2 to 6 | the highest total | [T1](#T1) to T3 |"
KINDS = "| `twos` | 0-9 S R D2, W WD4 | `rolls` 1/2 |"
SECTION = """
## T: `twos`

- <a id="T1"></a>**T1** In its turn a seat draws dice and rolls them.
- <a id="T2"></a>**T2** It may roll some of them again, as often as `rolls` says.
- <a id="T3"></a>**T3** Then its dice are counted, and the seat to its left goes on.
"""
LINES = """**twos.** `* rolloff` or `* first`. A turn is `* draw s ID...`, `* roll s F...`, up to `rolls` times
`s reroll N...` with `* roll s F...`, then `s keep`.
"""
KEYS = "| `twos` | `hands`, `rolls_left` |"
SCENARIO = {
    "id": "twos-01-again",
    "why": "The chosen die is rolled again.",
    "rules": ["T2"],
    "game": "twos",
    "seats": 2,
    "given": {"turn": 0, "hands": [["r7", "bS", "W"], []]},
    "lines": ["0 reroll 1", "* roll 0 g1"],
    "then": {"phase": "choose", "hands": [["g1", "bS", "W"], []], "rolls_left": 0},
    "legal": ["0 keep"],
}
TEST = '''"""The rules of `twos`."""

from tray24 import games
from tray24.rules.moves import KEEP


def test_kept_dice_count():
    game = games.load_game("twos", 2, {}, {"turn": 0, "hands": [["r7", "bS", "W"], []]})
    game.enter(game.encode_move(KEEP))
    assert game.scores == [7 + 20 + 50, 0]
'''
MATCH_OF_BOTS = """
import sys
sys.path.insert(0, "tests/simulator")
from browser import Browser
from simulator.tray.files import MemoryFiles
from simulator.web.table.table import Table
tab = Browser(Table(MemoryFiles(), lambda: 7))
tab.send("new", game="twos", players=[{"button": 2 * seat, "bot": "random"} for seat in range(2)], options={})
tab.send("speed", x=4)
for _ in range(300):
    tab.wait(1000)
    if tab.match and tab.match["over"]:
        break
print(tab.match["game"], tab.match["over"], tab.errors)
"""
TESTS = (
    "tests/games/test_twos_rules.py",
    "tests/languages/test_pages.py",
    "tests/languages/test_refusals.py",
    "tests/simulator/test_catalog.py",
    "tests/simulator/test_tray_kinds.py::test_new_match_offers_the_games_that_can_be_played",
)
OVER_ALL_GAMES = (
    "tests/games",
    "tests/match/test_bots.py",
    "tests/rules",
    "tests/ui/test_games.py",
    "tests/ui/test_seat_buttons.py",
    "tests/ui/test_texts.py",
    "tests/ui/test_refusal_rules.py",
)


def follow_recipe(copy: CheckoutCopy):
    """Add the game `twos` as the recipe says, and return the files that the recipe may touch."""
    for name in PARTS:
        text = re.sub(r"\bfrom threes\b", "from tray24.games.twos", copy.read(f"{THREES}/{name}"))
        for old_text, new_text in CHANGES:
            text = text.replace(old_text, new_text)
        copy.write(f"{TWOS}/{name}", text)
    copy.replace(REGISTRY, '"yacht", "dominoes")', '"yacht", "dominoes", "twos")')
    own_files = {f"{TWOS}/{name}" for name in PARTS}
    for page in RULES:
        copy.insert_after(page, "| 81 ", OVERVIEW)
        copy.insert_after(page, "| 1-9 S R D2, W WD4 DE |", KINDS)
        copy.append(page, SECTION)
    copy.insert_after(RECORDS, "doublet's place in the order of play, from 0.", "\n" + LINES)
    copy.insert_after(RECORDS, "| `dominoes` | `arms`", KEYS)
    copy.write("tests/conformance/twos/twos-01-again.json", json.dumps(SCENARIO, indent=1))
    copy.write("tests/games/test_twos_rules.py", TEST)
    own_files |= {"tests/conformance/twos/twos-01-again.json", "tests/games/test_twos_rules.py"}
    return own_files | {REGISTRY, RECORDS, *RULES}


def test_a_game_is_added_as_the_recipe_says(copy):
    allowed_paths = follow_recipe(copy)
    copy.run_command("simulate", "twos", "--seats", "2", "--matches", "2", "--seed", "1", "--bots", "random")
    assert copy.run_command("scenario", "tests/conformance/twos") == "1 passed, 0 failed\n"
    with copy.serve_page("play") as address:
        assert "</html>" in urllib.request.urlopen(f"http://{address}/").read().decode()
    assert copy.run_python("-c", MATCH_OF_BOTS) == "twos True []\n"
    copy.run_command("check", "keys")
    copy.run_tests(*TESTS)
    copy.run_tests("-k", "twos", *OVER_ALL_GAMES)
    assert copy.list_touched() == allowed_paths
