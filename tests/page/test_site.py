"""The tray that runs in the browser without a server: matches, reloads, tabs, no network, new versions, a full disk."""

import re
import shutil
from contextlib import suppress

import pytest
import sites
from cases import GOLDEN, PHONE, WIDER, mark_cases
from page_player import Player
from playwright.sync_api import Error, expect

from simulator.tray.files import format_settings

READY = "html[data-online=true]"
REFUSED = "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });\n"
COUNTED = """navigator.storage.persist = async () => {
  sessionStorage.persists = Number(sessionStorage.persists ?? 0) + 1;
  return false;
};"""
OPEN_RECORDS = "() => document.querySelector('[data-do=records]').click()"
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError'); };\n"
SAID = {REFUSED: "keeps nothing", FULL: "no room left"}
# Keep files of the tray as the worker does.
KEEP = """files => new Promise(done => {
  const request = indexedDB.open('tray24', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('files');
  request.onsuccess = () => {
    const change = request.result.transaction('files', 'readwrite');
    for (const [name, data] of files) change.objectStore('files').put({ data: new Uint8Array(data), written: 0 }, name);
    change.oncomplete = () => { request.result.close(); done(); };
  };
})"""


@pytest.fixture
def visit(open_page, serve_site, site, calibrated_files):
    """Return a function that opens the tray of the site in a new browser.

    The test fails if the browser requests another address.
    """
    foreign_urls = []

    def open_one(query="", folder=site, prepare=lambda page: None, size=None, apps=None, **options) -> Player:
        site_url = serve_site(folder)
        url = f"{site_url}play/"

        def refuse_request(route):
            foreign_urls.append(route.request.url)
            route.abort()

        page = open_page(size, own=True, **options)
        page.context.route(lambda address: not address.startswith(site_url), refuse_request)
        prepare(page)
        page.goto(f"{url}icon.svg")
        files = calibrated_files | format_settings(coach="off", bot_speed="4")
        files |= {f"apps/{name}.py": source for name, source in (apps or {}).items()}
        page.evaluate(KEEP, [[name, list(data)] for name, data in files.items()])
        return Player(page, url).open(query)

    yield open_one
    assert foreign_urls == []


def open_beside(player: Player, query: str) -> Player:
    """Return a player at another tab of the same browser. `query` is added to the page's address, such as "?seat=2"."""
    return Player(player.page.context.new_page(), player.base).open(query)


def is_hand_over(player: Player) -> bool:
    return player.won or any(re.search("wins the hand|over|ends", line) for line in player.read_log())


def reload_page(player: Player) -> None:
    player.page.reload()
    player.page.wait_for_selector(READY)


def press_until(player: Player, key: str, text: str) -> None:
    """Press a key until the display of the tray shows these words."""
    for _ in range(20):
        if text in player.read_display():
            return
        old_display = player.read_display()
        player.page.keyboard.press(key)
        player.wait_until(lambda old_display=old_display: player.read_display() != old_display)
    raise AssertionError(player.read_display())


def await_continued(player: Player, log_lines: list[str]) -> None:
    """Wait until the page shows the match again, with the lines `log_lines` at the beginning of its log."""
    player.wait_until(lambda: player.read_log()[-len(log_lines) :] == log_lines)
    expect(player.page.locator("[data-view=match]")).to_be_visible()


def continue_match(player: Player, log_lines: list[str]) -> None:
    """Continue the unfinished match on the page; wait until its log begins with the lines `log_lines`."""
    player.page.locator(".unfinished .cards button").first.click()
    await_continued(player, log_lines)


@pytest.mark.long
@pytest.mark.parametrize("game", ["Tray game", "Center die", "Dice line", "Yacht", "Dominoes"])
def test_each_game_is_played_without_a_server(visit, game):
    player = visit()
    player.start_match(1, game=game)
    player.play_until(lambda: is_hand_over(player))


def test_real_dice_are_dragged_beside_a_virtual_person(visit):
    player = visit(size=PHONE)
    player.plays_with = "dice"
    player.start_match(seats={1: "you", 4: "sharp"}, Dice="real")
    player.play_until(lambda: player.done.get("die", 0) >= 2)
    assert not player.page.evaluate(WIDER)


