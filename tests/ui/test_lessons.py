"""Lessons: their sources, the answers of every step, and lessons played with the keys on a virtual tray."""

import re

import pytest
from ui_script import Script, find_framed, find_marked

from simulator.tray.rig import Rig
from tray24 import games
from tray24.rules.faces import format_face, format_tile
from tray24.rules.notation import format_line
from tray24.ui.lessons.lesson import ASKING, CHECK, DONE, RIGHT, WRONG, Lesson, LessonsMenu
from tray24.ui.lessons.step import Step
from tray24.ui.toolkit.texts import decompress_lines

GAMES = [name for name in games.list_games() if games.find_part(name, "lessons")]
LINES = {name: decompress_lines(games.get_part(name, "lessons").STEPS) for name in GAMES}
STEPS = [(game, number) for game in GAMES for number in range(len(LINES[game]))]
each_step = pytest.mark.parametrize(("game", "number"), STEPS)


def load_step(game, number):
    return Step(game, LINES[game][number])


def open_lesson_at(game, number=0):
    """Return a `Script` (the tray's user interface) at step `number` of a game's lesson, and the lesson's screen."""
    script = Script()
    screen = Lesson(script.ui, game)
    while screen.number < number:
        answer_correctly(screen)
    script.ui.push_screen(screen, script.now_ms)
    return script, screen


def sort_wrong_first(step):
    """Return (item, whether it is right) of a lesson's step, wrong items first."""
    return sorted(zip(step.items, step.right, strict=True), key=lambda pair: pair[1])


def answer_correctly(screen):
    """Give the right answer to a step, and go on to the next step."""
    step = screen.step
    for item in list_right_items(step):
        if item not in screen.marked:  # a step that was missed twice has marked them
            choose_item(screen, item)
    if step.ask == "go" and not step.is_move:
        return
    assert screen.stage == RIGHT, (step.id, screen.words)
    screen.choose_item(0)


def list_right_items(step):
    """Return the items to choose for the right answer of a step."""
    right = [item for item, is_right in zip(step.items, step.right, strict=True) if is_right]
    return [*right, CHECK] if step.several else right[:1]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_its_aim_three_moves_and_five_to_eight_questions(game):
    steps = [load_step(game, number) for name, number in STEPS if name == game]
    moves = [step.is_move and not (step.ask == "go" and game != "yacht") for step in steps]
    first_wrong = moves.index(False, 1)
    assert steps[0].ask == "go" and sum(moves) == sum(moves[:first_wrong]) == 3
    assert 5 <= len(steps) - first_wrong <= 8
    assert len({step.id for step in steps}) == len(steps)


@each_step
def test_a_step_has_right_and_wrong_answers_by_the_rules(game, number):
    step = load_step(game, number)
    assert True in step.right
    assert False in step.right or step.ask == "go"
    assert step.several or step.is_move or step.right.count(True) == 1
    assert len(set(step.items)) == len(step.items)


@each_step
def test_an_item_is_legal_exactly_if_some_line_that_begins_with_it_is(game, number):
    """A lesson marks an item, which is a possible answer, as right exactly if some legal move begins with it.

    The move may continue after the item. Additions to an item, such as a direction, are no part of the move.
    """
    step = load_step(game, number)
    if step.ask not in ("slots", "dice", "do"):
        return
    legal = [format_line(step.game, move).split(" ", 1)[1] + " " for move in step.game.list_legal_moves()]
    for item, right in zip(step.items, step.right, strict=True):
        known = step.line.replace("*", item if step.ask == "do" else item.split(" ")[0]) + " "
        assert right == any(line.startswith(known) for line in legal), item


@each_step
def test_dice_and_tiles_are_asked_in_the_order_of_the_display(game, number):
    _, screen = open_lesson_at(game, number)
    if screen.step.ask != "dice":
        return
    format_piece = format_tile if screen.step.game.tiles else format_face
    pieces = [format_piece(piece) for piece in screen.scene.game_screen.get_hand()]
    assert [item.split(" ")[0] for item in screen.step.items] == pieces


