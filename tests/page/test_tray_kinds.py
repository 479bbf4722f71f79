"""The page with other kinds of tray: a light (no sensors), a starter (eight LEDs) and a twin (two LEDs a slot).

Each is drawn as it is built, offers what it can play, and is played.
"""

import re

import pytest
from cases import DESKTOP, PHONE, WIDER, set_size
from page_player import Player
from playwright.sync_api import expect

from tray24.ui.toolkit.lights import FULL, LIGHT, STARTER, STICK, TWIN

# The dots beside the slots, if there are any: how bright each is, how far from the middle of its slot in pitches of
# 26 mm, and whether the die in the slot covers it.
DOTS = """() => [...document.querySelectorAll('.well')].map(well => {
  const dot = getComputedStyle(well.querySelector('.hit'), '::after');
  if (dot.content === 'none') return null;
  const [box, die] = ['.hit', '.die'].map(part => well.querySelector(part)?.getBoundingClientRect());
  const pitch = box.width + 2;
  const [x, y] = [parseFloat(dot.left), parseFloat(dot.top)];
  const covered = Boolean(die) && box.x + x < die.right && box.y + y < die.bottom;
  return { lum: Number(dot.getPropertyValue('--lum')), led: dot.getPropertyValue('--led'), covered,
    right: (x + 1) / pitch - .5, front: (y + 1) / pitch - .5 };
})"""


def open_kind(open_page, serve, tray_kind):
    server = serve(12, tray_kind=tray_kind)
    player = Player(open_page(), server.url).open()
    for size in (PHONE, DESKTOP):
        set_size(player.page, size)
        assert not player.page.evaluate(WIDER)
    return player, server


@pytest.mark.smoke
def test_a_light_has_24_leds_and_no_sensors(open_page, serve):
    player, server = open_kind(open_page, serve, LIGHT)
    page = player.page
    expect(page.locator("html")).to_have_attribute("data-kind", LIGHT)
    expect(page.locator(".well:visible")).to_have_count(24)
    expect(page.locator(".seatbtn:visible")).to_have_count(6)
    assert page.evaluate("getComputedStyle(document.querySelector('.chip'), '::after').display") == "none"
    assert server.table.ui.sensing is None
    player.start_match()
    player.play_until(lambda: player.done.get("slot", 0) > 1)
    assert not server.table.tray.faults


def test_dice_of_a_light_are_entered_by_keys(open_page, serve):
    player, server = open_kind(open_page, serve, LIGHT)
    page = player.page
    player.start_match(seats={1: "you", 4: "person"}, Dice="real")
    expect(page.locator(".room:visible")).to_have_count(0)
    player.plays_with = "dice"
    match = server.table.ui.match
    player.play_until(lambda: match.game.count_dice_on_table() > 2)
    assert match.profile.real
    assert not server.table.tray.faults


def test_a_starter_is_a_stick_of_eight_leds_with_four_keys(open_page, serve):
    player, server = open_kind(open_page, serve, STARTER)
    page = player.page
    expect(page.locator(".well:visible")).to_have_count(STICK)
    expect(page.locator(".seatbtn:visible")).to_have_count(0)
    expect(page.locator(".key:visible")).to_have_count(4)
    expect(page.locator("[data-game-choice]:visible")).to_have_count(4)
    expect(page.locator(".how .uno")).to_have_count(0)  # the picture of a seat button
    expect(page.locator(".how .uno-key")).to_have_text("B")
    page.locator("[data-do=quick]:visible").first.click()  # the first game is center
    page.wait_for_selector("[data-view=match]")
    player.play_until(lambda: server.table.ui.match and server.table.ui.match.game.hand > 0)
    assert not server.table.tray.faults
    assert [player.bot for player in server.table.ui.match.profile.seats] == ["", "fair", "fair"]


