"""Presses of worn contacts, quick presses, and presses while the flash is written and nothing reads the buttons."""

from simulator.pico.flash import SECTOR_ERASE_US
from simulator.tray.virtual import VirtualTray
from tray24.pins import BLUE, BUTTON_PINS, GREEN

AT_MS, DOWN_MS = 5, 25  # into the erase of a sector, which takes 45 ms
# RP2040 datasheet 2.19.6.1, INTR0 to INTR3, "Raw Interrupts": for each pin two levels, which the tray does not read,
# then EDGE_LOW and EDGE_HIGH, which stay set until they are cleared by writing.
EDGE_LOW, EDGE_HIGH, EDGES = 4, 8, 12


def test_a_press_that_begins_and_ends_while_a_sector_is_erased_is_answered_once(menu_rig):
    rig = menu_rig
    for item in ("settings", "bot_speed"):
        rig._run_intent(rig.presses.choose_item(item))
    rig.press("blue")
    pico, flash = rig.pico, rig.pico.flash
    parse_operation = flash._parse_operation
    alarms = []

    def start_operation():
        result = parse_operation()
        if result and result.takes_us == SECTOR_ERASE_US and not alarms:
            for at_ms, closed in ((AT_MS, True), (AT_MS + DOWN_MS, False)):
                alarms.append(pico.mcu.clock.create_alarm(lambda closed=closed: pico.set_contact(BLUE, closed)))
                alarms[-1].schedule(1_000_000 * at_ms)
        return result

    flash._parse_operation = start_operation
    rig.tray.set_contact(GREEN, True, clean=True)  # the choice is written
    rig.tray.advance(300)
    rig.tray.set_contact(GREEN, False, clean=True)
    assert alarms
    screen_before = rig.tray.screen
    for closed in (True, False):  # its twin's flash takes no time
        VirtualTray.set_contact(rig.tray, BLUE, closed, clean=True)
        rig.tray.advance(60)
    rig.wait_until_equal()
    assert rig.tray.screen != screen_before


def test_each_press_of_a_worn_contact_counts_once(menu_rig):
    rig = menu_rig
    for worn_ms in (5, 14, 25, 40):
        rig.pico.buttons.worn_ms = worn_ms
        for held_ms in (120, 450):
            screen_before = rig.tray.screen
            rig.tray.set_contact(BLUE, True)
            rig.tray.advance(held_ms)
            rig.tray.set_contact(BLUE, False)
            rig.tray.advance(150)
            rig.wait_until_equal()
            assert rig.tray.screen != screen_before


def test_eight_presses_in_a_second_all_arrive(menu_rig):
    rig = menu_rig
    for _ in range(8):
        rig.tray.set_contact(BLUE, True)
        rig.tray.advance(50)
        rig.tray.set_contact(BLUE, False)
        rig.tray.advance(75)
    rig.wait_until_equal()
    assert rig.ui.screen.cursor == 8 % len(rig.ui.screen.items)


def test_the_emulator_keeps_edges_as_the_datasheet_says(menu_rig):
    pico = menu_rig.pico
    pin = BUTTON_PINS[GREEN]
    register = 0x400140F0 + 4 * (pin // 8)
    shift = 4 * (pin % 8)

    def read_edges(write=0):
        code = (
            f"import machine\nmachine.mem32[{register}] = {write << shift}\n"
            f"print(machine.mem32[{register}] >> {shift} & 15)"
        )
        return int(pico.execute(code)) & EDGES

    assert read_edges(EDGES) == 0
    pico.set_contact(GREEN, True, clean=True)
    assert read_edges() == EDGE_LOW
    pico.set_contact(GREEN, False, clean=True)
    assert read_edges() == EDGES
    assert read_edges(EDGE_LOW) == EDGE_HIGH
    assert read_edges(EDGE_HIGH) == 0