def test_a_reload_a_pulled_plug_and_a_crash_lose_nothing(visit):
    """No part of a match is lost. The browser is asked only once to keep the page's data."""
    player = visit(prepare=lambda page: page.context.add_init_script(COUNTED))
    page = player.page
    persist_count = "sessionStorage.persists ?? null"
    assert page.evaluate(persist_count) is None
    player.start_match()
    page.wait_for_function("() => sessionStorage.persists")
    player.play_until(lambda: "slot" in player.done)
    log_lines = player.read_log()
    reload_page(player)
    await_continued(player, log_lines)
    page.evaluate(OPEN_RECORDS)
    page.locator("#records input").set_input_files(GOLDEN / "line" / "line-001.t24")
    expect(page.locator("#records .kept li")).to_have_count(1)
    page.keyboard.press("Escape")
    player.page.keyboard.press("p")
    expect(player.page.locator(".tray.unplugged")).to_be_visible()
    player.page.keyboard.press("p")
    continue_match(player, log_lines)
    player.wait_until(lambda: player.page.locator(".hand.on").count() > 0)
    player.page.keyboard.press("z")
    player.wait_until(lambda: "Taken back" in player.read_display() or "Take back dice" in player.read_display())
    if "Take back dice" in player.read_display():
        player.page.locator(".hand").get_by_role("button", name="Take it back").click()
    player.wait_until(lambda: "Taken back" in player.read_display())
    assert page.evaluate(persist_count) == "1"
    log_lines = player.read_log()
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash", timeout=5000)
    other_player = open_beside(player, "")
    await_continued(other_player, log_lines)
    other_player.page.evaluate(OPEN_RECORDS)
    expect(other_player.page.locator("#records .kept li")).to_have_count(1)


def test_two_tabs_are_two_seats(visit):
    first_tab = visit()
    first_tab.start_match(seats={1: "you", 2: "person"})
    second = open_beside(first_tab, "?seat=2")
    expect(second.page.locator("[data-view=match]")).to_be_visible()
    first_tab.page.get_by_label("Sit as").first.select_option("0")
    seat_choice = second.page.get_by_label("Sit as").first
    expect(seat_choice).to_have_value("1")
    first_tab.play_until(lambda: second.play_action() or "slot" in first_tab.done | second.done, 60)
    second.wait_until(lambda: second.read_log() == first_tab.read_log())
    old_log = second.read_log()
    first_tab.page.close()  # this tab ran the tray: now the other one runs it
    second.page.wait_for_selector("html[data-online=false]")
    second.page.wait_for_selector(READY)
    await_continued(second, old_log)


# The first loops within one call of C: nothing in the worker can interrupt it. The others end the worker, or Python.
STOPPING = {
    "hang": b"def update(now_ms):\n    sum(range(10**13))\n",
    "close": b"import js\ndef update(now_ms):\n    js.close()\n",
    "exit": b"import os\ndef update(now_ms):\n    os._exit(7)\n",
}


@pytest.mark.parametrize("name", mark_cases(list(STOPPING), "hang"))
def test_an_app_that_stops_the_worker_is_named_and_the_match_goes_on(visit, name):
    player = visit(apps={name: STOPPING[name]})
    player.start_match()
    player.play_until(lambda: "slot" in player.done)
    log_lines = player.read_log()
    other_player = open_beside(player, "")
    player.page.keyboard.press("p")
    expect(player.page.locator(".tray.unplugged")).to_be_visible()
    player.page.keyboard.press("p")  # after a cut of its power the tray is in its menu
    press_until(player, "b", "Apps")
    player.page.keyboard.press("g")
    press_until(player, "b", name)
    player.page.keyboard.press("g")
    for tab in (player, other_player):
        tab.wait_until(lambda tab=tab: f"{name} has stopped the tray" in tab.read_display())
    player.page.keyboard.press("g")
    continue_match(player, log_lines)


@pytest.mark.parametrize("failing_script", mark_cases([REFUSED, FULL], FULL), ids=["refused", "full"])
def test_a_match_goes_on_in_memory_where_nothing_is_kept(visit, site, tmp_path, failing_script):
    broken_site = tmp_path / "site"
    shutil.copytree(site, broken_site)
    store = broken_site / "play" / "worker" / "store.js"
    store.write_text(failing_script + store.read_text("utf-8"), "utf-8")
    player = visit(folder=broken_site)
    player.start_match(1)
    expect(player.page.locator(".banner")).to_contain_text(SAID[failing_script])
    player.play_until(lambda: is_hand_over(player))


def test_later_starts_need_no_network_and_a_new_version_waits_until_it_is_wanted(visit, site, tmp_path):
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    player = visit(folder=folder)
    page = player.page
    page.wait_for_function("() => navigator.serviceWorker.controller")
    player.start_match()
    page.context.set_offline(True)
    reload_page(player)
    player.play_until(lambda: "slot" in player.done)
    page.context.set_offline(False)
    main_script = folder / "play" / "js" / "main.js"
    sites.replace_file(
        folder / "play", "js/main.js", main_script.read_text("utf-8") + "document.body.dataset.newer = 'yes';\n"
    )
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    expect(page.get_by_role("button", name="New version")).to_be_visible()
    slot_count = player.done["slot"]
    player.play_until(lambda: player.done["slot"] > slot_count)  # the match is not interrupted
    assert page.locator("body[data-newer]").count() == 0
    log_lines = player.read_log()
    page.get_by_role("button", name="New version").click()
    expect(page.locator("body[data-newer]")).to_be_attached()
    page.wait_for_selector(READY)
    await_continued(player, log_lines)
