"""The picture of the kit's populated board, drawn from its file: which way the parts go."""

from pathlib import Path

from hardware.board.plan import LEFT
from hardware.products import BUILD
from hardware.slot.plan import SIZE
from hardware.steps.pcb import Part, parts
from hardware.steps.silk import circle, ribbon, silk
from hardware.steps.stage import Stage

FILE = BUILD / "slot" / "slot.kicad_pcb"
_THICK_MM = 1.6
_COLORS = {"C": "#b99f7e", "R": "#3a3d42", "J": "#c9a54a", "Q": "#2b2d31", "D": "#2b2d31"}
_OWN_COLORS = {"D1": "#f3efe4", "D2": "#8a5fb0", "Q1": "#9fb9c9"}


def draw(path: Path) -> None:
    """Draw the board from above, its words at the top."""
    found = parts(FILE)
    stage = Stage((900, 640))
    stage.box(
        LEFT,
        LEFT + SIZE,
        -SIZE,
        0,
        -_THICK_MM,
        0,  # boards are read to begin at the tray's left
        "#1f5a3e",
    )
    printed = silk(False, FILE)
    outlines = [ribbon(*line) for line in printed.lines] + [circle(*disc) for disc in printed.discs]
    stage.flat([[(x, -y) for x, y in outline] for outline in outlines], 0.02, "#f2f2ea")
    for words, (x, y), high, degrees in printed.texts:
        stage.text(words, (x, -y, 0.02), high, degrees, False, "#f2f2ea")
    for part in found.values():
        _add(stage, part)
    for ref, pad, words, offset in (
        ("D1", "1", "D1: pin 1", (-120, 110)),
        ("D2", "1", "D2: cathode\n(marked end)", (-30, 160)),
        ("D3", "1", "D3: stripe", (-110, 60)),
        ("Q1", "1", "Q1: the single leg", (-30, -120)),
        ("Q2", "3", "Q2: one leg here", (90, -60)),
        ("J1", "1", "J1: from below, pin 1", (-90, -70)),
    ):
        x, y, *_ = found[ref].pads[pad]
        stage.label(words, (x, -y, found[ref].height_mm), offset)
    stage.write(path, 0, 89, (LEFT + SIZE / 2, -SIZE / 2, 0), 28)


def _add(stage: Stage, part: Part) -> None:
    for x, y, width, depth, _ in part.pads.values():
        stage.box(x - width / 2, x + width / 2, -y - depth / 2, -y + depth / 2, 0, 0.06, "#c9a54a")
    if part.under or part.ref.startswith("J"):
        return
    left, top, right, bottom = part.body
    stage.box(left, right, -bottom, -top, 0, part.height_mm or 0.5, _OWN_COLORS.get(part.ref, _COLORS[part.ref[0]]))
