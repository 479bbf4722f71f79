"""The class VirtualTray, simulated hardware on which the firmware runs unchanged."""

import random
from collections import deque
from collections.abc import Callable

from simulator.tray.apps import Apps
from simulator.tray.clock import Clock
from simulator.tray.files import FolderFiles, MemoryFiles, PowerCut
from simulator.tray.optics import MODEL, Model, Optics
from simulator.tray.sensors import VirtualSensors
from simulator.tray.serial import Restart, VirtualSerial, VirtualSystem
from tray24 import __version__, pins
from tray24.pins import BELOW_ONLY, BESIDE, SLOTS
from tray24.ports import DISPLAY_BYTES, FRAME_BYTES, Ports
from tray24.rules.errors import RuleError
from tray24.sense.events import is_member, make_mask
from tray24.tray import Tray
from tray24.ui.toolkit.lights import FULL, LIGHT, STARTER, TWIN, get_first_button, has_sensors, make_chain

DARK = bytes(FRAME_BYTES)
# Milliseconds after a contact has closed or opened at which it bounces back.
_BOUNCES_MS = frozenset((1, 2, 4, 7))
_BOUNCED_OUT_MS = 8
_MAX_FRAMES = 4096
_JOURNAL_LATE_MS = 200  # the tray writes its journal a little later than it lights its LEDs


class VirtualLeds:
    """The chain of LEDs of a virtual tray whose hardware is of the kind `kind`.

    The firmware sends colors for the kind of tray that its settings name. If the hardware is of another kind, the wrong
    LEDs light up. The rows of LEDs of the kind Light can be wired in two ways. Here they are always wired in the way
    that the settings name.
    """

    def __init__(self, kind: str):
        self._kind = kind
        self._led_slots = make_chain(kind, "rows")  # slots of the LEDs that get data
        self._wired_slots = self._led_slots  # slots for which the tray sends the colors
        self._beside_dark = bytes(FRAME_BYTES if kind == TWIN else 0)

    def set_wiring(self, slots: bytes) -> None:
        """Set the slots of the LEDs for which the tray sends colors, in the order of its chain."""
        self._wired_slots = slots

    def cut_data_line(self, first_dark_led: int) -> None:
        """Cut the data line before this LED: it and all LEDs after it stay dark."""
        self._led_slots = self._led_slots[:first_dark_led]

    def show_frame(self, frame: bytes | bytearray, covered: int = 0) -> tuple[bytes, bytes]:
        """Return what the LEDs below the slots and those beside them show for this frame; b"" for missing LEDs.

        `covered` is the mask of slots that hold a die, with the same effect as in `show_frame` of ports.Ports.
        """
        if self._led_slots == self._wired_slots and not self._beside_dark:
            return bytes(frame), b""
        below, beside = bytearray(FRAME_BYTES), bytearray(self._beside_dark)
        uses_set_path = self._kind == LIGHT and len(self._wired_slots) == SLOTS
        for led_slot, wired_slot in zip(self._led_slots, self._wired_slots, strict=False):
            slot = wired_slot % BESIDE
            if covered & (BELOW_ONLY if wired_slot & BESIDE else 1 << slot):
                continue
            target = wired_slot if uses_set_path else led_slot
            index = 3 * (target % BESIDE)
            (beside if target & BESIDE else below)[index : index + 3] = frame[3 * slot : 3 * slot + 3]
        return bytes(below), bytes(beside)

    def show_probe(self, frame: bytes | bytearray) -> bytes:
        """Return what the LEDs below the slots show while a probe sends this frame. Those beside stay dark."""
        return self.show_frame(frame, BELOW_ONLY)[0]


