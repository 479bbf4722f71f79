"""The build guide: its files exist, the parts list has everything it uses, and its numbers are those of the data."""

import argparse
import importlib
import re
from pathlib import Path

import pytest

from hardware.board import plan
from hardware.calc import electronics, parts, supply
from hardware.case import layout
from hardware.circuit import names
from hardware.circuit.catalog import BUILD, read_catalog
from hardware.circuit.netlist import read_netlist
from hardware.extras import sizes
from hardware.products import PRODUCTS
from hardware.steps import hours
from hardware.steps.wording import ENGLISH
from host_tools.build import release_files
from host_tools.cli import COMMANDS, make_parser
from tray24.games.basic import words as basic
from tray24.languages.de import basic as basic_of_german
from tray24.languages.de import menus as menus_of_german
from tray24.languages.en import menus as menus_of_english
from tray24.sense import reference

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "hardware/GUIDE.md"
# tests/languages/test_pages.py compares the German guide with the English one, of which most tests here are.
TEXTS = {
    language: (ROOT / "hardware" / name).read_text(encoding="utf-8")
    for language, name in (("en", "GUIDE.md"), ("de", "GUIDE.de.md"))
}
TEXT = TEXTS["en"]
FLAT_TEXT = " ".join(TEXT.split())
LINKS = re.findall(r"!?\[[^\]]*\]\(([^)]+)\)", TEXT)


def find_files(text: str) -> set[str]:
    """Return the files that a guide names, shows or links to."""
    file_names = re.findall(r"`((?:build/)?[\w/.-]+\.(?:stl|step|dxf|pdf|csv|html|zip|md|png|3mf))`", text)
    return {*file_names, *re.findall(r"!?\[[^\]]*\]\(([^)]+)\)", text)}


NETLIST = read_netlist(BUILD / "tray24.net")
FILES = sorted(set.union(*map(find_files, TEXTS.values())))
COMMAND_LINES = sorted(set(re.findall(r"(?:^    |`)\./tray24 ([^`\n]+)", "\n".join(TEXTS.values()), re.M)))
SECTIONS = re.findall(r"^## (?:(\d+)\. )?(.+)$", TEXT, re.M)
# Beginning of a kind of part -> the words of the one numbered step of section 4 that solders it onto the board.
WORDS_OF_PARTS = {
    "r_": "Resistors",
    "c_small": "ceramic capacitors",
    "c_hold": "ceramic capacitors",
    "mux": "multiplexers U2 to U4",
    "shifter": "level shifter U5",
    "mosfet": "MOSFETs",
    "soft_start": "MOSFETs",
    "fuse": "fuse F1",
    "diode": "D49",
    "tvs": "D74",
    "led": "LEDs below and beside the slots",
    "infrared": "infrared LEDs",
    "sensor": "sensors: flux",
    "buzzer": "buzzer",
    "pico": "sockets for the Pico",
    "plug": "plugs J1, J2, J3",
    "reset": "reset button SW11",
    "c_led": "C29",
    "c_infrared": "C30",
    "jumper": "Jumpers JP1 and JP2",
}
# Parts that the guides speak of by their reference.
REFS = set(re.findall(r"\b([A-Z]{1,2}\d+)\b", "\n".join(TEXTS.values()))) - {"M3", "M0", "M2", "D1", "A4"}


def get_section(title: str) -> str:
    """Return the text of the guide's section with this title."""
    start = re.search(rf"^## (?:\d+\. )?{re.escape(title)}$", TEXT, re.M)
    assert start, title
    return re.split(r"^## ", TEXT[start.end() :], maxsplit=1, flags=re.M)[0]


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_the_guide_names_is_there(name):
    assert (GUIDE.parent / name.partition("#")[0]).is_file()


@pytest.mark.parametrize("line", COMMAND_LINES)
def test_a_command_of_the_guide_is_understood(line):
    words = line.split()
    assert words[0] in COMMANDS
    assert isinstance(make_parser(words).parse_args(words), argparse.Namespace)


