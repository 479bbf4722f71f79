"""From what the sensors measured to what is wrong with them and their wires, and with the lamps they see."""

from collections.abc import Callable

from hardware.circuit import names
from host_tools.doctor.figures import Figures
from host_tools.doctor.findings import Finding, listed, place
from host_tools.doctor.lamps import judge_infrared, judge_leds, supply_capacitor
from host_tools.doctor.wires import bank_net, gpio_net, multiplexer, pin_of, wire
from tray24.pins import BANK_SLOTS, SLOTS
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
        found += judge_leds(figures, [slot for slot in sighted if slot not in figures.reads])
    found += judge_infrared(figures, sighted)
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
            f"Follow its wire, {wire(names.sense(slot))}. Solder each joint again.",
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
            f"A loose joint: solder {names.sensor(slot)} and {names.load(slot)} again. The wire is {wire(names.sense(slot))}.",
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
    """Return where an address line does not arrive, and what to do."""
    if everywhere and len(banks) > 1:
        start = pin_of("U1", net)
        return "any multiplexer", (f"Solder {start} again.", f"Follow the wire {wire(net)}.")
    joints = [pin_of(multiplexer(bank), net) for bank in banks]
    return " and ".join(multiplexer(bank) for bank in banks), (
        f"Solder {' and '.join(joints)} again.",
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
