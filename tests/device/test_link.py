"""The link on the emulated Pico's USB console: replies while bots play, wrong lines, a host that stops reading."""

import json

import bare_link
import forks
import images
import prepared_matches
import pytest

from simulator.pico.storage import read_files
from tray24.match.journal import JOURNAL
from tray24.match.record import replay

SLICE_US = 6000  # the reading of a file alone takes up to 4.3 ms when other code has displaced its code in the cache
PATIENCE_MS = 30_000  # for an answer, the same as the host tools': `state` reads through a long match
LINES = 80  # of garbage

# A boot.py that measures the link's slices. It collects garbage between them, as otherwise any task might have to
# collect it.
MEASURE = """
import gc
import time
from tray24.tray import Tray
own = Tray._run_link
worst = [0, 0]
slices = 0
longer = 0
calls = 0
def talk(tray):
    global slices, longer, calls
    link = tray._link
    calls += 1
    if calls % (16 if link else 100) == 0:
        gc.collect()
    began = time.ticks_us()
    pause = own(tray)
    us = time.ticks_diff(time.ticks_us(), began)
    kind = 1 if tray._link else 0  # the link is made when somebody speaks
    if us > worst[kind]:
        worst[kind] = us
    slices += kind
    longer += kind == 1 and us > 4000
    return pause
Tray._run_link = talk
"""


def begin_bots(new_rig):
    """Return a Pico on which two bots play. It measures the slices of time in which the link works."""
    rig = new_rig(images.make_flash({"data/settings.txt": b"bot_speed=4\n", "boot.py": MEASURE.encode()}))
    rig.boot()
    rig.start_match("gentle", "gentle")
    return rig.pico


@pytest.fixture(scope="module")
def bots_pico(new_rig):
    """Return the Pico of `begin_bots`, started once for all tests; each test runs in a copy of the process."""
    return begin_bots(new_rig)


class ConsoleHost:
    """A host at the USB console of the Pico: it sends requests and reads replies and events."""

    def __init__(self, pico):
        self.pico = pico
        pico.pop_text()
        self._received_text = ""
        self.events = []

    def read_replies(self):
        """Return the parsed replies that came since the last call; events are added to `events`."""
        self._received_text += self.pico.pop_text()
        *lines, self._received_text = self._received_text.split("\n")
        messages = [json.loads(line) for line in lines]
        self.events += [message for message in messages if "event" in message]
        return [message for message in messages if "event" not in message]

    def send_request(self, **request):
        self.pico.type_keys(json.dumps({"id": 7, **request}).encode() + b"\n")
        answers = []
        for _ in range(0, PATIENCE_MS, 5):
            self.pico.run_ms(5)
            answers += self.read_replies()
            if answers:
                (answer,) = answers
                return answer["ok"]
        raise AssertionError(f"no answer to {request}: {self._received_text!r}")

    def read_slices(self):
        """Return four numbers about the slices of time in which the link has worked.

        They are the longest slice (us) before the host's first request, and since then: the longest slice, the count of
        slices, and the count of slices over 4 ms.
        """
        return json.loads(self.pico.execute("print(worst + [slices, longer])"))


def check_slices(unasked_us, slice_us, *_):
    assert unasked_us < 1000
    assert slice_us <= SLICE_US


def ask_while_bots_play(pico):
    host = ConsoleHost(pico)
    began_us = pico.now_us
    assert host.send_request(do="hello")["micropython"] == "1.28.0"
    assert host.send_request(do="watch", on=True, what=["line", "leds"]) is True
    lines = []
    first = 0
    while first is not None:
        answer = host.send_request(do="state", **{"from": first})
        lines += answer["lines"]
        first = answer["next"]
    pico.run_ms(1500)
    host.read_replies()
    for event in host.events:
        if event["event"] == "line":
            assert event["n"] <= len(lines)
            lines[event["n"] :] = [event["line"]]
    replay(lines)
    assert host.send_request(do="watch", on=False) is True
    state = host.send_request(do="state")
    assert state["match"]["lines"] >= len(lines)
    assert host.send_request(do="records", op="list")["records"] == []
    assert [event for event in host.events if event["event"] == "leds"]
    assert any(at_us > began_us for at_us, _ in pico.frames)
    return host.read_slices()


def test_requests_are_answered_while_bots_play_and_ctrl_c_leads_to_the_prompt(bots_pico):
    check_slices(*forks.run_in_fork(ask_while_bots_play, bots_pico))


def send_garbage(pico):
    host = ConsoleHost(pico)
    frame_count = len(pico.frames)
    request_count = 0
    for number in range(LINES):
        line, gets_answer = bare_link.make_garbage_line(number)
        request_count += gets_answer
        pico.type_keys(line + b"\n")  # USB takes them as the tray does
    answers = []
    for _ in range(400):
        if len(answers) >= request_count:
            break
        pico.run_ms(50)
        answers += host.read_replies()
    pico.run_ms(300)
    assert len(answers + host.read_replies()) == request_count
    assert all("error" in answer or "ok" in answer for answer in answers)
    assert len(pico.frames) > frame_count + 5
    slices = host.read_slices()
    replay(read_files(pico.get_flash_image())[JOURNAL].decode().splitlines())
    return slices


