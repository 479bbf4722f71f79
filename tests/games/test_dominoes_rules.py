"""The rules of dominoes: effects of tiles, tiles that only their holders see, and a comparison of legal moves."""

import json
from pathlib import Path

import pytest
from helpers import create_game, enter_lines, list_legal_lines, walk
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import expect_refusal

from tray24 import games
from tray24.match.record import Replay, replay
from tray24.rules import notation
from tray24.rules.errors import RuleError
from tray24.rules.faces import HIDDEN, TILES, format_tile, parse_tile
from tray24.rules.moves import D_DRAW, D_FIRST, D_REVEAL, D_VERDICT, PH_MOVE

PAIRS = json.loads((Path(__file__).parent.parent / "data" / "dominoes.json").read_text())["tiles"]
Y8 = {"end": "y8", "doublet": True}
DEAD_END = {"end": "DE"}

seeds = st.integers(0, 1 << 32)
options = st.sampled_from(
    [{}, {"all_doublets": 1}, {"reopen": 1}, {"all_doublets": 1, "reopen": 1}, {"reopen": 1, "target": 40}]
)


def make_dominoes(racks, *ends, turn=0, options=None, **keys):
    """Return a game of dominoes in a position: `racks` of the seats, and an arm for each of `ends`.

    An end is a face as text, or a dict that describes the whole arm.
    """
    arms = [{"end": end} if isinstance(end, str) else end for end in ends]
    keys.update(racks=racks, arms=arms, turn=turn, phase=keys.get("phase", "move"))
    keys.setdefault("doublets", ["y8/y8"])
    return games.load_game("dominoes", len(racks), options, keys)


def draw_tiles(*racks, hand=0):
    """Return a game of dominoes in round `hand`, in which the seats have drawn the tiles with these ids."""
    game = games.load_game("dominoes", len(racks), None, {"turn": None, "phase": "draw", "hand": hand})
    return enter_lines(game, *["* draw %d %s" % (seat, ids) for seat, ids in enumerate(racks)])


def test_the_tiles_are_those_of_the_data():
    assert [format_tile(tile).split("/") for tile in range(TILES)] == PAIRS
    assert [parse_tile("/".join(pair)) for pair in PAIRS] == list(range(TILES))
    for text in ("r2/r1", "r1", "", "r1/r2/r3", "?/?"):
        with pytest.raises(ValueError):
            parse_tile(text)


def test_where_nobody_holds_a_doublet_seats_draw_until_one_has():
    game = draw_tiles("0 1 3 4 6 7", "8 9 10 11 13 14", hand=1)
    assert game.format_awaited_deal() == "* draw 1"
    enter_lines(game, "* draw 1 15")
    assert game.format_awaited_deal() == "* draw 0"
    enter_lines(game, "* draw 0 80")  # WD4/WD4 may not lead
    assert game.format_awaited_deal() == "* draw 1"
    enter_lines(game, "* draw 1 2")
    assert list_legal_lines(game) == {"1 lead r2/r2"}
    enter_lines(game, "1 lead r2/r2")
    assert (game.turn, game.starter, len(game.arms)) == (0, 1, 4)


def test_who_holds_both_highest_doublets_leads_the_one_she_likes():
    assert list_legal_lines(draw_tiles("2 3 4 6 7 70", "8 9 10 11 13 14")) == {"0 lead r2/r2", "0 lead b2/b2"}


def test_a_wild_matches_any_end_and_is_matched_by_its_declared_color_only():
    game = make_dominoes([["rD2/WD4", "b6/b7", "r1/r2"], ["WD4/WD4", "b1/b3", "r2/r6"]], "r7", Y8)
    enter_lines(game, "0 play rD2/WD4 rD2 0", "0 color b", "* draw 1 4 5")
    assert game.describe()["arms"][0] == {"end": "WD4=b", "doublet": False, "closed": False}
    assert list_legal_lines(game) == {"0 play b6/b7 b6 0", "0 play b6/b7 b7 0", "0 draw", "0 uno"}


