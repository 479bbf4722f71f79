"""Pictures for the guide: steps of assembling the tray, the printed parts, and the extras."""

from functools import partial
from math import cos, radians, sin
from pathlib import Path

import cadquery as cq

from hardware.case import layout
from hardware.case.assembly import PRINTED, make_all_parts, make_plain_part, make_printed_part
from hardware.case.bed import lay_on_bed
from hardware.case.shapes import make_box_around
from hardware.extras import sizes
from hardware.extras.solids import make_cup, make_die, make_rack, make_tile
from hardware.lists.harness import PLUG_HIGH_MM
from hardware.steps.annotated_scene import AnnotatedScene
from hardware.steps.assembly_steps import FIRST, STEPS, GuideStep
from hardware.steps.exploded_view import BONE, CLEAR, DARK, GREEN, draw_exploded, get_part_color
from hardware.steps.wires import WIRE_MM, get_part, hang_wire, make_wires

_OLD_COLOR, _NEW_COLOR = "#b7bac0", "#e0873c"
_APART_MM = 34.0
_BESIDE_MM = 8.0  # of an arrow beside what it moves
_BED_GAP_MM = 6.0
_SHELF_MM, _SHELF_GAP_MM = 430.0, 22.0  # of the picture of printed parts: its width, and the room for words in it
# There parts below this size are drawn larger; least width of one.
_SMALL_MM, _SMALL_PART_SCALE, _MIN_MM = (60.0, 2.0, 30.0)
_RACK_Z = 0.5


def draw_step(path: Path, step: GuideStep) -> None:
    """Draw a step of the guide: parts of earlier steps in gray, and in color the parts that it adds.

    The parts that it adds are drawn away from their places, with arrows to these.
    """
    parts = make_all_parts()
    old_parts = [FIRST] + [
        name for earlier_step in STEPS[: STEPS.index(step)] for name in parts if earlier_step.matches_part(name)
    ]
    scene = AnnotatedScene((900, 620))
    for name in old_parts:
        scene.add_solid(parts[name], _OLD_COLOR)
    lift = _APART_MM if step.from_above else -_APART_MM
    new_parts = {name: part for name, part in parts.items() if step.matches_part(name)}
    for name, part in new_parts.items():
        color = CLEAR if name in ("floor", "rods") else GREEN if name == "board" else _NEW_COLOR
        scene.add_solid(part, color, (0.0, 0.0, lift), 0.55 if name == "floor" else 1.0)
        if name.startswith("screws"):
            _mark_screws(scene, part, lift, step.name == "base")
    _add_arrows(scene, list(new_parts.values()), lift)
    if not step.from_above:
        _add_wires(scene, step, old_parts)
    scene.write_picture(path, 22, 42 if step.from_above else -42, (0.0, -27.0, 20.0 + lift / 2), 245)


def _mark_screws(scene: AnnotatedScene, screws, lift: float, is_sunk: bool) -> None:
    """Draw a ring around the head of each screw, and label one screw with its size.

    If `is_sunk`, the heads are in the base, and the ring is around the hole. The screws are drawn `lift` mm above their
    places (negative: below).
    """
    boxes = [screw.BoundingBox() for screw in screws.val().Solids()]
    heads = [(box.center.x, box.center.y, lift + (0.0 if is_sunk else box.zmin)) for box in boxes]
    for head in heads:
        scene.add_ring(head)
    length = boxes[0].zlen - layout.SCREW_HEAD[1]
    scene.add_label(f"{len(heads)} x M3 x {length:.0f}", max(heads), (30, -30))


def _add_arrows(scene: AnnotatedScene, parts: list, lift: float) -> None:
    """Draw arrows on the left and right of parts, from where these are drawn to where they belong.

    They are drawn `lift` mm above their places (negative: below).
    """
    box = cq.Compound.makeCompound([part.val() for part in parts]).BoundingBox()
    for x in (box.xmin - _BESIDE_MM, box.xmax + _BESIDE_MM):
        scene.add_arrow((x, box.center.y, box.center.z + lift), (x, box.center.y, box.center.z))


def _add_wires(scene: AnnotatedScene, step: GuideStep, old_parts: list[str]) -> None:
    """Add the wires of the switches and the display, if they are in the tray (`old_parts`) or the step adds them.

    Wires hang over the wall until they are plugged in.
    """
    for run in make_wires():
        part = get_part(run.end)
        if part in old_parts or step.matches_part(part):
            lift = 0.0 if part in old_parts else -_APART_MM
            route = run.way if step.name == "base" else hang_wire(run)
            scene.add_wire([(x, y, z + lift) for x, y, z in route], WIRE_MM, run.color)


def draw_wires(path: Path) -> None:
    """Draw the inside of the tray from below, without the base: every wire from its plug to its switch or display."""
    parts = make_all_parts()
    base = next(step for step in STEPS if step.name == "base")
    scene = AnnotatedScene((900, 760))
    for name, part in parts.items():
        if not base.matches_part(name) and name not in ("plug", "die") and not name.startswith("divider"):
            scene.add_solid(part, _get_inside_color(name))
    for wire in make_wires():
        scene.add_wire(list(wire.way), WIRE_MM, wire.color)
    for number, (x, y) in enumerate(layout.SEATS, 1):
        scene.add_label(f"seat {number}", (x, y, layout.CARRIER_UNDER), (0, 0))
    for ref in ("J1", "J2", "J3"):
        x, y, _ = parts[ref].val().Center().toTuple()
        scene.add_label(ref, (x, y, layout.BOARD_UNDER - PLUG_HIGH_MM), (0, -60))
    scene.write_picture(path, 0, -66, (0.0, -27.0, 20.0), 208)


