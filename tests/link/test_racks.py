"""The lines of dominoes that the tray sends to a host: all that the people around the table see, and nothing else."""

import base64
import json
import random
from types import SimpleNamespace

import pytest

from simulator.tray.files import MemoryFiles
from simulator.tray.rig import Rig
from tray24.games.dominoes import racks
from tray24.link.state import PublicRecord
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.match.profile import Player, Profile
from tray24.match.record import Head, Replay
from tray24.pins import BUTTONS
from tray24.rules.faces import HIDDEN
from tray24.rules.moves import DRAW, PASS


class Host:
    """A host that reads the lines of the match over the link, from the first one on."""

    def __init__(self, match, files):
        tray = SimpleNamespace(journal_name=JOURNAL)
        self.public_record = PublicRecord(SimpleNamespace(files=files, tray=tray), match)
        self.head = Head()
        self.replay = None
        self.lines = []

    def read_lines(self):
        for line in self.public_record.iterate_lines():
            if line is not None:
                self.lines.append(line)
                if self.replay:
                    self.replay.enter_text(line)
                elif self.head.feed(line):
                    self.replay = Replay(self.head.create_game())

    @property
    def game(self):
        assert self.replay
        return self.replay.game


def describe_public(game):
    """Return what the people around the table see of a game of dominoes."""
    found = game.describe()
    for seat, rack in enumerate(found["racks"]):
        found["racks"][seat] = len(rack)
    if game.phase != 20:  # the rest is shown at the end of the match
        del found["pile"]
    for key in ("tile", "legality"):  # known only to its holder until it is announced at the table
        found.pop(key, None)
    return found, len(game.table), game.count_pile(), game.direction


def start_match(seats, seed, game="dominoes", **options):
    files = MemoryFiles()
    players = [Player(button, "", "") for button in range(seats)]
    return Match(Profile(game, players, options, seed=seed), files), files


def check_random_play(match, files, chance, lines, undo=0.0, reluctance=0.0):
    """Enter random lines and undos; check after each that the host knows what everybody can see, but no tile in a rack.

    `undo` is the probability of undos. With the probability `reluctance` a player draws or passes rather than plays.
    """
    host = Host(match, files)
    for _ in range(lines):
        if match.game.over:
            break
        if chance.random() < undo and match.can_undo:
            for _ in range(chance.choice((1, 1, 1, 2, 9))):
                if match.can_undo:
                    match.undo()
        else:
            moves = match.game.list_legal_moves()
            waiting = [move for move in moves if move >> 16 & 255 in (DRAW, PASS)]
            match.enter(chance.choice(waiting if waiting and chance.random() < reluctance else moves))
        host.read_lines()
        assert describe_public(host.game) == describe_public(match.game)
        assert match.game.over or all(set(rack) <= {HIDDEN} for rack in host.game.hands)
    return host


