"""The request `calibrate`: the calibration on the tray's own display, controlled by a host."""

from tray24.compat import const
from tray24.link.requests import Refused
from tray24.link.selftest import need_sensors
from tray24.sense.calibrate import DONE, EMPTY, FAILED
from tray24.ui.menus.calibrate import Calibrate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from tray24.link.link import Link
    from tray24.ui.ui import Ui


def calibrate(link: "Link", request: "dict[str, Any]") -> "Generator[None, None, dict[str, object]]":
    """Calibrate the sensors on the tray's own display; its keys work as usual.

    `begin` opens the calibration, or takes over the one that is open. `confirm` says that all slots are empty, or
    restarts after a failure. `skip` skips the requested slot, or leaves the colors unlearned. `keep` saves the result.
    `cancel` discards it. An `op` that does not fit the step does nothing. `look` only returns the answer.

    The answer says what the tray asks for: `step` is empty, white, color (a die of the color that blue has begun to
    learn on the tray), done or failed, and kept or left at the end. `slot`
    is the requested slot or -1, `words` and `wrong` are the tray's texts about it, `busy` is true during a measurement,
    `skipped` is the mask of skipped slots."""
    ui = link.ui
    need_sensors(ui)
    if ui.screen.name == "selftest":
        ui.close()
    if ui.screen.name != "calibrate":
        if request["op"] != "begin":
            raise Refused("no calibration is open on the tray", "begin one")
        ui.open(Calibrate(ui), link.ports.ticks_ms())  # pyright: ignore[reportArgumentType] # it has sensors
        yield
    screen: Calibrate = ui.screen  # pyright: ignore[reportAssignmentType] # it is open
    end = _act(ui, screen, request["op"], link.ports.ticks_ms())
    if end:
        return {"step": end}
    yield
    return _answer(screen)


def _act(ui: "Ui", screen: Calibrate, op: str, now_ms: int) -> str:
    """Execute `op`; return "left" or "kept" at the end of the calibration, else ""."""
    step = screen.calibrator.step
    if op == "cancel":
        screen.back(now_ms)
        return "left"
    if op == "skip":
        screen.turn(1)
    elif (op == "confirm" and step in (EMPTY, FAILED)) or (op == "keep" and step == DONE):
        screen.choose(now_ms)
        if ui.screen is not screen:
            return "kept"
    return ""


def _answer(screen: Calibrate) -> dict[str, object]:
    calibrator = screen.calibrator
    words, wrong = screen.asked()
    answer = {key: getattr(calibrator, key) for key in ("step", "slot", "busy", "skipped")}
    answer["words"] = words
    answer["wrong"] = wrong
    return answer
