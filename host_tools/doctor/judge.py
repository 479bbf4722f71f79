"""From what the sensors measured to what is wrong with sensors, LEDs and infrared LEDs, and their wires."""

from collections.abc import Callable

from hardware.circuit import names
from host_tools.doctor.figures import Figures
from host_tools.doctor.findings import Finding, listed, place
from host_tools.doctor.wires import bank_net, ends, gpio_net, multiplexer, parts_on, pin_of, wire
from tray24.pins import BANK_SLOTS, INFRARED_ON, LED_DATA, SLOT_OF_LED, SLOTS
from tray24.pins import MUX_ADDRESS as ADDRESS_PINS

BANKS = SLOTS // BANK_SLOTS
_LEAST_OF_BANK = 3  # sensors that make a bank: fewer may fail by chance
_LINES = "ABC"
_FLOODED_MOST = 12


def judge(figures: Figures) -> list[Finding]:
    """Everything that the figures show, the most far-reaching first."""
    found: list[Finding] = []
    seen = [slot for slot in figures.wanted if not figures.is_taken(slot)]
    flooded = [slot for slot in seen if figures.is_flooded(slot)]
    if len(flooded) > _FLOODED_MOST:
        return [_too_bright(flooded)]
    clear = not any(figures.is_unclear(slot) for slot in seen)
    silent = [
        slot
        for slot in seen
        if slot not in flooded and not figures.sees_infrared(slot) and not figures.sees_color(slot)
    ]
    if len(seen) == len(silent):
        return [_all_silent(silent)] if silent else []
    deaf = silent + flooded
    for bank in range(BANKS):
        of_bank = [slot for slot in seen if slot // BANK_SLOTS == bank]
        if len(of_bank) >= _LEAST_OF_BANK and set(of_bank) <= set(deaf):
            found.append(_bank_silent(bank, of_bank))
            deaf = [slot for slot in deaf if slot not in of_bank]
    found += [_flooded(slot) if slot in flooded else _silent(slot) for slot in sorted(deaf)]
    sighted = [slot for slot in seen if slot not in silent and slot not in flooded]
    if clear:
        found += _wrong_wires(figures, sighted)
        found += _leds(figures, [slot for slot in sighted if slot not in figures.reads])
    found += _infrared(figures, sighted)
    found += [_unsteady(slot) for slot in sighted if figures.is_unsteady(slot)]
    return found


# Sensors.


def _too_bright(slots: list[int]) -> Finding:
    return Finding(
        "too-bright",
        f"So much light falls on {len(slots)} slots that their sensors see nothing else.",
        ("Move the tray out of the sun or the lamp's beam, or put a box over it, and start again.",),
        tuple(slots),
    )


def _all_silent(slots: list[int]) -> Finding:
    return Finding(
        "all-silent",
        f"No sensor sees any light ({listed(slots)}): neither of the LEDs nor infrared.",
        (
            "A tray built without sensors: that is as it should be. Mask all slots in Settings, and this is not said again.",
            f"LEDs dark, too? Measure 5 V between plus and minus of {supply_capacitor()}: LEDs and infrared LEDs live on it.",
            f"LEDs shine? Measure 3.3 V at pin 16 of {', '.join(multiplexer(bank) for bank in range(BANKS))}: the sensors live on it.",
        ),
        tuple(slots),
    )


def _bank_silent(bank: int, slots: list[int]) -> Finding:
    mux = multiplexer(bank)
    net = bank_net(bank)
    return Finding(
        "bank-silent",
        f"No sensor in {listed(slots)} answers: all of them go through the multiplexer {mux}.",
        (
            f"A tray built without these sensors: that is as it should be. Mask {listed(slots)} in Settings.",
            f"Look at {mux}: which way pin 1 points, and each of its 16 joints. Pin 16 has 3.3 V, pins 6, 7 and 8 are ground.",
            f"Follow the wire {wire(net)}.",
        ),
        tuple(slots),
    )


def _flooded(slot: int) -> Finding:
    return Finding(
        "sensor-flooded",
        f"The sensor of {place(slot)} reads full light, however dark it is.",
        (
            f"Look at its load {names.load(slot)}: with an open joint there the sensor always reads full.",
            f"Then at {names.sensor(slot)}: a bridge of solder between its ends does the same.",
            f"The wire is {wire(names.sense(slot))}.",
        ),
        (slot,),
    )


def _silent(slot: int) -> Finding:
    ref = names.sensor(slot)
    return Finding(
        "sensor-silent",
        f"The sensor of {place(slot)} sees no light, neither of its LED nor infrared.",
        (
            f"Look at {ref}: turned round, or a joint that is not wet? The placement page shows which way it looks.",
            f"Follow its wire, {wire(names.sense(slot))}. Solder each joint anew.",
            "Is protective film still on the clear sheet, or something dark in the slot?",
            f"Until then the tray works without it: mask slot {slot} in Settings.",
        ),
        (slot,),
    )


def _unsteady(slot: int) -> Finding:
    return Finding(
        "sensor-unsteady",
        f"The sensor of {place(slot)} jumps about though nothing moves.",
        (
            f"A loose joint: solder {names.sensor(slot)} and {names.load(slot)} anew. The wire is {wire(names.sense(slot))}.",
            "If it is many slots: does a lamp flicker, does a hand or a leaf cast its shadow?",
        ),
        (slot,),
    )


# Wires that lead elsewhere.


def _wrong_wires(figures: Figures, sighted: list[int]) -> list[Finding]:
    """Address lines first: each explains several slots."""
    found = []
    left = dict(figures.reads)
    for what, fits, finding in _address_faults():
        banks = []
        for bank in range(BANKS):
            slots = [slot for slot in sighted if slot // BANK_SLOTS == bank]
            wrong = {slot: left[slot] for slot in slots if slot in left}
            expected = {slot: fits(slot) for slot in slots if fits(slot) != slot}
            if wrong and wrong == expected and len(wrong) > 1:
                banks.append(bank)
        slots = tuple(slot for slot in left if slot // BANK_SLOTS in banks)
        if banks:
            everywhere = {slot // BANK_SLOTS for slot in sighted} == set(banks)
            found.append(finding(what, banks, everywhere, slots))
            left = {slot: other for slot, other in left.items() if slot not in slots}
    found += [_swapped(slot, other) for slot, other in left.items() if left.get(other) != slot or slot < other]
    return found


def _address_faults() -> list[tuple[str, Callable[[int], int], Callable]]:
    """(which, where a slot's sensor would answer, how to say it) of each thing that can be wrong with the address."""
    faults: list[tuple[str, Callable[[int], int], Callable]] = []
    for line in range(len(_LINES)):
        bit = 1 << line
        faults.append((f"{line}", lambda slot, bit=bit: slot & ~bit, lambda *a: _stuck(*a, state="low")))
        faults.append((f"{line}", lambda slot, bit=bit: slot | bit, lambda *a: _stuck(*a, state="high")))
    for pair in ((0, 1), (0, 2), (1, 2)):
        faults.append((f"{pair[0]}{pair[1]}", lambda slot, pair=pair: _exchanged(slot, *pair), _exchanged_lines))
    return faults


def _exchanged(slot: int, one: int, other: int) -> int:
    differ = (slot >> one ^ slot >> other) & 1
    return slot ^ (differ << one | differ << other)


def _stuck(what: str, banks: list[int], everywhere: bool, slots: tuple[int, ...], state: str) -> Finding:
    line = int(what)
    net = gpio_net(ADDRESS_PINS[line])
    here, do = _where(net, banks, everywhere)
    other = "ground" if state == "low" else "3.3 V"
    return Finding(
        "address-stuck",
        f"The address line {_LINES[line]} does not reach {here}: there it is always {state}, and {listed(slots)} "
        "read their neighbors' sensors.",
        (*do, f"Then look for a bridge of solder from this line to {other}."),
        slots,
    )


def _exchanged_lines(what: str, banks: list[int], everywhere: bool, slots: tuple[int, ...]) -> Finding:
    nets = [gpio_net(ADDRESS_PINS[int(line)]) for line in what]
    here = "all multiplexers" if everywhere else " and ".join(multiplexer(bank) for bank in banks)
    return Finding(
        "address-swapped",
        f"The address lines {' and '.join(_LINES[int(line)] for line in what)} are in each other's place at {here}.",
        tuple(f"Compare the wire {wire(net)}." for net in nets),
        slots,
    )


def _where(net: str, banks: list[int], everywhere: bool) -> tuple[str, tuple[str, ...]]:
    """Where a line does not arrive, and what to do."""
    if everywhere and len(banks) > 1:
        start = pin_of("U1", net)
        return "any multiplexer", (f"Solder {start} anew.", f"Follow the wire {wire(net)}.")
    joints = [pin_of(multiplexer(bank), net) for bank in banks]
    return " and ".join(multiplexer(bank) for bank in banks), (
        f"Solder {' and '.join(joints)} anew.",
        f"Follow the wire {wire(net)}.",
    )


def _swapped(slot: int, other: int) -> Finding:
    return Finding(
        "sensors-swapped",
        f"The sensor that is read for {place(slot)} lies in slot {other}, or the LED there does.",
        (
            f"Compare two wires: {wire(names.sense(slot))}; {wire(names.sense(other))}.",
            f"On perfboard: does the chain of LEDs run row by row, each from the left? {names.led(slot)} lies in slot {slot}.",
        ),
        (slot, other),
    )


# LEDs.


def _leds(figures: Figures, sighted: list[int]) -> list[Finding]:
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
            f"Solder the data joints anew: {joints}.",
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


# Infrared.


def _infrared(figures: Figures, sighted: list[int]) -> list[Finding]:
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
            f"Solder {transistor} anew and look which way it lies: {wire(names.INFRARED_GATE)}.",
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
            f"Solder {resistor}, {one} and {other} anew: {wire(names.link(first))}; {wire(names.anode(first))}.",
        ),
        tuple(slots),
    )
