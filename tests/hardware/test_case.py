"""The case: its solids are closed and fit the printer; its sizes fit pins, board and screws; its checks find faults."""

import math
import struct
from collections import Counter
from pathlib import Path

import pytest

from hardware.board import plan
from hardware.calc import parts as optics
from hardware.case import layout
from hardware.circuit.catalog import BUILD, read_catalog
from hardware.circuit.netlist import read_netlist
from tray24.pins import COLUMNS, SLOTS

BUILT = Path(__file__).resolve().parents[2] / "hardware/build/case"
PARTS = ("top", "base", "light-walls", "liner", "deck", "carrier", "divider",
         *(f"key-{color}" for color in ("red", "yellow", "green", "blue")),
         *(f"seat-{seat}" for seat in range(1, 7)))  # fmt: skip


def read_triangles(path):
    """Return the corners of a binary STL's triangles, in whole tenths of a micrometer, so that equal corners match."""
    data = path.read_bytes()
    (count,) = struct.unpack_from("<I", data, 80)
    assert len(data) == 84 + 50 * count
    for number in range(count):
        values = struct.unpack_from("<9f", data, 84 + 50 * number + 12)
        yield [tuple(round(value * 1e4) for value in values[corner : corner + 3]) for corner in (0, 3, 6)]


@pytest.mark.parametrize("name", PARTS)
def test_a_part_to_print_is_closed_lies_on_the_bed_and_fits_the_printer(name):
    edges, corners, volume = Counter(), set(), 0
    for a, b, c in read_triangles(BUILT / f"{name}.stl"):
        corners |= {a, b, c}
        if len({a, b, c}) < 3:
            continue  # degenerate: thinner than the rounding
        for start, end in ((a, b), (b, c), (c, a)):
            edges[start, end] += 1
            edges[end, start] -= 1
        volume += (
            a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0])
        )
    assert sum(1 for count in edges.values() if count) == 0, "edges that do not have a triangle on either side"
    sizes = [
        (max(corner[axis] for corner in corners) - min(corner[axis] for corner in corners)) / 1e4 for axis in range(3)
    ]
    assert max(sizes) <= layout.PRINTER_MM
    assert min(corner[2] for corner in corners) == pytest.approx(0, abs=20)
    assert 0.05 < volume / 6e12 / (sizes[0] * sizes[1] * sizes[2]) < 1
    assert (BUILT / f"{name}.step").stat().st_size > 1000


def test_pockets_lie_over_the_boards_slots_in_the_pins_order():
    assert len(layout.SLOT_MIDDLES) == SLOTS
    for slot, (x, y) in enumerate(layout.SLOT_MIDDLES):
        row, column = divmod(slot, COLUMNS)
        assert layout.board_to_case(plan.PITCH * (column + 0.5), plan.PITCH * (row + 0.5)) == (x, y)
    assert 0.4 <= layout.POCKET - layout.DIE <= 0.8


def test_the_window_shows_all_of_the_display_wherever_its_module_lies_between_the_corners():
    clearance = (layout.MODULE_ROOM - min(layout.MODULE)) / 2
    lit_center = (layout.MODULE_AT[0], layout.MODULE_AT[1] + layout.LIT_ABOVE)
    for axis in range(2):
        offset = abs(lit_center[axis] - layout.DISPLAY_AT[axis]) + clearance
        assert layout.LIT[axis] / 2 + offset < layout.WINDOW[axis] / 2


def test_every_hole_of_the_board_has_a_screw():
    crossings = {(column * layout.PITCH, row * layout.PITCH) for column in range(-2, 3) for row in (-1, 0, 1)}
    aside = plan.SCREW_ASIDE
    assert {(round(x - aside, 6), round(y + aside, 6)) for x, y in layout.FIELD_SCREWS} <= crossings
    assert len(layout.FIELD_SCREWS) + len(layout.DECK_BOARD_SCREWS) == len(plan.HOLES)
    left, right, front, back = layout.BOARD
    assert all(front < y < layout.FLOOR_SIZE[1] / -2 and left < x < right for x, y in layout.DECK_BOARD_SCREWS)
    assert (right - left, back - front) == (plan.RIGHT - plan.LEFT, plan.BOTTOM - plan.TOP)


def test_there_is_room_above_and_below_the_board():
    assert layout.CARRIER_UNDER - layout.BAFFLE_UNDER > plan.TOP_HEIGHT
    assert layout.BOARD_UNDER - layout.FLOOR > plan.UNDER_HEIGHT
    legs, head = 1.0, layout.SCREW_HEAD[1]
    assert plan.TOP_HEIGHT + max(legs, head) < layout.CARRIER_UNDER - layout.BAFFLE_UNDER


