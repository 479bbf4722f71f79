"""Findings about LEDs and infrared LEDs, from the figures or from what a person has seen."""

from collections.abc import Sequence

from hardware.circuit import names
from host_tools.doctor.figures import Figures
from host_tools.doctor.findings import Finding, listed, place
from host_tools.doctor.wires import ends, gpio_net, parts_on, pin_of, wire
from simulator.texts import HostTexts
from tray24.pins import BESIDE, INFRARED_ON, LED_DATA, SLOTS

texts = HostTexts("doctor")


def judge_leds(figures: Figures, sighted: list[int]) -> list[Finding]:
    """Return findings about a chain that ends too early, about dark LEDs, and about missing colors.

    The sensors see the LEDs below the slots only.
    """
    dark = [slot for slot in sighted if not figures.sees_color(slot)]
    found = judge_chain(figures.chain, dark, sighted)
    for slot in sighted:
        if slot not in dark and (missing := figures.dead_colors(slot)):
            found.append(color_missing(slot, missing))
    return found


def judge_chain(chain: Sequence[int], dark: Sequence[int], seen: Sequence[int]) -> list[Finding]:
    """Return findings about a chain that ends too early, and about single LEDs that are dark.

    LEDs are named as by `trays.chain`; of those that are not `seen` nothing is known.
    """
    known = [led for led in chain if led in seen]
    at = len(known)
    while at and known[at - 1] in dark:
        at -= 1
    found = [led_dark(led) for led in dark if led in known[:at]]
    if at < len(known):
        found.insert(0, _chain_ends(chain, known[at - 1] if at else None, known[at]))
    return found


def _chain_ends(chain: Sequence[int], last_lit: int | None, first_dark: int) -> Finding:
    """Return the finding that all LEDs of the chain stay dark from one on.

    The state of LEDs between these two may be unknown.
    """
    end = chain.index(first_dark)
    begin = chain.index(last_lit) + 1 if last_lit is not None else 0
    slots = _slots(chain[end:])
    if last_lit is None:
        return _no_led(slots)
    first = _ref(first_dark)
    is_twin = len(chain) > SLOTS
    if is_twin:
        says = texts("twin-chain-ends", last=_lamp(last_lit), first=_lamp(first_dark))
    elif slots == (first_dark,):
        says = texts("last-dark", first=first, place=place(first_dark))
    else:
        says = texts("chain-ends", last=last_lit, first=first, place=place(first_dark))
    if begin < end:
        key = "twin-chain-ends-unknown" if is_twin else "chain-ends-unknown"
        says = texts(key, says=says, slots=listed(_slots(chain[begin:end])))
    joints = [_joint(chain[at - 1], chain[at]) for at in range(begin, end + 1)]
    return Finding(
        "chain-ends",
        says,
        (
            texts("chain-ends-do-joints", joints="; ".join(joints)),
            texts("chain-ends-do-first", first=first),
            texts("chain-ends-do-exchange", last=_ref(last_lit), first=first),
        ),
        slots,
    )


def _ref(led: int) -> str:
    return names.beside(led % BESIDE) if led & BESIDE else names.led(led)


def _slots(leds: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted({led % BESIDE for led in leds}))


def _lamp(led: int) -> str:
    """Return an LED of a twin, and where it is."""
    return texts("lamp-beside" if led & BESIDE else "lamp-below", ref=_ref(led), slot=led % BESIDE)


def _joint(one: int, other: int) -> str:
    """Return the two joints of the wire from an LED to the next one."""
    first = names.led(0)
    leaves, enters = (pin_of(first, names.data(slot)).removeprefix(first) for slot in (1, 0))
    return f"{_ref(one)}{leaves} - {_ref(other)}{enters}"


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


def led_dark(led: int) -> Finding:
    """Return the finding about a single dark LED that passes its data on."""
    ref, slot = _ref(led), led % BESIDE
    says = texts("beside-dark" if led & BESIDE else "led-dark", ref=ref, place=place(slot))
    return Finding("led-dark", says, (texts("led-dark-do", ref=ref),), (slot,))


def color_missing(led: int, colors: list[str]) -> Finding:
    """Return the finding about an LED that shines, but not in each color."""
    ref, slot = _ref(led), led % BESIDE
    missing = texts(f"color-{colors[0]}")
    for color in colors[1:]:
        missing = texts("colors-next", colors=missing, color=texts(f"color-{color}"))
    says, do = ("beside-color-missing", "beside-do") if led & BESIDE else ("color-missing", "color-missing-do")
    return Finding(
        "color-missing",
        texts(says, ref=ref, place=place(slot), colors=missing),
        (texts(do, ref=ref, slot=slot),),
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
