"""Pictures of Tray24 Light: assembled, exploded, open, and of the steps of its guide."""

from pathlib import Path

from hardware.case import layout as case_layout
from hardware.case.rendering import BONE, GRAPHITE, Scene
from hardware.case.shapes import make_box_around
from hardware.light import case, layout, luminance
from hardware.light.case_checks import make_all_parts
from hardware.steps.annotated_scene import AnnotatedScene
from hardware.stickers.art import read_art

# Slots that are lit, and those with a die: a light is seen beside a die as in an open slot.
_LIT_COLORS = {2: "#ff3a2c", 8: "#ffbe0b", 9: "#16e07c", 14: "#2f7dff", 20: "#fff1cf"}
_DICE_SLOTS = (2, 3, 8, 14, 15)
_DARK_COLOR, _OLD_COLOR, _METAL_COLOR, _CHIP_COLOR = "#4a4d54", "#b7bac0", "#8d9096", "#26282c"
_WIRE_COLOR = "#1f9d4d"
_PART_COLORS = {
    "pico": "#2f7a54",
    "display": "#1d3a6b",
    "piezo": "#c9a54a",
    "strip": "#efe9da",
    "switches": _CHIP_COLOR,
    "cable": "#55585e",
    "pads": _CHIP_COLOR,
}
_BASE_PARTS = ("pads", "pico", "cable")


def _get_cap_color(button: int) -> str:
    key = button - len(layout.SEATS)
    return read_art().bodies[case_layout.KEY_COLORS[key]][1] if key >= 0 else "#4a4c52"


def _get_legend_color(button: int) -> str:
    key = button - len(layout.SEATS)
    return read_art().inks[case_layout.KEY_COLORS[key]] if key >= 0 else BONE


def draw_assembled(path: Path) -> None:
    """Draw the assembled tray, seen from the front and above."""
    scene = Scene()
    for name in ("field", "panel", "field-base", "panel-base"):
        scene.add(case.make_printed_part(name), GRAPHITE)
    for slot in range(len(layout.SLOT_MIDDLES)):
        scene.add(case.make_slot_cup(slot), BONE)
    for slot, color in _LIT_COLORS.items():
        scene.add(case.make_tongue(slot).translate((0, 0, 0.05)), color, glow=0.8)
    for slot in _DICE_SLOTS:
        scene.add(luminance.make_die(slot), BONE)
    for button in range(len(layout.SEATS + layout.KEYS)):
        scene.add(case.make_plain_part(case.name_cap(button)), _get_cap_color(button))
        scene.add(case.make_legend(button).translate((0, 0, 0.05)), _get_legend_color(button))
    width, depth = case_layout.WINDOW
    glass = make_box_around(layout.DISPLAY_AT, width + 4, depth + 4, layout.PLATE_UNDER - 1.0, layout.PLATE_UNDER)
    scene.add(glass, "#101215")
    scene.write_picture(path, 0.0, 58.0, (0, (layout.PANEL[0] + layout.FIELD[1]) / 2, 15), 238)


def _add_parts(scene: AnnotatedScene, names, lift: float = 0.0) -> None:
    for name in names:
        scene.add_solid(make_all_parts()[name], _PART_COLORS[name], (0, 0, lift))


def _add_leds(scene: AnnotatedScene, lift: float, dy: float = 0.0) -> None:
    """Add the pieces of the LED strip on their rails to a picture, `lift` mm higher and `dy` mm further back."""
    scene.add_solid(make_all_parts()["rails"], _DARK_COLOR, (0, dy, lift))
    scene.add_solid(make_all_parts()["strip"], _PART_COLORS["strip"], (0, dy, lift))


def _add_caps(scene: AnnotatedScene, lift: float) -> None:
    for button in range(len(layout.SEATS + layout.KEYS)):
        scene.add_solid(case.make_printed_part(case.name_cap(button)), _get_cap_color(button), (0, 0, lift))


