"""The search for the colors of printed dice, on a grid that is made finer around the best; every run finds the same.

    python -m hardware.reading.search           figures of the colors in use, of others, and of the best found
    python -m hardware.reading.search --inks    how much other inks of the marks would gain
    python -m hardware.reading.search --check   exit code 1 if colors in use miss a requirement or are far from the best

The best palette has the largest margins (`reading.margins`): the smallest margin of its four colors counts first, then
the next larger margin. All colors meet the requirements of `reading.palette`; of palettes with equal margins, the one
that exceeds the requirements by a larger factor is better. The search does not use the conditions that are held out for
the check of the dice.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from hardware.reading import vision
from hardware.reading.margins import BODIES, compute_margins
from hardware.reading.palette import (
    MIN_APART,
    MIN_SIGMA,
    PAIRS,
    Palette,
    PaletteFigures,
    compute_figures,
    compute_levels_lsb,
    compute_separation_sigma,
    compute_spare,
    read_palette,
)
from hardware.reading.rendering import hex_to_srgb, srgb_to_linear

TOLERANCE_SIGMA = 0.5  # half the noise: closer to the best is as good
_EQUAL_SIGMA = 0.1  # margins are compared in steps of this
_STEPS = (16, 4, 1)  # of 255: the grid, and the finer ones around what it found
_AROUND = 4  # steps of a finer grid to each side
_STARTS = 3  # greens of the coarse grid around which finer ones are tried
_TOP = 255
# For comparison: colors from before the search.
OTHERS = {
    "proposed": Palette(("#f05a48", "#ffd83f", "#35c46a", "#3f86f0"), "#1d1604"),
    "by hand": Palette(("#fa3c14", "#fee045", "#58cf72", "#3a7dfa"), "#1d1604"),
}
_INKS = ("#000000", "#1d1604", "#2a1a08", "#381e04", "#402000", "#302418", "#241c30")
_COLUMNS = f"{'':12} {'red':>8} {'yellow':>8} {'green':>8} {'blue':>8}"


@dataclass
class Candidates:
    """Candidate colors for dice of one color class, such as reds. All arrays have a row for each candidate."""

    colors: np.ndarray  # 0 to 255
    margins: np.ndarray  # in steps of _EQUAL_SIGMA
    spare: np.ndarray  # the factor by which they exceed the requirements of each alone
    seen: dict[str, np.ndarray]  # in OKLab, by vision
    lsb: np.ndarray


def find_candidates(body: str, colors: np.ndarray, ink: str) -> Candidates:
    """Return those `colors` (N x 3, 0 to 255) that meet the requirements of a single color, largest margins first."""
    spares = compute_spare(body, srgb_to_linear(colors / _TOP), srgb_to_linear(hex_to_srgb(ink)))
    colors, spares = colors[spares >= 1], spares[spares >= 1]
    ranks = np.rint(compute_margins(body, colors / _TOP, hex_to_srgb(ink)) / _EQUAL_SIGMA)
    order = np.lexsort((*colors.T, -ranks))
    light = srgb_to_linear(colors[order] / _TOP)
    seen = {name: vision.linear_to_oklab(light, name) for name in vision.VISIONS}
    return Candidates(
        colors[order], ranks[order], spares[order], seen, compute_levels_lsb(light, srgb_to_linear(hex_to_srgb(ink)))
    )


def make_coarse_grid() -> np.ndarray:
    """Return a coarse grid of all colors, as N x 3 values from 0 to 255."""
    return _make_grid([range(0, _TOP + _STEPS[0], _STEPS[0])] * 3)


def make_grid_around(color: np.ndarray, step: int) -> np.ndarray:
    """Return a grid of colors around `color`, as N x 3 values from 0 to 255."""
    reach = step * _AROUND
    return _make_grid([range(value - reach, value + reach + 1, step) for value in color.tolist()])


def _make_grid(axes: list[range]) -> np.ndarray:
    sides = [np.unique(np.clip(axis, 0, _TOP)) for axis in axes]
    return np.stack(np.meshgrid(*sides, indexing="ij"), axis=-1).reshape(-1, 3)


def measure_separation(one: Candidates, at: int, other: Candidates) -> np.ndarray:
    """Return the distances of one candidate from all candidates for another color, divided by the required distances.

    `at` is the candidate's row in `one`. A distance is 0 where sensors could not distinguish the two colors.
    """
    found = np.full(len(other.colors), np.inf)
    for name, least in MIN_APART.items():
        distances = 100 * np.linalg.norm(other.seen[name] - one.seen[name][at], axis=-1)
        found = np.minimum(found, distances / least)
    return np.minimum(found, np.where(compute_separation_sigma(one.lsb[at], other.lsb) < MIN_SIGMA, 0, np.inf))


def join_palettes(of_bodies: dict[str, Candidates]) -> list[dict[str, np.ndarray]]:
    """Return palettes (r, y, g, b -> color) that meet the requirements, the best first.

    There is one for each green that has fitting other colors. The search begins with green because it is hard to
    distinguish from the others: from yellow for normal eyes and the sensor, from red and blue for color-blind eyes.
    """
    found = []
    for at in range(len(of_bodies["g"].colors)):
        picks = _choose_others(of_bodies, at)
        if picks:
            ranks = sorted(float(of_bodies[body].margins[pick]) for body, pick in picks.items())
            colors = {body: of_bodies[body].colors[pick] for body, pick in picks.items()}
            found.append((ranks, _compute_palette_spare(of_bodies, picks), colors))
    found.sort(key=lambda each: each[:2], reverse=True)
    return [colors for *_, colors in found]


def _choose_others(of_bodies: dict[str, Candidates], at: int) -> dict[str, int]:
    """Return r, y, g, b -> row of the best candidate beside the green in row `at`; {} if not all have one that fits."""
    picks = {"g": at}
    for body in "yrb":
        other = of_bodies[body]
        times = np.minimum(
            other.spare, np.min([measure_separation(of_bodies[one], pick, other) for one, pick in picks.items()], 0)
        )
        if not (times >= 1).any():
            return {}
        best_margin = other.margins[times >= 1].max()
        picks[body] = int(np.argmax(np.where(other.margins == best_margin, times, -1)))
    return picks


def _compute_palette_spare(of_bodies: dict[str, Candidates], picks: dict[str, int]) -> float:
    """Return the smallest factor by which a palette exceeds the requirements.

    `picks` has the palette: r, y, g, b -> row of the candidate.
    """
    alone = [of_bodies[body].spare[pick] for body, pick in picks.items()]
    pairs = [measure_separation(of_bodies[one], picks[one], of_bodies[other])[picks[other]] for one, other in PAIRS]
    return float(min(alone + pairs))


def find_best(ink: str) -> Palette:
    """Return the best palette with this ink for the marks. Raise ValueError if no colors meet the requirements."""
    starts = join_palettes({body: find_candidates(body, make_coarse_grid(), ink) for body in BODIES})[:_STARTS]
    if not starts:
        raise ValueError(f"no colors keep what is required with ink {ink}")
    for step in _STEPS[1:]:
        starts = [
            join_palettes({body: find_candidates(body, make_grid_around(start[body], step), ink) for body in BODIES})[0]
            for start in starts
        ]
    found = [Palette(tuple(_format_color(start[body]) for body in BODIES), ink) for start in starts]
    return max(found, key=lambda palette: rank_figures(compute_figures(palette)))


def rank_figures(of: PaletteFigures) -> tuple[list[int], float]:
    """Return the key by which palettes are sorted: margins, smallest first, then the factor beyond requirements."""
    return sorted(round(margin / _EQUAL_SIGMA) for margin in of.margins), of.spare


def _format_color(color: np.ndarray) -> str:
    return "#" + "".join(f"{value:02x}" for value in color.tolist())


def format_table(name: str, palette: Palette) -> Iterator[str]:
    """Yield the lines of a table of a palette's figures."""
    of = compute_figures(palette)
    yield f"{name}: {palette}"
    yield _COLUMNS
    for what, values in (
        ("margin", of.margins),
        ("as printed", of.plain),
        ("contrast", of.contrasts),
        ("hue", of.hues),
        ("off prints", of.off),
    ):
        yield f"  {what:10} " + " ".join(f"{value:8.2f}" for value in values)
    for vision_name, (distance, pair) in of.apart.items():
        yield f"  {vision_name:12} {pair} {distance:5.1f} apart, {MIN_APART[vision_name]:g} needed"
    yield f"  calculation  {of.closest[1]} {of.closest[0]:5.2f} sigma apart, {MIN_SIGMA:g} needed"
    yield from (f"  does not hold: {fault}" for fault in of.faults)


def check_palette() -> list[str]:
    """Return findings about the colors in use: requirements that they miss, and whether the search finds better ones.

    Only clearly better colors are a finding: their margin is larger by more than TOLERANCE_SIGMA.
    """
    used = read_palette()
    found = compute_figures(used).faults
    ideal = find_best(used.ink)
    pairs = zip(sorted(compute_figures(ideal).margins), sorted(compute_figures(used).margins), strict=True)
    missing = next((more - margin for more, margin in pairs if more - margin > TOLERANCE_SIGMA), 0.0)
    if missing:
        found.append(f"{ideal} has a margin that is {missing:.2f} sigma larger, {TOLERANCE_SIGMA:g} are tolerated")
    return [f"found: colors in use, {used}: {fault}" for fault in found]


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        found = check_palette()
        print("\n".join(found) or "search: the colors of the dice keep what is required, and none are clearly better")
        return 1 if found else 0
    if "--inks" in arguments:
        for ink in _INKS:
            print("\n".join(format_table("best found", find_best(ink))), flush=True)
        return 0
    print("Margins in sigma:")
    for name, palette in {**OTHERS, "in use": read_palette(), "best found": find_best(read_palette().ink)}.items():
        print("\n".join(format_table(name, palette)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
