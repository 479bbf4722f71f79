"""The length of a path along the strips and wires of a wired board."""

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush
from math import dist, inf

Place = tuple[float, float]


def path_mm(holes: Mapping[str, tuple[str, Place]], links: Iterable[tuple[str, str]], start: str, end: str) -> float:
    """Return the length of the shortest way from hole to hole along strips and wires; infinite when there is none.

    `holes` are (piece of strip, place) by name; `links` are wires from hole to hole.
    """
    ways: dict[str, set[str]] = {hole: set() for hole in holes}
    for one, other in links:
        ways[one].add(other)
        ways[other].add(one)
    for one, (strip, _) in holes.items():
        ways[one] |= {other for other, (its, _) in holes.items() if its == strip and other != one}
    best, ahead = {start: 0.0}, [(0.0, start)]
    while ahead:
        length, hole = heappop(ahead)
        if hole == end:
            return length
        for other in ways[hole]:
            longer = length + dist(holes[hole][1], holes[other][1])
            if longer < best.get(other, inf):
                best[other] = longer
                heappush(ahead, (longer, other))
    return inf
