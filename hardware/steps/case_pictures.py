"""Pictures for the guide: steps of assembling the tray, the printed parts, and the extras."""

from functools import partial
from math import cos, radians, sin
from pathlib import Path

import cadquery as cq

from hardware.case import layout as at
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

_DONE, _NEW = "#b7bac0", "#e0873c"
_APART_MM = 34.0
_BESIDE_MM = 8.0  # of an arrow beside what it moves
_BED_GAP_MM = 6.0
_SHELF_MM, _SHELF_GAP_MM = 430.0, 22.0  # of the picture of printed parts: its width, and the room for words in it
_SMALL_MM, _LARGER, _MIN_MM = 60.0, 2.0, 30.0  # there parts below this size are drawn larger; least width of one
_WALL = 0.5


def draw_step(path: Path, step: GuideStep) -> None:
    """Draw a step of the guide: parts of earlier steps in gray, and in color the parts that it adds.

    The parts that it adds are drawn away from their places, with arrows to these.
    """
    parts = make_all_parts()
    there = [FIRST] + [name for earlier in STEPS[: STEPS.index(step)] for name in parts if earlier.matches_part(name)]
    stage = AnnotatedScene((900, 620))
    for name in there:
        stage.add_solid(parts[name], _DONE)
    lift = _APART_MM if step.from_above else -_APART_MM
    new = {name: part for name, part in parts.items() if step.matches_part(name)}
    for name, part in new.items():
        color = CLEAR if name in ("floor", "rods") else GREEN if name == "board" else _NEW
        stage.add_solid(part, color, (0.0, 0.0, lift), 0.55 if name == "floor" else 1.0)
        if name.startswith("screws"):
            _mark_screws(stage, part, lift, step.name == "base")
    _add_arrows(stage, list(new.values()), lift)
    if not step.from_above:
        _add_wires(stage, step, there)
    stage.write_picture(path, 22, 42 if step.from_above else -42, (0.0, -27.0, 20.0 + lift / 2), 245)


def _mark_screws(stage: AnnotatedScene, screws, lift: float, sunk: bool) -> None:
    """Draw a ring around the head of each screw, and label one screw with its size.

    With `sunk` the heads are sunk into the base, and the ring is around the hole. The screws are drawn `lift` mm above
    their places (negative: below).
    """
    boxes = [screw.BoundingBox() for screw in screws.val().Solids()]
    heads = [(box.center.x, box.center.y, lift + (0.0 if sunk else box.zmin)) for box in boxes]
    for head in heads:
        stage.add_ring(head)
    long = boxes[0].zlen - at.SCREW_HEAD[1]
    stage.add_label(f"{len(heads)} x M3 x {long:.0f}", max(heads), (30, -30))


def _add_arrows(stage: AnnotatedScene, parts: list, lift: float) -> None:
    """Draw arrows on the left and right of parts, from where these are drawn to where they belong.

    They are drawn `lift` mm above their places (negative: below).
    """
    box = cq.Compound.makeCompound([part.val() for part in parts]).BoundingBox()
    for x in (box.xmin - _BESIDE_MM, box.xmax + _BESIDE_MM):
        stage.add_arrow((x, box.center.y, box.center.z + lift), (x, box.center.y, box.center.z))


def _add_wires(stage: AnnotatedScene, step: GuideStep, there: list[str]) -> None:
    """Add the wires of the switches and the display, if they are in the tray (`there`) or the step adds them.

    Wires hang over the wall until they are plugged in.
    """
    for run in make_wires():
        part = get_part(run.end)
        if part in there or step.matches_part(part):
            lift = 0.0 if part in there else -_APART_MM
            way = run.way if step.name == "base" else hang_wire(run)
            stage.add_wire([(x, y, z + lift) for x, y, z in way], WIRE_MM, run.color)


def draw_wires(path: Path) -> None:
    """Draw the inside of the tray from below, without the base: every wire from its plug to its switch or display."""
    parts = make_all_parts()
    base = next(step for step in STEPS if step.name == "base")
    stage = AnnotatedScene((900, 760))
    for name, part in parts.items():
        if not base.matches_part(name) and name not in ("plug", "die") and not name.startswith("divider"):
            stage.add_solid(part, _get_inside_color(name))
    for wire in make_wires():
        stage.add_wire(list(wire.way), WIRE_MM, wire.color)
    for number, (x, y) in enumerate(at.SEATS, 1):
        stage.add_label(f"seat {number}", (x, y, at.CARRIER_UNDER), (0, 0))
    for ref in ("J1", "J2", "J3"):
        x, y, _ = parts[ref].val().Center().toTuple()
        stage.add_label(ref, (x, y, at.BOARD_UNDER - PLUG_HIGH_MM), (0, -60))
    stage.write_picture(path, 0, -66, (0.0, -27.0, 20.0), 208)


