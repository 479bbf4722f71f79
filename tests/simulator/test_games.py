"""All games but the tray game, played with messages to the server: whole matches, hidden racks, dice in slots."""

import json

import pytest
from browser import Browser, make_players, play_step, play_until

from simulator.web.page_data import describe_game
from tray24 import games
from tray24.match.dicesets import SETS
from tray24.pins import GREEN
from tray24.rules.faces import format_tile
from tray24.rules.moves import PH_MOVE
from tray24.ui.toolkit.lights import FULL


def start_match(page, game, people=(0,), bots=(2,), **options):
    page.send("new", game=game, players=make_players(*people, gentle=bots), options=options)
    page.send("speed", x=4)
    page.wait(3000)
    assert page.match["game"] == game
    return page


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [("center", (2, 4), {"target": 20}), ("line", (3,), {"target": 10}), ("dominoes", (2, 4), {"target": 10})],
)
def test_a_match_is_played_to_its_end(table, game, bots, options):
    page = start_match(Browser(table), game, bots=bots, **options)
    play_until(page, lambda: page.match["over"])
    assert page.match["winners"]
    page.wait(600)  # the log follows the journal, which is written a moment later
    assert page.log[-1]["text"].endswith("the match.")
    assert page.errors == []
    assert not table.tray.faults


def test_die_sets_are_labeled_with_the_game_whose_own_they_are():
    [choices] = [option["choices"] for option in describe_game("yacht", FULL)["options"] if option["name"] == "set"]
    assert choices == [["classic24", "Tray game: 24 dice"], ["center24", "Center die: 24 dice"]]


def test_the_die_set_that_the_page_chose_is_played_with_and_shown_for_the_next_match(table):
    page = start_match(Browser(table), "basic", set="center24")
    assert page.errors == []
    assert page.match["options"]["set"] == "center24"
    assert table.tray.firmware.ui.match.sides == SETS["center24"]
    page.send("new", game="basic", players=make_players(0, 2), options={"set": "line11"})
    assert "line11" in str(page.errors)


def test_real_dice_of_the_chosen_set_come_to_the_table(table):
    page = Browser(table)
    page.send("new", game="yacht", players=make_players(0, 2), options={"set": "center24"}, real=True)
    page.wait(3000)
    assert page.errors == []
    assert page.match["options"]["set"] == page.state["real"]["set"] == "center24"


def test_yacht_alone_fills_eleven_boxes(table):
    page = start_match(Browser(table), "yacht", bots=())
    assert page.match["board"]["words"][5] == "Chain of five"
    assert page.match["board"]["slots"] == list(range(6, 17))
    for _ in range(200):
        if page.match["over"]:
            break
        scores = [move for move in page.match["moves"] if move.startswith("score")]
        if scores:
            box_values = page.match["board"]["gives"]
            page.send("enter", line=max(scores, key=lambda move: box_values[move.split()[1]]))
        else:
            page.wait(60)
    page.wait(400)
    [sheet] = page.match["board"]["sheets"]
    assert len(sheet) == 11 and sum(sheet.values()) == page.match["seats"][0]["score"]
    assert page.log[-2]["text"].startswith("All boxes are written. Points: You: ")


def test_the_center_die_and_the_line_lie_where_the_light_is(table):
    page = start_match(Browser(table), "center", people=(0, 3), bots=())
    play_until(page, lambda: page.state["tray"]["screen"] == "play")
    page.wait(400)
    lit_slots = [slot for slot in range(24) if page.state["led"][slot * 6 : slot * 6 + 6] != "000000"]
    assert lit_slots == [page.match["board"]["slot"]]
    start_match(page, "line", people=(0, 3), bots=())
    play_until(page, lambda: len(page.match["board"]["line"]) > 2)
    page.wait(400)
    board = page.match["board"]
    assert len(board["slots"]) == len(board["line"])
    lit_slots = {slot for slot in range(24) if page.state["led"][slot * 6 : slot * 6 + 6] != "000000"}
    assert set(board["slots"]) <= lit_slots <= {*board["slots"], board["next"]}


def test_a_rack_reaches_no_other_tab(table):
    shared_tab, first_tab, second_tab = Browser(table), Browser(table, 0), Browser(table, 3)
    onlooker_tab = Browser(table, "onlooker")
    tabs = {0: first_tab, 3: second_tab}
    start_match(shared_tab, "dominoes", people=(0, 3), bots=())
    for _ in range(12):
        for tab in (first_tab, second_tab, onlooker_tab, shared_tab):
            tab.receive_news()
            tab.received = ""
        game = table.tray.firmware.ui.match.game
        if game.over or game.turn < 0:
            break
        own_button = [0, 3][game.turn]
        racks = [[format_tile(tile) for tile in rack] for rack in game.hands]
        tabs[own_button].wait(300)
        play_step(tabs[own_button])
        for tab in (first_tab, second_tab, onlooker_tab, shared_tab):
            tab.wait(300)
        laid_tiles = {tile["tile"] for tile in first_tab.match["board"]["laid"]}
        for seat, rack in enumerate(racks):
            other_tabs = [
                tab for tab in (first_tab, second_tab, onlooker_tab, shared_tab) if tab is not tabs[[0, 3][seat]]
            ]
            for tab in other_tabs:
                assert not [tile for tile in rack if tile not in laid_tiles and json.dumps(tile) in tab.received]
        assert not [
            tab.tab.place
            for tab in (first_tab, second_tab, onlooker_tab, shared_tab)
            if tab is not tabs[own_button] and "Rack: " in tab.received
        ]
    assert first_tab.match["board"]["laid"]
    assert first_tab.errors == second_tab.errors == []