def test_seats_of_the_dialog_become_the_first_seats_of_a_starter(open_page, serve):
    player, server = open_kind(open_page, serve, STARTER)
    player.start_match(seats={2: "sharp", 5: "you"}, game="Line")
    seats = server.table.ui.match.profile.seats
    assert [(seat.button, seat.bot) for seat in seats] == [(0, ""), (1, "sharp")]
    player.play_until(lambda: len(server.table.ui.match.game.line) > 3)
    assert not server.table.tray.faults


def test_yacht_on_a_starter_says_what_its_keys_do(open_page, serve):
    """On a starter tray, which has only a stick of eight LEDs, the boxes are chosen with keys on the display."""
    player, server = open_kind(open_page, serve, STARTER)
    player.start_match(seats={1: "you"}, game="Yacht")
    page = player.page
    page.wait_for_function("() => document.body.innerText.includes('choose a box with the keys')")
    assert not re.search("choose a box(?! with the keys)", page.locator("body").inner_text().lower())
    assert not page.get_by_role("button", name="Write a zero").count()
    page.get_by_role("button", name="Mark all").click()
    page.get_by_role("button", name="Roll 5 again").click()
    page.wait_for_function("() => document.body.innerText.includes('1 roll left')")
    assert not server.table.tray.faults


@pytest.mark.smoke
def test_each_slot_of_a_twin_has_a_dot_at_its_front_right_corner(open_page, serve):
    player, server = open_kind(open_page, serve, TWIN)
    for size in (PHONE, DESKTOP):
        set_size(player.page, size)
        dots = player.page.evaluate(DOTS)
        assert len(dots) == 24
        assert all(abs(dot[side] - 10.75 / 26) < 0.02 for dot in dots for side in ("right", "front"))
    assert not server.table.tray.faults


def test_other_kinds_have_no_dots(open_page, serve):
    player, _ = open_kind(open_page, serve, FULL)
    player.start_match()
    player.play_until(lambda: player.done.get("slot", 0) > 1)
    assert player.page.evaluate(DOTS) == [None] * 24


@pytest.mark.parametrize(("tray_kind", "meaning_count"), [(FULL, 3), (TWIN, 4)])
def test_the_help_explains_the_dots_where_there_are_some(open_page, serve, tray_kind, meaning_count):
    player, _ = open_kind(open_page, serve, tray_kind)
    player.page.keyboard.press("?")
    expect(player.page.locator("#help .lights dd:visible")).to_have_count(meaning_count)


def test_a_die_of_a_twin_is_shown_by_the_dot_beside_it(open_page, serve):
    """A die on a twin tray (two LEDs a slot) has a dot beside it on the page, which shows the light of the LED there.

    The light below the die is dark.
    """
    player, server = open_kind(open_page, serve, TWIN)
    player.start_match(seats={1: "you", 4: "person"}, Dice="real")
    player.plays_with = "dice"
    tray, match = server.table.tray, server.table.ui.match

    def list_dice():
        return [slot for slot in range(24) if tray.optics.surfaces[slot] is not None]

    def has_lit_open_slot():
        dots, brightness = player.page.evaluate(DOTS), player.read_brightness()
        return any(brightness[slot] and dots[slot]["lum"] for slot in range(24) if slot not in list_dice())

    def is_shown():
        dots, brightness = player.page.evaluate(DOTS), player.read_brightness()
        colors = [tray.firmware.ui.lights.frame[3 * slot : 3 * slot + 3] for slot in range(24)]
        return all(
            dots[slot]["lum"] > 0 and dots[slot]["led"] and not dots[slot]["covered"] and not brightness[slot]
            for slot in list_dice()
            if any(colors[slot])
        ) and any(any(colors[slot]) for slot in list_dice())

    player.play_until(lambda: match.game.count_dice_on_table() > 2 and len(list_dice()) > 2 and has_lit_open_slot())
    player.wait_until(is_shown)
    server.table.tray.pull_plug()
    player.wait_until(lambda: not any(dot["lum"] for dot in player.page.evaluate(DOTS)))
    assert not tray.faults
