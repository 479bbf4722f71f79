"""A host that follows a tray over the link: its replica equals the tray, whatever happens in between."""

import link_streams
import pytest
from followed_tray import RigFollower

from tray24.rules.moves import LEAD, PLAY, decode_verb


class FollowedRig(RigFollower):
    """A rig's tray and its follower. `news` collects what the follower's steps return: (kind, words) of each change."""

    def __init__(self, linked):
        super().__init__(linked)
        self.replica = self.follower.replica
        self.news = []
        self.follow_for()
        self.news = []

    def step(self):
        self.news += self.follower.step(0.1)

    def list_news(self, kind):
        return [words for news, words in self.news if news == kind]

    def check_replica(self):
        """Check that the follower's replica equals the tray: lights, display, screen and match."""
        rig, replica = self.rig, self.replica
        assert replica.frame in [frame for _, frame in list(rig.tray.frames)[-20:]]  # the lights fade in and out
        assert replica.display == rig.tray.screen
        assert replica.words == [rig.read_display()]
        assert replica.screen == rig.ui.screen.name
        if rig.match is None:
            assert replica.match is None
        else:
            assert replica.match.game.save() == rig.game.save()


@pytest.fixture
def watched(linked):
    return FollowedRig(linked)


def play_moves(rig, lines):
    """Play the first legal play, or else the first legal move, at each turn of a person; the dice are electronic.

    `lines` is the number of steps; a step is a move, a key that closes a screen, or a short wait.
    """
    for _ in range(lines):
        if rig.ui.screen.name != "play":
            rig.press("green")
        elif rig.game.turn >= 0 and not rig.match.get_bot(rig.game.turn):
            moves = rig.game.list_turn_moves()
            rig.enter(next((move for move in moves if decode_verb(move) in (PLAY, LEAD)), moves[0]))
        rig.wait_ms(400)


@pytest.mark.parametrize("game", ["basic", "center", "line", "yacht"])
def test_a_match_is_followed_line_by_line(watched, game):
    watched.rig.start_match("", "sharp", game=game)
    watched.follow_for()
    for _ in range(4):
        play_moves(watched.rig, 2)
        watched.follow_for()
    watched.rig.wait_ms(4000)
    watched.follow_for(2500)
    watched.check_replica()
    assert watched.list_news("match") == [game]
    assert watched.list_news("line") == [entry.text for entry in watched.replica.match.log.entries]


def test_of_dominoes_everything_is_followed_but_what_racks_hold(watched):
    watched.rig.start_match("", "sharp", game="dominoes")
    play_moves(watched.rig, 6)
    watched.follow_for(3000)
    known, real = watched.replica.match.game, watched.rig.game
    assert known.arms == real.arms and known.table == real.table and known.turn == real.turn
    assert [len(rack) for rack in known.hands] == [len(rack) for rack in real.hands]
    held = [tile for rack in real.hands for tile in rack]
    assert not {tile for rack in known.hands for tile in rack} & set(held)


def test_an_undo_is_followed(watched):
    watched.rig.start_match("", "")
    play_moves(watched.rig, 4)
    watched.follow_for()
    watched.rig.undo()
    watched.rig.wait_ms(300)
    if watched.rig.ui.screen.name == "question":
        watched.rig.press("green")
    watched.follow_for()
    watched.check_replica()
    assert watched.list_news("line")[-1].startswith("Taken back")


def test_what_happens_while_the_tray_is_unplugged_is_caught_up(watched):
    watched.rig.start_match("", "")
    play_moves(watched.rig, 3)
    watched.follow_for()
    watched.is_there = False
    watched.follower.replica.trouble = ""
    watched.follower.disconnect("no tray is there: plug it in")
    play_moves(watched.rig, 3)
    watched.follow_for()
    assert watched.replica.trouble == "no tray is there: plug it in"
    assert not any(watched.replica.frame) and watched.replica.match is not None
    watched.is_there = True
    watched.follow_for(3000)
    watched.check_replica()
    assert watched.replica.trouble == ""
    assert watched.list_news("match") == ["basic"]  # it is the same match
    assert watched.list_news("line") == [entry.text for entry in watched.replica.match.log.entries]


def test_a_tray_that_was_reset_is_followed_again(watched):
    watched.rig.start_match("", "")
    play_moves(watched.rig, 3)
    watched.follow_for()
    watched.rig.pull_plug()
    watched.rig.boot()
    watched.follow_for(6000)
    watched.check_replica()
    assert watched.rig.ui.screen.name == "home"


class BlockedStream:
    """A stream that passes no data until the time `ends_s`; then all data that was written passes."""

    def __init__(self, stream, rig):
        self._stream = stream
        self._rig = rig
        self.now_s = stream.now_s
        self.close = stream.close
        self.ends_s = 0.0
        self._held = b""

    def read(self, size):
        if self.now_s() < self.ends_s:
            self._rig.wait_ms(link_streams.STEP_MS)
            return b""
        self.write(b"")
        return self._stream.read(size)

    def write(self, data):
        self._held += data
        if self.now_s() >= self.ends_s:
            self._stream.write(self._held)
            self._held = b""


@pytest.mark.parametrize("silent_ms", [1000, 8000, 60_000])
def test_a_silent_tray_is_gone_after_five_seconds_and_followed_again(linked, silent_ms):
    linked.stream = BlockedStream(linked.stream, linked.rig)
    watched = FollowedRig(linked)
    watched.rig.start_match("", "")
    play_moves(watched.rig, 3)
    watched.follow_for(2000)
    watched.news = []
    began_s, is_gone = linked.stream.now_s(), silent_ms > 5000
    linked.stream.ends_s = began_s + silent_ms / 1000
    while is_gone and not watched.list_news("gone"):
        watched.follow_for(1)
    assert linked.stream.now_s() - began_s <= 5.2
    assert any(watched.replica.frame) != is_gone
    watched.follow_for(silent_ms + 4000)
    watched.check_replica()
    assert watched.list_news("gone") == ["the tray in the test does not answer."] * is_gone
    assert watched.replica.trouble == ""
    assert watched.list_news("here") == ["the tray in the test"] * is_gone


@pytest.mark.parametrize("trouble", [{"lost": 2, "seed": 3}, {"garbled": 2, "seed": 5}, {"pieces": 7, "late": 2}])
def test_a_bad_wire_does_not_mislead(linked, trouble):
    wire = link_streams.FaultyStream(linked.stream, **trouble)
    bare, linked.stream = linked.stream, wire
    watched = FollowedRig(linked)
    watched.rig.start_match("", "")
    for _ in range(6):
        play_moves(watched.rig, 1)
        watched.follow_for(800)
    linked.stream = watched.stream = bare
    watched.follower.disconnect("plugged in again")
    watched.follow_for(3000)
    watched.check_replica()
