"""The example apps that come with the project, each started and played."""

import ast
import re

import pytest
from app_rigs import AppRig, open_example

from host_tools.checkout import FIRMWARE
from simulator.tray.apps import find_examples
from tray24.ui.apps.source import MAX_BYTES
from tray24.ui.toolkit.canvas import HEADLINE, measure_text
from tray24.ui.toolkit.screens import TEXT_WIDTH

PAGE = (FIRMWARE / "APPS.md").read_text(encoding="utf-8")
KEYS = ("red", "yellow", "green", "blue")


def test_the_examples_are_those_of_the_page():
    listed_names = PAGE.split("`apps/` beside this page has examples: ")[1].split(". ")[0]
    assert list(find_examples()) == sorted(re.findall("`(.+?)`", listed_names))


@pytest.mark.parametrize("name", find_examples())
def test_an_example_is_short_and_has_a_title_and_words(name):
    source = find_examples()[name].read_text(encoding="utf-8")
    tree = ast.parse(source)
    assert ast.get_docstring(tree) and "\nTITLE = " in source
    assert len(source) < MAX_BYTES // 4


# Dice.


def read_faces(rig):
    """Return the total that the app `dice` displays, and the colors of the first row of lights; lit ones are dice."""
    total = int(rig.read_display().split("Total ")[1].split(".")[0])
    return total, rig.list_colors()[:6]


def test_dice_roll_and_come_to_rest():
    rig = open_example("dice")
    assert read_faces(rig)[1].count("dark") == 4
    seen_displays = set()
    rig.press_and_wait("green")
    for _ in range(30):
        rig.wait_ms(40)
        seen_displays.add(rig.read_display())
    rig.wait_ms(4000)
    display_at_rest = rig.read_display()
    rig.wait_ms(3000)
    assert len(seen_displays) > 4 and rig.read_display() == display_at_rest
    assert 2 <= read_faces(rig)[0] <= 12


def test_dice_are_added_and_taken_away_within_the_six_columns():
    rig = open_example("dice")
    for _ in range(7):
        rig.press_and_wait("blue")
    assert rig.is_running and read_faces(rig)[1].count("dark") == 0
    rig.press_and_wait("green")
    rig.wait_ms(5000)
    assert 6 <= read_faces(rig)[0] <= 36
    for _ in range(9):
        rig.press_and_wait("yellow")
    assert rig.is_running and read_faces(rig)[1].count("dark") == 5


def test_dice_show_each_face_by_a_color_and_pips():
    rig = open_example("dice")
    rig.press_and_wait("yellow")
    colors_of_faces = {}
    for _ in range(60):
        rig.press_and_wait("green")
        rig.wait_ms(3000)
        total, colors = read_faces(rig)
        colors_of_faces[total] = (rig.read_led(0).rgb, count_pips(rig))
    assert sorted(colors_of_faces) == [1, 2, 3, 4, 5, 6]
    assert len({rgb for rgb, _ in colors_of_faces.values()}) == 6
    assert {face: count for face, (_, count) in colors_of_faces.items()} == {face: face for face in colors_of_faces}


