"""Measures the firmware on an emulated Pico: from outside where its user would, else by a program that runs on it."""

import json
from functools import cached_property
from pathlib import Path
from statistics import mean

from rp2040py.gpio_pin import GPIOPinState

from host_tools import bundle, image
from host_tools.image_check import boot
from host_tools.micropython import ROOT
from simulator.pico.machine import PicoTray
from simulator.pico.rig import PicoRig, files_in
from simulator.rig import button_of
from tray24.match.journal import JOURNAL
from tray24.pins import INFRARED_ON, SLOTS

_PROGRAMS = ROOT / "tests" / "bench"  # pico_*.py
_LIMIT_MS = 300_000  # of a program, in the Pico's time
_CONVERSION_US = 2  # RP2040 datasheet 4.9: 96 cycles of 48 MHz; the ADC samples at their beginning
_SAME_LOOK_US = 8  # conversions of one look at the sensors follow each other closer than that
_PRESSES = 25
_DOWN_MS = 100
_WATCHED_MS = 400
_STILL_MS = 60  # without a new frame, before a press whose light is to be told from others
_FILES_TASK = 5  # place of what writes the files in Tray.tasks(); the first is that of buttons and screens
_KB = 1024


class Unmeasured(Exception):
    """Why a figure could not be taken."""


class Bench:
    """One method a group of figures, each on a Pico of its own; gives their values by their keys."""

    def __init__(self, micropython_uf2: Path | None):
        self._micropython = image.read_firmware(micropython_uf2)

    @cached_property
    def _image(self) -> image.Image:
        return image.build(self._micropython)

    def _run(self, program: str, pico: PicoTray) -> dict:
        """What a program of _PROGRAMS prints, as JSON, on a Pico that has all files but starts no tray."""
        printed = pico.execute((_PROGRAMS / f"pico_{program}.py").read_text(encoding="utf-8"), _LIMIT_MS)
        return json.loads(printed.strip().splitlines()[-1])

    def _bare_pico(self) -> PicoTray:
        files = {name: data for name, data in self._image.files.items() if name != bundle.MAIN}
        return PicoTray(image.build(self._micropython, files).uf2)

    # The groups.

    def files(self) -> dict[str, float]:
        return {"mpy_kb": round(bundle.compiled_bytes(self._image.files) / _KB, 1)}

    def drivers(self) -> dict[str, float]:
        pico = self._bare_pico()
        pico.run_ms(200)
        conversions_us: list[float] = []
        read = pico.mcu.adc.on_adc_read

        def read_and_note(channel: int) -> None:
            conversions_us.append(pico.now_us)
            read(channel)

        pico.mcu.adc.on_adc_read = read_and_note
        found = self._run("drivers", pico)
        return {
            "sensors_us": round(_longest_look_us(conversions_us), 1),
            "presence_us": found["presence_us"],
            "led_cpu_us": found["led_cpu_us"],
            "display_ms": found["display_us"] / 1000,
        }

    def decisions(self) -> dict[str, float]:
        found = self._run("decisions", self._bare_pico())
        return {
            "basic_decision_ms": round(found["basic_decision_us"] / 1000, 2),
            "keen_decision_ms": round(found["keen_decision_us"] / 1000, 1),
        }

    def match(self) -> dict[str, float]:
        found = self._run("match", self._bare_pico())
        free, held_us = found["heap_free"], found["longest_us"]
        others_us = held_us[1:_FILES_TASK] + held_us[_FILES_TASK + 1 :]
        return {
            "heap_free_kb": round(min(free) / _KB, 1),
            "heap_growth_kb": round((mean(free[1:5]) - mean(free[-4:])) / _KB, 2),
            "screens_hold_ms": round(held_us[0] / 1000, 1),
            "files_hold_ms": round(held_us[_FILES_TASK] / 1000, 1),
            "others_hold_ms": round(max(others_us) / 1000, 1),
        }

    def tray(self) -> dict[str, float]:
        values = {"menu_ms": round(boot(self._image.uf2).menu_ms)}
        rig = PicoRig(self._image.uf2, quick_display=False)
        rig.boot()
        values["presence_per_s"] = _infrared_pulses(rig)
        rig.start_match("", "")
        rig.wait_until(lambda: rig.ui.screen.name == "play" and rig.ui.screen.kind != "wait")
        light_ms, safe_ms = [], []
        for number in range(_PRESSES):
            rig.wait_ms(300 + number % 13)
            light, safe = _press(rig, "green" if number % 5 == 4 else "blue")
            light_ms += light
            safe_ms += safe
        for what, times in (("by light", light_ms), ("by a line in the flash", safe_ms)):
            if not times:
                raise Unmeasured(f"none of {_PRESSES} presses was answered {what}; the display: {rig.read_display()}")
        return {
            **values,
            "contact_to_frame_ms": round(max(light_ms), 1),
            "journal_ms": round(max(safe_ms), 1),
        }


def _longest_look_us(conversions_us: list[float]) -> float:
    """The longest of the series of one conversion for each slot."""
    looks: list[list[float]] = []
    for at_us in conversions_us:
        if looks and at_us - looks[-1][-1] < _SAME_LOOK_US and len(looks[-1]) < SLOTS:
            looks[-1].append(at_us)
        else:
            looks.append([at_us])
    whole = [look for look in looks if len(look) == SLOTS]
    if not whole:
        raise Unmeasured(f"{len(conversions_us)} conversions, but no {SLOTS} of them in a row")
    return max(look[-1] - look[0] for look in whole) + _CONVERSION_US


def _infrared_pulses(rig: PicoRig) -> int:
    """In one second."""
    pulses = 0

    def count(new: GPIOPinState, old: GPIOPinState) -> None:
        nonlocal pulses
        pulses += new is GPIOPinState.HIGH and old is not GPIOPinState.HIGH

    rig.pico.mcu.gpio[INFRARED_ON].add_listener(count)
    rig.wait_ms(1000)
    return pulses


def _press(rig: PicoRig, name: str) -> tuple[list[float], list[float]]:
    """Milliseconds from the contact to a changed frame, and to a longer journal in the flash: one each, or none.

    No light is counted when frames were changing before by themselves.
    """
    pico, button = rig.pico, button_of(name)
    began_us, before = pico.now_us, pico.frame
    still = not pico.frames or began_us - pico.frames[-1][0] >= 1000 * _STILL_MS
    length, operations = len(_journal(pico)), pico.flash.operations
    safe_ms: list[float] = []
    rig.tray.set_contact(button, True)
    for passed_ms in range(1, _WATCHED_MS + 1):
        rig.tray.advance(1)
        if passed_ms == _DOWN_MS:
            rig.tray.set_contact(button, False)
        if not safe_ms and pico.flash.operations != operations:
            operations = pico.flash.operations
            if len(_journal(pico)) > length:
                safe_ms.append((pico.now_us - began_us) / 1000)
    changed_us = (at_us for at_us, frame in pico.frames if at_us > began_us and frame != before)
    first_us = next(changed_us, None)
    is_answer = still and first_us is not None and first_us - began_us < 1000 * _DOWN_MS
    return [(first_us - began_us) / 1000] if is_answer else [], safe_ms


def _journal(pico: PicoTray) -> bytes:
    return files_in(pico.flash_image()).get(JOURNAL, b"")
