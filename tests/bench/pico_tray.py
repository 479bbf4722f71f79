"""Measure on the Pico what a user of the tray would notice, as far as it can be measured; for `bench pico --port`."""

# ruff: noqa: E402 - the time runs from before the tray's imports
from time import ticks_add, ticks_diff, ticks_us

BEGAN_US = ticks_us()

import asyncio
import json

from tray24.device.board import Board
from tray24.match.profile import Player, Profile
from tray24.pins import BLUE, GREEN
from tray24.tray import Tray

WALK_PRESSES = 16  # presses that move a cursor over slots
CHOICE_PRESSES = 8  # presses that choose
SEED = 5
DOWN_US = 100000
WATCHED_MS = 400
LIMIT_MS = 5000  # until the menu appears
FRAME_US = 700  # time to send an LED frame after it was passed to the driver


class ObservedTray:
    """A running tray whose buttons this program presses, and whose frames and files it observes."""

    def __init__(self, board):
        ports = board.ports
        self._read_real_contacts, self._leds, self._append = ports.read_contacts, ports.show_frame, ports.files.append
        self._display, self._presence = ports.show_pages, ports.sensors.sample_presence
        ports.show_frame, ports.show_pages, ports.files.append = self._show_frame, self._show_pages, self._append_data
        ports.sensors.sample_presence = self._count_scan
        self.menu_us = None
        self.scans = 0
        self.light_us = []
        self.safe_us = []
        self._mask = 0
        self._began_us = 0
        self._answered = self._saved = True
        self._frames = 0
        self.tray = tray = Tray(ports)
        self.tasks = tray.create_tasks()  # they hold the tray's own _light; the replacement is for presses only
        self._original_update = tray._update_leds
        tray._update_leds = self._update_leds
        ports.read_contacts = self._read_contacts

    def schedule_press(self, button, in_us):
        """Schedule the press of a button `in_us` microseconds from now, whatever the tray does then."""
        self._began_us = ticks_add(ticks_us(), in_us)
        self._mask = 1 << button
        self._answered = self._saved = False

    def stop_measuring(self):
        """Measure nothing until the next press."""
        self._answered = self._saved = True

    def _read_contacts(self):
        """Return the bit mask of the button that this program holds down; the tray calls this to read its buttons.

        While no button is down, read the real buttons, too, because that call also runs the garbage collection.
        """
        if self._mask and self._answered and self._get_passed_us() >= DOWN_US:
            self._mask = 0
        if not self._is_down():
            self._read_real_contacts()
        return self._mask if self._is_down() else 0

    def _is_down(self):
        return self._mask and self._get_passed_us() >= 0

    def _get_passed_us(self):
        return ticks_diff(ticks_us(), self._began_us)

    def _update_leds(self):
        """Update the LEDs, and note the time since a press; the tray calls this instead of `Tray._update_leds`."""
        before = self._frames
        self._original_update()
        if not self._answered and self._get_passed_us() >= 0:
            self._answered = True
            if self._frames != before:
                self.light_us.append(self._get_passed_us() + FRAME_US)

    def _show_frame(self, frame, budget_ma, covered):
        self._frames += 1
        self._leds(frame, budget_ma, covered)

    def _append_data(self, name, data):
        self._append(name, data)
        if not self._saved and self._get_passed_us() >= 0:
            self._saved = True
            self.safe_us.append(self._get_passed_us())

    def _show_pages(self, buffer, first, last):
        self._display(buffer, first, last)
        if self.menu_us is None and self.tray.ui.screen.name == "home":
            self.menu_us = ticks_diff(ticks_us(), BEGAN_US)

    def _count_scan(self, samples):
        self.scans += 1
        self._presence(samples)


async def main():
    faults = []
    board = Board()
    board.restart_after = board.ports.report_fault = faults.append  # instead of a reset
    board.ports.files = OwnFiles(board.ports.files)  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
    observed = ObservedTray(board)
    ui = observed.tray.ui
    asyncio.create_task(board.run_tasks(observed.tasks))
    waited_ms = 0
    while observed.menu_us is None and not faults:
        if waited_ms > LIMIT_MS:
            raise RuntimeError("the menu did not come; the screen is " + ui.screen.name)
        await asyncio.sleep_ms(10)
        waited_ms += 10
    await asyncio.sleep_ms(500)  # the whole picture is sent
    scans_before, start_us = observed.scans, ticks_us()
    await asyncio.sleep_ms(1000)
    scans, took_us = observed.scans - scans_before, ticks_diff(ticks_us(), start_us)
    ui.start_match(Profile("basic", [Player(0, "", ""), Player(1, "", "")], {}, False, SEED), board.ports.ticks_ms())
    await asyncio.sleep_ms(500)
    for number in range(WALK_PRESSES + CHOICE_PRESSES):
        button = BLUE if number < WALK_PRESSES else GREEN
        in_us = 300000 + 7000 * number % 29000 + 997 * number  # in all phases of the tray's cycle
        observed.schedule_press(button, in_us)
        await asyncio.sleep_ms(300 + 57 + WATCHED_MS)
        observed.stop_measuring()
        if faults:
            raise faults[0]
    print(
        json.dumps(
            {
                "menu_us": observed.menu_us,
                "presence_per_s": round(scans * 1000000 / took_us, 1),
                "light_us": observed.light_us,
                "safe_us": observed.safe_us,
            }
        )
    )


asyncio.run(main())
