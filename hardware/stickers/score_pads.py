"""The score pads of the five games, for players who want paper in addition to the tray's scores."""

from pathlib import Path

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from hardware.stickers.sheets import draw_head, draw_line, draw_text, get_page_mm, make_canvas
from hardware.stickers.sizes import HEAD_MM, MARGIN_MM
from tray24.games.yacht.boxes import BOXES

# Title, columns for seats, rows, scoring (rules B19, C10, L9, Y5-Y8, D11).
_ROUND_ROWS = tuple(f"hand {number}" for number in range(1, 19))
_YACHT_WORDS = {
    "two": "two of a kind: all five", "three": "three of a kind: all five", "four": "four of a kind: all five",
    "small": "four of one color: 75", "large": "five of one color: 150", "chain": "neighbors match: all five",
    "red": "sum of the reds", "yellow": "sum of the yellows", "green": "sum of the greens", "blue": "sum of the blues",
    "wild": "50 for each wild",
}  # fmt: skip
PADS = {
    "basic": (
        "Tray game", 6, _ROUND_ROWS,
        "Winner of a hand: all dice left in other hands. Numbers their value; skip, reverse, +2 20; wilds 50. To 500.",
    ),
    "center": (
        "Center die", 4, _ROUND_ROWS,
        "Winner of a hand: all dice left in other hands. Numbers their value; skip, reverse, +2 20; wilds 50. To 500.",
    ),
    "line": (
        "Dice line", 2, _ROUND_ROWS,
        "Winner of a hand: the other's dice. Numbers their value; +1, +2 20; wild 50. To 200, or best of three hands.",
    ),
    "yacht": (
        "Yacht", 6, tuple(f"{box}: {_YACHT_WORDS[box]}" for box in BOXES),
        "Five dice, three rolls, one box a turn. Skip, reverse, +2 20; wilds 50. A box that is not met takes 0.",
    ),
    "dominoes": (
        "Dominoes", 6, _ROUND_ROWS,
        "Winner of a hand: all markings left on racks. Numbers their value; skip, reverse, +2 10; dead end, +4 20; "
        "wild 25.",
    ),
}  # fmt: skip
_ROW_MM = 9.6
_LABEL_MM = {"yacht": 52.0}


def write_score_pads(path: Path, paper: str) -> None:
    """Write a PDF with a page of score pads for each game."""
    canvas = make_canvas(path, paper, "Tray24: score pads")
    for page, (game, (title, seats, rows, text)) in enumerate(PADS.items(), 1):
        if page > 1:
            canvas.showPage()
        draw_head(canvas, paper, title, page, len(PADS))
        draw_text(canvas, MARGIN_MM, get_page_mm(paper)[1] - MARGIN_MM - HEAD_MM + 4, text, 7.5)
        _draw_table(canvas, paper, ["name", *rows, "total"], seats, _LABEL_MM.get(game, 20.0))
    canvas.save()


def _draw_table(canvas: Canvas, paper: str, rows: list[str], seats: int, label_mm: float) -> None:
    width, height = get_page_mm(paper)
    top = height - MARGIN_MM - HEAD_MM
    right = width - MARGIN_MM
    step = (right - MARGIN_MM - label_mm) / seats
    bottom = top - _ROW_MM * (len(rows) + 1)
    for seat in range(seats):
        left = MARGIN_MM + label_mm + seat * step
        draw_text(canvas, left + step / 2 - 1, top - _ROW_MM + 3, str(seat + 1), 11, bold=True)
        draw_line(canvas, left, bottom, left, top, width=0.4)
    for number, label in enumerate(rows, 1):
        row_y = top - _ROW_MM * number
        is_bold = label in ("name", "total")
        draw_line(canvas, MARGIN_MM, row_y, right, row_y, width=1.0 if is_bold else 0.4)
        draw_text(canvas, MARGIN_MM + 1, row_y - _ROW_MM + 3.4, label, 8, bold=is_bold)
    canvas.setLineWidth(1)
    canvas.setStrokeGray(0.1)
    canvas.rect(MARGIN_MM * mm, bottom * mm, (right - MARGIN_MM) * mm, (top - bottom) * mm)
