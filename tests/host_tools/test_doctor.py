"""The command doctor: it finds each fault of a tray, names it as the building guide does, and finds nothing else."""

import json
import re
from functools import partial

import faults
import pytest
from builder import Builder
from link_streams import RigStream
from optics_link import OpticsLink

from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import read_netlist
from host_tools import cli
from host_tools.commands import doctor
from host_tools.doctor import measure
from host_tools.link.client import Link
from simulator.tray.optics import BRIGHT_LINER, DARK_LINER, MODEL, Optics
from tray24.pins import BANK_SLOTS, RED, SLOTS
from tray24.ui.toolkit.lights import FULL

SEED = 3


def kill_sensors(*slots):
    def spoil(tray):
        for slot in slots:
            tray.optics.kill_sensor(slot)

    return spoil


def set_reads(wires):
    def spoil(tray):
        tray.sensors.reads = wires

    return spoil


def kill_lamps(slot, *lights):
    return lambda tray: tray.optics.kill_lamps(slot, *lights)


# What is broken -> the expected faults, each with its slots and the words that must occur.
FAULTS = {
    "a dead sensor": (kill_sensors(9), [("sensor-silent", [9], "Q10", "SENSE_9", "U3 pin 14")]),
    "a bank that is silent": (kill_sensors(*range(8, 16)), [("bank-silent", list(range(8, 16)), "U3", "BANK_1")]),
    "no light at all": (kill_sensors(*range(SLOTS)), [("all-silent", list(range(SLOTS)), "C29")]),
    "an open load": (
        lambda tray: tray.sensors.stuck_lsb.update({4: 4010}),
        [("sensor-flooded", [4], "R5", "Q5")],
    ),
    "a broken chain": (
        lambda tray: tray.leds.cut_data_line(7),
        [("chain-ends", list(range(7, 24)), "D7 pin 1 (DOUT) - D8 pin 3 (DIN)")],
    ),
    "a chain that never begins": (
        lambda tray: tray.leds.cut_data_line(0),
        [("no-led", list(range(24)), "U5", "LED_DATA")],
    ),
    "the last LED": (lambda tray: tray.leds.cut_data_line(23), [("chain-ends", [23], "The last LED", "D24")]),
    "a dark LED": (kill_lamps(5, 0, 1, 2), [("led-dark", [5], "D6")]),
    "a LED without red": (kill_lamps(5, 0), [("color-missing", [5], "no red")]),
    "a chain broken behind a dead sensor": (
        lambda tray: (kill_sensors(7)(tray), tray.leds.cut_data_line(8)),
        [("sensor-silent", [7]), ("chain-ends", list(range(8, 24)), "cannot test", "slot 7", "D7 pin 1", "D8 pin 1")],
    ),
    "an infrared string": (
        lambda tray: faults.open_infrared(tray.optics, (10, 11)),
        [("infrared-dark", [10, 11], "D35", "D36", "R30")],
    ),
    "one infrared LED": (kill_lamps(11, 3), [("infrared-dark", [11], "D36")]),
    "no infrared": (
        lambda tray: faults.open_infrared(tray.optics, range(SLOTS)),
        [("no-infrared", list(range(SLOTS)), "Q25", "IR_ON", "C30", "R38")],
    ),
    "address A low everywhere": (
        set_reads(faults.make_stuck_address(0, False)),
        [("address-stuck", list(range(1, 24, 2)), "line A", "any multiplexer", "always low", "GP3", "ground")],
    ),
    "address C low at one multiplexer": (
        set_reads(faults.make_stuck_address(2, False, [2])),
        [("address-stuck", [20, 21, 22, 23], "line C", "U4 pin 9", "always low")],
    ),
    "address B high at two multiplexers": (
        set_reads(faults.make_stuck_address(1, True, [0, 1])),
        [("address-stuck", [0, 1, 4, 5, 8, 9, 12, 13], "line B", "U2 pin 10", "U3 pin 10", "3.3 V")],
    ),
    "address lines A and C swapped": (
        set_reads(faults.make_swapped_addresses(0, 2)),
        [("address-swapped", [1, 3, 4, 6, 9, 11, 12, 14, 17, 19, 20, 22], "A and C", "MUX_A", "MUX_C")],
    ),
    "two sensors of different banks swapped": (
        set_reads(faults.make_swapped_sensors(7, 8)),
        [("sensors-swapped", [7, 8], "SENSE_7", "SENSE_8")],
    ),
    "no display": (lambda tray: setattr(tray, "has_display", False), [("display-absent", [], "DISPLAY_SCL", "0x3C")]),
    "a stuck button": (
        lambda tray: tray.set_contact(RED, True, clean=True),
        [("button-stuck", [], "The red button", "KEY_RED")],
    ),
    "nothing": (lambda tray: None, []),
}


