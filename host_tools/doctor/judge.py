"""The diagnosis of sensors, wires, LEDs and infrared LEDs, from measurements or from what a person has seen."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from host_tools.doctor.circuit import PICO, capacitor_on, gpio_wire, multiplexer, name, parts_on, pin_of, wire
from host_tools.doctor.figures import Figures
from host_tools.doctor.findings import Finding, finding, listed, place
from host_tools.doctor.kinds import other_kind
from host_tools.terminal.console import join_list
from simulator.texts import HostTexts
from tray24.pins import BANK_SLOTS, BESIDE, INFRARED_ON, LED_DATA, SENSOR_BANKS, SLOTS
from tray24.pins import MUX_ADDRESS as ADDRESS_PINS
from tray24.ui.toolkit.lights import chain as chain_of

texts = HostTexts("doctor")

BANKS = SLOTS // BANK_SLOTS
_LEAST_OF_BANK = 3  # silent sensors that mean a fault of the bank: fewer may fail by chance
_LINES = "ABC"
_FLOODED_LSB = 3900
_FLOODED_MOST = 12


def judge(figures: Figures) -> list[Finding]:
    """Return all findings from the measurements, the most far-reaching first."""
    found: list[Finding] = []
    seen = [slot for slot in figures.wanted if not figures.is_taken(slot)]
    flooded = [slot for slot in seen if figures.dark[slot] > _FLOODED_LSB]
    if len(flooded) > _FLOODED_MOST:
        return [finding("too-bright", flooded, count=len(flooded))]
    clear = not any(figures.is_unclear(slot) for slot in seen)
    lit = [slot for slot in seen if figures.sees_infrared(slot) or figures.sees_color(slot)]
    silent = [slot for slot in seen if slot not in flooded and slot not in lit]
    if len(seen) == len(silent):
        multiplexers, capacitor = ", ".join(map(multiplexer, range(BANKS))), supply_capacitor()
        told = finding("all-silent", silent, slots=listed(silent), capacitor=capacitor, multiplexers=multiplexers)
        return [told] if silent else []
    deaf = silent + flooded
    for bank in range(BANKS):
        of_bank = [slot for slot in seen if slot // BANK_SLOTS == bank]
        if len(of_bank) >= _LEAST_OF_BANK and set(of_bank) <= set(deaf):
            slots, part, net = listed(of_bank), multiplexer(bank), gpio_wire(SENSOR_BANKS[bank])
            found.append(finding("bank-silent", of_bank, slots=slots, multiplexer=part, wire=net))
            deaf = [slot for slot in deaf if slot not in of_bank]
    found += [_of_sensor(slot, False, slot in flooded) for slot in sorted(deaf)]
    sighted = [slot for slot in seen if slot not in silent and slot not in flooded]
    if clear and figures.is_other_kind:
        found.append(other_kind(figures.about["kind"]))
    elif clear:
        found += _wrong_wires(figures, sighted)
        found += _judge_leds(figures, [slot for slot in sighted if slot not in figures.reads])
    found += _judge_infrared(figures, sighted)
    unsteady_lsb = figures.limits.unsteady_lsb
    found += [_of_sensor(slot, True, False) for slot in sighted if figures.noise[slot] > unsteady_lsb]
    return found


def _of_sensor(slot: int, is_unsteady: bool, is_flooded: bool) -> Finding:
    return finding(
        "sensor-unsteady" if is_unsteady else "sensor-flooded" if is_flooded else "sensor-silent",
        (slot,),
        place=place(slot),
        slot=slot,
        sensor=name("sensor", slot),
        load=name("load", slot),
        wire=wire(name("sense", slot)),
    )


# Wires that are connected to the wrong pin.


def _wrong_wires(figures: Figures, sighted: list[int]) -> list[Finding]:
    """Return findings about wires, address lines first: a fault of an address line explains several slots."""
    found = []
    left = dict(figures.reads)
    for fits, make in _address_faults():
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
            found.append(make(banks, everywhere, slots))
            left = {slot: other for slot, other in left.items() if slot not in slots}
    return found + [_swapped(slot, other) for slot, other in left.items() if left.get(other) != slot or slot < other]


def _address_faults() -> Iterator[tuple[Callable[[int], int], Callable[[list[int], bool, tuple[int, ...]], Finding]]]:
    """Yield the possible faults of the address lines: (slot -> slot whose sensor is read, its finding)."""
    for line in range(len(_LINES)):
        bit = 1 << line
        yield lambda slot, bit=bit: slot & ~bit, partial(_stuck, line, "low")
        yield lambda slot, bit=bit: slot | bit, partial(_stuck, line, "high")
    for pair in ((0, 1), (0, 2), (1, 2)):
        yield partial(_exchange, *pair), partial(_exchanged_lines, pair)


def _exchange(one: int, other: int, slot: int) -> int:
    """Return a slot's number with these two bits exchanged."""
    differ = (slot >> one ^ slot >> other) & 1
    return slot ^ (differ << one | differ << other)


