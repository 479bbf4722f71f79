"""The page as a whole: it fits every size, keys and display work, light follows LED frames, controls have names."""

import re

import pytest
from cases import DESKTOP, PHONE, set_size
from page_player import Player
from playwright.sync_api import expect

SIZES = [(1280, 800), (390, 844), (1600, 1000), (1024, 768), (360, 740)]
SMALLEST = 43.5  # what can be pressed has 44 pixels, which are rounded
SIX = {1: "you", 2: "sharp", 3: "sharp", 4: "sharp", 5: "sharp", 6: "sharp"}

CONTROLS = """() => [...document.querySelectorAll('button, select, input')]
  .filter(one => one.checkVisibility()).map(one => {
  const box = (one.querySelector('.hit') ?? one).getBoundingClientRect();
  const seg = one.closest('.seg') ? 10 : 0;                       // their target is taller than what is drawn
  return { name: one.getAttribute('aria-label') ?? one.textContent.trim(),
    x: box.x, y: box.y, width: box.width, height: box.height + seg,
           place: one.closest('.field, .deck, .bar, .hand, .strip, dialog')?.className ?? '' };
})"""
OVERLAPS = """() => {
  const shown = [...document.querySelectorAll('.bar, .seat, .tray, .hand, .score, .bag, .log')]
    .filter(one => one.checkVisibility());
  const boxes = shown.map(one => [one.className, one.getBoundingClientRect()]), found = [];
  boxes.forEach(([a, p], at) => boxes.slice(at + 1).forEach(([b, q]) => {
    if (Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1
        && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1)
          found.push(`${a} on ${b}`);
  }));
  return found;
}"""
# What reaches out of the panel of the seat behind the tray.
SPILT = """() => [...document.querySelectorAll('.top .seat')].flatMap(seat => {
  const { left, right } = seat.getBoundingClientRect();
  return [...seat.querySelectorAll('.die, .badge, h2, small, .next')].filter(part => {
    const box = part.getBoundingClientRect();
    return box.height && box.top < seat.getBoundingClientRect().bottom && (box.right > right || box.left < left);
  }).map(part => `${part.tagName} ${part.textContent}`);
})"""
# Texts whose contrast to the table is less than WCAG's 4.5. axe-core cannot tell on this background.
WEAK = """() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgb = color => { canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
  const light = ([r, g, b]) => [r, g, b]
    .map(part => (part /= 255) <= .03928 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
    .reduce((sum, part, at) => sum + part * [.2126, .7152, .0722][at], 0);
  const table = light(rgb(getComputedStyle(document.body).backgroundColor));
  return [...document.querySelectorAll('.seat small, .score span, .score small, .log span, .bag small, .lab')]
    .filter(one => one.checkVisibility()).map(one => {
    const ink = light(rgb(getComputedStyle(one).color));
    return [one.textContent, (Math.max(ink, table) + .05) / (Math.min(ink, table) + .05)];
  }).filter(([, ratio]) => ratio < 4.5);
}"""


