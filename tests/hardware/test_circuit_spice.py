"""The netlist, simulated with ngspice, agrees with the calculation from which the simulator's optical model is made."""

import shutil

import pytest

from hardware import spice
from hardware.calc import electronics, parts, slot, supply
from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import read_netlist

NETLIST = read_netlist(BUILD / "tray24.net")
needs_ngspice = pytest.mark.skipif(shutil.which("ngspice") is None, reason="ngspice is not installed")


@needs_ngspice
def test_infrared_pulses_are_as_strong_as_calculated():
    measured = spice.run_deck(spice.make_infrared_deck(NETLIST))
    start_ma, end_ma, glow_ma = (measured[name] / parts.INFRARED_OHM * 1000 for name in ("start_v", "end_v", "glow_v"))
    assert start_ma == pytest.approx(electronics.compute_infrared_start_ma(), rel=0.1)
    assert end_ma == pytest.approx(electronics.compute_infrared_end_ma(), rel=0.1)
    assert glow_ma == pytest.approx(electronics.compute_glow_string_ma(), rel=0.1)
    assert start_ma < parts.INFRARED_DC_MA


@needs_ngspice
@pytest.mark.parametrize("lit_lsb", [*slot.compute_lit_lsb(), slot.CEILING_LSB])
def test_a_sensors_level_is_at_the_converter_when_it_starts(lit_lsb):
    found = spice.run_deck(spice.make_mux_deck(NETLIST, lit_lsb))
    lsb = {name: volts / parts.ADC_VOLT * parts.ADC_LSB for name, volts in found.items()}
    assert lsb["settled_v"] == pytest.approx(lit_lsb, abs=1.0)
    assert lsb["waited_v"] == pytest.approx(lsb["settled_v"], abs=0.5)


def test_a_deck_has_every_infrared_part_of_the_netlist():
    deck = spice.make_infrared_deck(NETLIST)
    infrared_refs = [ref for ref, part in NETLIST.components.items() if part.key in {"infrared", "r_string"}]
    assert all(f"\n{ref} " in deck for ref in infrared_refs)


@needs_ngspice
@pytest.mark.parametrize("threshold_v", supply.SOFT_THRESHOLD_V)
def test_plugging_in_charges_the_capacitors_slowly(threshold_v):
    found = spice.run_deck(spice.make_inrush_deck(NETLIST, threshold_v))
    charging_ma = found["first_a"] * 1000 - parts.BOARD_MA
    assert charging_ma == pytest.approx(supply.compute_charge_ma(threshold_v), rel=0.1)
    assert found["spike_c"] < 50e-6  # USB 2.0, section 7.2.4.1: what 10 uF take at 5 V
    assert found["after_v"] > 4.9


@needs_ngspice
def test_without_the_soft_start_plugging_in_draws_amperes():
    assert spice.run_deck(spice.make_inrush_deck(NETLIST, 0.9, is_soft=False))["first_a"] > 3.0


@needs_ngspice
def test_the_soft_start_is_ready_again_a_second_after_the_plug_was_pulled():
    found = spice.run_deck(spice.make_inrush_deck(NETLIST, 0.9, off_s=1.0))
    assert found["second_a"] == pytest.approx(found["first_a"], rel=0.1)


def test_the_supply_keeps_to_usb_and_to_its_own_parts():
    assert max(supply.compute_charge_ma(threshold_v) for threshold_v in supply.SOFT_THRESHOLD_V) < 75
    assert supply.compute_start_ma() < supply.USB_START_MA
    assert supply.compute_fuse_ma() < supply.FUSE_HOLD_MA
    assert supply.compute_drop_v() < 0.2
    assert supply.compute_shunt_mv(100.0) == pytest.approx(10.0)