def test_an_illegal_wd4_challenged_costs_its_player_four_and_the_challenger_nothing():
    game = make_dominoes([["g8/WD4", "r1/gR"], ["b1/b3", "b6/b7"]], "r7", Y8)
    enter_lines(game, "0 uno", "0 play g8/WD4 WD4 0", "1 challenge", "* draw 0 4 5 6 7")
    assert (game.turn, len(game.hands[0]), len(game.hands[1])) == (1, 5, 2)


def test_at_stake_are_no_more_tiles_than_the_pile_has():
    position = {"phase": "challenge", "active": "WD4", "legality": "illegal"}
    assert make_dominoes([["r1/r2"], ["y1/y1"]], "g8", **position).get_stakes() == (4, 4)
    assert make_dominoes([["r1/r2"], ["y1/y1"]], "g8", pile=0, **position).get_stakes() == (0, 0)


def test_a_caught_player_of_a_wd4_draws_before_it_is_challenged():
    game = make_dominoes([["g8/WD4", "r1/gR"], ["b1/b3", "b6/b7"]], "r7", Y8)
    enter_lines(game, "0 play g8/WD4 WD4 0", "1 catch 0", "* draw 0 2 3")
    assert list_legal_lines(game) == {"1 accept", "1 challenge"}
    enter_lines(game, "1 challenge", "* draw 0 4 5 6 7")
    assert (game.turn, len(game.hands[0])) == (1, 7)


def test_the_next_players_draw_ends_a_late_call_but_not_the_catch():
    game = make_dominoes([["r5/g4", "g2/g9"], ["b1/b3", "b6/b7", "y3/b4"], ["b2/b7", "b5/b5"]], "r7", Y8)
    enter_lines(game, "0 play r5/g4 r5 0", "1 draw", "* draw 1 55")
    assert list_legal_lines(game) == {"1 play g5/b2 g5 0", "1 pass", "1 catch 0", "2 catch 0"}
    enter_lines(game, "1 pass")
    assert game.catchable < 0


def test_a_late_call_ends_with_the_next_players_play_even_before_its_color():
    game = make_dominoes([["r5/g4", "g2/g9"], ["W/W", "b6/b7"], ["b2/b7", "b5/b5"]], "r7", Y8)
    enter_lines(game, "0 play r5/g4 r5 0", "0 uno")
    assert (game.catchable, game.called) == (-1, 0)
    enter_lines(game, "1 play W/W W 0")
    assert (game.catchable, game.called) == (1, -1)
    enter_lines(game, "1 uno")
    assert (game.catchable, game.called) == (-1, 1)


def test_accepting_is_no_first_action_so_that_a_late_call_and_the_catch_stay_open():
    game = make_dominoes([["g8/WD4", "b1/b3"], ["b6/b7", "b2/b7"], ["y1/y1", "y9/y9"]], "r7", Y8)
    enter_lines(game, "0 play g8/WD4 WD4 0", "1 accept", "* draw 1 4 5 6 7")
    assert {"0 uno", "1 catch 0", "2 catch 0"} < list_legal_lines(game)
    assert (game.turn, game.catchable) == (2, 0)


@pytest.mark.parametrize(("rack", "drawing_seat", "following_seat"), [("b1/b3", 2, 1), ("r1/gR", 0, 2)])
def test_a_challenge_is_decided_in_the_direction_that_runs(rack, drawing_seat, following_seat):
    game = make_dominoes([["g8/WD4", rack, "b6/b7"], ["y1/y1"], ["y9/y9"]], "r7", direction=-1)
    enter_lines(game, "0 play g8/WD4 WD4 0", "2 challenge", "* draw %d 4 5 6 7" % drawing_seat)
    assert (game.turn, len(game.hands[drawing_seat])) == (following_seat, 5 if drawing_seat else 6)


