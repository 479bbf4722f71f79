"""Checks of the extras: closed solids, the bed's size, stickers on dice and tiles, tiles on racks, dice in the cup."""

from math import cos, hypot, pi, radians, sin, sqrt

from hardware.case import layout
from hardware.case.checks import is_closed, make_mesh
from hardware.extras import sizes
from hardware.extras.solids import MAKE, list_rack_walls
from hardware.stickers.sizes import STICKER_MM, TILE_MM
from tray24.rules.faces import TILES

_LIFTED_MM = 0.1  # how far paper may stand off a rounded edge and still stick
_DIE_ROOM_MM = 0.1  # between a die's corner and its pocket's


def check_extras() -> list[str]:
    return check_solids() + check_stickers() + check_rack() + check_cup()


def check_solids() -> list[str]:
    findings = []
    for name in sizes.PRINTED:
        shape = MAKE[name]().val()
        if not shape.isValid() or not is_closed(make_mesh(shape)):
            findings.append(f"{name} is not a closed solid")
        if len(shape.Solids()) != 1:
            findings.append(f"{name} consists of {len(shape.Solids())} pieces")
        box = shape.BoundingBox()
        if max(box.xlen, box.ylen, box.zlen) > layout.PRINTER_MM:
            findings.append(f"{name} is {box.xlen:.0f} x {box.ylen:.0f} x {box.zlen:.0f} mm: larger than the printer")
    return findings


def check_stickers() -> list[str]:
    """Return findings about stickers larger than the flat area below them, and dice too large for a slot's pocket.

    Also check that the laser cutter's sheet has as many tiles as a game of dominoes.
    """
    findings = []
    overhang = (STICKER_MM - (sizes.DIE - 2 * sizes.DIE_ROUND)) / 2  # onto the rounded edge
    lift = sizes.DIE_ROUND - sqrt(sizes.DIE_ROUND**2 - max(0.0, overhang) ** 2)
    if lift > _LIFTED_MM:
        findings.append(f"a die's sticker stands {lift:.2f} mm off its rounded edge")
    if sizes.DIE - 2 * sizes.DIE_CHAMFER < STICKER_MM:
        findings.append("a sticker is larger than the flat of a printed die")
    corner_center, half = layout.POCKET / 2 - layout.POCKET_CORNER, layout.DIE / 2
    round_corner = (half - sizes.DIE_ROUND - corner_center) * sqrt(2) + sizes.DIE_ROUND
    chamfer_corner = hypot(half - corner_center, half - sizes.DIE_CHAMFER - corner_center)
    room = layout.POCKET_CORNER - max(round_corner, chamfer_corner)
    if room < _DIE_ROOM_MM:
        findings.append(f"a die's corner has {room:.2f} mm of room in its pocket")
    flat_size = [size - 2 * sizes.CHAMFER for size in sizes.TILE[:2]]
    if flat_size[0] < 2 * TILE_MM or flat_size[1] < TILE_MM:
        findings.append(f"a tile's sticker of {2 * TILE_MM:g} x {TILE_MM:g} mm is larger than its core's flat")
    if sizes.SHEET_TILES[0] * sizes.SHEET_TILES[1] != TILES:
        findings.append(f"the sheet does not hold {TILES} tiles")
    return findings


def check_rack() -> list[str]:
    """Return findings about a rack: it must hold the largest hand, hide it from other players, and not fall over."""
    findings = []
    if sizes.RACK_TILES < sizes.LARGEST_HAND:
        findings.append(f"a rack holds {sizes.RACK_TILES} tiles: hands have up to {sizes.LARGEST_HAND}")
    if sizes.RACK_COLUMNS * sizes.TILE[0] > sizes.RACK_LENGTH:
        findings.append("a row of tiles is longer than the rack")
    tile_top = sizes.RACK_WALL / 2 + sizes.TILE[1]  # a tile stands on its ledge, on its long edge
    if tile_top > sizes.RACK_STEP:
        findings.append(f"a tile reaches {tile_top - sizes.RACK_STEP:.1f} mm above the plate: the others see it")
    headroom = sizes.RACK_STEP - tile_top - sizes.RACK_WALL / 2
    if headroom < 0.5:
        findings.append(f"a tile has {headroom:.1f} mm of room below the next ledge")
    lean = radians(sizes.RACK_LEAN_DEGREES)
    height = sizes.RACK_ROWS * sizes.RACK_STEP
    farthest_tile = max(x for x, _ in _list_tile_places(lean))
    ground_x = [x for wall in list_rack_walls() for x, y in wall if abs(y) < sizes.RACK_WALL]
    if not min(ground_x) < -height * sin(lean) or farthest_tile > max(ground_x):
        findings.append("a full rack falls over")
    return findings


def _list_tile_places(lean: float) -> list[tuple[float, float]]:
    """Return the middles of the tiles in a full rack that leans by `lean`, as (x, y) seen from the rack's end."""
    distance = (sizes.RACK_WALL + sizes.TILE[2]) / 2
    heights = [row * sizes.RACK_STEP + (sizes.RACK_WALL + sizes.TILE[1]) / 2 for row in range(sizes.RACK_ROWS)]
    return [
        (distance * cos(lean) - height * sin(lean), height * cos(lean) + distance * sin(lean)) for height in heights
    ]


def check_cup() -> list[str]:
    findings = []
    lower_diameter, upper_diameter = sizes.CUP_INSIDE
    volume = (
        pi
        / 12
        * (sizes.CUP_HIGH - sizes.CUP_WALL)
        * (lower_diameter * lower_diameter + lower_diameter * upper_diameter + upper_diameter * upper_diameter)
    )
    dice = max(sizes.DICE_OF_SETS.values())
    if dice * sizes.DIE**3 / sizes.DICE_PACKED > 0.6 * volume:
        findings.append(f"{dice} dice fill more than 60 % of the cup: they cannot be shaken")
    if upper_diameter < sizes.HAND + 4:
        findings.append(f"a hand of {sizes.HAND:g} mm does not reach into a cup of {upper_diameter:g} mm")
    return findings
