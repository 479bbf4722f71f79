"""Pictures of Tray24 Light: assembled, exploded, open, and of the steps of its guide."""

from pathlib import Path

from hardware.case import layout as tray
from hardware.case.rendering import BONE, GRAPHITE, Scene
from hardware.case.shapes import make_box_around
from hardware.light import case, luminance
from hardware.light import layout as at
from hardware.light.case_checks import make_all_parts
from hardware.steps.annotated_scene import AnnotatedScene
from hardware.stickers.art import read_art

# Slots that are lit, and those with a die: a light is seen beside a die as in an open slot.
_LIT = {2: "#ff3a2c", 8: "#ffbe0b", 9: "#16e07c", 14: "#2f7dff", 20: "#fff1cf"}
_DICE = (2, 3, 8, 14, 15)
_DARK, _DONE, _METAL, _CHIP = "#4a4d54", "#b7bac0", "#8d9096", "#26282c"
_WIRE = "#1f9d4d"
_PART_COLORS = {
    "pico": "#2f7a54",
    "display": "#1d3a6b",
    "piezo": "#c9a54a",
    "strip": "#efe9da",
    "switches": _CHIP,
    "cable": "#55585e",
    "pads": _CHIP,
}
_ON_BASE = ("pads", "pico", "cable")


def _get_cap_color(button: int) -> str:
    key = button - len(at.SEATS)
    return read_art().bodies[tray.KEY_COLORS[key]][1] if key >= 0 else "#4a4c52"


def _get_legend_color(button: int) -> str:
    key = button - len(at.SEATS)
    return read_art().inks[tray.KEY_COLORS[key]] if key >= 0 else BONE


def draw_assembled(path: Path) -> None:
    """Draw the assembled tray, seen from the front and above."""
    scene = Scene()
    for name in ("field", "panel", "field-base", "panel-base"):
        scene.add(case.make_printed_part(name), GRAPHITE)
    for slot in range(len(at.SLOT_MIDDLES)):
        scene.add(case.make_slot_cup(slot), BONE)
    for slot, color in _LIT.items():
        scene.add(case.make_tongue(slot).translate((0, 0, 0.05)), color, glow=0.8)
    for slot in _DICE:
        scene.add(luminance.make_die(slot), BONE)
    for button in range(len(at.SEATS + at.KEYS)):
        scene.add(case.make_plain_part(case.name_cap(button)), _get_cap_color(button))
        scene.add(case.make_legend(button).translate((0, 0, 0.05)), _get_legend_color(button))
    width, depth = tray.WINDOW
    glass = make_box_around(at.DISPLAY_AT, width + 4, depth + 4, at.PLATE_UNDER - 1.0, at.PLATE_UNDER)
    scene.add(glass, "#101215")
    scene.write_picture(path, 0.0, 58.0, (0, (at.PANEL[0] + at.FIELD[1]) / 2, 15), 238)


def _add_parts(stage: AnnotatedScene, names, lift: float = 0.0) -> None:
    for name in names:
        stage.add_solid(make_all_parts()[name], _PART_COLORS[name], (0, 0, lift))


def _add_leds(stage: AnnotatedScene, lift: float, back: float = 0.0) -> None:
    """Add the pieces of the LED strip on their rails to a picture, `lift` mm higher and `back` mm further back."""
    stage.add_solid(make_all_parts()["rails"], _DARK, (0, back, lift))
    stage.add_solid(make_all_parts()["strip"], _PART_COLORS["strip"], (0, back, lift))


def _add_caps(stage: AnnotatedScene, lift: float) -> None:
    for button in range(len(at.SEATS + at.KEYS)):
        stage.add_solid(case.make_printed_part(case.name_cap(button)), _get_cap_color(button), (0, 0, lift))


