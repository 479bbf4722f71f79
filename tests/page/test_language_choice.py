"""The page's language: that of the browser, or a language that is chosen on the page and remembered."""

import pytest
from cases import mark_cases
from page_player import Player
from playwright.sync_api import expect

from tray24.languages import LANGUAGES


def read_language(page) -> str:
    return page.evaluate("document.documentElement.lang")


def choose_language(page, language: str) -> None:
    """Choose a language on the page, which is loaded again."""
    page.locator("[data-do=settings]:visible").click()
    with page.expect_navigation():
        page.locator("#settings select.language").select_option(language)
    page.wait_for_selector("html[data-online=true]")


def test_a_choice_on_the_page_is_kept_until_it_is_taken_back(open_page, serve):
    server = serve()
    page = Player(open_page(own=True, locale="de-AT"), server.url).open().page
    assert read_language(page) == "de"
    expect(page.locator(".bar [data-do=new]")).to_have_text("Neue Partie")
    names = page.locator("#settings select.language option").all_text_contents()
    assert names == ["Wie im Browser", "English", "Deutsch", "Español", "Français"]
    choose_language(page, "fr")
    assert read_language(page) == "fr"
    page.reload()
    assert read_language(page) == "fr"
    page.locator("[data-do=settings]:visible").click()
    expect(page.locator("#settings select.language")).to_have_value("fr")
    page.keyboard.press("Escape")
    choose_language(page, "")
    assert read_language(page) == "de"


@pytest.mark.parametrize(
    "locales", mark_cases([("de-AT", "fr"), ("fr-CA", "en"), ("en-GB", "es"), ("nl", "de")], ("de-AT", "fr"))
)
def test_the_site_opens_in_the_language_of_the_browser_and_in_a_chosen_one(open_page, serve_site, site, locales):
    """The site's start page and its tray redirect to their page in the right language before they draw anything."""
    locale, other_language = locales
    language = locale[:2] if locale[:2] in LANGUAGES else "en"
    page = open_page(own=True, locale=locale)
    page.goto(serve_site(site))
    page.wait_for_function(f"() => document.documentElement?.lang === '{language}'")
    page.locator(f"footer [hreflang={other_language}]").click()
    page.wait_for_function(f"() => document.documentElement?.lang === '{other_language}'")
    page.locator(".first .go").click()
    page.wait_for_selector("html[data-online=true]")
    assert read_language(page) == other_language
    assert page.locator("meta[name=watch]").get_attribute("content") == (
        "watch.html" if other_language == "en" else f"watch-{other_language}.html"
    )
    choose_language(page, language)
    assert read_language(page) == language
    page.reload()
    assert read_language(page) == language
