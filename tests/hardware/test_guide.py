"""The build guide: everything that it names exists, and everything that it uses is listed."""

import argparse
import math
import re
from pathlib import Path

import pytest

from hardware.board import plan
from hardware.case import layout
from hardware.circuit.catalog import catalog
from host_tools.build import released
from host_tools.cli import COMMANDS, make_parser
from tray24.games.basic import words as basic
from tray24.languages.en import menus as menus_of_english

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "hardware/GUIDE.md"
TEXT = GUIDE.read_text(encoding="utf-8")
LINKS = re.findall(r"!?\[[^\]]*\]\(([^)]+)\)", TEXT)
FILES = sorted(set(re.findall(r"`((?:build/)?[\w/.-]+\.(?:stl|step|dxf|pdf|csv|html|zip|md|png))`", TEXT)) | set(LINKS))
COMMAND_LINES = re.findall(r"^    \./tray24 (.+)$", TEXT, re.M)


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_the_guide_names_is_there(name):
    assert (GUIDE.parent / name).is_file()


@pytest.mark.parametrize("line", COMMAND_LINES)
def test_a_command_of_the_guide_is_understood(line):
    words = line.split()
    assert words[0] in COMMANDS
    assert isinstance(make_parser(words).parse_args(words), argparse.Namespace)


def test_the_guide_names_the_released_file():
    assert f"`{released.UF2.relative_to(ROOT).as_posix()}`" in TEXT


def test_the_guide_lists_every_fastener_in_its_number():
    for quantity, name, _ in layout.FASTENERS:
        words = re.match(r"[^,]*(?:, (?:pan head|self-adhesive|5\.7 mm long|1 mm thick))?", name).group(0)
        row = re.search(rf"^\| {re.escape(words)}[^|]*\| ([^|]+) \|", TEXT, re.M)
        assert row, f"{words} is not in the guide's list"
        if "Foam" not in name:
            assert row.group(1) == str(quantity), f"{words}: the case has {quantity}"


def test_the_guide_prints_every_part_as_often_as_the_case_has_it():
    printed = set(re.findall(r"`build/case/([\w-]+)\.stl`", TEXT)) | {f"seat-{seat}" for seat in range(1, 7)}
    assert printed == {path.stem for path in (ROOT / "hardware/build/case").glob("*.stl")}
    assert f"| `build/case/carrier.stl` | {len(layout.SEATS)} |" in TEXT


def test_the_guide_counts_inserts_as_the_case_does():
    assert (
        f"{sum(quantity for quantity, name, _ in layout.FASTENERS if name.startswith('Screw')) - 2} into the top"
        in TEXT
    )


def test_what_the_display_says_is_quoted_as_it_is():
    words = "\n".join(menus_of_english.TEXT + basic.TEXT)
    menus = TEXT[TEXT.index("## 6.") :]
    quoted = re.findall(r'"([^"\n]+)"', menus) + re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", menus)
    assert {"Tray game", "Calibrate", "no signal"} <= set(quoted)
    assert [text for text in quoted if f"={text}" not in words] == []


def test_wires_are_long_enough_for_what_they_lead_to_and_there_is_enough_wire():
    found = re.search(r"Wires of (\d+) cm reach display and keys, .*; seats take (\d+) cm", TEXT)
    up_and_down = 40  # mm: out of the plug, past the board's edge, up to a switch
    lengths = {"J1": 10 * int(found[1]), "J3": 10 * int(found[1]), "J2": 10 * int(found[2])}
    ends = {"J1": [layout.MODULE_AT], "J2": layout.SEATS, "J3": layout.KEYS}
    for plug, places in ends.items():
        start = layout.of_board(*plan.CONTROLLER[plug][:2])
        assert max(math.dist(start, place) for place in places) + up_and_down <= lengths[plug], plug
    wires = 4 * lengths["J1"] + 2 * len(layout.SEATS) * lengths["J2"] + 2 * len(layout.KEYS) * lengths["J3"]
    assert wires <= 1000 * catalog()["wire"]["extra"]
