"""The device's file system at power-on: it is created on an empty flash, never over other data."""

import pytest
from chip import LittleFs, Picture

from tray24.pins import BUTTON_PINS, GREEN

FOREIGN = b"somebody's".ljust(4096, b"\xff")


@pytest.fixture
def storage(chip):
    return chip.import_driver("storage")


def test_a_blank_flash_is_formatted(chip, storage):
    storage.mount()
    assert storage.is_mounted() and chip.flash.blocks[0] == LittleFs.MARK


def test_a_file_system_is_mounted_as_it_is(chip, storage):
    LittleFs.mkfs(chip.flash, 256)
    chip.flash.blocks[5] = FOREIGN
    blocks = list(chip.flash.blocks)
    storage.mount()
    assert storage.is_mounted() and chip.flash.blocks == blocks


@pytest.mark.parametrize("first_block", [b"\xff" * 4096, b"litt".ljust(4096, b"\xff"), LittleFs.MARK])
def test_a_file_system_whose_making_was_cut_off_is_made_again(chip, storage, first_block):
    chip.flash.blocks[1] = first_block
    storage.mount()
    assert storage.is_mounted()


@pytest.mark.parametrize("block", [2, 5, 7])
def test_foreign_data_stay(chip, storage, block):
    chip.flash.blocks[block] = FOREIGN
    blocks = list(chip.flash.blocks)
    storage.mount()
    assert not storage.is_mounted() and chip.flash.blocks == blocks


def test_they_are_erased_once_green_was_held(chip, storage, monkeypatch):
    chip.flash.blocks[5] = FOREIGN
    green = 1 << BUTTON_PINS[GREEN]
    passed_ms = 0

    def sleep_ms(ms):
        nonlocal passed_ms
        passed_ms += ms
        assert not chip.mounted, "it was not held for long enough"
        is_down = 1000 <= passed_ms < 5500 or passed_ms >= 6000
        chip.pins = ~green if is_down else 0xFFFFFFFF

    monkeypatch.setattr("time.sleep_ms", sleep_ms, raising=False)
    assert storage.ask_to_erase()
    assert chip.mounted and 10_900 <= passed_ms <= 11_100


def test_a_blank_flash_that_cannot_be_written_is_reported(chip, storage, capsys):
    chip.flash.writable = False
    with pytest.raises(OSError):
        storage.mount()
    assert not storage.ask_to_erase()
    assert Picture.drawn[2:] == chip.import_driver("panel").UNWRITABLE.split("\n")
    assert capsys.readouterr().out == "The flash cannot be written: try another Pico.\n"
