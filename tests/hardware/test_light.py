"""Tray24 Light: its wires agree with the firmware's pins, its price with the plan, its guide with the data."""

import re
from dataclasses import replace
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hardware.articles import FILAMENT, get_price_month
from hardware.hand_wiring import levels
from hardware.light import checks, layout, lengths, wiring
from hardware.light.drawing import draw, get_printed_name
from hardware.light.drawing_layout import locate_end
from tray24 import pins

# tests/languages/test_pages.py compares the German guide with this one.
GUIDES = {
    language: (Path(checks.__file__).parent / name).read_text(encoding="utf-8")
    for language, name in (("en", "GUIDE.md"), ("de", "GUIDE.de.md"))
}
GUIDE = GUIDES["en"]


def test_the_light_passes_its_checks():
    assert checks.check() == []


def test_the_guide_says_what_is_paid():
    filament = wiring.PARTS.compute_costs()[FILAMENT].format_rounded()
    assert f"Together {wiring.PARTS.sum_costs().format_rounded()}, an estimate of {get_price_month()} for" in GUIDE
    assert f"{filament} of it are for filament" in " ".join(GUIDE.split())


@pytest.mark.parametrize(
    ("drop_v", "text"),
    [
        ((0.0, 0.0), "the Pico's data level is too low for the strip"),
        ((0.25, 0.4), "the Pico's data level is too low for the strip"),  # a Schottky diode
        ((1.2, 1.7), "the strip is fed with 2.66 to 4.05 V"),  # two diodes
    ],
)
def test_a_strip_without_a_diode_and_with_another_one_is_found(drop_v, text, monkeypatch):
    monkeypatch.setattr(levels, "DIODE_DROP_V", drop_v)
    assert checks.check_supply()[0] == text


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("_STRIP_OHM_M", 0.4, "the strip is fed with 3.3"),
        ("_WIRE_OHM_M", 0.8, "the strip is fed with 3."),
        ("_DARK_MA", 4.0, "the tray takes more than a USB port gives"),
        ("_STRIP_UF", 1.0, "plugging in charges more than USB allows"),
        ("_WARM_C", 45.0, "the diode makes plastic soft"),
    ],
)
def test_a_limit_that_is_left_is_found(name, value, text, monkeypatch):
    monkeypatch.setattr(checks, name, value)
    assert any(finding.startswith(text) for finding in checks.check_supply())


def test_two_sockets_on_one_pin_long_wires_and_missing_colors_are_found(monkeypatch):
    doubled_wires = [*wiring.WIRES, wiring.Wire("white", "pico 4", "key red")]
    assert checks.check_jumpers(doubled_wires) == ["pico 4 has 2 sockets"]
    white_wires = [replace(wire, color="white") if wire.end.startswith("seat") else wire for wire in wiring.WIRES]
    assert "the set has not enough wires in white" in checks.check_jumpers(white_wires)
    violet_wires = [replace(wire, color="violet") if wire in wiring.CHAIN else wire for wire in wiring.WIRES]
    assert "the set has not enough wires in violet" in checks.check_jumpers(violet_wires)
    monkeypatch.setattr(lengths, "SPARE_MM", 140.0)
    assert "a red wire is 310 mm long" in checks.check_jumpers()


def test_each_jumper_is_on_the_pin_that_the_firmware_uses():
    ends_of_pins = {get_printed_name(wire.start): wire.end for wire in wiring.FROM_PICO}
    assert [ends_of_pins[f"GP{gpio}"] for gpio in pins.SEAT_BUTTONS] == [
        f"seat {seat}" for seat in range(1, pins.SEATS + 1)
    ]
    assert ends_of_pins["VBUS"] == "diode anode" and ends_of_pins["3V3"] == "display VCC"


def test_no_wire_leads_to_the_sensors_pins():
    used_ends = {end for group in checks.group_joined_ends() if len(group) > 1 for end in group}
    open_pins = {checks.name_pico_end(gpio) for gpio in (*pins.SENSOR_BANKS, pins.INFRARED_ON, *pins.MUX_ADDRESS)}
    assert not used_ends & open_pins


def test_the_guide_lists_the_parts_and_no_others():
    part = GUIDE.partition("## What you need")[2].partition("##")[0]
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \| ([^|]*?) ?\|$", part, re.M)
    assert rows == [(str(row["quantity"]), row["name"], row["hint"]) for row in wiring.parts().values()]


