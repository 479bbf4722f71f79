"""Checks of the printed sheets (PDF): every face once, in its color, at true scale, within the margins."""

from collections import Counter
from pathlib import Path

from hardware.stickers.art import get_body, get_kind, read_art
from hardware.stickers.pdf_reader import PaintedPiece, PdfSheet, read_pdf
from hardware.stickers.sizes import (
    BLEED_MM,
    DOMINOES,
    MARGIN_MM,
    PADS,
    PAPERS,
    POINTS_A_MM,
    RULER_MM,
    STICKER_MM,
    TILE_MM,
    WHITES_A_PAGE,
)  # fmt: skip
from tray24.match.dicesets import SETS
from tray24.rules.faces import MARKINGS, TILES, format_face


def check_sheets(folder: Path) -> list[str]:
    """Return findings about the sheets (PDFs) in `folder`; [] when nothing is wrong."""
    findings = []
    for paper in PAPERS:
        for name in (*SETS, DOMINOES, PADS):
            path = folder / f"{name}-{paper}.pdf"
            if not path.is_file():
                findings.append(f"{path.name} is missing: make the stickers")
                continue
            sheet = read_pdf(path)
            findings += [
                f"{path.name}: {finding}" for finding in _check_pages(sheet, paper) + _check_faces(sheet, name)
            ]
    return findings


def list_faces(name: str) -> dict[tuple[int, int], str]:
    """Return the faces that the sheets of the set `name` must show: (number of die or tile, number of side) -> face."""
    if name == DOMINOES:
        return {(tile, side): format_face(MARKINGS[2 * tile + side]) for tile in range(TILES) for side in (0, 1)}
    sides = SETS.get(name, b"")
    return {(index // 6, index % 6): format_face(face) for index, face in enumerate(sides)}


def _check_pages(sheet: PdfSheet, paper: str) -> list[str]:
    findings = []
    margin = MARGIN_MM * POINTS_A_MM
    for number, ((width, height), extent) in enumerate(zip(sheet.pages, sheet.extent, strict=True), 1):
        if max(abs(width - PAPERS[paper][0]), abs(height - PAPERS[paper][1])) > 0.01:
            findings.append(f"page {number} is {width:.1f} x {height:.1f} points, not {paper}")
        left, bottom, right, top = extent
        if min(left, bottom, width - right, height - top) < margin - 0.01:
            findings.append(f"page {number} draws outside its margin of {MARGIN_MM:g} mm")
    rulers = [piece for piece in sheet.painted if piece.tag == "Tray24Ruler"]
    for piece in rulers:
        ends = [point for _, points in piece.last_stroke for point in points]
        if abs(ends[1][0] - ends[0][0] - RULER_MM * POINTS_A_MM) > 0.01:
            findings.append(f"the ruler of page {piece.page + 1} is not {RULER_MM:g} mm long")
    if len(rulers) != len(sheet.pages):
        findings.append("a page has no ruler")
    return findings


def _check_faces(sheet: PdfSheet, name: str) -> list[str]:
    expected = list_faces(name)
    faces = [piece for piece in sheet.painted if piece.tag == "Tray24Face"]
    counts = Counter((piece.about["Die"], piece.about["Side"]) for piece in faces)
    findings = [
        f"die {die}, side {side} occurs {counts[die, side]} times" for die, side in expected if counts[die, side] != 1
    ]
    findings += [f"unexpected: die {key[0]}, side {key[1]}" for key in counts if key not in expected]
    side_mm = TILE_MM if name == DOMINOES else STICKER_MM
    for piece in faces:
        key = (piece.about["Die"], piece.about["Side"])
        piece_name = f"die {key[0]}, side {key[1]}"
        face = expected.get(key, "")  # type: ignore[arg-type]
        if face and (reason := check_drawn_face(piece, face, side_mm)):
            findings.append(f"{piece_name} ({face}): {reason}")
    if name in SETS:
        findings += _check_whites(sheet, faces)
    return findings + _find_overlaps(faces)


def _check_whites(sheet: PdfSheet, faces: list[PaintedPiece]) -> list[str]:
    """Return findings about the plain white stickers, with which people make a die for calibration.

    There must be enough white stickers on each page, and nothing may be painted on them.
    """
    findings = []
    whites = [piece for piece in sheet.painted if piece.tag == "Tray24White"]
    for page in range(len(sheet.pages)):
        count = sum(piece.page == page for piece in whites)
        if count != WHITES_A_PAGE:
            findings.append(f"page {page + 1} has {count} plain white stickers, not {WHITES_A_PAGE}")
    if any(piece.fill != (1.0, 1.0, 1.0) for piece in whites):
        findings.append("a plain white sticker has ink")
    if any(_is_overlapping(white, face) for white in whites for face in faces):
        findings.append("a plain white sticker lies under a face")
    return findings


def _is_overlapping(first: PaintedPiece, second: PaintedPiece) -> bool:
    width = min(first.box[2], second.box[2]) - max(first.box[0], second.box[0])
    height = min(first.box[3], second.box[3]) - max(first.box[1], second.box[1])
    return first.page == second.page and width > 0.01 and height > 0.01


def check_drawn_face(piece: PaintedPiece, face: str, side_mm: float) -> str:
    """Return why a painted piece of a PDF is not this face, as words; "" when it is.

    Its color, its size and its glyph's path are compared.
    """
    expected_color = read_art().printed[get_body(face)]
    color = "#" + "".join(f"{round(255 * share):02x}" for share in piece.fill)
    if color != expected_color:
        return f"is {color}, not {expected_color}"
    height = (piece.box[3] - piece.box[1]) / POINTS_A_MM
    if abs(height - side_mm - 2 * BLEED_MM) > 0.01:
        return f"is {height:.2f} mm high with its bleed, not {side_mm + 2 * BLEED_MM:.2f}"
    glyph = read_art().glyphs[get_kind(face)][0]
    glyph_shape = [(op[0], *op[1:]) for op in glyph]
    if [kind for kind, _ in piece.last_stroke] != [op[0] for op in glyph_shape]:
        return "has another glyph"
    drawn_points = [point for _, points in piece.last_stroke for point in points]
    glyph_points = [point for op in glyph_shape for point in op[1:]]
    left, top = (
        drawn_points[0][0] - glyph_points[0][0] * piece.scale,
        drawn_points[0][1] + glyph_points[0][1] * piece.scale,
    )
    deviation = max(max(abs(x - left - p * piece.scale), abs(y - top + q * piece.scale))
              for (x, y), (p, q) in zip(drawn_points, glyph_points, strict=True))  # fmt: skip
    return "has another glyph" if deviation > 0.05 else ""


def _find_overlaps(faces: list[PaintedPiece]) -> list[str]:
    """Return findings about faces that are painted over each other. The halves of a domino only touch."""
    findings = []
    for index, first in enumerate(faces):
        for second in faces[index + 1 : index + 30]:
            if _is_overlapping(first, second):
                findings.append(f"die {first.about['Die']} and die {second.about['Die']} overlap")
    return findings
