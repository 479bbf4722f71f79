"""`python -m hardware.board.fabrication`, under KiCad's Python: write the board's Gerber, drill and placement files."""

import csv
import io
import re
import sys
import tempfile
import zipfile
from pathlib import Path

import pcbnew

from hardware.board import plan
from hardware.board.kicad import from_kicad_point, hide_hole_marks, to_kicad_point
from hardware.board.make import BOARD_FILE
from hardware.circuit.catalog import BUILD

GERBERS = BUILD / "gerbers.zip"
PLACEMENT = BUILD / "placement.csv"
# Suffix of the file, layer.
LAYERS = (
    ("F_Cu", pcbnew.F_Cu),
    ("B_Cu", pcbnew.B_Cu),
    ("F_Mask", pcbnew.F_Mask),
    ("B_Mask", pcbnew.B_Mask),
    ("F_Paste", pcbnew.F_Paste),
    ("F_Silkscreen", pcbnew.F_SilkS),
    ("B_Silkscreen", pcbnew.B_SilkS),
    ("Edge_Cuts", pcbnew.Edge_Cuts),
)
# The dates in the files are removed, so that the same board makes the same bytes.
_DATE_LINES = re.compile(r"^.*(?:TF\.CreationDate|DRILL file.*date|Created by KiCad).*\n", re.MULTILINE)
_EPOCH = (2000, 1, 1, 0, 0, 0)


def plot_layers(board: pcbnew.BOARD, folder: Path, corner: tuple[float, float]) -> None:
    """Write the Gerber files of all layers and the drill file.

    Their origin is `corner`, the lower left corner of the plan.
    """
    origin = to_kicad_point(*corner)
    board.GetDesignSettings().SetAuxOrigin(origin)
    plotter = pcbnew.PLOT_CONTROLLER(board)
    options = plotter.GetPlotOptions()
    options.SetOutputDirectory(str(folder))
    options.SetPlotFrameRef(False)
    options.SetUseAuxOrigin(True)
    options.SetSubtractMaskFromSilk(True)
    options.SetUseGerberProtelExtensions(False)
    hide_hole_marks(options)
    for suffix, layer in LAYERS:
        plotter.SetLayer(layer)
        plotter.OpenPlotfile(suffix, pcbnew.PLOT_FORMAT_GERBER, suffix)
        plotter.PlotLayer()
    plotter.ClosePlot()
    drill = pcbnew.EXCELLON_WRITER(board)
    drill.SetOptions(False, False, origin, False)
    drill.SetFormat(True)
    drill.CreateDrillandMapFilesSet(str(folder), True, False)


def zip_folder(folder: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.iterdir()):
            text = _DATE_LINES.sub("", path.read_text(encoding="utf-8"))
            info = zipfile.ZipInfo(path.name, _EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, text)


def write_gerbers(board: pcbnew.BOARD, target: Path, corner: tuple[float, float]) -> None:
    """Write a zip file of the Gerber and drill files to `target`, for a board maker."""
    with tempfile.TemporaryDirectory() as folder_name:
        folder = Path(folder_name)
        plot_layers(board, folder, corner)
        zip_folder(folder, target)


def list_placement_rows(board: pcbnew.BOARD) -> list[tuple]:
    """Return the rows of a placement machine's file: reference, value, package, x, y in mm, degrees.

    The origin is the lower left corner of the board.
    """
    rows = []
    for footprint in board.GetFootprints():
        attributes = footprint.GetAttributes()
        is_excluded = attributes & pcbnew.FP_EXCLUDE_FROM_POS_FILES or footprint.GetReference().startswith("FID")
        if is_excluded or not attributes & pcbnew.FP_SMD:
            continue
        x, y = from_kicad_point(footprint.GetPosition())
        name = str(footprint.GetFPID().GetLibItemName())
        degrees = footprint.GetOrientationDegrees() % 360
        cells = f"{x - plan.LEFT:.3f}", f"{plan.BOTTOM - y:.3f}", f"{degrees:.0f}", "top"
        rows.append((footprint.GetReference(), footprint.GetValue(), name, *cells))
    return sorted(rows, key=lambda row: (row[0].rstrip("0123456789"), int(row[0].lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))))


def write_files(board: pcbnew.BOARD, gerbers: Path, placement: Path) -> None:
    """Write the files for making and assembling the board.

    `gerbers` is the zip file for a board maker, `placement` the file of the parts' places for a placement machine.
    """
    write_gerbers(board, gerbers, (plan.LEFT, plan.BOTTOM))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("Designator", "Val", "Package", "Mid X", "Mid Y", "Rotation", "Layer"))
    writer.writerows(list_placement_rows(board))
    placement.write_text(out.getvalue(), encoding="utf-8")


def main() -> int:
    write_files(pcbnew.LoadBoard(str(BOARD_FILE)), GERBERS, PLACEMENT)
    print(f"written: {GERBERS}\nwritten: {PLACEMENT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
