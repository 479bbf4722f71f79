"""Matches on the page: clicks lead from the start to the winner; UNO, a catch, an undo, a power cut, two tabs."""

import json
import re

import pytest
from cases import DESKTOP, FAST, PHONE, set_size
from page_checks import check_accessibility
from page_player import Player
from playwright.sync_api import expect

from simulator.web.labels import add_real_labels
from simulator.web.match_view import build_match_view
from simulator.web.page_data import build_catalog
from simulator.web.replay.positions import PositionMatch
from tray24.match.profile import Player as Seated
from tray24.match.profile import Profile

# A view of real dice without any dice, while the tray asks for nothing.
UNASKED = {"set": "basic", "hands": {}, "slots": {}, "half_in": [], "bag": 9, "kind": "", "asks": -1, "slot": -1}
UNASKED |= {"bad": -1, "why": "", "tells": "", "wanting": [], "rolls": [], "rolls_left": 0, "verbs": [], "fits": {}}
UNASKED |= {"lift": [], "put": {}, "last": -1, "way": [], "lines": [], "masked": [], "refused": None, "matched": []}
DICE_BEFORE_ACTION = """() => {
  const box = query => [...document.querySelectorAll(query)].map(one => one.getBoundingClientRect());
  const [act] = box('.act[data-act=follow]'), [hand] = box('.hand');
  return act.right <= hand.right
    && box('.hand .grab').every(die => die.top >= act.bottom - 1)
    && box('.hand .grab').every(die => die.right <= hand.right && die.bottom <= hand.bottom);
}"""

NAMES_TRANSLATED = """() => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (/Mira|Otto/.test(data) && !parentElement.closest('[translate=no]')) found.push(data);
  }
  return found;
}"""
WAKE_LOCK = """
  window.locks = [];
  Object.defineProperty(navigator, 'wakeLock', { value: {
    async request(kind) {
      const lock = Object.assign(new EventTarget(), { kind, async release() {
        locks.splice(locks.indexOf(lock), 1);
        lock.dispatchEvent(new Event('release'));
      } });
      locks.push(lock);
      return lock;
    },
  } });
"""
# Click at the moment at which the match ends, as a person does whose click was meant for the hand.
CLICK_AT_THE_END = """() => {
  const card = document.querySelector('.winner');
  new MutationObserver(() => {
    if (card.hidden) return;
    card.querySelector('[data-do=again]').click();
    window.clicked = true;
  }).observe(card, { attributes: true, attributeFilter: ['hidden'] });
}"""
RULE = re.compile(r"\b[BCLYD]\d+\b")
DICE = "all => all.map(die => die.dataset.die)"
LABELS = "all => all.map(one => one.getAttribute('aria-label'))"


def start_match(open_page, server, target=500, seats=None, **page_options) -> Player:
    player = Player(open_page(**page_options), server.url).open()
    player.start_match(target, seats)
    return player


@pytest.mark.smoke
def test_one_click_on_the_start_page_begins_a_match_against_bots(open_page, serve):
    page = open_page()
    Player(page, serve().url).open()
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("region", name="Seat 3, Mira")).to_be_visible()
    expect(page.get_by_role("region", name="Seat 5, Otto")).to_be_visible()
    expect(page.get_by_role("region", name="Score")).to_contain_text("first to 500")
    expect(page.get_by_role("button", name="Seat 1 button, you")).to_be_visible()