def draw_exploded(path: Path) -> None:
    """Draw all parts one above the other, in the order in which they are in the tray."""
    stage = AnnotatedScene((900, 1000))
    base, low, carrier, caps, leds, top, cups = -120.0, -90.0, -30.0, 28.0, -45.0, 85.0, 135.0
    for name in ("field-base", "panel-base"):
        stage.add_solid(make_all_parts()[name], _DARK, (0, 0, base))
    stage.add_solid(make_all_parts()["screws of the bases"], _METAL, (0, 0, base - 20))
    _add_leds(stage, leds)
    stage.add_solid(make_all_parts()["screws of the rails"], _METAL, (0, 0, leds - 16))
    _add_parts(stage, _ON_BASE, low)
    stage.add_solid(make_all_parts()["screws of the carrier"], _METAL, (0, 0, carrier - 16))
    stage.add_solid(make_all_parts()["carrier"], _DONE, (0, 0, carrier))
    _add_parts(stage, ("switches",), carrier + 14)
    _add_parts(stage, ("display", "piezo"), caps)
    _add_caps(stage, caps)
    for name in ("field", "panel"):
        stage.add_solid(make_all_parts()[name], _DARK, (0, 0, top))
    stage.add_solid(make_all_parts()["cups"], BONE, (0, 0, cups))
    front, right = at.PANEL[0], at.WIDTH / 2
    stage.add_label("24 cups", (92, 120, cups + 36), (60, -40))
    stage.add_label("field", (right, 90, top + 15), (40, -30))
    stage.add_label("panel", (right, front + 10, top + 15), (40, 10))
    stage.add_label("10 caps,\ndisplay, piezo", (90, front + 13, caps + 36), (80, 20))
    stage.add_label("carrier with\n10 switches", (at.CARRIER[0], front + 6, carrier + 25), (60, 30))
    stage.add_label("Pico, pins up", (at.PICO_AT[0] + 25, at.PICO_AT[1], low + 12), (70, 30))
    stage.add_label("LED strip\non 4 rails", (at.ROW_LONG / 2, 40, leds + at.STRIP_UNDER), (60, -20))
    stage.add_label("bases, screws\nfrom below", (right, front + 20, base + 2), (50, 60))
    stage.write_picture(path, 0, 26, (0, 35, 15), 390)


def _turn_over(part):
    """Return a part turned over, as in a tray that lies face down.

    The field, the part with the slots, is towards the viewer.
    """
    return part.rotate((0, 0, 0), (1, 0, 0), 180)


def draw_open(path: Path) -> None:
    """Draw the open tray: field (with the slots) and panel (with the buttons), both face down.

    The rails are in the field, the panel's base is beside it.
    """
    stage = AnnotatedScene((900, 900))
    beside = (0.0, -2 * at.PANEL[0] + 14.0, 0.0)  # the base lies beyond the panel, as it is turned over
    for name, color in (("field", _DONE), ("panel", _DONE), ("carrier", "#e0873c"), ("rails", _DARK)):
        stage.add_solid(_turn_over(make_all_parts()[name]), color)
    stage.add_solid(_turn_over(make_all_parts()["strip"]), _PART_COLORS["strip"])
    stage.add_solid(_turn_over(make_all_parts()["cups"]), BONE)
    for name in ("wires of the turns", "wires to the strip"):
        stage.add_solid(_turn_over(make_all_parts()[name]), _WIRE)
    stage.add_solid(_turn_over(make_all_parts()["screws of the rails"]), _METAL)
    for name, color in (("panel-base", _DONE), ("pads", _CHIP), ("pico", _PART_COLORS["pico"]), ("cable", _CHIP)):
        stage.add_solid(make_all_parts()[name], color, (0.0, beside[1], -at.HIGH))
    rows = [-(y - at.STRIP_ASIDE) for y in at.ROW_MIDDLES]
    half, under = at.ROW_LONG / 2, -at.STRIP_UNDER + at.RAIL_THICK
    for row, y in enumerate(rows, 1):
        stage.add_label(f"row {row}", (0, y, under), (0, -26))
    stage.add_label("row 1 begins here:\ndiode, 330 ohm, ground", (-half, rows[0], under), (150, 60))
    stage.add_label("turn: 5V, data, GND", (half + 2, (rows[0] + rows[1]) / 2, under), (-60, 0))
    x, y = at.PICO_AT
    stage.add_label("Pico, pins up,\nplug to the left", (x, y + beside[1], 18 - at.HIGH), (-40, 90))
    stage.add_label("cable", (-at.WIDTH / 2 - 10, y + beside[1], 6 - at.HIGH), (20, 60))
    stage.add_label("opening for wires 1 to 3", (at.WIRES_AT[0], 0, -at.LID), (90, -40))
    stage.write_picture(path, 0, 72, (0, -10, -18), 300)


