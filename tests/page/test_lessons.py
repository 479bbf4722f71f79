"""Lessons on the page: they run on the tray, and the page shows the question and passes on the answers."""

import pytest
from people import Player
from playwright.sync_api import expect

from tray24.ui.lessons.lesson import ASKING, CHECK, DONE, Lesson

PHONES = [(390, 844), (360, 640), (844, 390)]


def open_lesson(open_page, serve, game="Tray game", size=None, **how):
    """Open the lesson of a game. Return the page, and the screen of the tray."""
    server = serve(time_scale=20, **how)
    player = Player(open_page(size), server.url).open()
    page = player.page
    page.get_by_role("button", name=game, exact=True).click()
    page.get_by_role("button", name="Learn in five minutes").click()
    expect(page.get_by_role("region", name="Lesson")).to_be_visible()
    screen = server.table.ui.screen
    assert isinstance(screen, Lesson)
    return page, screen


def right_of(screen):
    step = screen.step
    return [item for item, right in zip(step.items, step.right, strict=True) if right]


@pytest.mark.smoke
def test_a_lesson_begins_on_the_start_page_and_slots_answer_it(open_page, serve):
    page, screen = open_lesson(open_page, serve)
    panel = page.get_by_role("region", name="Lesson")
    expect(panel).to_contain_text(screen.words)
    expect(page.locator(".well[data-slot='7'] .die")).to_be_visible()
    for slot in right_of(screen):
        page.locator(f".well[data-slot='{slot}']").click()
        expect(page.locator(f".well[data-slot='{slot}']")).to_have_attribute("aria-pressed", "true")
    panel.get_by_role("button", name="Check").click()
    expect(panel).to_contain_text("Right")
    panel.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()


def test_a_lesson_of_tiles_by_keys_alone_and_a_wrong_answer_has_its_rule(open_page, serve):
    """Answers are buttons of the page: Tab and Enter reach them, and the focus stays in the lesson."""
    page, screen = open_lesson(open_page, serve, "Dominoes")
    panel = page.get_by_role("region", name="Lesson")
    wrong = next(item for item in screen.step.items if item not in right_of(screen))

    def give(answer):
        number, stage = screen.number, screen.stage
        panel.locator(f'[data-answer="{answer}"]').focus()
        page.keyboard.press("Enter")
        if answer in screen.step.items and screen.step.several:
            expect(panel.locator(f'[data-answer="{answer}"]')).to_have_attribute("aria-pressed", "true")
        else:
            expect(panel.locator("small")).not_to_have_text(head)
        return number, stage

    head = panel.locator("small").inner_text()
    give(wrong)
    give(CHECK)
    expect(panel.locator("a.rule")).to_be_visible()
    while True:
        head = panel.locator("small").inner_text()
        if screen.stage != ASKING:
            done = screen.stage == DONE
            if done:
                break
            give("go")
            continue
        for item in right_of(screen):
            give(item)
        if screen.step.several:
            give(CHECK)
    count = len(screen.steps)
    expect(panel).to_contain_text(f"{count - 1} of {count} right")
    page.keyboard.press("Enter")
    expect(panel).to_be_hidden()


@pytest.mark.parametrize("size", PHONES, ids=["390", "360", "844"])
def test_question_and_answers_of_a_lesson_are_in_sight_on_a_phone(open_page, serve, size):
    width, height = size
    page, _ = open_lesson(open_page, serve, "Dominoes", {"width": width, "height": height})
    for part in ("p", "[data-answer=check]", "[data-answer=leave]", ".grab:last-child"):
        box = page.locator(f".lesson {part}").bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width, part
        assert box["y"] >= 0 and box["y"] + box["height"] <= height, part
    assert page.evaluate("document.documentElement.scrollWidth") <= width
