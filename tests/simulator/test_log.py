"""The page's log and banner: the lines of a journal as sentences, and effects on seats in a few words."""

import re
from pathlib import Path

import pytest

from simulator.web.log.log import Log, create_log_writer
from simulator.web.log.log_writer import LogTexts, capture_position, format_banner, format_reason
from tray24 import games
from tray24.rules.errors import RuleError
from tray24.rules.faces import parse_tile
from tray24.rules.moves import PLAY

GOLDEN = Path(__file__).parents[1] / "golden"
HEAD = "tray24 1\ngame basic\nseats 2\n# seat 0 0 - You\x85!\n---\n"
BEGIN = "* rolloff r5 y9\n* draw 1 0\n* start g4\n1 place 4\n* draw 0 1 2 3 4\n* draw 1 5 6 7 8\n"


class Journal:
    """A fake of the file of a journal, whose text grows."""

    def __init__(self):
        self.text = HEAD

    def read(self, name):
        return self.text.encode() if self.text else None


def log_lines(*lines):
    journal = Journal()
    log = Log(journal)
    journal.text += BEGIN + "".join(line + "\n" for line in lines)
    log.update(["You", "Mira"])
    return [entry.text for entry in log.entries]


def list_hand_endings(record, *names):
    """Return the log's sentences at the end of each round of a record in tests/golden. `names` are the players."""
    journal = Journal()
    journal.text = (GOLDEN / record).read_text()
    log = Log(journal)
    log.update(list(names))
    return [entry.text for entry in log.entries if "is over" in entry.text]


def test_the_beginning_of_a_hand():
    assert log_lines() == ["Roll-off: red 5, yellow 9. Mira starts.", "Mira starts hand 1 with green 4 in slot 4."]


def test_you_and_others_are_distinguished():
    texts = log_lines(
        "0 roll",
        "* roll 0 gS g2 b3 W",
        "0 play gS 3",
        "0 keep",
        "0 play W 5",
        "0 color r",
        "1 roll",
        "* roll 1 b1 b2 b3 y6",
    )
    assert texts[2:] == [
        "You roll your four dice.",
        "You play green skip in slot 3. Mira is skipped.",
        "You play wild in slot 5 and name red.",
        "Mira rolls four dice.",
    ]


@pytest.mark.parametrize(("face", "text"), [("r4", "red 4"), ("W=b", "blue wild"), ("gD2", "green +2")])
def test_the_face_in_a_refusal_is_named_in_words(face, text):
    error = RuleError("C3", "match_color_or_kind", face=face, onto="r5")
    assert format_reason(error, []) == f"{text} has neither the color nor the sign of red 5"


def test_a_refusal_names_the_seat_by_its_player_and_by_its_number_once_the_match_is_left():
    error = RuleError("", "turn_of_seat", seat=1)
    assert format_reason(error, ["Ida", "Jon"]) == "it is the turn of Jon"
    assert format_reason(error, []) == "it is the turn of seat 1"


def test_a_match_that_logged_nothing_leaves_the_next_one_its_log():
    journal = Journal()
    log = Log(journal)
    log.update(["You", "Mira"])
    journal.text = ""
    log.update(["You", "Mira"])
    log.end_match()
    journal.text = HEAD + BEGIN
    log.update(["You", "Mira"])
    assert [entry.text for entry in log.entries] == [
        "Roll-off: red 5, yellow 9. Mira starts.",
        "Mira starts hand 1 with green 4 in slot 4.",
    ]


def test_who_gets_another_name_does_not_leave():
    texts = log_lines("# seat 0 2 - Jo # n # 00a1b2c3", "# seat 0 2 -  # 00a1b2c3", "# seat 0 2 sharp ")
    assert texts[2:] == [
        "The player at seat 3 is now called Jo # n.",
        "The player at seat 3 no longer has a name.",
        "The player at seat 3 leaves. A bot takes over.",
    ]