def test_a_match_against_bots_is_clicked_through_to_the_winner(open_page, serve):
    """Clicks lead to the winner.

    The screen stays awake meanwhile. A click at the moment when "Play again" appears begins no other match, because it
    was meant for the hand.
    """
    server = serve(FAST)
    page = open_page(own=True)
    page.add_init_script(WAKE_LOCK)
    player = Player(page, server.url).open()
    assert page.evaluate("locks.length") == 0
    player.start_match(target=1)
    page.wait_for_function("() => locks.length === 1")
    page.evaluate("() => locks[0].release()")  # as a browser does while the page is hidden
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => locks.length === 1")
    page.evaluate(CLICK_AT_THE_END)
    page.get_by_role("group", name="Speed of bots").first.get_by_role("button", name="4×").click()
    player.play_until(lambda: page.evaluate("window.clicked"))
    page.wait_for_function("() => locks.length === 0")
    winner = page.get_by_role("region", name="The match is over")
    expect(winner.get_by_role("heading")).to_have_text(re.compile("You win|Ida wins|Mira wins|Otto wins"))
    scores = [int(text) for text in winner.locator(".pts").all_text_contents()]
    assert len(scores) == 3 and scores == sorted(scores, reverse=True) and scores[0] >= 1
    expect(page.locator(".oled canvas")).to_have_attribute("aria-label", re.compile("Winner"))
    assert {"Roll", "slot"} <= set(player.done)
    assert page.evaluate(NAMES_TRANSLATED) == []
    again_button = winner.get_by_role("button", name="Play again", exact=True)
    expect(again_button).to_be_enabled()
    assert server.table.ui.match.game.over
    again_button.click()
    expect(winner).to_be_hidden()
    expect(page.get_by_role("region", name="Score")).to_contain_text("hand 1, first to 1")


def test_who_forgets_uno_is_caught(open_page, serve):
    player = start_match(open_page, serve(FAST), seats={1: "you", 3: "person"})
    player.passes_on = ("UNO",)
    player.play_until(lambda: any("forgot UNO" in line for line in player.read_log()))
    assert "Catch" in player.done


def test_a_toast_that_can_be_asked_why_stays_until_a_tap(open_page, serve):
    page = Player(open_page(own=True), serve().url).open().page
    page.clock.install()
    page.evaluate("""async () => {
        const { makeToast } = await import('./js/notifications.js');
        window.say = makeToast(document.querySelector('.toast'));
    }""")
    toast = page.get_by_role("alert")
    page.evaluate("() => say('It does not fit', 'B6')")
    page.clock.run_for(60_000)
    expect(toast).to_have_text("It does not fit why?")
    page.mouse.click(5, 300)
    expect(toast).to_be_hidden()
    page.evaluate("() => { say('It does not fit', 'B6'); say.hide(); }")
    expect(toast).to_be_hidden()
    page.evaluate("() => say('It is gone')")
    expect(toast).to_be_visible()
    page.clock.run_for(6000)
    expect(toast).to_be_hidden()


@pytest.mark.smoke
def test_a_die_where_it_may_not_lie_is_refused_with_its_rule(open_page, serve):
    player = start_match(open_page, serve())
    page = player.page
    player.play_until(lambda: player.is_visible(".hand.on .grab.ready") and player.is_visible(".well.full"))
    die = page.locator(".grab:not(.ready), .grab.ready").first
    fitting_slots = set((die.get_attribute("data-fits") or "").split())
    far_slot = next(
        slot
        for slot in range(24)
        if str(slot) not in fitting_slots and not player.is_visible(f"[data-slot='{slot}'].full")
    )
    slot, note, log = (
        page.locator(f"[data-slot='{far_slot}']"),
        page.locator(".hand small").first,
        page.get_by_role("log"),
    )
    for size in (DESKTOP, PHONE):
        set_size(page, size)
        for is_by_key in (False, True):
            page.keyboard.press("Escape")
            die.click()
            slot.click()
            expect(note).to_have_text(re.compile(r"(neighbor|Beside|beside).* why\?$"))
            expect(slot).to_have_attribute("aria-label", re.compile("refused: [a-z]"))
            expect(slot.locator(".cross")).to_be_visible()
            expect(log).to_contain_text("Refused: ")
            assert not RULE.search(page.locator("body").inner_text())
            check_why_opens_rule(page, note.get_by_role("button", name="why?"), is_by_key)
        why_button = log.get_by_role("button", name="why?").first
        check_why_opens_rule(page, why_button, True)
        expect(why_button).to_be_focused()
        check_accessibility(page)


