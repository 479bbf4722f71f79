"""Matches on the page: one click to the first, clicks to the winner, UNO, a catch, an undo, a cut, two tabs."""

import json
import re

import pytest
from people import Player
from playwright.sync_api import expect

from simulator.games import page_folder
from simulator.web.catalog import catalog
from simulator.web.page_data import data_scripts
from simulator.web.page_files import PAGE
from simulator.web.page_html import page_html
from simulator.web.replay.pictures import ShownMatch
from simulator.web.rules_page import rules
from simulator.web.spoken import say_real
from simulator.web.view import match_view
from tray24.match.profile import Player as Seated
from tray24.match.profile import Profile

FAST = 20  # speed of the tray's time relative to the wall clock, while bots play
# A view of real dice without any dice, while the tray asks for nothing.
UNASKED = {"set": "basic", "hands": {}, "slots": {}, "half_in": [], "pouch": 9, "kind": "", "asks": -1, "slot": -1}
UNASKED |= {"bad": -1, "why": "", "tells": "", "wanting": [], "rolls": [], "rolls_left": 0, "verbs": [], "fits": {}}
UNASKED |= {"lift": [], "put": {}, "last": -1, "way": [], "lines": [], "masked": []}
DICE_BEFORE_ACTION = """() => {
  const box = query => [...document.querySelectorAll(query)].map(one => one.getBoundingClientRect());
  const [act] = box('.act[data-act=follow]'), [hand] = box('.hand');
  return act.right <= hand.right
    && box('.hand .grab').every(die => die.right <= act.left + 1 && die.bottom <= hand.bottom);
}"""

DICE = "all => all.map(die => die.dataset.die)"
LABELS = "all => all.map(one => one.getAttribute('aria-label'))"


def begin(open_page, server, target=500, seats=None, **page_options) -> Player:
    player = Player(open_page(**page_options), server.url).open()
    player.start(target, seats)
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
    player = begin(open_page, serve(FAST), target=1)
    player.page.get_by_role("group", name="Speed of bots").first.get_by_role("button", name="4×").click()
    player.play_until(lambda: player.won)
    winner = player.page.get_by_role("region", name="The match is over")
    expect(winner.get_by_role("heading")).to_have_text(re.compile("You win|Ida wins|Mira wins|Otto wins"))
    scores = [int(text) for text in winner.locator(".pts").all_text_contents()]
    assert len(scores) == 3 and scores == sorted(scores, reverse=True) and scores[0] >= 1
    expect(player.page.locator(".oled canvas")).to_have_attribute("aria-label", re.compile("Winner"))
    assert {"Roll", "slot"} <= set(player.done)
    winner.get_by_role("button", name="Play again").click()
    expect(winner).to_be_hidden()
    expect(player.page.get_by_role("region", name="Score")).to_contain_text("hand 1, first to 1")


def test_a_click_that_was_meant_for_the_hand_begins_no_other_match(open_page, serve):
    server = serve(FAST)
    player = begin(open_page, server, target=1)
    player.page.evaluate("""() => {
        const card = document.querySelector('.winner');
        new MutationObserver(() => {
            if (card.hidden) return;
            card.querySelector('[data-do=again]').click();
            window.clicked = true;
        }).observe(card, { attributes: true, attributeFilter: ['hidden'] });
    }""")
    player.play_until(lambda: player.page.evaluate("window.clicked"))
    again = player.page.get_by_role("button", name="Play again", exact=True)
    expect(again).to_be_enabled()
    assert server.table.ui.match.game.over
    again.click()
    expect(again).to_be_hidden()


def test_uno_is_called_before_the_last_but_one_die(open_page, serve):
    player = begin(open_page, serve(FAST))
    player.play_until(lambda: "You call UNO." in player.log())
    assert "UNO" in player.done