def test_the_guide_begins_with_what_the_tray_sees_what_is_not_known_and_what_to_check():
    introduction = TEXT[: TEXT.index("![")]
    _, _, seen_text, unknown_text, *_ = introduction.split("\n\n")
    assert "entered with the keys" in seen_text and unknown_text.startswith("**Unbuilt, revision C.**")
    assert re.findall(r"^(\d)\. ", introduction, re.M) == ["1", "2", "3", "4", "5", "6"]
    assert "perfboard" not in TEXT


def test_the_guide_names_the_released_file():
    assert f"`{release_files.UF2.relative_to(ROOT).as_posix()}`" in TEXT


def test_every_section_has_a_picture_and_all_but_the_last_have_hours():
    numbered_titles = [(int(number), title) for number, title in SECTIONS if number]
    assert [number for number, _ in numbered_titles] == list(range(len(numbered_titles)))
    assert [title for _, title in numbered_titles[:-1]] == list(hours.HOURS)
    titles_without_picture = {
        "Build one slot first",
        "Order",
    }  # the kit's own page has its picture; ordering shows those of the board
    assert [
        title for _, title in numbered_titles if title not in titles_without_picture and "![" not in get_section(title)
    ] == []


def test_work_with_a_direction_is_shown_where_it_is_described():
    """Where the direction of a part matters, the guide shows a picture before the step that describes the work."""
    links_and_steps = re.findall(r"!\[[^\]]*\]\(([^)]+)\)|^(\d)\. ", get_section("Solder the board"), re.M)
    order = [Path(link).stem if link else int(step) for link, step in links_and_steps]
    for picture, step in (("board-slot", 2), ("board-top", 1), ("board-small-left", 1), ("board-small-right", 1),
                          ("board-sockets", 5), ("board-plus", 6), ("board-under", 7),
                          ("board-jumpers", 8)):  # fmt: skip
        assert order.index(picture) < order.index(step), picture
    for picture in ("build/harness.svg", "build/steps/wires.png"):
        assert f"]({picture})" in get_section("Wire switches and display")


def test_every_kind_of_part_of_the_board_is_soldered_in_one_step():
    steps = [" ".join(step.split()) for step in re.split(r"^\d\. ", get_section("Solder the board"), flags=re.M)[1:]]
    not_soldered = {"button", "display", "test_point"}
    for key in sorted({part.key for part in NETLIST.components.values()} - not_soldered):
        words = [words for kind, words in WORDS_OF_PARTS.items() if key.startswith(kind)]
        assert len(words) == 1 and sum(words[0] in step for step in steps) == 1, key


# Words of tools.
TOOL_NAMES = (
    r"superglue|glass plate|baking paper|multimeter|magnifier|knife|\bsaw\b|sandpaper|\bdrill\b|clamp|\bwood\b|"
    r"\bbook\b|crimp|stencil|hotplate|soft cloth|70 to 75 degrees|alcohol|braid"
)


def test_a_tool_that_a_step_names_is_in_the_table_of_tools():
    table = re.search(r"<!-- tools -->\n(.*?)<!-- end -->", TEXT, re.S)[1].lower()
    named_tools = {
        word.lower() for word in re.findall(TOOL_NAMES, FLAT_TEXT.replace(" ".join(table.split()), ""), re.I)
    }
    assert {"superglue", "clamp", "book", "70 to 75 degrees"} <= named_tools
    assert {word for word in named_tools if word not in table} == set()


def test_the_contact_of_a_wire_across_the_board_is_put_in_when_the_board_is_there():
    """The guide puts the contact of the wire across the board into its plug only after the board is in the case.

    Until then this wire hangs over the back wall of the case, and the plug's other wires over the front wall.
    """
    pytest.importorskip("cadquery", reason="cadquery is not installed: the way of the wires cannot be read")
    wires = importlib.import_module("hardware.steps.wires")
    plugged_runs = [run for run in wires.make_wires() if run.start.startswith("J")]
    (long_run,) = [run for run in plugged_runs if wires.hang_wire(run)[0][1] > layout.BACK]
    seat = long_run.end.removeprefix("SW")
    pins = NETLIST.get_pins(long_run.start)
    number = next(
        pin for pin, net in pins.items() if net in NETLIST.get_pins(long_run.end).values() and pins["1"] != net
    )
    assert f"of seat {seat}, which leads across the board to pin {number} of {long_run.start}." in FLAT_TEXT
    assert (
        f"wire of seat {seat} across the board and push its contact into pin {number} of {long_run.start}" in FLAT_TEXT
    )


