"""Dice are selected alike on page and tray: the tray's keys play what the page has selected, and vice versa."""

import pytest
from page_player import Player
from playwright.sync_api import expect

from tray24.match.journal import JOURNAL
from tray24.ui.match.prompts import is_verb

SPEED = 5  # of the tray's time relative to the wall clock; faster, a press on a busy machine would be a hold


def start_match(open_page, serve, game, seats):
    server = serve(SPEED)
    player = Player(open_page(), server.url).open()
    player.start_match(seats=seats, game=game)
    return player, server


def list_choices(server):
    """Return the dice or tiles that the player may select now."""
    ui = server.table.ui
    if ui is None or ui.screen.name != "play" or ui.screen.prompt not in ("die", "tile"):
        return []
    return [item for item in ui.screen.items if not is_verb(item)]


def can_pick(server):
    """Return whether seat 1 may choose among several dice or tiles, and nobody can be caught meanwhile."""
    game = server.table.ui.match.game
    return len(list_choices(server)) > 1 and game.turn == 0 and game.get_catchable() < 0


@pytest.mark.parametrize("game", ["Tray game", "Dominoes"])
def test_green_plays_what_is_lifted_on_the_page(open_page, serve, game):
    player, server = start_match(open_page, serve, game, {1: "you", 3: "gentle"})
    page = player.page
    player.play_until(lambda: can_pick(server))
    screen = server.table.ui.screen
    first_item = screen.items[screen.cursor]
    ready = page.locator(".grab.ready:not(.gone)")
    expect(ready.nth(1)).to_be_visible()
    old_hand = server.table.ui.match.game.hands[0][:]
    last_tap = ready.last
    name = last_tap.get_attribute("data-die")
    last_tap.click()
    expect(page.locator(".grab.picked")).to_have_attribute("data-die", name)
    player.wait_until(lambda: screen.choice.picked is not None)
    assert screen.choice.picked != first_item
    picked_item = screen.choice.picked
    player.wait_until(lambda: server.table.ui.format_text() in player.read_display())  # what the tray asks is seen
    page.keyboard.press("y")  # the cursor goes back by one, and so does the lifted die
    player.wait_until(lambda: screen.choice.picked != picked_item)
    expect(page.locator(".grab.picked")).not_to_have_attribute("data-die", name)
    page.keyboard.press("b")
    expect(page.locator(".grab.picked")).to_have_attribute("data-die", name)
    for _ in range(4):  # the die, then its slot; of a tile perhaps its marking and its arm
        if server.table.ui.match.game.hands[0] == old_hand:
            prompt = screen.prompt
            player.wait_until(
                lambda: server.table.ui.format_text() in player.read_display()
            )  # what the tray asks is seen
            page.keyboard.press("g")
            player.wait_until(
                lambda prompt=prompt: screen.prompt != prompt or server.table.ui.match.game.hands[0] != old_hand
            )
    player.wait_until(lambda: f"0 play {name}" in str(server.table.tray.files.read(JOURNAL)))


def test_marks_of_yacht_are_those_of_the_tray(open_page, serve):
    player, server = start_match(open_page, serve, "Yacht", {1: "you"})
    page = player.page
    player.wait_until(lambda: server.table.ui.screen.prompt == "dice")
    page.locator('[data-slot="2"]').click()
    player.wait_until(lambda: server.table.ui.screen.game_screen.marked == [2])
    expect(page.locator(".well .note.on")).to_have_count(1)
    page.keyboard.press("g")  # marks the selected die, too: the first
    player.wait_until(lambda: sorted(server.table.ui.screen.game_screen.marked) == [0, 2])
    expect(page.locator(".well .note.on")).to_have_count(2)
