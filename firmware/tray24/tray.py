"""The running tray: coroutines between the ports and the user interface (`ui`).

Button events and changes of slots go to the ui; its frames, pictures and tunes go to the ports; bytes from a host go to
the link.
"""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.link.link import Link
from tray24.match.journal import JOURNAL, RECORD
from tray24.match.write_behind import WriteBehindFiles
from tray24.pins import BUTTONS, SLOTS
from tray24.ports import FRAME_BYTES
from tray24.sense.buttons import ButtonDebouncer
from tray24.sense.events import list_members
from tray24.sense.slots import Sensing
from tray24.ui.toolkit.canvas import wrap_text
from tray24.ui.ui import Ui

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence
    from typing import Any, NoReturn

    from tray24.ports import Ports

# Contact to light takes at most 30 ms, including bounces, the display's time and the 0.6 ms of the LEDs.
_SCAN_MS = const(4)
_SENSE_MS = const(20)
_LIGHT_MS = const(12)
_DISPLAY_MS = const(24)
_SOUND_MS = const(8)
_FILES_MS = const(6)  # writing a line takes up to 50 ms, and it must be in the flash 90 ms after the press
_LINK_MS = const(20)
_SOON_MS = const(1)
_DRAWING_MS = const(3)  # a tick of the ui that takes this long has drawn: the next scan must not wait any longer
_MAX_SCANS = const(20)  # scans in a row of a contact that has just closed, until it is a press or a spark
_FAULT_PAUSE_MS = const(1000)
_FAULT_WIDTH = const(124)
_FAULT_LINES = const(5)
_LINE_ROWS = const(11)


