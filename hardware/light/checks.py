"""Checks of the Light's wiring, hole by hole: what is joined there is what the firmware's pins need."""

from collections import Counter
from collections.abc import Iterator

from hardware.circuit import names
from hardware.light import wiring
from hardware.wired import joints
from hardware.wired.joints import groups, pico
from tray24 import pins

_SPARE_MA = 100  # Pico, display and driver
_FUSE_MA = 600  # [memory] of 750 mA at 20 degrees, at 40 degrees


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


def joined(wires=None) -> list[set[str]]:
    """Return the legs and the parts around that are joined by strips and wires, as sets."""
    wires = (*wiring.ON_BOARD, *wiring.AROUND) if wires is None else wires
    pairs = [(leg, strip_of(hole)) for leg, hole in legs()]
    around = [wire.end for wire in wires if wire.end in _around_ends()]
    pairs += [(strip_of(wire.start), wire.end if wire.end in around else strip_of(wire.end)) for wire in wires]
    return groups(pairs, [*(leg for leg, _ in legs()), *_around_ends()])


def _around_ends() -> set[str]:
    return {wire.end for wire in wiring.AROUND}


def wanted() -> dict[str, set[str]]:
    """Return what must be joined, by net; the Pico's pins come from the firmware's pin map.

    Pins of the 74AHCT125: enables 1, 4, 10, 13 (low: on), inputs 2, 5, 9, 12, outputs 3, 6, 8, 11, ground 7, supply 14.
    """
    keys = dict(zip(names.COLORS, pins.KEY_BUTTONS, strict=True))
    ground = {"strip GND", "display GND", "piezo -", "buttons GND", "large capacitor -", "small capacitor 2"}
    off = {"driver 4", "driver 10", "driver 13"}
    nets = {
        "GND": {"pico 38", "driver 1", "driver 7", "driver 5", "driver 9", "driver 12", *ground},
        "VBUS": {pico("VBUS"), "fuse 1"},
        "+5V": {"fuse 2", "strip 5V", "driver 14", "large capacitor +", "small capacitor 1", *off},
        "+3V3": {pico("3V3"), "display VCC"},
        "LED_DATA": {pico(pins.LED_DATA), "driver 2"},
        "LED_DATA_5V": {"driver 3", "330 ohm 1"},
        "STRIP_DATA": {"330 ohm 2", "strip DIN"},
        "DISPLAY_SDA": {pico(pins.DISPLAY_SDA), "display SDA"},
        "DISPLAY_SCL": {pico(pins.DISPLAY_SCL), "display SCL"},
        "BUZZER": {pico(pins.BUZZER), "100 ohm 1"},
        "PIEZO": {"100 ohm 2", "piezo +"},
    }
    nets |= {f"KEY_{color}": {pico(gpio), f"key {color.lower()}"} for color, gpio in keys.items()}
    nets |= {f"SEAT_{seat}": {pico(gpio), f"seat {seat}"} for seat, gpio in enumerate(pins.SEAT_BUTTONS, 1)}
    return nets


def nets_wrong(wires=None) -> list[str]:
    """Return the nets that are open or joined with another one, and outputs of the driver that are joined with any."""
    found = joined(wires)
    findings = joints.nets_wrong(found, wanted())
    for output in ("driver 6", "driver 8", "driver 11"):
        if next(group for group in found if output in group) != {output}:
            findings.append(f"{output}, an output that is not used, is joined with something")
    return findings


def holes_wrong(wires=None) -> list[str]:
    """Return the holes that are used twice, or lie below the Pico's sockets or the driver."""
    wires = (*wiring.ON_BOARD, *wiring.AROUND) if wires is None else wires
    used = Counter(hole for _, hole in legs())
    used.update(wire.start for wire in wires)
    used.update(wire.end for wire in wires if wire.end not in _around_ends())
    below = {f"{strip} {row}" for strip in range(1, 21) for row in "cdefghij"}
    below |= {f"{strip} {row}" for strip in range(22, 29) for row in "efgh"}
    own = {hole for _, hole in legs()}
    findings = [f"{hole} is used {count} times" for hole, count in used.items() if count > 1]
    return findings + [f"{hole} is below a part" for hole in sorted(set(used) & below - own)]


def limits_wrong() -> list[str]:
    """Return whether current or price leave their limits."""
    findings = []
    if wiring.BUDGET_MA + _SPARE_MA > _FUSE_MA:
        findings.append("the LEDs may take more than the fuse holds")
    if wiring.total_eur() > 45:
        findings.append(f"the parts cost {wiring.total_eur():.2f} EUR")
    return findings


def check() -> list[str]:
    """Return findings about the Light's wiring; [] when nothing is wrong."""
    return nets_wrong() + holes_wrong() + limits_wrong()
