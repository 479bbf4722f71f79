"""Pictures of the guide's steps: the board is read from its file, and every part is added by one step."""

import importlib

import pytest

from hardware.steps import order, pcb

SMALL = """(kicad_pcb (version 1) (gr_rect (start 92 50) (end 259 205) (layer "Edge.Cuts"))
 (footprint "LED_SMD:LED_0805_2012Metric" (layer "F.Cu") (at 110 60 90)
  (fp_text reference "D25" (at 0 0) (layer "F.Fab")) (fp_line (start -1 -0.6) (end 1 0.6) (layer "F.Fab"))
  (pad "1" smd roundrect (at -0.9 0 90) (size 1 1.4) (layers "F.Cu") (net 3 "IR_LINK_0"))
  (pad "2" smd roundrect (at 0.9 0 90) (size 1 1.4) (layers "F.Cu") (net 4 "IR_ANODE_0"))))"""


def test_a_part_is_read_from_the_boards_file_in_the_plans_coordinates(tmp_path):
    path = tmp_path / "small.kicad_pcb"
    path.write_text(SMALL, encoding="utf-8")
    part = pcb.parts(path)["D25"]
    assert not part.under and part.height_mm > 0.5
    x, y, width, depth, net = part.pads["1"]
    # The outline begins at (92, 50) and the plan's at (-8, 0); turned by 90 degrees, pin 1 points to the front (y down).
    assert (round(x, 3), round(y, 3), net) == (10.0, 10.9, "IR_LINK_0")
    assert (round(part.body[0], 3), round(part.body[3], 3)) == (9.4, 11.0)
    assert part.pads["2"][1] < y


def test_parts_that_no_step_or_two_steps_add_are_found():
    there = [
        "top",
        "base",
        "carrier 1",
        "seat-1",
        "key-red",
        "switch 3",
        "switch 10",
        "board",
        "U2",
        "lights 5",
        "plug",
    ]
    assert order.unplaced(there) == []
    assert order.unplaced([*there, "spring"]) == ["spring is added by 0 steps"]
    assert [step.name for step in order.steps_of(there)] == ["caps", "carriers", "deck", "board", "base"]


def test_the_pictures_have_the_order_in_which_the_case_checks_the_way_in():
    pytest.importorskip("cadquery", reason="cadquery is not installed: the case's order cannot be read")
    assembly = importlib.import_module("hardware.case.assembly")
    numbers = []
    for step in assembly.STEPS:
        found = {number for number, mine in enumerate(order.STEPS) for part in step.parts if mine.takes(part)}
        assert len(found) == (0 if step.name == "die" else 1), step.name
        numbers += found
    assert numbers == sorted(numbers)