def test_a_last_wd4_is_not_challenged_and_the_next_in_the_direction_draws_four():
    game = make_dominoes([["g8/WD4"], ["y1/y1"], ["y9/y9"]], "r7", direction=-1)
    enter_lines(game, "0 play g8/WD4 WD4 0", "* draw 2 0 2 3 5")
    assert game.scores == [2 + 18 + (3 + 4 + 8 + 6), 0, 0]


def test_nobody_can_be_caught_while_the_last_d2_is_drawn_for():
    game = make_dominoes([["b1/b3"], ["rD2/y3"], ["b2/b7"]], "r7", turn=1, catchable=0)
    enter_lines(game, "1 play rD2/y3 rD2 0")
    assert (game.format_awaited_deal(), game.catchable) == ("* draw 2", -1)


def test_a_verdict_is_about_the_seat_that_challenged():
    game = make_dominoes([["?", "?"], ["y1/y1"], ["y9/y9"]], "r7", direction=-1)
    enter_lines(game, "0 play g8/WD4 WD4 0", "2 challenge", "* verdict legal")
    assert game.format_awaited_deal() == "* draw 2"


def test_a_reversal_as_the_last_dead_end_turns_no_direction_with_two_seats():
    game = make_dominoes([["yR/DE", "b6/b7"], ["W/W", "g4/g6"]], "y7", DEAD_END, options={"reopen": True})
    enter_lines(game, "0 play yR/DE yR 0", "1 reopen 0", "1 color g")
    assert (game.turn, game.direction) == (0, 1)


def test_a_hidden_rack_may_lead_any_numbered_doublet_that_nobody_is_known_to_hold():
    game = enter_lines(draw_tiles("? ? ? ? ? ?", "2 3 4 6 7 70"), "* first 0")
    assert {"0 lead r3/r3", "0 lead y9/y9"} < list_legal_lines(game)
    for line in ("0 lead r2/r2", "0 lead b2/b2", "0 lead W/W", "0 lead r1/gR"):
        with expect_refusal("D2"):
            enter_lines(game, line)
    game = enter_lines(draw_tiles("? ? ? ? ? ?", "2 3 4 6 7 70"), "* first 1")
    assert list_legal_lines(game) == {"1 lead r2/r2", "1 lead b2/b2"}


def test_a_hidden_tile_needs_an_arm():
    game = make_dominoes([["?", "?"], ["y1/y1"]], "r7")
    with expect_refusal("D4"):
        enter_lines(game, "0 play r1/r2 r1 1")


def make_short_pile(racks, *ends, pile=(), **keys):
    """Return a game of dominoes in which only the tiles of `pile` can be drawn; all others but those in racks are laid.

    The other arguments are those of `make_dominoes`.
    """
    held_tiles = [tile for rack in racks for tile in rack] + list(pile)
    table = [format_tile(tile) for tile in range(TILES) if format_tile(tile) not in held_tiles]
    return make_dominoes(
        racks, *ends, table=table, doublets=[tile for tile in table if len(set(tile.split("/"))) == 1], **keys
    )


def test_who_drew_the_last_tile_unseen_has_not_passed_as_if_it_was_seen_not_to_fit():
    unseen_game = make_short_pile([["r1/r2"], ["b1/b3"]], "y7", pile=["g4/g6"])
    enter_lines(unseen_game, "0 draw", "* draw 0 ?", "0 pass", "1 pass")
    seen_game = make_short_pile([["r1/r2"], ["b1/b3"]], "y7", pile=["g4/g6"])
    enter_lines(seen_game, "0 draw", "* draw 0 53", "1 pass")
    for game in (unseen_game, seen_game):
        assert (game.turn, game.hand, game.format_awaited_deal()) == (0, 0, "")
    enter_lines(unseen_game, "0 pass", "* reveal 0 g4/g6")
    enter_lines(seen_game, "0 pass")
    assert unseen_game.scores == seen_game.scores == [0, 13 - 4]