OPTIONS = [{}, {"all_doublets": "1"}, {"reopen": "1"}, {"all_doublets": "1", "reopen": "1"}]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_host_sees_what_those_around_the_table_see(seats, options):
    for seed in range(8):
        match, files = start_match(seats, seed, target=300, **options)
        host = check_random_play(match, files, random.Random(seed), 1200)
        assert host.game.count_finished_rounds() > 0
        assert not [line for line in host.lines if line.startswith("* draw") and set(line[8:]) - set("? ")]
        assert not [line for line in host.lines if line.startswith(("seed", "#"))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_that_are_blocked_end_for_the_host_when_they_end_for_the_tray(seats):
    blocked = 0
    for seed in range(12):
        match, files = start_match(seats, seed, target=200)
        host = check_random_play(match, files, random.Random(seed), 700, reluctance=0.93)
        passes = [line.endswith(" pass") for line in host.lines]
        blocked += any(all(passes[n : n + seats]) for n in range(len(passes)))
    assert blocked > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_lines_that_were_taken_back_are_told_and_taken_back(seats):
    for seed in range(6):
        match, files = start_match(seats, seed, reopen="1")
        host = check_random_play(match, files, random.Random(seed), 250, undo=0.12)
        assert "* undo" in host.lines
        late = Host(match, files)
        late.read_lines()
        assert late.lines == host.lines


def count_calls(monkeypatch, owner, name, what, counts):
    own = getattr(owner, name)

    def count_call(*arguments):
        if what(arguments):
            counts.append(name)
        return own(*arguments)

    monkeypatch.setattr(owner, name, count_call)


def test_a_slice_calls_the_rules_once_and_names_few_tiles(monkeypatch):
    """In a slice of time the link calls the rules only once: a call takes a Pico 2 to 4 ms, and a slice may take 5."""
    match, files = start_match(4, 2, target=200, reopen="1")
    check_random_play(match, files, random.Random(2), 250, undo=0.1)
    counts = []
    count_calls(monkeypatch, racks, "parse_line", lambda arguments: True, counts)
    count_calls(monkeypatch, racks, "format_line", lambda arguments: not isinstance(arguments[1], int), counts)
    count_calls(monkeypatch, racks, "_copy_fields", lambda arguments: True, counts)
    count_calls(monkeypatch, racks, "_restore_fields", lambda arguments: True, counts)
    count_calls(monkeypatch, Profile, "create_game", lambda arguments: True, counts)
    for name in ("play", "deal", "let_start"):
        count_calls(monkeypatch, type(match.game), name, lambda arguments: arguments[0] is not match.game, counts)
    names = []
    own = racks.format_line
    monkeypatch.setattr(racks, "format_line", lambda game, line: names.append(line) or own(game, line))
    called = set()
    for _ in Host(match, files).public_record.iterate_lines():
        assert len(counts) <= 1, counts
        called.update(counts)
        counts.clear()
    helpers = {"parse_line", "format_line", "_copy_fields", "_restore_fields", "create_game"}
    assert called >= helpers | {"play", "deal", "let_start"}
    assert max(len(line[2]) for line in names if not isinstance(line, int)) == 4


def test_the_display_is_dark_for_a_host_while_it_shows_a_rack():
    rig = Rig(seed=4)
    rig.boot()
    rig.start_match("", "", game="dominoes")
    host = rig.tray.serial.host
    host.write(b'{"id":1,"do":"watch","on":true,"what":["display"]}\n')
    chance = random.Random(2)
    dark = bytes(128)
    open_pages = {dark}
    hidden_ms = 0
    received = bytearray()
    for step in range(30_000):
        if step % 400 == 0:
            rig.fingers.start(rig.fingers.press_button(chance.randrange(BUTTONS)), lambda error: None)
        rig.wait_ms(1)
        received += host.read()
        ui = rig.ui
        hidden_ms += ui.screen.secret
        if ui.is_drawn and not ui.screen.secret:
            open_pages.update(bytes(ui.canvas.buffer[at : at + 128]) for at in range(0, 1024, 128))
    events = [json.loads(line) for line in received.split(b"\n") if line]
    pages = [base64.b64decode(event["data"]) for event in events if event.get("event") == "display"]
    assert hidden_ms > 5000 and len(pages) > 100
    assert set(pages) <= open_pages
    assert dark in pages


def test_no_rack_is_in_the_words_of_the_display_however_it_goes_on_while_they_are_put_together():
    rig = Rig(seed=4)
    rig.boot()
    rig.start_match("", "", game="dominoes")
    rack = rig.ui.say("rack_is", tiles="")
    host = rig.tray.serial.host
    host.write(b'{"id":0,"do":"state"}\n')
    chance = random.Random(2)
    answers = []
    received = b""
    for step in range(15_000):
        if step % 60 == 0:
            rig.fingers.start(rig.fingers.press_button(chance.randrange(BUTTONS)), lambda error: None)
        rig.wait_ms(1)
        received += host.read()
        if received.endswith(b"\n"):
            answers.append(json.loads(received)["ok"]["display"])
            received = b""
            host.write(b'{"id":0,"do":"state"}\n')
    assert answers.count([]) > 30
    open_words = [words[0] for words in answers if words]
    assert len(open_words) > 100
    assert not [words for words in open_words if rack in words]


def test_a_game_that_hides_and_cannot_say_what_is_for_everybody_tells_no_line():
    match, files = start_match(2, 7, "threes")
    assert match.game.hides
    tray = SimpleNamespace(journal_name=JOURNAL)
    assert [line for line in PublicRecord(SimpleNamespace(files=files, tray=tray), match).iterate_lines() if line] == []
