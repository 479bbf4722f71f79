"""The bench on an emulated Pico: a tray in use is measured from outside, all else by programs that run on it."""

from dataclasses import dataclass
from itertools import islice
from typing import Any

from rp2040py.gpio_pin import GPIOPinState

from host_tools.bench.on_board import Bench, Unmeasured, parse_last_line
from host_tools.build import uf2
from host_tools.errors import Failure
from simulator.pico.flash import build_flash
from simulator.pico.layout import FS_OFFSET
from simulator.pico.machine import PicoTray
from simulator.pico.rig import PicoRig, read_lines
from simulator.pico.storage import read_files, replace_files
from simulator.texts import HostTexts
from simulator.tray.optics import Optics
from simulator.tray.rig import LedColor, parse_button
from simulator.tray.sensors import SenseRig
from tray24.languages import LANGUAGES
from tray24.match.journal import JOURNAL
from tray24.pins import INFRARED_ON, SLOTS
from tray24.ui.match.prompts import PLACING, SLOT
from tray24.ui.toolkit.texts import Texts

say = HostTexts("bench")
texts = HostTexts("pico")

_MENU_LIMIT_MS = 10_000
_STEP_MS = 2
_AGAIN_MS = 1000
_MENU = ("new", "records", "settings")  # keys of the texts in the menu of a new tray
_START_MS = 1500  # after power-on until USB is up and Ctrl-C is read
_LIMIT_MS = 300_000  # limit for a program, in the Pico's time
_WALK_PRESSES = 16  # presses that move a cursor over slots
_CHOICE_PRESSES = 8  # presses that choose
_DOWN_MS = 100
_WATCH_MS = 400
_SHOWN_US = 40_000  # sampling a die's color lights its slot, too, for a few ms at a time
_TRAY_SEED = 3
_COLORS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
_PLACEMENTS = (("r", 7), ("b", 0), ("y", 14), ("g", 23), ("r", 5), ("b", 20), ("g", 9), ("y", 11))  # surface, slot
_KB = 1024


@dataclass(frozen=True)
class Boot:
    """The result of a boot: the display's lines with the menu, and the milliseconds from power-on to the menu."""

    lines: list[str]
    menu_ms: float


def boot(image: bytes) -> Boot:
    """Boot a new emulated Pico, and return when its menu appears.

    `image` is a UF2 file, or the whole 2 MB of flash. If no menu appears, raise Failure, which quotes the display.
    """
    tray_texts = Texts(LANGUAGES[0])
    menu_texts = {tray_texts(key) for key in _MENU}
    pico = PicoTray(image)
    screen = pico.screen
    lines: list[str] = []
    while pico.now_us < 1000 * _MENU_LIMIT_MS:
        pico.run_ms(_STEP_MS)
        if pico.screen != screen:
            screen = pico.screen
            lines = read_lines(screen)
            if menu_texts <= set(lines):
                return Boot(lines, pico.now_us / 1000)
    if not pico.text.strip():
        # Output before USB is up is lost. A soft reset makes a main.py that has ended print it again.
        pico.exit_prompt()
        pico.run_ms(_AGAIN_MS)
    raise Failure(
        texts(
            "no-menu",
            seconds=f"{_MENU_LIMIT_MS / 1000:g}",
            display=" / ".join(lines) or texts("nothing"),
            console=pico.text.strip()[-1000:] or texts("nothing"),
        )
    )


class RealDiceRig(PicoRig):
    """An emulated tray for measurements of a match with real dice."""

    def start_real_match(self) -> None:
        """Start a match of two people at seats 1 and 2."""
        self._run_intent(self.presses.start_match({0: "", 1: ""}, {}, real=True))


