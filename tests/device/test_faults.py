"""A tray with broken parts: it reports them where it matters, and continues."""

from simulator.pico.rig import read_lines
from simulator.tray.optics import Optics
from tray24.pins import COLUMNS, DISPLAY_WIDTH, GREEN, YELLOW
from tray24.ui.toolkit.canvas import Canvas

DEAD_SLOT = 9
GRID_X, GRID_Y = 92, 19  # of ui.power


def press_button(tray, button):
    tray.set_contact(button, True)
    tray.run_ms(150)
    tray.set_contact(button, False)
    tray.run_ms(300)


def test_without_a_display_light_and_sound_go_on(new_tray, uf2):
    tray = new_tray(uf2, Optics(1), display=False)
    tray.run_ms(4000)  # the lights' own test is over
    frame_before = tray.frame
    tray.tones.clear()
    for button in (GREEN, 0, 1):  # new match, two seats
        press_button(tray, button)
    for _ in range(8):  # start; the roll-off was read
        if tray.frame != frame_before:
            break
        press_button(tray, GREEN)
    assert tray.frame != frame_before
    assert [hz for _, hz in tray.tones if hz]
    assert tray.resets == 0 and tray.text == ""
    assert tray.display.bytes  # the tray keeps probing for a display


def test_a_dead_sensor_is_masked(new_tray, uf2):
    tray = new_tray(uf2, Optics(1), quick_display=True, plugged=False)
    tray.sensors.stuck_lsb[DEAD_SLOT] = 0
    tray.plug_in()
    tray.run_until(lambda: "New match" in read_lines(tray.screen), step_ms=100)
    press_button(tray, YELLOW)  # wraps around to the last item
    press_button(tray, GREEN)
    assert "SELF-TEST" in read_lines(tray.screen)
    tray.run_ms(3500)  # each slot is checked twice a second, and a fault takes five checks
    press_button(tray, 0)
    for slot in range(24):
        assert has_letter(tray.screen, "x" if slot == DEAD_SLOT else ".", slot), slot
    assert tray.resets == 0


def has_letter(screen, letter, slot):
    """Return whether the self-test shows this letter for a slot."""
    canvas = Canvas()
    x, y = GRID_X + 6 * (slot % COLUMNS), GRID_Y + 8 * (slot // COLUMNS)
    canvas.draw_text(letter, x, y)
    canvas.update_buffer()
    return all(
        get_dot(screen, x + i, y + j) == get_dot(canvas.buffer, x + i, y + j) for i in range(5) for j in range(7)
    )


def get_dot(buffer, x, y):
    return buffer[(y >> 3) * DISPLAY_WIDTH + x] >> (y & 7) & 1
