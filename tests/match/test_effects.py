"""The effects of lines on seats: draws and lost turns by signs, penalties, challenges, catches, closed arms."""

import pytest
from helpers import create_game, enter_lines, make_basic, walk

from tray24 import games
from tray24.match.effects import capture_snapshot, find_effect
from tray24.rules.notation import parse_line


def list_effects(game, *lines):
    """Enter lines of text into a game; return the effects that they have on seats."""
    effects = []
    snapshot = capture_snapshot(game)
    for text in lines:
        line = parse_line(game, text)
        snapshot = capture_snapshot(game)
        game.enter(line)
        effects.append(find_effect(game, line, snapshot))
    return effects


def make_matching_game(name, hands, table, options=None, **position):
    """Return a game of center or line (`name`) in a position in which seats must match the die on the table."""
    hands = [list(hand) for hand in hands]
    if name == "line":
        hands[1] += ["b1"] * (11 - len(table) - len(hands[0]) - len(hands[1]))  # all eleven dice
    position |= {"line": table} if name == "line" else {"center": table[0]}
    position = {"turn": 0, "phase": "move", "hands": hands, **position}
    return games.load_game(name, len(hands), options, position)


def make_dominoes(racks, *ends, **position):
    """Return a game of dominoes in a position with these racks and these open ends."""
    position = {"turn": 0, "phase": "move", "doublets": ["y8/y8"], **position}
    return games.load_game(
        "dominoes", len(racks), {}, position | {"racks": racks, "arms": [{"end": end} for end in ends]}
    )


THREE = (["gS", "gR", "gD2", "g1", "g2"], ["b1", "b2"], ["b3", "b4"])


@pytest.mark.parametrize(
    ("line", "effect"),
    [
        ("0 play gS 1", ("skip", 1, 0, 0)),
        ("0 play gR 1", ("turn", -1, 0, 0)),
        ("0 play gD2 1", ("two", 1, 0, 2)),
        ("0 play g1 1", None),
    ],
)
def test_a_sign_happens_to_the_next_seat(line, effect):
    assert list_effects(make_basic(THREE, {"0": "g5"}), line) == [effect]


def test_against_the_direction_of_play_it_happens_to_the_seat_before():
    assert list_effects(make_basic(THREE, {"0": "g5"}, direction=-1), "0 play gS 1") == [("skip", 2, 0, 0)]


def test_where_nothing_is_left_to_draw_the_sign_costs_the_turn():
    game = make_dominoes([["g7/gD2", "r1/r2"], ["b1/b3"]], "g5", pile=0)
    assert list_effects(game, "0 play g7/gD2 gD2 0") == [("skip", 1, 0, 0)]


def test_with_two_seats_a_reverse_costs_the_turn():
    assert list_effects(make_basic(THREE[:2], {"0": "g5"}), "0 play gR 1") == [("skip", 1, 0, 0)]


@pytest.mark.parametrize("sign", ["gS", "gR", "g1"])
@pytest.mark.parametrize("target", [500, 1])
def test_the_sign_of_a_last_die_happens_to_nobody(sign, target):
    game = make_basic(([sign], ["b1", "b2"], ["b3"]), {"0": "g5"}, options={"target": target})
    assert list_effects(game, "0 play %s 1" % sign) == [None] and (game.over or game.hand == 1)


@pytest.mark.parametrize(
    ("game", "effect"), [("basic", ("two", 1, 0, 2)), ("center", None), ("line", ("two", 1, 0, 2))]
)
def test_dice_are_still_drawn_for_a_last_one_where_the_rules_say_so(game, effect):
    if game == "basic":
        assert list_effects(make_basic((["gD2"], ["b1"]), {"0": "g5"}), "0 play gD2 1") == [effect]
    else:
        assert list_effects(make_matching_game(game, (["gD2"], ["b1", "b2"]), ["g5", "g4", "g3"]), "0 play gD2") == [
            effect
        ]


def test_a_wild_four_happens_when_its_color_is_named():
    game = make_basic((["WD4", "b9"], ["b1"], ["b2"]), {"0": "g5"})
    assert list_effects(game, "0 play WD4 1", "0 color r") == [None, ("four", 1, 0, 4)]


def test_who_names_the_color_of_a_starting_wild_misses_nothing():
    for seats in (2, 3):
        game = enter_lines(
            create_game("basic", seats), "* rolloff " + " ".join(["r5", "b2", "b1"][:seats]), "* draw 0 0"
        )
        deals = ["* draw %d %s" % (seat % seats, " ".join(str(1 + 4 * seat + die) for die in range(4)))
                 for seat in range(1, seats + 1)]  # fmt: skip
        effects = list_effects(game, "* start W", "0 place 8", *deals, "1 color r")
        assert not any(effects), effects


@pytest.mark.parametrize(
    ("face", "seats", "effect"),
    [
        ("gS", 3, ("skip", 1, 0, 0)),
        ("gS", 2, ("skip", 1, 0, 0)),
        ("gR", 2, ("skip", 1, 0, 0)),
        ("gR", 3, ("turn", -1, 0, 0)),
        ("gD2", 3, ("two", 1, 0, 2)),
        ("g5", 3, None),
    ],
)
def test_a_starting_die_happens_once_all_dice_are_dealt(face, seats, effect):
    game = enter_lines(create_game("basic", seats), "* rolloff " + " ".join(["r5", "b2", "b1"][:seats]), "* draw 0 0")
    deals = ["* draw %d %s" % (seat % seats, " ".join(str(1 + 4 * seat + die) for die in range(4)))
             for seat in range(1, seats + 1)]  # fmt: skip
    effects = list_effects(game, "* start " + face, "0 place 8", *deals)
    assert effects[-1] == effect and not any(effects[:-1])


