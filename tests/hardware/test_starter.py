"""The breadboard tray (starter): it is wired hole by hole as the firmware's pins need, within its price."""

import re
from dataclasses import replace
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hardware.articles import get_price_month
from hardware.circuit import names
from hardware.hand_wiring import levels
from hardware.starter import checks, wiring
from hardware.starter.drawing import PITCH, draw, locate_end
from tray24 import pins

# tests/languages/test_pages.py compares the German guide with this one.
GUIDE = (Path(checks.__file__).parent / "GUIDE.md").read_text(encoding="utf-8")
GERMAN = (Path(checks.__file__).parent / "GUIDE.de.md").read_text(encoding="utf-8")
GERMAN_COLORS = {
    **{"black": "schwarz", "red": "rot", "yellow": "gelb", "green": "grün", "blue": "blau", "white": "weiß"},
    "orange": "orange",
}


def test_the_starter_passes_its_checks():
    assert checks.check() == []


def test_the_guide_says_what_is_paid():
    total = wiring.PARTS.sum_costs().format_rounded()
    assert f"{total} and no solder" in GUIDE
    assert f"Together {total}, an estimate of {get_price_month()} for" in GUIDE


def test_wires_that_change_places_are_found():
    swapped_wires = [replace(wire, end={"e29": "e30", "e30": "e29"}.get(wire.end, wire.end)) for wire in wiring.WIRES]
    assert sorted(checks.check_nets(swapped_wires))[0].startswith("DISPLAY_SCL")


def test_a_hole_used_twice_and_one_below_the_pico_are_found():
    doubled_wires = [*wiring.WIRES, wiring.Wire("red", "a16", "e10", "x")]
    assert set(checks.check_holes(doubled_wires)) == {"a16 is used 2 times", "e10 is below a part"}


def test_without_a_diode_the_data_level_is_too_low():
    assert levels.check_levels("stick", (0.0, 0.0)) == ["the Pico's data level is too low for the stick"]
    assert any("fed with" in text for text in levels.check_levels("stick", (1.3, 1.5)))


def test_the_keys_lead_to_the_firmwares_pins():
    nets = checks.list_wanted_nets()
    assert nets["KEY_RED"] == {"pico 16", "button RED 1"} and pins.KEY_BUTTONS[0] == 12


def test_the_guide_lists_the_parts_and_no_others():
    part = GUIDE.partition("## What you need")[2].partition("##")[0]
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \|$", part, re.M)
    assert rows == [(str(row["quantity"]), row["name"], row["hint"]) for row in wiring.parts().values()]


def test_the_shortest_wire_that_the_list_allows_reaches_every_hole():
    mm = 10 * int(re.search(r"(\d+)(?: to \d+)? cm$", wiring.parts()["wire"]["name"])[1])
    for wire in wiring.WIRES:
        if not wire.end.startswith("stick") and not wire.start.startswith("stick"):
            distance_mm = dist(locate_end(wire.start), locate_end(wire.end)) / PITCH * 2.54
            assert distance_mm + 30 < mm, wire  # it rises above the parts, and its plugs are stiff


def test_the_guide_names_the_holes_of_the_parts():
    for color, legs in wiring.BUTTONS.items():
        assert f"`{legs['3']}` ({color.lower()})" in GUIDE and f"`{legs['2']}`" in GUIDE
    for hole in (
        wiring.PICO["1"],
        wiring.PICO["40"],
        wiring.DISPLAY["GND"],
        wiring.DISPLAY["SDA"],
        wiring.DIODE["anode"],
    ):
        assert f"`{hole}`" in GUIDE


def test_the_holes_to_measure_in_are_free_and_on_their_nets():
    used_holes = {end for wire in wiring.WIRES for end in (wire.start, wire.end)} | {
        hole for _, hole in checks.generate_legs()
    }
    keys = {f"b{pin}": wiring.PICO[str(pin)] for pin in (16, 17, 19, 20)}
    for hole, same_net_hole in ({"d28": wiring.DISPLAY["VCC"]} | keys).items():
        assert (
            hole not in used_holes
            and checks.get_strip(hole) == checks.get_strip(same_net_hole)
            and f"`{hole}`" in GUIDE
        )
    assert [wiring.PICO[str(names.PICO_PINS.index(gpio) + 1)][1:] for gpio in pins.KEY_BUTTONS] == [
        hole[1:] for hole in keys
    ]


def test_the_hours_of_the_guide_are_those_of_its_steps():
    minutes = [int(text) for text in re.findall(r"^\| \d \| [^|]+ \| (\d+) min \|$", GUIDE, re.M)]
    assert sum(minutes) == 75 and "an hour and a quarter" in " ".join(GUIDE.split())


def test_the_volts_to_measure_are_those_behind_the_diode():
    (min_v, max_v), (dark_v, lit_v) = levels.USB_V, levels.DIODE_DROP_V
    low_v, high_v = re.findall(r"\*\*(\d\.\d) to (\d\.\d) V\*\*", GUIDE)[0]
    assert float(low_v) <= min_v - lit_v < float(low_v) + 0.1
    assert float(high_v) - 0.1 < max_v - dark_v <= float(high_v)


@pytest.mark.parametrize(("language", "guide"), [("en", GUIDE), ("de", GERMAN)], ids=["en", "de"])
def test_the_guide_says_what_the_display_shows(language, guide):
    menus = Path(checks.__file__).parents[2] / f"firmware/tray24/languages/{language}/menus.ftl"
    display_texts = dict(re.findall(r"^([\w-]+) = (.+)$", menus.read_text(encoding="utf-8"), re.M))
    for key in ("new", "records", "settings", "self_test", "set-tray_kind", "kind-starter", "test_no_sensors"):
        assert f"*{display_texts[key]}*" in " ".join(guide.split()), key


def test_the_guide_lists_every_wire():
    for number, wire in enumerate(wiring.WIRES, 1):
        assert f"| {number} | {wire.color} | {wire.start} to {wire.end} |" in GUIDE
        start = wire.start.replace("stick", "Stick")
        assert f"| {number} | {GERMAN_COLORS[wire.color]} | {start} nach {wire.end} |" in GERMAN


def test_the_drawing_shows_every_wire_and_every_leg():
    root = ElementTree.fromstring(draw())
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    for number, wire in enumerate(wiring.WIRES, 1):
        assert f"{number}  {wire.color}: {wire.start} to {wire.end}" in texts
    dots = {(float(c.get("cx", 0)), float(c.get("cy", 0))) for c in root.iter("{http://www.w3.org/2000/svg}circle")}
    assert {locate_end(hole) for leg, hole in checks.generate_legs() if not leg.startswith("diode")} <= dots
