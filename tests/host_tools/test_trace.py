"""Traces of a tray are recorded over the link and replayed on a new virtual tray, which senses and does the same."""

import contextlib
import json

import pytest
from link_streams import FaultyStream
from traced_match import TracedMatch

from host_tools import cli
from host_tools.commands.trace import TraceRecorder
from host_tools.link.client import Unplugged
from simulator.traces.replay import ReplaySource, TraceReplay, describe_replay
from simulator.traces.trace import BadTrace, Contacts, Scan, read_trace
from tray24.sense.events import list_members


@contextlib.contextmanager
def begin_recording(link, now_s, path):
    """Yield a recorder that has begun to record a trace to a file; end the recording afterwards."""
    with path.open("w", encoding="utf-8") as file:
        recorder = TraceRecorder(link, file, now_s)
        recorder.begin()
        yield recorder
        recorder.end()


def record_seconds(traced, path, seconds):
    with begin_recording(traced.link, traced.now_s, path) as recorder:
        recorder.record(seconds)
    return recorder


def replay_trace(path):
    tray = TraceReplay(read_trace(path))
    while not tray.is_over:
        tray.advance(100)
    tray.advance(1000)
    return tray


@pytest.fixture(scope="module")
def traced_match(tmp_path_factory):
    """Return the trace of a match from the home menu on, its recorder, and the `TracedMatch`."""
    path = tmp_path_factory.mktemp("trace") / "whole.trace"
    traced = TracedMatch()
    with begin_recording(traced.link, traced.now_s, path) as recorder:
        traced.start_match("basic")
        recorder.record(25)
        traced.seen_at_end = bytes(traced.ui.sensing.seen)  # a die may land while the recording is being ended
    return path, recorder, traced


def test_a_traced_match_is_seen_and_played_the_same(traced_match):
    path, recorder, traced = traced_match
    tray = replay_trace(path)
    assert tray.saw == tray.traced_saw and len(tray.saw) == recorder.changes > 10
    assert tray.replayed_lines == tray.traced_lines and len(tray.replayed_lines) > 15
    assert (tray.scans, tray.lost, tray.trace_sensors.strays, tray.faults) == (recorder.looks, 0, 0, [])
    assert bytes(tray.firmware.ui.sensing.seen) == traced.seen_at_end
    replay_lines = describe_replay(tray)
    assert "as on the tray itself" in replay_lines and f"the same {len(tray.replayed_lines)} lines" in replay_lines


@pytest.mark.parametrize("game", ["basic", "line"])
def test_a_trace_may_begin_in_the_middle_of_a_match(tmp_path, game):
    traced = TracedMatch()
    traced.start_match(game)
    traced.wait(15_000)
    traced.wait_between_turns()
    path = tmp_path / "middle.trace"
    recorder = record_seconds(traced, path, 10)
    tray = replay_trace(path)
    assert tray.saw == tray.traced_saw and len(tray.saw) == recorder.changes > 3
    traced_count = len(tray.traced_lines)
    assert tray.replayed_lines[:traced_count] == tray.traced_lines and traced_count > 5
    # The recording may end between a player's line and the dealer's that follow it.
    assert all(line.startswith("* ") for line in tray.replayed_lines[traced_count:])


def test_of_electronic_dice_the_match_stays_secret(tmp_path, new_linked_tray):
    linked_tray = new_linked_tray(sensors=True)
    linked_tray.rig.start_match("", "sharp")
    path = tmp_path / "electronic.trace"
    linked_tray.rig.touch_slot(5)
    with begin_recording(linked_tray.link, linked_tray.stream.now_s, path) as recorder:
        recorder.record(2)
        linked_tray.rig.lift_die(5)
        recorder.record(2)
    assert "seed" not in path.read_text()
    tray = replay_trace(path)
    assert tray.is_electronic and tray.replayed_lines == []
    assert tray.saw == tray.traced_saw and tray.saw[-1][1:] == (5, 0)
    assert "does not hold its random numbers" in describe_replay(tray)