def test_the_bare_board_lies_on_a_book_that_is_thicker_than_what_is_below_it():
    (thicknesses,) = {int(mm) for mm in re.findall(r"a book at least (\d+) mm thick", FLAT_TEXT)}
    assert thicknesses > max(plan.UNDER_HEIGHT, plan.PLUG_UNDER + layout.USB_THROAT[1] / 2) + 5


@pytest.mark.parametrize("language", TEXTS)
def test_the_table_of_hours_has_the_titles_of_the_sections(language):
    titles = re.findall(r"^## (\d+\. .+)$", TEXTS[language], re.M)
    rows = re.findall(r"^\| (\d+\. [^|]+) \| [\d.,]+ \| [\d.,]+ \|$", TEXTS[language], re.M)
    assert rows == titles[:-1] and len(rows) == len(hours.HOURS)


def test_hours_are_honest():
    assert 17 <= hours.BY_HAND <= 20
    assert hours.ASSEMBLED < hours.BY_HAND


def test_tables_and_steps_are_those_of_the_data():
    pytest.importorskip("cadquery", reason="cadquery is not installed: the steps of the case cannot be read")
    guide = importlib.import_module("hardware.steps.guide")
    order = importlib.import_module("hardware.steps.assembly_steps")
    for path, (title, words) in guide.GUIDES.items():
        text = path.read_text(encoding="utf-8")
        assert guide.fill_guide(text, title, words) == text, "run python -m hardware.steps.guide"
        if "slot" not in path.parts:  # its printed parts are the tray's
            assert text.count("<!-- plates of ") >= 1 and f"| **{words.translate('all prints')}** |" in text
        assert set(words.steps) == {step.name for step in order.STEPS} == set(words.adds) - {order.FIRST}
    make = importlib.import_module("hardware.steps.make")
    page = (ROOT / "hardware/slot/README.md").read_text(encoding="utf-8")
    slot_links = re.findall(r"\(\.\./(build/steps/[^)]+)\)", page)
    shown_pictures = {Path(link).stem for link in (*LINKS, *slot_links) if link.startswith("build/steps/")}
    assert shown_pictures == set(make.list_pictures())


def test_texts_of_the_data_keep_their_numbers_in_german():
    translations = importlib.import_module("hardware.steps.german").GERMAN
    assert translations.translate("Screw M4 x 12.5, pan head, steel (ISO 7045)").startswith("Schraube M4 x 12,5, ")
    assert translations.format_file("build/case/seat-3.stl", "seat-3") == "`build/case/seat-3.stl` (Platzkappe)"
    assert ENGLISH.translate("Screw M4 x 12.5") == "Screw M4 x 12.5"
    with pytest.raises(ValueError, match="lack 'Nut M#': add it to hardware/steps/german.py"):
        translations.translate("Nut M3")


def test_numbers_in_prose_are_those_of_the_case_and_the_parts():
    short = sum(quantity for quantity, name, _ in layout.FASTENERS if name.startswith("Screw"))
    assert f"{short - len(layout.DECK_BOARD_SCREWS)} into the top" in FLAT_TEXT
    assert f"{len(layout.DECK_BOARD_SCREWS)} into the deck" in FLAT_TEXT
    assert f"five holes of {layout.SCREW_HOLE:g} mm" in FLAT_TEXT and len(layout.FIELD_SCREWS) == 5
    assert f"{layout.DIE:g} mm with rounded corners" in FLAT_TEXT
    assert f"bed of {layout.PRINTER_MM:g} x {layout.PRINTER_MM:g} mm" in FLAT_TEXT
    width, high = (side - 0.2 for side in layout.USB_THROAT)
    assert f"larger than {width:g} x {high:g} mm" in FLAT_TEXT
    assert f"racks for dominoes are {sizes.RACK_LENGTH:g} mm high" in FLAT_TEXT
    assert f"plywood of {sizes.TILE[2]:g} mm" in FLAT_TEXT
    assert "0.1 ohm" in read_catalog()["r_shunt"]["name"] and "shunt of 0.1 ohm" in FLAT_TEXT


