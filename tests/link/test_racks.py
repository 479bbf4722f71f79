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
    public_state = game.describe()
    for seat, rack in enumerate(public_state["racks"]):
        public_state["racks"][seat] = len(rack)
    if game.phase != 20:  # the rest is shown at the end of the match
        del public_state["pile"]
    for key in ("tile", "legality"):  # known only to its holder until it is announced at the table
        public_state.pop(key, None)
    return public_state, len(game.table), game.count_pile(), game.direction


def start_match(seats, seed, game="dominoes", **options):
    files = MemoryFiles()
    players = [Player(button, "", "") for button in range(seats)]
    return Match(Profile(game, players, options, seed=seed), files), files


def check_random_play(match, files, rng, lines, undo_probability=0.0, passing_probability=0.0):
    """Enter random lines and undos; check after each that the host knows what everybody can see, but no tile in a rack.

    `passing_probability` is how often a player draws or passes rather than plays.
    """
    host = Host(match, files)
    for _ in range(lines):
        if match.game.over:
            break
        if rng.random() < undo_probability and match.can_undo:
            for _ in range(rng.choice((1, 1, 1, 2, 9))):
                if match.can_undo:
                    match.undo()
        else:
            moves = match.game.list_legal_moves()
            waiting_moves = [move for move in moves if move >> 16 & 255 in (DRAW, PASS)]
            match.enter(rng.choice(waiting_moves if waiting_moves and rng.random() < passing_probability else moves))
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
    blocked_rounds = 0
    for seed in range(12):
        match, files = start_match(seats, seed, target=200)
        host = check_random_play(match, files, random.Random(seed), 700, passing_probability=0.93)
        are_passes = [line.endswith(" pass") for line in host.lines]
        blocked_rounds += any(all(are_passes[n : n + seats]) for n in range(len(are_passes)))
    assert blocked_rounds > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_lines_that_were_taken_back_are_sent_and_taken_back(seats):
    for seed in range(6):
        match, files = start_match(seats, seed, reopen="1")
        host = check_random_play(match, files, random.Random(seed), 250, undo_probability=0.12)
        assert "* undo" in host.lines
        late_host = Host(match, files)
        late_host.read_lines()
        assert late_host.lines == host.lines


def count_calls(monkeypatch, owner, name, is_counted, calls):
    original = getattr(owner, name)

    def count_call(*arguments):
        if is_counted(arguments):
            calls.append(name)
        return original(*arguments)

    monkeypatch.setattr(owner, name, count_call)


def test_a_slice_calls_the_rules_once_and_names_few_tiles(monkeypatch):
    """In a slice of time the link calls the rules only once: a call takes a Pico 2 to 4 ms, and a slice may take 5."""
    match, files = start_match(4, 2, target=200, reopen="1")
    check_random_play(match, files, random.Random(2), 250, undo_probability=0.1)
    calls = []
    count_calls(monkeypatch, racks, "parse_line", lambda arguments: True, calls)
    count_calls(monkeypatch, racks, "format_line", lambda arguments: not isinstance(arguments[1], int), calls)
    count_calls(monkeypatch, racks, "_copy_fields", lambda arguments: True, calls)
    count_calls(monkeypatch, racks, "_restore_fields", lambda arguments: True, calls)
    count_calls(monkeypatch, Profile, "create_game", lambda arguments: True, calls)
    for name in ("play", "deal", "let_start"):
        count_calls(monkeypatch, type(match.game), name, lambda arguments: arguments[0] is not match.game, calls)
    names = []
    original = racks.format_line
    monkeypatch.setattr(racks, "format_line", lambda game, line: names.append(line) or original(game, line))
    called_names = set()
    for _ in Host(match, files).public_record.iterate_lines():
        assert len(calls) <= 1, calls
        called_names.update(calls)
        calls.clear()
    helper_names = {"parse_line", "format_line", "_copy_fields", "_restore_fields", "create_game"}
    assert called_names >= helper_names | {"play", "deal", "let_start"}
    assert max(len(line[2]) for line in names if not isinstance(line, int)) == 4


def test_the_display_is_dark_for_a_host_while_it_shows_a_rack():
    rig = Rig(seed=4)
    rig.boot()
    rig.start_match("", "", game="dominoes")
    host = rig.tray.serial.host
    host.write(b'{"id":1,"do":"watch","on":true,"what":["display"]}\n')
    rng = random.Random(2)
    dark_page = bytes(128)
    open_pages = {dark_page}
    hidden_ms = 0
    received = bytearray()
    for step in range(30_000):
        if step % 400 == 0:
            rig.presses.start(rig.presses.press_button(rng.randrange(BUTTONS)), lambda error: None)
        rig.wait_ms(1)
        received += host.read()
        ui = rig.ui
        hidden_ms += ui.screen.secret
        if ui.is_drawn and not ui.screen.secret:
            open_pages.update(bytes(ui.canvas.buffer[at : at + 128]) for at in range(0, 1024, 128))
    events = [json.loads(line) for line in received.split(b"\n") if line]
    sent_pages = [base64.b64decode(event["data"]) for event in events if event.get("event") == "display"]
    assert hidden_ms > 5000 and len(sent_pages) > 100
    assert set(sent_pages) <= open_pages
    assert dark_page in sent_pages


def test_no_rack_is_in_the_words_of_the_display_however_it_goes_on_while_they_are_put_together():
    rig = Rig(seed=4)
    rig.boot()
    rig.start_match("", "", game="dominoes")
    rack = rig.ui.say("rack_is", tiles="")
    host = rig.tray.serial.host
    host.write(b'{"id":0,"do":"state"}\n')
    rng = random.Random(2)
    displays = []
    received = b""
    for step in range(15_000):
        if step % 60 == 0:
            rig.presses.start(rig.presses.press_button(rng.randrange(BUTTONS)), lambda error: None)
        rig.wait_ms(1)
        received += host.read()
        if received.endswith(b"\n"):
            displays.append(json.loads(received)["ok"]["display"])
            received = b""
            host.write(b'{"id":0,"do":"state"}\n')
    assert displays.count([]) > 30
    open_words = [words[0] for words in displays if words]
    assert len(open_words) > 100
    assert not [words for words in open_words if rack in words]


def test_a_game_that_hides_and_cannot_say_what_is_public_sends_no_line():
    match, files = start_match(2, 7, "threes")
    assert match.game.hides
    tray = SimpleNamespace(journal_name=JOURNAL)
    assert [line for line in PublicRecord(SimpleNamespace(files=files, tray=tray), match).iterate_lines() if line] == []
