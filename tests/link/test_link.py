"""A running tray answers requests, one a line, and no host can disturb it."""

import base64
import hashlib
import json
from array import array

import bare_link
import pytest
from bare_link import RECORD, Machine, send_garbage

from tray24.link.link import _NO_MEMORY
from tray24.link.requests import LINE_BYTES, PIECE_BYTES, LineBuffer, join_surrogates


@pytest.fixture(scope="module")
def answers():
    """Return {number of a request: its reply} for all replies of `bare_link`.

    The key None has the list of replies to lines without a number, the key "events" the list of events.
    """
    replies = {None: [], "events": []}
    for line in bare_link.collect_replies():
        if line.startswith("{"):
            assert len(line) < LINE_BYTES
            message = json.loads(line)
            if "event" in message:
                replies["events"].append(message)
            elif message["id"] is None:
                replies[None].append(message)
            else:
                assert message["id"] not in replies
                replies[message["id"]] = message
    return replies


def test_hello_returns_the_versions_and_the_hash_of_the_release(answers):
    assert answers[1]["ok"] == {
        "tray24": "0",
        "micropython": "1",
        "machine": "bare",
        "board": "00",
        "sources": "5e",
    }
    assert answers[2]["error"] == "a field that is unknown"


def test_state_returns_the_match_and_its_lines_without_the_seed(answers):
    match = answers[5]["ok"]["match"]
    assert match["real"] is False
    assert match["game"] == "basic" and match["counts"] == [4, 3]
    assert [(seat["button"], seat["bot"]) for seat in match["seats"]] == [(0, "fair"), (3, "fair")]
    lines = answers[6]["ok"]["lines"]
    assert lines[:4] == ["tray24 1", "game basic", "seats 2", "---"]
    assert answers[7]["ok"]["lines"][: len(lines) - 3] == lines[3:]


def test_bytes_that_are_shown_come_in_base64(answers):
    assert len(base64.b64decode(answers[8]["ok"]["data"])) == 72
    assert len(base64.b64decode(answers[9]["ok"]["data"])) == 384 and answers[9]["ok"]["next"] == 768


def test_records_are_listed_read_and_not_deleted_without_their_hash(answers):
    assert answers[10]["ok"] == {"records": [["rec0001.t24", len(RECORD)]], "next": None}
    assert base64.b64decode(answers[11]["ok"]["data"]) == RECORD
    assert base64.b64decode(answers[12]["ok"]["data"]) == RECORD[60:]
    assert "no such record" in answers[13]["error"]
    assert answers[14]["ok"] == {"size": len(RECORD), "sha256": hashlib.sha256(RECORD).hexdigest()}
    assert "not the one you have" in answers[15]["error"]


def test_settings_are_checked_as_on_the_menu(answers):
    assert answers[16]["ok"]["settings"]["grace_ms"] == "2000" and answers[16]["ok"]["next"] == 8
    assert answers[17]["ok"]["settings"]["bot_speed"] == "4" and answers[17]["ok"]["next"] == 16
    assert answers[18]["ok"] == "4"
    assert "from 5 to 100" in answers[19]["error"]
    assert answers[20]["ok"] == "Zoë"
    assert "no setting" in answers[21]["error"]
    assert answers[39]["error"] == "name2=x: give at most 10 letters"


def test_what_is_malformed_gets_an_error_with_what_would_be_right(answers):
    assert not [number for number in range(24, 33) if "error" not in answers[number] or not answers[number]["hint"]]
    # Without a valid number: three requests of 25's line, six invalid ones, four that are not text, two too long.
    assert len(answers[None]) == 3 + 6 + 4 + 2
    assert all(message["hint"] for message in answers[None])
    assert [message["error"] for message in answers[None]][-2:] == ["the line is too long"] * 2


def test_a_line_may_be_as_long_as_it_may(answers):
    assert "match" in answers[35]["ok"] and 36 not in answers


def test_the_board_restarts_once_the_answer_is_out(answers):
    assert answers[38]["ok"] is True
    assert bare_link.collect_replies()[-1] == "restarts 1 faults 0"


