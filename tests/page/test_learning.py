"""Help for learners on the page: lessons, which run on the tray, the coach of first matches, and children's turns."""

import pytest
from cases import DESKTOP, FAST, GAMES, PHONE, WIDER, set_size
from page_player import Player
from playwright.sync_api import expect

from tray24.ui.lessons.lesson import ASKING, CHECK, DONE, RIGHT, Lesson

PHONES = (PHONE, {"width": 360, "height": 640}, {"width": 844, "height": 390})
# The coach's sentence: its place, its words, its left, right and upper edge; null while there is none.
SAID = """() => {
  const bubble = document.querySelector('.coach');
  if (!bubble?.checkVisibility()) return null;
  const { left, right, top } = bubble.getBoundingClientRect();
  return [bubble.dataset.place, bubble.innerText, left, right, top];
}"""
# The coach's bubble and what it covers but must leave free, or what else speaks; null while there is no bubble.
COVERED = """() => {
  const bubble = document.querySelector('.coach');
  if (!bubble?.checkVisibility()) return null;
  const one = bubble.getBoundingClientRect();
  const small = document.querySelector('.hand header small');
  if (small.checkVisibility({ visibilityProperty: true })) return [bubble.innerText, [small.innerText]];
  const free = '.coached, .oled, .hand, .bar, .well.full, .well:has(.box), .note, .end, .takes';
  return [bubble.innerText, [...document.querySelectorAll(free)].filter(thing => {
    const { left, right, top, bottom, width } = thing.getBoundingClientRect();
    const across = Math.min(right, one.right) - Math.max(left, one.left);
    return width && across > 1 && Math.min(bottom, one.bottom) - Math.max(top, one.top) > 1;
  }).map(thing => thing.className)];
}"""
# Tap somewhere else; return whether the bubble is still there.
TAP_BESIDE = "() => { document.body.click(); return document.querySelector('.coach').checkVisibility(); }"
TAP = "() => { const bubble = document.querySelector('.coach'); if (bubble?.checkVisibility()) bubble.click(); }"


def open_lesson(open_page, serve, game="Tray game"):
    """Open the lesson of a game. Return the page, and the tray's screen of the lesson."""
    server = serve(FAST)
    player = Player(open_page(), server.url).open()
    page = player.page
    page.get_by_role("button", name=game, exact=True).click()
    page.get_by_role("button", name="Learn in five minutes").click()
    expect(page.get_by_role("region", name="Lesson")).to_be_visible()
    screen = server.table.ui.screen
    assert isinstance(screen, Lesson)
    return page, screen


def list_right(screen):
    step = screen.step
    return [item for item, right in zip(step.items, step.right, strict=True) if right]


@pytest.mark.smoke
def test_a_lesson_begins_on_the_start_page_and_slots_answer_it(open_page, serve):
    page, screen = open_lesson(open_page, serve)
    panel = page.get_by_role("region", name="Lesson")
    expect(panel).to_contain_text(screen.words)
    panel.get_by_role("button", name="Begin").click()
    expect(page.locator(".well[data-slot='7'] .die")).to_be_visible()
    # The first moves are played: a slot, then buttons.
    page.locator(".well[data-slot='8']").click()
    expect(page.locator(".well[data-slot='8'] .die")).to_be_visible()
    for answer in ("draw", "uno"):
        panel.get_by_role("button", name="Go on").click()
        panel.locator(f'[data-answer="{answer}"]').click()
        expect(panel).to_contain_text("Right")
    panel.get_by_role("button", name="Go on").click()
    expect(panel).to_contain_text("Which slots fit")
    for slot in list_right(screen):
        page.locator(f".well[data-slot='{slot}']").click()
        expect(page.locator(f".well[data-slot='{slot}']")).to_have_attribute("aria-pressed", "true")
    panel.get_by_role("button", name="Check").click()
    expect(panel).to_contain_text("Right")
    panel.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()


def test_a_lesson_of_tiles_by_keys_alone_and_a_wrong_answer_has_its_rule(open_page, serve):
    """The answers of a lesson are buttons of the page. Tab and Enter reach them, and the focus stays in the lesson."""
    page, screen = open_lesson(open_page, serve, "Dominoes")
    panel = page.get_by_role("region", name="Lesson")

    def enter_answer(answer):
        panel.locator(f'[data-answer="{answer}"]').focus()
        page.keyboard.press("Enter")
        if answer in screen.step.items and screen.step.several:
            expect(panel.locator(f'[data-answer="{answer}"]')).to_have_attribute("aria-pressed", "true")
        else:
            expect(panel.locator("small")).not_to_have_text(head)

    while screen.step.id != "match":
        head = panel.locator("small").inner_text()
        enter_answer(list_right(screen)[0])
        if screen.stage == RIGHT:
            chosen_tiles = panel.locator(".dice .chosen")
            expect(chosen_tiles).to_have_count(int(screen.step.ask == "dice"))  # the tile that was laid
            head = panel.locator("small").inner_text()
            enter_answer("go")
    wrong_item = next(item for item in screen.step.items if item not in list_right(screen))
    head = panel.locator("small").inner_text()
    enter_answer(wrong_item)
    enter_answer(CHECK)
    expect(panel.get_by_role("button", name="why?")).to_be_visible()
    while screen.stage != DONE:
        head = panel.locator("small").inner_text()
        if screen.stage != ASKING:
            enter_answer("go")
            continue
        for item in list_right(screen):
            enter_answer(item)
        if screen.step.several:
            enter_answer(CHECK)
    count = len(screen.steps) - 1
    expect(panel).to_contain_text(f"{count - 1} of {count} right")
    page.keyboard.press("Enter")
    expect(panel).to_be_hidden()


