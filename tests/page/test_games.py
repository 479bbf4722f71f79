"""All games but the tray game, played with clicks on the page: hidden racks, the choice of a game, hints, help."""

import random
import re

import pytest
from cases import DESKTOP, FAST, PHONE, set_size
from page_player import Player
from playwright.sync_api import expect

from simulator.web.labels import build_board_view
from tray24.match import profile
from tray24.match.match import Match
from tray24.rules.faces import format_face
from tray24.rules.moves import LEAD, PLAY, REOPEN, decode_verb

FULL_SIZE = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


def start_match(open_page, server, game, target=500, seats=None, query="", **page_options) -> Player:
    player = Player(open_page(**page_options), server.url).open(query)
    player.start_match(target, seats, game)
    return player


def speed_up_bots(player: Player) -> None:
    player.page.get_by_role("group", name="Speed of bots").first.get_by_role("button", name="4×").click()


@pytest.mark.smoke
def test_a_die_that_does_not_match_the_center_is_refused_with_its_rule(open_page, serve):
    player = start_match(open_page, serve(), "Center die")
    page = player.page
    player.play_until(
        lambda: player.is_visible(".hand.on .grab:not(.ready)") and player.is_visible(".act[data-act=reroll]")
    )
    page.locator(".hand.on .grab:not(.ready)").first.click()
    page.locator(".well.full").click()
    expect(page.locator(".well.full")).to_have_attribute("aria-label", re.compile("refused: \\w"))
    expect(page.get_by_role("log")).to_contain_text("Refused: ")


def check_faces_below_the_sheets(page, match):
    """Check that the six faces of each die on the table can be shown (rule Y2) while the turn goes on."""
    faces = page.locator(".sheets .faces")
    expect(faces.locator("p").first).to_be_hidden()
    faces.get_by_text("Faces of the dice").click()
    expect(faces.locator("p")).to_have_count(5)
    for index, die in enumerate(match.game.dice):
        faces_shown = (
            faces.locator("p").nth(index).locator(".die").evaluate_all("all => all.map(one => one.dataset.face)")
        )
        assert faces_shown == [format_face(face) for face in match.sides[6 * die : 6 * die + 6]]
        face_up = faces.locator("p").nth(index).locator(".up .die")
        expect(face_up).to_have_attribute("data-face", format_face(match.game.faces[die]))
    page.get_by_role("button", name="Mark all").click()
    page.get_by_role("button", name="Roll 5 again").click()
    expect(faces.locator("p").first).to_be_visible()  # open, as its reader has left it


def test_yacht_is_played_alone_to_its_end(open_page, serve):
    server = serve(FAST)
    player = start_match(open_page, server, "Yacht", seats={1: "you"})
    page = player.page
    check_faces_below_the_sheets(page, server.table.ui.match)
    player.play_until(lambda: "mark" in player.done)
    expect(page.locator("[data-slot='0']")).to_have_attribute("aria-label", re.compile("marked to roll again"))
    player.play_until(lambda: player.won)
    assert player.done["box"] >= 11 and player.done["again"] >= 9
    expect(page.locator(".sheets tbody td")).to_have_text([re.compile(r"\d")] * 11)
    points = page.locator(".sheets tbody td").all_text_contents()
    total = sum(int(text) for text in points)
    expect(page.locator(".sheets tfoot td")).to_have_text(str(total))
    expect(page.get_by_role("region", name="The match is over")).to_contain_text(f"{total} points")
    card = page.get_by_role("region", name="This match")
    expect(card.locator("dt").first).to_have_text("Best turn")
    expect(card.locator("dd").nth(1)).to_have_text(f"{max(int(text) for text in points)} points")
    card.get_by_role("button", name="Close the card").click()
    expect(card).to_be_hidden()


@pytest.mark.smoke
def test_dominoes_are_clicked_to_their_end(open_page, serve):
    server = serve(FAST)
    player = start_match(open_page, server, "Dominoes", 1)
    page = player.page
    speed_up_bots(player)
    expect(page.get_by_role("region", name="Seat 3, Mira").get_by_role("img").first).to_have_attribute(
        "aria-label", "hidden tile"
    )
    player.play_until(lambda: player.won)
    assert "end" in player.done
    tiles = page.locator(".scene .tile").evaluate_all("all => all.map(tile => tile.getBoundingClientRect().toJSON())")
    assert len(tiles) > 3
    assert not [(a, b) for at, a in enumerate(tiles) for b in tiles[at + 1 :] if has_overlap(a, b)]
    closed_arms = [arm for arm in server.table.ui.match.game.describe()["arms"] if arm.get("closed")]
    expect(page.locator(".scene .shut")).to_have_count(len(closed_arms))


def has_overlap(a, b) -> bool:
    """Return whether two rectangles overlap by more than the rounding of their edges."""
    overlap_width = min(a["right"], b["right"]) - max(a["left"], b["left"])
    overlap_height = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return overlap_width > 1.5 and overlap_height > 1.5


