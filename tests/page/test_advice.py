"""Advice on the page: the best move and what other choices cost; among several people once all agree."""

import pytest
from people import Player
from playwright.sync_api import expect

from tray24.ui.match.adviser import is_told

FAST = 20  # speed of the tray's time relative to the wall clock
WORDS = ".hand:not(.welcome, .winner) header small"
COSTS = "() => [...document.querySelectorAll('[data-cost]')].map(choice => choice.dataset.cost)"


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}])
def test_each_choice_has_its_cost_beside_the_best_one(open_page, serve, size):
    server = serve(FAST)
    player = Player(open_page(size), server.url).open()
    player.start(seats={1: "you", 4: "sharp"}, game="Center die")
    server.table.ui.settings.set("hints", "best")
    player.play_until(lambda: player.sees(".hand.on .grab.ready"))
    expect(player.page.locator(WORDS)).to_contain_text("Best: ")
    player.waits(lambda: "✓" in player.page.evaluate(COSTS))
    costs = player.page.evaluate(COSTS)
    assert costs.count("✓") >= 1 and all(cost == "✓" or cost.startswith("−") for cost in costs)
    server.table.ui.settings.set("hints", "plays")
    player.waits(lambda: player.page.evaluate(COSTS) == [])


def test_marked_dice_of_yacht_are_compared_with_the_best(open_page, serve):
    server = serve(FAST)
    player = Player(open_page(), server.url).open()
    player.start(seats={1: "you"}, game="Yacht")
    server.table.ui.settings.set("hints", "best")
    words = player.page.locator(WORDS)
    expect(words).to_contain_text("Best: ")
    expect(player.page.locator(".sheets .cost")).to_have_count(11)
    for place in (0, 1):
        player.page.locator(".well.full").nth(place).click()
    expect(words).to_contain_text("Your choice: ")


def test_among_people_nothing_is_told_until_all_agree(open_page, serve):
    server = serve(FAST)
    table = server.table
    ann = Player(open_page(), server.url).open()
    ann.start(seats={1: "you", 4: "person"}, game="Center die")
    ann.page.goto(server.url + "?seat=1")
    ben = Player(open_page(own=True), server.url).open("?seat=4")
    answers = []
    for player, own, other in ((ann, 1, 4), (ben, 4, 1)):
        page = player.page
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog", name="Help")
        dialog.get_by_label("Hints", exact=True).select_option("best")
        answers.append(dialog.get_by_label(f"Advice: the answer of seat {own}"))
        expect(answers[-1]).to_be_enabled()
        expect(dialog.get_by_label(f"Advice: the answer of seat {other}")).to_be_disabled()
    answers[0].select_option("yes")
    player.waits(lambda: table.ui.settings["advice1"] == "yes")
    assert not is_told(table.ui, 0) and not is_told(table.ui, 1)
    answers[1].select_option("others")
    player.waits(lambda: table.ui.settings["advice4"] == "others")
    assert is_told(table.ui, 0) and not is_told(table.ui, 1)
