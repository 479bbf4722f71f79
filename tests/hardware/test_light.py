"""Tray24 Light: wired hole by hole as the firmware's pins need, within its price, as its guide says."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hardware.light import checks, wiring
from hardware.light.drawing import draw
from tray24 import pins

GUIDE = (Path(checks.__file__).parent / "GUIDE.md").read_text(encoding="utf-8")


def test_the_light_passes_its_checks():
    assert checks.check() == []


def test_it_costs_less_than_45_euros():
    assert wiring.total_eur() <= 45
    assert f"{wiring.total_eur():.2f} EUR" in GUIDE and wiring.priced() in GUIDE


@pytest.mark.parametrize(
    ("part", "holes", "words"),
    [
        ("small capacitor", {"1": "31 g", "2": "29 g"}, "small capacitor 1 is 23."),
        ("small capacitor", {"1": "22 k", "2": "24 k"}, "small capacitor 1 is 7.6 mm from driver 14"),
        ("large capacitor", {"+": "31 g", "-": "29 g"}, "large capacitor + is 15.2 mm from the wire to row 1 5V"),
    ],
)
def test_a_capacitor_far_from_what_it_feeds_is_found(part, holes, words, monkeypatch):
    assert checks.capacitors_wrong() == []
    monkeypatch.setattr(wiring, "LOOSE", wiring.LOOSE | {part: holes})
    assert any(finding.startswith(words) for finding in checks.capacitors_wrong())


def test_a_long_way_from_the_capacitor_to_ground_is_found(monkeypatch):
    aside = [replace(wire, start="27 m", end="29 a") if wire.start == "27 i" else wire for wire in wiring.ON_BOARD]
    monkeypatch.setattr(wiring, "ON_BOARD", tuple(aside))
    assert any("by strips and wires" in finding for finding in checks.capacitors_wrong())


def test_a_strip_that_is_not_cut_is_found(monkeypatch):
    monkeypatch.setattr(wiring, "CUT_STRIPS", wiring.CUT_STRIPS[1:])
    assert any("VBUS" in words or "pico 1" in words for words in checks.nets_wrong())


def test_a_driver_that_is_turned_is_found(monkeypatch):
    turned = {str((int(pin) + 6) % 14 + 1): hole for pin, hole in wiring.DRIVER.items()}
    monkeypatch.setattr(wiring, "DRIVER", turned)
    assert checks.nets_wrong()


def test_holes_used_twice_and_below_a_part_are_found():
    twice = [*wiring.WIRES, wiring.Wire("red", "31 b", "10 f")]
    assert set(checks.holes_wrong(twice)) == {"31 b is used 2 times", "10 f is below a part"}


def test_no_wire_leads_to_the_sensors_pins():
    used = {end for group in checks.joined() if len(group) > 1 for end in group}
    open_pins = {checks.pico(gpio) for gpio in (*pins.SENSOR_BANKS, pins.INFRARED_ON, *pins.MUX_ADDRESS)}
    assert not used & open_pins


def test_the_guide_lists_the_parts_and_no_others():
    part = GUIDE.partition("## What you need")[2].partition("##")[0]
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \| ([^|]*?) ?\|$", part, re.M)
    assert rows == [(str(row["quantity"]), row["name"], row["hint"]) for row in wiring.parts().values()]


def test_the_hours_of_the_guide_are_those_of_its_steps():
    minutes = [int(words) for words in re.findall(r"^\| \d \| [^|]+ \| (\d+) min \|$", GUIDE, re.M)]
    assert 180 <= sum(minutes) <= 300
    assert f"{sum(minutes) / 60:.1f} hours" in GUIDE


def test_the_guide_prints_every_part_as_often_as_the_case_has_it():
    case = pytest.importorskip("hardware.light.case", reason="cadquery is not installed")
    rows = dict(re.findall(r"^\| `../build/light/([\w-]+)\.stl` \| (\d+) \|", GUIDE, re.M))
    assert rows == {name: str(copies) for name, (copies, _) in case.PRINTED.items()}


def test_a_part_that_is_too_large_and_one_in_the_way_are_found(monkeypatch):
    case = pytest.importorskip("hardware.light.case", reason="cadquery is not installed")
    from hardware.light import case_checks, layout

    monkeypatch.setattr(layout, "PRINTER_MM", 34.0)
    monkeypatch.setattr(case, "PRINTED", {name: case.PRINTED[name] for name in ("cup", "cap")})
    assert case_checks.solids_wrong() == []
    monkeypatch.setattr(layout, "PRINTER_MM", 20.0)
    assert case_checks.solids_wrong() == ["cup is 22 x 22 mm: the printer has 20"]
    cup, die = case.make_cup(7), case.around(layout.SLOT_MIDDLES[7], 17.0, 17.0, 27.0, 43.0)
    monkeypatch.setattr(case_checks, "parts", lambda: {"cup": cup, "die": die, "pico": case_checks.make_pico()})
    assert [words.partition(" mm3")[0].rpartition(" ")[0] for words in case_checks.room_wrong()] == [
        "cup and die share"
    ]


def test_the_drawing_names_every_wire_and_every_led():
    words = [one.text for one in ElementTree.fromstring(draw()).iter("{http://www.w3.org/2000/svg}text")]
    for number, wire in enumerate(wiring.ON_BOARD, 1):
        assert f"{number}  {wire.start} to {wire.end}" in words
    assert {f"{wire.start} to {wire.end}" for wire in wiring.AROUND} <= set(words)
    assert {str(slot) for slot in range(pins.SLOTS)} <= set(words)
