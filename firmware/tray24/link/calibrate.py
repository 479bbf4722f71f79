"""The request `calibrate`: the calibration on the tray's own display, led from afar."""

from tray24.link.requests import Refused
from tray24.link.selftest import need_sensors
from tray24.sense.calibrate import DONE, EMPTY, FAILED
from tray24.ui.menus.calibrate import Calibrate


def calibrate(link, request):
    """`begin` opens the calibration on the tray's display, or takes over the one that is open there; the tray's keys
    work as ever. `confirm`: all slots are empty, or begin again after a failure. `skip` leaves out the slot asked for.
    `keep` what was measured. What does not fit its step does nothing. `cancel` leaves everything as it was. `look` only tells.

    The answer tells what is asked for: `step` is empty, white, done or failed, and kept or left at its end. `slot` is
    the one in question or -1, `words` and `wrong` what the tray says of it, `busy` while it measures, `skipped` the
    mask of slots left out."""
    ui = link.ui
    need_sensors(ui)
    op = request["op"]
    now_ms = link.ports.ticks_ms()
    if ui.screen.name == "selftest":
        ui.close()
    screen = ui.screen
    if screen.name != "calibrate":
        if op != "begin":
            raise Refused("no calibration is open on the tray", "begin one")
        screen = Calibrate(ui)
        ui.open(screen, now_ms)
        yield
    step = screen.calibrator.step
    if op == "cancel":
        screen.back(now_ms)
        return {"step": "left"}
    if op == "skip":
        screen.turn(1)
    elif (op == "confirm" and step in (EMPTY, FAILED)) or (op == "keep" and step == DONE):
        screen.choose(now_ms)
        if ui.screen is not screen:
            return {"step": "kept"}
    yield
    calibrator = screen.calibrator
    words, wrong = screen.asked()
    answer = {key: getattr(calibrator, key) for key in ("step", "slot", "busy", "skipped")}
    answer["words"] = words
    answer["wrong"] = wrong
    return answer