def test_a_hand_that_is_blocked_after_a_reopening_goes_to_the_lowest_rack():
    racks = [["r3/DE", "b6/b7"], ["W/W", "b1/b3"]]
    game = make_short_pile(racks, "r7", DEAD_END, options={"reopen": True})
    enter_lines(game, "0 play r3/DE r3 0", "1 reopen 0", "1 color y", "0 pass", "1 pass")
    assert game.scores == [0, 13 - 4]


def test_hidden_racks_are_asked_for_a_reopening_in_the_direction_that_runs():
    racks = [["r3/DE", "?"], ["?"], ["?", "?"]]
    game = make_dominoes(racks, "r7", DEAD_END, options={"reopen": True}, direction=-1)
    enter_lines(game, "0 play r3/DE r3 0")
    asked_seats = []
    while game.turn >= 0:
        asked_seats.append(game.turn)
        enter_lines(game, "%d pass" % game.turn)
    assert asked_seats == [2, 1, 0]
    assert game.format_awaited_deal() == "* reveal 0"


def test_a_hidden_doublet_is_not_played_onto_a_doublet():
    game = make_dominoes([["?", "?"], ["y1/y1"]], Y8, "r7")
    with expect_refusal("D3"):
        enter_lines(game, "0 play y7/y7 y7 0")
    enter_lines(game, "0 play r5/r5 r5 1")


def test_a_play_between_passes_restarts_their_count():
    game = make_dominoes([["r1/r2", "b1/b3"], ["b6/b7", "g4/g6"], ["g2/g9", "y3/g6"]], "r7", Y8, pile=0)
    enter_lines(game, "0 pass", "1 pass", "2 play y3/g6 y3 1", "0 pass", "1 pass")
    assert (game.turn, game.hand) == (2, 0)
    assert enter_lines(game, "2 pass").hand == 1


def test_undo_takes_back_arms_and_what_they_take():
    game = make_dominoes([["r1/r2", "y7/y7", "r5/r5"], ["b6/b7", "g4/g6"]], "r7", Y8, options={"all_doublets": True})
    match = Replay(game)
    state_before = game.describe(), list_legal_lines(game)
    match.enter_text("0 play y7/y7 y7 0")
    match.enter_text("* undo")
    assert (game.describe(), list_legal_lines(game)) == state_before


def test_the_lowest_number_leads_too():
    assert list_legal_lines(draw_tiles("0 1 3 4 6 7", "8 9 10 11 13 30")) == {"1 lead y1/y1"}


def test_nobody_can_be_caught_when_the_match_is_over():
    game = make_dominoes([["r3/DE", "b6/b7"], ["g7/g7"]], "r7", DEAD_END, options={"target": 14})
    assert enter_lines(game, "0 play r3/DE r3 0").describe()["catchable"] is None
    assert game.list_winners() == [0]


def test_the_last_tile_ends_the_hand_after_the_draw_of_its_d2():
    game = make_dominoes([["rD2/y3"], ["b1/b3"]], "r7", Y8)
    enter_lines(game, "0 play rD2/y3 rD2 0", "* draw 1 9 79")
    assert game.scores == [4 + 23 + 50, 0]
    assert game.format_awaited_deal() == "* draw 0"


def test_the_player_of_the_last_dead_end_scores_the_others_only():
    game = make_dominoes([["r3/DE", "b6/b7"], ["r1/r2", "W/W"], ["yR/DE"]], "r7", DEAD_END)
    enter_lines(game, "0 play r3/DE r3 0")
    assert game.scores == [3 + 50 + 30, 0, 0]


def test_a_declined_reopening_ends_the_hand():
    game = make_dominoes([["r3/DE", "b6/b7"], ["r1/r2", "W/W"], ["yR/DE"]], "r7", DEAD_END, options={"reopen": True})
    enter_lines(game, "0 play r3/DE r3 0")
    assert list_legal_lines(game) == {"1 reopen 0", "1 pass", "0 uno", "1 uno", "1 catch 0", "2 catch 0"}
    enter_lines(game, "1 pass")
    assert game.scores == [83, 0, 0]


