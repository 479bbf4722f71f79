"""Matches in the test language (accented English) on the page: all texts are translated, and none is cut off."""

import re

import pytest
from cases import FAST, mark_cases
from page_checks import SIZES, find_illegible, find_untranslated
from page_player import Player
from playwright.sync_api import expect
from pseudolocalization import NAME

from tray24 import games

# What the hand asks and offers, without numbers: while this is the same, the page counts as the same.
LOOKS = """() => [...document.querySelectorAll('.hand header small, .hand .act')]
  .filter(one => one.checkVisibility()).map(one => one.dataset.act?.replace(/\\d/g, '') ?? one.textContent).join(' ')"""
OWN = [name for name in games.list_games() if games.get_package(name).startswith("tray24.")]
REAL = [name for name in OWN if games.get_game_class(name).real]
# Two matches have most words; with --all those of all others are read, too.
KINDS = [(game, "bots") for game in OWN] + [(game, "real") for game in REAL]
MAX_ACTS = 12  # more show little that is new, and each takes half a second


class CheckingPlayer(Player):
    """A player who checks the whole page each time it looks different from before."""

    def __init__(self, page, server):
        super().__init__(page, server.url)
        self.server = server
        self.known: set[str] = set()
        self.faults: dict[str, None] = {}

    def start_short_match(self, game: str, with_real_dice: bool) -> None:
        self.page.keyboard.press("n")
        form = self.page.locator("#new-match form")
        form.locator(f"input[name=game][value={game}]").check(force=True)
        if with_real_dice:
            form.locator("select[name=real]").select_option("real")
            self.plays_with = "tiles" if games.get_game_class(game).tiles else "dice"
        if form.locator("input[name=target]").count():
            form.locator("input[name=target]").fill("1")
        form.locator("[type=submit]").click()
        self.page.wait_for_selector("[data-view=match]")
        self.server.table.ui.say.set_language(NAME)

    def has_read_enough(self) -> bool:
        """Check the page; return whether the player has played for long enough."""
        self.check_if_changed()
        return self.won or sum(self.done.values()) >= MAX_ACTS

    def check_if_changed(self) -> None:
        layout = re.sub(r"\d", "", self.page.evaluate(LOOKS))
        if layout in self.known:
            return
        self.known.add(layout)
        self.check_texts()

    def check_texts(self, is_translated: bool = True) -> None:
        for size in SIZES:
            self.page.set_viewport_size(size)
            for fault, element, text in find_illegible(self.page):
                self.faults.setdefault(f"{size}: {fault}: {element}: {text}")
        for text in find_untranslated(self.page) if is_translated else ():
            self.faults.setdefault(f"not translated: {text}")


def test_the_start_page_and_dialogs_are_translated_and_legible(open_page, serve, test_language):
    reader = CheckingPlayer(open_page(), serve())
    page = reader.open().page
    expect(page.locator(".choice button").first).to_be_visible()
    reader.check_texts()
    page.keyboard.press("?")
    reader.check_texts(is_translated=False)
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    page.keyboard.press("n")
    for name in OWN:  # a game from elsewhere shows its options in the tray's words
        page.locator(f"#new-match label:has(input[value={name}])").click()
        reader.check_texts()
    assert list(reader.faults) == []


@pytest.mark.parametrize("match", mark_cases(KINDS, ("basic", "bots"), ("dominoes", "bots")), ids="-".join)
def test_a_match_is_translated_and_legible(open_page, serve, test_language, match):
    game, player_kind = match
    reader = CheckingPlayer(open_page(), serve(FAST))
    reader.open()
    reader.start_short_match(game, player_kind == "real")
    reader.play_until(reader.has_read_enough)
    assert len(reader.known) >= 2  # a turn, and the end
    assert list(reader.faults) == []
