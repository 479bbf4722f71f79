"""Findings about LEDs and infrared LEDs, from the figures or from what a person has seen."""

from hardware.circuit import names
from host_tools.doctor.figures import Figures
from host_tools.doctor.findings import Finding, listed, place
from host_tools.doctor.wires import ends, gpio_net, parts_on, wire
from simulator.texts import HostTexts
from tray24.pins import INFRARED_ON, LED_DATA, SLOT_OF_LED, SLOTS

texts = HostTexts("doctor")


def judge_leds(figures: Figures, sighted: list[int]) -> list[Finding]:
    """Return findings about a chain that ends too early, about dark LEDs, and about missing colors."""
    dark = [slot for slot in sighted if not figures.sees_color(slot)]
    known = [slot for slot in SLOT_OF_LED if slot in sighted]
    at = next((at for at in range(len(known)) if set(known[at:]) <= set(dark)), len(known))
    found = []
    if at < len(known):
        found.append(chain_ends(known[at - 1] if at else None, known[at]))
    found += [led_dark(slot) for slot in dark if slot not in known[at:]]
    for slot in sighted:
        if slot not in dark and (missing := figures.dead_colors(slot)):
            found.append(color_missing(slot, missing))
    return found


def chain_ends(last_lit: int | None, first_dark: int) -> Finding:
    """Return the finding that all LEDs of the chain stay dark from one on.

    The state of LEDs between these two slots may be unknown.
    """
    end = SLOT_OF_LED.index(first_dark)
    begin = SLOT_OF_LED.index(last_lit) + 1 if last_lit is not None else 0
    slots = SLOT_OF_LED[end:]
    if last_lit is None:
        return _no_led(slots)
    first = names.led(first_dark)
    if slots == (first_dark,):
        says = texts("last-dark", first=first, place=place(first_dark))
    else:
        says = texts("chain-ends", last=last_lit, first=first, place=place(first_dark))
    if begin < end:
        says = texts("chain-ends-unknown", says=says, slots=listed(SLOT_OF_LED[begin:end]))
    joints = "; ".join(wire(names.data(led)) for led in range(begin, end + 1))
    return Finding(
        "chain-ends",
        says,
        (
            texts("chain-ends-do-joints", joints=joints),
            texts("chain-ends-do-first", first=first),
            texts("chain-ends-do-exchange", last=names.led(last_lit), first=first),
        ),
        slots,
    )


def _no_led(slots: tuple[int, ...]) -> Finding:
    first = names.led(slots[0])
    shifter = parts_on(gpio_net(LED_DATA))[0]
    data = "; ".join(wire(net) for net in (gpio_net(LED_DATA), names.LED_SHIFTED, names.data(0)))
    return Finding(
        "no-led",
        texts("no-led"),
        (
            texts("no-led-do-supply", capacitor=supply_capacitor(), first=first),
            texts("no-led-do-data", data=data),
            texts("no-led-do-pins", shifter=shifter, first=first),
        ),
        slots,
    )


def led_dark(slot: int) -> Finding:
    """Return the finding about a single dark LED that passes its data on."""
    ref = names.led(slot)
    return Finding(
        "led-dark",
        texts("led-dark", ref=ref, place=place(slot)),
        (texts("led-dark-do", ref=ref),),
        (slot,),
    )


def color_missing(slot: int, colors: list[str]) -> Finding:
    """Return the finding about an LED that shines, but not in each color."""
    ref = names.led(slot)
    missing = texts(f"color-{colors[0]}")
    for color in colors[1:]:
        missing = texts("colors-next", colors=missing, color=texts(f"color-{color}"))
    return Finding(
        "color-missing",
        texts("color-missing", ref=ref, place=place(slot), colors=missing),
        (texts("color-missing-do", ref=ref, slot=slot),),
        (slot,),
    )


def supply_capacitor() -> str:
    """Return the LEDs' bulk capacitor: the only part on 5 V whose pins are plus and minus."""
    return next(end.split(" ")[0] for end in ends(names.SUPPLY) if end.endswith("(+)"))


def judge_infrared(figures: Figures, sighted: list[int]) -> list[Finding]:
    dark = [slot for slot in sighted if not figures.sees_infrared(slot)]
    if dark and len(dark) == len(sighted):
        return [_no_infrared(dark)]
    found = []
    for first in range(0, SLOTS, 2):
        pair = [slot for slot in (first, first + 1) if slot in dark]
        if pair:
            found.append(_string_dark(first, pair))
    return found


def _no_infrared(slots: list[int]) -> Finding:
    transistor = next(ref for ref in parts_on(names.INFRARED_GATE) if ref.startswith("Q"))
    return Finding(
        "no-infrared",
        texts("no-infrared"),
        (
            texts("no-infrared-do-transistor", transistor=transistor, wire=wire(names.INFRARED_GATE)),
            texts("follow-wire", wire=wire(gpio_net(INFRARED_ON))),
            texts(
                "no-infrared-do-supply",
                supply=names.INFRARED_SUPPLY,
                capacitor=_infrared_capacitor(),
                part=next(ref for ref in parts_on(names.SUPPLY) if ref in parts_on(names.INFRARED_SUPPLY)),
            ),
        ),
        tuple(slots),
    )


def _infrared_capacitor() -> str:
    return next(end.split(" ")[0] for end in ends(names.INFRARED_SUPPLY) if end.endswith("(+)"))


def _string_dark(first: int, slots: list[int]) -> Finding:
    one, other = names.infrared(first), names.infrared(first + 1)
    resistor = names.string_resistor(first)
    if len(slots) == 1:
        ref = names.infrared(slots[0])
        return Finding(
            "infrared-dark",
            texts("infrared-dark", ref=ref, place=place(slots[0])),
            (texts("infrared-dark-do", ref=ref),),
            tuple(slots),
        )
    return Finding(
        "infrared-dark",
        texts("string-dark", slots=listed(slots)),
        (
            texts("string-dark-do-turned", one=one, other=other),
            texts(
                "string-dark-do-joints",
                resistor=resistor,
                one=one,
                other=other,
                wire=wire(names.link(first)),
                anode=wire(names.anode(first)),
            ),
        ),
        tuple(slots),
    )
