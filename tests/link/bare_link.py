"""Send requests and wrong lines to a tray without hardware, and print its replies.

The replies are the same on CPython and MicroPython.
"""

from bare_files import BareFiles
from bare_time import BareTime, sleep_ms

from tray24.ports import Ports
from tray24.tray import Tray

RECORD = b"tray24 1\ngame yacht\nseats 1\nseed 5\n---\n* draw 0 1 2 3 4 5\n"


class Serial:
    """Both ends of the serial cable between tray and host.

    `reads` is whether a program on the host reads what the tray sends.
    """

    def __init__(self):
        self.waiting = b""
        self.sent = b""
        self.reads = True

    def read(self, limit):
        data = self.waiting[:limit]
        self.waiting = self.waiting[limit:]
        return data

    def write(self, data):
        if not self.reads:
            return 0
        self.sent += bytes(data)
        return len(data)


class System:
    """A replacement for the tray's port `system`, which describes and restarts the machine. It describes little."""

    def __init__(self):
        self.restarts = 0

    def describe(self):
        return {"micropython": "1", "machine": "bare", "board": "00", "sources": "5e"}

    def restart(self):
        self.restarts += 1


class Machine:
    """A tray on ports without hardware; the test is the host at the other end of its serial port."""

    def __init__(self, files=None, sensors=None):
        time = BareTime()
        self.ticks_ms = time.ticks_ms
        self.wait_ms = time.wait_ms
        self.press_button = time.press_button
        self.begin_bots_match = time.begin_bots_match
        self.files = BareFiles()
        self.files.content.update(files or {})
        self.serial = Serial()
        self.pico = System()
        self.faults = []
        self.frames = 0
        self.tray = Tray(
            Ports(
                read_contacts=lambda: time.contacts,
                set_wiring=lambda slots, red_first, channel_ua: None,
                show_frame=self._show_frame,
                set_controller=lambda name: None,
                show_pages=lambda buffer, first, last: None,
                play_tone=lambda hz: None,
                ticks_ms=time.ticks_ms,
                sleep_ms=sleep_ms,
                get_entropy=lambda: 20_11,
                report_fault=self.faults.append,
                facts={"version": "0", "display": True},
                files=self.files,
                sensors=sensors,
                serial=self.serial,
                get_system=lambda: self.pico,
            )
        )
        time.start_tray(self.tray)

    def _show_frame(self, frame, budget_ma, covered=0):
        self.frames += 1

    def send(self, text, ms=400):
        """Send bytes and return the lines that the tray sends within `ms` milliseconds."""
        self.serial.waiting += text if isinstance(text, bytes) else text.encode()
        self.wait_ms(ms)
        lines = self.serial.sent.split(b"\n")
        self.serial.sent = lines.pop()
        return [line.decode().strip() for line in lines]


REQUESTS = (
    '{"id":1,"do":"hello"}\n',
    '{"id":2,"do":"hello","file":1}\n',
    '{"id":5,"do":"state"}\n',
    '{"id":6,"do":"state","from":0}\n',
    '{"id":7,"do":"state","from":3}\n',
    '{"id":8,"do":"state","show":"leds"}\n{"id":9,"do":"state","show":"display","from":384}\n',
    '{"id":10,"do":"records","op":"list"}\n',
    '{"id":11,"do":"records","op":"get","name":"rec0001.t24"}\n',
    '{"id":12,"do":"records","op":"get","name":"rec0001.t24","from":60}\n',
    '{"id":13,"do":"records","op":"get","name":"match.t24"}\n',
    '{"id":14,"do":"records","op":"hash","name":"rec0001.t24"}\n',
    '{"id":15,"do":"records","op":"delete","name":"rec0001.t24","sha256":"00"}\n',
    '{"id":16,"do":"settings","op":"get"}\n{"id":17,"do":"settings","op":"get","from":8}\n',
    '{"id":18,"do":"settings","op":"set","name":"bot_speed","value":"4"}\n',
    '{"id":19,"do":"settings","op":"set","name":"brightness","value":"4"}\n',
    '{"id":20,"do":"settings","op":"set","name":"name1","value":"Zo\u00eb"}\n',
    '{"id":21,"do":"settings","op":"set","name":"bright","value":"4"}\n',
    '{"id":39,"do":"settings","op":"set","name":"name2","value":"\\ud83cx"}\n',
    '{"id":22,"do":"watch","on":true,"what":["line","buttons"]}\n',
    "\n \r\n",
    '{"id":23,"do":"watch","on":false}\n',
    '{"id":24,"do":"watch","on":true,"what":["noise"]}\n',
    '{"id":25,"do":"fly"}\n{"id":26}\n{"do":"state"}\n{"id":-1,"do":"state"}\n{"id":true,"do":"state"}\n',
    '{"id":27,"do":"records","op":"eat"}\n{"id":28,"do":"records"}\n{"id":29,"do":"reset","now":true}\n',
    '{"id":30,"do":"state","from":1.5}\n{"id":31,"do":"state","from":-1}\n{"id":32,"do":"watch","on":1}\n',
    "[1]\nnull\n7\nhello\n[[[[[[[[[[[[]]]]]]]]]]]]\n{\n",
    b'\0\n{"id":33,"do":"state"}\0\n\xff\xfe\n{"id":34,"do":"\xc3"}\n',
    b'{"id":35,"do":"state"' + b" " * 1000 + b"}\n",
    b'{"id":36,"do":"state"' + b" " * 1002 + b'}\n{"id":37,"do":"reset"' + b"x" * 5000 + b"\n",
    '{"id":40,"do":"apps","op":"list"}\n{"id":41,"do":"apps","op":"put","data":"YQ=="}\n{"id":42,"do":"apps"}\n',
    '{"id":38,"do":"reset"}\n',
)


