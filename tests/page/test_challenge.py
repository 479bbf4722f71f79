"""The choice whether to challenge a WD4 (rules C8, D8): the page tells each answer's cost and when a WD4 is honest."""

import pytest
from cases import DESKTOP, PHONE
from page_player import Player
from playwright.sync_api import expect

from tray24 import games
from tray24.rules.moves import VERBS
from tray24.ui.match.electronic_screen import ElectronicPlayScreen
from tray24.ui.match.prompts import get_verb

PLACES = {"turn": 0, "phase": "challenge"}
CENTER = PLACES | {"center": "WD4=b", "former": "gR", "legality": "illegal"}
HANDS = [["b1", "y5", "y6", "rS"], ["g3", "b4", "rD2", "W"]]
DOMINOES = PLACES | {"active": "WD4", "legality": "illegal", "arms": [{"end": "WD4=b"}], "doublets": ["y8/y8"]}
RACKS = [["b1/b3", "b6/b7"], ["r1/gR", "g5/b2"]]


def set_position(server, game, position):
    """Give the match on a server's tray another position, in the server's own thread."""
    table = server.table
    advance = table.advance

    def change(ms):
        table.advance = advance
        table.ui.match.game = games.load_game(game, 2, {}, position)
        table.ui.play_screen = ElectronicPlayScreen(table.ui)
        table.ui.resume_match(table.tray.clock.ticks_ms())
        advance(ms)

    table.advance = change


# Whether the note lies within the hand's box, and no button on it.
HAS_ROOM = """() => {
    const [hand, note, ...buttons] = ['.hand', '.hand small', '[data-act=accept]', '[data-act=challenge]']
        .map(query => document.querySelector(query).getBoundingClientRect());
    const apart = box => box.left >= note.right || box.top >= note.bottom;
    return note.top > hand.top && note.bottom < hand.bottom && note.height > 0 && buttons.every(apart);
}"""


def start_challenge(open_page, server, game, position, **page_options):
    player = Player(open_page(**page_options), server.url).open()
    player.start_match(game={"center": "Center die", "dominoes": "Dominoes"}[game], seats={1: "you", 4: "sharp"})
    set_position(server, game, position)
    expect(player.page.locator(".act[data-act=challenge]")).to_be_visible()
    return player.page


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_both_costs_are_shown_and_the_die_that_matched_is_marked(open_page, serve, size):
    page = start_challenge(open_page, serve(), "center", CENTER | {"hands": HANDS}, size=size)
    note = page.locator(".hand header small")
    expect(note).to_have_text(
        "Accept: draw 4. Challenge: if it was a bluff, Jon draws 4, else you draw 4. "
        "Honest if no other die of Jon’s fit green reverse."
    )
    assert page.evaluate(HAS_ROOM)
    marked_dice = page.locator(".seat .die.matched")
    expect(marked_dice).to_have_attribute("aria-label", "green 3, would have fit")
    page.locator(".act[data-act=accept]").click()
    expect(marked_dice).to_have_count(0)


def test_both_costs_are_shown_before_the_challenge_of_a_tile(open_page, serve):
    page = start_challenge(open_page, serve(), "dominoes", DOMINOES | {"racks": RACKS}, size=PHONE)
    expect(page.locator(".hand header small")).to_contain_text("Honest if Jon had no color of an open end.")
    assert page.evaluate(HAS_ROOM)
    assert not page.locator(".seat .matched").count()


@pytest.mark.parametrize(("game", "position"), [("center", {"hands": HANDS}), ("dominoes", {"racks": RACKS})])
def test_page_and_tray_offer_the_same_first(open_page, serve, game, position):
    server = serve()
    page = start_challenge(open_page, server, game, {"center": CENTER, "dominoes": DOMINOES}[game] | position)
    expect(page.locator("[aria-labelledby='hand-of hand-head'] .act.main")).to_have_attribute("data-act", "accept")
    play = server.table.ui.play_screen
    assert VERBS[get_verb(play.items[play.cursor])] == "accept"