def test_a_record_is_deleted_when_its_hash_is_the_copys():
    machine = Machine({"rec0001.t24": RECORD, "rec0002.t24": b"x"})
    digest = hashlib.sha256(RECORD).hexdigest()
    request = {"id": 1, "do": "records", "op": "delete", "name": "rec0001.t24", "sha256": digest}
    assert json.loads(machine.send(json.dumps(request) + "\n")[0])["ok"] is True
    assert machine.files.list_names() == ["rec0002.t24"]


def send_request(machine, number, **fields):
    """Send a request with this number; return the value of the reply, and the events that came with it."""
    machine.serial.waiting += json.dumps({"id": number, **fields}).encode() + b"\n"
    messages = []
    for _ in range(100):
        messages += [json.loads(line) for line in machine.send("", 20)]
        answers = [line for line in messages if line.get("id") == number]
        if answers:
            return answers[0]["ok"], [line for line in messages if "event" in line]
    raise AssertionError(messages)


def test_lines_are_sent_as_they_happen_each_with_its_number():
    machine = Machine({"settings.txt": b"bot_speed=4\n"})
    machine.begin_bots_match()
    machine.wait_ms(4000)
    assert send_request(machine, 1, do="watch", on=True, what=["line"])[0] is True
    answer, events = send_request(machine, 2, do="state", **{"from": 0})
    lines = answer["lines"]
    assert answer["next"] is None
    events += [json.loads(line) for line in machine.send("", 5000)]
    line_events = [event for event in events if event["event"] == "line"]
    for event in line_events:
        assert event["n"] <= len(lines)
        lines[event["n"] :] = [event["line"]]
    assert len(line_events) > 10
    lines_read = []
    line_number = 0
    while line_number is not None:
        answer, _ = send_request(machine, 3, do="state", **{"from": line_number})
        line_number = answer["next"]
        lines_read += answer["lines"]
    assert lines_read[: len(lines)] == lines


def test_a_watched_match_is_not_read_again_for_its_state_or_a_new_subscription():
    machine = Machine({"settings.txt": b"bot_speed=4\n"})
    machine.begin_bots_match()
    machine.wait_ms(4000)
    offsets = []
    read_part = machine.files.read_part

    def note_read(name, offset, size):
        offsets.append(offset)
        return read_part(name, offset, size)

    machine.files.read_part = note_read
    send_request(machine, 1, do="state")
    assert 0 in offsets
    offsets.clear()
    send_request(machine, 2, do="watch", on=True, what=["line"])
    machine.wait_ms(1000)
    lines = send_request(machine, 3, do="state")[0]["match"]["lines"]
    send_request(machine, 4, do="watch", on=True, what=["line", "leds"])
    later_answer, events = send_request(machine, 5, do="state")
    events += [json.loads(line) for line in machine.send("", 5000)]
    assert offsets and 0 not in offsets
    numbers = [event["n"] for event in events if event["event"] == "line"]
    assert len(numbers) > 10 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert lines <= later_answer["match"]["lines"]
    send_request(machine, 6, do="watch", on=False)
    send_request(machine, 7, do="state")
    assert 0 not in offsets
    answer, _ = send_request(machine, 8, do="state", **{"from": numbers[-1]})
    assert answer["lines"]


def test_a_host_that_does_not_read_costs_nothing_but_its_events():
    machine = Machine({"settings.txt": b"bot_speed=4\n"})
    machine.begin_bots_match()
    machine.send('{"id":1,"do":"watch","on":true}\n')
    machine.serial.reads = False
    frames = machine.frames
    machine.wait_ms(30_000)
    assert machine.frames > frames + 50
    machine.serial.reads = True
    messages = [json.loads(line) for line in machine.send('{"id":2,"do":"watch","on":false}\n', 3000)]
    lost_counts = [event["count"] for event in messages if event.get("event") == "lost"]
    assert lost_counts and lost_counts[0] > 20
    assert {"id": 2, "ok": True} in messages
    assert not machine.faults


def test_the_link_is_made_when_somebody_speaks():
    machine = Machine()
    machine.wait_ms(1000)
    assert machine.tray._link is None
    machine.send("\n")
    assert machine.tray._link is not None
    assert machine.serial.sent == b""


