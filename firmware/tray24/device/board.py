"""The board: all drivers of the tray on a Pico, the ports made from them, and starting and stopping the tray."""

import gc
import os
from asyncio import create_task, get_event_loop, sleep_ms  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
from time import ticks_ms, ticks_us  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's

import machine
import micropython

from tray24 import __version__
from tray24.compat import const, ticks_diff
from tray24.device import panel
from tray24.device.apps import Apps
from tray24.device.buttons import Buttons, Buzzer
from tray24.device.display import Display
from tray24.device.files import Files
from tray24.device.leds import Leds
from tray24.device.restarts import Restarts, System, Watchdog
from tray24.device.sensors import Sensors
from tray24.device.serial import Serial
from tray24.pins import BUTTONS
from tray24.ports import FRAME_BYTES, Ports

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable
    from typing import Any, NoReturn

_REST_MS = const(8)  # between checks for something to send to the display
_MAX_PICTURES = const(2)  # the heap is collected after this many: one leaves up to 30 kB of garbage
_COLLECT_MS = const(3000)  # and after this long without a picture: the garbage of scans and frames adds up
_RELEASED_MS = const(48)  # longer than a contact must be open to count as released
_HEALTHY_S = const(60)
_CTRL_C = const(3)
_30_BITS = const(0x3FFFFFFF)


class Board:
    """The board: `ports`, the interface that the tray uses, and `restarts`, which records crashes."""

    def __init__(self) -> None:
        self._leds = Leds()
        self._display = Display()
        self._buzzer = Buzzer()
        self._watchdog = Watchdog()
        self._read_buttons = Buttons().read_contacts
        self._has_garbage = False
        self._touched_ms = ticks_ms()
        files = Files(self._watchdog.feed)
        self.restarts = Restarts(files)
        self._facts = {
            "version": __version__,
            "display": self._display.present,
            "restarted": self.restarts.restarted,
            "hung_app": self.restarts.hung_app,
        }
        sensors = Sensors(self._leds)
        self.ports = Ports(
            read_contacts=self._read_contacts,
            set_wiring=self._leds.set_wiring,
            show_frame=self._leds.show_frame,
            set_controller=self._display.set_controller,
            show_pages=self._display.show_pages,
            play_tone=self._buzzer.play_tone,
            ticks_ms=ticks_ms,
            sleep_ms=sleep_ms,
            get_entropy=_get_entropy,
            report_fault=self.restart_after,
            facts=self._facts,
            files=files,
            sensors=sensors if sensors.is_connected() else None,
            serial=Serial(),
            apps=Apps(self.restarts),
            get_system=self._create_system,
        )

    def start(self) -> None:
        """Start the watchdog before the tray runs. From now on a hang resets the chip."""
        self._watchdog.start()
        self.restarts.note_running()

    async def run_tasks(self, tasks: "Iterable[Coroutine[Any, Any, object]]") -> "NoReturn":
        """Run the coroutines `tasks` of the tray forever, each watched by the watchdog."""
        get_event_loop().set_exception_handler(self._on_exception)
        for task in tasks:
            create_task(self._watchdog.watch(task))
        create_task(self._watchdog.watch(self._send_pictures()))
        await sleep_ms(1000 * _HEALTHY_S)
        while True:
            self.restarts.note_healthy()
            await sleep_ms(1000 * _HEALTHY_S)

    def restart_after(self, error: Exception) -> None:
        """Save the traceback of `error`, an exception that is a bug, and reset the chip."""
        gc.collect()
        self.restarts.save_crash(error)
        machine.reset()

    def _on_exception(self, loop: object, context: "dict[str, Any]") -> None:
        error = context["exception"]
        if not isinstance(error, Exception):
            raise error
        self.restart_after(error)

    def stop(self) -> None:
        """Stop watchdog, lights and sound, and show on the display that the tray is stopped."""
        micropython.kbd_intr(-1)
        self._watchdog.stop()
        self.restarts.note_end()
        self._buzzer.play_tone(0)
        self._leds.show_frame(bytes(FRAME_BYTES))
        panel.show_text(panel.STOPPED)
        micropython.kbd_intr(_CTRL_C)

    def _read_contacts(self) -> int:
        """Return the buttons' contacts as `read_contacts` of ports.Ports does. First collect garbage if this is due.

        A collection takes 20 ms. If it happened only when memory runs out, it could come between a press and the light
        that answers the press. So nothing is collected while a button is down, or soon after a press or release.
        """
        raw = self._read_buttons()
        stuck = self._facts.get("stuck", 0)
        now_ms = ticks_ms()
        if raw & ~(stuck | stuck << BUTTONS):
            self._touched_ms = now_ms
        elif self._has_garbage and ticks_diff(now_ms, self._touched_ms) >= _RELEASED_MS:
            self._has_garbage = False
            gc.collect()
            raw = self._read_buttons()
        return raw

    def _create_system(self) -> "System":
        return System(self.restarts.note_end)

    async def _send_pictures(self) -> "NoReturn":
        """Send the display's changed parts one at a time, forever.

        After some whole pictures, or after some time, request a garbage collection.
        """
        display = self._display
        picture_count = 0
        collected_ms = ticks_ms()
        while True:
            has_more = display.send_next()
            now_ms = ticks_ms()
            if has_more:
                await sleep_ms(0)
                continue
            self._facts["display"] = display.present
            if display.pictures - picture_count >= _MAX_PICTURES or ticks_diff(now_ms, collected_ms) >= _COLLECT_MS:
                picture_count = display.pictures
                collected_ms = now_ms
                self._has_garbage = True
            await sleep_ms(_REST_MS)


def _get_entropy() -> int:
    # The ring oscillator's bits are biased (RP2040 datasheet 2.17.5); the microsecond of a press is unpredictable.
    return (int.from_bytes(os.urandom(4), "little") ^ ticks_us()) & _30_BITS
