"""Pictures of the Light: assembled, exploded, open, and of the steps of its guide."""

from pathlib import Path

from hardware.case import layout as tray
from hardware.case.render import BONE, GRAPHITE, Scene
from hardware.case.shapes import around
from hardware.light import bought, case, wiring
from hardware.light import layout as at
from hardware.light.case_checks import parts
from hardware.steps.stage import Stage
from hardware.stickers.art import read_art
from hardware.wired.svg import COLORS

_LIT = {2: "#ff3a2c", 8: "#ffbe0b", 9: "#16e07c", 14: "#2f7dff", 20: "#fff1cf"}
_DARK, _DONE, _METAL, _STRIP, _CHIP = "#4a4d54", "#b7bac0", "#8d9096", "#2b2d31", "#26282c"
_PART_COLORS = {
    "stripboard": "#d9b27c",
    "pico": "#2f7a54",
    "driver": _CHIP,
    "fuse": "#d8a200",
    "large capacitor": "#3a4560",
    "small capacitor": "#c98a3c",
    "330 ohm": "#9c7a4d",
    "100 ohm": "#9c7a4d",
    "display": "#1d3a6b",
    "piezo": "#c9a54a",
    "strip": "#efe9da",
    "switches": _CHIP,
    "cable": "#55585e",
    "pads": _CHIP,
}
_ON_BOARD = ("stripboard", "pads", "pico", "driver", "fuse", "large capacitor", "small capacitor", "330 ohm", "100 ohm")


def _cap_color(button: int) -> str:
    key = button - len(at.SEATS)
    return read_art().bodies[tray.KEY_COLORS[key]][1] if key >= 0 else "#4a4c52"


def _legend_color(button: int) -> str:
    key = button - len(at.SEATS)
    return read_art().inks[tray.KEY_COLORS[key]] if key >= 0 else BONE


def draw_assembled(path: Path) -> None:
    """Draw the tray from above, in front of it."""
    scene = Scene()
    for name in ("field", "panel", "field-base", "panel-base"):
        scene.add(case.printed(name), GRAPHITE)
    for slot in range(len(at.SLOT_MIDDLES)):
        scene.add(case.make_cup(slot), BONE)
    floor, side = at.HIGH - at.CUP_DEEP, at.CUP_INSIDE - 0.2
    for slot, color in _LIT.items():
        scene.add(around(at.SLOT_MIDDLES[slot], side, side, floor, floor + 0.1, 1.8), color, glow=0.8)
    for button in range(len(at.SEATS + at.KEYS)):
        scene.add(case.plain(case.cap_name(button)), _cap_color(button))
        scene.add(case.make_legend(button).translate((0, 0, 0.05)), _legend_color(button))
    width, depth = tray.WINDOW
    glass = around(at.DISPLAY_AT, width + 4, depth + 4, at.PLATE_UNDER - 1.0, at.PLATE_UNDER)
    scene.add(glass, "#101215")
    scene.write(path, 0.0, 58.0, (0, (at.PANEL[0] + at.FIELD[1]) / 2, 15), 238)


def _add(stage: Stage, names, lift: float = 0.0) -> None:
    for name in names:
        stage.solid(parts()[name], _PART_COLORS[name], (0, 0, lift))


def _add_leds(stage: Stage, lift: float = 0.0) -> None:
    """Add the pieces of the strip with their LEDs."""
    stage.solid(bought.make_strip().translate((0, 0, -at.STRIP_HIGH + 0.4)), _PART_COLORS["strip"], (0, 0, lift))
    top = at.FLOOR + at.STRIP_HIGH + lift
    for x, y in at.SLOT_MIDDLES:
        stage.box(x - 2.5, x + 2.5, y - 2.5, y + 2.5, top - 2.1, top, "#fffdf6")


def _add_caps(stage: Stage, lift: float) -> None:
    for button in range(len(at.SEATS + at.KEYS)):
        stage.solid(case.printed(case.cap_name(button)), _cap_color(button), (0, 0, lift))


def draw_exploded(path: Path) -> None:
    """Draw all parts above each other, in the order in which they lie."""
    stage = Stage((900, 1000))
    base, low, carrier, caps, top, cups = -120.0, -80.0, -25.0, 32.0, 85.0, 135.0
    for name in ("field-base", "panel-base"):
        stage.solid(parts()[name], _DARK, (0, 0, base))
    stage.solid(parts()["screws of the bases"], _METAL, (0, 0, base - 20))
    _add_leds(stage, low)
    _add(stage, _ON_BOARD, low)
    stage.solid(parts()["screws of the carrier"], _METAL, (0, 0, carrier - 16))
    stage.solid(parts()["carrier"], _DONE, (0, 0, carrier))
    _add(stage, ("switches",), carrier + 14)
    _add(stage, ("display", "piezo"), caps)
    _add_caps(stage, caps)
    for name in ("field", "panel"):
        stage.solid(parts()[name], _DARK, (0, 0, top))
    stage.solid(parts()["cups"], BONE, (0, 0, cups))
    front, right = at.PANEL[0], at.WIDTH / 2
    stage.label("24 cups", (92, 120, cups + 36), (60, -40))
    stage.label("field", (right, 90, top + 15), (40, -30))
    stage.label("panel", (right, front + 10, top + 15), (40, 10))
    stage.label("10 caps,\ndisplay, piezo", (90, front + 13, caps + 36), (80, 20))
    stage.label("carrier with\n10 switches", (at.CARRIER[0], front + 6, carrier + 25), (60, 30))
    stage.label("stripboard", (at.BOARD[0], front + 16, low + 6), (-40, 30))
    stage.label("LED strip,\n4 rows", (at.ROW_LONG / 2, 20, low + 3), (60, -20))
    stage.label("bases, screws\nfrom below", (right, front + 20, base + 2), (50, 60))
    stage.write(path, 0, 26, (0, 35, 15), 390)