def draw_exploded(path: Path) -> None:
    """Draw all parts one above the other, in the order in which they are in the tray."""
    scene = AnnotatedScene((900, 1000))
    base_lift, pico_lift, carrier_lift, caps_lift, leds_lift, top_lift, cups_lift = (
        -120.0,
        -90.0,
        -30.0,
        28.0,
        -45.0,
        85.0,
        135.0,
    )
    for name in ("field-base", "panel-base"):
        scene.add_solid(make_all_parts()[name], _DARK_COLOR, (0, 0, base_lift))
    scene.add_solid(make_all_parts()["screws of the bases"], _METAL_COLOR, (0, 0, base_lift - 20))
    _add_leds(scene, leds_lift)
    scene.add_solid(make_all_parts()["screws of the rails"], _METAL_COLOR, (0, 0, leds_lift - 16))
    _add_parts(scene, _BASE_PARTS, pico_lift)
    scene.add_solid(make_all_parts()["screws of the carrier"], _METAL_COLOR, (0, 0, carrier_lift - 16))
    scene.add_solid(make_all_parts()["carrier"], _OLD_COLOR, (0, 0, carrier_lift))
    _add_parts(scene, ("switches",), carrier_lift + 14)
    _add_parts(scene, ("display", "piezo"), caps_lift)
    _add_caps(scene, caps_lift)
    for name in ("field", "panel"):
        scene.add_solid(make_all_parts()[name], _DARK_COLOR, (0, 0, top_lift))
    scene.add_solid(make_all_parts()["cups"], BONE, (0, 0, cups_lift))
    front, right = layout.PANEL[0], layout.WIDTH / 2
    scene.add_label("24 cups", (92, 120, cups_lift + 36), (60, -40))
    scene.add_label("field", (right, 90, top_lift + 15), (40, -30))
    scene.add_label("panel", (right, front + 10, top_lift + 15), (40, 10))
    scene.add_label("10 caps,\ndisplay, piezo", (90, front + 13, caps_lift + 36), (80, 20))
    scene.add_label("carrier with\n10 switches", (layout.CARRIER[0], front + 6, carrier_lift + 25), (60, 30))
    scene.add_label("Pico, pins up", (layout.PICO_AT[0] + 25, layout.PICO_AT[1], pico_lift + 12), (70, 30))
    scene.add_label("LED strip\non 4 rails", (layout.ROW_LONG / 2, 40, leds_lift + layout.STRIP_UNDER), (60, -20))
    scene.add_label("bases, screws\nfrom below", (right, front + 20, base_lift + 2), (50, 60))
    scene.write_picture(path, 0, 26, (0, 35, 15), 390)


def _turn_over(part):
    """Return a part turned over, as in a tray that lies face down.

    The field, the part with the slots, is towards the viewer.
    """
    return part.rotate((0, 0, 0), (1, 0, 0), 180)


def draw_open(path: Path) -> None:
    """Draw the open tray: field (with the slots) and panel (with the buttons), both face down.

    The rails are in the field, the panel's base is beside it.
    """
    scene = AnnotatedScene((900, 900))
    base_shift = (0.0, -2 * layout.PANEL[0] + 14.0, 0.0)  # the base lies beyond the panel, as it is turned over
    for name, color in (("field", _OLD_COLOR), ("panel", _OLD_COLOR), ("carrier", "#e0873c"), ("rails", _DARK_COLOR)):
        scene.add_solid(_turn_over(make_all_parts()[name]), color)
    scene.add_solid(_turn_over(make_all_parts()["strip"]), _PART_COLORS["strip"])
    scene.add_solid(_turn_over(make_all_parts()["cups"]), BONE)
    for name in ("wires of the turns", "wires to the strip"):
        scene.add_solid(_turn_over(make_all_parts()[name]), _WIRE_COLOR)
    scene.add_solid(_turn_over(make_all_parts()["screws of the rails"]), _METAL_COLOR)
    for name, color in (
        ("panel-base", _OLD_COLOR),
        ("pads", _CHIP_COLOR),
        ("pico", _PART_COLORS["pico"]),
        ("cable", _CHIP_COLOR),
    ):
        scene.add_solid(make_all_parts()[name], color, (0.0, base_shift[1], -layout.HIGH))
    rows = [-(y - layout.STRIP_ASIDE) for y in layout.ROW_MIDDLES]
    half_length, rail_z = layout.ROW_LONG / 2, -layout.STRIP_UNDER + layout.RAIL_THICK
    for row, y in enumerate(rows, 1):
        scene.add_label(f"row {row}", (0, y, rail_z), (0, -26))
    scene.add_label("row 1 begins here:\ndiode, 330 ohm, ground", (-half_length, rows[0], rail_z), (150, 60))
    scene.add_label("turn: 5V, data, GND", (half_length + 2, (rows[0] + rows[1]) / 2, rail_z), (-60, 0))
    x, y = layout.PICO_AT
    scene.add_label("Pico, pins up,\nplug to the left", (x, y + base_shift[1], 18 - layout.HIGH), (-40, 90))
    scene.add_label("cable", (-layout.WIDTH / 2 - 10, y + base_shift[1], 6 - layout.HIGH), (20, 60))
    scene.add_label("opening for wires 1 to 3", (layout.WIRES_AT[0], 0, -layout.LID), (90, -40))
    scene.write_picture(path, 0, 72, (0, -10, -18), 300)


