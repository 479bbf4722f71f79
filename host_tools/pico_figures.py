"""Measures the firmware on an emulated Pico: from outside where its user would, else by a program that runs on it."""

import json
from functools import cached_property
from itertools import islice
from statistics import mean

from rp2040py.gpio_pin import GPIOPinState

from host_tools import uf2
from host_tools.checkout import ROOT
from host_tools.cli import Failure
from host_tools.emulator import boot
from simulator.fingers import Puzzled
from simulator.optics import Optics
from simulator.pico.machine import PicoTray, flash_of
from simulator.pico.rig import PicoRig
from simulator.pico.storage import FS_OFFSET, files_in, with_files
from simulator.rig import Slot, button_of
from simulator.senses import Senses
from tray24.match.journal import JOURNAL
from tray24.pins import INFRARED_ON, SLOTS
from tray24.rules import GAMES
from tray24.ui.kinds import PLACING, SLOT

_PROGRAMS = ROOT / "tests" / "bench"  # pico_*.py
_START_MS = 1500  # after power-on USB is up, and Ctrl-C heard
_LIMIT_MS = 300_000  # of a program, in the Pico's time
_CONVERSION_US = 2  # RP2040 datasheet 4.9: 96 cycles of 48 MHz; the ADC samples at their beginning
_SAME_LOOK_US = 8  # conversions of one look at the sensors follow each other closer than that
_WALKED = 16  # presses that move a cursor over slots
_CHOSEN = 8  # presses that choose
_DOWN_MS = 100
_WATCHED_MS = 400
_SHOWN_US = 40_000  # a look at a die's color lights its slot, too, for a few ms at a time
_TRAY_SEED = 3
_COLORS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
_PLACED = (("r", 7), ("b", 0), ("y", 14), ("g", 23), ("r", 5), ("b", 20), ("g", 9), ("y", 11))  # surface, slot
_FILES_TASK = 5  # place of what writes the files in Tray.tasks(); the first is that of buttons and screens
_KB = 1024


_FREE = "import gc\ngc.collect()\ngc.collect()\nprint(gc.mem_free())"


class Unmeasured(Exception):
    """Why a figure could not be taken."""


# What keeps a group from being measured: the firmware did something else than was waited for.
FAULTS = (Unmeasured, Failure, Puzzled, TimeoutError, RuntimeError, AssertionError)


class RealDiceRig(PicoRig):
    """Whose players have dice of their own."""

    def start_real_match(self) -> None:
        """Two people at seats 1 and 2."""
        self._do(self.fingers.new_match({0: "", 1: ""}, {}, real=True))


