"""A tray that hangs is restarted by the watchdog, and its match goes on."""

import images
import prepared_matches
import pytest

from tray24.pins import GREEN

WATCHDOG_MS = 5000


@pytest.mark.parametrize("kind", ["busy", pytest.param("asleep", marks=pytest.mark.long)])
def test_a_hang_ends_in_the_match(new_rig, kind):
    rig = new_rig(
        images.make_hanging_flash(kind, {"data/match.t24": prepared_matches.PreparedRound("basic", 1).journal})
    )
    rig.boot()
    rig.resume()
    rig.wait_until(lambda: rig.ui.screen.name == "play" and rig.ui.screen.prompt != "wait")
    rig.wait_ms(500)
    assert rig.pico.now_us < 1000 * images.HANGS_MS
    position = rig.game.save()
    took_ms = rig.pico.run_until(lambda: rig.pico.resets, images.HANGS_MS + 2 * WATCHDOG_MS, 20)
    assert rig.pico.now_us / 1000 > images.HANGS_MS and took_ms < images.HANGS_MS + WATCHDOG_MS
    rig.restart_twin(restarted=True)
    rig.wait_until_equal()
    rig.wait_ms(3000)
    assert "restarted" in rig.read_display()
    rig._run_intent(rig.presses.press_button(GREEN))
    if rig.ui.screen.name == "home":
        rig.resume()
    assert rig.game.save() == position
    assert b"Watchdog" in rig.read_pico_files()["crash.txt"]
    assert rig.pico.resets == 1
