"""The drawings and colors of dice, read from the simulator's page (`js/dice.js`, `dice.json`).

Printed dice thus look like the dice of the page.
"""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from hardware.stickers.svg_paths import Op, parse_path

SOURCE = Path(__file__).resolve().parents[2] / "simulator/web/page/js/dice.js"
COLORS = SOURCE.parents[1] / "dice.json"
DIE_UNITS = 64.0  # a die of 16 mm is drawn in a box of 64 units
FACE_CENTER = (32.0, 30.8)  # size of the face without the die's edge
# A wild is bare paper, so that the sensor takes it for white.
PAPER = "#ffffff"


@dataclass(frozen=True)
class Hatch:
    """The hatching of a die's background: a repeated pattern, with lines to stroke and dots (x, y, radius) to fill."""

    step: tuple[float, float]
    start: tuple[float, float]
    turn_degrees: float
    lines: list[Op]
    line_width: float
    dots: tuple[tuple[float, float, float], ...]
    color: str
    opacity: float


@dataclass(frozen=True)
class Art:
    bodies: dict[str, list[str]]  # face from, to, edge from, to, as #rrggbb
    hatches: dict[str, Hatch]
    pips: dict[str, list[Op]]  # around (0, 0)
    wild_pips: list[tuple[str, str]]  # shape, color, by corner
    corners: list[tuple[float, float]]
    glyphs: dict[str, tuple[list[Op], float]]  # ops, stroke width
    inks: dict[str, str]  # color of glyph and pips on each body
    printed: dict[str, str]  # color of each body on paper


def _extract_table(text: str, name: str) -> str:
    """Return the text of the constant `name`, an object or array, in the script of the simulator's page.

    Strings joined with "+" become one string.

    Raise ValueError if the script has no such table.
    """
    match = re.search(rf"const {name} = ([\[{{].*?[\]}}]);", text, re.DOTALL)
    if not match:
        raise ValueError(f"{SOURCE.name} has no table {name}: the stickers draw from it")
    return re.sub(r"' \+\s+'", "", match.group(1))


def _parse_hatch(markup: str) -> Hatch:
    pattern = ElementTree.fromstring(markup)
    numbers = {key: float(value) for key, value in pattern.items() if key in ("x", "y", "width", "height")}
    rotation = re.search(r"rotate\(([-\d.]+)\)", pattern.get("patternTransform", ""))
    path, group = pattern.find("path"), pattern.find("g")
    element = path if path is not None else group
    assert element is not None
    color_attribute = "stroke" if path is not None else "fill"
    color = element.get(color_attribute, "#000000")
    dots = [tuple(float(dot.get(key, 0)) for key in ("cx", "cy", "r")) for dot in pattern.iter("circle")]
    return Hatch(
        (numbers["width"], numbers["height"]),
        (numbers.get("x", 0.0), numbers.get("y", 0.0)),
        float(rotation.group(1)) if rotation else 0.0,
        parse_path(path.get("d", "")) if path is not None else [],
        float(element.get("stroke-width", 0)),
        tuple(dots),  # type: ignore[arg-type]
        "#000000" if color == "#000" else color,
        float(element.get(color_attribute + "-opacity", 1)),
    )


@cache
def read_art() -> Art:
    text = SOURCE.read_text(encoding="utf-8")
    colors = json.loads(COLORS.read_text(encoding="utf-8"))
    bodies, inks = colors["bodies"], colors["inks"]
    text = text.replace("${INK}", inks["r"])
    hatches = re.findall(r"^\s+(\w): markup`(<pattern.*?)`", _extract_table(text, "HATCHES"), re.M | re.DOTALL)
    glyphs = re.findall(r"^\s+'?([\w?]+)'?: \[\s*'(.*?)',\s+([\d.]+),?\s*\]", _extract_table(text, "GLYPHS"), re.M)
    corners = re.findall(r"\[([\d.]+), ([\d.]+)\]", _extract_table(text, "CORNERS"))
    return Art(
        bodies,
        {name: _parse_hatch(markup) for name, markup in hatches},
        {name: parse_path(path) for name, path in re.findall(r"(\w): '(.*?)'", _extract_table(text, "PIPS"))},
        [(shape, color) for shape, color in colors["wild_pips"]],
        [(float(x), float(y)) for x, y in corners],
        {kind: (parse_path(path), float(width)) for kind, path, width in glyphs},
        inks,
        {name: PAPER if name == "k" else shades[1] for name, shades in bodies.items()},
    )


def get_body(face_name: str) -> str:
    """Return the letter by which the simulator's page names the background of a face.

    It is r, y, g or b, k for a wild, n for the dead end.
    """
    if face_name.startswith("W"):
        return "k"
    return "n" if face_name == "DE" else face_name[0]


def get_kind(face_name: str) -> str:
    return face_name if face_name[0] in "WD" else face_name[1:]
