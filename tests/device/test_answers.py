"""How soon light answers a finger: from the closing of a bouncing contact to the changed frame on the LEDs."""

from cuts import my_turn

from simulator.rig import Slot
from tray24.pins import BLUE

ANSWER_MS = 30


def colors(frame):
    """What the slots show, whatever its brightness: legal slots breathe all the time."""
    return tuple(Slot(*frame[3 * number : 3 * number + 3]).color for number in range(24))


def test_a_button_changes_the_light_within_30_ms(in_match):
    rig = in_match
    rig.wait_until(lambda: my_turn(rig))
    while rig.ui.screen.kind != "die" or len(rig.ui.screen.items) < 2:
        rig.enter(rig.game.choices()[0])
        rig.wait_until(lambda: my_turn(rig))
    pico = rig.pico
    pico.run_ms(2500)  # every message has been read
    now_us = pico.now_us
    before = {colors(frame) for at_us, frame in pico.frames if at_us > now_us - 1_000_000}
    pico.set_contact(BLUE, True)
    pico.run_ms(100)
    answers = [at_us for at_us, frame in pico.frames if at_us > now_us and colors(frame) not in before]
    assert answers and answers[0] - now_us <= 1000 * ANSWER_MS
