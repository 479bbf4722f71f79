"""Helpers that draw matches in a terminal: dice in their colors, with letters for people who see no colors."""

import json
from pathlib import Path

from rich.console import Group
from rich.text import Text

from simulator.texts import HostTexts
from tray24.rules.faces import COLORS, format_face, get_color, is_known, is_wild

CELL = 6  # columns of a die, including a space
QUIET = "dim"
_DICE = json.loads((Path(__file__).parent / "web" / "page" / "dice.json").read_text(encoding="utf-8"))
_BODIES = {color: shades[1] for color, shades in _DICE["bodies"].items() if color in "rygb"} | {"-": "#ebe3d0"}
STYLES = {body: f"bold {_DICE['inks'][body.replace('-', 'k')]} on {color}" for body, color in _BODIES.items()}
DIE = "\N{REPLACEMENT CHARACTER}"  # placeholder value in a text, replaced by a die
_say = HostTexts("picture")
_HIDDEN = "bold #ffffff on #5c5c5c"


def render_face(face: int) -> Text:
    """Return a die's face as records write it, in its colors."""
    if not is_known(face):
        return Text("?".center(CELL - 1), style=_HIDDEN)
    color = COLORS[get_color(face)]
    return Text(format_face(face).center(CELL - 1), style=STYLES["-" if is_wild(face) and color == "-" else color])


def render_dice(faces: list[int], columns: int) -> Group:
    """Return dice as rows of this many columns."""
    rows = [faces[start : start + columns] for start in range(0, len(faces), columns)]
    return Group(*[Text(" ").join([render_face(face) for face in row]) for row in rows])


def render_muted(text: str) -> Text:
    """Return a text in a muted style."""
    return Text(text, style=QUIET)


def format_bag(count: int) -> str:
    """Return the text that tells how many dice are in the bag."""
    return _say("bag", count=count)


def insert_die(text: str, die: Text) -> Text:
    """Return `text` with its placeholder `DIE` replaced by `die`, a die in its colors."""
    head, _, tail = text.partition(DIE)
    return Text(head).append(die).append(tail)