def test_a_reopening_opens_three_arms_and_play_goes_on_beside_its_player():
    game = make_dominoes(
        [["yR/DE", "b6/b7", "g2/g9"], ["r1/r2"], ["W/W", "g4/g6"]], "y7", DEAD_END, options={"reopen": True}
    )
    enter_lines(game, "0 play yR/DE yR 0", "2 reopen 0", "2 color g")
    position = game.describe()
    assert position["arms"][2:] == [{"end": "W=g", "doublet": True, "closed": False}] * 3
    assert (position["direction"], position["turn"], position["catchable"]) == (-1, 1, 2)
    assert position["doublets"] == ["y8/y8", "W/W"]


def test_reopening_with_the_last_tile_goes_out():
    game = make_dominoes([["r3/DE", "b6/b7"], ["r1/r2"], ["W/W"]], "r7", DEAD_END, options={"reopen": True})
    enter_lines(game, "0 play r3/DE r3 0", "2 reopen 0")
    assert game.scores == [0, 0, 16]


def test_racks_that_only_their_holders_see():
    game = draw_tiles("? ? ? ? ? ?", "? ? ? ? ? ?")
    assert (game.format_awaited_deal(), game.describe()["phase"]) == ("* first", "rolloff")
    enter_lines(game, "* first 1", "1 lead g4/g4", "0 play g4/g6 g4 1", "1 draw", "* draw 1 ?")
    assert game.describe()["phase"] == "drawn"
    enter_lines(game, "1 play g8/WD4 WD4 0", "0 challenge")
    assert game.format_awaited_deal() == "* verdict"
    enter_lines(game, "* verdict illegal", "* draw 1 ? ? ? ?")
    assert (game.turn, len(game.hands[1]), game.count_pile()) == (0, 9, 81 - 3 - 5 - 9)
    for line in ("0 play g4/g9 g4 9", "0 play g4/g6 g6 1", "0 play y1/y1 y1 1", "* draw 0 ?", "0 play ? g4 1"):
        position = game.save()
        with pytest.raises(RuleError):
            enter_lines(game, line)
        assert game.save() == position


def test_where_nobody_holds_a_hidden_doublet_the_next_seat_draws():
    game = draw_tiles("? ? ? ? ? ?", "? ? ? ? ? ?", hand=1)
    with pytest.raises(RuleError):
        enter_lines(game, "* draw 0 ?")
    enter_lines(game, "* draw 1 ?", "* draw 0 ?", "* first 0", "0 lead y1/y1")
    assert (game.turn, [len(rack) for rack in game.hands], game.count_pile()) == (1, [6, 7], 81 - 14)


def test_a_position_without_a_pile_survives_saving():
    game = make_dominoes([["r5/g4", "b1/b3"], ["r1/r2", "?"]], "r7", Y8, pile=0)
    assert list_legal_lines(game) == {"0 play r5/g4 r5 0", "0 pass", "0 uno"}
    assert games.from_bytes(game.save()).describe() == game.describe()
    enter_lines(game, "0 pass", "1 pass", "* reveal 1 r3/r3")
    assert game.scores == [0, 13 - 9]


def test_hidden_racks_are_revealed_before_they_score():
    game = make_dominoes([["r5/g4"], ["?", "b1/b3", "?"]], "r7", Y8)
    enter_lines(game, "0 play r5/g4 r5 0")
    assert game.format_awaited_deal() == "* reveal 1"
    for line in ("* reveal 1 r1/r2", "* reveal 1 r2/r6 r1/r2", "* reveal 1 r5/g4 r1/r2", "* reveal 1 ? ?"):
        with pytest.raises(RuleError):
            enter_lines(game, line)
    enter_lines(game, "* reveal 1 r1/r2 r2/r6")
    assert game.scores == [3 + 8 + 4, 0]