def test_a_rack_is_seen_by_its_own_seat_alone(open_page, serve):
    server = serve()
    table = start_match(open_page, server, "Dominoes", seats={1: "you", 4: "person"})
    tabs = {number: Player(open_page(), server.url).open(f"?seat={number}") for number in (1, 4)}
    turn = table.page.locator(".seatbtn.turn")
    expect(turn).to_have_count(1)
    button = int(turn.text_content() or "0")
    own_page, other_page = tabs[button].page, tabs[5 - button].page
    hidden_tile, open_tile = ".grab[data-die='?']", ".grab:not([data-die='?'])"
    expect(own_page.locator(open_tile)).to_have_count(6)
    expect(table.page.locator(hidden_tile)).to_have_count(6)
    rack = set(own_page.locator(open_tile).evaluate_all("all => all.map(tile => tile.dataset.die)"))
    assert not rack & set(
        other_page.locator("[data-face*='/']").evaluate_all("all => all.map(tile => tile.dataset.face)")
    )
    expect(table.page.get_by_role("button", name="I am alone")).to_have_count(0)
    own_page.keyboard.press("g")
    expect(own_page.locator(".oled canvas")).to_have_attribute("aria-label", re.compile("Rack: (?!a tile)"))
    for page in (other_page, table.page):
        assert "Rack" not in (page.locator(".oled canvas").get_attribute("aria-label") or "")


@pytest.mark.parametrize("game", ["Yacht", "Dominoes"])
def test_full_tables_fit(open_page, serve, game):
    seats: dict[int, str] = {1: "you"} | dict.fromkeys(range(2, 7), "gentle")
    player = start_match(open_page, serve(8), game, seats=seats, size=DESKTOP)
    player.play_until(lambda: player.is_visible(".hand.on"))
    page = player.page
    assert page.evaluate(FULL_SIZE) == [DESKTOP["width"], DESKTOP["height"]]
    set_size(page, PHONE)
    assert page.evaluate(FULL_SIZE)[0] == PHONE["width"]
    # On a desktop a smaller tray beside the tiles has smaller slots; there the ends are used.
    small_count = page.locator(".hand button, .well .hit, .end .hit, .seatbtn, .key").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width && Math.min(box.width, "
        "box.height) < 43.5).length"
    )
    assert small_count == 0


@pytest.mark.smoke
def test_the_dialog_knows_each_game_and_remembers_the_last(open_page, serve):
    player = Player(open_page(), serve().url).open()
    page = player.page
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Dice line").check(force=True)
    dialog.get_by_label("Seat 6", exact=True).select_option("gentle")
    expect(dialog.get_by_role("alert")).to_have_text("This game is for two players.")
    expect(dialog.get_by_role("button", name="Start")).to_be_disabled()
    dialog.get_by_label("Seat 4", exact=True).select_option("")
    dialog.get_by_label("Points to reach").fill("77")
    dialog.get_by_role("button", name="Start").click()
    expect(page.get_by_role("region", name="Score")).to_contain_text("first to 77")
    page.reload()
    page.wait_for_selector("html[data-online=true]")
    page.wait_for_selector(".how li", state="attached")
    page.get_by_role("button", name="New match").first.click()
    expect(dialog.get_by_role("radio", name="Dice line")).to_be_checked()
    expect(dialog.get_by_label("Points to reach")).to_have_value("77")
    dialog.get_by_role("radio", name="Yacht").check(force=True)
    expect(dialog.get_by_label("Points to reach")).to_have_count(0)


@pytest.mark.smoke
def test_the_chosen_game_begins_with_one_click(open_page, serve):
    page = Player(open_page(), serve(4).url).open().page
    page.get_by_role("group", name="Game").get_by_role("button", name="Dominoes").click()
    page.locator(".welcome [data-do=quick]").click()
    expect(page.locator("[data-view=match]")).to_have_attribute("data-game", "dominoes")


def test_hints_can_be_switched_off_and_help_shows_the_game_in_play(open_page, serve):
    player = start_match(open_page, serve(4), "Yacht", seats={1: "you"})
    page = player.page
    player.play_until(lambda: player.is_visible(".box.can"))
    expect(page.locator(".box.can b").first).to_be_visible()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog.get_by_label("Rules of")).to_have_value("yacht")
    expect(dialog).to_contain_text("eleven")
    dialog.get_by_label("Hints", exact=True).select_option("off")
    expect(page.locator("html")).to_have_attribute("data-hints", "off")
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator(".box.can b").first).to_be_hidden()


def list_laid_tiles(seed: int) -> tuple[list[dict], str]:
    """Return the tiles of a round of random players, in the order of play. The options depend on the seed."""
    rng = random.Random(seed)
    options = {"target": 1, "all_doublets": str(seed & 1), "reopen": "1"}
    players = [profile.Player(seat, "", "gentle") for seat in range(2 + seed % 5)]
    match = Match(profile.Profile("dominoes", players, options, False, seed))
    game, moves, laid_tiles = match.game, [], []
    while not game.over and game.hand == 0:
        open_moves = game.list_turn_moves()
        plays = [move for move in open_moves if decode_verb(move) in (PLAY, LEAD, REOPEN)]
        moves.append(rng.choice(plays or open_moves))
        match.enter(moves[-1])
        if game.hand == 0:
            laid_tiles = build_board_view(game, moves)["laid"]
    return laid_tiles, options["all_doublets"]


def test_tiles_never_lie_on_each_other(open_page, serve):
    page = Player(open_page(), serve().url).open().page
    hands = [list_laid_tiles(seed) for seed in range(24)]
    overlaps = page.evaluate(
        """async hands => {
          const { computeLayout } = await import('/games/dominoes/layout.js');
          return hands.filter(([laid, spreads]) => {
            const { tiles } = computeLayout(laid, spreads === '1', { w: 1e6, h: 1e6 });
            return tiles.length !== laid.length || tiles.some((a, at) => tiles.slice(at + 1).some(b =>
              a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h));
          }).length;
        }""",
        hands,
    )
    assert overlaps == 0
    assert max(len(laid_tiles) for laid_tiles, _ in hands) > 25
