"""Make the plates: arrange the parts, slice what is new, write the files."""

import hashlib
import tempfile
from pathlib import Path
from typing import NamedTuple

from hardware.plates import slicer, stl, table, threemf
from hardware.plates.draw import draw
from hardware.plates.pack import Plate, packed
from hardware.plates.parts import WALLS, Part, all_parts
from hardware.plates.table import Row
from hardware.products import BUILD


class Made(NamedTuple):
    """A plate, the contents of its file, and the hash of all that is sliced."""

    plate: Plate
    texts: dict[str, str]
    inputs: str


def solid_of(part: Part) -> stl.Solid:
    return stl.read(BUILD / part.stl)


def size_of(part: Part) -> tuple[float, float, float]:
    return solid_of(part).size


def plates() -> list[Plate]:
    """Return the plates of all parts, from the current STL files."""
    return packed(all_parts(), size_of)


def made() -> list[Made]:
    """Return all plates with their files' contents."""
    profile = slicer.PROFILE.read_bytes().replace(b"\r\n", b"\n")
    found = []
    for plate in plates():
        texts = threemf.contents(plate, {place.part.name: solid_of(place.part) for place in plate.places})
        digest = hashlib.sha256(profile)
        for name, text in texts.items():
            digest.update(f"{name}\0{text}\0".encode())
        found.append(Made(plate, texts, digest.hexdigest()[:16]))
    return found


def row_of(item: Made, estimate: slicer.Estimate) -> Row:
    """Return the table's row of a plate."""
    plate = item.plate
    return Row(
        name=plate.name,
        room=plate.room,
        filament=plate.filament,
        times=plate.times,
        parts=plate.counts(),
        supports=plate.supported(),
        minutes=estimate.minutes,
        grams=estimate.grams,
        inputs=item.inputs,
    )


def sliced(item: Made) -> slicer.Estimate:
    """Return the slicer's estimate of a plate."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{item.plate.name}.3mf"
        threemf.write(path, item.texts)
        return slicer.estimate(path)


def make(folder: Path) -> list[Path]:
    """Write a file for each plate and a picture for each package; remove the files of plates that no longer exist."""
    items = made()
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for item in items:
        paths.append(folder / f"{item.plate.name}.3mf")
        threemf.write(paths[-1], item.texts)
    rows = {row.inputs: row for row in table.read().rows}
    for room in WALLS:
        shown = [(item.plate, rows.get(item.inputs)) for item in items if item.plate.room == room]
        paths.append(folder / f"{room}.svg")
        paths[-1].write_text(draw(shown, solid_of), encoding="utf-8", newline="\n")
    for path in {*folder.glob("*.3mf"), *folder.glob("*.svg")} - set(paths):
        path.unlink()
    return paths
