"""The rule behind a refusal can be read on the display: the first item of the pause menu opens the help at the rule."""

import importlib
import re
from pathlib import Path

import pytest
from ui_script import Script

from tray24 import games
from tray24.games.dominoes.screen import arms_to_slots
from tray24.rules.faces import parse_face, parse_tile
from tray24.rules.moves import PH_MOVE, PLAY, decode_verb
from tray24.rules.notation import parse_line
from tray24.ui.lessons.lesson import CHECK, Lesson
from tray24.ui.toolkit.menu import find_paragraph
from tray24.ui.toolkit.texts import Texts, decompress_lines

RULE = re.compile(r"\b[BCLYD]\d+\b")
OF_TRAY = tuple(name for name in games.list_games() if games.get_package(name).startswith("tray24."))


def start_refused():
    """Return a `Script` (the tray's user interface) in which a die was just refused because of rule C3."""
    hands = [["g2", "r1", "y4"], ["b5", "y6"]]
    script = Script().start_match(
        "", "", game="center", position={"turn": 0, "phase": "move", "center": "r5", "hands": hands}
    )
    assert not script.screen.try_move(PLAY << 16 | parse_face("g2"), script.now_ms)
    return script


def test_the_pause_menu_after_a_refusal_begins_with_its_rule():
    script = start_refused()
    script.press("red")
    assert script.screen.name == "pause" and script.is_shown("Why?")
    script.press("green")
    assert script.screen.name == "help"
    number, line = script.screen.items[script.screen.cursor]
    assert "C3" in script.screen.help[number][2] and line == 0
    script.press("red")
    assert script.screen.name == "pause"


def test_no_refusal_on_the_display_shows_the_number_of_its_rule():
    assert len(set().union(*map(find_refusing_rules, OF_TRAY))) > 10


def find_refusing_rules(game):
    """Return the rules by which moves are refused in the first turns of a match.

    Each verb is tried with all arguments that were legal so far.
    """
    script = Script().start_match("", "", game=game)
    refusing_rules, tried_moves = set(), {}
    for _ in range(15):
        for verb, *arguments in [*tried_moves, *((verb,) for verb, kinds in script.game.ARGS.items() if not kinds)]:
            move = script.game.encode_move(verb, *arguments, seat=script.game.turn)
            if script.game.turn < 0 or move in script.game.list_legal_moves():
                continue
            if not script.ui.play_screen.try_move(move, script.now_ms) and script.ui.play_screen.refused[2]:
                refusing_rules.add(script.ui.play_screen.refused[2])
                assert not RULE.search(script.ui.format_text()), script.ui.format_text()
        if script.game.turn < 0:
            break
        moves = script.game.list_legal_moves()
        tried_moves |= {(decode_verb(move), *script.game.decode_args(move)): None for move in moves}
        assert script.ui.play_screen.try_move(moves[len(tried_moves) % len(moves)], script.now_ms)
        script.wait(40)
    return refusing_rules


@pytest.mark.parametrize("game", [game for game in OF_TRAY if games.find_part(game, "lessons")])
def test_no_answer_of_a_lesson_shows_the_number_of_a_rule_and_its_rule_is_in_the_help(game):
    pages, lines = Texts("en").get_help(game), decompress_lines(games.get_part(game, "lessons").STEPS)
    for number in range(len(lines)):
        screen = Lesson(Script().ui, game)
        screen._start_step(number)
        for item in screen.step.items:
            screen._start_step(number)  # the answer before may have been played
            screen._answer(item)
            if screen.step.several:
                screen._answer(CHECK)
            assert not RULE.search(screen.format_text()), screen.format_text()
            assert not screen.rule or find_paragraph(pages, screen.rule) >= 0


def test_once_a_move_was_entered_nothing_asks_why():
    script = start_refused()
    script.choose_item(parse_face("r1"))
    script.press("red")
    assert script.screen.name == "pause" and script.screen.items[0] == "go_on"


@pytest.mark.parametrize("game", OF_TRAY)
def test_help_covers_every_rule_that_a_game_cites(game):
    folder = Path(importlib.import_module(games.get_package(game)).__file__).parent
    source = "".join(path.read_text() for path in folder.glob("*.py") if path.stem not in ("words", "help"))
    cited_rules = set(re.findall(r'RuleError\(\s*"([A-Z]\d+)"|_rule = "([A-Z]\d+)"', source))
    game_class = games.get_game_class(game)
    rules = {rule for pair in cited_rules for rule in pair if rule}
    rules |= {getattr(game_class, name) for name in dir(game_class) if name.endswith("_rule")}
    pages = Texts("en").get_help(game)
    letters = [rule[0] for rule in pages[0][2][:1]]  # rules inherited from the tray game, and never cited, begin with B
    assert {rule for rule in rules if rule[0] in letters and find_paragraph(pages, rule) < 0} == set()