def test_who_may_hold_the_wild_doublet_unseen_is_asked_for_a_reopening():
    game = make_dominoes([["r3/DE", "b6/b7"], ["?"], ["?", "?"]], "r7", DEAD_END, options={"reopen": True})
    enter_lines(game, "0 play r3/DE r3 0", "1 pass")
    assert (game.turn, game.describe()["phase"]) == (2, "reopen")
    enter_lines(game, "2 reopen 0", "2 color y")
    assert (game.turn, game.hidden) == (0, 2)


def test_a_hidden_rack_cannot_reopen_when_a_penalty_draw_shows_the_wild_doublet():
    game = make_dominoes([["r3/DE", "b6/b7"], ["?"], ["r1/r2"]], "r7", DEAD_END, options={"reopen": True})
    enter_lines(game, "0 play r3/DE r3 0", "2 catch 0", f"* draw 0 {parse_tile('g5/b2')} {parse_tile('W/W')}")
    assert (game.turn, list_legal_lines(game)) == (1, {"1 pass"})
    with expect_refusal("D16"):
        enter_lines(game, "1 reopen 0")
    enter_lines(game, "1 pass", "0 reopen 0", "0 color g")
    assert (game.turn, game.hidden) == (1, 1)


@pytest.mark.parametrize(
    "keys",
    [
        {"racks": [["r1/r2"], ["r1/r2"]]},
        {"racks": [["r1/r2"]]},
        {"racks": [["r2/r1"], []]},
        {"racks": [[5], []]},
        {"racks": [["r1/r2"], ["r2/r6"]], "arms": [{"end": "W"}]},
        {"racks": [["r1/r2"], ["r2/r6"]], "arms": [{"end": "r7", "closed": True}]},
        {"racks": [["r1/r2"], ["r2/r6"]], "arms": [{"end": "r0"}]},
        {"racks": [["r1/r2"], ["r2/r6"]], "arms": ["r7"]},
        {"racks": [["r1/r2"], ["r2/r6"]], "arms": [DEAD_END]},
        {"racks": [["r1/r2"], ["r2/r6"]], "pile": 5},
        {"racks": [["r1/r2"], ["r2/r6"]], "table": ["r1/r2"]},
        {"racks": [["r1/r2"], ["r2/r6"]], "hands": []},
        {"racks": [["r1/r2"], ["r2/r6"]], "phase": "drawn"},
        {"racks": [["r1/r2"], ["r2/r6", "W/W"]], "catchable": 1},
    ],
)
def test_positions_that_contradict_themselves_are_refused(keys):
    with pytest.raises(RuleError):
        games.load_game("dominoes", 2, None, {"turn": 0, "phase": "move", "arms": [Y8], **keys})


@given(st.sampled_from([2, 3, 6]), options, seeds)
@settings(max_examples=12)
def test_random_matches_keep_the_bounds_of_records(seats, given_options, seed):
    game = create_game("dominoes", seats, **given_options)
    for _ in walk(game, seed, 300):
        assert len(game.arms) <= 45 and max(map(len, game.hands)) <= 75
        if game.turn < 0:
            continue
        legal = [notation.format_line(game, move) for move in game.list_legal_moves()]
        assert legal and len(legal) <= 142 and len(set(legal)) == len(legal) and max(map(len, legal)) <= 26


def deal_hidden(game, rng):
    """Return a line of the dealer that the game waits for, with random values. The dealer does not see drawn tiles."""
    if game.wait == D_FIRST:
        return (D_FIRST, rng.randrange(game.seats), [])
    if game.wait == D_VERDICT:
        return (D_VERDICT, -1, [rng.randrange(2)])
    if game.wait == D_REVEAL:
        return (D_REVEAL, game.served, sorted(rng.sample(game.bag, game.due)))
    assert game.wait == D_DRAW
    return (D_DRAW, game.served, [HIDDEN] * game.due)


