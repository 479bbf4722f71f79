"""PicoRig: the methods of the desktop's rig for an emulated Pico.

A twin accompanies the Pico: the same firmware on the desktop's virtual tray, touched by the same fingers at the same
times. The twin can tell what its screens mean (items, cursor, match), and the rig compares the Pico with it. Each
intent begins and ends only when the Pico's display shows dot for dot the same as the twin's.
"""

from simulator.people.fingers import Fingers
from simulator.pico.machine import PicoTray
from simulator.pico.reading import read_lines
from simulator.pico.storage import files_in
from simulator.tray.clock import Clock
from simulator.tray.files import MemoryFiles
from simulator.tray.optics import Optics
from simulator.tray.rig import Rig, Slot
from simulator.tray.virtual import VirtualTray
from tray24.match.journal import JOURNAL
from tray24.match.profile import END_OF_HEAD, Profile, parse_head
from tray24.ports import Ports
from tray24.ui.toolkit.lights import FULL

_BOOT_MS = 5000
_AGREE_MS = 10_000
_ANSWER_MS = 1500  # for the answer to a press; some presses import the module that they open
_STEP_MS = 4
_LIGHT_MS = 3000  # longer than the slowest blinking
_SEED_MS = 5000
# How long a finger stays down. The Pico reads its buttons every few ms, but not while it draws, so that it may begin to
# count late.
_TOUCH_MS = 120
_PRESS_MS = 700  # at most: after a second it would count as a hold
_HOLD_MS = 1200


