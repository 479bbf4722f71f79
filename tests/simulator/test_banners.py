"""Effects on seats in the log and on the banner, which tell what the display tells."""

import pytest

from simulator.web.log.happenings import banner_words
from simulator.web.log.log import Log

DEALT = "* draw 1 1 2 3 4\n* draw 2 5 6 7 8\n* draw 0 9 10 11 12\n"


class Journal:
    """The journal of a match of three, as the tray keeps it."""

    def __init__(self, text):
        self.text = "tray24 1\ngame basic\nseats 3\n---\n* rolloff r5 y1 y2\n* draw 0 0\n" + text

    def read(self, name):
        return self.text.encode()


def told(text):
    """Return the sentences of these lines, and the banners."""
    _, entries = Log(Journal(text)).update(["You", "Mira", "Tom"])
    return [entry.text for entry in entries][1:], [entry.banner for entry in entries if entry.banner]


@pytest.mark.parametrize(
    ("face", "words", "banner"),
    [
        ("gS", "Mira is skipped.", ("You skip Mira", 1)),
        ("gR", "Play turns to the right.", ("Play turns round", -1)),
    ],
)
def test_the_effect_of_a_starting_die_is_told_when_all_dice_are_dealt(face, words, banner):
    said, banners = told(f"* start {face}\n0 place 8\n{DEALT}")
    assert said[-1] == words and banners == [banner]


def test_the_dice_for_a_starting_draw_two_are_told():
    said, banners = told(f"* start gD2\n0 place 8\n{DEALT}* draw 1 13 14\n2 roll\n* roll 2 g1 g2 g3 g4\n")
    assert banners == [("Your +2: Mira draws two", 1)]
    assert said[-1] == "Tom rolls four dice."


def test_a_skip_as_the_last_die_skips_nobody():
    turns = "1 roll\n* roll 1 gS g2 g3 g4\n1 play g2 7\n2 roll\n* roll 2 b1 b2 b3 g5\n2 play g5 6\n"
    turns += "0 roll\n* roll 0 r1 g6 r2 r3\n0 play g6 2\n1 keep\n1 play g3 1\n2 roll\n* roll 2 g1 b2 b3\n"
    turns += "2 play g1 12\n0 roll\n* roll 0 g7 b2 r3\n0 play g7 13\n1 keep\n1 uno\n1 play g4 14\n"
    turns += "2 roll\n* roll 2 g1 b2\n2 uno\n2 play g1 0\n0 roll\n* roll 0 g8 r3\n0 uno\n0 play g8 18\n"
    said, banners = told(f"* start g0\n0 place 8\n{DEALT}{turns}1 keep\n1 play gS 19\n")
    assert said[-2:] == ["Mira plays green skip in slot 19.", "Hand 1 is over. Points: Mira: 5."]
    assert {words for words, _ in banners} == {"Mira: UNO!", "Tom: UNO!", "UNO!"}


@pytest.mark.parametrize(
    ("happened", "words"),
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
def test_the_banner_names_who_caused_it(happened, words):
    assert banner_words(happened, ["You", "Mira", "Tom"]) == (words, happened[1])


def test_nothing_is_no_banner():
    assert banner_words(None, ["You", "Mira"]) is None
