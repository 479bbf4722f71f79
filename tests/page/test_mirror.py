"""The mirror of a tray in a browser: a large screen shows the tray, and nothing on it can be pressed."""

import threading
import time

import pytest
from access import check
from hosting import Host
from playwright.sync_api import expect

from host_tools.errors import Failure
from host_tools.link.client import Link
from host_tools.link.following import Follower
from host_tools.pages.mirror import Followed
from simulator.tray.rig import Rig
from simulator.web.follow.server import make_follow_app
from simulator.web.follow.table import FollowTable

WHAT = ("line", "leds", "display", "buttons")
LARGE = {"width": 1920, "height": 1080}
_STEP_MS = 4


class Wire:
    """A connection to a rig's tray. The tray's time passes while a mirror reads."""

    def __init__(self, rig):
        self._rig = rig
        self.lock = threading.Lock()
        self.is_there = True

    def now_s(self):
        return self._rig.tray.clock.now_ms / 1000

    def connect(self):
        if not self.is_there:
            time.sleep(0.01)
            raise Failure("no tray is there: plug it in")
        return Link(self, "the tray", self.now_s)

    def read(self, size):
        if not self.is_there:
            raise OSError(5, "unplugged")
        with self.lock:
            self._rig.wait_ms(_STEP_MS)
            return self._rig.tray.serial.host.read()

    def write(self, data):
        self._rig.tray.serial.host.write(data)

    def close(self):
        pass


class Mirror:
    """A rig's tray and its mirror at `url`. `do(act)` acts on the rig while the mirror keeps running."""

    def __init__(self):
        self.rig = Rig()
        self.rig.boot()
        self.wire = Wire(self.rig)
        # It retries by the wall clock, because the tray's clock stands still meanwhile.
        follower = Follower(self.wire.connect, WHAT, time.monotonic)
        self._followed = Followed(follower)
        self._followed.start()
        self._host = Host().start(make_follow_app(FollowTable(self._followed)))
        self.url = self._host.url

    def do(self, act, *arguments, **options):
        with self.wire.lock:
            act(*arguments, **options)

    def leave(self):
        self._host.leave()


@pytest.fixture
def mirror():
    mirror = Mirror()
    yield mirror
    mirror.leave()


@pytest.mark.page
def test_axe_finds_nothing_serious(mirror, open_page):
    page = open_page(LARGE)
    page.goto(mirror.url)
    mirror.do(mirror.rig.start_match, "", "")
    expect(page.get_by_role("log")).to_contain_text("Roll-off")
    check(page)


@pytest.mark.page
def test_a_match_is_shown_as_it_goes_and_nothing_can_be_pressed(mirror, open_page):
    page = open_page(LARGE)
    page.goto(mirror.url)
    canvas = page.locator(".oled canvas")
    expect(canvas).to_have_attribute("aria-label", f"Display: {mirror.rig.read_display()}")
    mirror.do(mirror.rig.start_match, "", "")
    expect(page.get_by_role("region", name="Score")).to_contain_text("hand 1, first to 500")
    expect(page.get_by_role("log")).to_contain_text("Roll-off")
    expect(page.locator(".well.lit").first).to_be_attached()
    game = mirror.rig.game
    expect(page.get_by_role("region", name=f"Seat {game.turn + 1}, ")).to_be_visible()
    # Only the button for full screen can be used, and no key has an effect.
    assert page.locator("button:not(:disabled)").all_text_contents() == ["Full screen"]
    assert page.locator("dialog, select, input").count() == 0
    position, words = game.save(), mirror.rig.read_display()
    for key in ("g", "y", "z", "n", "1", "Enter"):
        page.keyboard.press(key)
    page.mouse.click(960, 500)
    mirror.do(mirror.rig.press, "seat 1" if game.turn else "seat 2")
    expect(canvas).not_to_have_attribute("aria-label", f"Display: {words}")
    assert mirror.rig.game.save() == position
    box = page.locator(".tray").bounding_box()
    assert box["height"] > 600 and box["y"] + box["height"] < LARGE["height"]
    assert page.evaluate("document.documentElement.scrollHeight") <= LARGE["height"]


@pytest.mark.page
def test_a_page_stays_when_the_tray_is_unplugged_and_goes_on_when_it_is_back(mirror, open_page):
    mirror.do(mirror.rig.start_match, "", "")
    page = open_page()
    page.goto(mirror.url)
    expect(page.get_by_role("log")).to_contain_text("Roll-off")
    mirror.wire.is_there = False
    expect(page.get_by_role("status").first).to_contain_text("The tray cannot be reached")
    expect(page.locator(".tray")).to_have_class("tray unplugged")
    expect(page.get_by_role("log")).to_contain_text("Roll-off")
    mirror.wire.is_there = True
    expect(page.locator(".banner")).to_be_hidden()
    expect(page.locator(".tray")).to_have_class("tray")
    words = mirror.rig.read_display()
    expect(page.locator(".oled canvas")).to_have_attribute("aria-label", f"Display: {words}")


@pytest.mark.page
def test_racks_are_never_shown(mirror, open_page):
    page = open_page(LARGE)
    page.goto(mirror.url)
    mirror.do(mirror.rig.start_match, "", "", game="dominoes")
    expect(page.get_by_role("region", name="Score")).to_be_visible()
    mirror.do(mirror.rig.press, "green")
    assert mirror.rig.ui.screen.secret
    expect(page.locator(".oled canvas")).to_have_attribute("aria-label", "Display: ")
    tiles = page.locator(".hand .tile, .seat .tile")
    expect(tiles).to_have_count(12)
    expect(page.locator(".hand [data-die]").first).to_have_attribute("data-die", "?")
    assert set(page.locator(".hand [data-die]").evaluate_all("all => all.map(one => one.dataset.die)")) == {"?"}


def test_who_comes_late_sees_all(mirror, open_page):
    mirror.do(mirror.rig.start_match, "", "", game="yacht")
    first, late = open_page(), open_page({"width": 390, "height": 844})
    for page in (first, late):
        page.goto(mirror.url)
        expect(page.get_by_role("log")).to_contain_text("rolls")
        expect(page.locator(".well .die")).to_have_count(5)
