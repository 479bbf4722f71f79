"""Pictures of the guide's steps: the board in them comes from its file, and each part is added by exactly one step."""

import importlib
import math
from collections import Counter

import pytest

from hardware.board import plan
from hardware.circuit import names
from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import read_netlist
from hardware.slot import kit
from hardware.steps import assembly_steps, board_reader, silk

SMALL = """(kicad_pcb (version 1) (gr_rect (start 92 50) (end 259 205) (layer "Edge.Cuts"))
 (footprint "LED_SMD:LED_0805_2012Metric" (layer "F.Cu") (at 110 60 90)
  (fp_text reference "D25" (at 0 0) (layer "F.Fab")) (fp_line (start -1 -0.6) (end 1 0.6) (layer "F.Fab"))
  (pad "1" smd roundrect (at -0.9 0 90) (size 1 1.4) (layers "F.Cu") (net 3 "IR_LINK_0"))
  (pad "2" smd roundrect (at 0.9 0 90) (size 1 1.4) (layers "F.Cu") (net 4 "IR_ANODE_0"))))"""


def test_a_part_is_read_from_the_boards_file_in_the_plans_coordinates(tmp_path):
    path = tmp_path / "small.kicad_pcb"
    path.write_text(SMALL, encoding="utf-8")
    part = board_reader.read_parts(path)["D25"]
    assert not part.is_back and part.height_mm > 0.5
    x, y, width, depth, net = part.pads["1"]
    # The outline begins at (92, 50) and the plan's at (-8, 0); turned by 90 degrees, pin 1 points to the front (y
    # down).
    assert (round(x, 3), round(y, 3), net) == (10.0, 10.9, "IR_LINK_0")
    assert (round(part.body[0], 3), round(part.body[3], 3)) == (9.4, 11.0)
    assert part.pads["2"][1] < y


PRINTED = """(kicad_pcb (version 1) (gr_rect (start 92 50) (end 259 205) (layer "Edge.Cuts"))
 (gr_circle (center 110 60) (end 110.125 60) (layer "F.SilkS") (width 0.25) (fill none))
 (gr_text "GND first" (at 120 70 90) (layer "B.SilkS")
   (effects (font (size 0.8 0.8) (thickness 0.13)) (justify mirror)))
 (footprint "x:y" (layer "F.Cu") (at 110 60 90) (fp_line (start 1 0) (end 3 0) (layer "F.SilkS") (width 0.12))))"""


def test_the_silkscreen_is_read_from_the_boards_file(tmp_path):
    path = tmp_path / "printed.kicad_pcb"
    path.write_text(PRINTED, encoding="utf-8")
    silk_above, silk_below = silk.read_silk(False, path), silk.read_silk(True, path)
    assert silk_above.discs == [((10.0, 10.0), 0.25)] and silk_above.texts == [] and silk_below.lines == []
    ((start, end, width),) = silk_above.lines
    assert [round(value, 6) for value in (*start, *end, width)] == [10, 9, 10, 7, 0.12]
    assert silk_below.texts == [("GND first", (20.0, 20.0), 0.8, 90.0)]


def test_a_drawing_that_the_pictures_cannot_show_is_refused(tmp_path):
    path = tmp_path / "printed.kicad_pcb"
    path.write_text(PRINTED.replace("fp_line", "fp_poly"), encoding="utf-8")
    with pytest.raises(ValueError, match="fp_poly"):
        silk.read_silk(False, path)


def collect_labels(monkeypatch, draw, tmp_path) -> dict[str, tuple[float, float]]:
    """Return {words: (x, y)} of the labels that `draw` writes onto a picture, in coordinates of the board's plan."""
    scene_module = importlib.import_module("hardware.steps.annotated_scene")
    labels = {}
    monkeypatch.setattr(
        scene_module.AnnotatedScene, "add_label", lambda _, words, at, offset: labels.update({words: (at[0], -at[1])})
    )
    draw(tmp_path / "picture.png")
    return labels


# Picture -> the parts of which it shows the direction, None for all of the upper side; `board-one-slot` has the kit.
PLACING = {"board-slot": None, "board-top": None, "board-small-left": None, "board-small-right": None,
           "board-one-slot": set(kit.PARTS) - {kit.DIODE}}  # fmt: skip


