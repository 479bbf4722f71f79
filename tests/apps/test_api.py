"""The functions that an app may call: lights, slots, buttons, display, tones, random numbers, storage."""

import ast
import json

import pytest
from app_rigs import AppRig

from simulator.tray.apps import Apps, MemoryStore, find_examples
from simulator.tray.rig import Rig
from tray24.sense.events import EMPTY, WHITE
from tray24.ui.toolkit.canvas import Canvas

ALL_DARK = ["dark"] * 24


def open_with_setup(lines, **options):
    """Return a rig with an app that runs these lines of Python in its `setup`, and does nothing afterwards."""
    body = "".join(f"    {line}\n" for line in lines.split("\n"))
    rig = AppRig(trial=f"import tray\ndef setup():\n{body}def update(now_ms):\n    pass\n", **options)
    rig.open_app("trial")
    rig.wait_ms(100)
    return rig


def open_with_update(lines):
    """Return a rig with an app that runs these lines of Python in each `update`."""
    body = "".join(f"    {line}\n" for line in lines.split("\n"))
    rig = AppRig(trial=f"import tray\ndef update(now_ms):\n{body}")
    rig.open_app("trial")
    rig.printed = ""
    return rig


def list_dots(rig):
    """Return the pixels of the display that are lit, as (x, y)."""
    screen = rig.tray.screen
    return {(at % 128, at // 128 * 8 + bit) for at in range(1024) for bit in range(8) if screen[at] >> bit & 1}


# Lights.


def test_colors_are_names_or_numbers():
    rig = open_with_setup(
        "tray.fill('blue')\ntray.light(0, 'red')\ntray.light(23, (255, 255, 0))\ntray.light(5, [0, 0, 0])"
    )
    assert rig.list_colors() == ["red", *["blue"] * 4, "dark", *["blue"] * 17, "yellow"]


def test_a_color_is_as_bright_as_on_a_screen():
    rig = open_with_setup("tray.light(0, (255, 255, 255))\ntray.light(1, (128, 128, 128))")
    full_level, half_level = rig.read_led(0).rgb[0], rig.read_led(1).rgb[0]
    assert 0.17 < half_level / full_level < 0.27  # gamma 2.2: 0.22
    rig = open_with_setup("tray.light(0, 'warm')")
    rig.ui.settings.set("brightness", "10")
    rig.ui.configure()
    rig.wait_ms(100)
    assert max(rig.read_led(0).rgb) <= 26


def test_all_lights_stay_within_the_current_of_the_supply():
    rig = open_with_setup("tray.fill((255, 255, 255))")
    rig.ui.settings.set("brightness", "100")
    rig.ui.configure()
    rig.wait_ms(100)
    ma = sum(rig.tray.frame) / 255 * rig.tray.channel_ua / 1000
    assert 0.9 * rig.ui.settings["led_budget_ma"] < ma <= rig.ui.settings["led_budget_ma"]


def test_lights_are_those_of_the_tray_again_after_the_app():
    rig = open_with_setup("tray.fill('red')")
    rig.hold("red")
    rig.wait_ms(100)
    assert "red" not in rig.list_colors() and "white" in rig.list_colors()


def test_clear_darkens_lights_and_display():
    rig = open_with_setup("tray.fill('red')\ntray.text(1, 'Hello')\ntray.title('T')\ntray.pixel(3, 3)\ntray.clear()")
    assert rig.list_colors() == ALL_DARK and not list_dots(rig)


# Buttons and slots.


def test_presses_are_reported_once_and_in_their_order():
    rig = open_with_update("if tray.pressed(): print(*tray.pressed())")
    for button in ("seat 1", "seat 6", "red", "yellow", "green", "blue"):
        rig.press_and_wait(button)
    assert rig.printed.split() == ["seat1", "seat6", "red", "yellow", "green", "blue"]


def test_a_button_is_held_until_it_is_released_however_long():
    rig = open_with_update("print(tray.held('blue'))")
    rig.tray.set_contact(9, True)
    rig.wait_ms(2500)
    assert rig.printed.split()[-1] == "True"
    rig.tray.set_contact(9, False)
    rig.wait_ms(100)
    assert rig.printed.split()[-1] == "False"


def test_a_button_that_was_down_at_the_start_is_not_held():
    rig = AppRig(trial="import tray\ndef update(now_ms):\n    print(tray.held('green'))\n")
    rig._run_intent(rig.presses.choose_item("apps"))
    rig.wait_ms(100)
    rig.tray.set_contact(8, True)
    rig.wait_ms(3000)
    assert rig.is_running and set(rig.printed.split()) == {"False"}


def test_slots_are_reported_as_sensors_see_them():
    printed_slots = []
    source = b"import tray\ndef update(now_ms):\n    print(tray.slots)\n"
    rig = Rig(sensors=True, apps=Apps(MemoryStore({"trial.py": source}), print_output=printed_slots.append))
    rig.boot()
    rig.ui.sensing.seen[4] = 3
    rig.ui.sensing.seen[5] = WHITE
    rig.ui.sensing.masked = 1 << 7
    rig._run_intent(rig.presses.open_app("trial"))
    rig.wait_ms(1500)
    slots = ast.literal_eval(printed_slots[-1])
    assert slots[4:8] == ("green", "white", "empty", None) and rig.ui.sensing.seen[6] == EMPTY
    assert len(slots) == 24


def test_without_sensors_nothing_is_known_of_slots():
    assert open_with_setup("print(set(tray.slots), len(tray.slots), tray.count)").printed == "{None} 24 24\n"


# The display.


def test_lines_of_text_are_drawn_where_they_belong():
    rig = open_with_setup("tray.text(0, 'Hello')\ntray.text(5, 42)\ntray.text(2, 'Big', large=True)")
    canvas = Canvas()
    canvas.clear()
    canvas.draw_text("Hello", 3, 2)
    canvas.draw_text("42", 3, 52)
    canvas.update_buffer()
    small_dots = {
        (at % 128, at // 128 * 8 + bit) for at in range(1024) for bit in range(8) if canvas.buffer[at] >> bit & 1
    }
    drawn_dots = list_dots(rig)
    assert {(x, y) for x, y in drawn_dots if not 20 < y < 45} == small_dots
    assert {y for _, y in drawn_dots if 20 < y < 45} <= set(range(22, 40))
    assert rig.read_display() == "Hello. Big. 42."


def test_a_long_text_ends_with_an_ellipsis_within_the_display():
    rig = open_with_setup(
        "tray.text(1, 'word ' * 50)\ntray.title('Title ' * 20)\ntray.text(4, 'Large ' * 20, large=True)"
    )
    assert rig.is_running and max(x for x, y in list_dots(rig) if y > 20) < 126


def test_boxes_and_pixels_are_cut_at_the_edges():
    rig = open_with_setup("tray.pixel(0, 0)\ntray.pixel(127, 63)\ntray.box(120, 60, 50, 50)\ntray.box(-5, -5, 7, 7)")
    expected = {(x, y) for x in range(120, 128) for y in range(60, 64)} | {(x, y) for x in (0, 1) for y in (0, 1)}
    assert list_dots(rig) == expected
    rig = open_with_setup(
        "tray.pixel(-1, 0)\ntray.pixel(0, 64)\ntray.pixel(128, 64)\ntray.box(3, 3, 0, 5)\ntray.box(200, 0, 9, 9)"
    )
    assert rig.is_running and not list_dots(rig)


def test_a_box_can_be_cleared():
    rig = open_with_setup("tray.box(10, 10, 4, 4)\ntray.box(11, 11, 2, 2, on=False)")
    assert list_dots(rig) == {(x, y) for x in range(10, 14) for y in range(10, 14)} - {
        (x, y) for x in (11, 12) for y in (11, 12)
    }


# Tones and chance.


def test_tones_are_played_one_after_the_other():
    rig = AppRig(
        trial="import tray\ndef setup():\n    tray.tone(440, 100)\n    tray.tone(0, 50)\n    "
        "tray.tone(880, 100)\ndef update(now_ms):\n    pass\n"
    )
    rig.open_app("trial")
    rig.wait_ms(400)
    (first, _), _, (_, _), _ = list(rig.tray.tones)[-4:]
    assert [hz for _, hz in rig.tray.tones][-4:] == [440, 0, 880, 0]
    assert 140 <= list(rig.tray.tones)[-2][0] - first <= 180


def test_tones_are_silent_when_the_tray_is():
    rig = AppRig(trial="import tray\ndef update(now_ms):\n    tray.tone(440, 100)\n")
    rig.ui.settings.set("volume_tunes", "off")
    rig.open_app("trial")
    rig.wait_ms(500)
    assert 440 not in [hz for _, hz in rig.tray.tones]


def test_a_flood_of_tones_ends_with_the_app():
    rig = AppRig(trial="import tray\ndef update(now_ms):\n    for n in range(100): tray.tone(440, 2000)\n")
    rig.open_app("trial")
    rig.wait_ms(1000)
    assert len(rig.ui.sounds) <= 33
    rig.hold("red")
    rig.wait_ms(2100)
    assert rig.tray.hz == 0


def test_chance_is_even_and_within_its_bounds():
    rig = open_with_setup(
        "print([tray.random(6) for n in range(3000)].count(3))\nprint({tray.random(1) for n in range(50)})"
    )
    count, rest = rig.printed.split("\n")[:2]
    assert 400 < int(count) < 600 and rest == "{0}"


# Storage.


def test_what_is_saved_is_loaded_at_once_and_later():
    rig = open_with_setup("tray.save({'a': [1, 2.5, None, True, 'ä']})\nprint(tray.load())")
    assert rig.printed == "{'a': [1, 2.5, None, True, 'ä']}\n"
    rig.hold("red")
    assert json.loads(rig.store.content["trial.json"]) == {"a": [1, 2.5, None, True, "ä"]}
    assert open_with_setup("print(tray.load())", store=rig.store).printed == rig.printed


def test_an_app_that_has_saved_nothing_gets_the_default():
    assert open_with_setup("print(tray.load(), tray.load(7))").printed == "None 7\n"
    damaged_store = MemoryStore({"trial.json": b'{"a": '})
    assert open_with_setup("print(tray.load(7))", store=damaged_store).printed == "7\n"
    damaged_store = MemoryStore({"trial.json": b"\xff\xfe"})
    assert open_with_setup("print(tray.load(7))", store=damaged_store).printed == "7\n"


def test_an_app_reaches_only_its_own_file():
    store = MemoryStore({"other.json": b"1"})
    rig = open_with_setup("tray.save(2)", store=store)
    assert store.content["other.json"] == b"1" and store.content["trial.json"] == b"2"
    assert rig.files.list_names() == ["settings.txt"]


def test_saving_in_each_update_does_not_wear_the_flash_out():
    writes = []

    class CountingStore(MemoryStore):
        def write(self, name, data):
            writes.append(data)
            super().write(name, data)

    rig = AppRig(store=CountingStore(), trial="import tray\ndef update(now_ms):\n    tray.save(now_ms)\n")
    rig.open_app("trial")
    rig.wait_ms(20_000)
    assert 3 <= len(writes) <= 6
    rig.hold("red")
    assert int(writes[-1]) > 20_000  # the last value is kept at the end


def test_a_place_that_refuses_does_not_end_the_app():
    class FullStore(MemoryStore):
        def write(self, name, data):
            raise OSError(28, "No space left on device")

    rig = AppRig(
        store=FullStore(), trial="import tray\ndef setup():\n    tray.save(1)\ndef update(now_ms):\n    pass\n"
    )
    rig.open_app("trial")
    rig.wait_ms(500)
    assert rig.is_running and "No space left" in rig.printed


# Wrong arguments.


@pytest.mark.parametrize(
    ("call", "text"),
    [
        ("light(24, 'red')", "slot 24: slots are 0 to 23"),
        ("light(-1, 'red')", "slot -1: slots are 0 to 23"),
        ("light('3', 'red')", "slot '3': slots are 0 to 23"),
        ("light(1.0, 'red')", "slot 1.0: slots are 0 to 23"),
        ("light(True, 'red')", "slot True: slots are 0 to 23"),
        ("light(0, 'pink')", "color 'pink': give red, green and blue from 0 to 255, or one of off, red,"),
        ("light(0, (0, 256, 0))", "color (0, 256, 0): give red"),
        ("light(0, (0, 0))", "color (0, 0): give red"),
        ("light(0, 7)", "color 7: give red"),
        ("fill((0, 0, 1.5))", "color (0, 0, 1.5): give red"),
        ("held('seat7')", "button 'seat7': there are seat1, seat2"),
        ("text(6, 'x')", "line 6: lines are 0 to 5"),
        ("tone(20, 100)", "tone of 20 Hz: give 50 to 10000, or 0 for a pause"),
        ("tone(440, 0)", "tone of 0 ms: give 1 to 2000"),
        ("random(0)", "random(0): give a number from 1 on"),
        ("save('x' * 2000)", "save: 2002 bytes as JSON, at most 2000 can be kept"),
    ],
)
def test_wrong_arguments_are_reported_in_words(call, text):
    rig = open_with_setup(f"tray.{call}")
    assert not rig.is_running
    assert f"ValueError: {text}" in rig.printed
    assert "trial.py, line 3: ValueError" in rig.read_display()


def test_what_is_no_json_cannot_be_saved():
    rig = open_with_setup("tray.save({1, 2})")
    assert not rig.is_running and "line 3: TypeError" in rig.read_display()


def test_a_starter_has_eight_lights_and_four_buttons():
    rig = Rig(kind="starter", apps=Apps(MemoryStore(), find_examples()))
    rig.boot()
    for name in find_examples():
        rig._run_intent(rig.presses.open_app(name))
        rig.wait_ms(1500)
        rig.press("green")
        rig.wait_ms(3000)
        assert rig.ui.screen.name == "app", rig.read_display()
        rig.hold("red")
