"""The end of a round with real dice: the dice that are left are entered; then the next round or the match's end."""

from real_script import RealScript

LAST = {"turn": 0, "phase": "move", "half": "left", "tray": {"7": "r7"}}


def start_last_turn(hands=(1, 2), table=None, **fields):
    """Start a match with real dice in which the first seat may play its last die.

    `hands` are the numbers of dice of the seats.
    """
    options = fields.pop("options", {})
    position = {**LAST, "hands": [["?"] * dice for dice in hands], **fields}
    return (table or RealScript()).start_real_match(len(hands), position, **options)


def test_what_is_left_is_entered_by_color_key_and_wheel_and_scored():
    table = start_last_turn().play_die("r5", 8)
    assert table.screen.prompt == "hue"
    assert table.is_shown("Its color? For a wild any")
    table.enter_face("b9").enter_face("W")
    assert table.screen.prompt == "check"
    assert table.is_shown("Right? Red: again")
    table.press("green")
    assert table.screen.name == "scores"
    assert table.game.scores == [59, 0]
    assert "* reveal 1 b9 W" in table.read_lines()


def test_the_wheel_of_a_hand_has_the_kinds_in_their_order_with_the_wilds_last():
    table = start_last_turn().play_die("r5", 8).press("yellow")
    assert table.is_shown("yellow 0")
    table.press("yellow")
    assert table.is_shown("wild +4")


def test_faces_entered_wrong_are_entered_again():
    table = start_last_turn().play_die("r5", 8).enter_face("b9").enter_face("b9").press("red")
    assert table.screen.entered_faces == []
    table.enter_face("b9").enter_face("g1").press("green")
    assert table.game.scores == [10, 0]


def test_each_seat_with_dice_is_asked_in_turn():
    table = start_last_turn((1, 1, 2)).play_die("r5", 8)
    assert table.screen.get_acting_seat() == 1
    table.enter_face("b9").press("green")
    assert table.screen.get_acting_seat() == 2
    table.enter_face("b1").enter_face("b2").press("green")
    assert table.game.scores == [12, 0, 0]


def test_a_last_draw_two_is_drawn_for_before_the_hands_are_entered():
    table = start_last_turn((1, 1)).play_die("rD2", 8)
    assert table.is_shown("Seat 2: draw 2 and roll")
    table.press("green")
    table.enter_face("b9").enter_face("b1").enter_face("b2").press("green")
    assert table.game.scores == [12, 0]


def test_who_never_rolled_rolls_now():
    position = {"turn": 0, "phase": "move", "half": "left", "tray": {"7": "r7"}, "hands": [["?"], ["-", "-"]]}
    table = RealScript().start_real_match(2, position).play_die("r5", 8)
    assert table.is_shown("Seat 2: roll all dice")
    table.press("green").enter_face("b9").enter_face("b1").press("green")
    assert table.game.scores == [10, 0]


def test_the_next_hand_begins_with_an_empty_tray():
    table = start_last_turn().play_die("r5", 8).enter_face("b9").enter_face("b1").press("green")
    table.press("green")
    assert table.screen.prompt == "guide"
    assert table.is_shown("Lift the 2 dice that blink")
    table.lift_dice(7, 8)
    assert table.is_shown("Draw, roll, put it anywhere")
    assert table.screen.get_acting_seat() == 1
    table.play_die("g4", 20)
    assert table.game.describe()["hand"] == 1
    assert table.tray == {"20": "g4"}


def test_dice_put_while_the_scores_are_read_are_seen_afterwards():
    table = start_last_turn().play_die("r5", 8).enter_face("b9").enter_face("b1").press("green")
    table.lift_dice(7, 8).place_die("y", 3)
    assert table.screen.name == "scores"
    table.press("green")
    assert table.screen.slot == 3


def test_the_match_ends_with_a_winner_and_its_record_is_kept():
    table = start_last_turn(options={"target": 5}).play_die("r5", 8).enter_face("b9").enter_face("b1").press("green")
    assert table.screen.name == "winner"
    table.press("green")
    assert table.ui.match is None
    assert [name for name in table.files.list_names() if name.endswith(".t24") and name != "match.t24"]


def test_undo_while_the_hands_are_entered_takes_back_the_last_die():
    table = start_last_turn().play_die("r5", 8).enter_face("b9").hold_button("red")
    if table.screen.name == "question":
        table.press("green")
    table.lift_dice(8).press("green")
    assert table.screen.prompt == "turn"
    assert table.count_dice() == [1, 2]
    assert table.screen.entered_faces == []


def test_without_sensors_the_next_hand_begins_when_the_tray_is_said_to_be_empty():
    table = start_last_turn(table=RealScript(sensors=False)).press("green").choose_item(8).enter_face("r5")
    table.enter_face("b9").enter_face("b1").press("green", "green")
    assert table.is_shown("Arrange 2 slots as lit")
    table.press("green")
    assert table.screen.items == tuple(range(24))


# Whole matches.
