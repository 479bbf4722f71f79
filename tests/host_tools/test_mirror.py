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

    def __init__(self, linked_tray):
        super().__init__(linked_tray)
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
def mirrored_rig(linked_tray):
    return MirroredRig(linked_tray)


def test_the_page_is_sent_what_the_tray_shows(mirrored_rig):
    rig = mirrored_rig.rig
    rig.start_match("", "")
    rig.match.profile.seats[1].young = True
    mirrored_rig.follow_for()
    state = mirrored_rig.state
    assert [seat["young"] for seat in state["match"]["seats"]] == [False, True]
    assert state["display_text"] == rig.read_display()
    assert bytes.fromhex(state["led"]) in [frame for _, frame in list(rig.tray.frames)[-20:]]
    assert state["match"]["game"] == "basic" and state["match"]["turn"] == rig.game.turn
    assert [entry["text"] for entry in mirrored_rig.log][0].startswith("Roll-off")
    rig.tray.set_contact(8, True)
    mirrored_rig.follow_for(200)
    assert state["down"] == [8]


@pytest.mark.parametrize("is_real", [True, False])
def test_under_real_dice_only_the_lights_beside_the_slots_of_a_twin_shine(new_linked_tray, is_real):
    linked_tray = new_linked_tray(kind=TWIN)
    rig = linked_tray.rig
    rig.start_match("sharp", "sharp")
    rig.wait_until(lambda: sum(die >= 0 for die in rig.game.tray) > 3)
    rig.match.profile.real = is_real
    mirrored_rig = MirroredRig(linked_tray)
    dice = {int(slot) for slot in mirrored_rig.state["match"]["board"]["tray"]}
    leds = bytes.fromhex(mirrored_rig.state["led"])
    slots_below, slots_beside = ({slot for slot in range(24) if any(leds[at + 3 * slot :][:3])} for at in (0, 72))
    assert mirrored_rig.state["tray"]["kind"] == TWIN
    assert dice and dice <= slots_beside
    assert slots_below == (slots_beside - dice if is_real else slots_beside)


def test_nothing_can_be_done_on_it(mirrored_rig):
    rig = mirrored_rig.rig
    rig.start_match("", "")
    mirrored_rig.follow_for()
    view = mirrored_rig.state["match"]
    assert view["moves"] == [] and not view["undo"] and not any(seat["mine"] for seat in view["seats"])
    position, screen = rig.game.save(), rig.ui.screen.name
    for message in ({"do": "undo"}, {"do": "button", "button": 8, "down": True}, {"do": "sit", "as": 0}, "nonsense"):
        mirrored_rig.table.handle_message(mirrored_rig.tab, json.dumps(message))
        mirrored_rig.receive_news()
        assert "only shows" in mirrored_rig.state.pop("error")
    mirrored_rig.follow_for(500)
    assert (rig.game.save(), rig.ui.screen.name) == (position, screen)


def test_racks_stay_hidden_and_so_does_a_display_with_one_on_it(mirrored_rig):
    rig = mirrored_rig.rig
    rig.start_match("", "", game="dominoes")
    rig.press("green")
    mirrored_rig.follow_for(3000)
    assert rig.ui.screen.secret
    text = json.dumps(mirrored_rig.state)
    assert mirrored_rig.state["display"].strip("A=") == "" and mirrored_rig.state["display_text"] == ""
    assert {tile["tile"] for seat in mirrored_rig.state["match"]["seats"] for tile in seat["dice"]} == {"?"}
    assert '"tile":' in text.replace(" ", "") and "b5/b5" not in text


@pytest.mark.parametrize("kind", ["full", "light"])
def test_a_tray_that_is_unplugged_is_reported_and_found_again(new_linked_tray, kind):
    mirrored_rig = MirroredRig(new_linked_tray(kind=kind))
    rig = mirrored_rig.rig
    rig.start_match("", "")
    mirrored_rig.follow_for()
    mirrored_rig.is_there = False
    mirrored_rig.follower.disconnect("the connection was lost")
    mirrored_rig.follow_for()
    state = mirrored_rig.state
    assert (state["tray"]["plugged"], state["tray"]["kind"]) == (False, kind)
    assert "the tray cannot be reached" in state["note"].lower()
    assert state["match"] is not None and not state["lit"]  # the last state stays
    mirrored_rig.is_there = True
    rig.press("green")
    mirrored_rig.follow_for()
    assert state["tray"]["plugged"] and state["note"] == "" and state["display_text"] == rig.read_display()
    assert any("The mirror continues" in text for text in mirrored_rig.words)


def test_what_cannot_be_followed_is_reported_and_the_mirror_goes_on(mirrored_rig, monkeypatch):
    rig = mirrored_rig.rig
    rig.start_match("", "")
    mirrored_rig.follow_for()
    followed_tray, replica = mirrored_rig.followed, mirrored_rig.follower.replica
    turns = []

    def step(wait_s):
        turns.append(replica.trouble)
        if len(turns) == 3:
            followed_tray._ended.set()
        raise IndexError("no such slot")

    with monkeypatch.context() as patch:
        patch.setattr(mirrored_rig.follower, "step", step)
        followed_tray._follow()
    assert turns == ["", *["The mirror could not follow the tray (IndexError: no such slot)."] * 2]
    assert [str(fault) for fault in followed_tray.faults] == ["no such slot"]
    assert [text for text in mirrored_rig.words if "IndexError" in text] == [
        "The mirror could not follow the tray (IndexError: no such slot).\nThe mirror continues when the tray is "
        "back.\n"
    ]
    mirrored_rig.follow_for(3000)
    assert mirrored_rig.state["tray"]["plugged"] and mirrored_rig.state["note"] == ""


def test_a_new_match_begins_the_log_anew(mirrored_rig):
    mirrored_rig.rig.start_match("", "")
    mirrored_rig.follow_for()
    mirrored_rig.rig.start_match("", "", game="yacht")
    mirrored_rig.follow_for()
    assert mirrored_rig.state["match"]["game"] == "yacht"
    assert [entry["n"] for entry in mirrored_rig.log] == list(range(1, len(mirrored_rig.log) + 1))
    late_tab = mirrored_rig.table.add_tab()
    assert mirrored_rig.table.collect_news(late_tab)["log"] == mirrored_rig.log


def test_what_cannot_be_served_is_said(capsys, monkeypatch):
    assert cli.main(["mirror", "--http", "70000"]) == 2
    assert "--http 70000" in capsys.readouterr().err

    def raise_failure(port):
        raise Failure("no tray is there: plug it in")

    monkeypatch.setattr("host_tools.link.connection.open_link", raise_failure)
    assert cli.main(["mirror", "--no-browser"]) == 1
    assert "plug it in" in capsys.readouterr().err
