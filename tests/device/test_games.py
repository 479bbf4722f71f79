"""A round of each game on the emulated Pico: begun on the desktop, continued and finished there with the buttons."""

import images
import prepared_matches
import pytest
from power_cuts import is_players_turn

from simulator.pico.rig import read_lines
from tray24.match.record import replay

STACK = slice(0x3F000, 0x42000)  # the C stack, from the start of the RAM; see patches/longer-c-stack.patch
MAX_STACK = 9 * 1024  # of 12 kB, at the deepest point of starting, replaying a journal and playing


@pytest.mark.parametrize("game", ["dominoes", "yacht", pytest.param("center", marks=pytest.mark.long)])
def test_a_hand_is_played_to_its_score(new_rig, game):
    prepared_round = prepared_matches.find_won_round(game)
    rig = new_rig(images.make_flash({"data/match.t24": prepared_round.journal, "data/settings.txt": b"bot_speed=4\n"}))
    rig.boot()
    assert rig.read_display().startswith("Tray 24. Continue")
    rig.resume()
    for move in prepared_round.moves:
        rig.wait_until(lambda: is_players_turn(rig))
        rig.wait_until_light_equal()
        rig.enter(move)
    rig.wait_until(lambda: rig.ui.screen.name == "winner")
    rig.wait_until_equal()
    assert f"{prepared_round.scores[0]} points" in read_lines(rig.pico.screen), rig.read_display()
    rig.press("green")
    assert f"Seat 1: {prepared_round.scores[0]}" in rig.read_display()
    assert f"Ida: {prepared_round.scores[1]}" in rig.read_display()
    rig.wait_ms(200)
    lines = prepared_matches.read_record(rig.read_pico_files())
    assert lines == [*prepared_round.lines, "# won 0 " + ",".join(map(str, prepared_round.scores))]
    _, replayed_game = replay(lines)
    assert replayed_game.game.over and replayed_game.game.scores == prepared_round.scores
    stack = bytes(rig.pico.mcu.sram[STACK]).lstrip(b"\0")  # all zeros at power-on
    assert len(stack) <= MAX_STACK
    assert rig.pico.text == "" and rig.pico.resets == 0