def test_a_catch_and_a_call():
    game = make_basic((["g1", "g2"], ["b1", "b2"], ["b3"]), {"0": "g5"})
    assert list_effects(game, "0 play g1 1", "2 catch 0") == [None, ("caught", 0, 2, 2)]
    game = make_basic((["g1", "g2"], ["b1", "b2"], ["b3"]), {"0": "g5"})
    assert list_effects(game, "0 uno") == [("uno", 0, 0, 0)]


def test_a_challenge_happens_to_who_was_wrong():
    hands = (["WD4", "g1", "b2"], ["b1"], ["b3"])
    lines = ("0 play WD4", "0 color r")
    assert list_effects(make_matching_game("center", hands, ["g5"]), *lines, "1 challenge") == [
        None,
        None,
        ("bluff", 0, 1, 4),
    ]
    assert list_effects(make_matching_game("center", hands, ["y5"]), *lines, "1 challenge") == [
        None,
        None,
        ("fair", 1, 0, 4),
    ]
    assert list_effects(make_matching_game("center", hands, ["g5"]), *lines, "1 accept") == [
        None,
        None,
        ("four", 1, 0, 4),
    ]


def test_the_effect_of_a_challenge_depends_on_its_verdict():
    hands = (["WD4", "?", "?"], ["b1"], ["b3"])
    for verdict, effect in (("legal", ("fair", 1, 0, 4)), ("illegal", ("bluff", 0, 1, 4))):
        game = make_matching_game("center", hands, ["g5"])
        lines = ("0 play WD4", "0 color r", "1 challenge", "* verdict " + verdict)
        assert list_effects(game, *lines) == [None, None, None, effect]


def test_in_line_dice_come_from_the_back_and_the_last_one_stays():
    hands = (["gD1", "gD2", "g1"], ["b1", "b2"])
    assert list_effects(make_matching_game("line", hands, ["g5", "g4", "g3"]), "0 play gD1") == [("one", 1, 0, 1)]
    assert list_effects(make_matching_game("line", hands, ["g5", "g4", "g3"]), "0 play gD2") == [("two", 1, 0, 2)]
    assert list_effects(make_matching_game("line", hands, ["g3"]), "0 play gD2") == [("two", 1, 0, 1)]


def test_in_line_a_turn_passes_where_nothing_fits():
    game = make_matching_game("line", (["r1", "r2"], ["b1", "b2"]), ["g5", "g4", "g3"])
    assert list_effects(game, "0 draw", "* roll 0 r1 r2 y1") == [None, ("stuck", 0, 0, 0)]


def test_tiles_have_the_sign_with_which_they_were_laid():
    def make_game(tile):
        return make_dominoes([[tile, "gR/gR", "b1/bD2"], ["bS/bS"], ["r2/rR"]], "g5", "y8")

    assert list_effects(make_game("y1/gS"), "0 play y1/gS gS 0") == [("skip", 1, 0, 0)]
    assert list_effects(make_game("y1/gS"), "0 play y1/gS y1 1") == [None]
    assert list_effects(make_game("g7/gD2"), "0 play g7/gD2 gD2 0") == [("two", 1, 0, 2)]


def test_arms_are_closed_and_at_last_all():
    racks = [["r3/DE", "gR/gR"], ["bS/bS"], ["r2/rR"]]
    assert list_effects(make_dominoes(racks, "r6", "g8"), "0 play r3/DE r3 0") == [("closed", -1, 0, 0)]
    assert list_effects(make_dominoes(racks, "r6"), "0 play r3/DE r3 0") == [("dead", -1, 0, 0)]
    assert list_effects(make_dominoes([racks[0][:1], *racks[1:]], "r6"), "0 play r3/DE r3 0") == [None]


def test_dice_that_go_back_are_an_effect():
    tray = {str(slot): "g5" for slot in range(24) if slot % 6 < 3}
    del tray["2"]
    game = make_basic((["g1", "g2"], ["b1"]), tray)
    assert list_effects(game, "0 play g1 2") == [("swept", -1, 0, 0)]


@pytest.mark.parametrize("name", ["basic", "center", "line", "dominoes", "yacht"])
def test_whole_matches_have_all_effects_of_their_game(name):
    seen_keys = set()
    for seed in range(10):
        game = create_game(name, 2)
        snapshot = capture_snapshot(game)
        last_line = None
        for line in walk(game, seed):
            if last_line is not None:
                effect = find_effect(game, last_line, snapshot)
                seen_keys.add(effect and effect[0])
                assert not effect or -1 <= effect[1] < game.seats
            snapshot = capture_snapshot(game)
            last_line = line
    keys = {
        "line": {"one", "two", "caught", "uno", "stuck"},
        "yacht": {None},
        "basic": {"skip", "two", "four", "swept"},
    }
    more_keys = {"closed", "blocked"} if name == "dominoes" else set()
    assert keys.get(name, {"skip", "two", "four", "bluff", "fair"} | more_keys) <= seen_keys
