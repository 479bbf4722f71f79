"""A router for nets without a planned route: a best-first search of Lee's algorithm (A*) on a grid of two layers."""

import heapq
from math import ceil, floor

import numpy as np

from hardware.board.copper import BACK, CLEARANCE_MM, FRONT, SIGNAL_MM, VIA_MM, Copper

GRID_MM = 0.25
_SLACK_MM = 0.05  # a diagonal step passes corners a little closer than its ends do
_FREE, _SHARED = 0, -1
_VIA_COST = 12.0
_STEPS = tuple((dx, dy, (dx * dx + dy * dy) ** 0.5) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)


class NoRouteError(Exception):
    """Raised when a net cannot be routed: the parts in its way must be placed elsewhere."""


class Obstacle:
    """Copper or a hole on the board: a stroke from `start` to `end` with rounded ends, or a box.

    `half` is half the width and height of a box, and zero for a stroke.
    """

    def __init__(self, net: str, layers: tuple, start: tuple, end: tuple, radius: float, half: tuple = (0.0, 0.0)):
        self.net = net
        self.layers = layers
        self.start = start
        self.end = end
        self.radius = radius
        self.half = half


class Maze:
    """The free space in a rectangle of the board, for all nets together: where tracks and vias of each net may be."""

    def __init__(self, left: float, top: float, right: float, bottom: float, edge: float):
        self.origin = (left, top)
        self.size = (round((right - left) / GRID_MM) + 1, round((bottom - top) / GRID_MM) + 1)
        self.numbers: dict[str, int] = {}
        shape = (2, *self.size)
        self.near = np.zeros(shape, np.int16)  # the net whose copper forbids a track here
        self.near_via = np.zeros(shape, np.int16)
        self.on = np.zeros(shape, np.int16)  # the net whose copper is here
        self.plated: set[tuple[int, int]] = set()  # places where a via or a plated hole joins both layers
        rim_cells = ceil((edge + SIGNAL_MM / 2) / GRID_MM)
        for layers in (self.near, self.near_via):
            layers[:, :rim_cells, :] = layers[:, -rim_cells:, :] = layers[:, :, -rim_cells:] = _SHARED

    def get_net_number(self, net: str) -> int:
        return self.numbers.setdefault(net, len(self.numbers) + 1)

    def add(self, obstacle: Obstacle) -> None:
        net_number = self.get_net_number(obstacle.net)
        for layer in obstacle.layers:
            self._mark_area(self.near[layer], obstacle, net_number, CLEARANCE_MM + _SLACK_MM + SIGNAL_MM / 2)
            self._mark_area(self.near_via[layer], obstacle, net_number, CLEARANCE_MM + _SLACK_MM + VIA_MM / 2)
            self._mark_area(self.on[layer], obstacle, net_number, 0.0)

    def _mark_area(self, area: np.ndarray, obstacle: Obstacle, net_number: int, margin: float) -> None:
        reach = obstacle.radius + margin
        spans = []
        for axis in (0, 1):
            low = min(obstacle.start[axis], obstacle.end[axis]) - obstacle.half[axis] - reach - self.origin[axis]
            high = max(obstacle.start[axis], obstacle.end[axis]) + obstacle.half[axis] + reach - self.origin[axis]
            spans.append((max(0, floor(low / GRID_MM)), min(self.size[axis], ceil(high / GRID_MM) + 1)))
        (x0, x1), (y0, y1) = spans
        if x0 >= x1 or y0 >= y1:
            return
        px = np.arange(x0, x1)[:, None] * GRID_MM + self.origin[0]
        py = np.arange(y0, y1)[None, :] * GRID_MM + self.origin[1]
        is_covered = _measure_distance(obstacle, px, py) <= reach + 1e-6
        window = area[x0:x1, y0:y1]
        is_taken = (window != _FREE) & (window != net_number)
        window[is_covered & is_taken] = _SHARED
        window[is_covered & ~is_taken] = net_number

    def connect(self, net: str, copper: Copper) -> None:
        """Join all pieces of a net's copper by tracks and vias, and add these to `copper`."""
        net_number = self.get_net_number(net)
        while True:
            islands = self._find_islands(net_number)
            if len(islands) < 2:
                return
            path = self._search(net_number, islands[0], set().union(*islands[1:]))
            if path is None:
                raise NoRouteError(
                    f"{net}: no way from {self._node_to_point(min(islands[0]))}; {len(islands)} pieces are left"
                )
            self._add_path(net, path, copper)

    def _find_islands(self, net_number: int) -> list[set]:
        """Return the connected pieces of a net's copper, the smallest first: sets of grid nodes (layer, x, y).

        `net_number` is the number of the net.
        """
        unvisited = set(zip(*(axis.tolist() for axis in np.nonzero(self.on == net_number)), strict=True))
        islands = []
        while unvisited:
            todo = [min(unvisited)]
            unvisited.remove(todo[0])
            island = set()
            while todo:
                layer, x, y = node = todo.pop()
                island.add(node)
                neighbors = [(layer, x + dx, y + dy) for dx, dy, _ in _STEPS]
                if (x, y) in self.plated:
                    neighbors.append((1 - layer, x, y))
                for neighbor in neighbors:
                    if neighbor in unvisited:
                        unvisited.remove(neighbor)
                        todo.append(neighbor)
            islands.append(island)
        return sorted(islands, key=lambda island: (len(island), min(island)))

    def add_plated(self, obstacle: Obstacle) -> None:
        """Add a via or a plated hole to the maze: an obstacle that joins both layers."""
        self.add(obstacle)
        self.plated.add(self._point_to_node(obstacle.start))

    def find_via_places(self, net: str, pitch: float) -> list[tuple[float, float]]:
        """Return and reserve free places for vias of a net, spread over the board.

        There is a place near each point of a grid of `pitch` mm where both layers have room.
        """
        is_open = np.all(self.near_via == _FREE, axis=0) & np.all(self.near == _FREE, axis=0)
        step, places = round(pitch / GRID_MM), []
        for x in range(step // 2, self.size[0], step):
            for y in range(step // 2, self.size[1], step):
                node = self._find_nearest(is_open, x, y, step // 3)
                if node:
                    places.append(self._node_to_point((FRONT, *node)))
                    self.add_plated(Obstacle(net, (FRONT, BACK), places[-1], places[-1], VIA_MM / 2))
                    neighborhood = slice(max(0, node[0] - 4), node[0] + 5), slice(max(0, node[1] - 4), node[1] + 5)
                    is_open[neighborhood] = False
        return places

    @staticmethod
    def _find_nearest(is_open: np.ndarray, x: int, y: int, reach: int) -> tuple[int, int] | None:
        left, top = max(0, x - reach), max(0, y - reach)
        xs, ys = np.nonzero(is_open[left : x + reach + 1, top : y + reach + 1])
        if not len(xs):
            return None
        squared_distances = (xs + left - x) ** 2 + (ys + top - y) ** 2
        nearest = int(np.argmin(squared_distances))
        return int(xs[nearest]) + left, int(ys[nearest]) + top

    def _point_to_node(self, point: tuple) -> tuple[int, int]:
        return tuple(round((point[axis] - self.origin[axis]) / GRID_MM) for axis in (0, 1))

    def _node_to_point(self, node: tuple) -> tuple[float, float]:
        return tuple(round(self.origin[axis] + node[1 + axis] * GRID_MM, 4) for axis in (0, 1))

    def _search(self, net_number: int, sources: set, goals: set) -> list | None:
        is_free = ((self.near == _FREE) | (self.near == net_number)).tolist()
        is_via_free = np.all((self.near_via == _FREE) | (self.near_via == net_number), axis=0)
        is_via_free &= np.all((self.on == _FREE) | (self.on == net_number), axis=0)
        is_via_free = is_via_free.tolist()
        xs, ys = [goal[1] for goal in goals], [goal[2] for goal in goals]
        goal_box = (min(xs), max(xs), min(ys), max(ys))
        width, height = self.size

        def estimate_remaining(x: int, y: int) -> float:
            dx = max(goal_box[0] - x, 0, x - goal_box[1])
            dy = max(goal_box[2] - y, 0, y - goal_box[3])
            return max(dx, dy) + 0.414 * min(dx, dy)

        costs = {node: 0.0 for node in sources}
        came_from: dict = {}
        heap = [(estimate_remaining(x, y), layer, x, y) for layer, x, y in sorted(sources)]
        heapq.heapify(heap)
        closed = set()
        while heap:
            _, layer, x, y = heapq.heappop(heap)
            node = (layer, x, y)
            if node in closed:
                continue
            closed.add(node)
            if node in goals:
                return self._trace_path(node, came_from)
            node_cost = costs[node]
            for dx, dy, step_cost in _STEPS:
                nx, ny = x + dx, y + dy
                if 0 <= nx < width and 0 <= ny < height and is_free[layer][nx][ny]:
                    self._expand_node(
                        (layer, nx, ny), node, node_cost + step_cost, costs, came_from, heap, estimate_remaining
                    )
            if is_via_free[x][y] and is_free[1 - layer][x][y]:
                self._expand_node(
                    (1 - layer, x, y), node, node_cost + _VIA_COST, costs, came_from, heap, estimate_remaining
                )
        return None

    @staticmethod
    def _expand_node(node, previous, cost, costs, came_from, heap, estimate_remaining) -> None:
        if cost < costs.get(node, 1e9):
            costs[node] = cost
            came_from[node] = previous
            heapq.heappush(heap, (cost + estimate_remaining(node[1], node[2]), *node))

    @staticmethod
    def _trace_path(node: tuple, came_from: dict) -> list:
        path = [node]
        while node in came_from:
            node = came_from[node]
            path.append(node)
        return path

    def _add_path(self, net: str, path: list, copper: Copper) -> None:
        """Add a path to `copper` and to the maze: straight pieces as tracks, changes of the layer as vias."""
        start = 0
        for index in range(1, len(path)):
            node, next_node = path[index], path[index + 1] if index + 1 < len(path) else None
            if node[0] != path[index - 1][0]:
                point = self._node_to_point(node)
                copper.add_via(net, point)
                self.add_plated(Obstacle(net, (FRONT, BACK), point, point, VIA_MM / 2))
                start = index
            elif next_node is None or _get_direction(node, next_node) != _get_direction(path[index - 1], node):
                ends = self._node_to_point(path[start]), self._node_to_point(node)
                copper.add_path(net, node[0], *ends)
                self.add(Obstacle(net, (node[0],), *ends, SIGNAL_MM / 2))
                start = index


def _get_direction(start: tuple, end: tuple) -> tuple:
    return tuple(b - a for a, b in zip(start, end, strict=True))


def _measure_distance(obstacle: Obstacle, px: np.ndarray, py: np.ndarray) -> np.ndarray:
    """Return the distance of each point from the middle line of a stroke, or from the edge of a box (0 inside).

    `px` and `py` are the coordinates of the points in mm.
    """
    (ax, ay), (bx, by) = obstacle.start, obstacle.end
    if obstacle.half != (0.0, 0.0):
        dx = np.maximum(np.abs(px - ax) - obstacle.half[0], 0)
        dy = np.maximum(np.abs(py - ay) - obstacle.half[1], 0)
        return np.hypot(dx, dy)
    squared_length = (bx - ax) ** 2 + (by - ay) ** 2
    fraction = (
        np.clip(((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / squared_length, 0, 1) if squared_length else 0.0
    )
    return np.hypot(px - ax - fraction * (bx - ax), py - ay - fraction * (by - ay))