@pytest.fixture
def make_broken_tray(new_linked_tray):
    """Return a function that damages a virtual tray with sensors before power-on, and returns it with a link."""
    return partial(new_linked_tray, sensors=True, seed=SEED)


def format_fault(fault):
    return " ".join((fault.says, *fault.do))


@pytest.fixture(scope="module")
def netlist():
    return read_netlist(BUILD / "tray24.net")


def assert_is_of_the_circuit(words, netlist):
    """Check that all parts and wires that the words name exist in the netlist."""
    assert set(re.findall(r"\b(?:D|Q|R|C|U|J|SW|BZ|DS)\d+\b", words)) <= set(netlist.components), words
    assert set(re.findall(r"\b[A-Z0-9]+_[A-Z0-9_]+\b", words)) <= set(netlist.nets), words


@pytest.mark.parametrize("model", [DARK_LINER, MODEL, BRIGHT_LINER], ids=["dark liner", "typical", "bright liner"])
@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_is_found_and_nothing_else(make_broken_tray, netlist, name, model):
    spoil, expected = FAULTS[name]
    examination = measure.examine_tray(make_broken_tray(spoil, model=model).link)
    assert [(fault.what, sorted(fault.slots)) for fault in examination.faults] == [row[:2] for row in expected]
    for fault, (_, _, *mentioned_words) in zip(examination.faults, expected, strict=True):
        assert all(word in format_fault(fault) for word in mentioned_words), format_fault(fault)
        assert fault.do
        assert_is_of_the_circuit(format_fault(fault), netlist)


def test_measuring_reports_its_progress():
    progress = []
    measure.measure(OpticsLink(Optics(1)), {"kind": FULL, "sensors": 24, "masked": []}, show=progress.append)
    assert progress == list(range(1, BANK_SLOTS + 1))


@pytest.mark.parametrize(
    ("slowness", "text"), [(1, "a few seconds ..."), (20, "some minutes on an emulated board ...")]
)
def test_doctor_says_how_long_measuring_takes(make_broken_tray, capsys, slowness, text):
    link = make_broken_tray().link
    link.slowness = slowness
    measure.examine_tray(link)
    assert f"measuring sensors and LEDs, {text}" in capsys.readouterr().err


def test_a_room_that_flickers_too_strongly_is_reported_and_no_led_is_blamed(make_broken_tray):
    linked_tray = make_broken_tray(kill_sensors(9))
    linked_tray.rig.tray.optics.room_lux = 2000
    examination = measure.examine_tray(linked_tray.link)
    assert [fault.what for fault in examination.faults] == ["sensor-silent"]
    assert "flickering-room" in [note.what for note in examination.notes]
    assert "the LEDs, by the sensors" in examination.unchecked


def test_sunlight_is_reported(make_broken_tray):
    linked_tray = make_broken_tray()
    linked_tray.rig.tray.optics.room_lux = 20_000
    assert [fault.what for fault in measure.examine_tray(linked_tray.link).faults] == ["too-bright"]


def test_dice_on_the_tray_are_reported(make_broken_tray):
    linked_tray = make_broken_tray()
    for slot in (5, 6):
        linked_tray.rig.place_die("r", slot)
    examination = measure.examine_tray(linked_tray.link)
    assert examination.ok
    assert ["Something lies on slots 5 and 6" in note.says for note in examination.notes].count(True) == 1


def test_masked_slots_are_left_out(make_broken_tray):
    """Doctor does not test masked slots, which have no sensor: here all slots except those of the first bank."""
    linked_tray = make_broken_tray(kill_sensors(*range(8, 24)))
    linked_tray.link.request("settings", op="set", name="masked_slots", value=",".join(map(str, range(8, 24))))
    examination = measure.examine_tray(linked_tray.link)
    assert examination.ok
    assert "the sensors of slots 0 to 7" in examination.checked
    assert "slots 8 to 23" in " ".join(note.says for note in examination.notes)


def test_sensors_that_were_never_there_are_masked_when_she_says_so(make_broken_tray):
    linked_tray = make_broken_tray(kill_sensors(*range(8, 24)))
    person = Builder(linked_tray.rig, {"built without": True})
    examination = measure.examine_tray(linked_tray.link, person)
    assert "Was the tray built without the sensors of slots 8 to 23?" in person.heard
    assert examination.ok
    assert linked_tray.rig.ui.settings["masked_slots"] == tuple(range(8, 24))
    assert measure.examine_tray(linked_tray.link).ok