class EmulatedBench(Bench):
    """The bench that measures on emulated Picos with a UF2 file. Each program runs on a new Pico.

    The figures of a tray in use are measured from outside, as its user would see them.
    """

    def __init__(self, image: bytes):
        self._uf2 = image
        self.where = say("emulated")

    def run_program(self, program: str) -> Any:
        pico = PicoTray(self._uf2)
        pico.run_ms(_START_MS)
        return parse_last_line(pico.execute(program, _LIMIT_MS, fresh=True))

    def files(self) -> dict[str, float]:
        code = [offset for offset in uf2.decode(self._uf2) if offset < FS_OFFSET]
        return {"flash_kb": round((max(code) + uf2.PAGE) / _KB, 1)}

    def tray(self) -> dict[str, float]:
        menu_ms = round(boot(self._uf2).menu_ms)
        rig = PicoRig(self._uf2, quick_display=False)
        rig.boot()
        presence_per_s = _count_infrared_pulses(rig)
        rig.start_match("", "")
        rig.wait_until(lambda: rig.ui.screen.name == "play" and rig.ui.screen.prompt != "wait")
        light_ms, safe_ms = [], []
        # The first presses move the cursor and place the match's first die; with the others hands are played.
        for number in range(_WALK_PRESSES + _CHOICE_PRESSES):
            rig.wait_ms(300 + 7 * number % 29)  # spread over all phases of the tray's own cycle
            light, safe = _measure_press(rig, "blue" if number < _WALK_PRESSES else "green")
            light_ms += light
            safe_ms += safe
        for fault_key, times in (("no-light-on-display", light_ms), ("no-line-on-display", safe_ms)):
            if not times:
                raise Unmeasured(say(fault_key, display=rig.read_display()))
        times = {"contact_to_frame_ms": round(max(light_ms), 1), "journal_ms": round(max(safe_ms), 1)}
        return {"menu_ms": menu_ms, "presence_per_s": presence_per_s, **times}

    def dice(self) -> dict[str, float]:
        """Return the longest time from placing a die until its slot shows the die's color, in a match with real dice.

        The tray is calibrated. Each die is lifted before the next one is placed.
        """
        senses = SenseRig(Optics(_TRAY_SEED))
        if complaint := senses.calibrate():
            raise Unmeasured(say("calibration-fault", complaint=complaint))
        calibration_files = {f"data/{name}": data for name, data in senses.files.content.items()}
        rig = RealDiceRig(replace_files(build_flash(self._uf2), calibration_files), _TRAY_SEED, quick_display=False)
        rig.boot()
        rig.start_real_match()
        rig.press("seat 1")
        times_ms = []
        for number, (surface, slot) in enumerate(_PLACEMENTS):
            rig.wait_ms(500 + number * 7)
            times_ms.append(_measure_color_ms(rig, surface, slot))
            rig.lift_die(slot)
        return {"die_to_color_ms": round(max(times_ms))}


def _count_infrared_pulses(rig: PicoRig) -> int:
    """Count the pulses of infrared light in one second of the tray's time."""
    pulses = 0

    def count_pulse(new: GPIOPinState, old: GPIOPinState) -> None:
        nonlocal pulses
        pulses += new is GPIOPinState.HIGH and old is not GPIOPinState.HIGH

    rig.pico.mcu.gpio[INFRARED_ON].add_listener(count_pulse)
    rig.wait_ms(1000)
    return pulses


def _measure_press(rig: PicoRig, name: str) -> tuple[list[float], list[float]]:
    """Press a button. Return the ms until the LED at the cursor changes, and until the journal grows in flash.

    Each result is a list with one time, or an empty list: a press may neither change the LED at the cursor nor end a
    move. After a move has ended, the cursor waits for the dealer: then only the journal has a time.
    """
    pico, button = rig.pico, parse_button(name)
    began_us, start_frame = pico.now_us, pico.frame
    length, operations = len(_read_journal(pico)), pico.flash.operations
    safe_ms: list[float] = []
    rig.tray.set_contact(button, True)
    for elapsed_ms in range(1, _WATCH_MS + 1):
        rig.tray.advance(1)
        if elapsed_ms == _DOWN_MS:
            rig.tray.set_contact(button, False)
        if not safe_ms and pico.flash.operations != operations:
            operations = pico.flash.operations
            if len(_read_journal(pico)) > length:
                safe_ms.append((pico.now_us - began_us) / 1000)
    screen = rig.ui.screen
    slot = screen.items[screen.cursor] if screen.name == "play" and screen.prompt in (PLACING, SLOT) else None
    if not isinstance(slot, int) or slot >= SLOTS or safe_ms:
        return [], safe_ms
    colors = ((at_us, _get_color(frame, slot)) for at_us, frame in pico.frames if at_us > began_us)
    change_times_us = (at_us for at_us, color in colors if color != _get_color(start_frame, slot))
    return [(at_us - began_us) / 1000 for at_us in islice(change_times_us, 1)], safe_ms


def _get_color(frame: bytes, slot: int) -> str:
    return LedColor(*frame[3 * slot : 3 * slot + 3]).color


def _measure_color_ms(rig: PicoRig, surface: str, slot: int) -> float:
    """Place a die. Return the milliseconds until the slot's LED begins to show the die's color without interruption."""
    pico = rig.pico
    began_us = pico.now_us
    rig.place_die(surface, slot)
    rig.wait_ms(_WATCH_MS)
    since_us = None
    for at_us, frame in [*pico.frames, (pico.now_us, b"")]:
        if at_us < began_us:
            continue
        if since_us is not None and at_us - since_us >= _SHOWN_US:
            return (since_us - began_us) / 1000
        color = _get_color(frame, slot) if frame else ""
        if color != _COLORS[surface]:
            since_us = None
        elif since_us is None:
            since_us = at_us
    color = say(_COLORS[surface])
    raise Unmeasured(say("no-color", slot=slot, color=color, ms=_WATCH_MS, display=rig.read_display()))


def _read_journal(pico: PicoTray) -> bytes:
    return read_files(pico.get_flash_image()).get(JOURNAL, b"")