def test_the_hours_of_the_guide_are_those_of_its_steps():
    minutes = [int(text) for text in re.findall(r"^\| \d \| [^|]+ \| (\d+) min \|$", GUIDE, re.M)]
    assert sum(minutes) <= 180
    assert f"{sum(minutes) / 60:g} hours" in GUIDE


def test_each_step_has_its_time():
    steps = GUIDE.partition("## Build it")[2].partition("## ")[0]
    assert re.findall(r"^(\d)\. \*\*", steps, re.M) == re.findall(r"^\| (\d) \| [^|]+ \| \d+ min \|$", GUIDE, re.M)


@pytest.mark.parametrize(
    ("step_words", "tool"),
    [
        ("Cut off threads", "knife"),
        ("each end on a book", "two books"),
        ("hot glue", "hot glue"),
        ("a ring of foam tape", "foam tape 1 mm thick"),
        ("Solder", "soldering iron, solder"),
        ("Shorten the legs", "side cutters"),
        ("fix it with six screws", "screwdriver that fits"),
        ("The beeper must answer", "multimeter with a beeper"),
        ("Measure volts", "DC volts"),
        ("8 mm inside", "a ruler"),
        ("Plug it into a computer", "a computer"),
        ("Wind tape around", "insulating tape"),
        ("the towel below it", "a towel"),
        ("the nuts in the field", "small pliers for the nuts"),
    ],
)
def test_a_tool_of_a_step_is_among_the_tools(step_words, tool):
    tools_and_steps = GUIDE.partition("Tools: ")[2]
    steps = " ".join(tools_and_steps.partition("## Build it")[2].split())
    assert step_words in steps and tool in " ".join(tools_and_steps.partition("\n\n")[0].split())


@pytest.mark.parametrize(
    ("language", "measured_text", "taped_text", "hidden_text"),
    [
        ("en", "5V of row 1 **3.9", "Wind tape around diode", "Turn the rails over"),
        ("de", "5V von Reihe 1 **3,9", "Isolierband um Diode", "Drehe die Schienen"),
    ],
)
def test_pads_to_measure_at_display_and_keys_are_reached_until_all_works(
    language, measured_text, taped_text, hidden_text
):
    """The guide closes the tray only after the tests: until then a meter reaches the pads of the display and the keys.

    Afterwards the LED rails are turned over, which hides their pads, and the tray lies on its face.
    """
    guide = " ".join(GUIDES[language].split())
    self_test = guide.index("24 x 20 mA")
    assert guide.index(measured_text) < self_test < guide.index(taped_text) < guide.index(hidden_text)
    assert guide.index("build/light/panel.png") < guide.index("build/light/test.png") < self_test
    assert guide.index(hidden_text) < guide.index("build/light/open.png")


def test_the_wires_reach_while_the_panel_stands_with_its_base_and_the_rails_behind_it():
    front, gap = layout.PANEL[0], layout.TABLE_GAP
    pins_at, pads_at = layout.PICO_UNDER + layout.PICO_THICK + 2.5, layout.CARRIER_UNDER
    for wire in wiring.FROM_PICO:
        start, (x, y) = (*lengths.locate_end(wire.start), pins_at), lengths.locate_end(wire.end)
        end = (x, y + gap, 3.0) if lengths.is_at_strip(wire) else (x, front - pads_at, y - front)
        assert dist(start, end) + 20 < lengths.compute_cut_mm(wire), wire


def test_the_volts_to_measure_are_those_behind_the_diode():
    (min_v, max_v), (dark_v, lit_v) = levels.USB_V, levels.DIODE_DROP_V
    low_v, high_v = (float(volt) for volt in re.findall(r"\*\*(\d\.\d) to\s+(\d\.\d) V\*\*", GUIDE)[1])
    assert low_v <= min_v - lit_v < low_v + 0.1 and high_v - 0.1 < max_v - dark_v <= high_v


