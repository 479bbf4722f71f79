"""A reference card drawn on one page: faces beside a summary of the game, the kinds of dice, rules in two columns."""

from pathlib import Path

from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph

from hardware.cards.texts import Card
from hardware.stickers.face_drawing import draw_face
from hardware.stickers.sheets import draw_line, draw_text, get_page_mm, make_canvas
from hardware.stickers.sizes import MARGIN_MM

_EDGE_MM = MARGIN_MM + 4.0
_DIE_MM = 11.0
_STEP_MM = 14.4
_WORDS_AT_MM = _EDGE_MM + 2 * _DIE_MM + 8
_GAP_MM = 8.0
_SPACE_MM = 2.4  # between two rules
_PLAIN_STYLE = ParagraphStyle("plain", fontName="Helvetica", fontSize=11, leading=13.8)
_LARGE_STYLE = ParagraphStyle("large", fontName="Helvetica", fontSize=11.5, leading=13.6)


class DrawnPage:
    """The result of drawing a page: the lowest place of its text in mm, and the words that did not fit."""

    def __init__(self, lowest_mm: float, cut: list[str]):
        self.lowest_mm = lowest_mm
        self.cut = cut


def draw_card(path: Path, card: Card, paper: str) -> DrawnPage:
    """Draw a reference card as a PDF; return the lowest place of its text and the words that did not fit."""
    canvas = make_canvas(path, paper, f"Tray24: {card.title}")
    width, height = get_page_mm(paper)
    _draw_head(canvas, card, width, height)
    top = height - _EDGE_MM - 16
    for faces, text in card.short:
        _draw_faces(canvas, faces, _EDGE_MM, top - _DIE_MM)
        _draw_paragraph(canvas, text, _LARGE_STYLE, _WORDS_AT_MM, top - 2.0, width - _EDGE_MM - _WORDS_AT_MM)
        top -= _STEP_MM
    top = _draw_kinds(canvas, card, top - 1, width) - 4
    draw_line(canvas, _EDGE_MM, top, width - _EDGE_MM, top)
    page = _draw_rules(canvas, card, top - 4, width)
    canvas.save()
    return page


def _draw_head(canvas: Canvas, card: Card, width: float, height: float) -> None:
    min_players, max_players = card.seats
    players = f"{min_players} players" if min_players == max_players else f"{min_players} to {max_players} players"
    draw_text(canvas, _EDGE_MM, height - _EDGE_MM - 7, card.title, 24, bold=True)
    draw_text(canvas, _EDGE_MM, height - _EDGE_MM - 12.5, f"{players}. {card.things}.", 9.5)
    canvas.setFont("Helvetica", 9.5)
    canvas.drawRightString((width - _EDGE_MM) * mm, (height - _EDGE_MM - 7) * mm, "Tray24 reference card")


def _draw_faces(canvas: Canvas, faces: str, left: float, bottom: float) -> None:
    """Draw the faces beside one row of the summary: "r7 b7" as two dice, "r5/bS" as a tile.

    "-" and "uno" are drawn as a word in a frame.
    """
    if faces in ("-", "uno"):
        canvas.setStrokeGray(0.35)
        canvas.setLineWidth(0.8)
        canvas.roundRect(left * mm, bottom * mm, _DIE_MM * mm, _DIE_MM * mm, 1.5 * mm)
        canvas.setFillGray(0.1)
        canvas.setFont("Helvetica-Bold", 11)
        word = {"-": "?", "uno": "UNO"}[faces]
        canvas.drawCentredString((left + _DIE_MM / 2) * mm, (bottom + _DIE_MM / 2 - 1.4) * mm, word)
        return
    gap = 0.0 if "/" in faces else 2.0
    for index, face in enumerate(faces.replace("/", " ").split()):
        _draw_face(canvas, face, left + index * (_DIE_MM + gap), bottom)


def _draw_face(canvas: Canvas, face: str, left: float, bottom: float) -> None:
    draw_face(canvas, face, (left, bottom), _DIE_MM, {"Card": "face"})
    canvas.setStrokeGray(0.35)
    canvas.setLineWidth(0.5)
    canvas.rect(left * mm, bottom * mm, _DIE_MM * mm, _DIE_MM * mm)


def _draw_kinds(canvas: Canvas, card: Card, top: float, width: float) -> float:
    """Draw a face of each kind of die with its name; return the height (y) below them."""
    step = (width - 2 * _EDGE_MM) / max(4, len(card.kinds))
    for number, (face, name) in enumerate(card.kinds):
        left = _EDGE_MM + number * step
        _draw_face(canvas, face, left, top - _DIE_MM)
        draw_text(canvas, left, top - _DIE_MM - 4.6, name, 9)
    return top - _DIE_MM - 6


def _draw_paragraph(canvas: Canvas, text: str, style: ParagraphStyle, left: float, top: float, width: float) -> float:
    """Draw a paragraph below the height `top`; return the height (y) below it."""
    paragraph = Paragraph(text, style)
    _, height = paragraph.wrap(width * mm, 1000 * mm)
    paragraph.drawOn(canvas, left * mm, top * mm - height)
    return top - height / mm


def _draw_rules(canvas: Canvas, card: Card, top: float, width: float) -> DrawnPage:
    """Draw the rules in two columns, without those that do not fit.

    Return the lowest place of the text, and the titles of the rules that are left out.
    """
    column_width = (width - 2 * _EDGE_MM - _GAP_MM) / 2
    column, at, lowest, cut_titles = 0, top, top, []
    paragraphs = [Paragraph(f"<b>{title}.</b> {text}", _PLAIN_STYLE) for title, text in card.rules]
    heights = [paragraph.wrap(column_width * mm, 1000 * mm)[1] / mm for paragraph in paragraphs]
    middle_y = top - sum(height_mm + _SPACE_MM for height_mm in heights) / 2
    for (title, _), paragraph, height_mm in zip(card.rules, paragraphs, heights, strict=True):
        if not column and (at <= middle_y or at - height_mm < _EDGE_MM):
            column, at = 1, top
        if at - height_mm < _EDGE_MM:
            cut_titles.append(title)
            continue
        paragraph.drawOn(canvas, (_EDGE_MM + column * (column_width + _GAP_MM)) * mm, (at - height_mm) * mm)
        lowest = min(lowest, at - height_mm)
        at -= height_mm + _SPACE_MM
    return DrawnPage(lowest, cut_titles)
