"""A game from outside on the page: its module is served from its own folder, and only one seat sees its hidden die."""

import re

from people import Player
from playwright.sync_api import expect

GAME = "Threes"
FAST = 20  # speed of the tray's time relative to the wall clock


def begin(open_page, server, seats) -> Player:
    player = Player(open_page(), server.url).open()
    player.start(seats=seats, game=GAME)
    return player


def test_it_is_played_against_bots_to_its_end(open_page, serve):
    player = begin(open_page, serve(FAST), {1: "you", 3: "sharp", 5: "gentle"})
    page = player.page
    page.get_by_role("group", name="Speed of bots").first.get_by_role("button", name="4×").click()
    cup, count = page.locator(".act[data-act=cup]"), page.locator(".act[data-act=keep]")
    player.play_until(lambda: cup.is_visible())
    cup.click()
    expect(cup).to_have_count(0)
    expect(count).to_be_visible()
    player.play_until(lambda: player.won)
    assert player.done["Count"] >= 4
    expect(page.get_by_role("log")).to_contain_text(re.compile("wins? the match"))


def test_real_dice_are_not_offered_and_its_option_is(open_page, serve):
    page = Player(open_page(), serve().url).open().page
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=GAME).check(force=True)
    expect(dialog.get_by_label("Second rolls")).to_be_visible()
    expect(dialog.get_by_role("option", name="two")).to_have_count(1)
    expect(dialog.get_by_role("option", name="Real dice")).to_have_count(0)


def test_the_die_under_the_cup_is_seen_by_its_own_seat_alone(open_page, serve):
    server = serve(4)
    table = begin(open_page, server, {1: "you", 4: "person"})
    tabs = {number: Player(open_page(), server.url).open(f"?seat={number}") for number in (1, 4)}
    turn = table.page.locator(".seatbtn.turn")
    expect(turn).to_have_count(1)
    now = int(turn.text_content() or "0")
    game = server.table.ui.match.game
    face = game.describe()["hands"][game.turn][2]
    own, other = tabs[now].page, tabs[5 - now].page
    expect(own.locator(f"[data-die='{face}']").first).to_be_visible()
    unknown = other.get_by_role("region", name=f"Seat {now}").get_by_role("img", name="unknown die")
    expect(unknown).to_have_count(1)
    expect(table.page.locator(".hand [data-die='?']")).to_have_count(1)
    table.page.get_by_role("button", name="I am alone").click()
    expect(table.page.locator(".hand [data-die='?']")).to_have_count(0)
    assert face not in "".join(other.locator(".log").all_text_contents())
