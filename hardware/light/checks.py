"""Checks of the Light's wiring, hole by hole: what is joined there is what the firmware's pins need."""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import dist

from hardware.circuit import names
from hardware.light import lengths, wiring
from hardware.wired import joints
from hardware.wired.joints import groups, pico
from hardware.wired.paths import path_mm
from tray24 import pins

_SPARE_MA = 100  # Pico, display and driver
_FUSE_MA = 600  # [memory] of 750 mA at 20 degrees, at 40 degrees
_WIRE_M = 10  # in the parts list
_BESIDE_MM = 5.1  # two holes
_FEED_MM = 10.2  # four holes
_RETURN_MM = 45.0  # estimated: about 45 nH, 0.15 V when 10 mA change within 3 ns
HOLE_MM = 2.54


def strip_of(hole: str) -> str:
    """Return the name of the piece of strip below a hole. Raise ValueError for what is no hole."""
    number, _, row = hole.partition(" ")
    if not number.isdigit() or not 1 <= int(number) <= wiring.STRIPS or row not in wiring.ROWS or len(row) != 1:
        raise ValueError(f"'{hole}' is no hole of the stripboard")
    if int(number) not in wiring.CUT_STRIPS:
        return f"strip {number}"
    if row == wiring.CUT:
        raise ValueError(f"'{hole}' is where the strip is cut")
    return f"strip {number} {'lower' if row < wiring.CUT else 'upper'}"


def legs() -> Iterator[tuple[str, str]]:
    """Yield (leg, hole) of all parts on the stripboard: "pico 4", "driver 3", "fuse 1"."""
    yield from ((f"pico {pin}", hole) for pin, hole in wiring.PICO.items())
    yield from ((f"driver {pin}", hole) for pin, hole in wiring.DRIVER.items())
    for part, holes in wiring.LOOSE.items():
        yield from ((f"{part} {leg}", hole) for leg, hole in holes.items())


def piece_of(end: str) -> str:
    """Return what a wire's end is joined to: one of the ends around, or the piece of strip below its hole."""
    return end if end in wiring.ENDS else strip_of(end)


def joined(wires: Iterable[wiring.Wire] | None = None) -> list[set[str]]:
    """Return the legs and the parts around that are joined by strips and wires, as sets."""
    pairs = [(leg, strip_of(hole)) for leg, hole in legs()]
    pairs += [(piece_of(wire.start), piece_of(wire.end)) for wire in (wiring.WIRES if wires is None else wires)]
    return groups(pairs, [*(leg for leg, _ in legs()), *sorted(wiring.ENDS)])


def wanted() -> dict[str, set[str]]:
    """Return what must be joined, by net; the Pico's pins come from the firmware's pin map.

    Pins of the 74AHCT125: enables 1, 4, 10, 13 (low), inputs 2, 5, 9, 12, outputs 3, 6, 8, 11, ground 7, supply 14.
    """
    keys = dict(zip(names.COLORS, pins.KEY_BUTTONS, strict=True))
    around = {"display GND", "piezo -", *(f"{button} GND" for button in wiring.BUTTONS)}
    rows = {pad: {f"row {row} {pad}" for row in wiring.STRIP_ROWS} for pad in ("5V", "GND")}
    capacitors = {"large capacitor -", "small capacitor 2"}
    nets = {
        "GND": {
            "pico 38",
            *(f"driver {pin}" for pin in (1, 4, 5, 7, 9, 10, 12, 13)),
            *around,
            *rows["GND"],
            *capacitors,
        },
        "VBUS": {pico("VBUS"), "fuse 1"},
        "+5V": {"fuse 2", *rows["5V"], "driver 14", "large capacitor +", "small capacitor 1"},
        "+3V3": {pico("3V3"), "display VCC"},
        "LED_DATA": {pico(pins.LED_DATA), "driver 2"},
        "LED_DATA_5V": {"driver 3", "330 ohm 1"},
        "ROW_1_DATA": {"330 ohm 2", "row 1 DIN"},
        "DISPLAY_SDA": {pico(pins.DISPLAY_SDA), "display SDA"},
        "DISPLAY_SCL": {pico(pins.DISPLAY_SCL), "display SCL"},
        "BUZZER": {pico(pins.BUZZER), "100 ohm 1"},
        "PIEZO": {"100 ohm 2", "piezo +"},
    }
    nets |= {f"ROW_{row + 1}_DATA": {f"row {row} DOUT", f"row {row + 1} DIN"} for row in wiring.STRIP_ROWS[:-1]}
    nets |= {f"KEY_{color}": {pico(gpio), f"key {color.lower()}"} for color, gpio in keys.items()}
    nets |= {f"SEAT_{seat}": {pico(gpio), f"seat {seat}"} for seat, gpio in enumerate(pins.SEAT_BUTTONS, 1)}
    return nets