@each_step
def test_the_rule_of_a_step_is_there(game, number):
    rules = {rule for _, _, found in Script().ui.say.get_help(game) for rule in found}
    assert load_step(game, number).rule in rules


# Answers.


def answer_item(screen, item):
    """Answer a lesson's step with one item."""
    for chosen_item in (item, CHECK) if screen.step.several else (item,):
        choose_item(screen, chosen_item)


def choose_item(screen, item):
    screen.cursor = screen.items.index(item)
    screen.choose_item(0)


def find_number(game, id):
    """Return the number of the lesson's step with this id."""
    return next(number for name, number in STEPS if name == game and load_step(game, number).id == id)


@each_step
def test_each_wrong_answer_is_refused_with_a_reason_and_the_right_one_is_accepted(game, number):
    _, screen = open_lesson_at(game, number)
    step = screen.step
    for item, right in sort_wrong_first(step):
        if right and (step.several or step.is_move or step.ask == "go"):
            continue
        answer_item(screen, item)
        assert screen.stage == (RIGHT if right else WRONG)
        assert re.match(rf"({step.rule[0]}\d+: )?\w", screen.words), screen.words
        if not right:
            screen.choose_item(0)
            assert screen.stage == ASKING
            assert item not in screen.marked
    if step.several or step.is_move:
        answer_correctly(screen)


def test_after_two_wrong_answers_the_right_one_is_pointed_at():
    _, screen = open_lesson_at("basic", find_number("basic", "match"))
    wrong_item = screen.step.items[screen.step.right.index(False)]
    for _ in range(2):
        answer_item(screen, wrong_item)
        assert screen.stage == WRONG
        screen.choose_item(0)
    screen.choose_item(0)
    assert screen.stage == RIGHT
    _, screen = open_lesson_at("yacht", find_number("yacht", "write"))
    for _ in range(2):
        answer_item(screen, "wild")
        screen.choose_item(0)
    assert screen.items[screen.cursor] == "three"


def test_a_box_that_pays_less_says_what_it_counts():
    _, screen = open_lesson_at("yacht", find_number("yacht", "write"))
    texts = {}
    for item in ("blue", "four", "wild"):
        answer_item(screen, item)
        texts[item] = screen.words
        screen.choose_item(0)
    assert texts == {
        "blue": "Only blue dice count: 13",
        "four": "It needs four alike: 0",
        "wild": "50 for each wild: 50",
    }


def test_the_first_moves_are_played_on_the_slots():
    script, screen = open_lesson_at("basic", 1)
    old_position = screen.step.game.save()
    answer_item(screen, "8")
    assert screen.stage == RIGHT and screen.step.game.save() != old_position
    assert screen.step.game.describe()["tray"]["8"] == "r7"
    _, screen = open_lesson_at("yacht")
    assert screen.step.game.dice == []
    answer_item(screen, "go")
    assert [format_face(face) for face in screen.scene.game_screen.get_hand()] == ["b8", "b3", "y3", "y8", "r0"]
    screen.choose_item(0)
    for item in ("b3", "y3", "r0", CHECK):
        choose_item(screen, item)
    assert [format_face(face) for face in screen.scene.game_screen.get_hand()] == ["b8", "W", "g4", "y8", "b5"]
    assert screen.marked == []


def test_a_seat_button_calls_uno_as_in_a_match():
    script, screen = open_lesson_at("center", find_number("center", "call"))
    script.press(1)
    assert screen.stage == RIGHT and "Call UNO before" in screen.words


def test_a_die_to_hold_is_no_die_to_roll():
    _, screen = open_lesson_at("yacht", 1)
    choose_item(screen, "y8")
    choose_item(screen, CHECK)
    assert (screen.stage, screen.words) == (WRONG, "Blue 8 and yellow 8 stay. Mark the three others")


