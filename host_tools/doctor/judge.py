"""Deduce from the figures of the sensors what is wrong with them, with their wires, and with the LEDs they see."""

from collections.abc import Callable

from hardware.circuit import names
from host_tools.doctor.figures import Figures
from host_tools.doctor.findings import Finding, listed, place
from host_tools.doctor.kinds import other_kind
from host_tools.doctor.lamps import judge_infrared, judge_leds, supply_capacitor
from host_tools.doctor.wires import bank_net, gpio_net, multiplexer, pin_of, wire
from host_tools.terminal.console import join_list
from simulator.texts import HostTexts
from tray24.pins import BANK_SLOTS, SLOTS
from tray24.pins import MUX_ADDRESS as ADDRESS_PINS

texts = HostTexts("doctor")

BANKS = SLOTS // BANK_SLOTS
_LEAST_OF_BANK = 3  # silent sensors that mean a fault of the bank: fewer may fail by chance
_LINES = "ABC"
_FLOODED_MOST = 12


def judge(figures: Figures) -> list[Finding]:
    """Return all findings from the figures, the most far-reaching first."""
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
    if clear and figures.is_other_kind:
        found.append(other_kind(figures.about["kind"]))
    elif clear:
        found += _wrong_wires(figures, sighted)
        found += judge_leds(figures, [slot for slot in sighted if slot not in figures.reads])
    found += judge_infrared(figures, sighted)
    found += [_unsteady(slot) for slot in sighted if figures.is_unsteady(slot)]
    return found


# Sensors.


def _too_bright(slots: list[int]) -> Finding:
    return Finding(
        "too-bright",
        texts("too-bright", count=len(slots)),
        (texts("too-bright-do"),),
        tuple(slots),
    )


def _all_silent(slots: list[int]) -> Finding:
    return Finding(
        "all-silent",
        texts("all-silent", slots=listed(slots)),
        (
            texts("all-silent-do-built"),
            texts("all-silent-do-dark", capacitor=supply_capacitor()),
            texts("all-silent-do-lit", multiplexers=", ".join(multiplexer(bank) for bank in range(BANKS))),
        ),
        tuple(slots),
    )


def _bank_silent(bank: int, slots: list[int]) -> Finding:
    mux = multiplexer(bank)
    net = bank_net(bank)
    return Finding(
        "bank-silent",
        texts("bank-silent", slots=listed(slots), multiplexer=mux),
        (
            texts("bank-silent-do-built", slots=listed(slots)),
            texts("bank-silent-do-multiplexer", multiplexer=mux),
            texts("follow-wire", wire=wire(net)),
        ),
        tuple(slots),
    )


def _flooded(slot: int) -> Finding:
    return Finding(
        "sensor-flooded",
        texts("sensor-flooded", place=place(slot)),
        (
            texts("sensor-flooded-do-load", load=names.load(slot)),
            texts("sensor-flooded-do-bridge", sensor=names.sensor(slot)),
            texts("sensor-flooded-do-wire", wire=wire(names.sense(slot))),
        ),
        (slot,),
    )


def _silent(slot: int) -> Finding:
    ref = names.sensor(slot)
    return Finding(
        "sensor-silent",
        texts("sensor-silent", place=place(slot)),
        (
            texts("sensor-silent-do-turned", sensor=ref),
            texts("sensor-silent-do-wire", wire=wire(names.sense(slot))),
            texts("sensor-silent-do-film"),
            texts("sensor-silent-do-mask", slot=slot),
        ),
        (slot,),
    )


def _unsteady(slot: int) -> Finding:
    return Finding(
        "sensor-unsteady",
        texts("sensor-unsteady", place=place(slot)),
        (
            texts(
                "sensor-unsteady-do-joint",
                sensor=names.sensor(slot),
                load=names.load(slot),
                wire=wire(names.sense(slot)),
            ),
            texts("sensor-unsteady-do-many"),
        ),
        (slot,),
    )


# Wires that are connected to the wrong place.


def _wrong_wires(figures: Figures, sighted: list[int]) -> list[Finding]:
    """Return findings about wires, address lines first: each of those explains several slots."""
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
    """Return the possible faults of the address lines: (fault, slot -> slot whose sensor is read, its message)."""
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
    return Finding(
        "address-stuck",
        texts(f"address-{state}", line=_LINES[line], place=here, slots=listed(slots)),
        (*do, texts(f"address-{state}-do")),
        slots,
    )


def _exchanged_lines(what: str, banks: list[int], everywhere: bool, slots: tuple[int, ...]) -> Finding:
    nets = [gpio_net(ADDRESS_PINS[int(line)]) for line in what]
    here = texts("all-multiplexers") if everywhere else join_list([multiplexer(bank) for bank in banks], "list-and")
    return Finding(
        "address-swapped",
        texts("address-swapped", lines=join_list([_LINES[int(line)] for line in what], "list-and"), place=here),
        tuple(texts("compare-wire", wire=wire(net)) for net in nets),
        slots,
    )


def _where(net: str, banks: list[int], everywhere: bool) -> tuple[str, tuple[str, ...]]:
    """Return where an address line is not connected, and what to do."""
    if everywhere and len(banks) > 1:
        start = pin_of("U1", net)
        return texts("any-multiplexer"), (texts("solder-again", joints=start), texts("follow-wire", wire=wire(net)))
    joints = [pin_of(multiplexer(bank), net) for bank in banks]
    return join_list([multiplexer(bank) for bank in banks], "list-and"), (
        texts("solder-again", joints=join_list(joints, "list-and")),
        texts("follow-wire", wire=wire(net)),
    )


def _swapped(slot: int, other: int) -> Finding:
    return Finding(
        "sensors-swapped",
        texts("sensors-swapped", place=place(slot), other=other),
        (
            texts("compare-wires", wire=wire(names.sense(slot)), other=wire(names.sense(other))),
            texts("sensors-swapped-do-chain", led=names.led(slot), slot=slot),
        ),
        (slot, other),
    )