class VirtualTray:
    """A virtual tray with a plug. Pulling the plug drops everything that the firmware holds in RAM; the files stay.

    `kind` is the kind of tray that the hardware is; the firmware has a setting of its own for this. `frame` is the
    light of the LEDs below the slots, `beside` that of the LEDs beside them, b"" where there are none. With `sensors`
    the slots sense what is put on them, if trays of this kind have sensors. `optics` is the light in these slots;
    `tray_seed` decides how these slots differ. `serial.host` is the host's end of the USB port. `has_display`,
    `open_buttons`, `joined_buttons` and `leds.cut_data_line` simulate faults, besides those of `optics` and `sensors`.
    `apps` are the apps on the tray, or None on a machine that cannot run apps.
    """

    def __init__(
        self,
        files: MemoryFiles | FolderFiles,
        clock: Clock | None = None,
        entropy: Callable[[], int] | None = None,
        sensors: bool = False,
        tray_seed: int = 0,
        model: Model = MODEL,
        kind: str = FULL,
        apps: Apps | None = None,
    ):
        self.kind = kind
        self.files = files
        self.apps = apps
        self.clock = clock or Clock()
        self.entropy = entropy or (lambda: random.SystemRandom().getrandbits(30))
        self.firmware: Tray | None = None
        self.closed = 0  # mask of the contacts held by fingers
        self.open_buttons = 0  # mask of the contacts that never close
        self.joined_buttons = 0  # mask of buttons that all close when one of them does
        self.has_display = True
        self._missing_buttons = (1 << get_first_button(kind)) - 1
        self._touched_ms = [-_BOUNCED_OUT_MS] * pins.BUTTONS
        self.frames: deque[tuple[int, bytes]] = deque(maxlen=_MAX_FRAMES)
        self.leds = VirtualLeds(kind)
        self.frame, self.beside = self.leds.show_frame(DARK)
        self.channel_ua = 0
        self.screen = bytes(DISPLAY_BYTES)
        self.hz = 0
        self.tones: deque[tuple[int, int]] = deque(maxlen=_MAX_FRAMES)
        self.faults: list[Exception] = []
        self.serial = VirtualSerial()
        self.optics = Optics(tray_seed, model)
        is_sensing = sensors and has_sensors(kind)
        now_us, get_frame = (lambda: self.clock.now_ms * 1000), (lambda: self.frame)
        self.sensors = VirtualSensors(self.optics, now_us, get_frame, self.leds.show_probe) if is_sensing else None

    @property
    def plugged(self) -> bool:
        return self.firmware is not None

    def plug_in(self) -> None:
        if self.firmware is None:
            try:
                self.firmware = Tray(self._create_ports())
            except PowerCut:
                self.pull_plug()
                return
            for task in self.firmware.create_tasks():
                self.clock.spawn(task)

    def pull_plug(self) -> None:
        self.clock.cancel_all()
        self.serial.unplug()
        if self.apps:
            self.apps.note_running("")
        self.firmware = None
        self._show_frame(DARK)
        self.screen = bytes(DISPLAY_BYTES)
        self._play_tone(0)

    def switch_off(self) -> RuleError | None:
        """Save the match to disk, then pull the plug. Return the reason if the match could not be saved, or None."""
        self.advance(_JOURNAL_LATE_MS)
        error = None
        if self.firmware:
            ui = self.firmware.ui
            error = ui.saving.retry(ui.match)
        self.pull_plug()
        return error

    def set_contact(self, button: int, closed: bool, clean: bool = False) -> None:
        """Close or open a button's contact. It bounces for a few ms unless `clean`. Ignore a missing button."""
        if is_member(self._missing_buttons, button):
            return
        if is_member(self.closed, button) != closed:
            self.closed ^= make_mask((button,))
            self._touched_ms[button] = self.clock.now_ms - (_BOUNCED_OUT_MS if clean else 0)

    def place_surface(self, slot: int, surface: str) -> None:
        self.optics.place_surface(slot, surface)

    def remove_surface(self, slot: int) -> None:
        self.optics.remove_surface(slot)

    def advance(self, ms: int) -> None:
        """Advance the tray's time.

        The tray loses its power at the instant of a power cut that its files simulate.
        """
        end_ms = self.clock.now_ms + ms
        while self.clock.now_ms < end_ms:
            try:
                self.clock.advance(end_ms - self.clock.now_ms)
            except PowerCut:
                self.pull_plug()
            except Restart:
                self.pull_plug()
                self.plug_in()

    def _create_ports(self) -> Ports:
        return Ports(
            read_contacts=self._read_contacts,
            set_wiring=self._set_wiring,
            show_frame=lambda frame, budget_ma, covered=0: self._show_frame(frame, covered),
            set_controller=lambda name: None,
            show_pages=self._show_pages,
            play_tone=self._play_tone,
            ticks_ms=self.clock.ticks_ms,
            sleep_ms=self.clock.sleep_ms,
            get_entropy=self.entropy,
            report_fault=self.faults.append,
            facts={"version": __version__, "display": self.has_display} | self._get_restart_facts(),
            files=self.files,
            sensors=self.sensors,
            serial=self.serial,
            apps=self.apps,
            get_system=VirtualSystem,
        )

    def _get_restart_facts(self) -> dict[str, str | int | bool]:
        """Return the facts for a tray that starts after an app has hung, or {} if no app has.

        Only the first call after that returns the facts.
        """
        if not self.apps or not self.apps.hung_app:
            return {}
        name, self.apps.hung_app = self.apps.hung_app, ""
        return {"restarted": True, "hung_app": name}

    def _read_contacts(self) -> int:
        raw = self.closed
        now_ms = self.clock.now_ms
        for button, touched_ms in enumerate(self._touched_ms):
            if now_ms - touched_ms < _BOUNCED_OUT_MS and now_ms - touched_ms in _BOUNCES_MS:
                raw ^= make_mask((button,))
        raw &= ~self.open_buttons
        return raw | self.joined_buttons if raw & self.joined_buttons else raw

    def _set_wiring(self, slots: bytes, red_first: bool, channel_ua: int) -> None:
        """Note the wiring of the LEDs according to the settings (see `tray24.ports.Ports`).

        `red_first` has no effect: a virtual LED has no order of colors on a data line.
        """
        self.leds.set_wiring(slots)
        self.channel_ua = channel_ua

    def _show_frame(self, frame: bytes | bytearray, covered: int = 0) -> None:
        self.frame, self.beside = self.leds.show_frame(frame, covered)
        self.frames.append((self.clock.now_ms, self.frame))

    def _show_pages(self, buffer: bytes | bytearray, first_page: int, last_page: int) -> None:
        if not self.has_display:
            return
        start, end = first_page * pins.DISPLAY_WIDTH, (last_page + 1) * pins.DISPLAY_WIDTH
        self.screen = self.screen[:start] + bytes(buffer[start:end]) + self.screen[end:]

    def _play_tone(self, hz: int) -> None:
        if hz != self.hz and self.kind != STARTER:
            self.hz = hz
            self.tones.append((self.clock.now_ms, hz))
