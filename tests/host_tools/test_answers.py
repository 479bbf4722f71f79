"""The shapes of a tray's answers: those of a real one fit, and the tools refuse others in words."""

import pytest
from link_streams import PlayedStream

from host_tools.link import answers
from host_tools.link.client import Link
from host_tools.link.errors import BadAnswer, LinkError

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


def strict_link(answer):
    stream = PlayedStream(lambda request: [{"id": request["id"], **answer}])
    return Link(stream, "the tray", stream.now_s, strict=True)


@pytest.mark.parametrize(
    "do, fields, answer, fault",
    [
        ("selftest", {}, None, "selftest"),
        ("selftest", {}, [1], "selftest"),
        ("selftest", {}, SUMMARY | {"kind": "huge"}, "kind"),
        ("selftest", {}, SUMMARY | {"masked": [3, 24]}, "masked[1]"),
        ("selftest", {}, SUMMARY | {"more": 1}, ""),
        ("selftest", {"part": "sensors"}, [0] * 47, "selftest"),
        ("selftest", {"part": "probe", "slots": 0b101}, [[1, 2]] * 3, ""),
        ("selftest", {"part": "probe", "slots": 0b101}, [[1, 2], [1, 2], [1]], "levels"),
        ("state", {}, STATE, ""),
        ("state", {}, STATE | {"match": {"game": "basic"}}, "match"),
        ("state", {"from": 0}, {"lines": [1], "next": None}, "lines[0]"),
        ("records", {"op": "list"}, {"records": [["../../x", 1]], "next": None}, "records[0][0]"),
        ("records", {"op": "get"}, {"data": "a", "next": None}, "data"),
        ("records", {"op": "hash"}, {"size": -1, "sha256": "0" * 64}, "size"),
        ("settings", {"op": "get"}, {"settings": {"a": 1}, "next": None}, "settings.a"),
        ("reset", {}, False, "reset"),
        ("calibrate", {"op": "look"}, {"step": "left"}, ""),
        ("calibrate", {"op": "look"}, {"step": "done"}, "calibrate"),
    ],
)
def test_the_part_that_does_not_fit_is_named(do, fields, answer, fault):
    assert answers.fault_of(do, fields, answer) == fault
    link = strict_link({"ok": answer})
    if fault:
        with pytest.raises(BadAnswer, match=f"does not answer '{do}' as a tray does"):
            link.ask(do, **fields)
    else:
        assert link.ask(do, **fields) == answer


def test_an_event_without_its_fields_is_dropped():
    link = strict_link({"ok": True})
    for event in (
        b'{"event":"line","n":0}',
        b'{"event":"trace","numbers":[1]}',
        b'{"event":"line","n":1,"line":"0 keep"}',
    ):
        link._stream.say(event + b"\n")
    link.ask("watch", on=True)
    assert [event["n"] for event in link.events(0.1)] == [1]


def test_nothing_that_a_terminal_would_obey_comes_through():
    link = strict_link({"error": "\x1b[31mred\u202e", "hint": "a\nb\x07"})
    with pytest.raises(LinkError) as caught:
        link.ask("state")
    assert str(caught.value) == "\\x1b[31mred\\u202e (a\nb\\x07)"


@pytest.mark.parametrize("in_match", [False, True])
def test_all_answers_of_the_simulators_tray_fit(new_linked, in_match):
    linked = new_linked(sensors=True)
    linked.rig.press("green")
    if in_match:
        linked.rig.start_match("", "gentle")
    stream = linked.stream
    link = Link(stream, "the tray", stream.now_s, strict=True)
    for do, fields in (*ANYWHERE, *(() if in_match else AT_MENU)):
        link.ask(do, **fields)