def test_the_tray_is_as_before_when_the_trace_has_ended(tmp_path):
    traced = TracedMatch()
    record_seconds(traced, tmp_path / "short.trace", 1)
    sensing = traced.ui.sensing
    assert "scan" not in vars(sensing) and "presence" not in vars(traced.table.tray.sensors)
    text = (tmp_path / "short.trace").read_text()
    assert json.loads(text.splitlines()[-1]) == {"end": True} and text.endswith("\n")
    assert "No match was running." in describe_replay(replay_trace(tmp_path / "short.trace"))


# Files.


def test_a_trace_that_was_cut_off_is_played_up_to_there(traced_match, tmp_path):
    text = traced_match[0].read_text()
    path = tmp_path / "cut.trace"
    path.write_text(text[: len(text) // 2])
    tray = replay_trace(path)
    assert tray.trace.cut and tray.saw == tray.traced_saw and "was cut off" in describe_replay(tray)


def test_a_trace_whose_end_the_tray_does_not_confirm_is_cut_off(tmp_path, monkeypatch):
    traced = TracedMatch()
    path = tmp_path / "gone.trace"
    with pytest.raises(Unplugged), begin_recording(traced.link, traced.now_s, path) as recorder:
        recorder.record(1)
        monkeypatch.setattr(traced, "write", _raise_unplugged)
    assert recorder.looks > 5 and read_trace(path).cut


def _raise_unplugged(data):
    raise OSError(5, "the cable")


@pytest.mark.parametrize(
    ("number", "line", "text"),
    [
        (1, "{}", "not a trace of a tray"),
        (1, '{"tray24_trace":99}', "format 99"),
        (5, "{garbled", "damaged"),
        (5, '{"ms":-1}', '"ms" is -1'),
        (5, '{"ms":5,"samples":"AAAA"}', "3 bytes of samples instead of 96"),
        (5, '{"ms":5,"light":7,"slots":1,"samples":""}', '"light" is 7'),
        (5, '{"ms":5,"buttons":4096}', '"buttons" is 4096'),
        (5, '{"ms":5,"saw":[1]}', '"saw"'),
        (5, '{"ms":5,"saw":[24,1]}', '"saw"'),
        (5, '{"ms":5,"saw":[1,99]}', '"saw"'),
        (5, '{"what":1}', "not one of a trace"),
    ],
)
def test_a_damaged_line_is_named(traced_match, tmp_path, number, line, text):
    lines = traced_match[0].read_text().split("\n")
    lines[number - 1] = line
    path = tmp_path / "bad.trace"
    path.write_text("\n".join(lines))
    with pytest.raises(BadTrace, match=rf"bad.trace, line {number}: ") as error_info:
        read_trace(path)
    assert text in str(error_info.value) and error_info.value.line == number


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("lines", ["game basic"]),
        ("lines", [7, "---"]),
        ("seats", [1]),
        ("seats", [{"button": 6, "name": ""}]),
        ("seats", [{"button": 0}]),
        ("numbers", ["1"] * 11),
    ],
)
def test_a_damaged_head_is_named(traced_match, tmp_path, name, value):
    head, *lines = traced_match[0].read_text().split("\n")
    path = tmp_path / "bad.trace"
    path.write_text("\n".join([json.dumps(json.loads(head) | {name: value}), *lines]))
    with pytest.raises(BadTrace, match=rf"line 1: the head's .{name}. is missing or damaged"):
        read_trace(path)


def test_other_senses_parts_are_refused(traced_match, tmp_path):
    lines = traced_match[0].read_text().split("\n")
    head = json.loads(lines[0])
    head["parts"].pop()
    path = tmp_path / "other.trace"
    path.write_text("\n".join([json.dumps(head), *lines[1:]]))
    with pytest.raises(BadTrace, match="line 1"):
        TraceReplay(read_trace(path))