def draw_open(path: Path) -> None:
    """Draw both bases with what lies on them, as seen from above without field, panel and carrier."""
    stage = Stage((900, 900))
    for name in ("field-base", "panel-base"):
        stage.solid(parts()[name], _DONE)
    _add_leds(stage)
    for name, color in (("wires of the turns", "#1f9d4d"), ("wires to the strip", "#d62b1f")):
        stage.solid(parts()[name], color)
    _add(stage, (*_ON_BOARD, "cable"))
    stage.solid(parts()["wires on the board"], _METAL)
    stage.solid(parts()["wires to the buttons"], "#7d8188", opacity=0.35)
    back = [at.SLOT_MIDDLES[row * wiring.ROW_LEDS][1] for row in range(4)]
    half = at.ROW_LONG / 2
    for row, y in enumerate(back):
        way = "right" if row % 2 == 0 else "left"
        stage.label(f"row {row + 1}: arrows to the {way}", (0, y, at.FLOOR + 1), (0, -34))
    stage.label("three wires to the\nleft end of row 1", (-half - 3, 60, 4), (60, 50))
    stage.label("turn: 5V, data, GND", (half + 2, (back[0] + back[1]) / 2, 3), (-40, 0))
    stage.label("Pico, plug to the left", (*at.PICO_AT, 18), (-60, 90))
    stage.label("driver", (*bought.hole("25 f"), 15), (70, 60))
    stage.label("wires to display,\nbuttons, piezo", (40, at.PANEL[0] + 9, 8), (60, -60))
    stage.write(path, 0, 78, (0, (at.PANEL[0] + at.FIELD[1]) / 2, 5), 228)


def draw_board(path: Path) -> None:
    """Draw the stripboard with its parts, as it is soldered: which way they go."""
    stage = Stage((900, 620))
    _add(stage, [name for name in _ON_BOARD if name not in ("pads", "pico")])
    stage.solid(parts()["pico"], _PART_COLORS["pico"], opacity=0.35)
    for wire, shape in zip(wiring.ON_BOARD, bought.on_board(), strict=True):
        stage.solid(shape, COLORS[wire.color])
    for wire in wiring.AROUND:
        x, y = bought.hole(wire.start)
        stage.pillar((x, y), at.WIRE, at.BOARD_UNDER, at.BOARD_UNDER + 7, COLORS[wire.color])
    x, y = bought.hole(wiring.DRIVER["1"])
    stage.pillar((x, y + 1.2), 1.4, 15.5, 15.75, "#ffffff")
    stage.label("pin 1 and notch\nto the left", (x, y + 1.2, 15.8), (-30, 150))
    top, plus = at.BOARD_UNDER + at.BOARD_THICK, wiring.LOOSE["large capacitor"]["+"]
    for name, words, high, aside in (
        ("fuse", "fuse: any way round", bought.FUSE[2], (20, 100)),
        ("large capacitor", f"470 uF: long leg (+) in {plus}", bought.CAN[1], (20, -80)),
        ("small capacitor", "100 nF", bought.SMALL_CAPACITOR[2], (-20, -110)),
        ("330 ohm", "330 ohm", 2, (-60, 90)),
        ("100 ohm", "100 ohm", 2, (-30, -60)),
    ):
        stage.label(words, (*bought.between(wiring.LOOSE[name].values()), top + high), aside)
    x, y = at.PICO_AT
    stage.label("Pico on two sockets,\nUSB plug to the left", (x - 10, y, 19), (-10, 140))
    stage.write(path, 0, 58, (at.BOARD[0] + at.BOARD_SIZE[0] / 2, y + 2, 8), 70)


def draw_panel(path: Path) -> None:
    """Draw the panel lying on its face with caps, display and piezo, and the carrier in front of it."""
    stage = Stage((900, 680))
    apart = (0.0, -76.0, 0.0)

    def turned(part):
        return part.rotate((0, 0, 0), (1, 0, 0), 180)

    stage.solid(turned(parts()["panel"]), _DONE)
    for button in range(len(at.SEATS + at.KEYS)):
        stage.solid(turned(case.plain(case.cap_name(button))), _cap_color(button))
    for name in ("display", "piezo"):
        stage.solid(turned(parts()[name]), _PART_COLORS[name])
    stage.solid(turned(parts()["carrier"]), "#e0873c", apart)
    stage.solid(turned(parts()["switches"]), _CHIP, apart)
    stage.solid(turned(parts()["screws of the carrier"]), _METAL, (0.0, apart[1], 8.0))
    x, y = at.DISPLAY_AT
    stage.label("display, glass down;\npins towards the field", (x, -y - 8, -at.PLATE_UNDER + 3), (-60, -130))
    stage.label("piezo on foam tape", (at.GRILLE_AT[0] + 6, -at.GRILLE_AT[1], -at.PLATE_UNDER + 2), (80, -120))
    stage.label("hole for the USB plug", (-at.WIDTH / 2, -at.PICO_AT[1], -at.PLUG_AT), (70, -150))
    stage.label("opening for the wires", (at.WIRES_HOLE[0] + 5, 1.0, -at.LID), (40, 60))
    stage.label("carrier, switches down: legs come through here", (24, apart[1] + 50, -at.CARRIER_UNDER), (20, 120))
    stage.write(path, 0, 64, (0, apart[1] / 2 + 32, -18), 174)


PICTURES = {
    "light": draw_assembled,
    "exploded": draw_exploded,
    "open": draw_open,
    "board": draw_board,
    "panel": draw_panel,
}