def test_light_that_crosses_the_clear_floor_once_does_not_reach_the_next_shaft():
    """Light that crosses the clear floor once does not reach the next slot: it is at most 42 degrees off the vertical.

    That is the limit of refraction in acrylic. Light that is reflected twice has only 0.2 % of its strength left.
    """
    offset = layout.SHEET_THICK * math.tan(math.asin(1 / 1.49))
    wall_below_to_shaft_above = (layout.LIGHT_WALL + layout.PITCH - layout.SHAFT) / 2
    assert offset < wall_below_to_shaft_above


def test_fins_are_lower_than_the_light_walls():
    assert optics.FIN_HIGH_MM < layout.BAFFLE_HIGH < layout.PITCH - layout.LIGHT_WALL


def test_the_light_walls_meet_no_joint_of_the_board():
    pytest.importorskip("cadquery", reason="cadquery is not installed: the checks of feet cannot run")
    from hardware.case.feet import check_feet

    assert check_feet() == []


def test_a_fin_that_rides_on_solder_or_on_a_part_is_found():
    """The check finds LEDs whose pads or body are below a fin, a thin rib of the light walls (as on revision B).

    It accepts an LED that leaves the fin room.
    """
    pytest.importorskip("cadquery", reason="cadquery is not installed: the checks of feet cannot run")
    from hardware.case.feet import check_feet
    from hardware.steps.board_reader import BoardPart

    x, y = plan.get_slot_center(5)

    def make_led(ref, aside, pads, half):
        sides = {str(number): (x - aside + dx, y + dy, 0.7, 0.7, "") for number, (dx, dy) in enumerate(pads)}
        return BoardPart(ref, False, 0.85, sides, (x - aside - half, y - 1.0, x - aside + half, y + 1.0))

    straight = [(dx, dy) for dx in (-0.915, 0.915) for dy in (-0.55, 0.55)]
    turned = [(dy, dx) for dx, dy in straight]
    board = {
        "D1": make_led("D1", 3.6, straight, 1.1),
        "D2": make_led("D2", 3.6, turned, 1.0),
        "D3": make_led("D3", 3.1, turned, 1.0),
    }
    assert check_feet(board) == [
        "the light walls stand on the joints of D1, D3",
        "the light walls stand on the bodies of D3",
    ]
    below = {"D1": make_led("D1", 1.75, straight, 1.1)}
    below["D1"].is_back = True
    assert check_feet(below) == []


def test_inserts_are_as_many_as_screws():
    count = {name.split(",")[0]: quantity for quantity, name, _ in layout.FASTENERS}
    assert count["Heat-set insert M3"] == sum(quantity for name, quantity in count.items() if name.startswith("Screw"))


def test_screws_reach_into_their_inserts_and_not_to_the_surface():
    clamped_mm = layout.BOARD_THICK + layout.BAFFLE_HIGH + layout.SHEET_THICK
    assert 5.7 <= 16 - clamped_mm <= layout.FIELD_INSERT_DEEP
    assert layout.SURFACE - layout.SHEET_TOP - layout.FIELD_INSERT_DEEP >= layout.MIN_WALL - 1e-9
    grooves = [y for _, y in layout.DIVIDER_MIDDLES]
    near_screws_y = [y for x, y in layout.FIELD_SCREWS if abs(x) < (layout.DIVIDER[0] + layout.INSERT_HOLE) / 2]
    aside = (layout.DIVIDER[1] + layout.INSERT_HOLE) / 2 + layout.MIN_WALL
    assert [min(abs(y - groove) for groove in grooves) > aside for y in near_screws_y] == [True], (
        "no groove is above it"
    )
    assert 5.4 <= 8 - layout.CARRIER_THICK <= layout.INSERT_DEEP
    assert 8 - layout.BOARD_THICK <= layout.CARRIER_TOP - layout.BAFFLE_UNDER, "the deck's pillars end at its switches"


@pytest.mark.parametrize("name", PARTS)
def test_a_part_for_changes_holds_no_date(name):
    """A STEP file of the case, for changes in CAD, holds no date, so the same shape makes the same bytes."""
    head = (BUILT / f"{name}.step").read_text(encoding="ascii").partition("ENDSEC;")[0]
    assert "FILE_NAME('Open CASCADE Shape Model',''," in head