def count_pips(rig):
    """Return the number of pips of the first die on the display: dark squares of three by three pixels."""
    screen = rig.tray.screen
    dark_dots = sum(not screen[y // 8 * 128 + x] >> y % 8 & 1 for x in range(2, 21) for y in range(8, 27))
    return dark_dots / 9


# Moods.


def test_moods_change_colors_and_are_remembered():
    rig = open_example("moods")
    assert "Calm" in rig.read_display() and "dark" not in rig.list_colors()
    frame_before = rig.tray.frame
    rig.wait_ms(5000)
    assert rig.tray.frame != frame_before  # the colors wander
    rig.press_and_wait("blue")
    assert "Sunset" in rig.read_display()
    rig.press_and_wait("yellow")
    rig.press_and_wait("yellow")
    assert "Reading" in rig.read_display()
    rig.press_and_wait("seat 6", 200)
    brightness = max(rig.read_led(0).rgb)
    rig.press_and_wait("seat 1", 200)
    assert 0 < max(rig.read_led(0).rgb) < brightness / 4
    rig.hold("red")
    rig.wait_ms(100)
    rig.open_app("moods")
    assert "Reading" in rig.read_display() and "Brightness 1 of 6" in rig.read_display()


def test_moods_can_be_switched_off():
    rig = open_example("moods")
    rig.press_and_wait("green", 200)
    assert rig.list_colors() == ["dark"] * 24 and "Off" in rig.read_display()
    rig.press_and_wait("green", 200)
    assert "dark" not in rig.list_colors()


# Memory.


def watch_sequence(rig, length):
    """Return the colors that the app lights one after the other, until it is the player's turn."""
    sequence, last_color = (
        [],
        next((color for color in rig.list_colors() if color != "dark"), None),
    )  # of the last answer
    for _ in range(2000):
        rig.wait_ms(8)
        lit_colors = {color for color in rig.list_colors() if color != "dark"}
        assert len(lit_colors) <= 1
        color = next(iter(lit_colors), None)
        if color != last_color and color:
            sequence.append(color)
        last_color = color
        if "Your turn" in rig.read_display() and not lit_colors:
            break
    assert len(sequence) == length
    return sequence


def test_memory_grows_with_each_sequence_that_is_right_and_ends_with_a_wrong_color():
    rig = open_example("memory")
    assert "Best: 0" in rig.read_display()
    rig.press_and_wait("green")
    former_sequence = []
    for length in (1, 2, 3):
        sequence = watch_sequence(rig, length)
        assert sequence[:-1] == former_sequence
        former_sequence = sequence
        if length < 3:
            for color in sequence:
                rig.press_and_wait(color, 100)
    wrong_color = next(color for color in KEYS if color != former_sequence[0])
    rig.press_and_wait(wrong_color, 100)
    assert "Green begins" in rig.read_display() and "Best: 2" in rig.read_display()
    assert set(rig.list_colors()) == {"red"}
    rig.hold("red")
    assert rig.store.content["memory.json"] == b"2"
    rig.wait_ms(100)
    rig.open_app("memory")
    assert "Best: 2" in rig.read_display()
    rig.press_and_wait("green")
    watch_sequence(rig, 1)


def test_memory_takes_no_answers_while_it_shows():
    rig = open_example("memory")
    rig.press_and_wait("green")
    for color in KEYS:
        rig.press_and_wait(color, 20)
    watch_sequence(rig, 1)
    assert "Round 1" in rig.read_display()


# Turn timer.


def test_the_timer_counts_the_seconds_of_a_turn():
    rig = open_example("timer")
    assert "1:00" in rig.read_display() and "Green begins" in rig.read_display()
    rig.wait_ms(3000)
    assert "1:00" in rig.read_display()
    rig.press_and_wait("seat 3")
    assert "Seat 3" in rig.read_display()
    rig.wait_ms(10_000)
    assert "0:50" in rig.read_display()
    assert rig.list_colors().count("dark") == 4  # a sixth
    rig.press_and_wait("red")
    rig.wait_ms(5000)
    assert "0:50" in rig.read_display() and "Paused" in rig.read_display()
    rig.press_and_wait("red")
    rig.wait_ms(5000)
    assert "0:45" in rig.read_display()
    rig.press_and_wait("green")
    assert "1:00" in rig.read_display() and "Seat" not in rig.read_display()


def test_the_timer_ticks_at_the_end_and_shines_red_when_time_is_up():
    rig = open_example("timer")
    for _ in range(3):
        rig.press_and_wait("yellow")
    assert "0:15" in rig.read_display()
    rig.press_and_wait("yellow")
    assert "0:15" in rig.read_display()
    rig.press_and_wait("green")
    rig.wait_ms(9000)
    rig.tray.tones.clear()
    rig.wait_ms(7000)
    tones = [hz for _, hz in rig.tray.tones if hz]
    assert tones == [1760] * 5 + [440]
    assert "Time is up" in rig.read_display() and set(rig.list_colors()) == {"red"}
    rig.press_and_wait("green")
    assert "0:15" in rig.read_display() and "red" not in rig.list_colors()


def test_the_timer_remembers_its_length():
    rig = open_example("timer")
    for _ in range(20):
        rig.press_and_wait("blue")
    assert "5:00" in rig.read_display()
    rig.hold("red")
    rig.wait_ms(100)
    rig.open_app("timer")
    assert "5:00" in rig.read_display()


# Quick colors.


def find_target(rig):
    """Return the number of the only lit slot, and its color."""
    lit_slots = [(slot, color) for slot, color in enumerate(rig.list_colors()) if color != "dark"]
    assert len(lit_slots) == 1
    return lit_slots[0]


def read_points(rig):
    return int(rig.read_display().split(" points")[0].split(". ")[-1])


def test_quick_colors_count_right_presses_for_thirty_seconds():
    rig = open_example("quick")
    rig.press_and_wait("green", 100)
    for count in range(5):
        assert read_points(rig) == count
        slot, color = find_target(rig)
        rig.press_and_wait(color, 100)
        assert find_target(rig)[1] != color and find_target(rig)[0] != slot
    rig.wait_ms(30_000)
    assert "5 points" in rig.read_display() and "Best: 5" in rig.read_display() and "Green begins" in rig.read_display()
    rig.press_and_wait("red", 100)
    assert read_points(rig) == 5
    rig.press_and_wait("green", 100)
    assert read_points(rig) == 0
    rig.hold("red")
    assert rig.store.content["quick.json"] == b"5"


def test_quick_colors_punish_a_wrong_color_with_a_pause():
    rig = open_example("quick")
    rig.press_and_wait("green", 100)
    slot, color = find_target(rig)
    rig.press_and_wait(next(other for other in KEYS if other != color), 100)
    rig.press_and_wait(color, 100)
    assert read_points(rig) == 0 and find_target(rig) == (slot, color)
    rig.wait_ms(600)
    rig.press_and_wait(color, 100)
    assert read_points(rig) == 1


def test_quick_colors_see_a_die_of_the_color():
    rig = AppRig(other_apps=find_examples(), sensors=True)
    rig.open_app("quick")
    rig.press_and_wait("green", 100)
    slot, color = find_target(rig)
    rig.ui.sensing.seen[slot] = 1 + KEYS.index(color)
    rig.wait_ms(100)
    assert read_points(rig) == 3
    rig.ui.sensing.seen[slot] = 0


# All of them.


@pytest.mark.parametrize("name", find_examples())
def test_the_texts_of_an_example_fit_the_display(name):
    rig = open_example(name)
    state = rig.ui.screen.state
    seen_texts = set()
    for button in ("green", "blue", "yellow", "seat 1", "seat 6", "red", "green", "blue", "green"):
        rig.press_and_wait(button, 1500)
        seen_texts.update(state.lines)
    for text, is_large in seen_texts:
        width = HEADLINE.measure_text(text.upper()) if is_large else measure_text(text)
        assert width <= TEXT_WIDTH, text


@pytest.mark.parametrize("name", find_examples())
def test_an_example_runs_for_minutes_without_a_fault(name):
    rig = open_example(name)
    for minute in range(12):
        rig.press_and_wait(("green", "blue", "seat 2", "yellow")[minute % 4])
        rig.wait_ms(10_000)
    assert rig.is_running and not rig.tray.faults and rig.printed == ""