def test_play_says_what_is_wrong_with_a_trace(tmp_path, capsys):
    path = tmp_path / "bad.trace"
    path.write_text("no trace\n")
    assert cli.main(["play", "--trace", str(path), "--no-browser"]) == 1
    assert "bad.trace, line 1: this is not a trace of a tray" in capsys.readouterr().err
    assert cli.main(["play", "--trace", str(tmp_path / "none"), "--no-browser"]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_a_trace_takes_the_place_of_no_other_file(tmp_path, capsys, monkeypatch, linked_tray):
    monkeypatch.setattr("host_tools.link.connection.open_link", lambda port: linked_tray.link)
    path = tmp_path / "there.trace"
    path.write_text("mine")
    assert cli.main(["trace", "--out", str(path)]) == 2
    assert "another name" in capsys.readouterr().err and path.read_text() == "mine"
    # A tray without sensors has nothing to trace; no file is left behind.
    assert cli.main(["trace", "--out", str(tmp_path / "new.trace")]) == 1
    assert "sensors" in capsys.readouterr().err and not (tmp_path / "new.trace").exists()


# The page of a trace.


def test_a_tray_that_goes_away_leaves_the_file_and_says_what_to_do_with_it(
    tmp_path, capsys, monkeypatch, new_linked_tray
):
    linked_tray = new_linked_tray(sensors=True)
    monkeypatch.setattr(
        "host_tools.link.connection.open_link",
        lambda port: linked_tray.make_link(FaultyStream(linked_tray.stream, unplugged_after=60_000)),
    )
    path = tmp_path / "cut.trace"
    assert cli.main(["trace", "--out", str(path)]) == 1
    output = capsys.readouterr().err
    assert "the connection was lost" in output
    assert f"The trace up to then is in {path}: './tray24 play --trace {path}' shows it" in output
    assert read_trace(path).cut and read_trace(path).entries


def test_the_page_shows_the_trace_and_says_at_its_end_what_happened(traced_match):
    tray = TraceReplay(read_trace(traced_match[0]))
    messages = []
    source = ReplaySource(tray, messages.append)
    for _ in range(300):
        source.advance(100)
    outputs = source.read_outputs()
    assert outputs.note.startswith("The trace has ended.") and outputs.match.game.name == "basic"
    assert len(outputs.log.entries) > 5
    changes = [text for text in messages if "slot" in text and " s  " in text]
    assert len(changes) == len(tray.saw) and messages[-1] == describe_replay(tray)


def test_the_page_shows_both_lights_of_a_slot_of_a_traced_twin(traced_match):
    trace = read_trace(traced_match[0])
    trace.head["settings"]["tray_kind"] = "twin"
    tray = TraceReplay(trace)
    while not tray.is_over:
        tray.advance(100)
    outputs = ReplaySource(tray, lambda words: None).read_outputs()
    slots_below, slots_beside = (
        {slot for slot in range(24) if any(outputs.frame[at + 3 * slot :][:3])} for at in (0, len(outputs.frame) // 2)
    )
    dice = set(list_members(tray.firmware.ui.sensing.dice))
    assert (outputs.kind, len(outputs.frame)) == ("twin", 144)
    assert dice & slots_beside and slots_below == slots_beside - dice


def test_a_trace_of_another_firmware_is_distinguished_from_a_true_one(traced_match):
    trace = read_trace(traced_match[0])
    looks = [entry for entry in trace.entries if isinstance(entry, Scan) and entry.light >= 0]
    for look in looks[: len(looks) // 2]:
        look.light = (look.light + 1) % 4
    tray = TraceReplay(trace)
    tray.advance(60_000)
    assert tray.trace_sensors.strays and "of another firmware" in describe_replay(tray)
    assert any(isinstance(entry, Contacts) for entry in trace.entries)
