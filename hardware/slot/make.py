"""Write the kit's printed parts and the picture of its board, and check kit and board against each other."""

from functools import cache
from pathlib import Path

from hardware.case import layout as at
from hardware.case.checks import is_closed, mesh
from hardware.case.shapes import around, compound
from hardware.slot import circuit, picture, plan
from hardware.slot.chimney import (
    BOARD_UNDER,
    CHIMNEY_UNDER,
    LID_DOWN,
    PARTS,
    SHEET,
    SHEET_TOP,
    SHEET_UNDER,
)

_TOUCH_MM3 = 0.05  # parts that touch share only rounding errors
# Room that a part takes on the board beside its body: pads and solder. A plug's pins end 2 mm above the board.
_SOLDER_MM = 0.25
# Sizes of the bodies with their pads, by footprint: along x and y when not turned.
SIZES_MM = {
    "LED_WS2812B-2020_PLCC4_2.0x2.0mm": (2.53, 2.0),
    "TEMT6000X01": (2.0, 4.6),
    "LED_0805_2012Metric": (2.9, 1.4),
    "C_0603_1608Metric": (2.4, 0.95),
    "R_0603_1608Metric": (2.4, 0.95),
    "R_1206_3216Metric": (3.9, 1.75),
    "D_SOD-123": (4.2, 1.8),
    "SOT-23": (3.0, 3.0),
    "PinHeader_1x06_P2.54mm_Vertical": (1.7, 14.4),
}


@cache
def printed(name: str):
    return PARTS[name]()


def make(folder: Path) -> list[Path]:
    """Write an STL of each printed part, lying as it is printed, and the picture of the board. Return the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name in PARTS:
        part = printed(name)
        if name in LID_DOWN:
            part = part.rotate((0, 0, 0), (1, 0, 0), 180)
        box = part.val().BoundingBox()
        path = folder / f"{name}.stl"
        part.translate((0, 0, -box.zmin)).val().exportStl(str(path), 0.05, 0.2, ascii=False)
        paths.append(path)
    picture.draw(folder / "board.png")
    return [*paths, folder / "board.png"]


def check() -> list[str]:
    """Return findings about the kit; [] when nothing is wrong."""
    return _solids_wrong() + fins_wrong() + _room_wrong()


def _solids_wrong() -> list[str]:
    findings = []
    for name in PARTS:
        shape = printed(name).val()
        if not shape.isValid() or len(shape.Solids()) != 1 or not is_closed(mesh(shape)):
            findings.append(f"{name} is not one closed solid")
    return findings


def outline(ref: str) -> tuple[float, float, float, float]:
    """Return the left, right, front and back of a part with its pads, from the middle of the board, y to the back."""
    x, y, degrees = plan.places()[ref]
    along, across = SIZES_MM[circuit.parts()[ref]["footprint"].split(":")[1]]
    if degrees % 180:
        along, across = across, along
    if ref == "J1":  # its origin is pin 1
        y += 2.5 * 2.54
    x, y = x - plan.MIDDLE, plan.MIDDLE - y
    return x - along / 2, x + along / 2, y - across / 2, y + across / 2


def fins_wrong() -> list[str]:
    """Return the parts that stand on the lines of the fins."""
    return [
        f"{ref} stands on the line of a fin"
        for ref in circuit.PARTS
        for low, high in plan.FIN_LINES
        if outline(ref)[0] < high + 0.1 and outline(ref)[1] > low - 0.1
    ]


def _room_wrong() -> list[str]:
    """Return the solids that collide when the kit is put together."""
    board = around((0, 0), plan.SIZE, plan.SIZE, BOARD_UNDER, 0.0)
    sheet = around((0, 0), SHEET, SHEET, SHEET_UNDER, SHEET_TOP)
    die = around((0, 0), at.DIE, at.DIE, SHEET_TOP, SHEET_TOP + at.DIE, 1.5)
    bodies = [_body(ref) for ref in circuit.PARTS]
    solids = {name: printed(name) for name in PARTS} | {"board": board, "clear sheet": sheet, "die": die}
    solids |= {"parts": compound(bodies), "plug": around((-10.6, 0.0), 2.6, 15.3, CHIMNEY_UNDER - 12.0, BOARD_UNDER)}
    names = list(solids)
    pairs = [(one, other) for number, one in enumerate(names) for other in names[number + 1 :]]
    return [
        f"{one} and {other} collide by {shared:.1f} mm3"
        for one, other in pairs
        if (shared := solids[one].intersect(solids[other]).val().Volume()) > _TOUCH_MM3
    ]


def _body(ref: str):
    left, right, front, back = outline(ref)
    height = circuit.parts()[ref]["height_mm"] + _SOLDER_MM
    return around(((left + right) / 2, (front + back) / 2), right - left, back - front, 0.0, height)