def test_garbage_gets_one_answer_a_line_in_short_slices_while_the_match_goes_on(bots_pico):
    check_slices(*forks.run_in_fork(send_garbage, bots_pico))


def stop_reading(pico):
    """Let the host stop reading for a time, as a busy computer does, and check that the tray goes on."""
    host = ConsoleHost(pico)
    assert host.send_request(do="watch", on=True, what=["leds", "display"]) is True
    usb = pico.mcu.usb_ctrl
    indicate_buffer_ready = usb._indicate_buffer_ready
    endpoint = pico._chip.host._cdc._in_endpoint
    held_buffers = []

    def hold_buffer(number, is_out):
        if number == endpoint and not is_out:
            held_buffers.append(number)
        else:
            indicate_buffer_ready(number, is_out)

    usb._indicate_buffer_ready = hold_buffer
    frames = len(pico.frames)
    pico.type_keys(b'{"id":8,"do":"state"}\n')
    pico.run_ms(3000)
    assert held_buffers and len(pico.frames) > frames + 5
    usb._indicate_buffer_ready = indicate_buffer_ready
    for number in held_buffers:
        indicate_buffer_ready(number, False)
    pico.run_ms(1500)
    assert [answer["id"] for answer in host.read_replies()] == [8]
    assert [event for event in host.events if event["event"] == "lost"]
    return host.read_slices()


def read_scores_state(pico):
    """Ask the tray for its state while it shows the scores, a text that the link sends in several slices of time.

    Return the numbers of `ConsoleHost.read_slices`.
    """
    host = ConsoleHost(pico)
    assert host.send_request(do="watch", on=True, what=["line"]) is True
    for _ in range(PATIENCE_MS):
        if {"event": "screen", "name": "scores"} in host.events:
            break
        pico.run_ms(10)
        host.read_replies()
    state = host.send_request(do="state")
    assert state["screen"] == "scores" and "Hand 1" in state["display"][0]
    return host.read_slices()


@pytest.mark.long
def test_the_text_of_the_scores_is_read_in_slices(bots_pico):
    check_slices(*forks.run_in_fork(read_scores_state, bots_pico))


def test_a_host_that_does_not_read_holds_up_nothing(bots_pico):
    check_slices(*forks.run_in_fork(stop_reading, bots_pico))


def reset_tray(pico):
    host = ConsoleHost(pico)
    assert host.send_request(do="reset") is True
    pico.run_until(lambda: pico.resets == 1, 2000)
    pico.run_ms(2500)
    host = ConsoleHost(pico)
    state = host.send_request(do="state")
    # The restart was requested: no crash, no hang.
    return state["screen"], "crash.txt" in read_files(pico.get_flash_image())


def test_a_reset_leads_to_the_menu_with_the_match_to_continue(bots_pico):
    assert forks.run_in_fork(reset_tray, bots_pico) == ("home", False)


def read_view_state(rig):
    """Ask the tray for its state while it shows yacht's faces and sheet, which the link sends in several slices.

    Return the numbers of `ConsoleHost.read_slices`, which measure these slices of time.
    """
    host = ConsoleHost(rig.pico)
    assert "Faces of the dice" in host.send_request(do="state")["display"][0]
    rig.press("blue")
    assert "Two alike: " in host.send_request(do="state")["display"][0]
    return host.read_slices()


def test_the_text_of_a_view_is_read_in_slices(new_rig):
    files = {
        "data/match.t24": prepared_matches.find_won_round("yacht").journal,
        "data/settings.txt": b"bot_speed=4\n",
        "boot.py": MEASURE.encode(),
    }
    rig = new_rig(images.make_flash(files))
    rig.boot()
    rig.resume()
    rig.wait_until(lambda: rig.match.game.turn >= 0 and not rig.match.get_bot(rig.match.game.turn))
    rig.hold("blue")
    rig.wait_until(lambda: rig.ui.screen.name == "look")
    check_slices(*read_view_state(rig))


def read_hint_state(rig):
    """Ask the tray for its state, again and again, until the display shows a hint.

    Return the numbers of `ConsoleHost.read_slices`. Raise AssertionError if no hint comes.
    """
    host = ConsoleHost(rig.pico)
    for _ in range(PATIENCE_MS // 100):
        if "Best: " in host.send_request(do="state")["display"][0]:
            return host.read_slices()
        rig.pico.run_ms(100)
    raise AssertionError("no hint")


@pytest.mark.parametrize("game", ["line", pytest.param("yacht", marks=pytest.mark.long)])
def test_the_text_of_a_hint_is_read_in_slices(new_rig, game):
    rig = new_rig(images.make_flash({"data/settings.txt": b"hints=best\ncoach=off\n", "boot.py": MEASURE.encode()}))
    rig.boot()
    rig.start_match(*[""] if game == "yacht" else ["", "gentle"], game=game)
    rig.wait_until(lambda: rig.match and rig.match.game.turn == 0, 60_000)
    check_slices(*read_hint_state(rig))