def test_the_help_of_a_rule_that_no_page_covers_is_not_offered():
    script = start_refused()
    script.ui.play_screen.rule = "X9"
    script.press("red")
    assert script.screen.items[0] == "go_on"


@pytest.mark.parametrize(("other_face", "bluff"), [("r1", True), ("g1", False)])
def test_center_announces_a_bluff_before_it_is_made(other_face, bluff):
    position = {"turn": 0, "phase": "move", "center": "r5", "hands": [[other_face, "WD4", "b2"], ["b5", "y6"]]}
    script = Script().start_match("", "", game="center", position=position)
    script.screen.select_item(parse_face("WD4"))
    assert script.game.find_bluff(parse_face("WD4")) == (parse_face(other_face) if bluff else -1)
    assert script.game.find_bluff(parse_face(other_face)) == -1
    assert script.is_shown("a bluff") == bluff


def test_the_center_die_pulses_while_a_refusal_is_shown():
    position = {"turn": 0, "phase": "move", "center": "r5", "hands": [["g2", "r1"], ["b5", "y6"]]}
    script = Script().start_match("", "", game="center", position=position)
    assert find_pulsing_slots(script, parse_face("g2")) == {8}
    assert "red 5" in script.ui.format_text()


def test_the_play_end_of_the_line_pulses_while_a_refusal_is_shown():
    for seed in range(30):
        script = Script().start_match("", "", game="line", real_seed=seed)
        game = script.game
        hand_faces = {game.faces[die] for die in game.hands[game.turn]} - set(game.list_playable())
        if hand_faces and game.phase == PH_MOVE:
            assert find_pulsing_slots(script, hand_faces.pop()) == {script.screen.game_screen.get_next_slot() - 1}
            return
    raise AssertionError("in every match all dice fit")


def find_pulsing_slots(script, face):
    """Try a die that is refused; return the slots that begin to pulse because of it."""
    old_slots = find_steady_slots(script)
    assert not script.screen.try_move(script.game.encode_move(PLAY, face), script.now_ms)
    return old_slots - find_steady_slots(script)


def find_steady_slots(script):
    """Return the slots that are lit and do not pulse."""
    colors_by_slot = [{script.read_led(index) for _ in range(30) if script.wait(40)} for index in range(24)]
    return {index for index in range(24) if len(colors_by_slot[index]) == 1 and colors_by_slot[index] != {(0, 0, 0)}}


DOMINOES = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}


@pytest.mark.parametrize(
    ("rack", "bluff"), [(["g8/WD4", "r1/gR"], "r1/gR"), (["g8/WD4", "g2/g9"], None), (["g8/WD4"], None)]
)
def test_dominoes_announces_a_bluff_to_who_holds_the_rack(rack, bluff):
    position = {**DOMINOES, "racks": [rack, ["b1/b3", "b6/b7"]]}
    script = Script().start_match("", "random", game="dominoes", position=position)
    if script.screen.prompt == "covered":
        script.press("green")
    tile = parse_tile("g8/WD4")
    assert script.game.find_bluff(tile) == (parse_tile(bluff) if bluff else -1)
    script.screen.select_item(tile)
    assert script.is_shown("a bluff") == bool(bluff)


def test_the_open_end_that_a_refused_tile_had_to_match_pulses():
    position = {**DOMINOES, "arms": [{"end": "r7"}, {"end": "b3"}], "racks": [["g2/g9", "r1/gR"], ["b1/b3", "b6/b7"]]}
    script = Script().start_match("", "random", game="dominoes", position=position)
    script.ui.settings.set("hints", "off")
    ends = arms_to_slots(script.game.arms)
    old_slots = find_steady_slots(script)
    assert old_slots == set(ends.values())
    move = parse_line(script.game, "0 play g2/g9 g9 1")
    assert not script.screen.try_move(move, script.now_ms)
    assert old_slots - find_steady_slots(script) == {ends[1]}
    script.press("blue")
    assert find_steady_slots(script) == old_slots