def test_a_bank_that_should_be_there_stays_a_fault(make_broken_tray):
    linked_tray = make_broken_tray(kill_sensors(*range(8, 16)))
    faults = measure.examine_tray(linked_tray.link, Builder(linked_tray.rig)).faults
    assert [fault.what for fault in faults] == ["bank-silent"]
    assert linked_tray.rig.ui.settings["masked_slots"] == ()


def test_files_that_fail_are_reported(make_broken_tray):
    linked_tray = make_broken_tray()
    linked_tray.rig.files.broken = True
    assert [fault.what for fault in measure.examine_tray(linked_tray.link).faults] == ["files"]


def test_a_damaged_calibration_is_reported(make_broken_tray):
    linked_tray = make_broken_tray(lambda tray: tray.files.write("sensors.cal", b"T24S?"))
    notes = measure.examine_tray(linked_tray.link).notes
    assert [note.what for note in notes] == ["calibration-file"]


class SilentAboutCalibration(RigStream):
    """A stream to a tray that reports nothing about its calibration."""

    def read(self, size):
        return re.sub(rb', ?"(faults|calibrated|problem|skipped)": ?[^,}]*', b"", super().read(size))


def test_a_tray_that_does_not_report_its_calibration_counts_as_not_calibrated(make_broken_tray):
    stream = SilentAboutCalibration(make_broken_tray().rig)
    notes = measure.examine_tray(Link(stream, "tray", stream.now_s)).notes
    assert [note.what for note in notes] == ["not-calibrated"]


class WeakSupply(RigStream):
    """A stream to a tray that disappears when all its LEDs are switched on."""

    def write(self, data):
        if b'"slots":%d' % ((1 << SLOTS) - 1) in data:
            self.write = self.fail_write
        else:
            super().write(data)

    def fail_write(self, data):
        raise OSError(5, "Input/output error")

    def read(self, size):
        if self.write == self.fail_write:
            raise OSError(5, "Input/output error")
        return super().read(size)


def test_a_supply_that_gives_way_under_light_is_reported(make_broken_tray):
    linked_tray = make_broken_tray(kill_sensors(9))
    stream = WeakSupply(linked_tray.rig)
    examination = measure.examine_tray(Link(stream, "tray", stream.now_s))
    assert [fault.what for fault in examination.faults] == ["sensor-silent", "supply"]


@pytest.mark.parametrize(
    ("slots", "text"),
    [
        ([4], "slot 4"),
        ([5, 4], "slots 4 and 5"),
        ([4, 5, 6], "slots 4 to 6"),
        ([1, 3, 5], "slots 1, 3 and 5"),
        ([0, 1, 2, 3, 7, 9, 10, 11], "slots 0 to 3, 7 and 9 to 11"),
    ],
)
def test_slots_are_listed_as_people_say_them(slots, text):
    assert measure.format_slots(slots) == text


# With a person.


def test_buttons_are_asked_for_one_by_one(make_broken_tray, netlist):
    def spoil(tray):
        tray.open_buttons = 1 << 2
        tray.joined_buttons = 1 << 4 | 1 << 5
        tray.set_contact(7, True, clean=True)

    linked_tray = make_broken_tray(spoil)
    examination = measure.examine_tray(linked_tray.link, Builder(linked_tray.rig))
    assert [(fault.what, fault.says) for fault in examination.faults] == [
        ("button-stuck", "The yellow button is closed, though nobody presses it."),
        ("button-silent", "The button of seat 3 does nothing."),
        ("buttons-joined", "The button of seat 5 and the button of seat 6 answer together."),
    ]
    for fault in examination.faults:
        assert_is_of_the_circuit(format_fault(fault), netlist)
    assert linked_tray.rig.ui.screen.name == "home"


def test_a_button_that_answers_as_another_is_reported(make_broken_tray):
    linked_tray = make_broken_tray()
    set_contact = linked_tray.rig.tray.set_contact
    linked_tray.rig.tray.set_contact = lambda button, *rest: set_contact({0: 1, 1: 0}.get(button, button), *rest)
    faults = measure.examine_tray(linked_tray.link, Builder(linked_tray.rig)).faults
    assert [fault.says for fault in faults] == [
        "The button of seat 1 answers as the button of seat 2.",
        "The button of seat 2 answers as the button of seat 1.",
    ]


