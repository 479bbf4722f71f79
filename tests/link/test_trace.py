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
    def __init__(self, sense_rig):
        self.sensors = sense_rig._sensors
        self.contacts = 0
        self.read_contacts = self.get_contacts
        self._sense_rig = sense_rig

    def get_contacts(self):
        return self.contacts

    def ticks_ms(self):
        return self._sense_rig.now_ms


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
        steps = handle_trace(self, {"op": op})
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return end.value

    def pop_events(self):
        events, self.events = self.events, []
        return events


@pytest.fixture
def link():
    return FakeLink()


def decode_samples(event):
    return array("H", b64decode(event["samples"]))


def test_start_sends_all_that_the_senses_know(link):
    link.ui.match = Match()
    arrays, numbers = link.ui.sensing.collect_state()
    known = [bytes(part) for part in arrays]
    assert link.send_request("start") is True
    first_event, *parts = link.pop_events()
    assert first_event["numbers"] == numbers and first_event["real"] is True and first_event["ms"] == link.senses.now_ms
    assert [part["part"] for part in parts] == list(range(len(known)))
    assert [b64decode(part["data"]) for part in parts] == known


def test_each_scan_is_sent_with_its_time_samples_and_what_was_seen(link):
    link.send_request("start")
    link.pop_events()
    began_ms = link.senses.now_ms
    link.senses.place_surface(7, "r")
    link.senses.wait_ms(600)
    looks = link.pop_events()
    assert [look["ms"] for look in looks][:3] == [began_ms, began_ms + SCAN_MS, began_ms + 2 * SCAN_MS]
    assert {len(decode_samples(look)) for look in looks if "light" not in look} == {48}
    colors = [look for look in looks if "light" in look]
    assert {look["light"] for look in colors} == {0, 1, 2, 3} and {look["slots"] for look in colors} == {1 << 7}
    assert {len(decode_samples(look)) for look in colors} == {24}
    assert [(look["ms"], *look["saw"]) for look in looks if "saw" in look] == link.senses.changes[-1:]
    last_look = [look for look in looks if "light" not in look][-1]
    assert decode_samples(last_look) == link.ui.sensing.samples


def test_contacts_are_sent_when_they_change(link):
    link.send_request("start")
    link.pop_events()
    for mask in (0, 0, 4, 4, 0):
        link.ports.contacts = mask
        assert link.ports.read_contacts() == mask
    assert [event["buttons"] for event in link.pop_events()] == [0, 4, 0]


def test_stop_leaves_nothing_in_the_way(link):
    read_contacts, scan = link.ports.read_contacts, link.ui.sensing.scan
    link.send_request("start")
    assert link.ui.sensing.scan != scan
    link.send_request("start")  # a second time changes nothing
    link.send_request("stop")
    assert link.ui.sensing.scan == scan and link.ports.read_contacts == read_contacts
    assert not {"sample_presence", "sample_colors"} & set(vars(link.ports.sensors))
    link.pop_events()
    link.senses.wait_ms(100)
    assert link.pop_events() == []
    assert link.send_request("stop") is True


def test_calibration_sends_what_is_known_and_no_more(link):
    assert link.send_request("calibration") is True
    assert len(link.pop_events()) == 1 + len(link.ui.sensing.collect_state()[0])
    link.senses.wait_ms(100)
    assert link.pop_events() == []


def test_it_ends_by_itself_when_nobody_reads(link):
    link.send_request("start")
    link.lost = 201
    link.senses.wait_ms(40)
    assert "scan" not in vars(link.ui.sensing) and link.cache == {}


def test_without_sensors_there_is_nothing_to_trace(link):
    link.ui.sensing = None
    with pytest.raises(Refused):
        link.send_request("start")
    assert link.send_request("stop") is True
