"""The request `selftest` reads the tray's parts without disturbing the tray."""

import json

import bare_selftest
import pytest
from link_streams import RigStream

from host_tools.link.client import Link, LinkError
from simulator.tray.files import MemoryFiles
from simulator.tray.rig import Rig
from tray24.pins import BELOW_ONLY, GREEN, RED, SLOTS

ALL = (1 << SLOTS) - 1
AS_A_FULL_TRAY = {"kind": "full", "leds": 24, "path": "rows", "colors": "grb", "ma": 5, "buttons": 10}
SSD1306 = {"controller": "ssd1306"}


class LinkedRig:
    """A rig at its home menu, after the lamp test of power-on, and a link to it."""

    def __init__(self, sensors=True, files=None, prepare_tray=lambda tray: None):
        self.rig = Rig(files, sensors=sensors, seed=3)
        self.rig.pull_plug()
        prepare_tray(self.rig.tray)
        self.rig.boot()
        self.rig.wait_ms(3000)
        stream = RigStream(self.rig)
        self.link = Link(stream, "tray", stream.now_s)

    def send_request(self, part=None, **fields):
        if part:
            fields["part"] = part
        return self.link.request("selftest", **fields)

    def get_output(self):
        return self.rig.read_display(), self.rig.tray.frame


def test_the_script_for_both_interpreters_leads_to_a_calibrated_tray():
    *lines, last_line = bare_selftest.collect_replies()
    assert last_line == "faults 0 files sensors.cal settings.txt"
    replies = {answer["id"]: answer for answer in map(json.loads, filter(None, lines))}
    assert replies[19]["ok"] == {"step": "kept"}
    assert replies[20]["ok"]["calibrated"] is True
    assert all("error" in replies[number] for number in (12, 13, 14))


@pytest.fixture
def linked_rig():
    return LinkedRig()


def test_the_tray_says_what_it_knows_of_itself():
    files = MemoryFiles()
    files.write("settings.txt", b"masked_slots=3,17\n")
    linked_rig = LinkedRig(files=files, prepare_tray=lambda tray: tray.set_contact(4, True, clean=True))
    assert linked_rig.send_request() == {
        "sensors": 24,
        "display": True,
        "stuck": 1 << 4,
        **AS_A_FULL_TRAY,
        **SSD1306,
        "masked": [3, 17],
        "faults": 0,
        "skipped": 0,
        "calibrated": False,
        "problem": "",
    }


def test_the_lights_of_a_twin_are_tested_apart():
    linked_rig = LinkedRig(files=MemoryFiles({"settings.txt": b"tray_kind=twin\n"}))
    assert {"kind": "twin", "leds": 48, "ma": 5}.items() <= linked_rig.send_request().items()
    linked_rig.rig.tray.place_surface(3, "r")
    linked_rig.rig.wait_ms(1000)
    for leds, covered_mask in ({"leds": "below"}, BELOW_ONLY), ({"leds": "beside"}, ALL), ({}, 0):
        linked_rig.send_request("show", slots=ALL, color="red", **leds)
        linked_rig.rig.wait_ms(50)
        assert linked_rig.rig.ui.lights.covered == covered_mask
    linked_rig.send_request("end")
    linked_rig.rig.wait_ms(50)
    assert linked_rig.rig.ui.lights.covered == 1 << 3


def test_those_of_a_full_tray_are_not():
    linked_rig = LinkedRig()
    linked_rig.send_request("show", slots=ALL, color="red", leds="beside")
    linked_rig.rig.wait_ms(50)
    assert linked_rig.rig.ui.lights.covered == 0 and any(linked_rig.rig.tray.frame)


def test_a_tray_without_sensors_has_none_to_ask():
    linked_rig = LinkedRig(sensors=False)
    assert linked_rig.send_request() == {"sensors": 0, "display": True, "stuck": 0} | AS_A_FULL_TRAY | SSD1306 | {
        "ma": 20
    }
    for part in ("sensors", "probe"):
        with pytest.raises(LinkError, match="no sensors"):
            linked_rig.send_request(part, **({"slots": 1} if part == "probe" else {}))


def test_a_dead_sensor_sees_no_infrared(linked_rig):
    linked_rig.rig.tray.optics.kill_sensor(9)
    samples = linked_rig.send_request("sensors")
    assert len(samples) == 2 * SLOTS
    assert samples[SLOTS + 9] - samples[9] < 20
    assert all(samples[SLOTS + slot] - samples[slot] > 50 for slot in range(SLOTS) if slot != 9)


def test_a_probe_sees_the_leds_of_its_slots_and_no_others(linked_rig):
    linked_rig.rig.tray.optics.kill_lamps(8, 1)  # no green
    colors = linked_rig.send_request("probe", slots=1 << 0 | 1 << 8)
    assert [len(color) for color in colors] == [2, 2, 2]
    red, green, blue = colors
    assert min(red) > 10 * 16 and min(blue) > 20 * 16
    assert green[0] > 10 * 16 and green[1] < 5 * 16
    assert linked_rig.send_request("probe", slots=0) == [[], [], []]


def test_measuring_leaves_lights_and_display_as_they_were(linked_rig):
    old_output = linked_rig.get_output()
    linked_rig.send_request("sensors")
    linked_rig.send_request("probe", slots=ALL)
    linked_rig.send_request("files")
    assert linked_rig.get_output() == old_output
    assert linked_rig.rig.ui.screen.name == "home"