def test_a_plug_that_is_not_in_is_reported_once(make_broken_tray):
    linked_tray = make_broken_tray(lambda tray: setattr(tray, "open_buttons", 0b111111))
    faults = measure.examine_tray(linked_tray.link, Builder(linked_tray.rig)).faults
    assert [fault.says for fault in faults] == ["None of the seat buttons does anything."]
    assert "J2" in faults[0].do[0]


def test_a_button_held_while_it_was_switched_on_is_well_when_it_has_been_let_go(make_broken_tray):
    linked_tray = make_broken_tray(lambda tray: tray.set_contact(3, True, clean=True))
    linked_tray.rig.tray.set_contact(3, False, clean=True)
    linked_tray.rig.wait_ms(100)
    assert measure.examine_tray(linked_tray.link, Builder(linked_tray.rig)).ok


def test_a_word_that_cannot_be_read_and_a_sound_that_is_not_heard_are_reported(new_linked_tray, netlist):
    linked_tray = new_linked_tray()
    person = Builder(linked_tray.rig, {"word": "m@pl", "hear": False})
    faults = measure.examine_tray(linked_tray.link, person).faults
    assert [fault.what for fault in faults] == ["display-unreadable", "no-sound"]
    for fault in faults:
        assert_is_of_the_circuit(format_fault(fault), netlist)
    person = Builder(linked_tray.rig, {"word": "", "hear": True})
    assert measure.examine_tray(linked_tray.link, person).faults[0].says == "The display answers, but shows nothing."


def test_the_controller_that_is_set_is_reported(new_linked_tray):
    linked_tray = new_linked_tray()
    linked_tray.link.request("settings", op="set", name="display", value="sh1106")
    examination = measure.examine_tray(linked_tray.link, Builder(linked_tray.rig, {"word": ""}))
    assert "whether the display answers (Settings: SH1106)" in examination.checked
    assert examination.figures["controller"] == "sh1106"
    assert "it is an SH1106" in examination.faults[0].do[0]


def test_dark_lines_of_the_display_are_reported(new_linked_tray):
    linked_tray = new_linked_tray()
    person = Builder(linked_tray.rig, {"dark line": False})
    assert [fault.what for fault in measure.examine_tray(linked_tray.link, person).faults] == ["display-lines"]


def test_who_leaves_in_the_middle_leaves_the_tray_as_it_was(new_linked_tray):
    linked_tray = new_linked_tray()

    class Leaving(Builder):
        def ask_text(self, question):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        measure.examine_tray(linked_tray.link, Leaving(linked_tray.rig))
    linked_tray.rig.wait_ms(100)
    assert linked_tray.rig.ui.screen.name == "home"


# The command.


def run_doctor(monkeypatch, capsys, linked_tray, *arguments):
    monkeypatch.setattr(doctor, "open_link", lambda port: linked_tray.link)
    code = cli.main(["doctor", *arguments])
    return code, capsys.readouterr()


def test_the_summary_comes_first_then_each_fault_with_what_to_do(make_broken_tray, monkeypatch, capsys):
    code, captured = run_doctor(monkeypatch, capsys, make_broken_tray(kill_sensors(9, 12)))
    assert code == 1
    lines = captured.out.splitlines()
    assert lines[0] == "2 faults were found:"
    assert lines[2].startswith("1. The sensor of slot 9")
    assert lines[4].startswith("   - Look at Q10")
    assert "U1 is the Pico" in captured.out


def test_json_holds_all_that_was_found_and_asks_nothing(make_broken_tray, monkeypatch, capsys):
    code, captured = run_doctor(monkeypatch, capsys, make_broken_tray(kill_sensors(9)), "--json")
    report = json.loads(captured.out)
    assert code == 1 and report["ok"] is False
    assert [(fault["what"], fault["slots"]) for fault in report["faults"]] == [("sensor-silent", [9])]
    assert report["tray"]["tray24"] and len(report["figures"]["infrared_lsb"]) == SLOTS
    assert report["figures"]["infrared_lsb"][9] < 20


@pytest.mark.parametrize(("seed", "waited_ms"), [(13, 1091), (17, 1119), (18, 1126)])
def test_a_lamp_that_flickers_in_step_with_the_looks_takes_no_light_away(new_linked_tray, seed, waited_ms):
    linked_tray = new_linked_tray(sensors=True, seed=seed)
    linked_tray.rig.tray.optics.room_lux = 300
    linked_tray.rig.wait_ms(waited_ms)
    assert measure.examine_tray(linked_tray.link, None).ok
