"""Advice on the page: the best move, and how much worse others are; several people see it only if all agree."""

from cases import FAST
from page_player import Player
from playwright.sync_api import expect

from tray24.ui.match import prompts
from tray24.ui.match.hints import has_hints

WORDS = ".hand:not(.welcome, .winner) header small"
COSTS = "() => [...document.querySelectorAll('[data-cost]')].map(choice => choice.dataset.cost)"


def test_each_choice_has_its_cost_beside_the_best_one(open_page, serve):
    server = serve(FAST)
    player = Player(open_page(), server.url).open()
    player.start_match(seats={1: "you", 4: "sharp"}, game="Center die")
    server.table.ui.settings.set("hints", "best")
    player.play_until(lambda: player.is_visible(".hand.on .grab.ready"))
    expect(player.page.locator(WORDS)).to_contain_text("Best: ")
    player.wait_until(lambda: "✓" in player.page.evaluate(COSTS))
    cost_texts = player.page.evaluate(COSTS)
    assert cost_texts.count("✓") >= 1 and all(cost == "✓" or cost.startswith("−") for cost in cost_texts)
    server.table.ui.settings.set("hints", "plays")
    player.wait_until(lambda: player.page.evaluate(COSTS) == [])


def test_marked_dice_of_yacht_are_compared_with_the_best_and_nothing_is_played_for_a_person(open_page, serve):
    server = serve(FAST)
    table = server.table
    player = Player(open_page(), server.url).open()
    table.ui.settings.set("hints", "best")
    player.page.get_by_role("group", name="Speed of bots").first.get_by_role("button", name="4×").click()
    player.start_match(seats={1: "you", 4: "sharp"}, game="Yacht")
    player.wait_until(lambda: table.ui.screen.name == "play" and table.ui.play_screen.prompt == prompts.DICE)
    old_position = table.ui.match.game.save()
    sentences = player.page.locator(WORDS)
    expect(sentences).to_contain_text("Best: ")
    shown_ms = table.tray.clock.now_ms
    player.wait_until(lambda: table.tray.clock.now_ms > shown_ms + 20_000)
    assert table.ui.match.game.save() == old_position
    expect(player.page.locator(".sheets .cost")).to_have_count(11)
    for index in (0, 1):
        player.page.locator(".well.full").nth(index).click()
    expect(sentences).to_contain_text("Your choice: ")


def test_among_people_each_answers_for_her_own_seat(open_page, serve):
    server = serve(FAST)
    table = server.table
    first_player = Player(open_page(), server.url).open()
    first_player.start_match(seats={1: "you", 4: "person"}, game="Center die")
    first_player.page.goto(server.url + "?seat=1")
    first_player.page.keyboard.press("?")
    dialog = first_player.page.get_by_role("dialog", name="Help")
    dialog.get_by_label("Hints", exact=True).select_option("best")
    expect(dialog.get_by_label("Advice: the answer of seat 4")).to_be_disabled()
    dialog.get_by_label("Advice: the answer of seat 1").select_option("yes")
    first_player.wait_until(lambda: table.ui.settings["advice1"] == "yes")
    assert not has_hints(table.ui, 0) and not has_hints(table.ui, 1)
