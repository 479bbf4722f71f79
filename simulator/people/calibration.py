"""Calibrate a new tray as its display asks: put a die with plain white stickers into one slot after another."""

from simulator.people.fingers import Fingers
from simulator.people.intents import Puzzled
from tray24.pins import RED, SLOTS
from tray24.sense.calibrate import DONE, FAILED, WHITE

_STEP_MS = 20
_MOST_MS = 120_000
_EMPTY_MS = 600  # long enough for the tray to see that all slots are empty


async def calibrate(fingers: Fingers, die: str = "paper") -> None:
    """Calibrate an empty tray from its home menu: an intent for `fingers.start` that takes half a minute of its time.

    `die` is the surface of the white die, by its name in `optics.SURFACES`.

    Raise Puzzled with the reason when it fails; then nothing is saved.
    """
    tray = fingers.tray
    sensing = tray.firmware.ui.sensing if tray.firmware else None
    if sensing is None:
        raise Puzzled("no-sensors")
    # Lamps that shine into empty slots would disturb them: those of a match, and those of power-on until a key is
    # pressed. A calibration on the display keeps them dark, too.
    await fingers.go_home()
    await fingers.press(RED)
    calibrator = sensing.calibrate()
    calibrator.confirm()
    lying = -1
    for _ in range(0, _MOST_MS, _STEP_MS):
        await tray.clock.sleep_ms(_STEP_MS)
        asked = calibrator.slot if calibrator.step == WHITE else -1
        if asked != lying:
            for slot in range(SLOTS):
                tray.lift(slot)
            lying = asked
            if asked >= 0:
                tray.put(asked, die)
        if calibrator.step in (DONE, FAILED):
            break
    if calibrator.step != DONE:
        calibrator.cancel()
        raise Puzzled("calibration-failed", slot=calibrator.slot, reason=calibrator.words or calibrator.step)
    calibrator.keep()
    await tray.clock.sleep_ms(_EMPTY_MS)