@given(st.sampled_from([2, 4]), seeds)
@settings(max_examples=15)
def test_matches_with_hidden_tiles_replay_to_the_same_state(seats, seed):
    import random

    rng = random.Random(seed)
    game = create_game("dominoes", seats, target=60, reopen=1)
    lines = ["tray24 1", "game dominoes", "seats %d" % seats, "option target=60", "option reopen=1", "---"]
    for _ in range(600):
        if game.over:
            break
        line = (
            deal_hidden(game, rng) if game.turn < 0 else rng.choice(game.list_legal_moves() + list_hidden_plays(game))
        )
        lines.append(notation.format_line(game, line))
        game.enter(line)
        assert game.count_pile() + sum(map(len, game.hands)) + len(game.table) == TILES
        assert games.from_bytes(game.save()).describe() == game.describe()
    _, match = replay(lines)
    assert match.game.save() == game.save()


def list_hidden_plays(game):
    """Return the legal plays of tiles that nobody is known to hold; [] if all tiles of the seat to move are known."""
    if HIDDEN not in game.hands[game.turn] or game.phase != PH_MOVE:
        return []
    return game.list_plays(game.turn, game.bag)


def test_a_color_still_to_be_declared_and_a_challenge_can_be_set_up():
    game = make_dominoes([["r1/r2", "g4/g6"], ["y1/y1"]], "W", "r5", phase="color", active="D2")
    assert list_legal_lines(game) == {"0 color %s" % color for color in "rygb"}
    enter_lines(game, "0 color g")
    assert (game.format_awaited_deal(), game.describe()["arms"][0]["end"]) == ("* draw 1", "W=g")
    for legality, draw_line in (("legal", "* draw 0"), ("illegal", "* draw 1"), ("untold", "* verdict")):
        game = make_dominoes([["r1/r2"], ["y1/y1"]], "g8", phase="challenge", legality=legality)
        assert game.describe()["active"] == "WD4"
        enter_lines(game, "0 challenge")
        assert game.format_awaited_deal() == draw_line


@pytest.mark.parametrize(
    ("ends", "keys", "text"),
    [
        (("r5",), {"phase": "color"}, "undeclared wild"),
        (("W",), {}, "a wild with its color"),
        (("W",), {"phase": "color", "active": "DE"}, "'active' must be"),
        (("r5",), {"phase": "challenge", "active": "S"}, "only a WD4"),
        (("r5",), {"phase": "challenge", "legality": "perhaps"}, "'legality' must be"),
        (("r5",), {"active": "S"}, "'active' is S"),
    ],
)
def test_what_cannot_be_declared_or_challenged_is_refused(ends, keys, text):
    with expect_refusal(text):
        make_dominoes([["r1/r2"], ["y1/y1"]], *ends, **keys)


def test_a_tile_that_made_a_wd4_illegal_is_named_with_its_color():
    game = enter_lines(make_dominoes([["g8/WD4", "r1/gR"], ["b1/b3", "b6/b7"]], "r7", Y8), "0 play g8/WD4 WD4 0")
    tile, color = game.find_proof()
    assert (format_tile(tile), color) == ("r1/gR", 1)  # an end was red; the green one came with the wild +4
    legal = enter_lines(make_dominoes([["g8/WD4", "g2/g9"], ["b1/b3", "b6/b7"]], "r7", Y8), "0 play g8/WD4 WD4 0")
    assert legal.find_proof() is None


def test_the_proof_of_a_bluff_is_what_was_held_when_it_was_made_not_what_a_catch_has_added():
    game = enter_lines(make_dominoes([["g8/WD4", "y5/g8"], ["b1/b3", "b6/b7"]], "r7", Y8), "0 play g8/WD4 WD4 0")
    _, color = game.find_proof()
    red = [parse_tile("r1/r2"), parse_tile("r1/gR")]
    enter_lines(game, "1 catch 0", "* draw 0 %d %d" % tuple(sorted(red)))
    assert color == 2 and game.find_proof()[1] == 2
