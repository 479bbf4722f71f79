"""The page's log: a journal's lines as sentences."""

from simulator.log import Log

HEAD = "tray24 1\ngame basic\nseats 2\n# seat 0 0 - You\x85!\n---\n"
BEGIN = "* rolloff r5 y9\n* draw 1 0\n* start g4\n1 place 4\n* draw 0 1 2 3 4\n* draw 1 5 6 7 8\n"


class Journal:
    """One file that grows."""

    def __init__(self):
        self.text = HEAD

    def read(self, name):
        return self.text.encode() if self.text else None


def told(*more):
    journal = Journal()
    log = Log(journal)
    journal.text += BEGIN + "".join(line + "\n" for line in more)
    log.update(["You", "Mira"])
    return [entry.text for entry in log.entries]


def test_the_beginning_of_a_hand():
    assert told() == ["Roll-off: red 5, yellow 9. Mira starts.", "Mira starts hand 1 with green 4 in slot 4."]


def test_you_and_others_are_told_apart():
    said = told(
        "0 roll",
        "* roll 0 gS g2 b3 W",
        "0 play gS 3",
        "0 keep",
        "0 play W 5",
        "0 color r",
        "1 roll",
        "* roll 1 b1 b2 b3 y6",
    )
    assert said[2:] == [
        "You roll your four dice.",
        "You play green skip in slot 3. Mira is skipped.",
        "You play wild in slot 5 and name red.",
        "Mira rolls four dice.",
    ]


def test_drawn_dice_penalties_and_undo():
    said = told(
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
    assert said[3:] == [
        "You draw green +2: it fits.",
        "You play green +2 in slot 3.",
        "Mira draws two dice: red 1, wild.",
        "Taken back: You play green +2 in slot 3.",
    ]


def test_only_new_entries_are_given_and_a_new_match_begins_anew():
    journal = Journal()
    log = Log(journal)
    journal.text += "* rolloff r5 y9\n* dra"
    assert [entry.number for entry in log.update(["You", "Mira"])[1]] == [1]
    journal.text = HEAD + BEGIN
    anew, entries = log.update(["You", "Mira"])
    assert not anew and [entry.hand for entry in entries] == [1]
    journal.text = ""
    assert log.update(["You", "Mira"]) == (False, [])
    log.forget()
    journal.text = HEAD
    assert log.update(["You", "Mira"])[0] and log.entries == []


def test_what_is_no_record_is_passed_over():
    assert len(told("0 fly away", "0 roll")) == 2
