"""The files of the reference cards: all games on both sizes of paper, and the check that their words fit."""

import tempfile
from pathlib import Path

from hardware.cards.drawing import draw_card
from hardware.cards.texts import Card, read_cards
from hardware.stickers.pdf_reader import read_pdf
from hardware.stickers.sizes import MARGIN_MM, PAPERS, POINTS_A_MM
from tray24 import games


def make(folder: Path) -> list[Path]:
    """Write the PDFs of the reference cards to `folder`; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for paper in PAPERS:
        for card in read_cards():
            path = folder / f"{card.game}-{paper}.pdf"
            draw_card(path, card, paper)
            files.append(path)
    return files


def check() -> list[str]:
    """Return findings about newly made reference cards; [] when nothing is wrong."""
    cards = read_cards()
    findings = [f"{game} has no card" for game in games.list_games() if game not in [card.game for card in cards]]
    for card in cards:
        for paper in PAPERS:
            findings += [f"{card.game}, {paper}: {finding}" for finding in check_card(card, paper)]
    return findings


def check_card(card: Card, paper: str) -> list[str]:
    """Return findings about one reference card on one size of paper."""
    findings = [f"'{title}' has no words" for title, text in card.rules if not text]
    if not card.rules or not card.short:
        findings.append("has no rules")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "card.pdf"
        drawn_page = draw_card(path, card, paper)
        sheet = read_pdf(path)
    findings += [f"'{title}' finds no room" for title in drawn_page.cut]
    margin = MARGIN_MM * POINTS_A_MM
    for (width, height), (left, bottom, right, top) in zip(sheet.pages, sheet.extent, strict=True):
        if min(left, bottom, width - right, height - top) < margin - 0.01:
            findings.append("draws outside its margin")
    faces = [piece.about.get("Face") for piece in sheet.painted if piece.tag == "Tray24Face"]
    expected = [
        face
        for face_names, _ in card.short
        if face_names not in ("-", "uno")
        for face in face_names.replace("/", " ").split()
    ]
    if faces != expected + [face for face, _ in card.kinds]:
        findings.append("does not show the faces of its lines and signs")
    if len(sheet.pages) != 1:
        findings.append(f"has {len(sheet.pages)} pages")
    return findings
