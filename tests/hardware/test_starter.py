"""The breadboard starter: wired hole by hole as the firmware's pins need, within its price, as its guide says."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

from hardware.starter import checks, wiring
from hardware.starter.drawing import draw, place
from tray24 import pins

GUIDE = (Path(checks.__file__).parent / "GUIDE.md").read_text(encoding="utf-8")


def test_the_starter_passes_its_checks():
    assert checks.check() == []


def test_it_costs_about_twenty_euros():
    assert wiring.total_eur() <= 20
    assert f"{wiring.total_eur():.1f}0 EUR" in GUIDE and wiring.priced() in GUIDE


def test_wires_that_change_places_are_found():
    swapped = [replace(wire, end={"e29": "e30", "e30": "e29"}.get(wire.end, wire.end)) for wire in wiring.WIRES]
    assert sorted(checks.nets_wrong(swapped))[0].startswith("DISPLAY_SCL")


def test_a_hole_used_twice_and_one_below_the_pico_are_found():
    twice = [*wiring.WIRES, wiring.Wire("red", "a16", "e10", "x")]
    assert set(checks.holes_wrong(twice)) == {"a16 is used 2 times", "e10 is below a part"}


def test_without_a_diode_the_data_level_is_too_low():
    assert checks.levels_wrong((0.0, 0.0)) == ["the Pico's data level is too low for the stick"]
    assert any("fed with" in words for words in checks.levels_wrong((1.3, 1.5)))


def test_the_keys_lead_to_the_firmwares_pins():
    nets = checks.wanted()
    assert nets["KEY_RED"] == {"pico 16", "button RED 1"} and pins.KEY_BUTTONS[0] == 12


def test_the_guide_lists_the_parts_and_no_others():
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \|$", GUIDE, re.M)
    assert rows == [(str(row["quantity"]), row["name"], row["hint"]) for row in wiring.parts().values()]


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


def test_the_guide_lists_every_wire():
    for number, wire in enumerate(wiring.WIRES, 1):
        assert f"| {number} | {wire.color} | {wire.start} to {wire.end} |" in GUIDE


def test_the_drawing_shows_every_wire_and_every_leg():
    root = ElementTree.fromstring(draw())
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    for number, wire in enumerate(wiring.WIRES, 1):
        assert f"{number}  {wire.color}: {wire.start} to {wire.end}" in words
    dots = {(float(c.get("cx", 0)), float(c.get("cy", 0))) for c in root.iter("{http://www.w3.org/2000/svg}circle")}
    assert {place(hole) for leg, hole in checks.legs() if not leg.startswith("diode")} <= dots