def check_why_opens_rule(page, why_button, is_by_key):
    """Check that "why?" opens the help at the paragraph about where dice may be placed.

    `why_button` is clicked, or pressed with the keyboard if `is_by_key`.
    """
    if is_by_key:
        why_button.focus()
        page.keyboard.press("Enter")
    else:
        why_button.click()
    rule_item = page.get_by_role("dialog", name="Help").locator("li.meant")
    expect(rule_item).to_be_in_viewport()
    expect(rule_item).to_be_focused()
    expect(rule_item).to_have_text(re.compile(r"^Turn\."))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help")).to_be_hidden()


@pytest.mark.smoke
def test_an_undo_asks_before_chance_is_taken_back(open_page, serve):
    player = start_match(open_page, serve())
    page = player.page
    player.play_until(lambda: "Roll" in player.done)
    expect(page.locator(".grab.ready").first).to_be_visible()
    page.keyboard.press("z")
    page.locator(".hand").get_by_role("button", name="Take it back").click()
    expect(page.locator(".hand").get_by_role("button", name="Roll", exact=True)).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text(re.compile("back|undo", re.IGNORECASE))
    expect(page.get_by_role("button", name="Play again what was undone")).to_be_enabled()
    page.keyboard.press("Shift+Z")
    expect(page.locator(".grab.ready").first).to_be_visible()
    expect(page.get_by_role("button", name="Play again what was undone")).to_be_disabled()


@pytest.mark.smoke
def test_a_pulled_plug_darkens_the_tray_and_continue_brings_all_back(open_page, serve):
    player = start_match(open_page, serve())
    page = player.page
    player.play_until(lambda: "Roll" in player.done and player.is_visible(".grab.ready"))
    dice = page.locator(".grab").evaluate_all(DICE)
    label_texts = page.locator(".well.full").evaluate_all(LABELS)
    page.get_by_role("button", name="USB plug. Pull to cut the power").click()
    expect(page.locator(".tray.unplugged")).to_be_visible()
    player.wait_until(lambda: not any(player.read_brightness()))
    expect(page.locator(".oled canvas")).to_have_attribute("aria-label", "Display: Off.")
    page.get_by_role("button", name="USB plug, pulled").click()
    page.locator(".unfinished .card:visible").first.click()
    expect(page.locator(".grab.ready").first).to_be_visible()
    player.wait_until(lambda: page.locator(".grab").evaluate_all(DICE) == dice)
    player.wait_until(lambda: page.locator(".well.full").evaluate_all(LABELS) == label_texts)


def test_two_tabs_show_one_tray_each_from_its_seat(open_page, serve):
    server = serve()
    first_player = start_match(open_page, server, seats={1: "you", 4: "person"})
    second_tab = Player(open_page(), server.url).open("?seat=4")
    onlooker_player = Player(open_page(), server.url).open("?onlooker")
    expect(second_tab.page.locator(".hand .badge")).to_have_text("4")
    expect(onlooker_player.page.locator("select.sit").first).to_have_value("onlooker")
    first_player.page.get_by_label("Sit as").first.select_option("0")
    players = {"1": first_player, "4": second_tab}

    def read_turn() -> str:
        """Return the number of the seat to play that the first tab shows, or ""."""
        return "".join(first_player.page.locator(".seatbtn.turn").all_text_contents())

    first_player.play_until(lambda: read_turn() in players)
    for _ in range(2):
        first_player.wait_until(lambda: read_turn() in players)
        seat = read_turn()
        players[seat].play_until(lambda seat=seat: read_turn() in players.keys() - {seat})
    first_player.wait_until(
        lambda: first_player.read_log() == second_tab.read_log() == onlooker_player.read_log() != []
    )
    assert not onlooker_player.is_visible(".grab.ready") and not onlooker_player.is_visible(".hand .act")


