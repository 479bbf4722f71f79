"""A tray on a minimal machine: the calls of its ports as lines of text, the same on CPython and MicroPython."""

from binascii import crc32

from bare_files import BareFiles
from bare_time import BareTime, sleep_ms

from tray24.ports import Ports
from tray24.tray import Tray


class Machine:
    """A machine whose `lines` are the calls of its ports, with their times."""

    def __init__(self):
        self.time = BareTime()
        self.files = BareFiles()
        self.lines = []
        self.tray = Tray(
            Ports(
                buttons=lambda: self.time.contacts,
                wire=lambda slots, red_first, ua: self.note("wire %d %d" % (red_first, ua), slots),
                leds=lambda frame, budget_ma: self.note("leds", bytes(frame)),
                display=lambda buffer, first, last: self.note("display %d-%d" % (first, last), bytes(buffer)),
                tone=lambda hz: self.lines.append("%d tone %d" % (self.time.now_ms, hz)),
                ticks_ms=self.time.ticks_ms,
                sleep_ms=sleep_ms,
                entropy=lambda: 20_11,
                complain=lambda error: self.lines.append("%d fault %r" % (self.time.now_ms, error)),
                facts={"version": "0", "display": True},
                files=self.files,
            )
        )
        self.time.run(self.tray)

    def note(self, what, data):
        self.lines.append("%d %s %08x" % (self.time.now_ms, what, crc32(data)))


def seen():
    """Return the calls of a match of two bots from power-on."""
    machine = Machine()
    machine.time.begin_bots_match()
    machine.time.wait_ms(30_000)
    lines = machine.lines
    lines.append(machine.tray.ui.text())
    for name in machine.files.names():
        lines.append("%s %08x" % (name, crc32(machine.files.content[name])))
    return lines


if __name__ == "__main__":
    for line in seen():
        print(line)