def test_a_hand_of_a_best_of_three_counts_hands_and_no_points():
    assert list_hand_endings("line/line-001.t24", "You", "Mira") == [
        "Hand 1 is over. Hands won: You: 0, Mira: 1.",
        "Hand 2 is over. Hands won: You: 1, Mira: 1.",
        "Hand 3 is over. Hands won: You: 1, Mira: 2.",
    ]


def test_the_points_of_a_hand_stand_apart_from_names_that_end_in_numbers():
    first_ending = list_hand_endings("center/center-000.t24", "Ann", "Ida", "Mira")[0]
    assert re.fullmatch(r"Hand 1 is over\. Points: (Ann|Ida|Mira): \d+\.", first_ending), first_ending


def test_a_wild_taken_back_with_its_color_is_logged_once():
    texts = log_lines("0 roll", "* roll 0 gS g2 b3 W", "0 play W 5", "0 color r", "* undo", "* undo")
    assert texts[-2:] == ["You play wild in slot 5 and name red.", "Taken back: You play wild in slot 5 and name red."]


def test_drawn_dice_penalties_and_undo():
    texts = log_lines(
        "0 roll",
        "* roll 0 r1 r2 b3 y5",
        "0 draw",
        "* draw 0 10",
        "* roll 0 gD2",
        "0 play gD2 3",
        "* draw 1 11 12",
        "* roll 1 r1 W",
        "* undo",
    )
    assert texts[3:] == [
        "You draw green +2: it fits.",
        "You play green +2 in slot 3.",
        "Mira draws two dice: red 1, wild.",
        "Taken back: You play green +2 in slot 3.",
    ]


def test_a_draw_and_a_roll_that_are_taken_back_are_logged():
    texts = log_lines("0 roll", "* roll 0 r1 r2 b3 y5", "0 draw", "* draw 0 10", "* roll 0 gD2", "* undo", "* undo")
    assert texts[-3:] == [
        "You draw green +2: it fits.",
        "Taken back: You draw green +2: it fits.",
        "Taken back: You roll your four dice.",
    ]


def test_only_new_entries_are_given_and_a_new_match_begins_anew():
    journal = Journal()
    log = Log(journal)
    journal.text += "* rolloff r5 y9\n* dra"
    assert [entry.number for entry in log.update(["You", "Mira"])[1]] == [1]
    journal.text = HEAD + BEGIN
    is_new, entries = log.update(["You", "Mira"])
    assert not is_new and [entry.hand for entry in entries] == [1]
    journal.text = ""
    assert log.update(["You", "Mira"]) == (False, [])
    log.end_match()
    journal.text = HEAD
    assert log.update(["You", "Mira"])[0] and log.entries == []


def test_what_is_no_record_is_passed_over():
    assert len(log_lines("0 fly away", "0 roll")) == 2


def log_game(game, text, names=("You", "Mira"), options=""):
    journal = Journal()
    log = Log(journal)
    journal.text = f"tray24 1\ngame {game}\nseats {len(names)}\n{options}---\n{text}"
    log.update(list(names))
    return [(entry.face, entry.text) for entry in log.entries]


def test_center_logs_the_center_die_and_what_becomes_of_a_challenge():
    text = """* rolloff r5 b2
* draw 0 0
* start r3
* draw 0 1 2 3 4 5
* roll 0 r4 WD4 b1 b2 b3
* draw 1 6 7 8 9 10
* roll 1 y1 y2 y3 y4 g3
0 play WD4
0 color y
1 challenge
* draw 0 11 12 13 14
* roll 0 r1 r2 b4 b5
1 reroll
* roll 1 y1 y2 y5 y4 g4
1 draw
* draw 1 15
* roll 1 r6
1 pass
"""
    assert log_game("center", text)[1:] == [
        ("r3", "Hand 1: the center die is red 3."),
        ("WD4", "You play wild +4 and name yellow."),
        (
            None,
            "Mira challenges the wild +4: it was not allowed, and you take it back. It was a bluff: red 4 fits red 3.",
        ),
        (None, "You draw four dice: red 1, red 2, blue 4, blue 5."),
        (None, "Mira rolls five dice again."),
        ("r6", "Mira draws red 6: it fits."),
        (None, "Mira keeps it."),
    ]