def nets_wrong(wires: Iterable[wiring.Wire] | None = None) -> list[str]:
    """Return the nets that are open or joined with another one, and open ends that are joined with any."""
    found = joined(wires)
    findings = joints.nets_wrong(found, wanted())
    for output in ("driver 6", "driver 8", "driver 11", f"row {wiring.STRIP_ROWS[-1]} DOUT"):
        if next(group for group in found if output in group) != {output}:
            findings.append(f"{output}, an output that is not used, is joined with something")
    return findings


def holes_wrong(wires: Iterable[wiring.Wire] | None = None) -> list[str]:
    """Return the holes that are used twice, or lie below the Pico's sockets or the driver."""
    wires = wiring.WIRES if wires is None else wires
    used = Counter(hole for _, hole in legs())
    used.update(end for wire in wires for end in (wire.start, wire.end) if end not in wiring.ENDS)
    below = {f"{strip} {row}" for strip in range(1, 21) for row in "cdefghij"}
    below |= {f"{strip} {row}" for strip in range(22, 29) for row in "efgh"}
    own = {hole for _, hole in legs()}
    lying = [f"the wire {wire.start} to {wire.end} lies across {hole}" for wire, hole in _crossed(wires, used)]
    findings = [f"{hole} is used {count} times" for hole, count in used.items() if count > 1]
    return findings + [f"{hole} is below a part" for hole in sorted(set(used) & below - own)] + lying


def _crossed(wires: Iterable[wiring.Wire], used: Iterable[str]) -> Iterator[tuple[wiring.Wire, str]]:
    """Yield wires on the stripboard that, laid straight, cover holes in use."""
    places = {hole: place(hole) for hole in used}
    for wire in wires:
        if wire.start in wiring.ENDS or wire.end in wiring.ENDS:
            continue
        start, end = place(wire.start), place(wire.end)
        long = dist(start, end)
        for hole, (x, y) in places.items():
            along = ((x - start[0]) * (end[0] - start[0]) + (y - start[1]) * (end[1] - start[1])) / long
            aside = abs((x - start[0]) * (end[1] - start[1]) - (y - start[1]) * (end[0] - start[0])) / long
            if HOLE_MM / 2 < along < long - HOLE_MM / 2 and aside < HOLE_MM / 2:
                yield wire, hole


def capacitors_wrong() -> list[str]:
    """Return the capacitors that are far from what they feed: the driver's pins, and the strip's first wires."""
    holes, findings = dict(legs()), []
    feed = {wire.end: wire.start for wire in wiring.AROUND}
    near = (
        ("small capacitor 1", "driver 14", holes["driver 14"], _BESIDE_MM),
        ("large capacitor +", "the wire to row 1 5V", feed["row 1 5V"], _FEED_MM),
        ("large capacitor -", "the wire to row 1 GND", feed["row 1 GND"], _FEED_MM),
    )
    for leg, what, hole, most_mm in near:
        if (apart := dist(place(holes[leg]), place(hole))) > most_mm:
            findings.append(f"{leg} is {apart:.1f} mm from {what}")
    back_mm = path_mm(_strips(), _links(), holes["small capacitor 2"], holes["driver 7"])
    if back_mm > _RETURN_MM:
        findings.append(f"from small capacitor 2 to driver 7 it is {back_mm:.0f} mm by strips and wires")
    return findings


def place(hole: str) -> tuple[float, float]:
    """Return a hole's place in mm: along the strips' numbers, along the rows."""
    strip, row = hole.split()
    return int(strip) * HOLE_MM, wiring.ROWS.index(row) * HOLE_MM


def _strips() -> dict[str, tuple[str, tuple[float, float]]]:
    """Return the holes in use: hole -> (its piece of strip, its place)."""
    holes = {hole for _, hole in legs()} | {end for link in _links() for end in link}
    return {hole: (strip_of(hole), place(hole)) for hole in holes}


def _links() -> list[tuple[str, str]]:
    return [(wire.start, wire.end) for wire in wiring.ON_BOARD]


def limits_wrong() -> list[str]:
    """Return whether current or the length of all wires leave their limits."""
    findings = []
    if wiring.BUDGET_MA + _SPARE_MA > _FUSE_MA:
        findings.append("the LEDs may take more than the fuse holds")
    if lengths.all_mm() > 1000 * _WIRE_M:
        findings.append(f"the wires are {lengths.all_mm() / 1000:.1f} m long")
    return findings


def check() -> list[str]:
    """Return findings about the Light's wiring; [] when nothing is wrong."""
    return nets_wrong() + holes_wrong() + capacitors_wrong() + limits_wrong()
