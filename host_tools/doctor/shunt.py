"""The current of the LEDs, from the voltage that a person reads at the shunt, compared with the setting `led_ma`."""

import base64
import re

from host_tools.doctor.findings import Examination, Finding
from host_tools.link.client import Link
from host_tools.terminal.console import Person
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24.pins import SLOTS
from tray24.sense.events import mask_of
from tray24.ui.toolkit.lights import TWIN

texts = HostTexts("doctor")

PARTS_MA = (5, 12, 20)  # a channel at full brightness, as the setting `led_ma` allows
_MA_OF_MV = 10.0  # R43 has 0.1 ohm
_MOST_MV = 100.0  # 1 A: USB and the fuse F1 give less
_MOST_DARK_MV = 15.0  # of infrared LEDs and dark LEDs 2.7 are expected (hardware/calc/supply.py)
_TOLERANCE = 0.3  # [estimated] of parts, shunt and meter together
_READING = re.compile(r"[+-]?(\d+(?:[.,]\d+)?)\s*(mv)?", re.IGNORECASE)
_TRIES = 3  # unreadable answers, after which the reading is left out
_SHOWN_S = 50.0  # the tray closes its test screen after a minute without a request


def look(link: Link, person: Person, about: JsonObject, examination: Examination) -> None:
    """Ask for the reading with all LEDs dark and with all in white, and judge the difference."""
    person.tell(texts("shunt"))
    dark_mv = _reading(link, person, texts("shunt-dark"), 0)
    lit_mv = None if dark_mv is None else _reading(link, person, texts("shunt-lit"), mask_of(range(SLOTS)))
    if dark_mv is not None and lit_mv is not None:
        frame = base64.b64decode(link.ask("state", show="leds")["data"])
        leds = 2 if about["kind"] == TWIN else 1  # of a slot: without dice all of them shine
        measured_ma = (lit_mv - dark_mv) * _MA_OF_MV * 255 / max(1, leds * sum(frame))
        examination.figures["measured_ma"] = round(measured_ma, 1)
        examination.faults += _judge(dark_mv, measured_ma, about["ma"])
        examination.checked.append(texts("checked-shunt"))
    link.ask("selftest", part="show")


def _reading(link: Link, person: Person, question: str, slots: int) -> float | None:
    """Return the millivolts that the person reads while these slots shine, or None when left out."""
    for _ in range(_TRIES):
        link.ask("selftest", part="show", slots=slots, color="white")
        began_s = link.now_s()
        answer = person.says(f"{question} ")
        if not answer:
            return None
        match = _READING.fullmatch(answer)
        millivolts = float(match[1].replace(",", ".")) if match else -1.0
        if link.now_s() - began_s > _SHOWN_S:
            person.tell(texts("shunt-late"))
        elif not 0 <= millivolts <= _MOST_MV or 0 < millivolts < 0.1:
            person.tell(texts("shunt-millivolts"))
        else:
            link.ask("selftest", part="show", slots=slots, color="white")
            return millivolts
    return None


def _judge(dark_mv: float, measured_ma: float, set_ma: int) -> list[Finding]:
    if dark_mv > _MOST_DARK_MV:
        says = texts("shunt-short", milliamperes=round(dark_mv * _MA_OF_MV))
        return [Finding("shunt-short", says, (texts("shunt-short-do"),))]
    nearest = min(PARTS_MA, key=lambda ma: abs(measured_ma / ma - 1))
    if abs(measured_ma / nearest - 1) > _TOLERANCE:
        says = texts("shunt-odd", measured=f"{measured_ma:.1f}")
        return [Finding("led-current", says, (texts("shunt-odd-do-probes"), texts("shunt-odd-do-parts")))]
    if nearest == set_ma:
        return []
    says = texts("shunt-other", measured=f"{measured_ma:.1f}", set=set_ma)
    return [Finding("led-current", says, (texts("shunt-other-do", ma=nearest),))]
