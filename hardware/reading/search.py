"""The search for the best palette of printed dice: their four colors, for a given ink of the marks.

It tries the colors of a coarse grid, then those of finer grids around the best ones. Every run finds the same colors.

    python -m hardware.reading.search           margins and other properties of three sorts of colors: those in use,
                                                those from before the search, and the best that the search finds
    python -m hardware.reading.search --inks    the best colors for each of several inks of the marks
    python -m hardware.reading.search --check   exit code 1 if colors in use miss a requirement or are far from the best

All palettes that the search compares meet the requirements of `reading.palette`. The margin of a color is how far the
readings of its dice are from those of other colors (`reading.margins`). The better of two palettes is the one whose
smallest margin is larger. If these are equal, their next larger margins are compared, and so on. If all margins are
equal, the palette that exceeds the requirements by a larger factor is better.

The search does not use the conditions HELD_OUT of `reading.conditions`, which are for the check of the dice.
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
_GRID_REACH = 4  # steps of a finer grid to each side
_START_COUNT = 3  # greens of the coarse grid around which finer ones are tried
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
    """Return those `colors` (N x 3, 0 to 255) that meet the requirements of a single color, largest margins first.

    `body` is the color class (r, y, g or b), `ink` the color of the marks.
    """
    spares = compute_spare(body, srgb_to_linear(colors / _TOP), srgb_to_linear(hex_to_srgb(ink)))
    colors, spares = colors[spares >= 1], spares[spares >= 1]
    ranks = np.rint(compute_margins(body, colors / _TOP, hex_to_srgb(ink)) / _EQUAL_SIGMA)
    order = np.lexsort((*colors.T, -ranks))
    light = srgb_to_linear(colors[order] / _TOP)
    lab_colors = {name: vision.linear_to_oklab(light, name) for name in vision.VISIONS}
    return Candidates(
        colors[order],
        ranks[order],
        spares[order],
        lab_colors,
        compute_levels_lsb(light, srgb_to_linear(hex_to_srgb(ink))),
    )


def make_coarse_grid() -> np.ndarray:
    """Return a coarse grid of all colors, as N x 3 values from 0 to 255."""
    return _make_grid([range(0, _TOP + _STEPS[0], _STEPS[0])] * 3)


def make_grid_around(color: np.ndarray, step: int) -> np.ndarray:
    """Return a grid of colors around `color`, as N x 3 values from 0 to 255. Neighbors on it differ by `step`."""
    reach = step * _GRID_REACH
    return _make_grid([range(value - reach, value + reach + 1, step) for value in color.tolist()])


def _make_grid(axes: list[range]) -> np.ndarray:
    sides = [np.unique(np.clip(axis, 0, _TOP)) for axis in axes]
    return np.stack(np.meshgrid(*sides, indexing="ij"), axis=-1).reshape(-1, 3)


def measure_separation(first: Candidates, row: int, second: Candidates) -> np.ndarray:
    """Return the distances of one candidate from all candidates for another color, divided by the required distances.

    `row` is the candidate's row in `first`. A distance is 0 where sensors could not distinguish the two colors.
    """
    separation = np.full(len(second.colors), np.inf)
    for name, min_distance in MIN_APART.items():
        distances = 100 * np.linalg.norm(second.seen[name] - first.seen[name][row], axis=-1)
        separation = np.minimum(separation, distances / min_distance)
    return np.minimum(separation, np.where(compute_separation_sigma(first.lsb[row], second.lsb) < MIN_SIGMA, 0, np.inf))


def join_palettes(candidates: dict[str, Candidates]) -> list[dict[str, np.ndarray]]:
    """Return palettes (r, y, g, b -> color) that meet the requirements, the best first.

    There is one for each green that has fitting other colors. The search begins with green because it is hard to
    distinguish from the others: from yellow for normal eyes and the sensor, from red and blue for color-blind eyes.
    """
    palettes = []
    for row in range(len(candidates["g"].colors)):
        picks = _choose_others(candidates, row)
        if picks:
            ranks = sorted(float(candidates[body].margins[pick]) for body, pick in picks.items())
            colors = {body: candidates[body].colors[pick] for body, pick in picks.items()}
            palettes.append((ranks, _compute_palette_spare(candidates, picks), colors))
    palettes.sort(key=lambda each: each[:2], reverse=True)
    return [colors for *_, colors in palettes]


def _choose_others(candidates: dict[str, Candidates], row: int) -> dict[str, int]:
    """Return the rows of the best candidates for red, yellow and blue beside the green in this `row`.

    The result is r, y, g, b -> row; {} if a color has no candidate that fits.
    """
    picks = {"g": row}
    for body in "yrb":
        body_candidates = candidates[body]
        factors = np.minimum(
            body_candidates.spare,
            np.min(
                [
                    measure_separation(candidates[other_body], pick, body_candidates)
                    for other_body, pick in picks.items()
                ],
                0,
            ),
        )
        if not (factors >= 1).any():
            return {}
        best_margin = body_candidates.margins[factors >= 1].max()
        picks[body] = int(np.argmax(np.where(body_candidates.margins == best_margin, factors, -1)))
    return picks


def _compute_palette_spare(candidates: dict[str, Candidates], picks: dict[str, int]) -> float:
    """Return the smallest factor by which a palette exceeds the requirements.

    `picks` has the palette: r, y, g, b -> row of the candidate.
    """
    single_factors = [candidates[body].spare[pick] for body, pick in picks.items()]
    pair_factors = [
        measure_separation(candidates[first], picks[first], candidates[second])[picks[second]]
        for first, second in PAIRS
    ]
    return float(min(single_factors + pair_factors))


def find_best(ink: str) -> Palette:
    """Return the best palette with this ink for the marks. Raise ValueError if no colors meet the requirements."""
    starts = join_palettes({body: find_candidates(body, make_coarse_grid(), ink) for body in BODIES})[:_START_COUNT]
    if not starts:
        raise ValueError(f"no colors keep what is required with ink {ink}")
    for step in _STEPS[1:]:
        starts = [
            join_palettes({body: find_candidates(body, make_grid_around(start[body], step), ink) for body in BODIES})[0]
            for start in starts
        ]
    palettes = [Palette(tuple(_format_color(start[body]) for body in BODIES), ink) for start in starts]
    return max(palettes, key=lambda palette: rank_figures(compute_figures(palette)))


def rank_figures(figures: PaletteFigures) -> tuple[list[int], float]:
    """Return the key by which palettes are sorted; the best palette has the largest key.

    It has the palette's margins, the smallest first, and then the factor by which it exceeds the requirements.
    """
    return sorted(round(margin / _EQUAL_SIGMA) for margin in figures.margins), figures.spare


def _format_color(color: np.ndarray) -> str:
    return "#" + "".join(f"{value:02x}" for value in color.tolist())


def format_table(name: str, palette: Palette) -> Iterator[str]:
    """Yield the lines of a report on a palette.

    They have the margin, contrast, hue and distance from printable colors of each color, the distances between the
    colors, and the requirements that are not met. `name` is the report's title.
    """
    figures = compute_figures(palette)
    yield f"{name}: {palette}"
    yield _COLUMNS
    for label, values in (
        ("margin", figures.margins),
        ("as printed", figures.plain),
        ("contrast", figures.contrasts),
        ("hue", figures.hues),
        ("off prints", figures.off),
    ):
        yield f"  {label:10} " + " ".join(f"{value:8.2f}" for value in values)
    for vision_name, (distance, pair) in figures.apart.items():
        yield f"  {vision_name:12} {pair} {distance:5.1f} apart, {MIN_APART[vision_name]:g} needed"
    yield f"  calculation  {figures.closest[1]} {figures.closest[0]:5.2f} sigma apart, {MIN_SIGMA:g} needed"
    yield from (f"  does not hold: {fault}" for fault in figures.faults)


def check_palette() -> list[str]:
    """Return findings about the colors in use: requirements that they miss, and whether the search finds better ones.

    Better colors are a finding only if one of their margins is larger by more than TOLERANCE_SIGMA.
    """
    palette = read_palette()
    faults = compute_figures(palette).faults
    best_palette = find_best(palette.ink)
    pairs = zip(sorted(compute_figures(best_palette).margins), sorted(compute_figures(palette).margins), strict=True)
    margin_gain = next(
        (best_margin - margin for best_margin, margin in pairs if best_margin - margin > TOLERANCE_SIGMA), 0.0
    )
    if margin_gain:
        faults.append(
            f"{best_palette} has a margin that is {margin_gain:.2f} sigma larger, {TOLERANCE_SIGMA:g} are tolerated"
        )
    return [f"found: colors in use, {palette}: {fault}" for fault in faults]


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        findings = check_palette()
        print(
            "\n".join(findings) or "search: the colors of the dice keep what is required, and none are clearly better"
        )
        return 1 if findings else 0
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
