"""The sheets of stickers for the dice of a set, and of the 81 dominoes, with cut marks, numbers and a ruler."""

from pathlib import Path

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from hardware.stickers.art import PAPER
from hardware.stickers.face_drawing import draw_face
from hardware.stickers.sizes import BLEED_MM, HEAD_MM, MARGIN_MM, PAPERS, RULER_MM, STICKER_MM, TILE_MM, WHITES_A_PAGE
from tray24.match.dicesets import SETS
from tray24.rules.faces import MARKINGS, TILES, format_face

SIDES = (0, 5, 1, 4, 2, 3)  # opposite sides are printed side by side: side k is opposite side 5-k
DICE_STEP_MM = 17.0
DICE_LEFT_MM = MARGIN_MM + 16
DICE_A_PAGE = 12
TILE_STEP_MM = (44.0, 21.6)
TILES_ACROSS, TILES_DOWN = 4, 10
_INSTRUCTIONS = (
    "Print at 100 % (not fit to page) on white, matt",
    "sticker paper. Measure the ruler: 50 mm.",
    "",
    "Cut along the marks, {side} x {side} mm, and round",
    "the corners. A row is a die. Its stickers come in",
    "pairs: the two of a pair go on opposite sides.",
    "Which pair goes where does not matter.",
    "",
    "Opposite sides have one color: from below the",
    "tray sees the color that shows on top. Wilds stay",
    "as light as the paper: the tray sees white.",
    "",
    "The white stickers below are for calibration: put",
    "them on all sides of a spare die, or on two",
    "opposite ones, which then lie up and down.",
)
_WHITES_TITLE = "white"


def make_canvas(path: Path, paper: str, title: str) -> Canvas:
    """Return an empty PDF on this size of paper; equal drawings make equal bytes."""
    canvas = Canvas(str(path), pagesize=PAPERS[paper], invariant=1, pageCompression=1)
    canvas.setTitle(title)
    canvas.setAuthor("Tray24")
    return canvas


def get_page_mm(paper: str) -> tuple[float, float]:
    width, height = PAPERS[paper]
    return width / mm, height / mm


def draw_text(canvas: Canvas, left_mm: float, bottom_mm: float, text: str, size: float = 8, bold: bool = False) -> None:
    canvas.setFillGray(0.1)
    canvas.setFont("Helvetica-Bold" if bold else "Helvetica", size)
    canvas.drawString(left_mm * mm, bottom_mm * mm, text)


def draw_line(canvas: Canvas, *ends_mm: float, width: float = 0.25, gray: float = 0.35) -> None:
    canvas.setStrokeGray(gray)
    canvas.setLineWidth(width)
    canvas.line(*(end * mm for end in ends_mm))


def draw_ruler(canvas: Canvas, left_mm: float, bottom_mm: float) -> None:
    """Draw a ruler of 50 mm as marked content of the PDF, so that the check can read its length back."""
    canvas.addLiteral(f"/Tray24Ruler <</Millimeters {RULER_MM:g}>> BDC")
    draw_line(canvas, left_mm, bottom_mm, left_mm + RULER_MM, bottom_mm, width=0.5)
    canvas.addLiteral("EMC")
    for step in range(int(RULER_MM) + 1):
        height = 4.0 if step % 10 == 0 else 2.6 if step % 5 == 0 else 1.6
        draw_line(canvas, left_mm + step, bottom_mm, left_mm + step, bottom_mm + height)
        if step % 10 == 0:
            draw_text(canvas, left_mm + step - 1, bottom_mm + 4.6, str(step), 6)
    draw_text(canvas, left_mm + RULER_MM + 2.5, bottom_mm, "mm", 6)


def draw_head(canvas: Canvas, paper: str, title: str, page: int, pages: int) -> None:
    width, height = get_page_mm(paper)
    draw_text(canvas, MARGIN_MM, height - MARGIN_MM - 6, title, 15, bold=True)
    draw_text(canvas, MARGIN_MM, height - MARGIN_MM - 11.5, f"Tray24 - page {page} of {pages} - {paper.upper()}", 8)
    draw_ruler(canvas, width - MARGIN_MM - RULER_MM - 8, height - MARGIN_MM - 8)


def draw_cut_marks(canvas: Canvas, left_mm: float, bottom_mm: float, width_mm: float, height_mm: float) -> None:
    """Draw marks at the corners of a cut, just outside the color that extends beyond the cut."""
    near, far = BLEED_MM + 0.2, BLEED_MM + 0.9
    for x, sign in ((left_mm, -1), (left_mm + width_mm, 1)):
        for y in (bottom_mm, bottom_mm + height_mm):
            draw_line(canvas, x + sign * near, y, x + sign * far, y)
    for y, sign in ((bottom_mm, -1), (bottom_mm + height_mm, 1)):
        for x in (left_mm, left_mm + width_mm):
            draw_line(canvas, x, y + sign * near, x, y + sign * far)


