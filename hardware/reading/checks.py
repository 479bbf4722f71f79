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
_MAX_DIFFERENCE = 0.02  # how much a face may differ from sheet to sheet, so that dice of all sheets read alike
_MIN_WHITE = 0.999  # the light of a plain white sticker: no ink at all
_PROCESSORS = 2


@dataclass(frozen=True)
class CheckSize:
    """The size of a check: the conditions, and the number of simulated trays for each condition.

    On the first `timed_trays` trays dice are also placed one by one, `loads` times 24 dice, in steps of time as on the
    device.
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
    faces: dict[str, PrintedFace] = {}
    for path in list_sheets(folder):
        for face in render_faces(path):
            first_face = faces.setdefault(face.name, face)
            if abs(first_face.cells.mean(axis=(0, 1)) - face.cells.mean(axis=(0, 1))).max() > _MAX_DIFFERENCE:
                raise ValueError(f"{face.sheet}: {face.name} of die {face.die} is not that of {first_face.sheet}")
    return faces


def list_sheets(folder: Path = FOLDER) -> list[Path]:
    return [folder / f"{name}-{paper}.pdf" for name in SETS for paper in PAPERS]


def make_dice(condition: Condition, faces: dict[str, PrintedFace]) -> list[Die]:
    """Return each face in four rotations, as dice that a sensor sees under a condition."""
    dice = []
    for face in faces.values():
        cells = compute_reflected_light(face.cells, face.name, condition.print)
        for quarter in QUARTERS:
            dice.append(
                Die(face.name, sensor_view.make_surface(sensor_view.compute_shares(cells, condition.place, quarter)))
            )
    return dice


def check_conditions(size: CheckSize, folder: Path = FOLDER) -> Iterator[str]:
    """Yield the lines of a report, one for each condition after a headline.

    A line begins with "found: " if it reports a fault, such as too few recognized dice.
    """
    yield from _check_whites(folder)
    faces = read_printed_faces(folder)
    yield f"{len(faces)} faces on {len(list_sheets(folder))} sheets, in {len(QUARTERS)} rotations"
    with Pool(min(_PROCESSORS, os.cpu_count() or 1)) as pool:
        calibrations = _calibrate_trays(pool, size)
        for condition in size.conditions:
            dice = make_dice(condition, faces)
            files = calibrations[condition.print.paper, condition.print.blank, _get_slot_place(condition.place)]
            jobs = [(seed, files[seed], dice, seed < size.timed_trays and size.loads) for seed in range(size.trays)]
            level_tally, placement_tally = Tally(), Tally()
            for new_level_tally, new_placement_tally in pool.imap_unordered(_read_condition, jobs, chunksize=4):
                level_tally.add(new_level_tally)
                placement_tally.add(new_placement_tally)
            yield _format_line(condition, level_tally, placement_tally)


def _check_whites(folder: Path) -> Iterator[str]:
    for path in list_sheets(folder):
        whites = render_whites(path)
        if not whites or min(float(cells.min()) for cells in whites) < _MIN_WHITE:
            yield f"found: {path.name} has no plain white stickers to calibrate with"


def _get_slot_place(place: DiePlace) -> DiePlace:
    """Return where the white die for calibration lies: straight, in the middle of the slot that `place` describes."""
    return DiePlace("", height_mm=place.height_mm, aside_mm=place.aside_mm)


def _calibrate_trays(pool, size: CheckSize) -> dict[tuple, list[bytes]]:
    """Calibrate all simulated trays with each white die that the conditions need, and return the calibration files.

    A white die is described by a key: its paper, its reflectance around the sticker, its place over the sensor. The
    result is key -> calibration file of each tray. `pool` is the pool of processes that calibrate.
    """
    calibrations = {}
    for condition in size.conditions:
        process: PrintProcess = condition.print
        key = (process.paper, process.blank, _get_slot_place(condition.place))
        if key not in calibrations:
            surface = sensor_view.make_surface(
                sensor_view.compute_shares(make_white_die(process), _get_slot_place(condition.place), 0)
            )
            jobs = [(seed, surface) for seed in range(size.trays)]
            calibrations[key] = pool.starmap(calibrate_tray, jobs, chunksize=4)
    return calibrations


def _read_condition(job: tuple) -> tuple[Tally, Tally]:
    seed, calibration, dice, loads = job
    placement_tally = read_placed(seed, calibration, dice, loads) if loads else Tally()
    return read_levels(seed, calibration, dice), placement_tally


def _name_class(color_class: int) -> str:
    return "unknown" if color_class > 5 else "rygbW"[color_class - 1] if color_class else "empty"


def _format_line(condition: Condition, level_tally: Tally, placement_tally: Tally) -> str:
    """Return the report line of a condition: how many dice were recognized, unknown, or read as another color.

    `level_tally` counts dice that were probed once, `placement_tally` dice that were placed one by one.
    """
    parts = []
    is_bad = False
    for name, tally in (("levels", level_tally), ("placed", placement_tally)):
        share = tally.right / tally.total
        is_bad |= bool(tally.other) or share < condition.min_share
        parts.append(f"{name} {tally.right} of {tally.total} right, {tally.unknown} unknown, {tally.other} as another")
    worst_faces = (level_tally.wrong + placement_tally.wrong).most_common(4)
    worst_text = ", ".join(
        f"{face} as {_name_class(color_class)} {count}" for (face, color_class), count in worst_faces
    )
    line = f"{condition.name}: {'; '.join(parts)}" + (f" ({worst_text})" if worst_text else "")
    return f"found: {line}, {condition.min_share:.1%} needed" if is_bad else line