def test_line_logs_what_is_taken_from_the_back():
    text = """* draw 0 0 1 2 3 4
* draw 1 5 6 7 8 9
* rolloff r5 b2
* roll 0 r1 rD1 r3 b1 b2
* roll 1 y5 y2 y3 y4 g5
* start r2
0 play r1
1 draw
* roll 1 y5 y2 y3 y4 g5 g4
0 play r3
1 play y3
0 draw
* roll 0 rD1 yD1 b4 b5
0 play yD1
* roll 1 y5 y2 y4 g5 g4 g3
"""
    assert log_game("line", text) == [
        (None, "Roll-off: red 5, blue 2. You start."),
        ("r2", "Hand 1: the line begins with red 2."),
        ("r1", "You play red 1."),
        ("r2", "Mira takes red 2 from the back and rolls all dice."),
        (None, "Nothing fits: Mira passes."),
        ("r3", "You play red 3."),
        ("y3", "Mira plays yellow 3."),
        ("r1", "You take red 1 from the back and roll all dice."),
        ("yD1", "You play yellow +1. Mira takes a die from the back and misses the turn."),
    ]


def test_yacht_logs_rolls_and_boxes():
    text = """* draw 0 0 1 2 3 4
* roll 0 r1 r2 W b1 b2
0 reroll 1 3
* roll 0 g7 g8
0 score two
* draw 0 0 1 2 3 4
* roll 0 r1 r2 W b1 b2
0 zero wild
"""
    assert [text for _, text in log_game("yacht", text, ["You"])] == [
        "You roll red 1, red 2, wild, blue 1, blue 2.",
        "You roll two dice again: green 7, green 8.",
        "You write 20 in Two alike.",
        "You roll red 1, red 2, wild, blue 1, blue 2.",
        "You write a zero in Wilds.",
    ]


def test_dominoes_are_laid_with_one_marking_at_an_open_end():
    position = {
        "turn": 0,
        "arms": [{"end": "y9"}, {"end": "b8"}, {"end": "g8", "doublet": True}, {"end": "g8", "doublet": True}],
        "doublets": ["g8/g8"],
        "racks": [["y6/b5", "r9/b8", "r1/r2"], ["y1/y1"]],
    }
    sentences = []
    for name, marking, arm in (("y6/b5", 0, 0), ("r9/b8", 1, 1)):
        game = games.load_game("dominoes", 2, {}, position)
        log_writer = create_log_writer("dominoes")
        log_writer.names = ["Ann", "Ida"]
        move = game.encode_move(PLAY, parse_tile(name), marking, arm)
        old_position = capture_position(game)
        assert log_writer.compose_before(game, move) is None
        game.play(move)
        sentences.append(log_writer.compose_after(game, move, old_position)[0])
    assert sentences[0].startswith("Ann lays yellow 6 / blue 5 with yellow 6 at yellow 9.")
    assert sentences[1].startswith("Ann lays red 9 / blue 8 at blue 8.")


def test_a_starting_die_that_is_rolled_again_is_logged():
    text = "* rolloff r5 b2\n* draw 0 0\n* start WD4\n* start r3\n0 place 8\n"
    assert log_game("basic", text)[1:3] == [
        ("WD4", "You roll wild +4 to start: that is rolled again."),
        ("r3", "You start hand 1 with red 3 in slot 8."),
    ]


# The banner.

DEALT = "* draw 1 1 2 3 4\n* draw 2 5 6 7 8\n* draw 0 9 10 11 12\n"


