"""A host that follows a tray over the link: its replica equals the tray, whatever happens in between."""

import link_streams
import pytest
from followed_tray import RigFollower

from tray24.rules.moves import LEAD, PLAY, decode_verb


class FollowedRig(RigFollower):
    """A rig's tray and its follower. `news` collects what the follower's steps return: (kind, words) of each change."""

    def __init__(self, linked_tray):
        super().__init__(linked_tray)
        self.replica = self.follower.replica
        self.news = []
        self.follow_for()
        self.news = []

    def step(self):
        self.news += self.follower.step(0.1)

    def list_news(self, kind):
        return [text for news, text in self.news if news == kind]

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
def followed_rig(linked_tray):
    return FollowedRig(linked_tray)


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
def test_a_match_is_followed_line_by_line(followed_rig, game):
    followed_rig.rig.start_match("", "sharp", game=game)
    followed_rig.follow_for()
    for _ in range(4):
        play_moves(followed_rig.rig, 2)
        followed_rig.follow_for()
    followed_rig.rig.wait_ms(4000)
    followed_rig.follow_for(2500)
    followed_rig.check_replica()
    assert followed_rig.list_news("match") == [game]
    assert followed_rig.list_news("line") == [entry.text for entry in followed_rig.replica.match.log.entries]


def test_of_dominoes_everything_is_followed_but_what_racks_hold(followed_rig):
    followed_rig.rig.start_match("", "sharp", game="dominoes")
    play_moves(followed_rig.rig, 6)
    followed_rig.follow_for(3000)
    known_game, real_game = followed_rig.replica.match.game, followed_rig.rig.game
    assert (
        known_game.arms == real_game.arms and known_game.table == real_game.table and known_game.turn == real_game.turn
    )
    assert [len(rack) for rack in known_game.hands] == [len(rack) for rack in real_game.hands]
    held_tiles = [tile for rack in real_game.hands for tile in rack]
    assert not {tile for rack in known_game.hands for tile in rack} & set(held_tiles)


def test_an_undo_is_followed(followed_rig):
    followed_rig.rig.start_match("", "")
    play_moves(followed_rig.rig, 4)
    followed_rig.follow_for()
    followed_rig.rig.undo()
    followed_rig.rig.wait_ms(300)
    if followed_rig.rig.ui.screen.name == "question":
        followed_rig.rig.press("green")
    followed_rig.follow_for()
    followed_rig.check_replica()
    assert followed_rig.list_news("line")[-1].startswith("Taken back")


def test_what_happens_while_the_tray_is_unplugged_is_caught_up(followed_rig):
    followed_rig.rig.start_match("", "")
    play_moves(followed_rig.rig, 3)
    followed_rig.follow_for()
    followed_rig.is_there = False
    followed_rig.follower.replica.trouble = ""
    followed_rig.follower.disconnect("no tray is there: plug it in")
    play_moves(followed_rig.rig, 3)
    followed_rig.follow_for()
    assert followed_rig.replica.trouble == "no tray is there: plug it in"
    assert not any(followed_rig.replica.frame) and followed_rig.replica.match is not None
    followed_rig.is_there = True
    followed_rig.follow_for(3000)
    followed_rig.check_replica()
    assert followed_rig.replica.trouble == ""
    assert followed_rig.list_news("match") == ["basic"]  # it is the same match
    assert followed_rig.list_news("line") == [entry.text for entry in followed_rig.replica.match.log.entries]


def test_a_tray_that_was_reset_is_followed_again(followed_rig):
    followed_rig.rig.start_match("", "")
    play_moves(followed_rig.rig, 3)
    followed_rig.follow_for()
    followed_rig.rig.pull_plug()
    followed_rig.rig.boot()
    followed_rig.follow_for(6000)
    followed_rig.check_replica()
    assert followed_rig.rig.ui.screen.name == "home"


class BlockedStream:
    """A stream that passes no data until the time `ends_s`; then all data that was written passes."""

    def __init__(self, stream, rig):
        self._stream = stream
        self._rig = rig
        self.now_s = stream.now_s
        self.close = stream.close
        self.ends_s = 0.0
        self._held_bytes = b""

    def read(self, size):
        if self.now_s() < self.ends_s:
            self._rig.wait_ms(link_streams.STEP_MS)
            return b""
        self.write(b"")
        return self._stream.read(size)

    def write(self, data):
        self._held_bytes += data
        if self.now_s() >= self.ends_s:
            self._stream.write(self._held_bytes)
            self._held_bytes = b""


@pytest.mark.parametrize("silent_ms", [1000, 8000, 60_000])
def test_a_silent_tray_is_gone_after_five_seconds_and_followed_again(linked_tray, silent_ms):
    linked_tray.stream = BlockedStream(linked_tray.stream, linked_tray.rig)
    followed_rig = FollowedRig(linked_tray)
    followed_rig.rig.start_match("", "")
    play_moves(followed_rig.rig, 3)
    followed_rig.follow_for(2000)
    followed_rig.news = []
    began_s, is_gone = linked_tray.stream.now_s(), silent_ms > 5000
    linked_tray.stream.ends_s = began_s + silent_ms / 1000
    while is_gone and not followed_rig.list_news("gone"):
        followed_rig.follow_for(1)
    assert linked_tray.stream.now_s() - began_s <= 5.2
    assert any(followed_rig.replica.frame) != is_gone
    followed_rig.follow_for(silent_ms + 4000)
    followed_rig.check_replica()
    assert followed_rig.list_news("gone") == ["the tray in the test does not answer."] * is_gone
    assert followed_rig.replica.trouble == ""
    assert followed_rig.list_news("here") == ["the tray in the test"] * is_gone


@pytest.mark.parametrize("trouble", [{"lost": 2, "seed": 3}, {"garbled": 2, "seed": 5}, {"pieces": 7, "late": 2}])
def test_a_bad_wire_does_not_mislead(linked_tray, trouble):
    wire = link_streams.FaultyStream(linked_tray.stream, **trouble)
    streams, linked_tray.stream = linked_tray.stream, wire
    followed_rig = FollowedRig(linked_tray)
    followed_rig.rig.start_match("", "")
    for _ in range(6):
        play_moves(followed_rig.rig, 1)
        followed_rig.follow_for(800)
    linked_tray.stream = followed_rig.stream = streams
    followed_rig.follower.disconnect("plugged in again")
    followed_rig.follow_for(3000)
    followed_rig.check_replica()
