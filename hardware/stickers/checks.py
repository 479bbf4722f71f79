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
            findings += [f"{path.name}: {words}" for words in _check_pages(sheet, paper) + _check_faces(sheet, name)]
    return findings


def list_faces(name: str) -> dict[tuple[int, int], str]:
    """Return the faces that the sheets of a set must show: (die or tile, side) -> face."""
    if name == DOMINOES:
        return {(tile, side): format_face(MARKINGS[2 * tile + side]) for tile in range(TILES) for side in (0, 1)}
    sides = SETS.get(name, b"")
    return {(at // 6, at % 6): format_face(face) for at, face in enumerate(sides)}


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
    wanted = list_faces(name)
    faces = [piece for piece in sheet.painted if piece.tag == "Tray24Face"]
    seen = Counter((piece.about["Die"], piece.about["Side"]) for piece in faces)
    findings = [
        f"die {die}, side {side} occurs {seen[die, side]} times" for die, side in wanted if seen[die, side] != 1
    ]
    findings += [f"unexpected: die {key[0]}, side {key[1]}" for key in seen if key not in wanted]
    side_mm = TILE_MM if name == DOMINOES else STICKER_MM
    for piece in faces:
        key = (piece.about["Die"], piece.about["Side"])
        where = f"die {key[0]}, side {key[1]}"
        face = wanted.get(key, "")  # type: ignore[arg-type]
        if face and (why := check_drawn_face(piece, face, side_mm)):
            findings.append(f"{where} ({face}): {why}")
    if name in SETS:
        findings += _check_whites(sheet, faces)
    return findings + _find_overlaps(faces)


def _check_whites(sheet: PdfSheet, faces: list[PaintedPiece]) -> list[str]:
    """Return findings about the plain white stickers, with which people make a die for calibration.

    There must be enough on each page; they must be bare paper, with nothing else on them.
    """
    findings = []
    plain = [piece for piece in sheet.painted if piece.tag == "Tray24White"]
    for page in range(len(sheet.pages)):
        count = sum(piece.page == page for piece in plain)
        if count != WHITES_A_PAGE:
            findings.append(f"page {page + 1} has {count} plain white stickers, not {WHITES_A_PAGE}")
    if any(piece.fill != (1.0, 1.0, 1.0) for piece in plain):
        findings.append("a plain white sticker has ink")
    if any(_is_overlapping(one, face) for one in plain for face in faces):
        findings.append("a plain white sticker lies under a face")
    return findings


def _is_overlapping(one: PaintedPiece, other: PaintedPiece) -> bool:
    across = min(one.box[2], other.box[2]) - max(one.box[0], other.box[0])
    up = min(one.box[3], other.box[3]) - max(one.box[1], other.box[1])
    return one.page == other.page and across > 0.01 and up > 0.01


def check_drawn_face(piece: PaintedPiece, face: str, side_mm: float) -> str:
    """Return why a painted piece of a PDF is not this face, as words; "" when it is.

    Its color, its size and its glyph's path are compared.
    """
    wanted = read_art().printed[get_body(face)]
    color = "#" + "".join(f"{round(255 * share):02x}" for share in piece.fill)
    if color != wanted:
        return f"is {color}, not {wanted}"
    high = (piece.box[3] - piece.box[1]) / POINTS_A_MM
    if abs(high - side_mm - 2 * BLEED_MM) > 0.01:
        return f"is {high:.2f} mm high with its bleed, not {side_mm + 2 * BLEED_MM:.2f}"
    glyph = read_art().glyphs[get_kind(face)][0]
    shape = [(op[0], *op[1:]) for op in glyph]
    if [kind for kind, _ in piece.last_stroke] != [op[0] for op in shape]:
        return "has another glyph"
    drawn = [point for _, points in piece.last_stroke for point in points]
    meant = [point for op in shape for point in op[1:]]
    left, top = drawn[0][0] - meant[0][0] * piece.scale, drawn[0][1] + meant[0][1] * piece.scale
    off = max(max(abs(x - left - p * piece.scale), abs(y - top + q * piece.scale))
              for (x, y), (p, q) in zip(drawn, meant, strict=True))  # fmt: skip
    return "has another glyph" if off > 0.05 else ""


def _find_overlaps(faces: list[PaintedPiece]) -> list[str]:
    """Return findings about faces that are painted over each other. The halves of a domino only touch."""
    findings = []
    for number, one in enumerate(faces):
        for other in faces[number + 1 : number + 30]:
            if _is_overlapping(one, other):
                findings.append(f"die {one.about['Die']} and die {other.about['Die']} overlap")
    return findings
