"""Hints are told and never played; undo reaches a person's own move past those of virtual people."""

import pytest
from cases import some
from people import Player

from tray24.match.marks import SEAT_SHIFT
from tray24.ui.match import kinds

FAST = 20  # speed of the tray's time relative to the wall clock


@pytest.mark.parametrize("speed", some(["2×", "4×"], "4×"))
def test_the_tray_plays_no_yacht_turn_for_a_person_with_hints(open_page, serve, speed):
    server = serve(FAST)
    player = Player(open_page(), server.url).open()
    table = server.table
    table.ui.settings.set("hints", "best")
    player.page.get_by_role("group", name="Speed of bots").first.get_by_role("button", name=speed).click()
    player.start(seats={1: "you", 4: "sharp"}, game="Yacht")
    player.waits(lambda: table.ui.screen.name == "play" and table.ui.play_screen.kind == kinds.DICE)
    before = table.ui.match.game.save()
    player.waits(lambda: "Best: " in table.ui.play_screen.message)
    told_ms = table.tray.clock.now_ms
    player.waits(lambda: table.tray.clock.now_ms > told_ms + 20_000)
    assert table.ui.match.game.save() == before


class Dicer(Player):
    by = "dice"

    def movers(self, match):
        return [mark >> SEAT_SHIFT for mark in match.marks]


@pytest.mark.parametrize("title", some(["Center", "Yacht"], "Center"))
def test_undo_takes_back_the_persons_own_move_with_real_dice(open_page, serve, title):
    server = serve(FAST)
    player = Dicer(open_page(), server.url).open()
    page, table = player.page, server.table
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=title).check(force=True)
    for number in range(1, 7):
        dialog.get_by_label(f"Seat {number}", exact=True).select_option({1: "you", 4: "sharp"}.get(number, ""))
    dialog.get_by_label("Dice", exact=True).select_option("real")
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-view=match]")
    match = table.ui.match

    def asked():
        return table.people.conduct.asked()

    player.play_until(lambda: 0 in player.movers(match)[2:] and player.movers(match)[-1] == 1)

    # Virtual people have done what they had to do, and wait for the person: to choose, or to take dice.
    def awaited():
        return asked() == 0 or any(seat == 0 for _, seat, _ in table.ui.play_screen.orders)

    player.waits(lambda: not table.fingers.busy and table.ui.screen.name == "play" and awaited())
    found = player.movers(match)
    mine = len(found) - 1 - found[::-1].index(0)
    page.keyboard.press("z")
    player.waits(lambda: table.ui.screen.name == "question" or len(player.movers(match)) <= mine)
    if table.ui.screen.name == "question":
        player.waits(lambda: table.ui.text() in player.display())  # what the tray asks is seen
        page.keyboard.press("g")
    player.waits(lambda: player.movers(match) == found[:mine])
    player.waits(lambda: match.game.turn == 0 or match.game.served == 0)
    player.play_until(lambda: len(player.movers(match)) > mine)  # the person chooses again
    assert player.movers(match)[mine] == 0
    assert table.tray.faults == []