def test_what_the_page_does_not_understand_is_refused_with_a_sentence_and_another_version_ends_it(open_page, serve):
    page = open_page(own=True)  # its WebSocket stays replaced
    line = open_controlled(page, serve().url)
    line.send("nonsense")
    expect(page.get_by_role("alert")).to_have_text(re.compile("does not understand what the tray says"))
    line.send('{"error": "One clear line."}')
    expect(page.get_by_role("alert")).to_have_text("One clear line.")
    expect(page.locator(".well")).to_have_count(24)
    line.send(json.dumps({"version": "another", "games": "told in another way"}))
    expect(page.get_by_text("belongs to another version of the simulator. Reload the page.")).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("inert", "")
    line.send('{"error": "Nothing that follows is taken."}')
    expect(page.get_by_role("alert").filter(has_text="Nothing")).to_have_count(0)


def open_controlled(page, url):
    """Open a page whose server is the test: it alone sends messages. Return the page's WebSocket."""
    lines = []

    def handle_socket(line):
        lines.append(line)
        line.send('{"answered": []}')  # until a first message the page waits for the tray

    page.route_web_socket("**/ws?*", handle_socket)
    page.goto(url)
    page.wait_for_selector("html[data-online=true]")
    return lines[-1]


def test_a_lost_line_is_said_and_found_again(open_page, serve):
    server = serve()
    player = start_match(open_page, server)
    banner = player.page.get_by_text("No connection to the tray")
    expect(banner).to_be_hidden()
    server.stop()
    expect(banner).to_be_visible()
    server.start_tray()
    expect(banner).to_be_hidden()
    expect(player.page.locator(".unfinished .card:visible")).to_be_visible()


class ControlledPage:
    """A page that shows a match with real dice, whose messages come only from the test."""

    def __init__(self, page, url):
        self._socket = open_controlled(page, url)
        self._socket.send(json.dumps(build_catalog()))
        profile = Profile("basic", [Seated(0), Seated(3)], real=True)
        self._match_view = build_match_view(PositionMatch(profile, profile.create_game()))

    def send_real(self, **real_match):
        tray = {"plugged": True, "kind": "full", "speed": 1, "hints": "plays", "screen": "play", "sit": "table"}
        view = UNASKED | {"asks": 0, "kind": "guide", "lift": [3, 4], "wanting": [0, 0]} | real_match
        add_real_labels(view, [0, 3], False)
        self._socket.send(json.dumps({"tray": tray, "match": self._match_view, "real": view}))


def test_dice_lie_under_no_action_and_slots_that_no_sensor_sees_bear_a_cross(open_page, serve):
    page = open_page(own=True)
    controlled_page = ControlledPage(page, serve().url)
    for count in (5, 7, 10, 12):
        controlled_page.send_real(hands={"0": [{"id": die, "face": f"r{die % 10}"} for die in range(count)]})
        expect(page.locator(".hand .grab")).to_have_count(count)
        expect(page.locator(".act[data-act=follow]")).to_have_text("Follow the lights")
        assert page.evaluate(DICE_BEFORE_ACTION), count
    for masked_slots in ([3, 20], [20], []):
        controlled_page.send_real(masked=masked_slots)
        expect(page.locator(".well:has(.blind)")).to_have_count(len(masked_slots))
        for slot in masked_slots:
            name = f"Slot {slot}, empty{', lift it' if slot == 3 else ''}, no sensor: tell its die by keys"
            expect(page.get_by_role("button", name=name, exact=True).locator(".blind")).to_be_visible()


def test_on_paper_there_are_the_score_and_the_log(open_page, serve):
    player = start_match(open_page, serve(FAST))
    page = player.page
    player.play_until(lambda: len(player.read_log()) > 5)
    page.emulate_media(media="print")
    expect(page.get_by_role("region", name="Score")).to_be_visible()
    for line in page.locator(".log li").all():
        expect(line).to_be_visible()
    expect(page.locator(".device, .acts, .bar .btn").locator("visible=true")).to_have_count(0)
    expect(page.locator(".score .badge.turn")).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator(".sprite").first).to_have_css("display", "block")  # without it dice have no colors
