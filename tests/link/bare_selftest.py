"""Run the self-test and the calibration over the link, on a tray with few sensors, and print the tray's replies.

They are the same on CPython and MicroPython.
"""

from bare_link import Machine

from tray24.pins import SLOTS

EMPTY = (150, 26, 53, 84)  # infrared, red, green, blue of an empty floor; a white die reflects eight times as much
DEAD = 9


class Sensors:
    """A replacement for the port `sensors`, whose readings say that a white die is in the slot `white_slot`."""

    def __init__(self):
        self.white_slot = -1

    def _get_level(self, slot, light):
        return 0 if slot == DEAD else EMPTY[light] * (8 if slot == self.white_slot else 1)

    def sample_presence(self, samples):
        for slot in range(SLOTS):
            samples[slot] = 20 + slot
            samples[SLOTS + slot] = 20 + slot + self._get_level(slot, 0)

    def sample_colors(self, slots, light, samples):
        for slot in range(SLOTS):
            if slots >> slot & 1:
                samples[slot] = 20 + slot + (self._get_level(slot, light) if light else 0)


MASKED = ",".join([str(slot) for slot in range(SLOTS) if slot not in (0, 1)])
REQUESTS = (
    '{"id":1,"do":"selftest"}\n',
    '{"id":2,"do":"selftest","part":"sensors"}\n',
    '{"id":3,"do":"selftest","part":"probe","slots":515}\n',
    '{"id":4,"do":"selftest","part":"files"}\n',
    '{"id":5,"do":"selftest","part":"show","slots":7,"color":"blue","text":"maple"}\n{"id":6,"do":"state"}\n',
    '{"id":7,"do":"selftest","part":"show","text":""}\n{"id":8,"do":"state","show":"display"}\n',
    '{"id":9,"do":"selftest","part":"sound"}\n{"id":10,"do":"selftest","part":"end"}\n{"id":11,"do":"state"}\n',
    '{"id":12,"do":"selftest","part":"dance"}\n{"id":13,"do":"selftest","slots":"7"}\n',
    '{"id":14,"do":"calibrate","op":"look"}\n{"id":15,"do":"calibrate","op":"begin"}\n',
)


def collect_replies():
    """Return all replies of the tray to requests for tests and to a whole calibration."""
    sensors = Sensors()
    machine = Machine({"settings.txt": b"masked_slots=" + MASKED.encode() + b"\n"}, sensors)
    machine.wait_ms(3000)
    lines = []
    for request in REQUESTS:
        lines += machine.send(request)
    lines += machine.send('{"id":16,"do":"calibrate","op":"confirm"}\n', 3000)
    for slot in (0, 1):
        lines += machine.send('{"id":17,"do":"calibrate","op":"look"}\n')
        sensors.white_slot = slot
        machine.wait_ms(2000)
    sensors.white_slot = -1
    lines += machine.send('{"id":18,"do":"calibrate","op":"look"}\n{"id":19,"do":"calibrate","op":"keep"}\n')
    lines += machine.send('{"id":20,"do":"selftest"}\n')
    lines.append("faults %d files %s" % (len(machine.faults), " ".join(machine.files.list_names())))
    return lines


if __name__ == "__main__":
    for line in collect_replies():
        print(line)