def test_the_guide_numbers_the_wires_as_the_drawing_does():
    def list_numbers(is_wanted) -> list[int]:
        return [number for number, wire in enumerate(wiring.WIRES, 1) if is_wanted(wire)]

    for text, is_wanted in (
        ("Wires 1 to 20 keep the socket", lambda wire: wire in wiring.FROM_PICO),
        ("Wires 21 to 38 are pieces", lambda wire: wire not in wiring.FROM_PICO),
        ("Lead wires 1 to 3 across", lambda wire: lengths.is_at_strip(wire)),
        ("wires 4 to 7 to the display", lambda wire: wire.end.startswith("display")),
        ("between wire 8 and", lambda wire: wire.end.startswith("1 kohm")),
        ("wire 9 to the piezo's", lambda wire: wire.end == "piezo -"),
        ("wire 10 to the ground of the blue key", lambda wire: wire.end == "key blue GND" and wire not in wiring.CHAIN),
        ("the colored wires, 11 to 20,", lambda wire: wire.end in wiring.BUTTONS),
        ("the turns, wires 21 to 29", lambda wire: wire in wiring.TURNS),
        ("the chain of grounds, wires 30 to 38", lambda wire: wire in wiring.CHAIN),
    ):
        wire_numbers = [int(number) for number in re.findall(r"\b\d{1,2}\b", text)]
        assert text in " ".join(GUIDE.split())
        assert list_numbers(is_wanted) == list(range(wire_numbers[0], wire_numbers[-1] + 1))


@pytest.mark.long
def test_the_guide_says_how_bright_the_lights_are():
    pytest.importorskip("cadquery", reason="cadquery is not installed")
    from hardware.light import luminance

    rows = re.findall(r"^\| (opaque|typical|nearly clear) \| (\d+) \| (\d+) \| (\d+) \|$", GUIDE, re.M)
    assert [row[0] for row in rows] == list(luminance.LINERS)
    for filament, *figures in rows:
        assert [int(figure) for figure in figures] == pytest.approx(
            luminance.compute_luminance(filament, True, wiring.LEDS), rel=0.1
        )
    weaker_figures = re.findall(r"leave (\d+), (\d+) and (\d+) in typical cups", GUIDE)[0]
    assert wiring.LEDS * 12 <= wiring.BUDGET_MA
    assert [int(figure) for figure in weaker_figures] == pytest.approx(
        [0.6 * cd_m2 for cd_m2 in luminance.compute_luminance("typical", True)], rel=0.1
    )


@pytest.mark.long
def test_a_light_that_is_hidden_dark_or_below_a_die_is_found(monkeypatch):
    case_checks = pytest.importorskip("hardware.light.case_checks", reason="cadquery is not installed")
    from hardware.light import case, luminance

    assert case_checks.check_light() == []
    monkeypatch.setattr(luminance, "LED_MCD", (390.0, 660.0, 90.0))
    dark_lights = [text.partition(" has")[0] for text in case_checks.check_light()]
    assert dark_lights == ["blue beside a die", "blue of an open slot"]
    luminance.clear_caches()
    make_slot_cup = case.make_slot_cup

    def make_without_tongue(slot):
        x, y = layout.SLOT_MIDDLES[slot]
        return make_slot_cup(slot).cut(case.make_box(x - 9, x + 9, y - 19, y - layout.CUP_FLANGE / 2, 0, 40))

    monkeypatch.setattr(case, "make_slot_cup", make_without_tongue)
    hidden_lights = [text.partition(" a light")[2] for text in case_checks.check_light()]
    assert " are seen from 30 degrees, past the die in front of it" in hidden_lights
    luminance.clear_caches()


@pytest.mark.parametrize("language", GUIDES)
def test_the_guide_says_what_the_display_shows(language):
    guide = " ".join(GUIDES[language].split())
    menus = Path(checks.__file__).parents[2] / f"firmware/tray24/languages/{language}/menus.ftl"
    display_texts = dict(re.findall(r"^([\w-]+) = (.+)$", menus.read_text(encoding="utf-8"), re.M))
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
        assert f"*{display_texts[key]}*" in guide, key
    assert f"*{display_texts['test_no_sensors']}*" in guide
    assert f"**{display_texts['kind-light']}**" in guide and f"**{display_texts['value-snake']}**" in guide
    assert f"*{display_texts['kind-light']}: 24 x 20 mA*" in guide


def test_the_guide_prints_every_part_as_often_as_the_case_has_it():
    case = pytest.importorskip("hardware.light.case", reason="cadquery is not installed")
    rows = dict(re.findall(r"^\| `../build/light/([\w-]+)\.stl` \| (\d+) \|", GUIDE, re.M))
    assert rows == {name: str(copies) for name, (copies, _) in case.PRINTED.items()}