class Bench:
    """One method a group of figures, each on a Pico of its own; gives their values by their keys."""

    def __init__(self, image: bytes):
        """`image`: the UF2 that is measured."""
        self._uf2 = image

    def _run(self, program: str, pico: PicoTray, *changes: tuple[str, str]) -> dict:
        """Run a program of _PROGRAMS where no tray runs, and return what it prints, as JSON.

        changes: texts of the program, and what stands in their place.
        """
        source = (_PROGRAMS / f"pico_{program}.py").read_text(encoding="utf-8")
        for old, new in changes:
            source = source.replace(old, new)
        return json.loads(pico.execute(source, _LIMIT_MS, fresh=True).strip().splitlines()[-1])

    def _bare_pico(self) -> PicoTray:
        pico = PicoTray(self._uf2)
        pico.run_ms(_START_MS)
        return pico

    # The groups.

    def files(self) -> dict[str, float]:
        code = [offset for offset in uf2.read(self._uf2) if offset < FS_OFFSET]
        return {"flash_kb": round((max(code) + uf2.PAGE) / _KB, 1)}

    def drivers(self) -> dict[str, float]:
        pico = self._bare_pico()
        conversions_us: list[float] = []
        read = pico.mcu.adc.on_adc_read

        def read_and_note(channel: int) -> None:
            conversions_us.append(pico.now_us)
            read(channel)

        pico.mcu.adc.on_adc_read = read_and_note
        found = self._run("drivers", pico)
        return {
            "sensors_us": round(longest_look_us(conversions_us), 1),
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

    def _match(self, *changes: tuple[str, str]) -> dict:
        """What a match finds, its free heap without what the measuring program takes itself."""
        found = self._run("match", self._bare_pico(), *changes)
        if not found["heap_free"]:
            raise Unmeasured(f"the match ended after {found['turns']} turns")
        taken = found["at_start"] - self._bare_free
        free_kb, between_kb = ([(free - taken) / _KB for free in found[key]] for key in ("heap_free", "between"))
        return {**found, "free_kb": free_kb, "least_kb": round(min(free_kb + between_kb), 1)}

    @cached_property
    def _bare_free(self) -> int:
        """The heap of a Pico that has imported nothing."""
        return int(self._bare_pico().execute(_FREE, _LIMIT_MS, fresh=True))

    def match(self) -> dict[str, float]:
        found = self._match()
        free_kb, held_us = found["free_kb"], found["longest_us"]
        keen = self._match(("KEEN = 0", "KEEN = 6"), ("TURNS = 200", "TURNS = 40"))
        # With a clock that hurries, what the link does from time to time would always be due.
        link = self._match(("LINK = 0", "LINK = 1"), ("HURRY = 10", "HURRY = 1"), ("TURNS = 200", "TURNS = 20"))
        if not link["heard"]:
            raise Unmeasured("the link says nothing")
        others_us = held_us[1:_FILES_TASK] + held_us[_FILES_TASK + 1 :]
        return {
            "heap_free_kb": found["least_kb"],
            "heap_free_keen_kb": keen["least_kb"],
            "heap_free_link_kb": round(min(link["free_kb"][1:]), 1),
            "heap_growth_kb": round(mean(free_kb[1:5]) - mean(free_kb[-4:]), 2),
            "heap_piece_kb": round(found["largest"] / _KB, 1),
            "screens_hold_ms": round(held_us[0] / 1000, 1),
            "files_hold_ms": round(held_us[_FILES_TASK] / 1000, 1),
            "others_hold_ms": round(max(others_us) / 1000, 1),
            "link_holds_ms": round(link["longest_us"][_FILES_TASK + 1] / 1000, 1),
        }

    def games(self) -> dict[str, float]:
        values = {}
        for game in GAMES[1:]:
            found = self._match(('GAME = "basic"', f'GAME = "{game}"'), ("TURNS = 200", "TURNS = 100"))
            values[f"heap_free_{game}_kb"] = found["least_kb"]
        return values

    def waits(self) -> dict[str, float]:
        values = {}
        for game in GAMES:
            found = self._run("waits", self._bare_pico(), ('GAME = "basic"', f'GAME = "{game}"'))
            values[f"wait_{game}_ms"] = round(found["longest"][0][0] / 1000, 1)
        return values

    def tray(self) -> dict[str, float]:
        values = {"menu_ms": round(boot(self._uf2).menu_ms)}
        rig = PicoRig(self._uf2, quick_display=False)
        rig.boot()
        values["presence_per_s"] = _infrared_pulses(rig)
        rig.start_match("", "")
        rig.wait_until(lambda: rig.ui.screen.name == "play" and rig.ui.screen.kind != "wait")
        light_ms, safe_ms = [], []
        for number in range(_WALKED + _CHOSEN):  # the first die of the match is led to a slot, then hands are played
            rig.wait_ms(300 + 7 * number % 29)  # at all moments of the tray's own rhythm
            light, safe = _press(rig, "blue" if number < _WALKED else "green")
            light_ms += light
            safe_ms += safe
        for what, times in (("moved the cursor's light", light_ms), ("ended with a line in the flash", safe_ms)):
            if not times:
                raise Unmeasured(f"no press {what}; the display says: {rig.read_display()}")
        return {
            **values,
            "contact_to_frame_ms": round(max(light_ms), 1),
            "journal_ms": round(max(safe_ms), 1),
        }

    def dice(self) -> dict[str, float]:
        """Real dice, on a tray that is calibrated: the first die of a match is put, and lifted again."""
        senses = Senses(Optics(_TRAY_SEED))
        if complaint := senses.calibrate():
            raise Unmeasured(f"the calibration says: {complaint}")
        kept = {f"data/{name}": data for name, data in senses.files.content.items()}
        rig = RealDiceRig(with_files(flash_of(self._uf2), kept), _TRAY_SEED, quick_display=False)
        rig.boot()
        rig.start_real_match()
        rig.press("seat 1")
        times_ms = []
        for number, (surface, slot) in enumerate(_PLACED):
            rig.wait_ms(500 + number * 7)
            times_ms.append(_color_shown_ms(rig, surface, slot))
            rig.lift(slot)
        return {"die_to_color_ms": round(max(times_ms))}


def longest_look_us(conversions_us: list[float]) -> float:
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
    """Milliseconds from the contact to the light of the slot that it chooses, and to a longer journal in the flash.

    Each is a list of one, or empty: not every press moves the cursor to a slot or ends a line, and a slot that has its
    new color already tells nothing.
    """
    pico, button = rig.pico, button_of(name)
    began_us, before = pico.now_us, pico.frame
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
    slot = _slot_at_cursor(rig)
    if slot is None:
        return [], safe_ms
    seen = ((at_us, _color(frame, slot)) for at_us, frame in pico.frames if at_us > began_us)
    changed_us = (at_us for at_us, color in seen if color != _color(before, slot))
    return [(at_us - began_us) / 1000 for at_us in islice(changed_us, 1)], safe_ms


def _slot_at_cursor(rig: PicoRig) -> int | None:
    screen = rig.ui.screen
    item = screen.items[screen.cursor] if screen.name == "play" and screen.kind in (PLACING, SLOT) else None
    return item if isinstance(item, int) and item < SLOTS else None


def _color(frame: bytes, slot: int) -> str:
    return Slot(*frame[3 * slot : 3 * slot + 3]).color


def _color_shown_ms(rig: PicoRig, surface: str, slot: int) -> float:
    """Milliseconds until the slot's LED begins to show the color of a die put there, and goes on with it."""
    pico = rig.pico
    began_us = pico.now_us
    rig.put(surface, slot)
    rig.wait_ms(_WATCHED_MS)
    since_us = None
    for at_us, frame in [*pico.frames, (pico.now_us, b"")]:
        if at_us < began_us:
            continue
        if since_us is not None and at_us - since_us >= _SHOWN_US:
            return (since_us - began_us) / 1000
        color = _color(frame, slot) if frame else ""
        if color != _COLORS[surface]:
            since_us = None
        elif since_us is None:
            since_us = at_us
    raise Unmeasured(f"slot {slot} shows no {_COLORS[surface]} in {_WATCHED_MS} ms; the display: {rig.read_display()}")


def _journal(pico: PicoTray) -> bytes:
    return files_in(pico.flash_image()).get(JOURNAL, b"")
