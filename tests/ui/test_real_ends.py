"""The end of a hand with real dice: the dice that are left are entered; the next hand, the end of the match."""

from real_script import Table

LAST = {"turn": 0, "phase": "move", "half": "left", "tray": {"7": "r7"}}


def last(hands=(1, 2), table=None, **more):
    """Start a match in which the first seat is to play its last die."""
    options = more.pop("options", {})
    given = {**LAST, "hands": [["?"] * dice for dice in hands], **more}
    return (table or Table()).real_match(len(hands), given, **options)


def test_what_is_left_is_told_by_color_key_and_wheel_and_scored():
    table = last().play("r5", 8)
    assert table.screen.kind == "hue"
    assert table.shows("Its color? For a wild any")
    table.tell("b9").tell("W")
    assert table.screen.kind == "check"
    assert table.shows("Right? Red: again")
    table.press("green")
    assert table.screen.name == "scores"
    assert table.game.scores == [59, 0]
    assert "* reveal 1 b9 W" in table.lines()


def test_the_wheel_of_a_hand_has_the_kinds_in_their_order_with_the_wilds_last():
    table = last().play("r5", 8).press("yellow")
    assert table.shows("yellow 0")
    table.press("yellow")
    assert table.shows("wild +4")


def test_faces_told_wrong_are_told_anew():
    table = last().play("r5", 8).tell("b9").tell("b9").press("red")
    assert table.screen.told == []
    table.tell("b9").tell("g1").press("green")
    assert table.game.scores == [10, 0]


def test_each_seat_with_dice_is_asked_in_turn():
    table = last((1, 1, 2)).play("r5", 8)
    assert table.screen.asked_seat() == 1
    table.tell("b9").press("green")
    assert table.screen.asked_seat() == 2
    table.tell("b1").tell("b2").press("green")
    assert table.game.scores == [12, 0, 0]


def test_a_last_draw_two_is_drawn_for_before_the_hands_are_told():
    table = last((1, 1)).play("rD2", 8)
    assert table.shows("Seat 2: draw 2 and roll")
    table.press("green")
    table.tell("b9").tell("b1").tell("b2").press("green")
    assert table.game.scores == [12, 0]


def test_who_never_rolled_rolls_now():
    given = {"turn": 0, "phase": "move", "half": "left", "tray": {"7": "r7"}, "hands": [["?"], ["-", "-"]]}
    table = Table().real_match(2, given).play("r5", 8)
    assert table.shows("Seat 2: roll all dice")
    table.press("green").tell("b9").tell("b1").press("green")
    assert table.game.scores == [10, 0]


def test_the_next_hand_begins_with_an_empty_tray():
    table = last().play("r5", 8).tell("b9").tell("b1").press("green")
    table.press("green")
    assert table.screen.kind == "guide"
    assert table.shows("Lift the 2 dice that blink")
    table.lift(7, 8)
    assert table.shows("Draw, roll, put it anywhere")
    assert table.screen.asked_seat() == 1
    table.play("g4", 20)
    assert table.game.describe()["hand"] == 1
    assert table.tray == {"20": "g4"}


def test_dice_put_while_the_scores_are_read_are_seen_afterwards():
    table = last().play("r5", 8).tell("b9").tell("b1").press("green")
    table.lift(7, 8).put("y", 3)
    assert table.screen.name == "scores"
    table.press("green")
    assert table.screen.slot == 3


def test_the_match_ends_with_a_winner_and_its_record_is_kept():
    table = last(options={"target": 5}).play("r5", 8).tell("b9").tell("b1").press("green")
    assert table.screen.name == "winner"
    table.press("green")
    assert table.ui.match is None
    assert [name for name in table.files.names() if name.endswith(".t24") and name != "match.t24"]


def test_undo_while_the_hands_are_told_takes_back_the_last_die():
    table = last().play("r5", 8).tell("b9").hold("red")
    if table.screen.name == "question":
        table.press("green")
    table.lift(8).press("green")
    assert table.screen.kind == "turn"
    assert table.counts() == [1, 2]
    assert table.screen.told == []


def test_without_sensors_the_next_hand_begins_when_the_tray_is_said_to_be_empty():
    table = last(table=Table(sensors=False)).press("green").take(8).tell("r5")
    table.tell("b9").tell("b1").press("green", "green")
    assert table.shows("Arrange 2 slots as lit")
    table.press("green")
    assert table.screen.items == tuple(range(24))


# Whole matches.
