"""The path of the 5 V from the USB plug to LEDs and infrared LEDs, and the test points.

A suppressor diode limits surges, and a resettable fuse follows. Then a P-channel MOSFET lets the capacitors charge
slowly: its gate is pulled down by R44, and C32 feeds the rise of its drain back to the gate, so that the drain rises at
a constant rate. C31, ten times as large, holds the gate near the source while the plug goes in; D49 discharges it when
the plug is pulled. The shunt comes last.
"""

from skidl import Net

from hardware.circuit import names
from hardware.circuit.parts import make_part

_SHEET, _TESTS = "supply", "tests"


def add_supply(rails: dict[str, Net]) -> None:
    usb, ground = rails[names.USB_SUPPLY], rails[names.GROUND]
    fuse_net, gate, shunt = Net(names.FUSED), Net(names.SOFT_GATE), rails[names.SHUNT]
    make_part("tvs", "D74", _SHEET, _1=usb, _2=ground)
    make_part("fuse", "F1", _SHEET, _1=usb, _2=fuse_net)
    make_part("soft_start", "Q26", _SHEET, _1=gate, _2=fuse_net, _3=shunt)
    make_part("r_soft", "R44", _SHEET, _1=gate, _2=ground)
    make_part("c_hold", "C31", _SHEET, _1=fuse_net, _2=gate)
    make_part("c_small", "C32", _SHEET, _1=gate, _2=shunt)
    make_part("diode", "D49", _SHEET, _1=gate, _2=ground)
    make_part("r_shunt", "R43", _SHEET, _1=shunt, _2=rails[names.SUPPLY])


def add_test_points(nets: dict[str, Net]) -> None:
    for ref, net, _ in names.TEST_POINTS:
        make_part("test_point", ref, _TESTS, _1=nets[net])