def test_whoever_is_alone_before_the_tray_sees_her_rack_there(table):
    shared_tab = start_match(Browser(table), "dominoes", people=(0, 3), bots=())
    onlooker_tab = Browser(table, "onlooker")
    turn = shared_tab.match["turn"]
    assert not shared_tab.match["seats"][turn]["seen"] and shared_tab.match["moves"] == []
    shared_tab.press_button(GREEN, 100)
    onlooker_tab.receive_news()
    assert shared_tab.match["seats"][turn]["seen"] and shared_tab.match["moves"]
    assert "Rack: " in shared_tab.state["display_text"]
    assert "Rack: " not in onlooker_tab.state["display_text"]
    assert not onlooker_tab.match["seats"][turn]["seen"]


def test_a_tile_that_is_refused_stays_hidden_from_the_others(table):
    page = start_match(Browser(table), "dominoes")
    onlooker_tab = Browser(table, "onlooker")
    play_until(page, lambda: page.match["turn"] == 0 and any(move.startswith("play") for move in page.match["moves"]))
    fitting_tiles = {move.split()[1] for move in page.match["moves"] if move.startswith("play")}
    tile = next(
        die["tile"]
        for die in page.match["seats"][0]["dice"]
        if die["tile"] not in fitting_tiles and "DE" not in die["tile"]
    )
    onlooker_tab.receive_news()
    onlooker_tab.received = ""
    page.send("enter", line=f"play {tile} {tile.split('/')[0]} 0")
    onlooker_tab.receive_news()
    assert page.match["refused"]["rule"] in ("D3", "D4", "D6")
    assert "tries a tile" in onlooker_tab.log[-1]["text"] or "try a tile" in onlooker_tab.log[-1]["text"]
    assert tile not in onlooker_tab.received and onlooker_tab.match["refused"] is None


def test_hints_are_the_trays_setting_and_help_is_its_own(table):
    page = Browser(table)
    page.send("hints", level="off")
    assert page.state["tray"]["hints"] == "off"
    assert b"hints=off" in (table.tray.files.read("settings.txt") or b"")
    page.send("hints", level="loud")
    assert page.errors[-1].startswith('"level" is "loud": give "off"')
    help_pages = {game["name"]: game["help"] for game in page.state["games"]}
    assert tuple(help_pages) == games.list_games()
    assert all(len(paragraph) == 3 for paragraphs in help_pages.values() for paragraph in paragraphs)


@pytest.mark.parametrize(("old_line", "line"), [("yacht", "score yellow"), ("dominoes", "draw"), ("line", "play W")])
@pytest.mark.parametrize("new_line", ["basic", "center", "yacht"])
def test_a_line_that_comes_too_late_for_its_match_is_refused_to_its_tab_alone(table, old_line, line, new_line):
    page = start_match(Browser(table), old_line, people=(0, 3), bots=())
    table.handle_message(
        page.tab, json.dumps({"do": "new", "game": new_line, "players": make_players(0, 3), "real": False})
    )
    table.handle_message(page.tab, json.dumps({"do": "enter", "line": line}))
    page.wait(3000)
    assert page.match["game"] == new_line and page.match["refused"] is None
    assert len(page.errors) <= 1 and not table.tray.faults
    page.receive_news()
    assert not [entry for entry in page.log if "tries" in entry["text"] or "try" in entry["text"]]


def test_a_second_tile_that_comes_too_late_is_not_shown_to_the_next_player(table):
    shared_tab = start_match(Browser(table), "dominoes", people=(0, 3), bots=())
    tabs = {button: Browser(table, button) for button in (0, 3)}
    game = table.tray.firmware.ui.match.game
    while game.phase != PH_MOVE or len({move.split()[1] for move in tabs[3 * game.turn].match["moves"][:-1]}) < 2:
        play_step(tabs[3 * game.turn])
        for tab in tabs.values():
            tab.wait(400)
    turn = game.turn
    own_tab, other_tab = tabs[3 * turn], tabs[3 - 3 * turn]
    first_line, second_tab = list({move.split()[1]: move for move in own_tab.match["moves"][:-1]}.values())[:2]
    other_tab.received = shared_tab.received = ""
    for line in (first_line, second_tab):
        table.handle_message(own_tab.tab, json.dumps({"do": "enter", "line": line}))
    own_tab.wait(1500)
    for tab in (other_tab, shared_tab):
        tab.wait(1500)
        assert first_line.split()[1] in tab.received and second_tab.split()[1] not in tab.received


def test_what_was_refused_is_not_shown_in_another_match(table):
    page = start_match(Browser(table), "center", people=(0, 3), bots=())
    play_until(page, lambda: page.match["turn"] is not None)
    faces = {die["face"] for die in page.match["seats"][page.match["turn"]]["dice"]}
    page.send("enter", line=f"play {next(face for face in ('r1', 'g2', 'b3', 'y4', 'r5') if face not in faces)}")
    assert page.match["refused"]
    start_match(page, "basic", people=(0, 3), bots=())
    assert page.match["game"] == "basic" and page.match["refused"] is None