def draw_panel(path: Path) -> None:
    """Draw the panel lying face down, with caps, display and piezo; the carrier of the switches is in front of it."""
    stage = AnnotatedScene((900, 680))
    apart = (0.0, -76.0, 0.0)
    stage.add_solid(_turn_over(make_all_parts()["panel"]), _DONE)
    for button in range(len(at.SEATS + at.KEYS)):
        stage.add_solid(_turn_over(case.make_plain_part(case.name_cap(button))), _get_cap_color(button))
    for name in ("display", "piezo"):
        stage.add_solid(_turn_over(make_all_parts()[name]), _PART_COLORS[name])
    stage.add_solid(_turn_over(make_all_parts()["carrier"]), "#e0873c", apart)
    stage.add_solid(_turn_over(make_all_parts()["switches"]), _CHIP, apart)
    stage.add_solid(_turn_over(make_all_parts()["screws of the carrier"]), _METAL, (0.0, apart[1], 8.0))
    x, y = at.DISPLAY_AT
    stage.add_label("display, glass down;\npins towards the field", (x, -y - 8, -at.PLATE_UNDER + 3), (-60, -130))
    stage.add_label("piezo on foam tape", (at.GRILLE_AT[0] + 6, -at.GRILLE_AT[1], -at.PLATE_UNDER + 2), (80, -120))
    stage.add_label("notch for the cable", (-at.WIDTH / 2, -at.PICO_AT[1], -at.LID), (70, -150))
    stage.add_label("opening for the wires", (at.WIRES_HOLE[0] + 5, 1.0, -at.LID), (40, 60))
    stage.add_label("carrier, switches down: legs come through here", (24, apart[1] + 50, -at.CARRIER_UNDER), (20, 120))
    stage.write_picture(path, 0, 64, (0, apart[1] / 2 + 32, -18), 174)


def draw_test(path: Path) -> None:
    """Draw the parts as they are for the first test of the wiring.

    The panel is on its front wall; behind it is its base with the Pico, and behind that the rails.
    """
    stage = AnnotatedScene((900, 760))

    def stand_up(part):
        return part.rotate((0, at.PANEL[0], 0), (1, at.PANEL[0], 0), 90).translate((0, -at.TABLE_GAP, 0))

    for name in ("panel", "carrier"):
        stage.add_solid(stand_up(make_all_parts()[name]), _DONE if name == "panel" else "#e0873c")
    for button in range(len(at.SEATS + at.KEYS)):
        stage.add_solid(stand_up(case.make_plain_part(case.name_cap(button))), _get_cap_color(button))
    stage.add_solid(stand_up(make_all_parts()["display"]), _PART_COLORS["display"])
    stage.add_solid(make_all_parts()["panel-base"], _DONE)
    _add_parts(stage, _ON_BASE)
    behind, low = at.TABLE_GAP, at.RAIL_THICK - at.STRIP_UNDER
    _add_leds(stage, low, behind)
    stage.add_solid(make_all_parts()["wires of the turns"], _WIRE, (0, behind, low))
    rows = [y - at.STRIP_ASIDE + behind for y in at.ROW_MIDDLES]
    for row, y in enumerate(rows, 1):
        stage.add_label(f"row {row}", (0, y, at.RAIL_THICK), (0, -26))
    stage.add_label(
        "row 1 begins here:\ndiode, 330 ohm, ground", (-at.ROW_LONG / 2, rows[0], at.RAIL_THICK), (-90, -50)
    )
    stage.add_label("Pico, pins up", (at.PICO_AT[0] + 20, at.PICO_AT[1], 18), (90, -10))
    stage.add_label("panel, on its front wall", (at.WIDTH / 2 - 3, at.PANEL[0] - 44, 4), (-60, 50))
    stage.add_label("tie, 8 mm from the edge", (-at.WIDTH / 2 + 8, at.PICO_AT[1], 6), (-10, -60))
    stage.write_picture(path, 0, 50, (0, 16, 2), 238)


PICTURES = {
    "light": draw_assembled,
    "exploded": draw_exploded,
    "open": draw_open,
    "panel": draw_panel,
    "test": draw_test,
}