def test_lines_come_in_pieces_of_any_size():
    text = b"one\n\ntwo\r\n" + b"x" * 1023 + b"\n" + b"y" * 1024 + b"\n  \nthree\n"
    for size in (1, 2, 7, 64, 1000, 5000):
        lines = LineBuffer()
        accepted = []
        for at in range(0, len(text), size):
            lines.add(text[at : at + size])
            line = lines.pop()
            while line is not None:
                accepted.append(line)
                line = lines.pop()
        assert accepted == [b"one", b"two", b"x" * 1023, b"", b"three"]


def test_a_letter_that_was_sent_as_two_halves_is_one():
    machine = Machine()
    line = '{"id":1,"do":"settings","op":"set","name":"name1","value":"\\ud83c\\udfb2 Zo\\u00eb"}\n'
    assert json.loads(machine.send(line)[0])["ok"] == "\U0001f3b2 Zo\u00eb"
    assert join_surrogates("\ud83c\udfb2\udfb2\ud83c") == "\U0001f3b2\udfb2\ud83c"


def test_news_without_end_do_not_keep_a_request_from_its_answer():
    machine = Machine()
    machine.send("\n")
    machine.tray._link.call_every(1, lambda now_ms: machine.tray._link.send_event({"event": "noise"}))
    messages = [json.loads(line) for line in machine.send('{"id":1,"do":"state"}\n', 200)]
    assert [message["id"] for message in messages if "id" in message] == [1] and len(messages) > 10


def test_ten_thousand_lines_of_garbage_each_get_one_answer_while_a_match_goes_on():
    expected_replies, replies, faults, frames, lines = send_garbage(10_000)
    assert expected_replies > 9000 and replies == expected_replies
    assert not faults
    assert frames > 500 and lines > 50


def test_no_memory_costs_an_answer_and_nothing_else():
    machine = Machine()
    machine.send("\n")
    link = machine.tray._link
    queue_line = link._queue_line

    def raise_memory_error(text):
        link._queue_line = queue_line
        raise MemoryError

    link._queue_line = raise_memory_error
    (line,) = machine.send('{"id":1,"do":"state"}\n')
    assert json.loads(line) == {"id": None, "error": "no memory", "hint": "ask again later"}
    assert len(_NO_MEMORY) == PIECE_BYTES
    assert json.loads(machine.send('{"id":2,"do":"state"}\n')[0])["id"] == 2
    assert not machine.faults


def test_a_match_that_is_over_is_not_kept_for_a_host():
    machine = Machine({"settings.txt": b"bot_speed=4\n"})
    machine.begin_bots_match()
    machine.wait_ms(1000)
    assert json.loads(machine.send('{"id":1,"do":"state"}\n')[0])["ok"]["match"]
    assert "public_record" in machine.tray._link.cache
    machine.tray.ui.end_match(machine.ticks_ms(), ())
    assert json.loads(machine.send('{"id":2,"do":"state"}\n')[0])["ok"]["match"] is None
    assert "public_record" not in machine.tray._link.cache


class Sensors:
    def sample_presence(self, samples):
        samples[:] = array("H", [100] * len(samples))

    def sample_colors(self, slots, light, samples):
        pass


def test_no_memory_costs_a_trace_its_event_and_the_senses_nothing():
    machine = Machine(sensors=Sensors())
    machine.wait_ms(200)
    machine.send('{"id":1,"do":"trace","op":"start"}\n')
    link = machine.tray._link
    send = link._queue_message

    def raise_memory_error(message):
        raise MemoryError

    link._queue_message = raise_memory_error
    machine.wait_ms(200)
    link._queue_message = send
    events = [json.loads(line) for line in machine.send("\n")]
    assert not machine.faults
    assert sum(event["count"] for event in events if event["event"] == "lost") >= 5
    assert sum("ms" in event for event in events) >= 10


@pytest.mark.parametrize(("name", "value"), [("brightness", "50"), ("name1", "Zoe")])
def test_a_setting_that_the_files_do_not_take_is_no_success(name, value):
    machine = Machine()
    machine.wait_ms(200)
    machine.files.write = _raise_disk_full
    (line,) = machine.send('{"id":1,"do":"settings","op":"set","name":"%s","value":"%s"}\n' % (name, value))
    assert json.loads(line)["error"] == "the tray's files do not take it"
    assert machine.tray.ui.settings[name] == (value if name == "name1" else int(value)) and machine.faults == []


def _raise_disk_full(name, data):
    raise OSError(28, "ENOSPC")