def test_who_forgets_uno_is_caught(open_page, serve):
    player = begin(open_page, serve(FAST), seats={1: "you", 3: "person"})
    player.passes_on = ("UNO",)
    player.play_until(lambda: any("forgot UNO" in line for line in player.log()))
    assert "Catch" in player.done


def put_where_it_may_not_lie(player):
    """Put a die of the hand into a slot that refuses it. Return the slot."""
    page = player.page
    player.play_until(lambda: player.sees(".hand.on .grab.ready") and player.sees(".well.full"))
    die = page.locator(".grab:not(.ready), .grab.ready").first
    fits = set((die.get_attribute("data-fits") or "").split())
    far = next(slot for slot in range(24) if str(slot) not in fits and not player.sees(f"[data-slot='{slot}'].full"))
    die.click()
    page.locator(f"[data-slot='{far}']").click()
    return far


@pytest.mark.smoke
def test_a_die_where_it_may_not_lie_is_refused_with_its_rule(open_page, serve):
    player = begin(open_page, serve())
    page = player.page
    far = put_where_it_may_not_lie(player)
    expect(page.locator(f"[data-slot='{far}']")).to_have_attribute("aria-label", re.compile("refused: B"))
    expect(page.locator(f"[data-slot='{far}'] .why")).to_contain_text("B")
    expect(page.get_by_role("log")).to_contain_text("Refused, B")
    opens_the_rule(page, page.get_by_role("log").get_by_role("link").first)
    opens_the_rule(page, page.locator(f"[data-slot='{far}'] .why"))


def test_the_rule_beside_the_hand_is_a_link_that_opens_it(open_page, serve):
    player = begin(open_page, serve())
    put_where_it_may_not_lie(player)
    note = player.page.locator(".hand small").first
    expect(note).to_have_text(re.compile(r"^B\d+: \w"))
    opens_the_rule(player.page, note.get_by_role("link"))