def test_of_a_probe_one_step_is_made_at_a_time(linked_rig):
    """A color probe makes only one step a tick, because a step takes the device 2 ms and other tasks wait."""
    sensors, clock = linked_rig.rig.tray.sensors, linked_rig.rig.tray.clock
    at_ms = []
    sample_colors = sensors.sample_colors
    sensors.sample_colors = lambda *arguments: (at_ms.append(clock.now_ms), sample_colors(*arguments))
    linked_rig.send_request("probe", slots=1)
    assert len(at_ms) == 16
    assert min(later_ms - earlier_ms for earlier_ms, later_ms in zip(at_ms, at_ms[1:], strict=False)) >= 4


def test_what_is_written_reads_back_and_goes(linked_rig):
    old_names = linked_rig.rig.files.list_names()
    reply = linked_rig.send_request("files")
    assert reply["same"] is True
    assert reply["free"] == linked_rig.rig.files.get_free_bytes() > 0
    assert linked_rig.rig.files.list_names() == old_names


def test_files_that_refuse_are_reported(linked_rig):
    linked_rig.rig.files.broken = True
    with pytest.raises(LinkError, match="Input/output error"):
        linked_rig.send_request("files")


def test_the_self_test_shows_what_is_requested_and_restores_all_at_its_end(linked_rig):
    old_output = linked_rig.get_output()
    linked_rig.send_request("show", slots=1 << 5 | 1 << 6, color="green", text="maple")
    linked_rig.rig.wait_ms(100)
    assert linked_rig.rig.read_display() == "maple"
    assert [slot for slot in range(SLOTS) if linked_rig.rig.read_led(slot).lit] == [5, 6]
    assert linked_rig.rig.read_led(5).color == "green"
    linked_rig.send_request("end")
    linked_rig.rig.wait_ms(100)
    assert linked_rig.get_output() == old_output
    assert linked_rig.send_request("end") is True


def test_without_a_word_every_dot_is_lit(linked_rig):
    linked_rig.send_request("show", text="")
    linked_rig.rig.wait_ms(100)
    assert set(linked_rig.rig.tray.screen) == {255}


def test_the_lights_own_test_gives_way():
    linked_rig = LinkedRig()
    linked_rig.rig.pull_plug()
    linked_rig.rig.boot()
    linked_rig.send_request("show", slots=1, color="red")
    linked_rig.rig.wait_ms(100)
    assert [slot for slot in range(SLOTS) if linked_rig.rig.read_led(slot).lit] == [0]


def test_buttons_are_reported_once_and_lead_nowhere(linked_rig):
    linked_rig.send_request("show")
    linked_rig.rig.press("green")
    linked_rig.rig.press("seat 3")
    linked_rig.rig.tray.set_contact(RED, True, clean=True)
    linked_rig.rig.wait_ms(50)
    reply = linked_rig.send_request("show")
    assert reply == {"down": 1 << RED, "pressed": 1 << GREEN | 1 << 2 | 1 << RED}
    linked_rig.rig.tray.set_contact(RED, False, clean=True)
    linked_rig.rig.wait_ms(50)
    assert linked_rig.send_request("show") == {"down": 0, "pressed": 0}
    linked_rig.send_request("end")
    assert linked_rig.rig.ui.screen.name == "home"


def test_it_ends_by_itself_when_nobody_asks_any_more(linked_rig):
    old_output = linked_rig.get_output()
    linked_rig.send_request("show", slots=ALL, text="maple")
    linked_rig.rig.wait_ms(59_000)
    assert linked_rig.rig.read_display() == "maple"
    linked_rig.rig.wait_ms(2000)
    assert linked_rig.rig.ui.screen.name == "home"
    assert linked_rig.get_output() == old_output


def test_a_cable_pulled_in_the_middle_of_a_probe_stops_nothing(linked_rig):
    host = linked_rig.rig.tray.serial.host
    host.write(b'{"id":1,"do":"selftest","part":"probe","slots":7}\n')
    linked_rig.rig.wait_ms(20)
    old_output = linked_rig.get_output()
    linked_rig.rig.wait_ms(500)  # nobody reads
    linked_rig.rig.press("blue")
    assert linked_rig.rig.read_display() != old_output[0]
    host.read()
    assert linked_rig.send_request("sensors")


@pytest.mark.parametrize("screen_name", ["play", "pause"])
def test_a_match_on_the_display_is_not_disturbed(linked_rig, screen_name):
    linked_rig.rig.start_match("", "")
    if screen_name == "pause":
        linked_rig.rig.press("red")
        linked_rig.rig.wait_for_text("Pause")
    for part in (None, "sensors", "show", "sound"):
        with pytest.raises(LinkError, match="match is on the tray's display"):
            linked_rig.send_request(part)
    linked_rig.rig.ui.show_home(linked_rig.rig.tray.clock.now_ms)  # leaving the match saves it
    assert linked_rig.send_request("show") == {"down": 0, "pressed": 0}


def test_the_buzzer_plays_its_notes_once_at_a_time(linked_rig):
    linked_rig.rig.tray.tones.clear()
    linked_rig.send_request("sound")
    for _ in range(5):
        linked_rig.send_request("sound")
    linked_rig.rig.wait_ms(3000)
    assert [hz for _, hz in linked_rig.rig.tray.tones if hz] == [520, 780, 1040]


@pytest.mark.parametrize("text", ["\ud800x", "\n\t\0", "W" * 900, "שלום", "🎲🎲"])
def test_any_word_can_be_shown(linked_rig, text):
    linked_rig.send_request("show", text=text)
    linked_rig.rig.wait_ms(100)
    assert linked_rig.rig.tray.faults == []


@pytest.mark.parametrize(
    "fields", [{"part": "other"}, {"part": "probe", "slots": -1}, {"part": "show", "color": "pink"}, {"part": 3}]
)
def test_what_it_does_not_know_is_refused(linked_rig, fields):
    with pytest.raises(LinkError):
        linked_rig.link.request("selftest", **fields)
