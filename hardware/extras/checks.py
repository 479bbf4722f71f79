"""Check the extras: closed solids, the bed's size, stickers on dice and tiles, tiles on racks, dice in the cup."""

from math import cos, hypot, pi, radians, sin, sqrt

from hardware.case import layout
from hardware.case.checks import is_closed, make_mesh
from hardware.extras import sizes as at
from hardware.extras.solids import MAKE, list_rack_walls
from hardware.stickers.sizes import STICKER_MM, TILE_MM
from tray24.rules.faces import TILES

_LIFTED_MM = 0.1  # how far paper may stand off a rounded edge and still stick
_DIE_ROOM_MM = 0.1  # between a die's corner and its pocket's


def check_extras() -> list[str]:
    return check_solids() + check_stickers() + check_rack() + check_cup()


def check_solids() -> list[str]:
    findings = []
    for name in at.PRINTED:
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
    beyond = (STICKER_MM - (at.DIE - 2 * at.DIE_ROUND)) / 2  # onto the rounded edge
    lifted = at.DIE_ROUND - sqrt(at.DIE_ROUND**2 - max(0.0, beyond) ** 2)
    if lifted > _LIFTED_MM:
        findings.append(f"a die's sticker stands {lifted:.2f} mm off its rounded edge")
    if at.DIE - 2 * at.DIE_CHAMFER < STICKER_MM:
        findings.append("a sticker is larger than the flat of a printed die")
    inside, half = layout.POCKET / 2 - layout.POCKET_CORNER, layout.DIE / 2
    rounded = (half - at.DIE_ROUND - inside) * sqrt(2) + at.DIE_ROUND
    chamfered = hypot(half - inside, half - at.DIE_CHAMFER - inside)
    room = layout.POCKET_CORNER - max(rounded, chamfered)
    if room < _DIE_ROOM_MM:
        findings.append(f"a die's corner has {room:.2f} mm of room in its pocket")
    flat = [size - 2 * at.CHAMFER for size in at.TILE[:2]]
    if flat[0] < 2 * TILE_MM or flat[1] < TILE_MM:
        findings.append(f"a tile's sticker of {2 * TILE_MM:g} x {TILE_MM:g} mm is larger than its core's flat")
    if at.SHEET_TILES[0] * at.SHEET_TILES[1] != TILES:
        findings.append(f"the sheet does not hold {TILES} tiles")
    return findings


def check_rack() -> list[str]:
    """Return findings about a rack: it must hold the largest hand, hide it from other players, and not fall over."""
    findings = []
    if at.RACK_TILES < at.LARGEST_HAND:
        findings.append(f"a rack holds {at.RACK_TILES} tiles: hands have up to {at.LARGEST_HAND}")
    if at.RACK_COLUMNS * at.TILE[0] > at.RACK_LENGTH:
        findings.append("a row of tiles is longer than the rack")
    above = at.RACK_WALL / 2 + at.TILE[1]  # a tile stands on its ledge, on its long edge
    if above > at.RACK_STEP:
        findings.append(f"a tile reaches {above - at.RACK_STEP:.1f} mm above the plate: the others see it")
    under_ledge = at.RACK_STEP - above - at.RACK_WALL / 2
    if under_ledge < 0.5:
        findings.append(f"a tile has {under_ledge:.1f} mm of room below the next ledge")
    lean = radians(at.RACK_LEAN_DEGREES)
    high = at.RACK_ROWS * at.RACK_STEP
    heaviest = max(x for x, _ in _list_tile_places(lean))
    ground = [x for wall in list_rack_walls() for x, y in wall if abs(y) < at.RACK_WALL]
    if not min(ground) < -high * sin(lean) or heaviest > max(ground):
        findings.append("a full rack falls over")
    return findings


def _list_tile_places(lean: float) -> list[tuple[float, float]]:
    """Return the middles of the tiles in a full rack that leans by `lean`, as (x, y) seen from the rack's end."""
    out = (at.RACK_WALL + at.TILE[2]) / 2
    ups = [row * at.RACK_STEP + (at.RACK_WALL + at.TILE[1]) / 2 for row in range(at.RACK_ROWS)]
    return [(out * cos(lean) - up * sin(lean), up * cos(lean) + out * sin(lean)) for up in ups]


def check_cup() -> list[str]:
    findings = []
    low, high = at.CUP_INSIDE
    room = pi / 12 * (at.CUP_HIGH - at.CUP_WALL) * (low * low + low * high + high * high)
    dice = max(at.DICE_OF_SETS.values())
    if dice * at.DIE**3 / at.DICE_PACKED > 0.6 * room:
        findings.append(f"{dice} dice fill more than 60 % of the cup: they cannot be shaken")
    if high < at.HAND + 4:
        findings.append(f"a hand of {at.HAND:g} mm does not reach into a cup of {high:g} mm")
    return findings