def opens_the_rule(page, link):
    """Click the number of a rule, and check that the help opens at that rule with its text."""
    number = link.text_content()
    link.click()
    meant = page.get_by_role("dialog", name="Help").locator(".numbered li.meant")
    expect(meant).to_be_in_viewport()
    expect(meant).to_have_text(re.compile(rf"{number}\.? {re.escape(dict(rules()['basic'])[number])}"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help")).to_be_hidden()


@pytest.mark.smoke
def test_an_undo_asks_before_chance_is_taken_back(open_page, serve):
    player = begin(open_page, serve())
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
    player = begin(open_page, serve())
    page = player.page
    player.play_until(lambda: "Roll" in player.done and player.sees(".grab.ready"))
    dice = page.locator(".grab").evaluate_all(DICE)
    lying = page.locator(".well.full").evaluate_all(LABELS)
    page.get_by_role("button", name="USB plug. Pull to cut the power").click()
    expect(page.locator(".tray.unplugged")).to_be_visible()
    player.waits(lambda: not any(player.lit()))
    expect(page.locator(".oled canvas")).to_have_attribute("aria-label", "Display: Off.")
    page.get_by_role("button", name="USB plug, pulled").click()
    page.locator(".unfinished .card:visible").first.click()
    expect(page.locator(".grab.ready").first).to_be_visible()
    player.waits(lambda: page.locator(".grab").evaluate_all(DICE) == dice)
    player.waits(lambda: page.locator(".well.full").evaluate_all(LABELS) == lying)


def test_two_tabs_show_one_tray_each_from_its_seat(open_page, serve):
    server = serve()
    first = begin(open_page, server, seats={1: "you", 4: "person"})
    second = Player(open_page(), server.url).open("?seat=4")
    onlooker = Player(open_page(), server.url).open("?onlooker")
    expect(second.page.locator(".hand .badge")).to_have_text("4")
    expect(onlooker.page.locator("select.sit").first).to_have_value("onlooker")
    first.page.get_by_label("Sit as").first.select_option("0")
    players = {"1": first, "4": second}

    def turn() -> str:
        """Return the number of the seat to play; while there is none, nothing."""
        return "".join(first.page.locator(".seatbtn.turn").all_text_contents())

    first.play_until(lambda: turn() in players)
    for _ in range(2):
        first.waits(lambda: turn() in players)
        now = turn()
        players[now].play_until(lambda was=now: turn() in players.keys() - {was})
    first.waits(lambda: first.log() == second.log() == onlooker.log() != [])
    assert not onlooker.sees(".grab.ready") and not onlooker.sees(".hand .act")


def test_malformed_messages_are_told_and_break_nothing(open_page, serve):
    player = Player(open_page(), serve().url).open()
    page = player.page
    answers = page.evaluate(
        """() => new Promise(done => {
            const socket = new WebSocket(`ws://${location.host}/ws`), errors = [], sent = [
              'nonsense', '[]', '{}', '{"do":"fly"}', '{"do":"button","button":99,"down":true}',
              '{"do":"new","players":7}', '{"do":"play"}'];
            socket.onmessage = event => { const { error } = JSON.parse(event.data); if (error) errors.push(error);
              if (errors.length === sent.length) { socket.close(); done(errors); } };
            socket.onopen = () => sent.forEach(text => socket.send(text));
        })"""
    )
    assert len(answers) == 7 and all(answer and "\n" not in answer for answer in answers)
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("region", name="Score")).to_be_visible()


NONSENSE = (
    "nonsense",
    "7",
    "null",
    '{"led": "12"}',
    '{"match": {"seats": "none"}}',
    '{"log": [null, {"n": 1}]}',
    '{"display": "AAAA"}',
    '{"lights": 3}',
)


def test_a_message_that_the_page_does_not_understand_is_refused_with_a_sentence(open_page):
    page = open_page(own=True)  # its WebSocket stays replaced
    lines = []
    take_lines(page, lines)
    page.route("**/*", lambda route: serve_file(route))
    page.goto("http://tray.test/")
    page.wait_for_selector("html[data-online=true]")
    for text in NONSENSE:
        lines[-1].send(text)
        expect(page.get_by_role("alert")).to_have_text(re.compile("does not understand what the tray says"))
        lines[-1].send('{"error": "One clear line."}')
        expect(page.get_by_role("alert")).to_have_text("One clear line.")
    expect(page.locator(".well")).to_have_count(24)


def test_a_page_of_another_version_says_that_it_must_be_loaded_again(open_page):
    page = open_page(own=True)
    lines = []
    take_lines(page, lines)
    page.route("**/*", lambda route: serve_file(route))
    page.goto("http://tray.test/")
    page.wait_for_selector("html[data-online=true]")
    lines[-1].send(json.dumps({"version": "another", "games": "told in another way"}))
    expect(page.get_by_text("belongs to another version of the simulator. Reload the page.")).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("inert", "")
    lines[-1].send('{"error": "Nothing that follows is taken."}')
    expect(page.get_by_role("alert")).to_have_count(0)


def take_lines(page, lines) -> None:
    """Answer the page's WebSocket, and add each line that it opens."""

    def take(line):
        lines.append(line)
        line.send('{"answered": []}')  # until it is told something the page waits for the tray

    page.route_web_socket("**/ws?*", take)


def serve_file(route) -> None:
    """Answer with a file of the page from its folder."""
    name = route.request.url.removeprefix("http://tray.test/").partition("?")[0]
    if not name:
        route.fulfill(body=page_html(), content_type="text/html")
    elif name in data_scripts():
        route.fulfill(body=data_scripts()[name], content_type="text/javascript")
    elif name.startswith("games/"):
        _, game, file = name.split("/")
        route.fulfill(path=page_folder(game) / file)
    else:
        route.fulfill(path=PAGE / name)


def test_a_lost_line_is_said_and_found_again(open_page, serve):
    server = serve()
    player = begin(open_page, server)
    banner = player.page.get_by_text("No connection to the tray")
    expect(banner).to_be_hidden()
    server.stop()
    expect(banner).to_be_visible()
    server.start()
    expect(banner).to_be_hidden()
    expect(player.page.locator(".unfinished .card:visible")).to_be_visible()


class Told:
    """A page that shows a match with real dice, sent only by the test."""

    def __init__(self, page):
        self.page = page
        lines = []
        take_lines(page, lines)
        page.route("**/*", lambda route: serve_file(route))
        page.goto("http://tray.test/")
        page.wait_for_selector("html[data-online=true]")
        self._line = lines[-1]
        self._line.send(json.dumps(catalog()))
        profile = Profile("basic", [Seated(0), Seated(3)], real=True)
        self._match = match_view(ShownMatch(profile, profile.new_game()))

    def tell(self, **real):
        tray = {"plugged": True, "kind": "full", "speed": 1, "hints": "plays", "screen": "play", "sit": "table"}
        told = UNASKED | {"asks": 0, "kind": "guide", "lift": [3, 4], "wanting": [0, 0]} | real
        say_real(told, [0, 3], False)
        self._line.send(json.dumps({"tray": tray, "match": self._match, "real": told}))


def test_dice_lie_under_no_action_however_many_a_seat_holds(open_page):
    page = open_page(own=True)
    told = Told(page)
    for count in (5, 7, 10, 12):
        told.tell(hands={"0": [{"id": die, "face": f"r{die % 10}"} for die in range(count)]})
        expect(page.locator(".hand .grab")).to_have_count(count)
        expect(page.locator(".act[data-act=follow]")).to_have_text("Follow the lights")
        assert page.evaluate(DICE_BEFORE_ACTION), count


def test_slots_that_no_sensor_sees_bear_a_cross(open_page):
    page = open_page(own=True)
    told = Told(page)
    for masked in ([3, 20], [20], []):
        told.tell(masked=masked)
        expect(page.locator(".well:has(.blind)")).to_have_count(len(masked))
        for slot in masked:
            name = f"Slot {slot}, empty{', lift it' if slot == 3 else ''}, no sensor: tell its die by keys"
            expect(page.get_by_role("button", name=name, exact=True).locator(".blind")).to_be_visible()


NAMES_TRANSLATED = """() => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (/Mira|Otto/.test(data) && !parentElement.closest('[translate=no]')) found.push(data);
  }
  return found;
}"""


def test_no_translation_of_the_browser_touches_names_and_dice(open_page, serve):
    player = begin(open_page, serve(FAST), target=1)
    page = player.page
    player.play_until(lambda: player.won)
    assert page.evaluate(NAMES_TRANSLATED) == []


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


def test_the_screen_stays_awake_while_a_match_runs(open_page, serve):
    page = open_page(own=True)
    page.add_init_script(WAKE_LOCK)
    player = Player(page, serve(FAST).url).open()
    held = "() => locks.map(lock => lock.kind).join()"
    assert page.evaluate(held) == ""
    player.start(target=1)
    page.wait_for_function("() => locks.length === 1")
    page.evaluate("() => locks[0].release()")  # as a browser does while the page is hidden
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => locks.length === 1")
    player.play_until(lambda: player.won)
    page.wait_for_function("() => locks.length === 0")


def test_on_paper_there_are_the_score_and_the_log(open_page, serve):
    player = begin(open_page, serve(FAST))
    page = player.page
    player.play_until(lambda: len(player.log()) > 5)
    page.emulate_media(media="print")
    expect(page.get_by_role("region", name="Score")).to_be_visible()
    for line in page.locator(".log li").all():
        expect(line).to_be_visible()
    expect(page.locator(".device, .acts, .bar .btn").locator("visible=true")).to_have_count(0)
    expect(page.locator(".score .badge.turn")).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator(".sprite").first).to_have_css("display", "block")  # without it dice have no colors
