"""The one-slot kit: its circuit is a slot of the tray, its board is clean, and its parts go together."""

import importlib.util
import re

import pytest

from hardware.calc import parts as figures
from hardware.circuit.catalog import HARDWARE
from hardware.slot import circuit, plan
from tray24 import pins

needs_cadquery = pytest.mark.skipif(importlib.util.find_spec("cadquery") is None, reason="cadquery is not installed")


def test_sensor_and_lights_stand_as_in_the_tray():
    places = {ref: (x - plan.MIDDLE, y - plan.MIDDLE) for ref, (x, y, _) in plan.places().items()}
    assert places["Q1"] == (0.0, 0.0)
    assert places["D1"] == pytest.approx((-figures.LED_ASIDE_MM, 0.0))
    assert places["D2"] == pytest.approx((figures.LED_ASIDE_MM, 0.0))


def test_every_part_has_a_place_and_a_label_and_no_other():
    assert set(plan.places()) == set(plan.LABELS) == set(circuit.PARTS)


def test_the_plug_leads_to_the_pins_that_the_program_uses():
    assert [pin for _, _, pin in circuit.PLUG] == [
        "GND",
        "VBUS",
        "3V3(OUT)",
        f"GP{pins.LED_DATA}",
        f"GP{pins.INFRARED_ON}",
        f"GP{pins.SENSOR_BANKS[0]}",
    ]


def test_the_infrared_led_has_the_current_of_the_tray():
    ohm = float(circuit.parts()["R2"]["value"])
    current_ma = 1000 * (figures.SUPPLY_V - figures.INFRARED_V_AT_50_MA) / ohm
    assert current_ma == pytest.approx(figures.INFRARED_MA, rel=0.05)


def test_the_load_is_that_of_the_tray():
    assert circuit.parts()["R1"]["value"] == f"{figures.LOAD_OHM / 1000:g}k"


def test_every_net_joins_at_least_two_pins_and_every_pin_once():
    netlist = circuit.netlist()
    nodes = [node for pins_of in netlist.nets.values() for node in pins_of]
    assert len(nodes) == len(set(nodes))
    assert all(len(pins_of) > 1 for pins_of in netlist.nets.values())


@needs_cadquery
def test_the_kit_goes_together():
    from hardware.slot.make import check

    assert check() == []


@needs_cadquery
def test_the_pocket_has_the_room_of_the_trays_liner_and_the_hood_stands_on_it():
    from hardware.case import inside, layout
    from hardware.slot import chimney

    raised = chimney.SHEET_TOP - layout.SHEET_TOP
    liner = inside.make_liner().translate((*(-place for place in layout.SLOT_MIDDLES[0]), raised))
    pocket, hood = chimney.make_pocket(), chimney.make_hood()
    assert liner.cut(pocket).val().Volume() < 0.05, "the pocket is not wider than the liner"
    room = inside.pocket((0, 0)).translate((0, 0, raised))
    assert room.intersect(pocket).val().Volume() < 0.05, "the pocket is not narrower than the liner"
    assert pocket.val().BoundingBox().zmax - chimney.SHEET_TOP == pytest.approx(9.0)
    assert hood.translate((0, 0, -0.5)).intersect(pocket).val().Volume() > 50, "the pocket holds the hood"


@needs_cadquery
def test_a_part_below_a_fin_and_a_die_that_is_too_large_are_found(monkeypatch):
    from hardware.case import layout
    from hardware.slot import make

    moved = dict(plan.places(), R1=(plan.MIDDLE + 1.6, plan.MIDDLE + 4.6, 90))
    monkeypatch.setattr(plan, "places", lambda: moved)
    monkeypatch.setattr(layout, "DIE", 17.0)
    findings = make.check()
    assert "R1 stands on the line of a fin" in findings
    assert any(words.startswith("pocket and die collide") for words in findings)


def test_the_page_lists_every_part_and_every_pin_of_the_plug():
    page = (HARDWARE / "slot" / "README.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([A-Z]\d) \| ([^|]+) \|", page, re.M))
    assert rows == {ref: row["value"] for ref, row in circuit.parts().items()}
    for ref, row in circuit.parts().items():
        assert f"| {ref} | {row['value']} | {row['number']} | {row['maker']} |" in page
    plug = re.findall(r"^\| (\d) \| (\w+) \| ([^|]+) \|", page, re.M)
    assert [row[1:] for row in plug] == [(label, pin) for _, label, pin in circuit.PLUG]
