"""The picture of all parts one above the other, each with the number of the guide's step that adds it."""

from pathlib import Path

from hardware.case.assembly import COLOR_WORDS, make_all_parts, make_printed_part
from hardware.steps.annotated_scene import AnnotatedScene
from hardware.steps.assembly_steps import FIRST, STEPS
from hardware.stickers.art import read_art

DARK, BONE, GREEN, CLEAR = "#5d6169", "#d9cdb4", "#2f7a54", "#8fc4de"
_METAL, _WHITE, _CHIP = "#8d9096", "#fffdf6", "#26282c"
# The top and what each step adds -> how many mm higher than in the tray; and what is apart from its step's other parts.
_LIFTS = {FIRST: 0, "caps": 50, "dividers": 26, "liners": -80, "display": -70, "carriers": -125, "deck": -125,
          "floor": -125, "board": -205, "base": -265}  # fmt: skip
_EXTRA_LIFTS = {"screws": -16, "switch": 18, "light-walls": -30}
# Labels: a part, a place of it (0 to 1 from its left to its right, from front to back), pixels from there to the label.
_LABELS = (
    (FIRST, (1, 0.95), (30, 30)),
    ("seat-5", (0.5, 0.5), (50, -30)),
    ("key-yellow", (0, 0.5), (-40, 0)),
    ("divider 3", (0.5, 1), (-40, -40)),
    ("liner 23", (1, 0.5), (60, 0)),
    ("display", (0, 0.5), (-60, 0)),
    ("carrier 5", (1, 1), (50, 0)),
    ("deck", (0, 0.5), (-40, 0)),
    ("floor", (0.5, 0.5), (0, 0)),
    ("light-walls", (1, 0.82), (60, 10)),
    ("board", (1, 0.9), (50, 0)),
    ("base", (1, 0.95), (30, 30)),
)


def get_part_color(part: str) -> str:
    """Return a part's color in pictures, as #rrggbb. Keys have their own colors, and the seats' caps are light."""
    for key, color in COLOR_WORDS.items():
        if part == f"key-{color}":
            return read_art().bodies[key][1]
    prefix_colors = {**dict.fromkeys(("seat-", "deck", "carrier"), BONE), **dict.fromkeys(("liner", "lights"), _WHITE),
             **dict.fromkeys(("board", "pico"), GREEN), **dict.fromkeys(("screws", "divider"), _METAL),
             **dict.fromkeys(("switch", *"JUCBS"), _CHIP), **dict.fromkeys(("floor", "rods"), CLEAR)}  # fmt: skip
    return next((color for prefix, color in prefix_colors.items() if part.startswith(prefix)), DARK)


def draw_exploded(path: Path) -> None:
    """Draw all parts of the tray one above the other, in their order inside the tray."""
    parts = make_all_parts()
    scene = AnnotatedScene((900, 1200))
    lifts, numbers = {FIRST: float(_LIFTS[FIRST])}, {FIRST: 0}
    for number, step in enumerate(STEPS, 1):
        for name in filter(step.matches_part, parts):
            extra_lift = next((mm for prefix, mm in _EXTRA_LIFTS.items() if name.startswith(prefix)), 0)
            lifts[name], numbers[name] = float(_LIFTS[step.name] + extra_lift), number
    for name, lift in lifts.items():
        part = make_printed_part(name) if name.startswith(("key-", "seat-")) else parts[name]
        scene.add_solid(part, get_part_color(name), (0.0, 0.0, lift), 0.55 if name == "floor" else 1.0)
    for name, (x_share, y_share), offset in _LABELS:
        box = parts[name].val().BoundingBox()
        place = (box.xmin + x_share * box.xlen, box.ymin + y_share * box.ylen, box.center.z + lifts[name])
        scene.add_label(str(numbers[name]), place, offset)
    scene.write_picture(path, 28, 30, (0.0, -28.0, -88.0), 470)