@pytest.mark.long
def test_a_part_that_is_too_large_and_one_without_a_chamfer_are_found(monkeypatch):
    case = pytest.importorskip("hardware.light.case", reason="cadquery is not installed")
    from hardware.light import case_checks

    monkeypatch.setattr(layout, "PRINTER_MM", 34.0)
    monkeypatch.setattr(case, "PRINTED", {name: case.PRINTED[name] for name in ("cup", "seat-1")})
    assert case_checks.check_solids() == []
    monkeypatch.setattr(layout, "PRINTER_MM", 20.0)
    assert case_checks.check_solids() == ["cup is 21 x 29 mm: the printer has 20"]
    monkeypatch.setattr(layout, "PRINTER_MM", 34.0)
    monkeypatch.setattr(case, "make_plain_part", lambda name: case.make_box_around((0, 0), 20, 20, 0, 9))
    assert [text.split(" has ")[1][:15] for text in case_checks.check_solids()] == ["an edge on the "] * 2


def test_the_guide_explains_how_pieces_for_a_small_bed_are_joined():
    pieces = pytest.importorskip("hardware.light.pieces", reason="cadquery is not installed")
    from hardware.light import layout

    guide = " ".join(GUIDE.partition("**A bed of 180 mm.**")[2].partition("##")[0].split())
    words_of_counts = {2: "two", 3: "three"}
    assert f"Print {words_of_counts[len(pieces.STRAPS)]} straps" in guide
    field_straps = [y for _, y in pieces.STRAPS if y > layout.FIELD[0]]
    (panel_straps,) = {y for _, y in pieces.STRAPS} - {*field_straps}
    assert f"middles {field_straps[0]:g} and {field_straps[1]:g} mm from its front" in guide
    assert f"its middle {layout.PANEL[1] - panel_straps:g} mm from its back" in guide
    places = {
        "field": [(x, y) for row in range(4) for x, y in pieces.case.list_rail_screws(row)],
        "panel": layout.CARRIER_SCREWS,
        "field-base": layout.list_corners(layout.FIELD),
        "panel-base": layout.list_corners(layout.PANEL),
    }
    for name, seam in pieces.CUTS.items():
        left = [x for x, _ in places[name] if x < seam]
        assert min(len(left), len(places[name]) - len(left)) >= 2, f"a piece of {name} is not screwed"


@pytest.mark.long
def test_the_pieces_are_whole_fit_the_bed_leave_room_for_all_parts_and_hang_nowhere(tmp_path, monkeypatch):
    case_checks = pytest.importorskip("hardware.light.case_checks", reason="cadquery is not installed")
    from hardware.case.bed import check_bed
    from hardware.light import pieces
    from hardware.plates import stl
    from hardware.plates.overhang import find_overhangs

    assert pieces.check_pieces(case_checks.make_all_parts()) == []
    for name, part in pieces.make_small_bed_parts().items():
        path = tmp_path / f"{name}.stl"
        stl.write_stl(path, part.val())
        assert stl.check_file(path) == find_overhangs(name, stl.read_stl(path)) == check_bed(name, part) == []
    monkeypatch.setattr(pieces, "CUTS", {"field": 4.0, "panel-base": 80.0})
    monkeypatch.setattr(pieces, "STRAPS", ((0.0, -30.0),))
    findings = pieces.check_pieces(case_checks.make_all_parts())
    assert (
        "panel does not fit a bed of 180 mm" in findings and "panel-base-left does not fit a bed of 180 mm" in findings
    )
    assert any(text.endswith("of the seam between the field's slots opens into shafts") for text in findings)
    assert any(text.startswith("a strap shares") and text.endswith("panel-base") for text in findings)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "size", "pair"),
    [
        ("LEG_ROOM", (4.0, 18.0), "cable and wires at the switches"),
        ("BEND", 9.0, "display and wires at the Pico"),
        ("PIN_ROOM", (12.0, 14.0, 10.0), "pico and wires of the display"),
        ("PIN_ROOM", (84.0, 3.0, 8.0), "carrier and wires of the display"),
    ],
)
def test_a_bought_part_or_a_wire_without_room_is_found(name, size, pair, monkeypatch):
    case_checks = pytest.importorskip("hardware.light.case_checks", reason="cadquery is not installed")
    from hardware.light import bought_solids

    first, _, second = pair.partition(" and ")
    monkeypatch.setattr(bought_solids, name, size)
    parts = {
        "carrier": case_checks.case.make_printed_part("carrier"),
        "display": bought_solids.make_display(),
        **bought_solids.make_wires(),
    }
    parts |= {"pico": bought_solids.make_pico(), "cable": bought_solids.make_cable()}
    monkeypatch.setattr(case_checks, "make_all_parts", lambda: {part: parts[part] for part in (first, second)})
    assert [text.partition(" share")[0] for text in case_checks.check_overlaps()] == [pair]