def _stuck(line: int, state: str, banks: list[int], everywhere: bool, slots: tuple[int, ...]) -> Finding:
    net = name("gpio", ADDRESS_PINS[line])
    is_any = everywhere and len(banks) > 1
    here = texts("any-multiplexer") if is_any else join_list(map(multiplexer, banks), "list-and")
    joints = [pin_of(PICO, net)] if is_any else [pin_of(multiplexer(bank), net) for bank in banks]
    do = texts("solder-again", joints=join_list(joints, "list-and")), texts("follow-wire", wire=wire(net))
    says = texts(f"address-{state}", line=_LINES[line], place=here, slots=listed(slots))
    return Finding("address-stuck", says, (*do, texts(f"address-{state}-do")), slots)


def _exchanged_lines(pair: tuple[int, int], banks: list[int], everywhere: bool, slots: tuple[int, ...]) -> Finding:
    here = texts("all-multiplexers") if everywhere else join_list(map(multiplexer, banks), "list-and")
    says = texts("address-swapped", lines=join_list([_LINES[line] for line in pair], "list-and"), place=here)
    do = tuple(texts("compare-wire", wire=gpio_wire(ADDRESS_PINS[line])) for line in pair)
    return Finding("address-swapped", says, do, slots)


def _swapped(slot: int, other: int) -> Finding:
    wires = [wire(name("sense", each)) for each in (slot, other)]
    steps = (
        texts("compare-wires", wire=wires[0], other=wires[1]),
        texts("sensors-swapped-do-chain", led=name("led", slot), slot=slot),
    )
    return Finding("sensors-swapped", texts("sensors-swapped", place=place(slot), other=other), steps, (slot, other))


def _judge_leds(figures: Figures, sighted: list[int]) -> list[Finding]:
    """Return findings about the LEDs below, which the sensors see: the chain's end, dark LEDs, missing colors."""
    dark = [slot for slot in sighted if not figures.sees_color(slot)]
    found = judge_chain(chain_of(figures.about["kind"], "rows"), dark, sighted)
    missing = {slot: figures.dead_colors(slot) for slot in sighted if slot not in dark}
    return found + [color_missing(slot, colors) for slot, colors in missing.items() if colors]


def judge_chain(chain: Sequence[int], dark: Sequence[int], seen: Sequence[int]) -> list[Finding]:
    """Return findings about a chain that ends too early, and about single LEDs that are dark.

    LEDs are named as by `lights.chain`. About an LED that is not `seen` nothing is known.
    """
    known = [led for led in chain if led in seen]
    at = len(known)
    while at and known[at - 1] in dark:
        at -= 1
    found = [_led_dark(led) for led in dark if led in known[:at]]
    if at < len(known):
        found.insert(0, _chain_ends(chain, known[at - 1] if at else None, known[at]))
    return found