def test_what_is_missing_is_said_without_its_place():
    script, screen = open_lesson_at("basic", find_number("basic", "match"))
    right = [item for item, is_right in zip(screen.step.items, screen.step.right, strict=True) if is_right]
    screen.marked = right[:-1]
    screen.cursor = screen.items.index(CHECK)
    screen.choose_item(0)
    assert (screen.stage, screen.words) == (WRONG, "One more fits. Look again")
    screen.choose_item(0)
    assert screen.marked == right[:-1]


# By keys, on the headless tray.


def select_item(rig, item):
    """Press blue until the cursor is at an item of the lesson."""
    screen = rig.ui.screen
    for _ in screen.items:
        if screen.items[screen.cursor] == item:
            return
        rig.press("blue")
    raise AssertionError(item)


def choose_items(rig, *items):
    for item in items:
        select_item(rig, item)
        rig.press("green")


def open_lesson(rig, game):
    """Open the lesson of a game from the home menu."""
    choose_items(rig, "lessons", game)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_keys_ends_with_how_many_were_right_at_once(game):
    rig = Rig()
    rig.boot()
    open_lesson(rig, game)
    screen = rig.ui.screen
    while screen.stage != DONE:
        step = screen.step
        if screen.number == 1:  # a wrong one first
            wrong_item = next(item for item, right in zip(step.items, step.right, strict=True) if not right)
            choose_items(rig, wrong_item, *((CHECK,) if step.several else ()))
            assert "Not quite" in rig.read_display()
            rig.press("green")
        choose_items(rig, *list_right_items(step))
        if step.ask == "go" and not step.is_move:
            continue
        assert rig.read_display().startswith("Right. ")
        rig.press("green")
    count = len(screen.steps) - 1
    assert f"{count - 1} of {count} right at the first try" in rig.read_display()
    rig.press("green")
    assert rig.ui.screen.name == "lessons"


def test_slots_that_are_marked_glow_and_wrong_ones_blink():
    rig = Rig()
    rig.boot()
    open_lesson(rig, "basic")
    screen = rig.ui.screen
    while screen.step.id != "match":
        choose_items(rig, *list_right_items(screen.step))
        if screen.stage == RIGHT:
            rig.press("green")
    assert rig.read_led(7).color == "red"
    wrong_item, right_item = (screen.step.items[screen.step.right.index(is_right)] for is_right in (False, True))
    choose_items(rig, wrong_item, right_item, CHECK)
    lit_colors = {wrong_item: set(), right_item: set()}
    for _ in range(40):
        rig.wait_ms(40)
        for item in lit_colors:
            lit_colors[item].add(rig.read_led(int(item)).lit)
    assert lit_colors == {wrong_item: {True, False}, right_item: {True}}


@pytest.mark.parametrize("game", ["center", "dominoes"])
def test_what_is_marked_in_a_lesson_has_the_bar_of_marks_and_no_frame(game):
    script, screen = open_lesson_at(game, find_number(game, "match"))
    assert not find_framed(script) and not find_marked(script)
    for count, item in enumerate(list_right_items(screen.step)[:2]):
        choose_item(screen, item)
        screen.changed = True
        assert len(find_marked(script)) == count + 1 and not find_framed(script)


def test_a_match_is_kept_through_a_lesson_and_a_power_cut():
    rig = Rig()
    rig.boot()
    rig.start_match("", "")
    rig.place(7)
    old_position = rig.game.save()
    rig.press("red")
    rig.wait_ms(100)
    choose_items(rig, "leave")
    open_lesson(rig, "basic")
    choose_items(rig, rig.ui.screen.items[0])
    assert rig.game.save() == old_position
    rig.press("red")
    assert rig.ui.screen.name == "lessons"
    rig.wait_ms(100)
    rig.press("red")
    assert rig.ui.screen.items[0] == "continue"
    open_lesson(rig, "basic")
    rig.wait_ms(1000)
    rig.pull_plug()
    rig.boot()
    rig.resume()
    assert rig.game.save() == old_position


def test_a_starter_offers_the_lessons_that_it_has_lights_for():
    found = LessonsMenu(Rig(kind="starter").ui).items
    assert list(found) == [name for name in GAMES if not games.get_game_class(name).needs_slots]