def _get_inside_color(name: str) -> str:
    if name in ("board", "pico"):
        return GREEN
    if name.startswith("switch"):
        return DARK
    return BONE if name.startswith(("carrier", "deck")) else _OLD_COLOR


def draw_printed(path: Path) -> None:
    """Draw each printed part once, as it lies on the printer's bed; small parts are drawn larger."""
    scene = AnnotatedScene((900, 800))
    x = y = row_depth = 0.0
    for name in sorted(PRINTED, key=lambda part: (-_measure_part(part)[1], part)):
        width, depth = _measure_part(name)
        if x + width > _SHELF_MM:
            x, y, row_depth = 0.0, y - row_depth - _SHELF_GAP_MM, 0.0
        part = (
            lay_on_bed(name, make_printed_part(name) if _get_scale(name) > 1 else make_plain_part(name))
            .val()
            .scale(_get_scale(name))
        )
        scene.add_solid(cq.Workplane(part), get_part_color(name), (x + width / 2, y - depth / 2, 0.0))
        text = f"{PRINTED[name][0]} x {name}" if PRINTED[name][0] > 1 else name
        scene.add_label(text, (x + width / 2, y - depth - _SHELF_GAP_MM / 2, 0.0), (0, 0))
        x, row_depth = x + width + _BED_GAP_MM, max(row_depth, depth)
    scene.write_picture(path, 0, 74, (_SHELF_MM / 2, (y - row_depth) / 2, 0.0), row_depth - y + 50)


def _get_scale(name: str) -> float:
    """Return the factor by which a part is enlarged in the picture: 2 for small parts, else 1."""
    box = make_plain_part(name).val().BoundingBox()
    return _SMALL_PART_SCALE if max(box.xlen, box.ylen) < _SMALL_MM else 1.0


def _measure_part(name: str) -> tuple[float, float]:
    """Return the width and depth with which a part is drawn, in mm; narrow parts get enough width for their names."""
    box = make_plain_part(name).val().BoundingBox()
    scale = _get_scale(name)
    # The last digits depend on what was drawn before; a narrow part has room for its name.
    return max(round(scale * box.xlen, 1), _MIN_MM), round(scale * box.ylen, 1)


def draw_extras(path: Path) -> None:
    """Draw the extras: the dice cup, a rack with tiles on it, a tile and dice."""
    scene = AnnotatedScene((900, 520))
    scene.add_solid(make_cup(), DARK, (-155.0, 20.0, 0.0))
    scene.add_label("dice cup", (-155.0, -25.0, sizes.CUP_HIGH), (0, -60))
    rack = make_rack().rotate((0, 0, 0), (1, 0, 0), 90).rotate((0, 0, 0), (0, 0, 1), -90)
    rack = rack.translate((sizes.RACK_LENGTH - 70.0, 0.0, _RACK_Z))
    box = rack.val().BoundingBox()
    scene.add_solid(rack, DARK)
    for row in range(sizes.RACK_ROWS):
        for column in range(sizes.RACK_COLUMNS if row < 3 else 2):
            scene.add_solid(
                _make_tile_on_ledge(row), "#ead9b5", (box.xmin + 2 + (column + 0.5) * sizes.TILE[0], 0.0, 0.0)
            )
    scene.add_label("rack for dominoes", (box.xmax, 0.0, 60.0), (-40, -70))
    for index in range(3):
        scene.add_solid(make_die(), "#f3efe4", (-150.0 + 26 * index, -80.0, 0.0))
    scene.add_label("blank dice", (-98.0, -80.0, 16.0), (50, 40))
    scene.add_solid(make_tile(), "#ead9b5", (60.0, -80.0, 0.0))
    scene.add_label("tile core", (60.0, -80.0, 5.0), (60, 30))
    scene.write_picture(path, -12, 30, (-26.0, -15.0, 30.0), 225)


def _make_tile_on_ledge(row: int):
    """Return a tile on the ledge with the number `row` of a rack that leans away from the viewer."""
    lean = radians(sizes.RACK_LEAN_DEGREES)
    height = row * sizes.RACK_STEP + (sizes.RACK_WALL + sizes.TILE[1]) / 2
    distance = (sizes.RACK_WALL + sizes.TILE[2]) / 2
    x, y = distance * cos(lean) - height * sin(lean), height * cos(lean) + distance * sin(lean)
    tile = make_box_around((0, 0), sizes.TILE[0], sizes.TILE[2], -sizes.TILE[1] / 2, sizes.TILE[1] / 2)
    tile = tile.rotate((0, 0, 0), (1, 0, 0), -sizes.RACK_LEAN_DEGREES)
    return cq.Workplane(tile.val()).translate((0.0, -x, y + _RACK_Z))


def list_pictures() -> dict:
    """Return the pictures of this module: name -> function that draws the picture to a path."""
    pictures = {f"step-{number}-{step.name}": partial(draw_step, step=step) for number, step in enumerate(STEPS, 1)}
    return pictures | {"exploded": draw_exploded, "wires": draw_wires, "printed": draw_printed, "extras": draw_extras}
