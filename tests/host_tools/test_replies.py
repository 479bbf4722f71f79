"""The schemas of a tray's replies: a real tray's replies fit them, and host tools say what is wrong with others."""

import json

import pytest
from link_streams import FakeStream

from host_tools.link.client import BadReply, Link, LinkError, Silence
from host_tools.link.replication import Follower
from host_tools.link.replies import find_fault
from tray24.link.link import HANDLERS

SUMMARY = {"display": True, "stuck": 0, "sensors": 24}
STATE = {"screen": "home", "display": [], "match": None}

ANYWHERE = (
    ("hello", {}),
    ("state", {}),
    ("state", {"from": 0}),
    ("state", {"show": "leds"}),
    ("watch", {"on": True}),
    ("records", {"op": "list"}),
    ("settings", {"op": "get"}),
    ("settings", {"op": "set", "name": "brightness", "value": "40"}),
    ("trace", {"op": "start"}),
    ("trace", {"op": "stop"}),
)
AT_MENU = (
    ("selftest", {}),
    ("selftest", {"part": "sensors"}),
    ("selftest", {"part": "probe", "slots": 5}),
    ("selftest", {"part": "files"}),
    ("selftest", {"part": "show", "slots": 5, "color": "red"}),
    ("selftest", {"part": "end"}),
    ("selftest", {"part": "sound"}),
    ("calibrate", {"op": "begin"}),
    ("calibrate", {"op": "look"}),
    ("calibrate", {"op": "cancel"}),
)


def list_requests():
    """Return (name, fields) for each request of the link, with each value that its field `op` may have."""
    requests = []
    for row in HANDLERS:
        do, *fields = row.split(" ")
        operations = fields[0].removeprefix("op:").split("|") if "op:" in row else [""]
        requests += [(do, {"op": word} if word else {}) for word in operations]
    return requests


def make_link(answer):
    stream = FakeStream(lambda request: [{"id": request["id"], **answer}])
    return Link(stream, "the tray", stream.now_s)


@pytest.mark.parametrize("do, fields", list_requests())
def test_the_answer_to_each_request_has_a_shape(do, fields):
    assert find_fault(do, fields, 0.5)


@pytest.mark.parametrize(
    "do, fields, answer, fault",
    [
        ("selftest", {}, None, 'selftest is null, but must fit {"type": "object"}'),
        ("selftest", {}, [1], 'selftest is [1], but must fit {"type": "object"}'),
        ("selftest", {}, SUMMARY | {"kind": "huge"}, 'kind is "huge", but must fit {"enum": '),
        ("selftest", {}, SUMMARY | {"masked": [3, 24]}, 'masked[1] is 24, but must fit {"maximum": 23}'),
        ("selftest", {}, SUMMARY | {"more": 1}, ""),
        ("selftest", {"part": "sensors"}, [0] * 47, "selftest is [0, 0, "),
        ("selftest", {"part": "probe", "slots": 0b101}, [[1, 2]] * 3, ""),
        ("selftest", {"part": "probe", "slots": 0b101}, [[1, 2], [1, 2], [1]], "levels is [[1, 2], [1, 2], [1]]"),
        ("state", {}, STATE, ""),
        (
            "state",
            {},
            STATE | {"match": {"game": "basic"}},
            'match is {"game": "basic"}, but must fit {"required": ["seats", ',
        ),
        ("state", {"from": 0}, {"lines": [1], "next": None}, 'lines[0] is 1, but must fit {"type": "string"}'),
        ("records", {"op": "list"}, {"records": [["../../x", 1]], "next": None}, 'records[0][0] is "../../x"'),
        ("records", {"op": "get"}, {"data": "a", "next": None}, 'data is "a"'),
        ("records", {"op": "hash"}, {"size": -1, "sha256": "0" * 64}, 'size is -1, but must fit {"minimum": 0}'),
        ("settings", {"op": "get"}, {"settings": {"a": 1}, "next": None}, "settings.a is 1"),
        ("reset", {}, False, "reset is false"),
        ("calibrate", {"op": "look"}, {"step": "left"}, ""),
        ("calibrate", {"op": "look"}, {"step": "done"}, 'calibrate is {"step": "done"}'),
    ],
)
def test_the_part_that_does_not_fit_is_named_with_its_value_and_what_it_must_be(do, fields, answer, fault):
    link = make_link({"ok": answer})
    if fault:
        with pytest.raises(BadReply, match=f"does not answer '{do}' as a tray does: ") as error_info:
            link.request(do, **fields)
        assert error_info.value.fault.startswith(fault) and error_info.value.fault in str(error_info.value)
    else:
        assert link.request(do, **fields) == answer


@pytest.mark.parametrize(
    "event, fault",
    [
        ('{"event":"line","n":0}', 'line is {"event": "line", "n": 0}, but must fit {"required": ["line"]}'),
        ('{"event":"trace","ms":1,"parts":2,"numbers":[0,"a"]}', 'numbers[1] is "a", but must fit {"type": '),
        ('{"event":"trace","numbers":[1]}', "trace is "),
    ],
)
def test_an_event_that_no_tray_sends_is_named_in_its_turn(event, fault):
    link = make_link({"ok": True})
    link._stream.send(b'{"event":"line","n":1,"line":"0 keep"}\n' + event.encode() + b"\n")
    link.request("watch", on=True)
    events = link.receive_events(0.1)
    assert next(events)["n"] == 1
    with pytest.raises(
        BadReply, match=f"sends an event '{json.loads(event)['event']}' that no tray sends: "
    ) as error_info:
        next(events)
    assert error_info.value.fault.startswith(fault)


@pytest.mark.parametrize("sent", ['{"id":"1","ok":true}', '{"id":1}', '{"id":1,"ok"'])
def test_a_line_that_is_no_answer_is_quoted(sent):
    stream = FakeStream(lambda request: [sent.encode() + b"\n"])
    with pytest.raises(Silence, match="no answer to 'reset' within 3 s; it sends ") as error_info:
        Link(stream, "the tray", stream.now_s).request("reset")
    assert sent in str(error_info.value)


def test_a_follower_reports_what_was_wrong_and_connects_again():
    def reply(request):
        answer = {"state": STATE, "watch": True}.get(request["do"], {"data": "", "next": None})
        events = [{"event": "screen", "name": 7}] if request["do"] == "watch" else []
        return [{"id": request["id"], "ok": answer}, *events]

    stream = FakeStream(reply)
    follower = Follower(lambda: Link(stream, "the tray", stream.now_s), now_s=stream.now_s)
    news = follower.step() + follower.step()
    assert [kind for kind, _ in news] == ["here", "match", "gone"]
    assert "an event 'screen' that no tray sends: name is 7, but must fit" in news[-1][1]


def test_nothing_that_a_terminal_would_obey_comes_through():
    link = make_link({"error": "\x1b[31mred\u202e", "hint": "a\nb\x07"})
    with pytest.raises(LinkError) as error_info:
        link.request("state")
    assert str(error_info.value) == "\\x1b[31mred\\u202e (a\nb\\x07)"


@pytest.mark.parametrize("in_match", [False, True])
def test_all_answers_of_the_simulators_tray_fit(new_linked_tray, in_match):
    linked_tray = new_linked_tray(sensors=True)
    linked_tray.rig.press("green")
    if in_match:
        linked_tray.rig.start_match("", "gentle")
    stream = linked_tray.stream
    link = Link(stream, "the tray", stream.now_s)
    for do, fields in (*ANYWHERE, *(() if in_match else AT_MENU)):
        link.request(do, **fields)
