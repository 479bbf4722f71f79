"""The check that simulated trays recognize all printed dice under all conditions; it runs in two processes."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from multiprocessing import Pool
from pathlib import Path

from hardware.products import BUILD
from hardware.reading import sensor_view
from hardware.reading.conditions import FEW, HELD_OUT, SEEN, Condition
from hardware.reading.printing import PrintProcess, compute_reflected_light, make_white_die
from hardware.reading.rendering import PrintedFace, render_faces, render_whites
from hardware.reading.sensor_view import QUARTERS, DiePlace
from hardware.reading.trays import Die, Tally, calibrate_tray, read_levels, read_placed
from hardware.stickers.sizes import PAPERS
from tray24.match.dicesets import SETS

FOLDER = BUILD / "stickers"
_SAME = 0.02  # how much a face may differ from sheet to sheet, so that dice of all sheets read alike
_WHITE = 0.999  # the light of a plain white sticker: no ink at all
_PROCESSORS = 2


@dataclass(frozen=True)
class CheckSize:
    """The size of a check: the conditions and the number of simulated trays.

    On the first `timed_trays` of them dice are also placed one by one, in steps of time as on the device: `loads` times
    24 dice.
    """

    conditions: tuple[Condition, ...]
    trays: int
    timed_trays: int
    loads: int


SMALL = CheckSize(FEW, 8, 8, 2)
WHOLE = CheckSize((*SEEN, *HELD_OUT), 100, 84, 1)  # 84 loads of 24 are 2,016 placements


@cache
def read_printed_faces(folder: Path = FOLDER) -> dict[str, PrintedFace]:
    """Return the faces that all sticker sheets in `folder` print: name -> face.

    Raise ValueError if sheets print the same face differently.
    """
    found: dict[str, PrintedFace] = {}
    for path in list_sheets(folder):
        for face in render_faces(path):
            first = found.setdefault(face.name, face)
            if abs(first.cells.mean(axis=(0, 1)) - face.cells.mean(axis=(0, 1))).max() > _SAME:
                raise ValueError(f"{face.sheet}: {face.name} of die {face.die} is not that of {first.sheet}")
    return found


def list_sheets(folder: Path = FOLDER) -> list[Path]:
    return [folder / f"{name}-{paper}.pdf" for name in SETS for paper in PAPERS]


def make_dice(condition: Condition, of_faces: dict[str, PrintedFace]) -> list[Die]:
    """Return each face in four rotations, as dice that a sensor sees under a condition."""
    found = []
    for face in of_faces.values():
        cells = compute_reflected_light(face.cells, face.name, condition.print)
        for quarter in QUARTERS:
            found.append(
                Die(face.name, sensor_view.make_surface(sensor_view.compute_shares(cells, condition.place, quarter)))
            )
    return found


def check_conditions(size: CheckSize, folder: Path = FOLDER) -> Iterator[str]:
    """Yield the lines of a report, one for each condition after a headline.

    A line begins with "found: " if it reports a fault, such as too few recognized dice.
    """
    yield from _check_whites(folder)
    of_faces = read_printed_faces(folder)
    yield f"{len(of_faces)} faces on {len(list_sheets(folder))} sheets, in {len(QUARTERS)} rotations"
    with Pool(min(_PROCESSORS, os.cpu_count() or 1)) as pool:
        calibrations = _calibrate_trays(pool, size)
        for condition in size.conditions:
            surfaces = make_dice(condition, of_faces)
            files = calibrations[condition.print.paper, condition.print.blank, _get_slot_place(condition.place)]
            jobs = [(seed, files[seed], surfaces, seed < size.timed_trays and size.loads) for seed in range(size.trays)]
            levels, placed = Tally(), Tally()
            for of_levels, of_placed in pool.imap_unordered(_read_condition, jobs, chunksize=4):
                levels.add(of_levels)
                placed.add(of_placed)
            yield _format_line(condition, levels, placed)


def _check_whites(folder: Path) -> Iterator[str]:
    for path in list_sheets(folder):
        plain = render_whites(path)
        if not plain or min(float(cells.min()) for cells in plain) < _WHITE:
            yield f"found: {path.name} has no plain white stickers to calibrate with"


def _get_slot_place(place: DiePlace) -> DiePlace:
    """Return where the white die for calibration lies: straight, in the middle of the slot that `place` describes."""
    return DiePlace("", height_mm=place.height_mm, aside_mm=place.aside_mm)


def _calibrate_trays(pool, size: CheckSize) -> dict[tuple, list[bytes]]:
    """Calibrate all simulated trays, once for each paper, die and slot that occur in the conditions.

    Return (paper, reflectance of the die around its sticker, place in the slot) -> calibration file of each tray.
    """
    found = {}
    for condition in size.conditions:
        way: PrintProcess = condition.print
        key = (way.paper, way.blank, _get_slot_place(condition.place))
        if key not in found:
            surface = sensor_view.make_surface(
                sensor_view.compute_shares(make_white_die(way), _get_slot_place(condition.place), 0)
            )
            jobs = [(seed, surface) for seed in range(size.trays)]
            found[key] = pool.starmap(calibrate_tray, jobs, chunksize=4)
    return found


def _read_condition(job: tuple) -> tuple[Tally, Tally]:
    seed, calibration, surfaces, loads = job
    placed = read_placed(seed, calibration, surfaces, loads) if loads else Tally()
    return read_levels(seed, calibration, surfaces), placed


def _format_line(condition: Condition, levels: Tally, placed: Tally) -> str:
    """Return the report line of a condition: how many dice were recognized, unknown, or read as another color."""
    parts = []
    is_bad = False
    for name, tally in (("levels", levels), ("placed", placed)):
        share = tally.right / tally.total
        is_bad |= bool(tally.other) or share < condition.least
        parts.append(f"{name} {tally.right} of {tally.total} right, {tally.unknown} unknown, {tally.other} as another")
    worst = (levels.wrong + placed.wrong).most_common(4)
    named = ", ".join(f"{face} as {'unknown' if found > 5 else 'empty' if not found else 'rygbW'[found - 1]} {count}"
                      for (face, found), count in worst)  # fmt: skip
    line = f"{condition.name}: {'; '.join(parts)}" + (f" ({named})" if named else "")
    return f"found: {line}, {condition.least:.1%} needed" if is_bad else line