def test_six_seats_fit_every_size(open_page, serve):
    player = Player(open_page(), serve(12).url).open()
    page = player.page
    player.start_match(seats=SIX)
    player.play_until(lambda: "Roll" in player.done)
    expect(page.locator(".seat")).to_have_count(5)
    for width, height in SIZES:
        set_size(page, {"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if width > 929:
            assert page.evaluate("document.documentElement.scrollHeight") <= height
        assert page.evaluate(OVERLAPS) == []
        assert [
            control for control in page.evaluate(CONTROLS) if min(control["width"], control["height"]) < SMALLEST
        ] == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_names_of_the_roll_off_are_not_cut(open_page, serve, size):
    player = Player(open_page(size), serve(12).url).open()
    player.start_match(seats={1: "you", 2: "you", 4: "you", 5: "you"})
    names = player.page.locator(".rolloff li span")
    expect(names).to_have_text(["Player 1", "Player 2", "Player 4", "Player 5"])
    assert (
        names.evaluate_all("""all => {
      document.querySelector('.rolloff').hidden = false; // it goes after a moment
      return all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent);
    }""")
        == []
    )


def test_the_panel_behind_the_tray_holds_its_dice_and_words(open_page, serve):
    player = Player(open_page(), serve(12).url).open()
    page = player.page
    player.start_match(seats={1: "you", 4: "sharp"}, game="Center die")
    player.play_until(lambda: page.locator(".top .seat .die").count() >= 6)
    assert page.evaluate(SPILT) == []


@pytest.mark.smoke
def test_on_a_phone_everything_is_in_the_sheet_and_can_be_tapped(open_page, serve):
    page = open_page({"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player = Player(page, serve().url).open()
    page.get_by_role("button", name="Play against bots").tap()
    player.play_until(lambda: player.is_visible(".grab.ready") or player.is_visible(".act"))
    page.set_viewport_size({"width": 844, "height": 390})  # in landscape, slots and hand are visible together
    for part in (".field", ".hand:not(.welcome, .winner)"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Match and page controls").tap()
    sheet = page.get_by_role("dialog", name="Match and page")
    for name in ("New match", "Undo", "Pull the plug", "Sound off", "Help"):
        expect(sheet.get_by_role("button", name=name)).to_be_visible()
    sheet.get_by_role("button", name="4×").tap()
    sheet.get_by_label("Sit as").select_option("onlooker")
    expect(page).to_have_url(re.compile("onlooker"))
    sheet.get_by_role("button", name="Help").tap()
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()


def test_arrows_walk_among_the_slots_and_keys_are_held_as_long_as_fingers_hold_them(open_page, serve):
    page = Player(open_page(), serve().url).open().page
    page.locator("[data-slot='0']").focus()
    for key, slot in (("ArrowRight", "1"), ("ArrowDown", "7"), ("ArrowLeft", "6"), ("ArrowUp", "0"), ("ArrowUp", "0")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.slot") == slot
    style = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert style == "solid"
    page.get_by_role("button", name="New match").focus()
    for key, name in (("End", "help"), ("ArrowLeft", "settings")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.do") == name
    pressed_keys = page.locator(".key.down, .seatbtn.down")
    page.keyboard.down("y")
    expect(page.get_by_role("button", name="Yellow key: previous")).to_have_class(re.compile("down"))
    page.keyboard.up("y")
    expect(pressed_keys).to_have_count(0)
    page.get_by_role("button", name="Seat 4 button").hover()
    page.mouse.down()
    expect(page.locator(".seatbtn.s4")).to_have_class(re.compile("down"))
    page.mouse.up()
    expect(pressed_keys).to_have_count(0)
    page.get_by_role("button", name="Blue key: next").focus()
    page.keyboard.down("Space")
    expect(page.locator(".key.b")).to_have_class(re.compile("down"))
    page.keyboard.up("Space")
    expect(pressed_keys).to_have_count(0)


def test_the_display_is_shown_bit_for_bit_and_light_comes_from_the_frames_alone(open_page, serve):
    server = serve()
    player = Player(open_page(), server.url).open()
    page = player.page
    expect(page.locator(".oled canvas")).to_have_attribute("aria-label", re.compile("New match"))
    read_pixels = """() => { const canvas = document.querySelector('.oled canvas'),
      data = canvas.getContext('2d').getImageData(0, 0, 128, 64).data;
        return [...Array(8192).keys()].map(at => data[at * 4 + 3] ? 1 : 0); }"""

    def list_bits() -> list[int]:
        buffer = bytes(server.table.tray.screen)
        return [buffer[(at // 128 // 8) * 128 + at % 128] >> (at // 128 & 7) & 1 for at in range(8192)]

    player.wait_until(
        lambda: page.evaluate(read_pixels) == list_bits()
    )  # the picture may change between the two readings
    assert any(list_bits())
    box = page.locator(".oled canvas").bounding_box()
    assert box and box["width"] / 128 == box["height"] / 64 == int(box["width"] / 128)
    page.wait_for_selector(".well.lit")
    tray = server.table.tray
    player.wait_until(
        lambda: (
            [lum > 0 for lum in player.read_brightness()] == [any(tray.frame[at : at + 3]) for at in range(0, 72, 3)]
        )
    )
    assert page.evaluate("document.getAnimations().filter(one => one.effect.target.closest('.well')).length") == 0


@pytest.mark.smoke
def test_text_has_contrast_in_both_schemes(open_page, serve):
    page = Player(open_page(), serve().url).open().page
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".log li").first).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert page.evaluate(WEAK) == [], scheme


@pytest.mark.smoke
def test_every_control_has_a_name(open_page, serve):
    player = Player(open_page(), serve().url).open()
    nameless_controls = [control for control in player.page.evaluate(CONTROLS) if not control["name"]]
    assert nameless_controls == []
    for name in (
        "Seat 1 button",
        "Green key: OK",
        "Red key: back, hold to undo",
        "USB plug. Pull to cut the power",
        "Mute the buzzer",
    ):
        expect(player.page.get_by_role("button", name=name)).to_have_count(1)
