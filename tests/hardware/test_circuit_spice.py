"""The netlist simulated with ngspice agrees with the calculation from which the optical model is made."""

import shutil

import pytest

from hardware import simulate
from hardware.calc import electronics, parts, slot
from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import read_netlist

NETLIST = read_netlist(BUILD / "tray24.net")
needs_ngspice = pytest.mark.skipif(shutil.which("ngspice") is None, reason="ngspice is not installed")


@needs_ngspice
def test_infrared_pulses_are_as_strong_as_calculated():
    found = simulate.run(simulate.infrared_deck(NETLIST))
    start_ma, end_ma, glow_ma = (found[name] / parts.INFRARED_OHM * 1000 for name in ("start_v", "end_v", "glow_v"))
    assert start_ma == pytest.approx(electronics.infrared_start_ma(), rel=0.1)
    assert end_ma == pytest.approx(electronics.infrared_end_ma(), rel=0.1)
    assert glow_ma == pytest.approx(electronics.glow_string_ma(), rel=0.1)
    assert start_ma < parts.INFRARED_DC_MA


@needs_ngspice
@pytest.mark.parametrize("lit_lsb", [*slot.lit_lsb(), slot.CEILING_LSB])
def test_a_sensors_level_is_at_the_converter_when_it_starts(lit_lsb):
    found = simulate.run(simulate.mux_deck(NETLIST, lit_lsb))
    lsb = {name: volts / parts.ADC_VOLT * parts.ADC_LSB for name, volts in found.items()}
    assert lsb["settled_v"] == pytest.approx(lit_lsb, abs=1.0)
    assert lsb["waited_v"] == pytest.approx(lsb["settled_v"], abs=0.5)


def test_a_deck_has_every_infrared_part_of_the_netlist():
    deck = simulate.infrared_deck(NETLIST)
    wanted = [ref for ref, part in NETLIST.components.items() if part.key in {"infrared", "r_string"}]
    assert all(f"\n{ref} " in deck for ref in wanted)