def collect_replies():
    """Return all replies of a tray on which bots play a match, to many different requests."""
    machine = Machine({"rec0001.t24": RECORD, "settings.txt": b"bot_speed=4\n"})
    machine.begin_bots_match()
    machine.wait_ms(4000)
    lines = []
    for request in REQUESTS:
        lines += machine.send(request)
        lines.append("")
    lines.append("restarts %d faults %d" % (machine.pico.restarts, len(machine.faults)))
    return lines


def make_garbage(number):
    """Return a wrong line for a tray, determined by `number` and the same on every machine."""
    number_bits = (number * 1103515245 + 12345) & 0x3FFFFFFF
    variant = number_bits >> 6 & 7
    size = number_bits >> 9 & 63
    if variant == 0:
        return bytes([(number_bits >> size % 9) * (index + 3) * 7 % 256 for index in range(size)])
    if variant == 1:
        return b'{"id":%d,"do":"state"' % size
    if variant == 2:
        return (b"[" if number_bits & 4096 else b'{"a":') * (size * 3)
    if variant == 3:
        return b"\0" * size + b'{"id":1,"do":"hello"}'
    if variant == 4:
        return '{"id":%d,"do":"gr\u00f6\u00dfe \u221e \U0001f3b2"}'.encode() % size if size else b'"\\ud800"'
    if variant == 5:
        return b"%d" % number_bits * (1 if size else 200)
    if variant == 6:
        return b'{"id":%d,"do":"settings","op":"get","from":%d}' % (size, size)
    return b'{"id":%d,"do":"watch","on":false,"x":"%s"}' % (size, b"y" * size)


def make_garbage_line(number):
    """Return (the line of `make_garbage` without line ends and Ctrl-C, whether the tray must reply to this line)."""
    line = make_garbage(number).replace(b"\n", b"").replace(b"\3", b"")
    return line, bool(line.strip(b" \t\r"))


def send_garbage(count):
    """Send `count` wrong lines to a tray on which bots play.

    Return five counts: lines that need a reply, replies, faults, new LED frames, and lines of the match.
    """
    machine = Machine({"settings.txt": b"bot_speed=4\n"})
    machine.begin_bots_match()
    machine.wait_ms(1000)
    frames = machine.frames
    expected_replies = replies = 0
    for number in range(count):
        line, needs_reply = make_garbage_line(number)
        expected_replies += needs_reply
        machine.serial.waiting += line + b"\n"
        if number % 16 == 15:
            while machine.serial.waiting:
                replies += len(machine.send(b"", 50))
    replies += len(machine.send(b"", 2000))
    lines = machine.files.content["match.t24"].count(b"\n") if "match.t24" in machine.files.content else -1
    return expected_replies, replies, len(machine.faults), machine.frames - frames, lines


if __name__ == "__main__":
    for line in collect_replies():
        print(line)
    print(*send_garbage(1500))
