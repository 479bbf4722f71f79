"""The drawing of a face in a PDF: color, hatch, pips and glyph as on the simulator's page.

The face becomes marked content of the PDF with the face's name, so that the check finds it.
"""

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from hardware.stickers.art import DIE_UNITS, FACE_CENTER, get_body, get_kind, read_art
from hardware.stickers.sizes import BLEED_MM, DIE_MM, STICKER_MM

UNITS = STICKER_MM / DIE_MM * DIE_UNITS  # share of a sticker's side


def trace_path(path: PDFPathObject, ops, at=(0.0, 0.0)) -> None:
    x, y = at
    for op in ops:
        points = [value for point in op[1:] for value in (point[0] + x, point[1] + y)]
        {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo, "Z": path.close}[op[0]](*points)


def draw_face(
    canvas: Canvas, name: str, at_mm: tuple[float, float], side_mm: float, properties: dict, beyond=(1, 1)
) -> None:
    """Draw a face that is cut out as a square of `side_mm`; `at_mm` is the left bottom corner of the square.

    `properties` has values (key -> value) that are stored beside the face's name in the PDF's marked content. `beyond`
    is (left, right): 1 if the color extends beyond the cut on that side, else 0.
    """
    left_mm, bottom_mm = at_mm
    properties_text = " ".join(
        f"/{key} {value if isinstance(value, int) else f'({value})'}" for key, value in properties.items()
    )
    canvas.addLiteral(f"/Tray24Face <</Face ({name}) {properties_text}>> BDC")
    canvas.saveState()
    scale = side_mm / UNITS
    # The page's units, y down, from the sticker's top left corner.
    canvas.transform(scale * mm, 0, 0, -scale * mm, left_mm * mm, (bottom_mm + side_mm) * mm)
    bleed = BLEED_MM / scale
    _draw_body(canvas, name, bleed, (-bleed * beyond[0], UNITS + bleed * beyond[1]))
    canvas.translate(UNITS / 2 - FACE_CENTER[0], UNITS / 2 - FACE_CENTER[1])
    _draw_pips(canvas, name)
    _draw_glyph(canvas, name)
    canvas.restoreState()
    canvas.addLiteral("EMC")


def _draw_body(canvas: Canvas, name: str, bleed: float, x_range: tuple[float, float]) -> None:
    art, body = read_art(), get_body(name)
    canvas.saveState()
    outline = canvas.beginPath()
    box = (x_range[0], -bleed, x_range[1] - x_range[0], UNITS + 2 * bleed)
    outline.rect(*box)
    canvas.clipPath(outline, stroke=0, fill=0)
    canvas.setFillColor(HexColor(art.printed[body]))
    canvas.rect(*box, stroke=0, fill=1)
    if body != "k":  # a wild is bare paper
        _draw_hatch(canvas, art.hatches[body], bleed)
    canvas.restoreState()


def _draw_hatch(canvas: Canvas, hatch, bleed: float) -> None:
    canvas.rotate(hatch.turn_degrees)
    canvas.setStrokeColor(HexColor(hatch.color), alpha=hatch.opacity)
    canvas.setFillColor(HexColor(hatch.color), alpha=hatch.opacity)
    canvas.setLineWidth(hatch.line_width)
    # Turned by 45 degrees the face reaches from -0.71 to 0.71 of its side across, and to 1.42 along.
    low, high = (-1.0, 1.5) if hatch.turn_degrees else (0.0, 1.0)
    outline = canvas.beginPath()
    for column in range(
        int((low * UNITS - bleed) / hatch.step[0]) - 1, int((high * UNITS + bleed) / hatch.step[0]) + 1
    ):
        for row in range(
            int((low * UNITS - bleed) / hatch.step[1]) - 1, int((high * UNITS + bleed) / hatch.step[1]) + 1
        ):
            at = (hatch.start[0] + column * hatch.step[0], hatch.start[1] + row * hatch.step[1])
            trace_path(outline, hatch.lines, at)
            for x, y, radius in hatch.dots:
                outline.circle(at[0] + x, at[1] + y, radius)
    canvas.drawPath(outline, stroke=bool(hatch.lines), fill=bool(hatch.dots))


def _draw_pips(canvas: Canvas, name: str) -> None:
    art, body = read_art(), get_body(name)
    plain_pips = [(body, art.inks[body])] * 4 if body in art.pips else []
    shapes = art.wild_pips if body == "k" else plain_pips
    for (shape, color), corner in zip(shapes, art.corners, strict=False):
        path = canvas.beginPath()
        trace_path(path, art.pips[shape], corner)
        canvas.setFillColor(HexColor(color))
        canvas.drawPath(path, stroke=0, fill=1)


def _draw_glyph(canvas: Canvas, name: str) -> None:
    art = read_art()
    ops, width = art.glyphs[get_kind(name)]
    path = canvas.beginPath()
    trace_path(path, ops)
    canvas.setLineCap(1)
    canvas.setLineJoin(1)
    canvas.setLineWidth(width)
    canvas.setStrokeColor(HexColor(art.inks[get_body(name)]))
    canvas.drawPath(path, stroke=1, fill=0)