@pytest.mark.long
def test_carriers_after_the_board_are_found_to_meet_it():
    """The check finds that button carriers that are put in after the board collide with it: those of seats 2 and 3.

    The guide of revision A had this order.
    """
    pytest.importorskip("cadquery", reason="cadquery is not installed: the checks of ways cannot run")
    from hardware.case.assembly import STEPS
    from hardware.case.insertion import check_insertion

    by_name = {step.name: step for step in STEPS}
    findings = check_insertion((by_name["board"], by_name["carriers"]))
    for seat in (2, 3):
        meeting = f"step carriers: carrier {seat} meets board on its way in"
        assert any(line.startswith(meeting) and line.endswith("2.75 mm wide") for line in findings)
    assert any(line.startswith("deck comes in no step") for line in check_insertion(STEPS[:1]))


def test_a_deep_dark_pocket_is_found_to_hide_its_floor():
    """The check finds that players cannot see the floor of a slot's recess as revision A had it.

    That recess was 10.8 mm deep and 16.6 mm wide; above 5 mm it widened to 20.6 mm.
    """
    pytest.importorskip("cadquery", reason="cadquery is not installed: the checks of sight cannot run")
    from hardware.case import visibility
    from hardware.case.raster import triangulate
    from hardware.case.shapes import make_box_around, make_tapered

    pocket = make_box_around((0, 0), 16.6, 16.6, -1, 5, 2).union(make_tapered((0, 0), 16.6, 2, 20.6, 5, 10.8))
    scene = {
        visibility.HIDING: triangulate(make_box_around((0, 0), 50, 50, 0, 10.8).cut(pocket).val()),
        visibility.FLOOR: triangulate(make_box_around((0, 0), 16.59, 16.59, -0.1, 0.0, 2).val()),
    }
    seen_areas = [
        visibility.measure_area(visibility.render_view(scene, degrees, (0, 0, 10.8))) for degrees in (28, 30, 45)
    ]
    assert seen_areas[:2] == [0, 0]
    assert 60 < seen_areas[2] < 110


@pytest.mark.parametrize(("high_mm", "is_high_enough"), [(3.0, True), (1.0, False)])
def test_all_beads_are_seen_beside_dice_from_every_seat_if_they_are_high_enough(monkeypatch, high_mm, is_high_enough):
    pytest.importorskip("cadquery", reason="cadquery is not installed: the checks of sight cannot run")
    from hardware.case import visibility

    monkeypatch.setattr(layout, "BEAD_HIGH", high_mm)
    seen_count = min(visibility.count_visible_beads(seat, 30) for seat in range(len(layout.SEATS)))
    assert (seen_count == len(layout.SLOT_MIDDLES)) == is_high_enough


@pytest.mark.long
@pytest.mark.parametrize("lower_mm, key_clicks", [(0.35, True), (0.8, False)])
def test_a_cap_with_less_than_its_room_is_found(monkeypatch, lower_mm, key_clicks):
    """The check finds a button's cap that is less than 1 mm above its switch.

    A cap that is 0.35 mm too low still clicks wherever it is pressed; one that is 0.8 mm too low does not.
    """
    pytest.importorskip("cadquery", reason="cadquery is not installed: the checks of presses cannot run")
    from hardware.case import presses
    from hardware.case.assembly import make_plain_parts

    lowered_parts = {name: part.translate((0, 0, -lower_mm)) if name.startswith(("key-", "seat-")) else part
           for name, part in make_plain_parts().items()}  # fmt: skip
    monkeypatch.setattr(presses, "make_plain_parts", lambda: lowered_parts)
    findings = presses.check_presses()
    for cap in ("key-red", "seat-2"):
        assert f"{cap} has less than 1 mm of room above its switch" in findings
    for cap in ("key-red", "seat-2"):
        assert any(line.startswith(f"{cap} pressed") and "meets its switch" in line for line in findings) != key_clicks


def test_an_edge_on_the_bed_without_a_chamfer_is_found():
    """The check finds edges on the print bed without a chamfer: at a part's outline, at an opening, and at a notch."""
    pytest.importorskip("cadquery", reason="cadquery is not installed: the checks of beds cannot run")
    from hardware.case.bed import check_bed
    from hardware.case.shapes import chamfer_bed_edges, make_box, make_cylinder, make_mouth

    plain_box = make_box(-10, 10, -10, 10, 0, 5)
    chamfered_box = chamfer_bed_edges(plain_box)
    expected_text = "box has an edge on the bed without a chamfer of 0.2 mm at"
    assert check_bed("box", plain_box) == [f"{expected_text} (0.0, 0.0), 20.0 x 20.0 mm"]
    assert check_bed("box", chamfered_box) == []
    box_with_hole = chamfered_box.cut(make_cylinder((3, 2), 4.0, -1, 6))
    assert check_bed("box", box_with_hole) == [f"{expected_text} (3.0, 2.0), 4.4 x 4.4 mm"]
    assert check_bed("box", box_with_hole.cut(make_mouth((3, 2), 4.0, 0.0))) == []
    box_with_square_hole = chamfered_box.cut(make_box(1, 5, 1, 3, -1, 6))
    assert check_bed("box", box_with_square_hole.cut(make_mouth((3, 2), (4.0, 2.0), 0.0))) == []
    findings = check_bed("box", chamfered_box.cut(make_box(-1, 1, -11, -8, -1, 6)))
    assert len(findings) == 1 and findings[0].startswith(f"{expected_text} (0.0, -8.")