def write_dice_sheet(path: Path, set_name: str, paper: str) -> None:
    sides = SETS[set_name]
    dice = len(sides) // 6
    pages = -(-dice // DICE_A_PAGE)
    height = get_page_mm(paper)[1]
    canvas = make_canvas(path, paper, f"Tray24: stickers of {set_name}")
    for die in range(dice):
        row = die % DICE_A_PAGE
        if row == 0:
            if die:
                canvas.showPage()
            draw_head(canvas, paper, f"{set_name}: {dice} dice", die // DICE_A_PAGE + 1, pages)
            for number, text in enumerate(_INSTRUCTIONS):
                text_y = height - MARGIN_MM - HEAD_MM - 6 - 4.4 * number
                draw_text(canvas, DICE_LEFT_MM + 6 * DICE_STEP_MM + 2, text_y, text.format(side=f"{STICKER_MM:g}"), 7)
            _draw_whites(canvas, height - MARGIN_MM - HEAD_MM - (DICE_A_PAGE + 1) * DICE_STEP_MM)
        bottom = height - MARGIN_MM - HEAD_MM - (row + 1) * DICE_STEP_MM
        _draw_die(canvas, set_name, die, sides[6 * die : 6 * die + 6], bottom)
    canvas.save()


def _draw_whites(canvas: Canvas, bottom_mm: float) -> None:
    """Mark plain white stickers to cut out for the calibration.

    They are bare paper, and marked content of the PDF, so that the check can read their places back.
    """
    draw_text(canvas, MARGIN_MM, bottom_mm + 5.5, _WHITES_TITLE, 9, bold=True)
    side, bleed = STICKER_MM, 2 * BLEED_MM
    for number in range(WHITES_A_PAGE):
        left = DICE_LEFT_MM + number * DICE_STEP_MM
        canvas.addLiteral(f"/Tray24White <</Number {number}>> BDC")
        canvas.setFillColor(HexColor(PAPER))
        rectangle = (left - BLEED_MM, bottom_mm - BLEED_MM, side + bleed, side + bleed)
        canvas.rect(*(edge * mm for edge in rectangle), stroke=0, fill=1)
        canvas.addLiteral("EMC")
        draw_cut_marks(canvas, left, bottom_mm, side, side)


def _draw_die(canvas: Canvas, set_name: str, die: int, sides: bytes, bottom_mm: float) -> None:
    draw_text(canvas, MARGIN_MM, bottom_mm + 5.5, f"die {die + 1}", 9, bold=True)
    for index, side in enumerate(SIDES):
        left = DICE_LEFT_MM + index * DICE_STEP_MM
        properties = {"Set": set_name, "Die": die, "Side": side}
        draw_face(canvas, format_face(sides[side]), (left, bottom_mm), STICKER_MM, properties)
        draw_cut_marks(canvas, left, bottom_mm, STICKER_MM, STICKER_MM)
        if index % 2:  # a hyphen joins two faces for opposite sides
            draw_line(canvas, left - 2.2, bottom_mm + STICKER_MM / 2, left - 0.8, bottom_mm + STICKER_MM / 2, width=0.6)


def write_domino_sheet(path: Path, paper: str) -> None:
    tiles_per_page = TILES_ACROSS * TILES_DOWN + (TILES_ACROSS if paper == "a4" else 0)
    pages = -(-TILES // tiles_per_page)
    height = get_page_mm(paper)[1]
    canvas = make_canvas(path, paper, "Tray24: dominoes")
    for tile in range(TILES):
        index = tile % tiles_per_page
        if index == 0:
            if tile:
                canvas.showPage()
            draw_head(canvas, paper, f"dominoes: {TILES} tiles", tile // tiles_per_page + 1, pages)
            text = f"Print at 100 % on card or sticker paper; cut along the marks, {2 * TILE_MM:g} x {TILE_MM:g} mm."
            draw_text(canvas, MARGIN_MM, height - MARGIN_MM - 15.5, text, 7)
        left = MARGIN_MM + 4 + index % TILES_ACROSS * TILE_STEP_MM[0]
        bottom = height - MARGIN_MM - 18 - (index // TILES_ACROSS + 1) * TILE_STEP_MM[1]
        for side in (0, 1):
            properties = {"Set": "dominoes", "Die": tile, "Side": side}
            at = (left + side * TILE_MM, bottom)
            draw_face(canvas, format_face(MARKINGS[2 * tile + side]), at, TILE_MM, properties, (1 - side, side))
        draw_line(canvas, left + TILE_MM, bottom, left + TILE_MM, bottom + TILE_MM, width=0.8, gray=1)
        draw_cut_marks(canvas, left, bottom, 2 * TILE_MM, TILE_MM)
    canvas.save()
