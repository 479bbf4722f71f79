"""axe-core finds no serious fault on any screen of the page, in both color schemes (dequeuniversity.com/rules/axe/)."""

import pytest
from app_server import AppServer
from cases import DESKTOP, FAST, GAMES, GOLDEN, PHONE, mark_cases
from page_checks import check_accessibility
from page_player import Player
from playwright.sync_api import expect

from simulator.web.replay.positions import Positions
from simulator.web.replay.replay_server import make_replay_app

PLACES = [*((game, DESKTOP) for game in GAMES), ("Tray game", PHONE), ("Yacht", PHONE)]


@pytest.mark.smoke
def test_the_start_page(open_page, serve):
    check_accessibility(Player(open_page(DESKTOP), serve().url).open().page)


@pytest.mark.parametrize("size", mark_cases([DESKTOP, PHONE], PHONE), ids=["desktop", "phone"])
def test_a_lesson(open_page, serve, size):
    page = Player(open_page(size), serve(FAST).url).open().page
    page.get_by_role("button", name="Yacht", exact=True).click()
    page.get_by_role("button", name="Learn in five minutes").click()
    page.locator(".lesson [data-answer=go]").click()
    page.locator(".lesson [data-answer=go]").get_by_text("Go on").click()
    page.locator(".lesson button.grab").first.click()
    expect(page.locator(".lesson [aria-pressed=true]")).to_be_visible()
    check_accessibility(page)


@pytest.mark.parametrize("at", mark_cases(PLACES, ("Dominoes", DESKTOP), ("Tray game", PHONE)))
def test_a_match(open_page, serve, at):
    game, size = at
    server = serve(FAST)
    player = Player(open_page(size), server.url).open()
    server.table.ui.settings.set("hints", "plays")
    player.start_match(seats=GAMES[game], game=game)
    player.play_until(lambda: sum(player.done.values()) >= 3)
    player.wait_until(lambda: player.is_visible(".hand.on"))
    check_accessibility(player.page)


def test_matches_with_real_dice_and_tiles(open_page, serve):
    player = Player(open_page(DESKTOP), serve(FAST).url).open()
    for title, game, pieces in (("Tray game", "basic", "Dice"), ("Dominoes", "dominoes", "Tiles")):
        player.start_match(seats={1: "you", 4: "person"}, game=title, **{pieces: "real"})
        expect(player.page.locator("[data-view=match]")).to_have_attribute("data-game", game)
        check_accessibility(player.page)


@pytest.mark.parametrize("size", mark_cases([DESKTOP, PHONE], PHONE), ids=["desktop", "phone"])
def test_dialogs(open_page, serve, size):
    player = Player(open_page(size), serve(FAST).url).open()
    page = player.page
    player.start_match()
    for key in ("n", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        check_accessibility(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    for name in ("settings", "who"):
        if size is PHONE:
            page.locator("[data-do=sheet]").click()
            expect(page.locator("#sheet")).to_be_visible()
        page.locator(f"[data-do={name}]:visible").click()
        expect(page.locator(f"#{name}")).to_be_visible()
        check_accessibility(page)
        page.keyboard.press("Escape")
        expect(page.locator(f"#{name}")).to_be_hidden()
    if size is PHONE:
        page.locator("[data-do=sheet]").click()
        expect(page.locator("#sheet")).to_be_visible()
        check_accessibility(page)


@pytest.mark.parametrize("size", mark_cases([DESKTOP, PHONE], PHONE), ids=["desktop", "phone"])
def test_unfinished_matches_and_a_position_of_the_match(open_page, serve, size):
    server = serve(FAST)
    player = Player(open_page(size), server.url).open()
    page = player.page
    player.start_match(seats={1: "you", 3: "gentle"})
    player.play_until(lambda: len(server.table.ui.match.marks) > 0)
    # In one step: a phone shows the newest line alone, which loses the focus when another one comes.
    page.locator(".log li.now button").evaluate("one => one.click()")
    expect(page.frame_locator("#watch iframe").locator(".log li.now")).to_be_attached()
    check_accessibility(page)
    page.keyboard.press("Escape")
    expect(page.locator("#watch")).to_be_hidden()
    player.start_match(seats={1: "you", 4: "sharp"}, game="Dice line")
    page.keyboard.press("p")
    expect(page.locator(".tray.unplugged")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(".unfinished .card:visible").first).to_be_visible()
    check_accessibility(page)


def test_a_record(open_page):
    data = next((GOLDEN / "basic").glob("*.t24")).read_bytes()
    host = AppServer().start(make_replay_app(Positions(data, "basic.t24")))
    try:
        page = open_page(DESKTOP)
        page.goto(host.url)
        page.wait_for_selector("[data-view=match]")
        check_accessibility(page)
    finally:
        host.release_port()


@pytest.mark.long
def test_the_end_of_a_hand_and_of_a_match(open_page, serve):
    server = serve(FAST)
    player = Player(open_page(DESKTOP), server.url).open()
    player.passes_on = ("Go on",)  # a click would leave the screen before it is checked
    player.start_match(target=60)
    player.play_until(lambda: server.table.ui.screen.name in ("scores", "winner"))
    expect(player.page.locator(".worth").first.or_(player.page.locator(".winner")).first).to_be_visible()
    check_accessibility(player.page)
    player.passes_on = ()
    player.play_until(lambda: player.won)
    check_accessibility(player.page)