def _get_inside_color(name: str) -> str:
    if name in ("board", "pico"):
        return GREEN
    if name.startswith("switch"):
        return DARK
    return BONE if name.startswith(("carrier", "deck")) else _DONE


def draw_printed(path: Path) -> None:
    """Draw each printed part once, as it lies on the printer's bed; small parts are drawn larger."""
    stage = AnnotatedScene((900, 800))
    x = y = deep = 0.0
    for name in sorted(PRINTED, key=lambda part: (-_measure_part(part)[1], part)):
        wide, high = _measure_part(name)
        if x + wide > _SHELF_MM:
            x, y, deep = 0.0, y - deep - _SHELF_GAP_MM, 0.0
        part = (
            lay_on_bed(name, make_printed_part(name) if _get_scale(name) > 1 else make_plain_part(name))
            .val()
            .scale(_get_scale(name))
        )
        stage.add_solid(cq.Workplane(part), get_part_color(name), (x + wide / 2, y - high / 2, 0.0))
        words = f"{PRINTED[name][0]} x {name}" if PRINTED[name][0] > 1 else name
        stage.add_label(words, (x + wide / 2, y - high - _SHELF_GAP_MM / 2, 0.0), (0, 0))
        x, deep = x + wide + _BED_GAP_MM, max(deep, high)
    stage.write_picture(path, 0, 74, (_SHELF_MM / 2, (y - deep) / 2, 0.0), deep - y + 50)


def _get_scale(name: str) -> float:
    """Return the factor by which a part is enlarged in the picture: 2 for small parts, else 1."""
    box = make_plain_part(name).val().BoundingBox()
    return _LARGER if max(box.xlen, box.ylen) < _SMALL_MM else 1.0


def _measure_part(name: str) -> tuple[float, float]:
    """Return the width and depth with which a part is drawn, in mm; narrow parts get enough width for their names."""
    box = make_plain_part(name).val().BoundingBox()
    larger = _get_scale(name)
    # The last digits depend on what was drawn before; a narrow part has room for its name.
    return max(round(larger * box.xlen, 1), _MIN_MM), round(larger * box.ylen, 1)


def draw_extras(path: Path) -> None:
    """Draw the extras: the dice cup, a rack with tiles on it, a tile and dice."""
    stage = AnnotatedScene((900, 520))
    stage.add_solid(make_cup(), DARK, (-155.0, 20.0, 0.0))
    stage.add_label("dice cup", (-155.0, -25.0, sizes.CUP_HIGH), (0, -60))
    rack = make_rack().rotate((0, 0, 0), (1, 0, 0), 90).rotate((0, 0, 0), (0, 0, 1), -90)
    rack = rack.translate((sizes.RACK_LENGTH - 70.0, 0.0, _WALL))
    box = rack.val().BoundingBox()
    stage.add_solid(rack, DARK)
    for row in range(sizes.RACK_ROWS):
        for column in range(sizes.RACK_COLUMNS if row < 3 else 2):
            stage.add_solid(
                _make_tile_on_ledge(row), "#ead9b5", (box.xmin + 2 + (column + 0.5) * sizes.TILE[0], 0.0, 0.0)
            )
    stage.add_label("rack for dominoes", (box.xmax, 0.0, 60.0), (-40, -70))
    for index in range(3):
        stage.add_solid(make_die(), "#f3efe4", (-150.0 + 26 * index, -80.0, 0.0))
    stage.add_label("blank dice", (-98.0, -80.0, 16.0), (50, 40))
    stage.add_solid(make_tile(), "#ead9b5", (60.0, -80.0, 0.0))
    stage.add_label("tile core", (60.0, -80.0, 5.0), (60, 30))
    stage.write_picture(path, -12, 30, (-26.0, -15.0, 30.0), 225)


def _make_tile_on_ledge(row: int):
    """Return a tile on the ledge with the number `row` of a rack that leans away from the viewer."""
    lean = radians(sizes.RACK_LEAN_DEGREES)
    along = row * sizes.RACK_STEP + (sizes.RACK_WALL + sizes.TILE[1]) / 2
    out = (sizes.RACK_WALL + sizes.TILE[2]) / 2
    x, y = out * cos(lean) - along * sin(lean), along * cos(lean) + out * sin(lean)
    tile = make_box_around((0, 0), sizes.TILE[0], sizes.TILE[2], -sizes.TILE[1] / 2, sizes.TILE[1] / 2)
    tile = tile.rotate((0, 0, 0), (1, 0, 0), -sizes.RACK_LEAN_DEGREES)
    return cq.Workplane(tile.val()).translate((0.0, -x, y + _WALL))


def list_pictures() -> dict:
    """Return the pictures of this module: name -> function that draws the picture to a path."""
    found = {f"step-{number}-{step.name}": partial(draw_step, step=step) for number, step in enumerate(STEPS, 1)}
    return found | {"exploded": draw_exploded, "wires": draw_wires, "printed": draw_printed, "extras": draw_extras}