@pytest.mark.parametrize("name", PLACING)
def test_no_label_hides_another_label_or_a_part_that_the_picture_shows(monkeypatch, tmp_path, name):
    pytest.importorskip("cadquery", reason="cadquery is not installed: the pictures cannot be drawn")
    scene_module = importlib.import_module("hardware.steps.annotated_scene")
    scene, stages = scene_module.AnnotatedScene, []
    write = scene.write_picture
    monkeypatch.setattr(scene, "write_picture", lambda self, *view: (write(self, *view), stages.append(self)))
    importlib.import_module("hardware.steps.board_pictures").PICTURES[name](tmp_path / "picture.png")
    (last_scene,) = stages
    shown_parts = [
        part
        for part in board_reader.read_parts().values()
        if not part.is_back and part.ref in (PLACING[name] or board_reader.read_parts())
    ]
    part_pixels = {part.ref: last_scene.place_to_pixel((part.middle[0], -part.middle[1], 0)) for part in shown_parts}
    boxes = {text: box for text, (_, box) in last_scene.written.items()}
    for text, (left, top, right, bottom) in boxes.items():
        assert [ref for ref, (x, y) in part_pixels.items() if left < x < right and top < y < bottom] == [], text
        assert [other for other, box in boxes.items()
                if left < box[2] and box[0] < right and top < box[3] and box[1] < bottom] == [text]  # fmt: skip


def test_the_plus_pads_that_are_labelled_are_those_beside_the_printed_plus(monkeypatch, tmp_path):
    pytest.importorskip("cadquery", reason="cadquery is not installed: the pictures cannot be drawn")
    board_pictures = importlib.import_module("hardware.steps.board_pictures")
    labels = collect_labels(monkeypatch, board_pictures.draw_plus, tmp_path)
    short_lines = [line for line in silk.read_silk(True).lines if 0.5 < math.dist(line[0], line[1]) < 1.2]
    crosses = [compute_middle(one) for one in short_lines for other in short_lines
               if one is not other and math.dist(compute_middle(one), compute_middle(other)) < 0.01]  # fmt: skip
    for ref in ("C29", "C30"):
        plus, minus = (next(at for text, at in labels.items() if text.startswith(f"{ref} {sign}"))
                       for sign in ("plus", "minus"))  # fmt: skip
        net = {
            round(x, 2): net
            for x, y, _, _, net in board_reader.read_parts()[ref].pads.values()
            if math.dist((x, y), minus) < 0.01
        }
        assert list(net.values()) == [names.GROUND]
        mark = min(crosses, key=lambda cross: math.dist(cross, board_reader.read_parts()[ref].middle))
        assert math.dist(mark, plus) < math.dist(mark, minus) and math.dist(mark, plus) < 5


def compute_middle(line) -> tuple[float, float]:
    (ax, ay), (bx, by), _ = line
    return (ax + bx) / 2, (ay + by) / 2


def test_both_jumpers_are_labelled_with_the_side_that_gives_the_display_its_pins(monkeypatch, tmp_path):
    pytest.importorskip("cadquery", reason="cadquery is not installed: the pictures cannot be drawn")
    board_pictures = importlib.import_module("hardware.steps.board_pictures")
    assert {"JP1", "JP2"} <= set(collect_labels(monkeypatch, board_pictures.draw_top, tmp_path))
    labels = collect_labels(monkeypatch, board_pictures.draw_jumpers, tmp_path)
    for ref, kind, net in (("JP1", "GND", names.GROUND), ("JP2", "GND", names.LOGIC),
                           ("JP1", "VCC", names.LOGIC), ("JP2", "VCC", names.GROUND)):  # fmt: skip
        label, at = next(item for item in labels.items() if item[0].startswith(ref) and f"{kind} first" in item[0])
        nearest_pads = sorted(board_reader.read_parts()[ref].pads.values(), key=lambda pad: math.dist(pad[:2], at))[:2]
        assert net in [name for *_, name in nearest_pads]
        side = "left" if at[0] < board_reader.read_parts()[ref].middle[0] else "right"
        assert f"{kind} first: bridge {side}" in [text for text, *_ in silk.read_silk(False).texts]
        assert label.startswith(f"{ref}: {side} ")


