"""The request `trace` sends the state and the input of the sensing code. When it ends, it leaves nothing behind."""

from array import array
from base64 import b64decode

import pytest

from simulator.tray.files import MemoryFiles
from simulator.tray.optics import Optics
from simulator.tray.sensors import SenseRig
from tray24.link.requests import Refused
from tray24.link.trace import handle_trace
from tray24.sense.slots import SCAN_MS


class Ports:
    def __init__(self, senses):
        self.sensors = senses._sensors
        self.contacts = 0
        self.read_contacts = self.get_contacts
        self._senses = senses

    def get_contacts(self):
        return self.contacts

    def ticks_ms(self):
        return self._senses.now_ms


class Match:
    class profile:
        real = True


class Ui:
    match = None

    def __init__(self, sensing):
        self.sensing = sensing


class FakeLink:
    """A fake of the link with the parts that the handler of `trace` uses; `events` lists the events sent."""

    def __init__(self, seed=3):
        self.senses = SenseRig(Optics(seed), MemoryFiles())
        self.senses.wait_until_settled()
        self.ui = Ui(self.senses.sensing)
        self.ports = Ports(self.senses)
        self.cache = {}
        self.events = []
        self.lost = 0

    def send_event(self, event):
        self.events.append(dict(event))

    def send_request(self, op):
        """Send a request `trace` with this `op`, such as "start", to the handler, and return its reply."""
        asked = handle_trace(self, {"op": op})
        while True:
            try:
                next(asked)
            except StopIteration as end:
                return end.value

    def pop_events(self):
        events, self.events = self.events, []
        return events


@pytest.fixture
def told():
    return FakeLink()


def decode_samples(event):
    return array("H", b64decode(event["samples"]))


def test_start_tells_all_that_the_senses_know(told):
    told.ui.match = Match()
    arrays, numbers = told.ui.sensing.collect_state()
    known = [bytes(part) for part in arrays]
    assert told.send_request("start") is True
    first, *parts = told.pop_events()
    assert first["numbers"] == numbers and first["real"] is True and first["ms"] == told.senses.now_ms
    assert [part["part"] for part in parts] == list(range(len(known)))
    assert [b64decode(part["data"]) for part in parts] == known


def test_each_look_is_told_with_its_time_samples_and_what_was_seen(told):
    told.send_request("start")
    told.pop_events()
    began_ms = told.senses.now_ms
    told.senses.place_surface(7, "r")
    told.senses.wait_ms(600)
    looks = told.pop_events()
    assert [look["ms"] for look in looks][:3] == [began_ms, began_ms + SCAN_MS, began_ms + 2 * SCAN_MS]
    assert {len(decode_samples(look)) for look in looks if "light" not in look} == {48}
    colors = [look for look in looks if "light" in look]
    assert {look["light"] for look in colors} == {0, 1, 2, 3} and {look["slots"] for look in colors} == {1 << 7}
    assert {len(decode_samples(look)) for look in colors} == {24}
    assert [(look["ms"], *look["saw"]) for look in looks if "saw" in look] == told.senses.changes[-1:]
    last = [look for look in looks if "light" not in look][-1]
    assert decode_samples(last) == told.ui.sensing.samples


def test_contacts_are_told_when_they_change(told):
    told.send_request("start")
    told.pop_events()
    for mask in (0, 0, 4, 4, 0):
        told.ports.contacts = mask
        assert told.ports.read_contacts() == mask
    assert [event["buttons"] for event in told.pop_events()] == [0, 4, 0]


def test_stop_leaves_nothing_in_the_way(told):
    raw, scan = told.ports.read_contacts, told.ui.sensing.scan
    told.send_request("start")
    assert told.ui.sensing.scan != scan
    told.send_request("start")  # a second time changes nothing
    told.send_request("stop")
    assert told.ui.sensing.scan == scan and told.ports.read_contacts == raw
    assert not {"sample_presence", "sample_colors"} & set(vars(told.ports.sensors))
    told.pop_events()
    told.senses.wait_ms(100)
    assert told.pop_events() == []
    assert told.send_request("stop") is True


def test_calibration_tells_what_is_known_and_no_more(told):
    assert told.send_request("calibration") is True
    assert len(told.pop_events()) == 1 + len(told.ui.sensing.collect_state()[0])
    told.senses.wait_ms(100)
    assert told.pop_events() == []


def test_it_ends_by_itself_when_nobody_reads(told):
    told.send_request("start")
    told.lost = 201
    told.senses.wait_ms(40)
    assert "scan" not in vars(told.ui.sensing) and told.cache == {}


def test_without_sensors_there_is_nothing_to_trace(told):
    told.ui.sensing = None
    with pytest.raises(Refused):
        told.send_request("start")
    assert told.send_request("stop") is True