class PatientFingers(Fingers):
    """Fingers that press long enough for a busy tray, and wait until both trays show the same answer."""

    def __init__(self, tray: "TwinTray"):
        super().__init__(tray)
        self._trays = tray

    async def press(self, button: int, ms: int = _PRESS_MS) -> None:
        self.tray.set_contact(button, True, clean=True)
        await self._see_answer(ms)
        self.tray.set_contact(button, False, clean=True)
        await self._see_answer(_ANSWER_MS)

    async def hold(self, button: int) -> None:
        self.tray.set_contact(button, True, clean=True)
        await self._sleep(_HOLD_MS)
        self.tray.set_contact(button, False, clean=True)
        await self._see_answer(_ANSWER_MS)

    async def release(self, button: int) -> None:
        """Do nothing: the button is already released."""

    async def _see_answer(self, limit_ms: int) -> None:
        await self._sleep(_TOUCH_MS)
        for _ in range((limit_ms - _TOUCH_MS) // _STEP_MS):
            if self._trays.agree:
                break
            await self._sleep(_STEP_MS)


class TwinTray(VirtualTray):
    """The desktop's tray, which advances a Pico's time together with its own."""

    def __init__(self, pico: PicoTray, optics: Optics, tray_seed: int, kind: str = FULL):
        """Create the twin of a Pico. `optics` is the Pico's."""
        self.pico = pico
        self._pico_optics = optics
        self.restarted = False
        self.memory = MemoryFiles()
        super().__init__(self.memory, Clock(), self._seed_of_pico, True, tray_seed, kind=kind)

    def set_contact(self, button: int, closed: bool, clean: bool = False) -> None:
        super().set_contact(button, closed, clean)
        self.pico.set_contact(button, closed, clean)

    def _ports(self) -> Ports:
        ports = super()._ports()
        ports.facts.update(display=self.pico.display.present, restarted=self.restarted)
        return ports

    @property
    def agree(self) -> bool:
        """Return True when the Pico's display shows the same dots as its twin's, or the Pico has no display."""
        return self.pico.screen == self.screen if self.pico.display.present else True

    @property
    def is_drawn(self) -> bool:
        """Return True when the twin has nothing to draw and nothing to send to its display."""
        ui = self.firmware.ui if self.firmware else None
        return ui is None or (ui.drawn and not ui.canvas.dirty)

    def put(self, slot: int, surface: str) -> None:
        super().put(slot, surface)
        self._pico_optics.put(slot, surface)

    def lift(self, slot: int) -> None:
        super().lift(slot)
        self._pico_optics.lift(slot)

    def advance(self, ms: int) -> None:
        super().advance(ms)
        self.pico.run_us(1000 * self.clock.now_ms - self.pico.now_us)

    def _seed_of_pico(self) -> int:
        """Return the seed in the head of the Pico's match. Let the Pico's time advance until it has written it."""
        before = self.memory.content.get(JOURNAL)
        end_us = self.pico.now_us + 1000 * _SEED_MS
        operations = 0
        while self.pico.now_us < end_us:
            if self.pico.flash.operations != operations:
                operations = self.pico.flash.operations
                journal = files_in(self.pico.flash_image()).get(JOURNAL)
                if journal and journal != before:
                    return _head(journal).seed
            self.pico.run_ms(_STEP_MS)
        raise RuntimeError(f"the Pico has begun no match within {_SEED_MS} ms; it shows {read_lines(self.pico.screen)}")


def _light(tray: PicoTray | TwinTray) -> list[str]:
    leds = tray.frame + tray.beside
    return [Slot(*leds[start : start + 3]).color for start in range(0, len(leds), 3)]


def _end(files: dict[str, bytes]) -> list[bytes]:
    return [line.rpartition(b" # ")[0] for line in files.get(JOURNAL, b"").split(b"\n")[-5:-1]]


def _head(journal: bytes) -> Profile:
    lines = [line.rpartition(" # ")[0] for line in journal.decode().split("\n")]
    return parse_head(lines[: lines.index(END_OF_HEAD) + 1])


class PicoRig(Rig):
    """A rig in which `pico` is the emulated tray and `tray` its twin; `ui`, `match` and `game` are the twin's."""

    def __init__(
        self,
        image: bytes,
        seed: int = 1,
        display: bool = True,
        quick_display: bool = True,
        kind: str = FULL,
        timer_us: float = 0,
    ):
        """Plug in both trays. `seed` decides how parts differ from slot to slot; see PicoTray for the rest."""
        optics = Optics(seed)
        self.pico = PicoTray(
            image, optics, display=display, quick_display=quick_display, plugged=False, kind=kind, timer_us=timer_us
        )
        self.tray = TwinTray(self.pico, optics, seed, kind)
        self.files = self.tray.memory
        self.fingers = PatientFingers(self.tray)
        self.plug_in()

    def plug_in(self) -> None:
        """Power on both trays. The twin gets the files that are in the Pico's flash."""
        self.pico.plug_in()
        self._begin_twin()

    def pull_plug(self) -> None:
        self.pico.pull_plug()
        self.tray.pull_plug()

    def follow_reset(self, restarted: bool = False) -> None:
        """Restart the twin with the Pico's files after the Pico has restarted (`restarted`: because of a fault)."""
        self.tray.pull_plug()
        self.tray.restarted = restarted
        # The Pico's time may have advanced alone until now.
        self.tray.advance(max(0, int(self.pico.now_us / 1000) - self.tray.clock.now_ms))
        self._begin_twin()

    def _begin_twin(self) -> None:
        self.tray.memory.content = files_in(self.pico.flash_image())
        self.tray.plug_in()

    def boot(self) -> None:
        self.plug_in()
        self.wait_until(lambda: self.ui.screen.name != "power", _BOOT_MS)
        self.agree()

    def pico_files(self) -> dict[str, bytes]:
        """Return the tray's own files in the Pico's flash, as they would be if power failed now."""
        return files_in(self.pico.flash_image())

    def agree(self, limit_ms: int = _AGREE_MS) -> None:
        """Let time pass until the twin has finished drawing and the Pico shows the same."""
        end_ms = self.tray.clock.now_ms + limit_ms
        while not (self.tray.is_drawn and self.tray.agree):
            if self.tray.clock.now_ms >= end_ms:
                raise AssertionError(
                    f"not within {limit_ms} ms: the Pico shows {self.read_display()!r}, the desktop {self.ui.text()!r};"
                    f" last lines: {_end(self.pico_files())}, {_end(self.tray.memory.content)}; {self.pico.text[-400:]}"
                )
            self.tray.advance(_STEP_MS)

    def agree_on_light(self, limit_ms: int = _LIGHT_MS) -> None:
        """Let time pass until each LED has the same color on both trays, which breathe and blink in their own times."""
        end_ms = self.tray.clock.now_ms + limit_ms
        while (light := _light(self.pico)) != (wanted := _light(self.tray)):
            if self.tray.clock.now_ms >= end_ms:
                raise AssertionError(f"not within {limit_ms} ms: the Pico shines {light}, the desktop {wanted}")
            self.tray.advance(_STEP_MS)

    def read_display(self) -> str:
        """Return the twin's text when the Pico shows the same picture, else the text that can be read in it."""
        if not self.pico.plugged:
            return ""
        return self.ui.text() if self.pico.screen == self.tray.screen else " ".join(read_lines(self.pico.screen))

    def slot(self, number: int) -> Slot:
        return Slot(*self.pico.frame[3 * number : 3 * number + 3])

    def beside(self, number: int) -> Slot:
        return Slot(*self.pico.beside[3 * number : 3 * number + 3])

    def _do(self, intent) -> None:
        self.agree()
        super()._do(intent)
        self.agree()
