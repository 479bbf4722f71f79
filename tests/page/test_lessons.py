"""Lessons on the page: the tray gives them, the page shows what it asks and answers for people."""

from people import Player
from playwright.sync_api import expect

from tray24.ui.lessons.lesson import Lesson

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
