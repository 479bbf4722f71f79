"""Motion on the page: rolled dice tumble before they come to rest, and a banner tells who draws, skips or is caught."""

from cases import FAST
from page_player import Player
from playwright.sync_api import expect

from tray24.rules.faces import format_face

WATCH = """() => {
    window.seen = { copies: 0, faces: new Set(), hidden: 0, rolloff: 0 };
    const rolling = () => [...document.querySelectorAll('.rolloff li')].filter(one => one.checkVisibility()).length;
    new MutationObserver(changes => {
      seen.rolloff = Math.max(seen.rolloff, rolling());
      changes.forEach(({ addedNodes, target, type }) => {
        for (const node of addedNodes) if (node.matches?.('.fly .die')) seen.copies += 1;
        if (type === 'attributes' && target.matches('.fly .die')) seen.faces.add(target.dataset.face);
        if (type === 'attributes' && target.matches('.tumbling')) seen.hidden += 1;
      });
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
MATCH = {"game": "Yacht", "seats": {1: "you", 4: "sharp"}}
FACES = "[...document.querySelectorAll('.well .die')].map(die => die.dataset.face)"


def test_dice_tumble_and_end_with_the_faces_that_were_rolled(open_page, serve):
    server = serve(2)
    player = Player(open_page(), server.url).open()
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH)
    player.start_match(**MATCH)
    player.play_until(lambda: page.evaluate("seen.copies") >= 2 + 5)
    assert page.evaluate("seen.rolloff") == 2  # who begins
    expect(page.locator(".rolloff")).to_be_hidden()
    page.wait_for_function("() => seen.faces.size > 1 && seen.hidden > 0")
    page.mouse.click(5, 300)  # a tap ends it
    page.wait_for_function("() => !document.querySelector('.tumbling') && !document.querySelector('.fly .die')")
    game = server.table.ui.match.game
    player.wait_until(lambda: page.evaluate(FACES) == [format_face(game.faces[die]) for die in game.dice])
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function("() => !document.querySelector('.tumbling, .fly .die')")  # of rolls that began before
    page.evaluate(WATCH)
    move_count = sum(player.done.values())
    player.play_until(lambda: sum(player.done.values()) >= move_count + 3)
    assert page.evaluate("seen.copies + seen.hidden") == 0


def test_dice_of_the_roll_off_lie_tilted(open_page, serve):
    player = Player(open_page(), serve(12).url).open()
    player.start_match(seats={1: "you", 2: "you"})
    dice = player.page.locator(".rolloff .die")
    expect(dice).to_have_count(2)
    assert "none" not in dice.evaluate_all("dice => dice.map(die => getComputedStyle(die).rotate)")


def test_what_happens_to_somebody_is_shown_on_the_tray_and_goes(open_page, serve):
    server = serve(8)
    player = Player(open_page(), server.url).open()
    page = player.page
    page.evaluate("""() => {
        window.shown = [];
        const place = document.querySelector('.happening');
        new MutationObserver(() => shown.push(place.textContent)).observe(place, { childList: true });
    }""")
    player.start_match(seats={1: "you", 3: "sharp", 5: "sharp"}, game="Center die")
    player.play_until(lambda: page.evaluate("shown.length") >= 2)
    texts = page.evaluate("shown")
    assert all(
        any(word in text for word in ("draw", "skip", "UNO", "turns round", "catch", "fits")) for text in texts
    ), texts
    assert page.locator(".happening").evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    page.keyboard.press("p")
    expect(page.locator(".happening")).to_be_hidden()


def test_no_dice_of_the_match_before_fly_over_the_card_of_the_calibration(open_page, serve):
    server = serve(FAST)
    server.table.ui.sensing.reference.calibrated = False
    player = Player(open_page(), server.url).open()
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    player.start_match(seats={1: "you", 4: "sharp"})
    player.play_until(lambda: page.locator(".well .die").count() >= 3)
    page.evaluate("""() => {
        window.flown = 0;
        const leftBehind = () => document.querySelector('[data-view=start]')
          && document.getAnimations().filter(({ effect }) => effect.target.closest('.fly')
            && effect.getKeyframes().at(-1).scale === '0.4').length;
        const look = () => { flown = Math.max(flown, leftBehind() || 0); requestAnimationFrame(look); };
        look();
    }""")
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Dice", exact=True).select_option("real")
    dialog.get_by_role("button", name="Start").click()
    expect(page.locator(".measuring")).to_be_visible()
    expect(page.locator(".hand .act", has_text="Roll for the start")).to_be_visible()
    assert page.evaluate("flown") == 0
