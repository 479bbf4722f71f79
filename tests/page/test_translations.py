"""The page in each language, on desktop and phone: no text is cut off, missing, over another one or off the screen."""

from cases import FAST, WIDER
from page_checks import SIZES, find_illegible
from page_player import Player
from playwright.sync_api import expect

from tray24 import games
from tray24.languages import LANGUAGES

LOCALES = {"en": "en-GB", "de": "de-AT", "es": "es-MX", "fr": "fr-CA"}
OWN = [name for name in games.list_games() if games.get_package(name).startswith("tray24.")]
# What can be pressed, chosen or read as a heading, and is wider than the part of the page in which it stands.
OUTSIDE = """() => {
  const found = [];
  for (const one of document.querySelectorAll('button, select, input, h1, h2, h3, summary')) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = one.getBoundingClientRect();
    if (one.matches('.seatbtn, .choice button')) continue; // they stand at the edge, or in the middle above it
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(around).overflowX)) break;
      if (!around.matches('.hand, .block, .log, .lesson, .bar, dialog, form, section, header, li')) continue;
      const edge = around.getBoundingClientRect();
      if (edge.width && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5))
        found.push(
          `${one.tagName} ${one.className} ${one.textContent.trim()} leaves ${around.tagName} ${around.className}`);
    }
  }
  return found;
}"""
READY = ".hand.on:not(.welcome, .winner)"
# What opens a dialog, and the dialog.
DIALOGS = (
    ("new", "#new-match"),
    ("settings", "#settings"),
    ("help", "#help"),
    ("records", "#records"),
    ("who", "#who"),
    ("sheet", "#sheet"),
)


class LanguagePages:
    """Browsers in all languages but English at one seat of one tray; the person at the first browser plays.

    Other tests check the page in English.
    """

    def __init__(self, open_page, url: str):
        self.pages = {name: open_page(own=True, locale=LOCALES[name]) for name in reversed(LANGUAGES[1:])}
        self.faults: dict[str, None] = {}
        self.players = {name: Player(page, url).open("?seat=1") for name, page in self.pages.items()}
        self.first = next(iter(self.players.values()))

    def check_pages(self, page_name: str, ready: str = "body", frame: str = "") -> None:
        """Check the pages of all browsers, or a frame in them, once they show the element `ready`."""
        for language, page in self.pages.items():
            document = page.frame_locator(frame).locator("html") if frame else page.locator("html")
            expect(document).to_have_attribute("lang", language)
            expect(document.locator(ready).first).to_be_visible()
            for size in SIZES:
                page.set_viewport_size(size)
                frame_or_page = document.element_handle().owner_frame() if frame else page
                location = f"{language} {size} {page_name}"
                self.collect_faults(location, page, frame_or_page)

    def collect_faults(self, location: str, page, frame_or_page) -> None:
        """Add the faults of `frame_or_page`, a frame of `page` or `page` itself, to `faults`.

        `location` says where the faults are.
        """
        for fault, element, text in find_illegible(frame_or_page):
            self.faults.setdefault(f"{location}: {fault}: {element}: {text}")
        for fault in frame_or_page.evaluate(OUTSIDE):
            self.faults.setdefault(f"{location}: {fault}")
        if frame_or_page.evaluate(WIDER):
            self.faults.setdefault(f"{location}: wider than the screen")

    def call_for_each(self, action) -> None:
        for page in self.pages.values():
            action(page)

    def check_dialog(self, name: str, dialog: str) -> None:
        """Open a dialog in all pages, check it, and close it."""
        self.call_for_each(lambda page: page.evaluate(f"document.querySelector('[data-do={name}]').click()"))
        self.check_pages(f"dialog {name}", f"{dialog}[open]")
        self.call_for_each(lambda page: page.keyboard.press("Escape"))

    def start_match(self, game: str, player: str = "you") -> None:
        """Start a match against bots; a person or a bot (`player`) is at the first seat."""
        page = self.first.page
        page.evaluate("document.querySelector('[data-do=new]').click()")
        form = page.locator("#new-match form")
        form.locator(f"input[name=game][value={game}]").check(force=True)
        if form.locator("input[name=target]").count():
            form.locator("input[name=target]").fill("1")
        form.locator("select[name=kind]").first.select_option(player)
        form.locator("[type=submit]").click()
        page.wait_for_selector(READY if player == "you" else ".winner")


def test_all_has_room_in_each_language(open_page, serve):
    """The texts have room on the start page, in dialogs, lessons, a turn of each game, at a match's end, in records."""
    readers = LanguagePages(open_page, serve(FAST).url)
    readers.check_pages("start page", ".choice button")
    for name, dialog in DIALOGS:
        readers.check_dialog(name, dialog)
    readers.first.page.locator("[data-do=lesson]:visible").first.click()
    readers.check_pages("lesson", ".lesson")
    for game in OWN:
        readers.start_match(game)
        readers.check_pages(game, ".hand:not(.welcome)")
    readers.call_for_each(lambda page: page.evaluate("document.querySelector('[data-do=watch]').click()"))
    readers.check_pages("the match so far", ".log li", "#watch iframe")
    readers.call_for_each(lambda page: page.locator("#watch").evaluate("one => one.close()"))
    readers.start_match("basic", "fair")
    readers.check_pages("the end", ".winner")
    readers.call_for_each(lambda page: page.evaluate("document.querySelector('[data-do=decisions]').click()"))
    readers.check_pages("decisions", "#decisions[open]", "#watch iframe")
    assert list(readers.faults) == []