@pytest.mark.long
def test_a_part_as_it_was_without_chamfers_at_its_holes_is_found():
    pytest.importorskip("cadquery", reason="cadquery is not installed: the checks of beds cannot run")
    from hardware.case import assembly, bed
    from hardware.case.shapes import make_box, make_box_around

    places = {"carrier": layout.SEATS[0], "seat-2": layout.SEATS[1], "key-blue": layout.KEYS[3]}
    for name, middle in places.items():
        part = assembly.make_plain_part(name)
        assert bed.check_bed(name, part, bed.get_free_edges(name)) == []
        bottom = part.val().BoundingBox().zmin
        if name == "carrier":  # one of its screw holes filled up, and drilled again without its chamfer
            middle = (middle[0] + layout.CARRIER_SCREW, middle[1])
            bare_part = part.union(make_box_around(middle, 5, 5, bottom, bottom + 1)).cut(
                make_box_around(middle, 3, 3, bottom - 1, bottom + 2)
            )
        else:  # the socket of its plunger
            side = layout.SWITCH_PLUNGER + 0.2
            bare_part = part.union(make_box_around(middle, 5.5, 5.5, bottom, bottom + 1)).cut(
                make_box_around(middle, side, side, bottom - 1, bottom + 2)
            )
        assert any(line.startswith(name) for line in bed.check_bed(name, bare_part, bed.get_free_edges(name))), name
    base = assembly.make_plain_part("base")
    assert bed.check_bed("base", base, bed.get_free_edges("base")) == []
    holed_base = base.cut(make_box(-1, 1, -1, 1, -1, 9))
    assert len(bed.check_bed("base", holed_base, bed.get_free_edges("base"))) == 1


def test_openings_above_the_buzzer_and_below_both_buttons_are_open(monkeypatch):
    """The case has openings above the buzzer and below both buttons: BOOTSEL and the reset button.

    The positions of buzzer and buttons come from the board's file, the openings from the solids of the case.
    """
    pytest.importorskip("cadquery", reason="cadquery is not installed: the checks of openings cannot run")
    from hardware.case import openings
    from hardware.case.assembly import make_bought_parts, make_plain_parts
    from hardware.case.shapes import make_cylinder
    from hardware.steps import board_reader

    for ref in ("BZ1", "SW11"):
        box = make_bought_parts()[ref].val().BoundingBox()
        assert (
            math.dist((box.center.x, box.center.y), layout.board_to_case(*board_reader.read_parts()[ref].middle)) < 0.3
        )
    base = make_plain_parts()["base"].val()
    reset_center = layout.board_to_case(*board_reader.read_parts()["SW11"].middle)
    assert make_cylinder(reset_center, openings.PEN_MM, -1, layout.FLOOR + 1).val().intersect(base).Volume() == 0
    assert openings.check_openings() == []
    moved_parts = {
        name: part.translate((8.0, 0, 0))
        for name, part in make_plain_parts().items()
        if name in ("top", "base", "deck")
    }
    monkeypatch.setattr(openings, "make_plain_parts", lambda: make_plain_parts() | moved_parts)
    findings = openings.check_openings()
    assert any(line.startswith("the top has") and "above the buzzer" in line for line in findings)
    assert "a pen of 4 mm on its way to BOOTSEL meets the base" in findings
    assert "a pen of 4 mm on its way to the reset button meets the base" in findings