def _chain_ends(chain: Sequence[int], last_lit: int | None, first_dark: int) -> Finding:
    """Return the finding that the chain is dark from `first_dark` on. LEDs between it and `last_lit` are unknown."""
    end = chain.index(first_dark)
    slots = _slots(chain[end:])
    if last_lit is None:
        nets = (name("gpio", LED_DATA), name("led_shifted"), name("data", 0))
        first, shifter, data = name("led", slots[0]), parts_on(nets[0])[0], "; ".join(map(wire, nets))
        return finding("no-led", slots, data=data, first=first, shifter=shifter, capacitor=supply_capacitor())
    begin = chain.index(last_lit) + 1
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
    steps = (
        texts("chain-ends-do-joints", joints="; ".join(joints)),
        texts("chain-ends-do-first", first=first),
        texts("chain-ends-do-exchange", last=_ref(last_lit), first=first),
    )
    return Finding("chain-ends", says, steps, slots)


def _ref(led: int) -> str:
    return name("beside" if led & BESIDE else "led", led % BESIDE)


def _slots(leds: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted({led % BESIDE for led in leds}))


def _lamp(led: int) -> str:
    """Return the name of an LED of a twin, with its place."""
    return texts("lamp-beside" if led & BESIDE else "lamp-below", ref=_ref(led), slot=led % BESIDE)


def _joint(one: int, other: int) -> str:
    """Return the two joints of the wire from an LED to the next LED."""
    first = name("led", 0)
    leaves, enters = (pin_of(first, name("data", slot)).removeprefix(first) for slot in (1, 0))
    return f"{_ref(one)}{leaves} - {_ref(other)}{enters}"


def _led_dark(led: int) -> Finding:
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
    key, do = ("beside-color-missing", "beside-do") if led & BESIDE else ("color-missing", "color-missing-do")
    says = texts(key, ref=ref, place=place(slot), colors=missing)
    return Finding("color-missing", says, (texts(do, ref=ref, slot=slot),), (slot,))


def supply_capacitor() -> str:
    """Return the name of the LEDs' bulk capacitor."""
    return capacitor_on(name("supply"))


def _judge_infrared(figures: Figures, sighted: list[int]) -> list[Finding]:
    dark = [slot for slot in sighted if not figures.sees_infrared(slot)]
    if dark and len(dark) == len(sighted):
        gate, supply = name("infrared_gate"), name("infrared_supply")
        transistor = next(ref for ref in parts_on(gate) if ref.startswith("Q"))
        part = next(ref for ref in parts_on(name("supply")) if ref in parts_on(supply))
        steps = (
            texts("no-infrared-do-transistor", transistor=transistor, wire=wire(gate)),
            texts("follow-wire", wire=gpio_wire(INFRARED_ON)),
            texts("no-infrared-do-supply", supply=supply, capacitor=capacitor_on(supply), part=part),
        )
        return [Finding("no-infrared", texts("no-infrared"), steps, tuple(dark))]
    strings = [[slot for slot in (first, first + 1) if slot in dark] for first in range(0, SLOTS, 2)]
    return [_string_dark(slots) for slots in strings if slots]


def _string_dark(slots: list[int]) -> Finding:
    """Return the finding about one or both infrared LEDs of a string."""
    if len(slots) == 1:
        return finding("infrared-dark", slots, ref=name("infrared", slots[0]), place=place(slots[0]))
    first = slots[0]
    ends = {"one": name("infrared", first), "other": name("infrared", first + 1)}
    wires = {"wire": wire(name("link", first)), "anode": wire(name("anode", first))}
    steps = (
        texts("string-dark-do-turned", **ends),
        texts("string-dark-do-joints", resistor=name("string_resistor", first), **ends, **wires),
    )
    return Finding("infrared-dark", texts("string-dark", slots=listed(slots)), steps, tuple(slots))