def test_a_dot_is_printed_at_pin_1_of_every_led_and_sensor():
    discs = [at for at, _ in silk.read_silk(False).discs]
    for slot in range(24):
        for ref in (names.name_led(slot), names.name_sensor(slot)):
            pads = board_reader.read_parts()[ref].pads
            dot = min(discs, key=lambda at: math.dist(at, pads["1"][:2]))
            assert min(pads, key=lambda number: math.dist(dot, pads[number][:2])) == "1", ref


def test_every_wire_of_the_harness_is_in_the_picture_of_the_inside():
    pytest.importorskip("cadquery", reason="cadquery is not installed: the case's places cannot be read")
    wires = importlib.import_module("hardware.steps.wires")
    netlist = read_netlist(BUILD / "tray24.net")
    plugged_runs = [run for run in wires.make_wires() if run.start.startswith("J")]
    assert len(plugged_runs) == sum(len(netlist.get_pins(ref)) for ref in ("J1", "J2", "J3"))
    ends = {run.end for run in wires.make_wires()}
    assert ends == {ref for ref, part in netlist.components.items() if part.key in ("button", "display")} - {"SW11"}
    layout = importlib.import_module("hardware.case.layout")
    for run in plugged_runs:
        x, y, _ = plan.CONTROLLER[run.start]
        assert abs(run.way[0][1] - layout.board_to_case(x, y)[1]) < 0.01
        assert run.way[-1][2] == layout.CARRIER_UNDER and wires.hang_wire(run)[-1] == run.way[-1]
        assert not layout.FRONT < wires.hang_wire(run)[0][1] < layout.BACK


def test_every_step_and_the_top_have_their_number_in_the_picture_of_all_parts(monkeypatch, tmp_path):
    pytest.importorskip("cadquery", reason="cadquery is not installed: the pictures cannot be drawn")
    exploded = importlib.import_module("hardware.steps.exploded_view")
    monkeypatch.setattr(exploded.AnnotatedScene, "write_picture", lambda *_: None)
    assert set(collect_labels(monkeypatch, exploded.draw_exploded, tmp_path)) == {
        str(number) for number in range(len(assembly_steps.STEPS) + 1)
    }


def test_the_pictures_of_the_steps_mark_every_screw_of_the_list(monkeypatch, tmp_path):
    pytest.importorskip("cadquery", reason="cadquery is not installed: the pictures cannot be drawn")
    case_pictures = importlib.import_module("hardware.steps.case_pictures")
    layout = importlib.import_module("hardware.case.layout")
    rings, marked_counts = [], Counter()
    monkeypatch.setattr(case_pictures.AnnotatedScene, "write_picture", lambda *_: None)
    monkeypatch.setattr(case_pictures.AnnotatedScene, "add_ring", lambda _, at: rings.append(at))
    for step in assembly_steps.STEPS:
        for text in collect_labels(monkeypatch, lambda path, step=step: case_pictures.draw_step(path, step), tmp_path):
            count, _, size = text.partition(" x ")
            marked_counts[size] += int(count)
    listed_counts = {
        name.split(",")[0].removeprefix("Screw "): count for count, name, _ in layout.FASTENERS if "Screw" in name
    }
    assert marked_counts == listed_counts and len(rings) == sum(listed_counts.values())


def test_parts_that_no_step_or_two_steps_add_are_found():
    part_names = [
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
        "liner 0",
        "display",
        "floor",
        "divider 1",
    ]
    assert assembly_steps.check_steps(part_names) == []
    assert assembly_steps.check_steps([*part_names, "spring"]) == ["spring is added by 0 steps"]
    assert assembly_steps.check_steps(part_names[:-1]) == ["step dividers adds nothing"]


def test_the_pictures_have_the_order_in_which_the_case_checks_the_way_in():
    pytest.importorskip("cadquery", reason="cadquery is not installed: the case's order cannot be read")
    assembly = importlib.import_module("hardware.case.assembly")
    numbers = []
    for step in assembly.STEPS:
        step_numbers = {
            number
            for number, picture_step in enumerate(assembly_steps.STEPS)
            for part in step.parts
            if picture_step.matches_part(part)
        }
        assert len(step_numbers) == (0 if step.name == "die" else 1), step.name
        numbers += step_numbers
    assert numbers == sorted(numbers)
