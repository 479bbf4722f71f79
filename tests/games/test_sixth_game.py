"""The game `threes`, which exists only in tests/games, works in all parts of the project that play games."""

import json

import pytest
from refusals import expect_refusal

from host_tools.checkout import FIRMWARE
from host_tools.cli import main
from simulator.tray.rig import Rig
from tray24 import games
from tray24.match.chance import Chance
from tray24.match.dicesets import get_sides
from tray24.match.selfplay import play_match
from tray24.rules.moves import D_DRAW, D_ROLL, KEEP, REROLL

ROOT = FIRMWARE.parent
POSITION = {"turn": 0, "hands": [["r7", "bS", "W"], []], "scores": [10, 0]}


def load_threes(given=None, seats=2, **options):
    return games.load_game("threes", seats, options, {**POSITION, **(given or {})})


# Rules.


def test_it_lies_in_its_folder_and_is_named_nowhere_else():
    folders = ("firmware/tray24", "simulator", "host_tools", "hardware")
    sources = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".js")]
    assert len(sources) > 200
    assert [path for path in sources if "threes" in path.read_text(encoding="utf-8")] == []


def test_kept_dice_count_and_the_left_neighbor_draws():
    game = load_threes()
    game.enter(game.encode_move(KEEP))
    assert game.scores == [10 + 7 + 20 + 50, 0]
    assert (game.wait, game.served, game.due) == (D_DRAW, 1, 3)


def test_marked_dice_are_rolled_again_and_not_more_often_than_the_option_says():
    game = load_threes(rolls="2")
    for left in (1, 0):
        game.enter(game.encode_move(REROLL, 0, 2))
        assert (game.wait, game.due, game.rolls_left) == (D_ROLL, 2, left)
        game.deal((0x21, 0x42))
    with expect_refusal("no rolls left"):
        game.enter(game.encode_move(REROLL, 1))
    assert game.describe()["hands"] == [["r1", "bS", "y2"], []]


def test_a_roll_without_a_die_is_refused():
    game = load_threes()
    position = game.save()
    with expect_refusal("name one of your three dice"):
        game.enter(game.encode_move(REROLL))
    assert game.save() == position


def test_only_its_own_player_sees_the_die_under_the_cup():
    game = load_threes()
    die = game.hands[0][2]
    assert [game.is_hidden_from(die, seat) for seat in (0, 1, -1)] == [False, True, True]
    assert not any(game.is_hidden_from(other, 1) for other in game.hands[0][:2])


def test_sharp_beats_random():
    won_matches = 0
    for seed in range(60):
        game = games.create_game("threes", 2)
        play_match(game, ["sharp", "random"], Chance(seed), Chance(seed + 999), get_sides(game))
        won_matches += game.list_winners() == [0]
    assert won_matches > 36


# On the tray.


def start_rig(*players, **options):
    rig = Rig(seed=5)
    rig.boot()
    rig.start_match(*players, game="threes", **options)
    return rig


@pytest.mark.parametrize(("players", "options"), [(("", ""), {}), (("", "sharp", "gentle"), {"rolls": "2"})])
def test_a_whole_match_is_played_by_keys_on_the_headless_tray(players, options):
    rig = start_rig(*players, **options)
    assert rig.game.options == {"rolls": "1", **options}
    for step in range(4000):
        if rig.game.over:
            break
        if rig.ui.screen.name == "play" and rig.ui.screen.prompt != "wait":
            moves = rig.game.list_turn_moves()
            rig.enter(moves[step % len(moves)])
        elif rig.ui.screen.name == "play":
            rig.wait_ms(100)
        else:
            rig.press("green")
    assert rig.game.over
    rig.wait_for_text("winner")
    while rig.ui.screen.name != "home":
        rig.press("green")
    assert not rig.tray.faults
    assert "rec0001.t24" in rig.files.list_names()


def test_the_hand_is_covered_until_its_player_is_alone_and_the_cup_never_shines():
    rig = start_rig("", "")
    assert rig.ui.screen.prompt == "cover"
    assert "Hand:" not in rig.read_display()
    rig.press("green")
    assert rig.ui.screen.secret
    assert "Hand:" in rig.read_display()
    rig.wait_ms(500)
    assert [slot for slot in range(24) if rig.read_led(slot).lit] == [0, 1]


def test_no_real_dice_are_offered_and_options_and_titles_are_its_own():
    rig = Rig(seed=5)
    rig.boot()
    rig.press("green")
    screen = rig.ui.screen
    while screen.game.name != "threes":
        while screen.items[screen.cursor] != "game":
            rig.press("blue")
        rig.press("green")
    assert screen.items == ("start", "game", "set", "rolls", "young", "help")
    assert "Threes" in rig.read_display()
    rig.press("blue")
    rig.press("blue")
    assert "Second rolls: one" in rig.read_display()


# From the command line.


def test_simulate_writes_records_that_replay(tmp_path, capfd):
    command = ["simulate", "threes", "--seats", "3", "--matches", "2", "--seed", "9", "--bots", "sharp,random,sharp"]
    assert main([*command, "--option", "rolls=2", "--out", str(tmp_path)]) == 0
    records = sorted(tmp_path.glob("threes-*.t24"))
    assert len(records) == 2
    assert main(["replay", *map(str, records)]) == 0
    assert capfd.readouterr().out.count("ok ") == 2


def test_simulate_shares_the_work_among_processes(capfd):
    command = ["simulate", "threes", "--seats", "2", "--matches", "4", "--seed", "9", "--jobs", "2"]
    assert main(command) == 0
    assert "matches=4" in capfd.readouterr().out


@pytest.fixture
def scenario(tmp_path):
    """Return the folder of a scenario of the game `threes`."""
    path = tmp_path / "threes.json"
    expected = {"phase": "choose", "hands": [["g1", "bS", "g2"], []], "rolls_left": 0}
    scenario_json = {
        "id": "threes-1",
        "game": "threes",
        "seats": 2,
        "given": POSITION,
        "then": expected,
        "legal": ["0 keep"],
    }
    path.write_text(json.dumps({**scenario_json, "lines": ["0 reroll 1 3", "* roll 0 g1 g2"]}))
    return path


def test_a_scenario_runs(scenario, capfd):
    assert main(["scenario", str(scenario)]) == 0
    assert "1 passed, 0 failed" in capfd.readouterr().out


# On the other interpreter.


@pytest.mark.level(2)
def test_a_scenario_runs_on_micropython(scenario, capfd):
    assert main(["scenario", str(scenario), "--vm", "micropython"]) == 0
    assert "1 passed, 0 failed" in capfd.readouterr().out
