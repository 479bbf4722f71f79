"""`python -m hardware.board.fabricate`, under KiCad's Python: write the board's Gerber, drill and placement files."""

import csv
import io
import re
import sys
import tempfile
import zipfile
from pathlib import Path

import pcbnew

from hardware.board import plan
from hardware.board.kicad import leave_out_hole_marks, place_of, point
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
_DATES = re.compile(r"^.*(?:TF\.CreationDate|DRILL file.*date|Created by KiCad).*\n", re.MULTILINE)
_EPOCH = (2000, 1, 1, 0, 0, 0)


def plot(board: pcbnew.BOARD, folder: Path) -> None:
    """Write the Gerber files of all layers and the drill file."""
    origin = point(plan.LEFT, plan.BOTTOM)
    board.GetDesignSettings().SetAuxOrigin(origin)
    plotter = pcbnew.PLOT_CONTROLLER(board)
    options = plotter.GetPlotOptions()
    options.SetOutputDirectory(str(folder))
    options.SetPlotFrameRef(False)
    options.SetUseAuxOrigin(True)
    options.SetSubtractMaskFromSilk(True)
    options.SetUseGerberProtelExtensions(False)
    leave_out_hole_marks(options)
    for suffix, layer in LAYERS:
        plotter.SetLayer(layer)
        plotter.OpenPlotfile(suffix, pcbnew.PLOT_FORMAT_GERBER, suffix)
        plotter.PlotLayer()
    plotter.ClosePlot()
    drill = pcbnew.EXCELLON_WRITER(board)
    drill.SetOptions(False, False, origin, False)
    drill.SetFormat(True)
    drill.CreateDrillandMapFilesSet(str(folder), True, False)


def zip_folder(folder: Path, to: Path) -> None:
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.iterdir()):
            text = _DATES.sub("", path.read_text(encoding="utf-8"))
            info = zipfile.ZipInfo(path.name, _EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, text)


def placement_rows(board: pcbnew.BOARD) -> list[tuple]:
    """Return the placements for a machine: reference, value, package, mm from the lower left corner, degrees."""
    rows = []
    for footprint in board.GetFootprints():
        attributes = footprint.GetAttributes()
        bare = attributes & pcbnew.FP_EXCLUDE_FROM_POS_FILES or footprint.GetReference().startswith("FID")
        if bare or not attributes & pcbnew.FP_SMD:
            continue
        x, y = place_of(footprint.GetPosition())
        name = str(footprint.GetFPID().GetLibItemName())
        turned = footprint.GetOrientationDegrees() % 360
        place = f"{x - plan.LEFT:.3f}", f"{plan.BOTTOM - y:.3f}", f"{turned:.0f}", "top"
        rows.append((footprint.GetReference(), footprint.GetValue(), name, *place))
    return sorted(rows, key=lambda row: (row[0].rstrip("0123456789"), int(row[0].lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))))


def write_files(board: pcbnew.BOARD, gerbers: Path, placement: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        plot(board, folder)
        zip_folder(folder, gerbers)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("Designator", "Val", "Package", "Mid X", "Mid Y", "Rotation", "Layer"))
    writer.writerows(placement_rows(board))
    placement.write_text(out.getvalue(), encoding="utf-8")


def main() -> int:
    write_files(pcbnew.LoadBoard(str(BOARD_FILE)), GERBERS, PLACEMENT)
    print(f"written: {GERBERS}\nwritten: {PLACEMENT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
