"""Points and wires of a schematic's sheet, in mm, y down."""

Point = tuple[float, float]


def round_point(x: float, y: float) -> Point:
    """Return a point with its coordinates rounded to the digits that the schematic's files keep."""
    return round(x, 3), round(y, 3)


def is_on_wire(p: Point, a: Point, b: Point) -> bool:
    """Return whether the point `p` is on the wire from `a` to `b`, between its ends."""
    if p in (a, b):
        return False
    if a[0] == b[0]:
        return p[0] == a[0] and min(a[1], b[1]) < p[1] < max(a[1], b[1])
    return p[1] == a[1] and min(a[0], b[0]) < p[0] < max(a[0], b[0])
