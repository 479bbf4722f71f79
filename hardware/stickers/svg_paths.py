"""The reader of SVG path data in the simulator page's drawings: straight lines, cubic curves and half circles."""

import re
from math import hypot

Point = tuple[float, float]
# An op is ("M", p), ("L", p), ("C", p, p, p) or ("Z",), all points absolute.
Op = tuple

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}
_KAPPA = 0.5522847498  # control points of a quarter circle as a cubic curve


def parse_path(data: str) -> list[Op]:
    """Return SVG path data as a list of drawing operations in absolute coordinates.

    Raise ValueError for a command that the drawings of the simulator's page do not use.
    """
    tokens = _TOKEN.findall(data)
    ops: list[Op] = []
    at = start = (0.0, 0.0)
    command, index = "", 0
    while index < len(tokens):
        if tokens[index].isalpha():
            command, index = tokens[index], index + 1
        if command.upper() not in _ARGUMENTS:
            raise ValueError(f"path command '{command}' in '{data}' is not known: use one of {''.join(_ARGUMENTS)}")
        count = _ARGUMENTS[command.upper()]
        values = [float(token) for token in tokens[index : index + count]]
        index += count
        at, start = _apply_command(ops, command, values, at, start)
        command = {"M": "L", "m": "l"}.get(command, command)
    return ops


def _apply_command(ops: list[Op], command: str, values: list[float], at: Point, start: Point) -> tuple[Point, Point]:
    x, y = at if command.islower() else (0.0, 0.0)
    kind = command.upper()
    if kind == "Z":
        ops.append(("Z",))
        return start, start
    if kind in "HV":
        end = (x + values[0], at[1]) if kind == "H" else (at[0], y + values[0])
        ops.append(("L", end))
        return end, start
    if kind == "A":
        end = (x + values[5], y + values[6])
        _append_half_circle(ops, at, end, values)
        return end, start
    points = [(x + values[i], y + values[i + 1]) for i in range(0, len(values), 2)]
    if kind == "S":
        last_op = ops[-1]
        mirrored_control = (2 * at[0] - last_op[2][0], 2 * at[1] - last_op[2][1]) if last_op[0] == "C" else at
        points.insert(0, mirrored_control)
        kind = "C"
    ops.append((kind, *points))
    return points[-1], points[-1] if kind == "M" else start


def _append_half_circle(ops: list[Op], at: Point, end: Point, values: list[float]) -> None:
    diameter = hypot(end[0] - at[0], end[1] - at[1])
    if abs(diameter - 2 * values[0]) > 1e-6 or values[0] != values[1]:
        raise ValueError("only arcs of half a circle are drawn")
    side = 1 if values[4] else -1
    half_chord = ((end[0] - at[0]) / 2, (end[1] - at[1]) / 2)
    normal = (side * half_chord[1], -side * half_chord[0])
    middle = (at[0] + half_chord[0], at[1] + half_chord[1])
    top = (middle[0] + normal[0], middle[1] + normal[1])

    def offset_point(point: Point, way: Point, sign: float) -> Point:
        return point[0] + sign * _KAPPA * way[0], point[1] + sign * _KAPPA * way[1]

    ops.append(("C", offset_point(at, normal, 1), offset_point(top, half_chord, -1), top))
    ops.append(("C", offset_point(top, half_chord, 1), offset_point(end, normal, 1), end))


def flatten(ops: list[Op], steps: int = 6) -> list[list[Point]]:
    """Return the points of each subpath of a path; a curve becomes `steps` straight pieces."""
    lines: list[list[Point]] = []
    for op in ops:
        if op[0] == "M":
            lines.append([op[1]])
        elif op[0] == "L":
            lines[-1].append(op[1])
        elif op[0] == "C":
            first_point = lines[-1][-1]
            lines[-1] += [
                _interpolate_cubic(first_point, op[1], op[2], op[3], step / steps) for step in range(1, steps + 1)
            ]
        else:
            lines[-1].append(lines[-1][0])
    return lines


def _interpolate_cubic(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return tuple(sum(w * p[axis] for w, p in zip(weights, (a, b, c, d), strict=True)) for axis in (0, 1))  # type: ignore[return-value]
