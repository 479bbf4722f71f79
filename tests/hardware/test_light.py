"""Tray24 Light: wired hole by hole as the firmware's pins need, within its price, as its guide says."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hardware.articles import FILAMENT, priced
from hardware.light import checks, lengths, wiring
from hardware.light.drawing import draw
from hardware.light.sheet import place
from hardware.wired import joints
from tray24 import pins

# tests/languages/test_pages.py compares the German guide with this one.
GUIDE = (Path(checks.__file__).parent / "GUIDE.md").read_text(encoding="utf-8")


def test_the_light_passes_its_checks():
    assert checks.check() == []


def test_the_guide_says_what_is_paid():
    filament = wiring.PARTS.paid()[FILAMENT].said()
    assert f"Together {wiring.PARTS.together().said()}, an estimate of {priced()} for" in GUIDE
    assert f"{filament} of it are for filament" in " ".join(GUIDE.split())


@pytest.mark.parametrize(
    ("part", "holes", "words"),
    [
        ("small capacitor", {"1": "31 h", "2": "29 h"}, "small capacitor 1 is 22.9 mm"),
        ("small capacitor", {"1": "22 k", "2": "24 k"}, "small capacitor 1 is 7.6 mm from driver 14"),
        ("large capacitor", {"+": "31 g", "-": "29 g"}, "large capacitor + is 12.7 mm from the wire to row 1 5V"),
    ],
)
def test_a_capacitor_far_from_what_it_feeds_is_found(part, holes, words, monkeypatch):
    assert checks.capacitors_wrong() == []
    monkeypatch.setattr(wiring, "LOOSE", wiring.LOOSE | {part: holes})
    assert any(finding.startswith(words) for finding in checks.capacitors_wrong())


def test_a_long_way_from_the_capacitor_to_ground_is_found(monkeypatch):
    aside = [replace(wire, start="27 n", end="29 n") if wire.start == "27 k" else wire for wire in wiring.ON_BOARD]
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
    twice = [*wiring.WIRES, wiring.Wire("red", "31 j", "10 f")]
    assert {"31 j is used 2 times", "10 f is below a part"} <= set(checks.holes_wrong(twice))
    across = [*wiring.WIRES, wiring.Wire("black", "30 l", "32 l")]
    assert checks.holes_wrong(across) == ["the wire 30 l to 32 l lies across 31 l"]


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
    assert f"{sum(minutes) / 60:g} hours" in GUIDE


def test_the_guide_numbers_the_wires_as_the_drawing_does():
    def numbers(wanted) -> list[int]:
        return [number for number, wire in enumerate(wiring.WIRES, 1) if wanted(wire)]

    for words, wanted in (
        ("the wires 1 to 12 of the drawing", lambda wire: wire in wiring.ON_BOARD),
        ("wires 13 to 15 to the left end of row 1", lambda wire: wire.end.startswith("row 1")),
        ("wires 16 to 19 to the display", lambda wire: wire.end.startswith("display")),
        ("they are wires 20 and 21", lambda wire: wire.end.startswith("piezo")),
        ("wire 22 to the ground of the blue key", lambda wire: wire.end == "key blue GND" and wire in wiring.AROUND),
        ("wire, 23 to 32,", lambda wire: wire.end in wiring.BUTTONS),
        ("the turns, wires 33 to 41", lambda wire: wire in wiring.TURNS),
        ("the chain of grounds, wires 42 to 50", lambda wire: wire in wiring.CHAIN),
    ):
        found = [int(number) for number in re.findall(r"\b\d{1,2}\b", words.replace("row 1", ""))]
        assert words in " ".join(GUIDE.split())
        assert numbers(wanted) == list(range(found[0], found[-1] + 1))


def test_the_guide_names_the_strips_that_beep_beside_each_other():
    pieces = {(strip, row): checks.strip_of(f"{strip} {row}") for strip in range(1, wiring.STRIPS + 1) for row in "an"}
    found = joints.groups([(checks.piece_of(w.start), checks.piece_of(w.end)) for w in wiring.WIRES], pieces.values())
    beeps = {
        (strip, row)
        for strip in range(1, wiring.STRIPS)
        for row in "an"
        if any({pieces[strip, row], pieces[strip + 1, row]} <= group for group in found)
    }
    assert beeps == {(23, "n"), (26, "n"), (25, "a"), (28, "a")}
    assert "except 23 and 24 above, 26 and 27 above, 25 and 26 below, 28 below and 29" in GUIDE


def test_the_holes_to_measure_in_are_free_and_on_their_nets():
    used = {end for wire in wiring.WIRES for end in (wire.start, wire.end)} | {hole for _, hole in checks.legs()}
    for hole, same in (("31 d", "31 j"), ("22 j", wiring.DRIVER["14"]), ("5 m", wiring.PICO["36"])):
        assert hole not in used and checks.strip_of(hole) == checks.strip_of(same) and f"`{hole}`" in GUIDE


@pytest.mark.parametrize(("language", "name"), [("en", "GUIDE.md"), ("de", "GUIDE.de.md")])
def test_the_guide_tells_what_the_display_shows(language, name):
    guide = " ".join((Path(checks.__file__).parent / name).read_text(encoding="utf-8").split())
    menus = Path(checks.__file__).parents[2] / f"firmware/tray24/languages/{language}/menus.ftl"
    told = dict(re.findall(r"^([\w-]+) = (.+)$", menus.read_text(encoding="utf-8"), re.M))
    for key in (
        "new",
        "records",
        "settings",
        "self_test",
        "set-tray_kind",
        "set-led_path",
        "set-led_ma",
        "set-led_colors",
    ):
        assert f"*{told[key]}*" in guide, key
    assert f"*{told['test_no_sensors']}*" in guide
    assert f"**{told['kind-light']}**" in guide and f"**{told['value-snake']}**" in guide
    assert f"*{told['kind-light']}: 24 x 20 mA*" in guide


def test_the_guide_prints_every_part_as_often_as_the_case_has_it():
    case = pytest.importorskip("hardware.light.case", reason="cadquery is not installed")
    rows = dict(re.findall(r"^\| `../build/light/([\w-]+)\.stl` \| (\d+) \|", GUIDE, re.M))
    assert rows == {name: str(copies) for name, (copies, _) in case.PRINTED.items()}


@pytest.mark.long
def test_a_part_that_is_too_large_and_one_without_a_chamfer_are_found(monkeypatch):
    case = pytest.importorskip("hardware.light.case", reason="cadquery is not installed")
    from hardware.light import case_checks, layout

    monkeypatch.setattr(layout, "PRINTER_MM", 34.0)
    monkeypatch.setattr(case, "PRINTED", {name: case.PRINTED[name] for name in ("cup", "seat-1")})
    assert case_checks.solids_wrong() == []
    monkeypatch.setattr(layout, "PRINTER_MM", 20.0)
    assert case_checks.solids_wrong() == ["cup is 22 x 22 mm: the printer has 20"]
    monkeypatch.setattr(layout, "PRINTER_MM", 34.0)
    monkeypatch.setattr(case, "plain", lambda name: case.around((0, 0), 20, 20, 0, 9))
    assert [words.split(" has ")[1][:15] for words in case_checks.solids_wrong()] == ["an edge on the "] * 2


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "size", "pair"),
    [
        ("CAN", (8.5, 20.0), "carrier and large capacitor"),
        ("FUSE", (7.4, 3.1, 20.0), "carrier and fuse"),
        ("DRIVER", (17.8, 12.9, 9.0), "driver and small capacitor"),
        ("LEG_ROOM", (4.0, 7.0), "pico and wires at the switches"),
        ("RISE", 18.0, "carrier and wires that rise"),
        ("PIN_ROOM", (32.0, 3.0, 8.0), "carrier and wires of the display"),
    ],
)
def test_a_bought_part_or_a_wire_without_room_is_found(name, size, pair, monkeypatch):
    case_checks = pytest.importorskip("hardware.light.case_checks", reason="cadquery is not installed")
    from hardware.light import bought

    first, _, second = pair.partition(" and ")
    monkeypatch.setattr(bought, name, size)
    carrier, pico = case_checks.case.printed("carrier"), bought.make_pico()
    parts = {"carrier": carrier, "pico": pico, **bought.make_board_parts(), **bought.make_wires()}
    monkeypatch.setattr(case_checks, "parts", lambda: {part: parts[part] for part in (first, second)})
    assert [words.partition(" share")[0] for words in case_checks.room_wrong()] == [pair]


@pytest.mark.long
def test_rows_of_another_length_and_without_room_for_their_turns_are_found(monkeypatch):
    case_checks = pytest.importorskip("hardware.light.case_checks", reason="cadquery is not installed")
    from hardware.light import layout

    assert case_checks.rows_wrong() == []
    monkeypatch.setattr(layout, "ROW_LONG", 198.0)
    assert case_checks.rows_wrong() == ["a row of the strip is 198.0 mm long, not 6 LEDs"]
    monkeypatch.setattr(layout, "ROW_LONG", 200.0)
    field = case_checks.around((0, 70), 208.0, 141.0, 0, 30)
    monkeypatch.setattr(case_checks.case, "printed", lambda name: field)
    assert case_checks.rows_wrong() == ["1.6 mm are left at an end of the rows for soldered wires"] * 2


def test_a_plug_that_does_not_fit_or_reach_and_other_quantities_are_found(monkeypatch):
    case_checks = pytest.importorskip("hardware.light.case_checks", reason="cadquery is not installed")
    from hardware.light import layout

    monkeypatch.setattr(layout, "USB_HOLE", (13.0, 9.0))
    monkeypatch.setattr(layout, "WIDTH", 235.0)
    monkeypatch.setattr(layout, "SEAM_SCREWS", (0.0,))
    assert [words.split(":")[0] for words in case_checks.plug_wrong()] == [
        "the Pico's plug lies 13.5 mm inside",
        "the cable's plug of 11.0 x 7.5 mm has no room in its hole",
    ]
    assert case_checks.counts_wrong() == ["nut: 2 in the parts list, 1 in the design"]


def test_every_cap_has_a_legend_of_its_own():
    case = pytest.importorskip("hardware.light.case", reason="cadquery is not installed")
    legends = [case.make_legend(button).val() for button in range(pins.BUTTONS)]
    assert len({round(legend.Volume(), 2) for legend in legends}) == pins.BUTTONS
    for button, legend in enumerate(legends):
        plain, cap = case.plain(case.cap_name(button)).val(), case.printed(case.cap_name(button)).val()
        assert plain.Volume() - cap.Volume() == pytest.approx(legend.Volume(), rel=0.01), "a legend beyond its cap"


def test_the_drawing_shows_every_wire_with_its_ends_and_every_led():
    root = ElementTree.fromstring(draw())
    words = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]
    dots = {(float(c.get("cx", 0)), float(c.get("cy", 0))) for c in root.iter("{http://www.w3.org/2000/svg}circle")}
    for number, wire in enumerate(wiring.WIRES, 1):
        assert f"{number}  {wire.color}: {wire.start} to {wire.end}, {lengths.cut_mm(wire)} mm" in words
        assert str(number) in words
        assert {place(wire.start), place(wire.end)} <= dots
    for part, legs in wiring.LOOSE.items():
        assert f"{part}: {', '.join(f'{leg} in {hole}' for leg, hole in legs.items())}" in words
    assert {str(slot) for slot in range(pins.SLOTS)} <= set(words)


def test_no_two_ends_are_at_one_place_in_the_drawing():
    ends = {end for wire in wiring.WIRES for end in (wire.start, wire.end)} | wiring.ENDS
    assert len({place(end) for end in ends}) == len(ends)


def test_the_lengths_of_wires_are_those_of_the_case():
    turn, chain = wiring.TURNS[0], wiring.CHAIN[1]
    assert lengths.cut_mm(turn) == 60  # 33.3 mm from row to row
    assert chain.start == "key green GND" and lengths.cut_mm(chain) == 120  # 100 mm apart
    assert 4000 < lengths.all_mm() <= 10_000
