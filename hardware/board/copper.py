"""The tracks and vias of a board as numbers in mm: the planning modules make them, and pcbnew draws them."""

FRONT, BACK = 0, 1
SIGNAL_MM = 0.25
VIA_MM, VIA_DRILL_MM = 0.6, 0.3
CLEARANCE_MM = 0.2


class Track:
    """A straight piece of copper on one layer."""

    def __init__(self, net: str, layer: int, start: tuple, end: tuple, width: float = SIGNAL_MM):
        self.net = net
        self.layer = layer
        self.start = start
        self.end = end
        self.width = width


class Via:
    """A plated hole that joins the copper of both layers."""

    def __init__(self, net: str, at: tuple):
        self.net = net
        self.at = at


class Copper:
    """The tracks and vias of a board that have been laid so far."""

    def __init__(self):
        self.tracks: list[Track] = []
        self.vias: list[Via] = []

    def add_path(self, net: str, layer: int, *points: tuple, width: float = SIGNAL_MM) -> None:
        """Lay straight tracks from each of the points to the next one."""
        for start, end in zip(points, points[1:], strict=False):
            if start != end:
                self.tracks.append(Track(net, layer, start, end, width))

    def add_via(self, net: str, *at: tuple) -> None:
        self.vias += [Via(net, point) for point in at]
