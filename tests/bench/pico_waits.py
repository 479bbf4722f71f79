"""Measure on the Pico how long two people wait for light after each press in a match; for the command `bench pico`."""

import asyncio
import json
from time import ticks_add, ticks_diff, ticks_us

from tray24.device.board import Board
from tray24.match.profile import Player, Profile
from tray24.pins import BLUE, GREEN
from tray24.tray import Tray

GAME = "basic"
PRESSES = 60
SEED = 5
DOWN_US = 70000
FRAME_US = 700  # time to send an LED frame after it was passed to the driver


class Person:
    """A simulated person who presses keys at arbitrary times, and measures the time until the LED driver is called."""

    def __init__(self, tray, light):
        self._tray = tray
        self._light = light
        self._read_real_contacts = tray.ports.read_contacts
        self._random = SEED
        self._due_us = 0
        self._up_us = 0
        self._button = 0
        self._down = False
        self._has_light_changed = True
        self.waits = []  # (us, button, screen, prompt)

    def _draw_random(self, count):
        self._random = (self._random * 69069 + 1) & 0x3FFFFFFF
        return (self._random >> 12) % count

    def schedule_first_press(self):
        """Schedule the person's first press for half a second from now."""
        self._due_us = ticks_add(ticks_us(), 500000)

    def read_contacts(self):
        """Return the bit mask of the button that the person holds down; the tray calls this to read its buttons.

        While no button is down, read the real buttons, too, because that call also runs the garbage collection.
        """
        if not self._down:
            self._read_real_contacts()
        now_us = ticks_us()
        if self._down:
            if self._has_light_changed and ticks_diff(now_us, self._up_us) >= 0:
                self._down = False
                self._due_us = ticks_add(now_us, 150000 + 997 * self._draw_random(200))
                self._button = self._choose_button()
        elif ticks_diff(now_us, self._due_us) >= 0:
            self._down = True
            self._has_light_changed = False
            self._up_us = ticks_add(now_us, DOWN_US)
            screen = self._tray.ui.screen
            self._prompt_before = screen.name, screen.prompt if screen.name == "play" else ""
        return 1 << self._button if self._down else 0

    def _choose_button(self):
        """Return the next button: mostly a key that moves or chooses, sometimes a seat's button (UNO or a catch)."""
        dice = self._draw_random(10)
        if dice < 1:
            return self._draw_random(2)
        return BLUE if dice < 5 else GREEN

    def update_leds(self):
        """Update the LEDs, and note the time since a press; the tray calls this instead of `Tray._update_leds`."""
        self._light()
        if self._down and not self._has_light_changed:
            self._has_light_changed = True
            wait_us = ticks_diff(ticks_us(), self._due_us) + FRAME_US
            self.waits.append((wait_us, self._button) + self._prompt_before)


async def main():
    faults = []
    board = Board()
    board.restart_after = board.ports.report_fault = faults.append  # instead of a reset
    board.ports.files = OwnFiles(board.ports.files)  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
    tray = Tray(board.ports)
    tasks = tray.create_tasks()
    person = Person(tray, tray._update_leds)
    asyncio.create_task(board.run_tasks(tasks))
    await asyncio.sleep_ms(100)
    tray.ui.finish_power_on(board.ports.ticks_ms())
    matches = 0
    while len(person.waits) < PRESSES:
        if not tray.ui.match:
            matches += 1
            players = [Player(0, "", ""), Player(1, "", "")]
            tray.ui.start_match(Profile(GAME, players, {}, False, SEED + matches), board.ports.ticks_ms())
            await asyncio.sleep_ms(500)
            if matches == 1:
                person.schedule_first_press()
                board.ports.read_contacts = person.read_contacts
                tray._update_leds = person.update_leds
        await asyncio.sleep_ms(100)
        if faults:
            raise faults[0]
    person.waits.sort(reverse=True)
    print(json.dumps({"longest": person.waits[:5], "presses": len(person.waits), "matches": matches}))


asyncio.run(main())