def test_five_dice_of_a_lesson_lie_in_a_row_and_leave_is_no_row_of_its_own(open_page, serve):
    page, screen = open_lesson(open_page, serve, "Yacht")
    panel = page.get_by_role("region", name="Lesson")
    head = panel.locator("small")
    while panel.locator(".dice .grab").count() < 5:
        old_heading = head.inner_text()
        go = panel.locator("[data-answer=go]")
        (go if go.count() else panel.locator(f'[data-answer="{list_right(screen)[0]}"]')).click()
        expect(head).not_to_have_text(old_heading)
    tops = "all => new Set(all.map(one => Math.round(one.getBoundingClientRect().top))).size"
    for size in (DESKTOP, PHONE):
        set_size(page, size)
        assert panel.locator(".dice .grab").evaluate_all(tops) == 1
        leave_box, first_box = panel.locator(".leave").bounding_box(), head.bounding_box()
        assert (
            leave_box
            and first_box
            and leave_box["y"] < first_box["y"] + first_box["height"] < leave_box["y"] + leave_box["height"]
        )
        assert first_box["x"] + first_box["width"] <= leave_box["x"]


def test_question_and_answers_of_a_lesson_are_in_sight_on_a_phone(open_page, serve):
    page, screen = open_lesson(open_page, serve, "Dominoes")
    page.locator("[data-answer=go]").click()
    expect(page.locator("[data-answer=go]")).to_have_count(0)
    for _ in range(3):
        page.locator(f'[data-answer="{list_right(screen)[0]}"]').click()
        page.locator("[data-answer=go]").click()
        expect(page.locator(".lesson")).not_to_contain_text("Go on")
    for size in PHONES:
        set_size(page, size)
        for part in ("p", "[data-answer=check]", "[data-answer=leave]", ".grab:last-child"):
            box = page.locator(f".lesson {part}").bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= size["width"], part
            assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"], part
        assert not page.evaluate(WIDER)


def test_a_first_turn_with_the_coach(open_page, serve):
    """Each sentence of the coach is shown beside the thing that it explains.

    A tap closes the sentence, and so does the action that it explains.
    """
    player = Player(open_page(PHONE), serve(FAST, coach="first").url).open()
    page = player.page
    page.get_by_role("button", name="Play against bots").click()
    bubble = page.locator(".coach")
    shown_tips = {}
    for _ in range(30):
        player.wait_until(lambda: player.is_visible(".coach, .hand.on, .hand:not(.welcome, .winner) .act"))
        page.wait_for_timeout(100)
        if bubble_state := page.evaluate(SAID):  # at one moment: it may end at any time
            key, text, left, right, top = bubble_state
            assert left >= 0 and right <= PHONE["width"] and top >= 0
            shown_tips[key] = text
            if key.startswith("die ") and "do roll" in shown_tips:
                break
        if not player.play_action():  # doing it ends the sentence, and so does a tap
            page.evaluate(TAP)
    assert "do roll" in shown_tips, (shown_tips, player.read_display())
    assert any(key.startswith("die ") for key in shown_tips), (shown_tips, player.read_display())
    expect(bubble).to_be_visible()
    bubble.click()
    expect(bubble).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bubble_covers_nothing_that_one_needs_and_says_alone_what_it_says(open_page, serve, game, size):
    server = serve(FAST, coach="first")
    player = Player(open_page(size), server.url).open()
    page = player.page
    player.start_match(seats=GAMES[game], game=game)
    shown_tips = set()

    def check_bubble():
        bubble_state = page.evaluate(COVERED)
        if bubble_state:
            text, covered_items = bubble_state
            assert covered_items == [], text
            shown_tips.add(text)
            assert text not in server.table.ui.format_text()
            assert page.evaluate(TAP_BESIDE) is False
        return len(shown_tips) >= 2 or player.won

    player.play_until(check_bubble)
    assert shown_tips


def test_a_child_at_joining(open_page, serve):
    """Checking "Child" in a player's row of the dialog makes the player a child; the next dialog keeps the choice."""
    server = serve(FAST)
    player = Player(open_page(), server.url).open()
    page = player.page
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    for number, player_kind in {1: "you", 2: "", 3: "sharp", 4: "", 5: "", 6: ""}.items():
        dialog.get_by_label(f"Seat {number}", exact=True).select_option(player_kind)
    expect(dialog.get_by_label("Child at seat 3")).to_be_disabled()
    dialog.get_by_label("Child at seat 1").check()
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-view=match]")
    match = server.table.ui.match
    assert [seat.young for seat in match.profile.seats] == [True, False]
    assert match.game.options["young"] == "0"
    page.keyboard.press("n")
    expect(dialog.get_by_label("Child at seat 1")).to_be_checked()
