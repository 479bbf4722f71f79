"""The diagnosis of sensors, wires, LEDs and infrared LEDs, from measurements or from what a person has seen."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from host_tools.doctor.circuit import (
    PICO,
    describe_gpio_wire,
    describe_wire,
    find_capacitor,
    find_joint,
    find_multiplexer,
    find_name,
    list_parts,
)
from host_tools.doctor.findings import Finding, describe_place, format_slots, make_finding
from host_tools.doctor.kinds import report_other_kind
from host_tools.doctor.measurements import Measurements
from host_tools.terminal.console import join_list
from simulator.texts import HostTexts
from tray24.pins import BANK_SLOTS, BESIDE, INFRARED_ON, LED_DATA, SENSOR_BANKS, SLOTS
from tray24.pins import MUX_ADDRESS as ADDRESS_PINS
from tray24.ui.toolkit.lights import make_chain as make_chain

say = HostTexts("doctor")

BANKS = SLOTS // BANK_SLOTS
_MIN_OF_BANK = 3  # silent sensors that mean a fault of the bank: fewer may fail by chance
_LINES = "ABC"
_FLOODED_LSB = 3900
_FLOODED_MAX = 12


def diagnose_sensors(figures: Measurements) -> list[Finding]:
    """Return all findings from the measurements, the most far-reaching first."""
    found: list[Finding] = []
    measured_slots = [slot for slot in figures.wanted if not figures.is_taken(slot)]
    flooded_slots = [slot for slot in measured_slots if figures.dark[slot] > _FLOODED_LSB]
    if len(flooded_slots) > _FLOODED_MAX:
        return [make_finding("too-bright", flooded_slots, count=len(flooded_slots))]
    is_clear = not any(figures.is_unclear(slot) for slot in measured_slots)
    lit_slots = [slot for slot in measured_slots if figures.can_see_infrared(slot) or figures.can_see_color(slot)]
    silent_slots = [slot for slot in measured_slots if slot not in flooded_slots and slot not in lit_slots]
    if len(measured_slots) == len(silent_slots):
        multiplexers, capacitor = ", ".join(map(find_multiplexer, range(BANKS))), find_supply_capacitor()
        finding = make_finding(
            "all-silent", silent_slots, slots=format_slots(silent_slots), capacitor=capacitor, multiplexers=multiplexers
        )
        return [finding] if silent_slots else []
    deaf_slots = silent_slots + flooded_slots
    for bank in range(BANKS):
        bank_slots = [slot for slot in measured_slots if slot // BANK_SLOTS == bank]
        if len(bank_slots) >= _MIN_OF_BANK and set(bank_slots) <= set(deaf_slots):
            slots, part, net = format_slots(bank_slots), find_multiplexer(bank), describe_gpio_wire(SENSOR_BANKS[bank])
            found.append(make_finding("bank-silent", bank_slots, slots=slots, multiplexer=part, wire=net))
            deaf_slots = [slot for slot in deaf_slots if slot not in bank_slots]
    found += [_report_sensor(slot, False, slot in flooded_slots) for slot in sorted(deaf_slots)]
    seeing_slots = [slot for slot in measured_slots if slot not in silent_slots and slot not in flooded_slots]
    if is_clear and figures.is_other_kind:
        found.append(report_other_kind(figures.about["kind"]))
    elif is_clear:
        found += _find_wrong_wires(figures, seeing_slots)
        found += _diagnose_leds(figures, [slot for slot in seeing_slots if slot not in figures.reads])
    found += _diagnose_infrared(figures, seeing_slots)
    unsteady_lsb = figures.limits.unsteady_lsb
    found += [_report_sensor(slot, True, False) for slot in seeing_slots if figures.noise[slot] > unsteady_lsb]
    return found


def _report_sensor(slot: int, is_unsteady: bool, is_flooded: bool) -> Finding:
    return make_finding(
        "sensor-unsteady" if is_unsteady else "sensor-flooded" if is_flooded else "sensor-silent",
        (slot,),
        place=describe_place(slot),
        slot=slot,
        sensor=find_name("sensor", slot),
        load=find_name("load", slot),
        wire=describe_wire(find_name("sense", slot)),
    )


# Wires that are connected to the wrong pin.


def _find_wrong_wires(figures: Measurements, seeing_slots: list[int]) -> list[Finding]:
    """Return findings about wrong wires of the sensors.

    The address lines come first: a fault of one of them explains several slots. `seeing_slots` are the slots whose
    sensors see light.
    """
    found = []
    reads = dict(figures.reads)
    for map_slot, report in _list_address_faults():
        banks = []
        for bank in range(BANKS):
            slots = [slot for slot in seeing_slots if slot // BANK_SLOTS == bank]
            wrong_reads = {slot: reads[slot] for slot in slots if slot in reads}
            expected_reads = {slot: map_slot(slot) for slot in slots if map_slot(slot) != slot}
            if wrong_reads and wrong_reads == expected_reads and len(wrong_reads) > 1:
                banks.append(bank)
        slots = tuple(slot for slot in reads if slot // BANK_SLOTS in banks)
        if banks:
            is_everywhere = {slot // BANK_SLOTS for slot in seeing_slots} == set(banks)
            found.append(report(banks, is_everywhere, slots))
            reads = {slot: other for slot, other in reads.items() if slot not in slots}
    return found + [
        _report_swapped_sensors(slot, other)
        for slot, other in reads.items()
        if reads.get(other) != slot or slot < other
    ]


def _list_address_faults() -> Iterator[
    tuple[Callable[[int], int], Callable[[list[int], bool, tuple[int, ...]], Finding]]
]:
    """Yield the possible faults of the multiplexers' address lines, each as two functions.

    The first function returns which slot's sensor is read when a given slot is addressed. The second makes the finding.
    """
    for line in range(len(_LINES)):
        bit = 1 << line
        yield lambda slot, bit=bit: slot & ~bit, partial(_report_stuck_line, line, "low")
        yield lambda slot, bit=bit: slot | bit, partial(_report_stuck_line, line, "high")
    for pair in ((0, 1), (0, 2), (1, 2)):
        yield partial(_exchange_bits, *pair), partial(_report_exchanged_lines, pair)


def _exchange_bits(one: int, other: int, slot: int) -> int:
    """Return the slot number in which bits `one` and `other` of `slot` are exchanged."""
    difference = (slot >> one ^ slot >> other) & 1
    return slot ^ (difference << one | difference << other)


def _report_stuck_line(line: int, state: str, banks: list[int], is_everywhere: bool, slots: tuple[int, ...]) -> Finding:
    net = find_name("gpio", ADDRESS_PINS[line])
    is_any = is_everywhere and len(banks) > 1
    place = say("any-multiplexer") if is_any else join_list(map(find_multiplexer, banks), "list-and")
    joints = [find_joint(PICO, net)] if is_any else [find_joint(find_multiplexer(bank), net) for bank in banks]
    steps = say("solder-again", joints=join_list(joints, "list-and")), say("follow-wire", wire=describe_wire(net))
    text = say(f"address-{state}", line=_LINES[line], place=place, slots=format_slots(slots))
    return Finding("address-stuck", text, (*steps, say(f"address-{state}-do")), slots)


def _report_exchanged_lines(
    pair: tuple[int, int], banks: list[int], is_everywhere: bool, slots: tuple[int, ...]
) -> Finding:
    place = say("all-multiplexers") if is_everywhere else join_list(map(find_multiplexer, banks), "list-and")
    text = say("address-swapped", lines=join_list([_LINES[line] for line in pair], "list-and"), place=place)
    steps = tuple(say("compare-wire", wire=describe_gpio_wire(ADDRESS_PINS[line])) for line in pair)
    return Finding("address-swapped", text, steps, slots)


def _report_swapped_sensors(slot: int, other: int) -> Finding:
    wires = [describe_wire(find_name("sense", sensor_slot)) for sensor_slot in (slot, other)]
    steps = (
        say("compare-wires", wire=wires[0], other=wires[1]),
        say("sensors-swapped-do-chain", led=find_name("led", slot), slot=slot),
    )
    return Finding(
        "sensors-swapped", say("sensors-swapped", place=describe_place(slot), other=other), steps, (slot, other)
    )


def _diagnose_leds(figures: Measurements, seeing_slots: list[int]) -> list[Finding]:
    """Return findings about the LEDs below the slots, whose light the sensors in `seeing_slots` see.

    The findings say where the chain of LEDs ends, and which LEDs are dark or lack a color.
    """
    dark_slots = [slot for slot in seeing_slots if not figures.can_see_color(slot)]
    found = diagnose_chain(make_chain(figures.about["kind"], "rows"), dark_slots, seeing_slots)
    dead_colors = {slot: figures.find_dead_colors(slot) for slot in seeing_slots if slot not in dark_slots}
    return found + [report_missing_color(slot, colors) for slot, colors in dead_colors.items() if colors]


def diagnose_chain(chain: Sequence[int], dark_leds: Sequence[int], visible_leds: Sequence[int]) -> list[Finding]:
    """Return findings about a chain of LEDs that ends too early, and about single LEDs that are dark.

    `chain` has the numbers of the LEDs in the order of the chain. `dark_leds` are the LEDs that stay dark. About LEDs
    that are not in `visible_leds` nothing is known.
    """
    visible_chain = [led for led in chain if led in visible_leds]
    at = len(visible_chain)
    while at and visible_chain[at - 1] in dark_leds:
        at -= 1
    found = [_report_dark_led(led) for led in dark_leds if led in visible_chain[:at]]
    if at < len(visible_chain):
        found.insert(0, _report_chain_end(chain, visible_chain[at - 1] if at else None, visible_chain[at]))
    return found


def _report_chain_end(chain: Sequence[int], last_lit: int | None, first_dark: int) -> Finding:
    """Return the finding that the chain of LEDs is dark from `first_dark` on.

    `last_lit` is the last LED that is known to shine, or None if no LED is. Whether the LEDs between `last_lit` and
    `first_dark` shine is unknown.
    """
    end = chain.index(first_dark)
    slots = _list_slots(chain[end:])
    if last_lit is None:
        nets = (find_name("gpio", LED_DATA), find_name("led_shifted"), find_name("data", 0))
        first, shifter, data = find_name("led", slots[0]), list_parts(nets[0])[0], "; ".join(map(describe_wire, nets))
        return make_finding("no-led", slots, data=data, first=first, shifter=shifter, capacitor=find_supply_capacitor())
    begin = chain.index(last_lit) + 1
    first = _name_led(first_dark)
    is_twin = len(chain) > SLOTS
    if is_twin:
        text = say("twin-chain-ends", last=_describe_led(last_lit), first=_describe_led(first_dark))
    elif slots == (first_dark,):
        text = say("last-dark", first=first, place=describe_place(first_dark))
    else:
        text = say("chain-ends", last=last_lit, first=first, place=describe_place(first_dark))
    if begin < end:
        key = "twin-chain-ends-unknown" if is_twin else "chain-ends-unknown"
        text = say(key, says=text, slots=format_slots(_list_slots(chain[begin:end])))
    joints = [_describe_joint(chain[at - 1], chain[at]) for at in range(begin, end + 1)]
    steps = (
        say("chain-ends-do-joints", joints="; ".join(joints)),
        say("chain-ends-do-first", first=first),
        say("chain-ends-do-exchange", last=_name_led(last_lit), first=first),
    )
    return Finding("chain-ends", text, steps, slots)


def _name_led(led: int) -> str:
    return find_name("beside" if led & BESIDE else "led", led % BESIDE)


def _list_slots(leds: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted({led % BESIDE for led in leds}))


def _describe_led(led: int) -> str:
    """Return the name of an LED of a twin tray (two LEDs a slot), and whether it is below or beside its slot."""
    return say("lamp-beside" if led & BESIDE else "lamp-below", ref=_name_led(led), slot=led % BESIDE)


def _describe_joint(one: int, other: int) -> str:
    """Return the two joints of the wire from the LED `one` to `other`, the next LED of the chain."""
    first = find_name("led", 0)
    leaves, enters = (find_joint(first, find_name("data", slot)).removeprefix(first) for slot in (1, 0))
    return f"{_name_led(one)}{leaves} - {_name_led(other)}{enters}"


def _report_dark_led(led: int) -> Finding:
    """Return the finding about a single dark LED, which still passes the data on to the next LED."""
    ref, slot = _name_led(led), led % BESIDE
    text = say("beside-dark" if led & BESIDE else "led-dark", ref=ref, place=describe_place(slot))
    return Finding("led-dark", text, (say("led-dark-do", ref=ref),), (slot,))


def report_missing_color(led: int, colors: list[str]) -> Finding:
    """Return the finding about an LED that shines, but lacks these colors."""
    ref, slot = _name_led(led), led % BESIDE
    color_text = say(f"color-{colors[0]}")
    for color in colors[1:]:
        color_text = say("colors-next", colors=color_text, color=say(f"color-{color}"))
    key, steps_key = ("beside-color-missing", "beside-do") if led & BESIDE else ("color-missing", "color-missing-do")
    text = say(key, ref=ref, place=describe_place(slot), colors=color_text)
    return Finding("color-missing", text, (say(steps_key, ref=ref, slot=slot),), (slot,))


def find_supply_capacitor() -> str:
    """Return the name of the LEDs' bulk capacitor."""
    return find_capacitor(find_name("supply"))


