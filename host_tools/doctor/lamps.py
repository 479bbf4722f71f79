"""What the figures show of LEDs and infrared LEDs; and the same in words for who has seen it with her own eyes."""

from hardware.circuit import names
from host_tools.doctor.figures import Figures
from host_tools.doctor.findings import Finding, listed, place
from host_tools.doctor.wires import ends, gpio_net, parts_on, wire
from tray24.pins import INFRARED_ON, LED_DATA, SLOT_OF_LED, SLOTS


def judge_leds(figures: Figures, sighted: list[int]) -> list[Finding]:
    """A chain that ends too early, single LEDs that stay dark, and single colors."""
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
    """The LEDs from one of the chain on stay dark. Between these slots may be some of which it is not known."""
    end = SLOT_OF_LED.index(first_dark)
    begin = SLOT_OF_LED.index(last_lit) + 1 if last_lit is not None else 0
    slots = SLOT_OF_LED[end:]
    if last_lit is None:
        return _no_led(slots)
    first = names.led(first_dark)
    if slots == (first_dark,):
        says = f"The last LED stays dark: {first} in {place(first_dark)}."
    else:
        says = f"The LEDs shine up to slot {last_lit}; from {first} on, in {place(first_dark)}, all stay dark."
    if begin < end:
        says += f" Of {listed(SLOT_OF_LED[begin:end])} the sensors cannot tell."
    joints = "; ".join(wire(names.data(led)) for led in range(begin, end + 1))
    return Finding(
        "chain-ends",
        says,
        (
            f"Solder the data joints again: {joints}.",
            f"Look at {first}: which way does pin 1 point, does it have 5 V?",
            f"Still dark? Exchange {names.led(last_lit)}, whose data may not come out, then {first}.",
        ),
        slots,
    )


def _no_led(slots: tuple[int, ...]) -> Finding:
    first = names.led(slots[0])
    shifter = parts_on(gpio_net(LED_DATA))[0]
    data = "; ".join(wire(net) for net in (gpio_net(LED_DATA), names.LED_SHIFTED, names.data(0)))
    return Finding(
        "no-led",
        "No LED shines.",
        (
            f"Measure 5 V between plus and minus of {supply_capacitor()}, and at {first}.",
            f"Follow the data from the Pico on: {data}.",
            f"Look at {shifter} and {first}: which way does pin 1 point?",
        ),
        slots,
    )


def led_dark(slot: int) -> Finding:
    """A single LED in the chain that hands on its data."""
    ref = names.led(slot)
    return Finding(
        "led-dark",
        f"The LED {ref} in {place(slot)} stays dark; those after it shine.",
        (f"Exchange {ref}: it hands its data on, but does not shine.",),
        (slot,),
    )


def color_missing(slot: int, colors: list[str]) -> Finding:
    """A LED that shines, but not in each color."""
    ref = names.led(slot)
    return Finding(
        "color-missing",
        f"The LED {ref} in {place(slot)} has no {' and no '.join(colors)}.",
        (f"Exchange {ref}. Until then mask slot {slot} in Settings: its sensor would take colors for others.",),
        (slot,),
    )


def supply_capacitor() -> str:
    """The LEDs' bulk capacitor: the only part on 5 V whose pins are plus and minus."""
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
        "No infrared LED shines: the tray cannot tell whether a slot is empty.",
        (
            f"Solder {transistor} again and look which way it lies: {wire(names.INFRARED_GATE)}.",
            f"Follow the wire {wire(gpio_net(INFRARED_ON))}.",
            f"Measure 5 V on {names.INFRARED_SUPPLY}: plus of {_infrared_capacitor()}, behind "
            f"{next(ref for ref in parts_on(names.SUPPLY) if ref in parts_on(names.INFRARED_SUPPLY))}.",
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
            f"The infrared LED {ref} in {place(slots[0])} gives no light, its partner in the same string does.",
            (f"Look at {ref}: a bridge of solder between its ends, or something over it? Else exchange it.",),
            tuple(slots),
        )
    return Finding(
        "infrared-dark",
        f"The infrared LEDs of {listed(slots)} give no light: they are one string of two.",
        (
            f"Look at {one} and {other}: one that is turned round stops both. The placement page shows the cathode.",
            f"Solder {resistor}, {one} and {other} again: {wire(names.link(first))}; {wire(names.anode(first))}.",
        ),
        tuple(slots),
    )
