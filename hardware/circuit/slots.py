"""The circuit of the 24 slots: two LEDs each in a chain, a sensor with its load, infrared LEDs in strings of two."""

from skidl import Net

from hardware.circuit import names
from hardware.circuit.parts import make_part
from tray24 import pins


def add_slots(rails: dict[str, Net]) -> tuple[Net, list[Net]]:
    """Add the parts of all slots; return the net where the LED chain's data enter, and the sensors' nets by slot."""
    chain = [Net(net) for _, net in names.CHAIN] + [Net(names.DATA_END)]
    sense_nets = [Net(names.name_sense(slot)) for slot in range(pins.SLOTS)]
    for index, (ref, _) in enumerate(names.CHAIN):
        _add_led(ref, chain[index], chain[index + 1], rails)
    for slot in range(pins.SLOTS):
        _add_sensor(slot, sense_nets[slot], rails)
    for slot in range(0, pins.SLOTS, 2):
        _add_string(slot, rails)
    chain[-1].do_erc = False  # the last LED's data output is not connected
    return chain[0], sense_nets


def _name_sheet(slot: int) -> str:
    return f"row{slot // pins.COLUMNS + 1}"


def _add_led(ref: str, data_in: Net, data_out: Net, rails: dict[str, Net]) -> None:
    ground, supply = rails[names.GROUND], rails[names.SUPPLY]
    capacitor = names.CAPACITOR_OF[ref]
    sheet = _name_sheet(names.SLOT_OF[ref]) if ref == names.name_led(names.SLOT_OF[ref]) else "beside"
    make_part("led", ref, sheet, _1=data_out, _2=ground, _3=data_in, _4=supply)
    make_part("c_small", capacitor, sheet, _1=supply, _2=ground)


def _add_sensor(slot: int, sense_net: Net, rails: dict[str, Net]) -> None:
    make_part("sensor", names.name_sensor(slot), _name_sheet(slot), _1=rails[names.LOGIC], _2=sense_net)
    make_part("r_load", names.name_load(slot), _name_sheet(slot), _1=sense_net, _2=rails[names.GROUND])


def _add_string(slot: int, rails: dict[str, Net]) -> None:
    anode_net, link_net = Net(names.name_anode(slot)), Net(names.name_link(slot))
    sheet = _name_sheet(slot)
    make_part("r_string", names.name_string_resistor(slot), sheet, _1=rails[names.INFRARED_SUPPLY], _2=anode_net)
    make_part("infrared", names.name_infrared(slot), sheet, _1=link_net, _2=anode_net)
    make_part("infrared", names.name_infrared(slot + 1), sheet, _1=rails[names.INFRARED_RETURN], _2=link_net)