class Tray:
    """The firmware of one tray between power-on and power-off. `ui` is its user interface.

    The link uses: `ports`, `files`, `buttons`, `shown_frame` (the frame that the LEDs show), `changed_pages` (a mask of
    the display's pages, 8 rows of dots each, shown since the link last cleared it), and the names of the journal and of
    records.
    """

    journal_name = JOURNAL
    record_names = RECORD

    def __init__(self, ports: "Ports") -> None:
        self.ports = ports
        self.buttons = ButtonDebouncer(BUTTONS, ports.read_contacts())
        ports.facts["stuck"] = self.buttons.stuck
        self.files = WriteBehindFiles(ports.files)
        self._sensing = Sensing(ports.sensors, self.files) if ports.sensors else None
        ports.facts["sensors"] = SLOTS if ports.sensors else 0
        self.ui = Ui(self.files, ports.get_entropy, ports.facts, self._sensing, ports.apps)
        self.shown_frame = bytearray(FRAME_BYTES)
        self._covered_slots = 0
        self._wiring = None
        self._controller = None
        self.changed_pages = 0
        self._link = None  # made when the first byte of a host comes
        self._note_end_ms = ports.ticks_ms()
        self._is_sounding = False

    def create_tasks(self) -> "Sequence[Coroutine[Any, Any, NoReturn]]":
        """Return the coroutines of the tray, in the order in which they should start."""
        tasks = [
            self._repeat(self._scan_buttons, _SCAN_MS),
            self._repeat(self._update_leds, _LIGHT_MS),
            self._repeat(self._update_display, _DISPLAY_MS),
            self._repeat(self._play_tune, _SOUND_MS),
            self._repeat(self._save_match, _FILES_MS),
        ]
        if self.ports.serial:
            tasks.append(self._repeat(self._run_link, _LINK_MS))
        if self._sensing:
            tasks.insert(1, self._repeat(self._scan_slots, _SENSE_MS))
        return tasks

    async def _repeat(self, step: "Callable[[], int | None]", period_ms: int) -> "NoReturn":
        """Call the function `step` forever.

        After each call, wait for the milliseconds that it returns, or for `period_ms` if it returns None. Show an
        exception of `step` on the display and continue: if only this coroutine ended, nobody would know why.
        """
        sleep_ms = self.ports.sleep_ms
        while True:
            try:
                pause_ms = step() or period_ms
            except Exception as error:
                self._show_fault(error)
                pause_ms = _FAULT_PAUSE_MS
            await sleep_ms(pause_ms)

    def _scan_buttons(self) -> int | None:
        """Pass button events to the user interface, and update the LEDs at once. Without events call `ui.tick`.

        Return the milliseconds to the next scan, None for the usual period.
        """
        buttons = self.buttons
        event_count = now_ms = 0
        for _ in range(_MAX_SCANS):
            raw = self.ports.read_contacts()
            now_ms = self.ports.ticks_ms()
            event_count = buttons.scan(raw, now_ms)
            if event_count or not buttons.touched:
                break
        for i in range(event_count):
            self.ui.handle_button(buttons.events[i], buttons.ids[i], now_ms)
        if event_count:
            self._update_leds()
        if event_count or buttons.touched:
            return _SOON_MS  # scan the slots, or the buttons, before a picture is drawn
        self.ui.tick(now_ms)
        if ticks_diff(self.ports.ticks_ms(), now_ms) >= _DRAWING_MS:
            return _SOON_MS
        return None

    def _scan_slots(self) -> int:
        """Pass changes of slots to the user interface. Return the milliseconds to the next scan of the slots."""
        now_ms = self.ports.ticks_ms()
        sensing: Sensing = self._sensing  # pyright: ignore[reportAssignmentType] # else this does not run
        change_count = sensing.scan(now_ms)
        for i in range(change_count):
            self.ui.handle_slot_change(sensing.slots[i], sensing.contents[i], now_ms)
        if change_count:
            self._update_leds()
        return sensing.pause_ms

    def _update_leds(self) -> None:
        """Show the frame of the user interface on the LEDs, if the frame or the LEDs' wiring has changed.

        On a tray of the kind Twin, which has two LEDs for each slot, also show it if other slots hold dice than before.
        """
        lights = self.ui.lights
        if lights.twin and self._sensing:
            lights.set_covered(self._sensing.dice)
        frame = self.ui.render_frame(self.ports.ticks_ms())
        wiring = self.ui.wiring
        is_rewired = wiring is not self._wiring
        if is_rewired:
            self._wiring = wiring
            self.ports.set_wiring(*wiring)
        if is_rewired or frame != self.shown_frame or lights.covered != self._covered_slots:
            self.shown_frame[:] = frame
            self._covered_slots = lights.covered
            self.ports.show_frame(frame, lights.budget_ma, self._covered_slots)

    def _update_display(self) -> None:
        """Send the changed pages (8 rows of dots each) of the display's picture, and all pages between them."""
        controller = self.ui.settings["display"]
        if controller != self._controller:
            self._controller = controller
            self.ports.set_controller(controller)
        canvas = self.ui.canvas
        dirty_pages = canvas.dirty
        if dirty_pages:
            pages = list_members(dirty_pages)
            canvas.dirty = 0
            self.changed_pages |= dirty_pages
            self.ports.show_pages(canvas.buffer, pages[0], pages[-1])

    def _play_tune(self) -> None:
        """Play the next note of the tune when the previous one has ended."""
        now_ms = self.ports.ticks_ms()
        if self._is_sounding and ticks_diff(now_ms, self._note_end_ms) < 0:
            return
        notes = self.ui.sounds
        if notes:
            hz, ms = notes.pop(0)
            self._note_end_ms = ticks_add(now_ms, ms)
            self._is_sounding = True
            self.ports.play_tone(hz)
        elif self._is_sounding:
            self._is_sounding = False
            self.ports.play_tone(0)

    def _save_match(self) -> None:
        """Write the lines that the match has added to its journal."""
        self.ui.save_lines(self.ports.ticks_ms())

    def _run_link(self) -> int:
        """Run a slice of the link's work, once a host has sent something.

        Return the milliseconds to the next slice.
        """
        if self._link:
            return self._link.step(self.ports.ticks_ms())
        data = self.ports.serial.read(1)  # pyright: ignore[reportOptionalMemberAccess] # else this does not run
        if not data:
            return 0
        self._link = Link(self)
        self._link.feed(data)
        return _SOON_MS

    def _show_fault(self, error: Exception) -> None:
        """Draw a fault on the display without the user interface, which may have failed.

        If an app has used up the memory, end the app instead.
        """
        if isinstance(error, MemoryError) and self.ui.screen.name == "app":
            self.ui.screen.report_failure(error, self.ports.ticks_ms())  # pyright: ignore[reportAttributeAccessIssue] # an app's
            return
        self.ports.report_fault(error)
        canvas = self.ui.canvas
        canvas.clear()
        y = 2
        for line in wrap_text("Fault: %s %s" % (type(error).__name__, error), _FAULT_WIDTH)[:_FAULT_LINES]:
            canvas.draw_text(line, 2, y)
            y += _LINE_ROWS
        canvas.update_buffer()
