"""The circuit for the simulator Wokwi (simulator/wokwi): up to date, with parts of Wokwi, and wired like the tray."""

import json
import tomllib
from pathlib import Path

import pytest

from host_tools import wokwi
from host_tools.build import release_files
from tray24 import pins

PARTS = json.loads(Path(__file__).with_name("wokwi_parts.json").read_text(encoding="utf-8"))["parts"]
SPARE = {0, 1, 19, 20, 21}  # GPIOs that the tray does not use


@pytest.fixture(scope="module")
def diagram():
    return json.loads((wokwi.FOLDER / wokwi.DIAGRAM).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def nets(diagram):
    """Return {pin: all pins that are wired to it, and the pin itself} of the diagram."""
    groups = {}
    for first_pin, second_pin, _, _ in diagram["connections"]:
        joined_pins = groups.get(first_pin, {first_pin}) | groups.get(second_pin, {second_pin})
        for pin in joined_pins:
            groups[pin] = joined_pins
    return groups


@pytest.mark.parametrize(("name", "make"), [(wokwi.DIAGRAM, wokwi.make_diagram), (wokwi.PROJECT, wokwi.make_project)])
def test_files_are_current(name, make):
    file_text = (wokwi.FOLDER / name).read_text(encoding="utf-8")
    assert file_text == make(), "make them again: .venv/bin/python -m host_tools.wokwi"


def test_the_project_runs_the_released_file():
    project = tomllib.loads((wokwi.FOLDER / wokwi.PROJECT).read_text(encoding="utf-8"))
    assert (wokwi.FOLDER / project["wokwi"]["firmware"]).resolve() == release_files.UF2


def test_every_part_and_attribute_is_one_of_wokwi(diagram):
    for part in diagram["parts"]:
        assert part["type"] in PARTS, part["id"]
        assert set(part["attrs"]) <= set(PARTS[part["type"]]["attributes"]), part["id"]


def test_every_wire_ends_at_a_pin_that_exists(diagram):
    types = {part["id"]: part["type"] for part in diagram["parts"]}
    assert len(types) == len(diagram["parts"])
    for wire in diagram["connections"]:
        for end in wire[:2]:
            part, _, pin = end.partition(":")
            assert pin in PARTS[types[part]]["pins"], end


def test_the_pico_uses_the_pins_of_the_tray(nets):
    used_gpios = {int(pin.removeprefix("pico:GP")) for pin in nets if pin.startswith("pico:GP")}
    assert used_gpios == set(range(23)) - SPARE | {26, 27, 28}


def test_each_button_is_between_its_pin_and_ground(nets):
    names = [f"seat{number}" for number in range(1, 7)] + ["red", "yellow", "green", "blue"]
    for name, pin in zip(names, pins.BUTTON_PINS, strict=True):
        assert nets[f"{name}:1.l"] == {f"{name}:1.l", f"pico:GP{pin}"}
        assert any(ground_pin.startswith("pico:GND") for ground_pin in nets[f"{name}:2.l"])


def test_lights_display_and_buzzer_are_on_their_pins(nets):
    expected_gpios = {
        "lights:DIN": pins.LED_DATA,
        "display:SDA": pins.DISPLAY_SDA,
        "display:SCL": pins.DISPLAY_SCL,
        "buzzer:2": pins.BUZZER,
    }
    for pin, number in expected_gpios.items():
        assert nets[pin] == {pin, f"pico:GP{number}"}


def test_each_sensor_is_the_channel_of_its_bank(nets):
    for slot in range(pins.SLOTS):
        bank, channel = divmod(slot, 8)
        assert nets[f"slot{slot}:SIG"] == {f"slot{slot}:SIG", f"bank{bank}:I{channel}"}
        assert f"pico:GP{pins.INFRARED_ON}" in nets[f"slot{slot}:VCC"]
    for bank, pin in enumerate(pins.SENSOR_BANKS):
        assert nets[f"bank{bank}:COM"] == {f"bank{bank}:COM", f"pico:GP{pin}"}
        for bit, address in enumerate(pins.MUX_ADDRESS):
            assert f"bank{bank}:S{bit}" in nets[f"pico:GP{address}"]
        assert any(ground.startswith("pico:GND") for ground in nets[f"bank{bank}:S3"])


def test_a_chain_without_a_layout_is_refused(monkeypatch):
    monkeypatch.setattr(pins, "SLOT_OF_LED", tuple(reversed(range(24))))
    with pytest.raises(ValueError, match="layout"):
        wokwi.find_led_layout()


def test_a_chain_that_turns_back_is_a_serpentine(monkeypatch):
    snake = [slot for row in range(4) for slot in (range(6 * row, 6 * row + 6)[:: -1 if row % 2 else 1])]
    monkeypatch.setattr(pins, "SLOT_OF_LED", tuple(snake))
    assert wokwi.find_led_layout() == "serpentine"
