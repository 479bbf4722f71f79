"""Make the plates: arrange the parts, slice what is new, write the files."""

import hashlib
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from hardware.plates import slicer, stl, threemf
from hardware.plates.draw import draw
from hardware.plates.pack import Plate, packed
from hardware.plates.parts import WALLS, Part, all_parts
from hardware.plates.table import Row, Table
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
    """Return the plates of all parts, from the STL files as they are."""
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


def measured(items: list[Made], known: Table, version: str, again: bool, say: Callable[[str], None]) -> Table:
    """Return the table of these plates; only those are sliced that the known table of this slicer does not have."""
    rows = {row.inputs: row for row in known.rows if known.slicer == version and not again}
    found = []
    for item in items:
        row = rows.get(item.inputs)
        estimate = slicer.Estimate(row.minutes, row.grams) if row else sliced(item)
        found.append(row_of(item, estimate))
        if row is None:
            say(f"{item.plate.name}: {estimate.minutes / 60:.1f} h, {estimate.grams:.1f} g")
    return Table(version, found)


def sliced(item: Made) -> slicer.Estimate:
    """Return the slicer's estimate of a plate."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{item.plate.name}.3mf"
        threemf.write(path, item.texts)
        return slicer.estimate(path)


def write(folder: Path, items: list[Made], table: Table) -> list[Path]:
    """Write a file for each plate and a picture for each room; files of plates that are no more are removed."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for item in items:
        paths.append(folder / f"{item.plate.name}.3mf")
        threemf.write(paths[-1], item.texts)
    rows = {row.inputs: row for row in table.rows}
    for room in WALLS:
        shown = [(item.plate, rows.get(item.inputs)) for item in items if item.plate.room == room]
        paths.append(folder / f"{room}.svg")
        paths[-1].write_text(draw(shown, solid_of), encoding="utf-8", newline="\n")
    for path in {*folder.glob("*.3mf"), *folder.glob("*.svg")} - set(paths):
        path.unlink()
    return paths
