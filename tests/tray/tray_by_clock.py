"""A tray on the barest of machines, the same on CPython and MicroPython: what its ports were told, as lines of text."""

from binascii import crc32

from bare_files import BareFiles

from tray24.pins import BLUE, GREEN, YELLOW
from tray24.ports import Ports
from tray24.tray import Tray

try:
    from types import coroutine
except ImportError:
    coroutine = None  # MicroPython awaits plain generators


def _sleep(ms):
    yield ms


sleep_ms = coroutine(_sleep) if coroutine else _sleep


class Machine:
    """Ports, and a scheduler of a few lines."""

    def __init__(self):
        self.now_ms = 0
        self.contacts = 0
        self.files = BareFiles()
        self.lines = []
        self.tray = Tray(
            Ports(
                buttons=lambda: self.contacts,
                leds=lambda frame, budget_ma: self.note("leds", bytes(frame)),
                display=lambda buffer, first, last: self.note("display %d-%d" % (first, last), bytes(buffer)),
                tone=lambda hz: self.lines.append("%d tone %d" % (self.now_ms, hz)),
                ticks_ms=lambda: self.now_ms,
                sleep_ms=sleep_ms,
                entropy=lambda: 20_11,
                complain=lambda error: self.lines.append("%d fault %r" % (self.now_ms, error)),
                facts={"version": "0", "display": True},
                files=self.files,
            )
        )
        self._tasks = [[0, task] for task in self.tray.tasks()]

    def note(self, what, data):
        self.lines.append("%d %s %08x" % (self.now_ms, what, crc32(data)))

    def wait_ms(self, ms):
        end_ms = self.now_ms + ms
        while True:
            due = min(self._tasks, key=lambda sleeper: sleeper[0])
            if due[0] > end_ms:
                break
            self.now_ms = due[0]
            due[0] += due[1].send(None)
        self.now_ms = end_ms

    def press(self, button, ms=20):
        self.contacts = 1 << button
        self.wait_ms(ms)
        self.contacts = 0
        self.wait_ms(40)


def seen():
    """A match of two bots from power-on, begun with ten fingers and left to run for a while."""
    machine = Machine()
    machine.wait_ms(200)
    machine.press(GREEN)
    machine.press(GREEN)
    machine.press(0, 1100)
    machine.press(3, 1100)
    machine.press(BLUE)
    machine.press(YELLOW)
    machine.press(GREEN)
    machine.wait_ms(30_000)
    lines = machine.lines
    lines.append(machine.tray.ui.text())
    for name in machine.files.names():
        lines.append("%s %08x" % (name, crc32(machine.files.content[name])))
    return lines


if __name__ == "__main__":
    for line in seen():
        print(line)
