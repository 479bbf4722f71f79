"""Matches with electronic dice on the emulated Pico have the same texts and pictures as on the desktop."""

import pytest
from power_cuts import await_turn


def play_round(rig):
    """Play the first legal choice whenever it is the player's turn."""
    round_number = rig.game.hand
    moves = 0
    while rig.game.hand == round_number and not rig.game.over:
        await_turn(rig, lambda: rig.game.hand != round_number or rig.game.over)
        if rig.game.hand == round_number and not rig.game.over:
            rig.enter(rig.game.list_turn_moves()[0])
            moves += 1
    return moves


def wait_for_turn(rig):
    """Wait until the displays of both trays show whose turn it is.

    The simulated tray beside the Pico is faster, so its picture is complete first.
    """
    await_turn(rig)
    rig.wait_until(lambda: rig.ui.is_drawn)


def play_move(rig):
    """Play a move. Return the position once all lines that are shown are in the flash."""
    wait_for_turn(rig)
    rig.enter(rig.game.list_turn_moves()[0])
    wait_for_turn(rig)
    rig.wait_until_equal()
    rig.wait_ms(500)  # the bot's last line
    return rig.game.save()


def test_a_hand_against_a_bot(in_match):
    assert play_round(in_match) >= 2
    in_match.wait_until_equal()
    assert in_match.pico.text == ""


def test_a_match_goes_on_after_the_plug_was_pulled(in_match):
    rig = in_match
    lines_before = play_move(rig)
    rig.pull_plug()
    assert not any(rig.read_led(number).lit for number in range(24))
    assert rig.read_display() == ""
    rig.wait_ms(1000)
    rig.boot()
    assert rig.read_display().startswith("Tray 24. Continue")
    rig.resume()
    assert rig.game.save() == lines_before
    assert rig.pico.text == ""


def test_the_match_goes_on_after_ctrl_c_and_a_restart(in_match):
    rig = in_match
    lines_before = play_move(rig)
    rig.pico.interrupt()
    rig.pico.run_until(lambda: ">>> " in rig.pico.text, 3000)
    rig.pico.type_keys(b"\x04")
    rig.restart_twin()
    rig.boot()
    rig.resume()
    assert rig.game.save() == lines_before


@pytest.mark.parametrize("reset", ["plug", pytest.param("pin", marks=pytest.mark.long)])
def test_settings_outlive_a_reset(menu_rig, reset):
    rig = menu_rig
    for item in ("settings", "bot_speed"):
        rig._run_intent(rig.presses.choose_item(item))
    rig.press("blue")
    rig.press("green")
    rig.wait_ms(300)
    chosen_speed = rig.ui.settings["bot_speed"]
    assert chosen_speed != "1"
    if reset == "plug":
        rig.pull_plug()
        rig.boot()
    else:
        rig.pico.reset_chip()
        assert rig.pico.resets == 1  # so that a serial port over TCP closes, as on a board
        rig.restart_twin()
        rig.boot()
    assert rig.ui.settings["bot_speed"] == chosen_speed
