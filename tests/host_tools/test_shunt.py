"""Doctor measures the current of the LEDs: a person reads the voltage at the shunt with a multimeter."""

import pytest
from builder import Builder

from host_tools.doctor import measure


class MeterReader(Builder):
    """A fake person who reads the shunt's millivolts: each lit channel of an LED takes `part_ma`.

    Without light the meter shows `dark_mv`. The person's first answers are those in `typed`.
    """

    def __init__(self, rig, part_ma, typed_answers=(), dark_mv=2.7):
        super().__init__(rig)
        self.part_ma, self.typed, self.dark_mv = part_ma, list(typed_answers), dark_mv

    def ask_text(self, question):
        if "millivolts" not in question:
            return super().ask_text(question)
        self.heard.append(question)
        self.rig.wait_ms(300)
        if self.typed:
            return self.typed.pop(0)
        return f"{self.dark_mv + sum(self.rig.tray.frame + self.rig.tray.beside) * self.part_ma / 255 / 10:.1f}"


def examine_faults(linked_tray, person):
    examination = measure.examine_tray(linked_tray.link, person)
    return examination, [(fault.what, " ".join(fault.do)) for fault in examination.faults]


@pytest.mark.parametrize("typed_answers", [(), ("0.0027",), ("a lot", "2700")])
def test_leds_that_fit_their_setting_are_no_fault(new_linked_tray, typed_answers):
    linked_tray = new_linked_tray(sensors=True)
    person = MeterReader(linked_tray.rig, 5, typed_answers)
    examination, faults = examine_faults(linked_tray, person)
    assert not faults
    assert examination.figures["measured_ma"] == pytest.approx(5, abs=0.2)
    assert sum("such as 12.3" in text for text in person.heard) == len(typed_answers)


def test_leds_of_12_ma_are_reported_until_they_are_set(new_linked_tray):
    linked_tray = new_linked_tray(sensors=True)
    examination, faults = examine_faults(linked_tray, MeterReader(linked_tray.rig, 12))
    assert [fault_kind for fault_kind, _ in faults] == ["led-current"]
    assert "--led-ma 12" in faults[0][1]
    linked_tray.link.request("settings", op="set", name="led_ma", value="12")
    assert not examine_faults(linked_tray, MeterReader(linked_tray.rig, 12))[1]


@pytest.mark.parametrize(("part_ma", "dark_mv", "what"), [(0.5, 2.7, "led-current"), (5, 30.0, "shunt-short")])
def test_a_current_of_no_part_and_a_short_are_reported(new_linked_tray, part_ma, dark_mv, what):
    linked_tray = new_linked_tray(sensors=True)
    assert [
        fault for fault, _ in examine_faults(linked_tray, MeterReader(linked_tray.rig, part_ma, dark_mv=dark_mv))[1]
    ] == [what]


def test_enter_leaves_it_out(new_linked_tray):
    linked_tray = new_linked_tray(sensors=True)
    examination, faults = examine_faults(linked_tray, MeterReader(linked_tray.rig, 12, [""]))
    assert not faults and "measured_ma" not in examination.figures


def test_both_leds_of_a_slot_are_counted(new_linked_tray):
    linked_tray = new_linked_tray(kind="twin", sensors=True)
    examination, faults = examine_faults(linked_tray, MeterReader(linked_tray.rig, 5))
    assert not faults
    assert examination.figures["measured_ma"] == pytest.approx(5, abs=0.2)


@pytest.mark.parametrize("kind", ["light"])
def test_other_kinds_have_no_shunt(new_linked_tray, kind):
    linked_tray = new_linked_tray()
    linked_tray.link.request("settings", op="set", name="tray_kind", value=kind)
    person = MeterReader(linked_tray.rig, 12)
    examination, _ = examine_faults(linked_tray, person)
    assert not [text for text in person.heard if "millivolts" in text]
