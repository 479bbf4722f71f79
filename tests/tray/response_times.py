"""Measure the time from the press of a button to the light that shows its effect."""

from simulator.tray.rig import parse_button

ANSWER_MS = 100


def capture_state(rig):
    """Return the state of a tray by which a test sees whether a press had an effect."""
    screen = rig.ui.screen
    return (screen, screen.prompt, screen.cursor, tuple(screen.items), rig.match and rig.match.game.save())


def measure_response_ms(rig, name):
    """Press a bouncing button and release it.

    Return the ms until the frame that shows the effect, or None after 100 ms without such a frame.
    """
    button, clock, old_state = parse_button(name), rig.tray.clock, capture_state(rig)
    began_ms = clock.now_ms
    rig.tray.set_contact(button, True)
    while capture_state(rig) == old_state and clock.now_ms < began_ms + ANSWER_MS:
        rig.tray.advance(1)
    changed_ms = clock.now_ms
    rig.tray.advance(ANSWER_MS)
    rig.tray.set_contact(button, False)
    rig.tray.advance(ANSWER_MS)
    frames = [at_ms for at_ms, _ in rig.tray.frames if at_ms >= changed_ms]
    return frames[0] - began_ms if frames and changed_ms < began_ms + ANSWER_MS else None
