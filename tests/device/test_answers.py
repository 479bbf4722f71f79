"""The time from the moment when a bouncing contact closes until the LEDs of the emulated Pico show a changed frame."""

from power_cuts import await_turn

from tray24.pins import GREEN

ANSWER_MS = 30


def compute_largest_step(frame, former_frame):
    """Return the largest change of any LED's channel from one frame to the next."""
    return max(abs(level - former_level) for level, former_level in zip(frame, former_frame, strict=True))


def test_a_button_changes_the_light_within_30_ms(in_match):
    rig = in_match
    await_turn(rig)
    while rig.ui.screen.prompt not in ("die", "slot"):
        rig.enter(rig.game.list_turn_moves()[0])
        await_turn(rig)
    pico = rig.pico
    pico.run_ms(1500)
    pressed_us = pico.now_us
    pico.set_contact(GREEN, True)
    pico.run_ms(100)
    frames = [(at_us, frame) for at_us, frame in pico.frames if at_us > pressed_us - 1_000_000]
    steps = [
        (at_us, compute_largest_step(frame, former_frame))
        for (_, former_frame), (at_us, frame) in zip(frames, frames[1:], strict=False)
    ]
    # Lights of legal moves breathe all the time, in small steps.
    largest_idle_step = max((step for at_us, step in steps if at_us <= pressed_us), default=0)
    answer_times_us = [
        at_us - pressed_us for at_us, step in steps if at_us > pressed_us and step > 2 * largest_idle_step
    ]
    assert answer_times_us and answer_times_us[0] <= 1000 * ANSWER_MS
