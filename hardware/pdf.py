"""Conversion of SVG drawings to the pages of a PDF; the same drawings make the same bytes."""

import io

from reportlab.graphics import renderPDF
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from svglib.svglib import svg2rlg


def svg_to_pdf(pages: list[str], title: str, size_mm: tuple[float, float]) -> bytes:
    """Return a PDF with a page for each of the SVG texts in `pages`."""
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(size_mm[0] * mm, size_mm[1] * mm), invariant=1)
    canvas.setTitle(title)
    for page in pages:
        drawing = svg2rlg(io.BytesIO(page.encode("utf-8")))
        if drawing is None:
            raise ValueError(f"{title}: a page is no SVG")
        renderPDF.draw(drawing, canvas, 0, 0)
        canvas.showPage()
    canvas.save()
    return out.getvalue()