def _diagnose_infrared(figures: Measurements, seeing_slots: list[int]) -> list[Finding]:
    dark_slots = [slot for slot in seeing_slots if not figures.can_see_infrared(slot)]
    if dark_slots and len(dark_slots) == len(seeing_slots):
        gate, supply = find_name("infrared_gate"), find_name("infrared_supply")
        transistor = next(ref for ref in list_parts(gate) if ref.startswith("Q"))
        part = next(ref for ref in list_parts(find_name("supply")) if ref in list_parts(supply))
        steps = (
            say("no-infrared-do-transistor", transistor=transistor, wire=describe_wire(gate)),
            say("follow-wire", wire=describe_gpio_wire(INFRARED_ON)),
            say("no-infrared-do-supply", supply=supply, capacitor=find_capacitor(supply), part=part),
        )
        return [Finding("no-infrared", say("no-infrared"), steps, tuple(dark_slots))]
    strings = [[slot for slot in (first, first + 1) if slot in dark_slots] for first in range(0, SLOTS, 2)]
    return [_report_dark_string(slots) for slots in strings if slots]


def _report_dark_string(slots: list[int]) -> Finding:
    """Return the finding about the dark infrared LEDs of a string, which is two LEDs in series: one of them or both."""
    if len(slots) == 1:
        return make_finding("infrared-dark", slots, ref=find_name("infrared", slots[0]), place=describe_place(slots[0]))
    first = slots[0]
    ends = {"one": find_name("infrared", first), "other": find_name("infrared", first + 1)}
    wires = {"wire": describe_wire(find_name("link", first)), "anode": describe_wire(find_name("anode", first))}
    steps = (
        say("string-dark-do-turned", **ends),
        say("string-dark-do-joints", resistor=find_name("string_resistor", first), **ends, **wires),
    )
    return Finding("infrared-dark", say("string-dark", slots=format_slots(slots)), steps, tuple(slots))
