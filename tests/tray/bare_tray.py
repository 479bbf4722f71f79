"""Run a tray without hardware, and print the calls of its ports, the same on CPython and MicroPython."""

from binascii import crc32

from bare_files import BareFiles
from bare_time import BareTime, sleep_ms

from tray24.pins import BLUE, GREEN, YELLOW
from tray24.ports import Ports
from tray24.tray import Tray


class Machine:
    """A tray on ports without hardware; `lines` are all calls of these ports, with their times."""

    def __init__(self, settings=b""):
        self.time = BareTime()
        self.files = BareFiles()
        if settings:
            self.files.content["settings.txt"] = settings
        self.lines = []
        self.tray = Tray(
            Ports(
                read_contacts=lambda: self.time.contacts,
                set_wiring=lambda slots, red_first, ua: self.note_call("wire %d %d" % (red_first, ua), slots),
                show_frame=lambda frame, budget_ma, covered=0: self.note_call("leds", bytes(frame)),
                set_controller=lambda name: self.lines.append("%d controller %s" % (self.time.now_ms, name)),
                show_pages=lambda buffer, first, last: self.note_call("display %d-%d" % (first, last), bytes(buffer)),
                play_tone=lambda hz: self.lines.append("%d tone %d" % (self.time.now_ms, hz)),
                ticks_ms=self.time.ticks_ms,
                sleep_ms=sleep_ms,
                get_entropy=lambda: 20_11,
                report_fault=lambda error: self.lines.append("%d fault %r" % (self.time.now_ms, error)),
                facts={"version": "0", "display": True},
                files=self.files,
            )
        )
        self.time.start_tray(self.tray)

    def note_call(self, event, data):
        self.lines.append("%d %s %08x" % (self.time.now_ms, event, crc32(data)))


def record_match():
    """Let two bots play a match from power-on.

    Return the calls of the tray's ports, and the check sums of its files.
    """
    machine = Machine()
    machine.time.begin_bots_match()
    machine.time.wait_ms(30_000)
    lines = machine.lines
    lines.append(machine.tray.ui.format_text())
    for name in machine.files.list_names():
        lines.append("%s %08x" % (name, crc32(machine.files.content[name])))
    return lines


def record_kinds():
    """Return the calls of the ports, and the display's texts, of trays of the kinds light, starter and twin.

    The calls begin at power-on and end a few seconds after keys were pressed to begin a match.
    """
    lines = []
    for settings in (
        b"tray_kind=light\nled_path=snake\nled_colors=rgb\n",
        b"tray_kind=starter\nled_ma=12\ndisplay=sh1106\n",
        b"tray_kind=twin\n",
    ):
        machine = Machine(settings)
        machine.time.wait_ms(3000)
        for key in (GREEN, BLUE, GREEN, YELLOW, GREEN, GREEN):
            machine.time.press_button(key)
            lines.append(machine.tray.ui.format_text())
        machine.time.wait_ms(5000)
        lines.append(machine.tray.ui.format_text())
        lines.extend(machine.lines)
    return lines


if __name__ == "__main__":
    for line in record_match() + record_kinds():
        print(line)
