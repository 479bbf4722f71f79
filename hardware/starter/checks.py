"""Checks of the starter tray's breadboard, hole by hole: the legs that are joined must match the firmware's pins."""

import re
from collections import Counter
from collections.abc import Iterator

from hardware.circuit import names
from hardware.hand_wiring import joints, levels
from hardware.hand_wiring.joints import group_ends, name_pico_end
from hardware.hand_wiring.parts_list import check_quantities
from hardware.starter import wiring
from tray24 import pins

_HOLE = re.compile(r"([a-j])(\d+)|([+-](?:top|bottom)) (\d+)")


def get_strip(hole: str) -> str:
    """Return the name of the metal strip below a hole of the breadboard. Raise ValueError for an unknown hole."""
    match = _HOLE.fullmatch(hole)
    if not match or not 1 <= int(match[2] or match[4]) <= wiring.COLUMNS:
        raise ValueError(f"'{hole}' is no hole of the breadboard")
    if match[3]:
        return match[3]
    return f"{'lower' if match[1] in wiring.LOWER else 'upper'} {match[2]}"


def generate_legs() -> Iterator[tuple[str, str]]:
    """Yield (leg, hole) of all parts on the breadboard.

    Legs have names such as "pico 4", "display SDA", "diode anode" or "button RED 1".
    """
    yield from ((f"pico {pin}", hole) for pin, hole in wiring.PICO.items())
    yield from ((f"display {pin}", hole) for pin, hole in wiring.DISPLAY.items())
    yield from ((f"diode {end}", hole) for end, hole in wiring.DIODE.items())
    for color, holes in wiring.BUTTONS.items():
        yield from ((f"button {color} {leg}", hole) for leg, hole in holes.items())


def get_piece(end: str) -> str:
    """Return the name of the metal to which a wire's end is joined: a pin of the LED stick, or a strip below holes."""
    return end if end in wiring.STICK else get_strip(end)


def group_joined_ends(wires=None) -> list[set[str]]:
    """Return the sets of legs and LED stick pins that strips and wires join. `wires` are all wires by default."""
    wires = wiring.WIRES if wires is None else wires
    pairs = [(leg, get_piece(hole)) for leg, hole in generate_legs()]
    pairs += [(get_piece(wire.start), get_piece(wire.end)) for wire in wires]
    return group_ends(pairs, [*(leg for leg, _ in generate_legs()), *wiring.STICK])


def list_wanted_nets() -> dict[str, set[str]]:
    """Return net -> the legs that must be joined. The Pico's pins come from the firmware's pin map."""
    nets = {
        "GND": {"pico 38", "stick G", "display GND", *(f"button {color} 4" for color in names.COLORS)},
        "VBUS": {name_pico_end("VBUS"), "diode anode"},
        "LED_5V": {"diode cathode", "stick V"},
        "+3V3": {name_pico_end("3V3"), "display VCC"},
        "LED_DATA": {name_pico_end(pins.LED_DATA), "stick S"},
        "DISPLAY_SDA": {name_pico_end(pins.DISPLAY_SDA), "display SDA"},
        "DISPLAY_SCL": {name_pico_end(pins.DISPLAY_SCL), "display SCL"},
    }
    for color, gpio in zip(names.COLORS, pins.KEY_BUTTONS, strict=True):
        nets[f"KEY_{color}"] = {name_pico_end(gpio), f"button {color} 1"}
    return nets


def check_nets(wires=None) -> list[str]:
    """Return findings about nets that are open or joined with another net. `wires` are all wires by default."""
    return joints.check_nets(group_joined_ends(wires), list_wanted_nets())


def check_holes(wires=None) -> list[str]:
    """Return findings about holes that are used twice, or are below a part. `wires` are all wires by default."""
    wires = wiring.WIRES if wires is None else wires
    hole_counts = Counter(hole for _, hole in generate_legs())
    hole_counts.update(end for wire in wires for end in (wire.start, wire.end) if not end.startswith("stick "))
    findings = [f"{hole} is used {count} times" for hole, count in hole_counts.items() if count > 1]
    covered_holes = {f"{row}{column}" for row in "defg" for column in range(1, 21)}
    for column in (int(holes["1"][1:]) for holes in wiring.BUTTONS.values()):
        covered_holes |= {f"{row}{button_column}" for row in "defg" for button_column in range(column - 1, column + 4)}
    leg_holes = {hole for _, hole in generate_legs()}
    return findings + [f"{hole} is below a part" for hole in sorted(set(hole_counts) & covered_holes - leg_holes)]


def check_wires() -> list[str]:
    """Return findings about wires and buttons whose quantities in the parts list differ from the wiring."""
    lead_count = sum("stick " in wire.start + wire.end for wire in wiring.WIRES)
    counts = {"wire": len(wiring.WIRES) - lead_count, "lead": lead_count, "button": len(wiring.BUTTONS)}
    return check_quantities(wiring.parts(), counts)


def check() -> list[str]:
    """Return findings about the starter tray; [] when nothing is wrong."""
    return check_nets() + check_holes() + check_wires() + levels.check_levels("stick")
