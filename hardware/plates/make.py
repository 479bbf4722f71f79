"""The making of the plates: parts are arranged on plates, these are sliced, and their files are written."""

import hashlib
import tempfile
from pathlib import Path
from typing import NamedTuple

from hardware.plates import slicer, stl, table, threemf
from hardware.plates.drawing import draw_plates
from hardware.plates.pack import Plate, pack_parts
from hardware.plates.parts import WALLS, PrintedPart, list_printed_parts
from hardware.plates.table import PlateRow
from hardware.products import BUILD


class PlateFile(NamedTuple):
    """A plate, the texts in its 3MF file, and the hash of all that the slicer reads."""

    plate: Plate
    texts: dict[str, str]
    inputs: str


def load_mesh(part: PrintedPart) -> stl.Mesh:
    return stl.read_stl(BUILD / part.stl)


def measure_part(part: PrintedPart) -> tuple[float, float, float]:
    return load_mesh(part).size


def arrange_plates() -> list[Plate]:
    """Arrange all printed parts on plates, by the sizes of their current STL files."""
    return pack_parts(list_printed_parts(), measure_part)


def make_plate_files() -> list[PlateFile]:
    """Return all plates with the contents of their files; nothing is written."""
    profile = slicer.PROFILE.read_bytes().replace(b"\r\n", b"\n")
    files = []
    for plate in arrange_plates():
        texts = threemf.format_contents(plate, {place.part.name: load_mesh(place.part) for place in plate.places})
        digest = hashlib.sha256(profile)
        for name, text in texts.items():
            digest.update(f"{name}\0{text}\0".encode())
        files.append(PlateFile(plate, texts, digest.hexdigest()[:16]))
    return files


def make_row(item: PlateFile, estimate: slicer.Estimate) -> PlateRow:
    """Return a plate's row for plates.toml, with the slicer's estimate."""
    plate = item.plate
    return PlateRow(
        name=plate.name,
        room=plate.room,
        filament=plate.filament,
        times=plate.times,
        parts=plate.count_parts(),
        supports=plate.list_supported(),
        minutes=estimate.minutes,
        grams=estimate.grams,
        inputs=item.inputs,
    )


def slice_plate(item: PlateFile) -> slicer.Estimate:
    """Run the slicer on a plate and return its estimate of time and filament."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{item.plate.name}.3mf"
        threemf.write_3mf(path, item.texts)
        return slicer.estimate_plate(path)


def make(folder: Path) -> list[Path]:
    """Write a file for each plate, and a picture for each package (case, extras, light); return their paths.

    Remove the files of plates that no longer exist.
    """
    items = make_plate_files()
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for item in items:
        paths.append(folder / f"{item.plate.name}.3mf")
        threemf.write_3mf(paths[-1], item.texts)
    rows = {row.inputs: row for row in table.read_table().rows}
    for room in WALLS:
        room_plates = [(item.plate, rows.get(item.inputs)) for item in items if item.plate.room == room]
        paths.append(folder / f"{room}.svg")
        paths[-1].write_text(draw_plates(room_plates, load_mesh), encoding="utf-8", newline="\n")
    for path in {*folder.glob("*.3mf"), *folder.glob("*.svg")} - set(paths):
        path.unlink()
    return paths