def list_sentences(text):
    """Return the log's sentences and banners for these lines of a match of three."""
    journal = Journal()
    log = Log(journal)
    journal.text = "tray24 1\ngame basic\nseats 3\n---\n* rolloff r5 y1 y2\n* draw 0 0\n" + text
    log.update(["You", "Mira", "Tom"])
    return [entry.text for entry in log.entries][1:], [entry.banner for entry in log.entries if entry.banner]


@pytest.mark.parametrize(
    ("face", "text", "banner"),
    [
        ("gS", "Mira is skipped.", ("You skip Mira", 1)),
        ("gR", "Play turns to the right.", ("Play turns round", -1)),
    ],
)
def test_the_effect_of_a_starting_die_is_logged_when_all_dice_are_dealt(face, text, banner):
    texts, banners = list_sentences(f"* start {face}\n0 place 8\n{DEALT}")
    assert texts[-1] == text and banners == [banner]


def test_the_dice_for_a_starting_draw_two_are_announced():
    texts, banners = list_sentences(f"* start gD2\n0 place 8\n{DEALT}* draw 1 13 14\n2 roll\n* roll 2 g1 g2 g3 g4\n")
    assert banners == [("Your +2: Mira draws two", 1)]
    assert texts[-1] == "Tom rolls four dice."


def test_a_skip_as_the_last_die_skips_nobody():
    turn_lines = "1 roll\n* roll 1 gS g2 g3 g4\n1 play g2 7\n2 roll\n* roll 2 b1 b2 b3 g5\n2 play g5 6\n"
    turn_lines += "0 roll\n* roll 0 r1 g6 r2 r3\n0 play g6 2\n1 keep\n1 play g3 1\n2 roll\n* roll 2 g1 b2 b3\n"
    turn_lines += "2 play g1 12\n0 roll\n* roll 0 g7 b2 r3\n0 play g7 13\n1 keep\n1 uno\n1 play g4 14\n"
    turn_lines += "2 roll\n* roll 2 g1 b2\n2 uno\n2 play g1 0\n0 roll\n* roll 0 g8 r3\n0 uno\n0 play g8 18\n"
    texts, banners = list_sentences(f"* start g0\n0 place 8\n{DEALT}{turn_lines}1 keep\n1 play gS 19\n")
    assert texts[-2:] == ["Mira plays green skip in slot 19.", "Hand 1 is over. Points: Mira: 5."]
    assert {text for text, _ in banners} == {"Mira: UNO!", "Tom: UNO!", "UNO!"}


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (("two", 0, 1, 2), "Mira +2: you draw two"),
        (("skip", 0, 2, 0), "Tom skips you"),
        (("caught", 0, 2, 2), "Tom catches you: you draw two"),
        (("caught", 1, 0, 0), "You catch Mira: give a die"),
        (("bluff", 1, 0, 4), "A bluff: Mira draws four"),
        (("fair", 0, 1, 4), "No bluff: you draw four"),
        (("four", 2, 1, 0), "Mira +4: Tom draws nothing"),
        (("stuck", 0, 0, 0), "Nothing fits: you pass"),
        (("blocked", -1, 0, 0), "Nobody can play on"),
    ],
)
def test_the_banner_names_who_caused_it(effect, text):
    assert format_banner(LogTexts(), effect, ["You", "Mira", "Tom"]) == (text, effect[1])


def test_the_dice_line_says_take_where_other_games_draw():
    seats = ["You", "Mira"]
    assert format_banner(LogTexts("line-log"), ("two", 1, 0, 2), seats) == ("Your +2: Mira takes two", 1)
    assert format_banner(LogTexts("line-log"), ("caught", 0, 1, 2), seats) == ("Mira catches you: you take two", 0)
    assert format_banner(LogTexts("line-log"), ("caught", 0, 1, 0), seats) == ("Mira catches you and gives a die", 0)


def test_nothing_is_no_banner():
    assert format_banner(LogTexts(), None, ["You", "Mira"]) is None