def test_a_plain_hole_does_not_lead_the_plug(monkeypatch):
    """The check finds that a hole of 14 x 10 mm, as in revision B, leaves the USB plug too much play: 1.5 mm."""
    pytest.importorskip("cadquery", reason="cadquery is not installed: the check of the plug cannot run")
    from hardware.case import checks
    from hardware.case.assembly import make_plain_parts
    from hardware.case.shapes import make_box, make_box_around

    assert checks.check_plug() == []
    wall = make_box_around((layout.LEFT + 1.2, layout.PICO_AT[1]), 2.4, 40, 0, layout.SPLIT)
    low, high, y = layout.PLUG_AT - 5, layout.PLUG_AT + 5, layout.PICO_AT[1]
    bare_wall = wall.cut(make_box(layout.LEFT - 1, layout.LEFT + 5, y - 7, y + 7, low, high))
    monkeypatch.setattr(checks, "make_plain_parts", lambda: make_plain_parts() | {"base": bare_wall})
    findings = checks.check_plug()
    for direction in ("(1, 0)", "(0, -1)"):
        assert f"the plug inside has not 0.5 to 0.7 mm of play towards {direction}" in findings


def test_top_and_base_come_in_pieces_for_a_small_bed():
    pytest.importorskip("cadquery", reason="cadquery is not installed: the pieces cannot be made")
    from hardware.case import pieces
    from hardware.case.assembly import make_plain_parts

    base = make_plain_parts()["base"]
    assert not pieces.can_fit_bed(base.val()) and pieces.can_fit_bed(make_plain_parts()["deck"].val())
    parts = {name: part.val() for name, part in pieces.cut_pieces("base", base).items()}
    assert sum(part.Volume() for part in parts.values()) == pytest.approx(base.val().Volume(), abs=80)
    for screw, name in zip(layout.CORNER_SCREWS, ("back-left", "back-right", "front-left", "front-right"), strict=True):
        box = parts[f"base-{name}"].BoundingBox()
        assert box.xmin < screw[0] < box.xmax and box.ymin < screw[1] < box.ymax, "each piece of the base has its screw"


@pytest.mark.long
def test_the_pieces_are_whole_fit_the_bed_and_leave_room_for_all_parts(monkeypatch):
    pytest.importorskip("cadquery", reason="cadquery is not installed: the pieces cannot be made")
    from hardware.case import pieces

    assert pieces.check_pieces() == []
    monkeypatch.setattr(pieces, "CUTS", {"base": (0.0, 90.0, 0.0)})
    assert "base-back-left does not fit a bed of 180 mm" in pieces.check_pieces()
    monkeypatch.setattr(pieces, "STRAPS", (((-60.0, -86.0), 16.0, False),))
    assert any(line.startswith("a strap shares") and line.endswith("pico") for line in pieces.check_pieces())


def test_a_seam_that_opens_into_shafts_is_found():
    pytest.importorskip("cadquery", reason="cadquery is not installed: the check of seams cannot run")
    from hardware.case import pieces
    from hardware.case.assembly import make_plain_parts

    front, column, _ = pieces.CUTS["top"]
    top = make_plain_parts()["top"].val()
    assert "behind the field" in pieces.check_seams(top, (front, column - 6, 0.0))[0]
    assert "in front of the field" in pieces.check_seams(top, (front + 4, column, 0.0))[0]


def test_a_thin_wall_and_an_open_mesh_are_found():
    cadquery = pytest.importorskip("cadquery", reason="cadquery is not installed: the checks of solids cannot run")
    from hardware.case.checks import find_thinnest, is_closed, make_mesh

    box = cadquery.Workplane("XY").box(20, 20, 10).faces(">Z").shell(-0.9)
    assert find_thinnest(box.val())[0] == pytest.approx(0.9, abs=0.01)
    assert is_closed(make_mesh(box.val()))
    assert not is_closed(make_mesh(box.faces("<Z").val()))


def test_parts_in_each_others_room_are_found(monkeypatch):
    pytest.importorskip("cadquery", reason="cadquery is not installed: the checks of room cannot run")
    from hardware.case import checks
    from hardware.case.shapes import make_box

    parts = {
        "one": make_box(0, 10, 0, 10, 0, 10),
        "two": make_box(9, 20, 0, 10, 0, 10),
        "three": make_box(10, 20, 20, 30, 0, 10),
    }
    parts["board"] = make_box(0, 10, 0, 10, 10, 12)
    monkeypatch.setattr(checks, "make_all_parts", lambda: parts)
    assert checks.check_overlaps() == ["one and two share 100.0 mm3"]


def test_bought_parts_are_as_high_as_the_parts_list_says():
    pytest.importorskip("cadquery", reason="cadquery is not installed: the solids cannot be made")
    from hardware.case import bought_solids

    components, catalog = read_netlist(BUILD / "tray24.net").components, read_catalog()
    for ref, solid in bought_solids.make_board_parts().items():
        box = solid.val().BoundingBox()
        assert box.zlen == pytest.approx(catalog[components[ref].key]["height_mm"]), ref
