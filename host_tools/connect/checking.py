"""The check and the calibration of the tray on the page: those of the commands doctor and calibrate, in their words."""

from dataclasses import asdict

from host_tools.connect.talk import Talk
from host_tools.doctor.calibrating import guide
from host_tools.doctor.examining import examine, offer_to_forget
from host_tools.doctor.findings import in_words
from host_tools.errors import Failure
from host_tools.link.client import Link
from simulator.json_values import JsonObject
from simulator.texts import HostTexts

texts = HostTexts("connect")


def check(link: Link, talk: Talk, begin: object) -> JsonObject:
    """Check the tray: `alone`, or `together` with the person; or `calibrate` it. Return what the talk ends with.

    Raise Failure when the tray cannot be checked now, or for anything else to begin.
    """
    if begin == "calibrate":
        return {"calibrated": guide(link, talk)}
    if begin not in ("alone", "together"):
        raise Failure(texts("unknown-request"))
    examination = examine(link, talk if begin == "together" else None)
    talk.shown = {"report": asdict(in_words(examination))}
    offer_to_forget(link, talk, examination)
    return {}
