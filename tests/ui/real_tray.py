"""A virtual tray with sensors, calibrated so that it sees dice."""


def calibrate(rig):
    """Calibrate by keys, as the display asks: the tray empty, then a white die in slot after slot."""
    while rig.ui.screen.items[rig.ui.screen.cursor] != "calibrate":
        rig.press("blue")
    rig.press("green")
    rig.press("green")
    for slot in range(24):
        rig.wait_for(f"White die: slot {slot}.")
        rig.put("white", slot)
        rig.wait_until(lambda before=slot: rig.ui.screen.calibrator.slot != before, 5000)
        rig.lift(slot)
    rig.wait_for("All measured")
    rig.press("green")
    rig.press("green")
    rig.wait_until(lambda: rig.ui.sensing.ready)