def read_expected(test_points: str) -> tuple[float, float, float]:
    """Return the three numbers in the guide's row for a measurement; a missing number is 0.

    `test_points` names the measurement, such as "TP3 and TP4" for one between two test points.
    """
    row = re.search(rf"^\| {re.escape(test_points)} \| ([^|]+) \|", get_section("Measure"), re.M)
    assert row, test_points
    numbers = [float(number) for number in re.findall(r"(?<!TP)\b\d+(?:\.\d+)?", row[1])]
    first, second, third = (*numbers, 0.0, 0.0)[:3]
    return first, second, third


def test_expected_voltages_are_those_of_the_calculation():
    min_v, max_v, _ = read_expected("TP3 and TP4")
    assert min_v < parts.ADC_VOLT < max_v
    min_v, max_v, seconds = read_expected("TP1 and TP4")
    assert min_v <= parts.SUPPLY_V * 0.95 - supply.compute_drop_v() and max_v >= parts.SUPPLY_V * 1.05
    slowest = parts.SUPPLY_V / supply.compute_rise_v_per_s(supply.SOFT_THRESHOLD_V[2])
    assert slowest + supply.GATE_OHM * supply.HOLD_NF * 1e-9 < seconds
    infrared_v, _, _ = read_expected("TP6 and TP4")
    feed_v = (electronics.compute_infrared_mean_ma() + electronics.compute_glow_ma()) / 1000 * parts.INFRARED_FEED_OHM
    assert feed_v + supply.compute_shunt_mv(supply.compute_fuse_ma()) / 1000 <= infrared_v
    _, max_v, mv = read_expected("TP1 and TP2")
    assert (
        supply.compute_shunt_mv(supply.compute_fuse_ma())
        < max_v
        < 1.2 * supply.compute_shunt_mv(supply.compute_fuse_ma())
    )
    assert mv == supply.compute_shunt_mv(100)
    _, max_v, _ = read_expected("TP7, TP8, TP9 (M0 to M2) and TP4, in shade")
    assert max(reference.NOMINAL_EMPTY_LSB) * parts.ADC_VOLT / 4096 < max_v


def test_every_part_that_the_guide_speaks_of_is_on_the_board():
    assert len(REFS) > 20
    assert REFS - set(plan.list_placements()) == set()


def test_every_test_point_that_is_measured_has_its_name():
    section = get_section("Measure")
    for ref, _, text in names.TEST_POINTS:
        assert ref not in re.findall(r"TP\d+", section) or text in section or text in ("M1", "IR"), ref


def test_every_card_is_in_the_guide():
    cards = sorted(path.name for path in (ROOT / "hardware" / "build" / "cards").glob("*-a4.pdf"))
    assert cards and [name for name in cards if f"`build/cards/{name}`" in TEXT] == cards


def test_what_the_guide_uses_is_made():
    made_folders = {Path(output).parts[2] for product in PRODUCTS for output in product.outputs}
    folders = {Path(name).parts[1] for name in FILES if name.startswith("build/") and len(Path(name).parts) > 2}
    assert folders <= made_folders


@pytest.mark.parametrize(
    ("language", "texts", "some_texts"),
    [
        ("en", (menus_of_english.TEXT, basic.TEXT), {"Tray game", "Calibrate", "no signal", "Stuck"}),
        ("de", (menus_of_german.TEXT, basic_of_german.TEXT), {"Tablettspiel", "Kalibrieren", "kein Signal", "Hängt"}),
    ],
)
def test_what_the_display_says_is_quoted_as_it_is(language, texts, some_texts):
    display_text = "\n".join(line for text in texts for line in text)
    menus = TEXTS[language][TEXTS[language].index("## 9. ") :]
    quotations = re.findall(r'["„]([^"„“\n]+)["“]', menus) + re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", menus)
    assert some_texts <= set(quotations)
    assert [text for text in quotations if f"={text}" not in display_text] == []


def test_the_readme_says_the_same_hours():
    readme = (ROOT / "hardware/README.md").read_text(encoding="utf-8")
    assert f"| {hours.BY_HAND:g} by hand, {hours.ASSEMBLED:g} with an assembled board |" in readme
