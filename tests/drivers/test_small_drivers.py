"""The drivers of the buttons, the buzzer and the watchdog."""

from tray24.pins import BUTTON_PINS, BUTTONS


def test_a_button_is_closed_while_its_pin_is_low(chip):
    buttons = chip.import_driver("buttons").Buttons()
    assert buttons.read_contacts() == 0
    for button, pin in enumerate(BUTTON_PINS):
        chip.pins = ~(1 << pin) & 0xFFFFFFFF
        assert buttons.read_contacts() == 1 << button


def test_a_contact_that_has_closed_between_two_reads_is_reported_once(chip):
    buttons = chip.import_driver("buttons").Buttons()
    for button, pin in enumerate(BUTTON_PINS):
        for closed in (True, False, True, False):  # with a bounce
            chip.set_contact(pin, closed)
        assert buttons.read_contacts() == 1 << BUTTONS + button
        assert buttons.read_contacts() == 0
        chip.set_contact(pin, True)
        assert buttons.read_contacts() == 1 << BUTTONS + button | 1 << button
        chip.set_contact(pin, False)
        assert buttons.read_contacts() == 0


def test_a_tone_that_goes_on_is_not_begun_again(chip):
    buzzer = chip.import_driver("buttons").Buzzer()
    for hz in (440, 440, 880, 0, 0):
        buzzer.play_tone(hz)
    assert chip.pwm == [("freq", 440), ("duty", 32768), ("freq", 880), ("duty", 0)]


def test_the_watchdog_is_fed_when_each_coroutine_has_run(chip):
    watchdog = chip.import_driver("restarts").Watchdog()
    coroutines = [watchdog.watch(iter(range(9))) for _ in range(3)]
    watchdog.start()
    for _ in range(3):
        next(coroutines[0])
        next(coroutines[2])
    assert chip.fed == 0
    next(coroutines[1])
    assert chip.fed == 1
    watchdog.stop()
    for steps in coroutines:
        next(steps)
    assert chip.fed == 1 and chip.memory[0x4005B000] == 1 << 30


def test_the_watchdog_waits_while_something_long_is_alive(chip):
    watchdog = chip.import_driver("restarts").Watchdog()
    watchdog.feed()
    assert chip.fed == 0
    watchdog.start()
    watchdog.feed()
    assert chip.fed == 1
