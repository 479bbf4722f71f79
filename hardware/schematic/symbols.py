"""Symbols on a sheet: each draws a part of the netlist and records which of its pins were drawn."""

import schemdraw.elements as elm
from schemdraw import Drawing

from hardware.circuit import names
from hardware.circuit.netlist import Netlist

_STUB = 0.6
_LABEL_ASIDE = 0.1  # schemdraw puts a label without lines so far to the right of its place, and above it
_RAILS = {names.SUPPLY, names.LOGIC, names.INFRARED_SUPPLY}
_TURN = {"left": (-1, 0), "right": (1, 0), "top": (0, 1), "bottom": (0, -1)}


class Sheet:
    """A drawing, and which part of the netlist is on it."""

    def __init__(self, title: str, netlist: Netlist):
        self.title = title
        self.netlist = netlist
        self.drawing = Drawing(show=False)
        self.drawing.config(unit=2.0, fontsize=9, lw=1.2, font="sans-serif")
        self.drawn: set[tuple[str, str]] = set()

    def text(self, x: float, y: float, words: str, size: float = 9, align: str = "left") -> None:
        at = (x - _LABEL_ASIDE, y - _LABEL_ASIDE)
        label = elm.Label().at(at).theta(0).label(words, halign=align, valign="center", fontsize=size)
        self.drawing.add(label)

    def net_at(self, ref: str, pin: str, at: tuple, side: str, stub: float = _STUB) -> None:
        """Draw a pin's end: a short wire, then ground, a rail or the net's name."""
        net = self.netlist.net_of.get((ref, pin))
        dx, dy = _TURN[side]
        end = (at[0] + dx * stub, at[1] + dy * stub)
        if net is None:
            self.drawing.add(elm.Dot(open=True, radius=0.05).at(at).theta(0))
            return
        self.drawn.add((ref, pin))
        if stub:
            self.drawing.add(elm.Line().at(at).to(end))
        if net == names.GROUND:
            self.drawing.add(elm.GroundSignal(lead=False).at(end).theta(_ground_turn(side)))
        elif net in _RAILS and side == "top":
            self.drawing.add(elm.Vdd(lead=False).at(end).theta(0).label(net, fontsize=8))
        else:
            self._tag(net, end, side)

    def _tag(self, net: str, at: tuple, side: str) -> None:
        dx, dy = _TURN[side]
        align = {"left": "right", "right": "left"}.get(side, "center")
        self.text(at[0] + dx * 0.12, at[1] + dy * 0.25, net, 8, align)

    def two_pins(
        self, element, ref: str, at: tuple, first: str = "1", second: str = "2", *, upright: bool = True
    ) -> None:
        """Draw a part with two ends, its first pin at `at`, going down or to the right."""
        component = self.netlist.components[ref]
        element = element.at(at)
        element = element.down() if upright else element.right()
        part = self.drawing.add(
            element.label(f"{ref}\n{component.value}", loc="bottom" if upright else "top", fontsize=8)
        )
        self.net_at(ref, first, at, "top" if upright else "left", 0.35)
        self.net_at(ref, second, tuple(part.end), "bottom" if upright else "right", 0.35)

    def box(self, ref: str, at: tuple, sides: dict[str, list[tuple[str, str]]], width: float) -> None:
        """Draw a part as a box: side -> (pin, name) from top to bottom; its upper left corner is at `at`."""
        rows = max(len(sides.get("left", [])), len(sides.get("right", [])))
        height = 0.55 * rows + 0.35
        x, y = at
        component = self.netlist.components[ref]
        self.drawing.add(elm.Rect(corner1=(0, -height), corner2=(width, 0)).at(at).theta(0))
        self.text(x + width / 2, y + 0.22, f"{ref}  {component.value}", 9, "center")
        for side, pins in sides.items():
            for row, (pin, name) in enumerate(pins):
                row_y = y - 0.45 - 0.55 * row
                self._box_pin(ref, pin, name, side, (x if side == "left" else x + width, row_y))

    def _box_pin(self, ref: str, pin: str, name: str, side: str, at: tuple) -> None:
        inward = 0.12 if side == "left" else -0.12
        self.text(at[0] + inward, at[1], name, 8, side)
        self.text(at[0] - inward * 0.8, at[1] + 0.13, pin, 6, "right" if side == "left" else "left")
        self.net_at(ref, pin, at, side)


def _ground_turn(side: str) -> int:
    return {"bottom": 0, "left": 270, "right": 90, "top": 180}[side]