def draw_panel(path: Path) -> None:
    """Draw the panel lying face down, with caps, display and piezo; the carrier of the switches is in front of it."""
    scene = AnnotatedScene((900, 680))
    carrier_shift = (0.0, -76.0, 0.0)
    scene.add_solid(_turn_over(make_all_parts()["panel"]), _OLD_COLOR)
    for button in range(len(layout.SEATS + layout.KEYS)):
        scene.add_solid(_turn_over(case.make_plain_part(case.name_cap(button))), _get_cap_color(button))
    for name in ("display", "piezo"):
        scene.add_solid(_turn_over(make_all_parts()[name]), _PART_COLORS[name])
    scene.add_solid(_turn_over(make_all_parts()["carrier"]), "#e0873c", carrier_shift)
    scene.add_solid(_turn_over(make_all_parts()["switches"]), _CHIP_COLOR, carrier_shift)
    scene.add_solid(_turn_over(make_all_parts()["screws of the carrier"]), _METAL_COLOR, (0.0, carrier_shift[1], 8.0))
    x, y = layout.DISPLAY_AT
    scene.add_label("display, glass down;\npins towards the field", (x, -y - 8, -layout.PLATE_UNDER + 3), (-60, -130))
    scene.add_label(
        "piezo on foam tape", (layout.GRILLE_AT[0] + 6, -layout.GRILLE_AT[1], -layout.PLATE_UNDER + 2), (80, -120)
    )
    scene.add_label("notch for the cable", (-layout.WIDTH / 2, -layout.PICO_AT[1], -layout.LID), (70, -150))
    scene.add_label("opening for the wires", (layout.WIRES_HOLE[0] + 5, 1.0, -layout.LID), (40, 60))
    scene.add_label(
        "carrier, switches down: legs come through here", (24, carrier_shift[1] + 50, -layout.CARRIER_UNDER), (20, 120)
    )
    scene.write_picture(path, 0, 64, (0, carrier_shift[1] / 2 + 32, -18), 174)


def draw_test(path: Path) -> None:
    """Draw the parts as they are arranged for the first test of the wiring.

    In front the panel stands upright, with its front wall on the table. Behind the panel is its base with the Pico, and
    behind the base are the rails with the LED strip.
    """
    scene = AnnotatedScene((900, 760))

    def stand_up(part):
        return part.rotate((0, layout.PANEL[0], 0), (1, layout.PANEL[0], 0), 90).translate((0, -layout.TABLE_GAP, 0))

    for name in ("panel", "carrier"):
        scene.add_solid(stand_up(make_all_parts()[name]), _OLD_COLOR if name == "panel" else "#e0873c")
    for button in range(len(layout.SEATS + layout.KEYS)):
        scene.add_solid(stand_up(case.make_plain_part(case.name_cap(button))), _get_cap_color(button))
    scene.add_solid(stand_up(make_all_parts()["display"]), _PART_COLORS["display"])
    scene.add_solid(make_all_parts()["panel-base"], _OLD_COLOR)
    _add_parts(scene, _BASE_PARTS)
    rails_dy, rails_lift = layout.TABLE_GAP, layout.RAIL_THICK - layout.STRIP_UNDER
    _add_leds(scene, rails_lift, rails_dy)
    scene.add_solid(make_all_parts()["wires of the turns"], _WIRE_COLOR, (0, rails_dy, rails_lift))
    rows = [y - layout.STRIP_ASIDE + rails_dy for y in layout.ROW_MIDDLES]
    for row, y in enumerate(rows, 1):
        scene.add_label(f"row {row}", (0, y, layout.RAIL_THICK), (0, -26))
    scene.add_label(
        "row 1 begins here:\ndiode, 330 ohm, ground", (-layout.ROW_LONG / 2, rows[0], layout.RAIL_THICK), (-90, -50)
    )
    scene.add_label("Pico, pins up", (layout.PICO_AT[0] + 20, layout.PICO_AT[1], 18), (90, -10))
    scene.add_label("panel, on its front wall", (layout.WIDTH / 2 - 3, layout.PANEL[0] - 44, 4), (-60, 50))
    scene.add_label("tie, 8 mm from the edge", (-layout.WIDTH / 2 + 8, layout.PICO_AT[1], 6), (-10, -60))
    scene.write_picture(path, 0, 50, (0, 16, 2), 238)


PICTURES = {
    "light": draw_assembled,
    "exploded": draw_exploded,
    "open": draw_open,
    "panel": draw_panel,
    "test": draw_test,
}
