"""The messages to a page that mirrors a tray over the link: everything that the tray shows, and no controls."""

import json

import pytest
from followed_tray import RigFollower

from host_tools import cli
from host_tools.commands.mirror import FollowedTray
from host_tools.errors import Failure
from simulator.web.follow.replica import FollowTable
from tray24.ui.toolkit.lights import TWIN


class MirroredRig(RigFollower):
    """A rig's tray, its mirror, and a tab of the mirror, which stores what it receives in `state` and `log`."""

    def __init__(self, linked):
        super().__init__(linked)
        self.words = []
        self.followed = FollowedTray(self.follower, self.words.append)
        self.table = FollowTable(self.followed)
        self.tab = self.table.add_tab()
        self.state = {}
        self.log = []
        self.follow_for()

    def step(self):
        self.followed.step()
        self.table.advance(4)
        self.receive_news()

    def receive_news(self):
        while news := self.table.collect_news(self.tab):
            if news.pop("log_reset", False):
                self.log = []
            self.log += news.pop("log", [])
            self.state |= news


@pytest.fixture
def mirrored(linked):
    return MirroredRig(linked)


def test_the_page_is_told_what_the_tray_shows(mirrored):
    rig = mirrored.rig
    rig.start_match("", "")
    rig.match.profile.seats[1].young = True
    mirrored.follow_for()
    state = mirrored.state
    assert [seat["young"] for seat in state["match"]["seats"]] == [False, True]
    assert state["display_text"] == rig.read_display()
    assert bytes.fromhex(state["led"]) in [frame for _, frame in list(rig.tray.frames)[-20:]]
    assert state["match"]["game"] == "basic" and state["match"]["turn"] == rig.game.turn
    assert [entry["text"] for entry in mirrored.log][0].startswith("Roll-off")
    rig.tray.set_contact(8, True)
    mirrored.follow_for(200)
    assert state["down"] == [8]


@pytest.mark.parametrize("is_real", [True, False])
def test_under_real_dice_only_the_lights_beside_the_slots_of_a_twin_shine(new_linked, is_real):
    linked = new_linked(kind=TWIN)
    rig = linked.rig
    rig.start_match("sharp", "sharp")
    rig.wait_until(lambda: sum(die >= 0 for die in rig.game.tray) > 3)
    rig.match.profile.real = is_real
    mirrored = MirroredRig(linked)
    dice = {int(slot) for slot in mirrored.state["match"]["board"]["tray"]}
    leds = bytes.fromhex(mirrored.state["led"])
    below, beside = ({slot for slot in range(24) if any(leds[at + 3 * slot :][:3])} for at in (0, 72))
    assert mirrored.state["tray"]["kind"] == TWIN
    assert dice and dice <= beside
    assert below == (beside - dice if is_real else beside)


def test_nothing_can_be_done_on_it(mirrored):
    rig = mirrored.rig
    rig.start_match("", "")
    mirrored.follow_for()
    view = mirrored.state["match"]
    assert view["moves"] == [] and not view["undo"] and not any(seat["mine"] for seat in view["seats"])
    position, screen = rig.game.save(), rig.ui.screen.name
    for message in ({"do": "undo"}, {"do": "button", "button": 8, "down": True}, {"do": "sit", "as": 0}, "nonsense"):
        mirrored.table.handle_message(mirrored.tab, json.dumps(message))
        mirrored.receive_news()
        assert "only shows" in mirrored.state.pop("error")
    mirrored.follow_for(500)
    assert (rig.game.save(), rig.ui.screen.name) == (position, screen)


def test_racks_stay_hidden_and_so_does_a_display_with_one_on_it(mirrored):
    rig = mirrored.rig
    rig.start_match("", "", game="dominoes")
    rig.press("green")
    mirrored.follow_for(3000)
    assert rig.ui.screen.secret
    text = json.dumps(mirrored.state)
    assert mirrored.state["display"].strip("A=") == "" and mirrored.state["display_text"] == ""
    assert {tile["tile"] for seat in mirrored.state["match"]["seats"] for tile in seat["dice"]} == {"?"}
    assert '"tile":' in text.replace(" ", "") and "b5/b5" not in text


@pytest.mark.parametrize("kind", ["full", "light"])
def test_a_tray_that_is_unplugged_is_told_and_found_again(new_linked, kind):
    mirrored = MirroredRig(new_linked(kind=kind))
    rig = mirrored.rig
    rig.start_match("", "")
    mirrored.follow_for()
    mirrored.is_there = False
    mirrored.follower.disconnect("the connection was lost")
    mirrored.follow_for()
    state = mirrored.state
    assert (state["tray"]["plugged"], state["tray"]["kind"]) == (False, kind)
    assert "the tray cannot be reached" in state["note"].lower()
    assert state["match"] is not None and not state["lit"]  # the last state stays
    mirrored.is_there = True
    rig.press("green")
    mirrored.follow_for()
    assert state["tray"]["plugged"] and state["note"] == "" and state["display_text"] == rig.read_display()
    assert any("The mirror continues" in words for words in mirrored.words)


def test_what_cannot_be_followed_is_told_and_the_mirror_goes_on(mirrored, monkeypatch):
    rig = mirrored.rig
    rig.start_match("", "")
    mirrored.follow_for()
    followed, replica = mirrored.followed, mirrored.follower.replica
    turns = []

    def step(wait_s):
        turns.append(replica.trouble)
        if len(turns) == 3:
            followed._ended.set()
        raise IndexError("no such slot")

    with monkeypatch.context() as patched:
        patched.setattr(mirrored.follower, "step", step)
        followed._follow()
    assert turns == ["", *["The mirror could not follow the tray (IndexError: no such slot)."] * 2]
    assert [str(fault) for fault in followed.faults] == ["no such slot"]
    assert [words for words in mirrored.words if "IndexError" in words] == [
        "The mirror could not follow the tray (IndexError: no such slot).\nThe mirror continues when the tray is "
        "back.\n"
    ]
    mirrored.follow_for(3000)
    assert mirrored.state["tray"]["plugged"] and mirrored.state["note"] == ""


def test_a_new_match_begins_the_log_anew(mirrored):
    mirrored.rig.start_match("", "")
    mirrored.follow_for()
    mirrored.rig.start_match("", "", game="yacht")
    mirrored.follow_for()
    assert mirrored.state["match"]["game"] == "yacht"
    assert [entry["n"] for entry in mirrored.log] == list(range(1, len(mirrored.log) + 1))
    late = mirrored.table.add_tab()
    assert mirrored.table.collect_news(late)["log"] == mirrored.log


def test_what_cannot_be_served_is_said(capsys, monkeypatch):
    assert cli.main(["mirror", "--http", "70000"]) == 2
    assert "--http 70000" in capsys.readouterr().err

    def raise_failure(port):
        raise Failure("no tray is there: plug it in")

    monkeypatch.setattr("host_tools.link.connection.open_link", raise_failure)
    assert cli.main(["mirror", "--no-browser"]) == 1
    assert "plug it in" in capsys.readouterr().err