@pytest.mark.long
def test_rows_of_another_length_and_without_room_for_their_turns_are_found(monkeypatch):
    case_checks = pytest.importorskip("hardware.light.case_checks", reason="cadquery is not installed")
    from hardware.case.shapes import make_box_around

    assert case_checks.check_rows() == []
    monkeypatch.setattr(layout, "ROW_LONG", 198.0)
    assert case_checks.check_rows() == ["a row of the strip is 198.0 mm long, not 6 LEDs"]
    monkeypatch.setattr(layout, "ROW_LONG", 200.0)
    field = make_box_around((0, 70), 208.0, 141.0, 0, 30)
    monkeypatch.setattr(case_checks.case, "make_printed_part", lambda name: field)
    assert case_checks.check_rows() == ["1.6 mm are left at an end of the rows for soldered wires"] * 2


def test_a_cable_that_does_not_fit_and_other_quantities_are_found(monkeypatch):
    case_checks = pytest.importorskip("hardware.light.case_checks", reason="cadquery is not installed")
    assert case_checks.check_cable() == case_checks.check_counts() == []
    monkeypatch.setattr(layout, "CABLE", 5.4)
    monkeypatch.setattr(layout, "SEAM_SCREWS", (0.0,))
    assert case_checks.check_cable() == ["the cable of 5.4 mm has no room in its hole of 6.0 x 5.5 mm"]
    assert case_checks.check_counts() == ["nut: 2 in the parts list, 1 in the design"]


def test_every_cap_has_a_legend_of_its_own():
    case = pytest.importorskip("hardware.light.case", reason="cadquery is not installed")
    legends = [case.make_legend(button).val() for button in range(pins.BUTTONS)]
    assert len({round(legend.Volume(), 2) for legend in legends}) == pins.BUTTONS
    for button, legend in enumerate(legends):
        plain_cap, cap = (
            case.make_plain_part(case.name_cap(button)).val(),
            case.make_printed_part(case.name_cap(button)).val(),
        )
        assert plain_cap.Volume() - cap.Volume() == pytest.approx(legend.Volume(), rel=0.01), "a legend beyond its cap"


def test_the_drawing_shows_every_wire_with_its_ends_and_every_led():
    root = ElementTree.fromstring(draw())
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    dots = {(float(c.get("cx", 0)), float(c.get("cy", 0))) for c in root.iter("{http://www.w3.org/2000/svg}circle")}
    for number, wire in enumerate(wiring.WIRES, 1):
        start = f"{wire.start} ({get_printed_name(wire.start)})" if wire in wiring.FROM_PICO else wire.start
        assert f"{number}  {wire.color}: {start} to {wire.end}, {lengths.compute_cut_mm(wire)} mm" in texts
        assert str(number) in texts
        assert {locate_end(wire.start), locate_end(wire.end)} <= dots
    assert {str(slot) for slot in range(pins.SLOTS)} <= set(texts)


def test_no_two_ends_are_at_one_place_in_the_drawing():
    ends = {end for wire in wiring.WIRES for end in (wire.start, wire.end)} | wiring.ENDS
    assert len({locate_end(end) for end in ends}) == len(ends)


def test_the_lengths_of_wires_are_those_of_the_case():
    turn, chain = wiring.TURNS[0], wiring.CHAIN[1]
    assert lengths.compute_cut_mm(turn) == 60  # 33.3 mm from row to row
    assert chain.start == "key green GND" and lengths.compute_cut_mm(chain) == 120  # 100 mm apart
    assert max(lengths.compute_cut_mm(wire) for wire in wiring.WIRES) <= 300
