"""The host's end of the link: it finds replies among noise, and says what is wrong with a silent tray or a wire."""

import contextlib
import json

import pytest
from link_streams import FakeStream, FaultyStream, SlowStream

from host_tools.link.client import LINE_BYTES, BadReply, Link, LinkError, Silence, Unplugged
from tray24 import __version__

VERSION = {"tray24": "1", "micropython": "", "machine": "", "board": ""}
ANSWERS = {
    "hello": VERSION,
    "state": {"screen": "home", "display": [], "match": None},
    "watch": True,
    "settings": {"settings": {}, "next": None},
    "reset": True,
}


def reply_ok(request):
    return [{"id": request["id"], "ok": ANSWERS[request["do"]]}]


def make_link(answer=reply_ok):
    stream = FakeStream(answer)
    return Link(stream, "the tray", stream.now_s), stream


def test_an_answer_is_the_value_of_ok():
    link, stream = make_link(lambda request: [{"id": request["id"], "ok": VERSION}])
    with link:
        assert link.request("hello", file=3) == VERSION
    assert stream.requests == [{"id": 1, "do": "hello", "file": 3}] and stream.closed
    for op, value in (("leave", False), ("put", 0)):
        link, _ = make_link(lambda request, value=value: [{"id": request["id"], "ok": value}])
        assert link.request("apps", op=op) is value


def test_a_refusal_has_the_trays_error_and_hint():
    link, stream = make_link(lambda request: [{"id": request["id"], "error": "running match", "hint": "finish it"}])
    with pytest.raises(LinkError, match=r"^running match \(finish it\)$") as error_info:
        link.request("records", op="delete", name="a", sha256="b")
    assert (error_info.value.error, error_info.value.hint) == ("running match", "finish it")
    assert len(stream.requests) == 1


def test_what_a_program_prints_between_is_skipped():
    noise = [
        b"Traceback (most recent call last):\r\n",
        b"\xff\x00{]\n",
        b"[1]\n7\n",
        b'{"id": 1}\n',  # a console that echoes what it receives
        {"id": True, "ok": "not an id"},
        {"id": 99, "ok": "another's"},
    ]
    link, _ = make_link(lambda request: [*noise, *reply_ok(request)])
    assert link.request("hello") == ANSWERS["hello"]


def test_events_wait_until_somebody_wants_them_in_their_order():
    link, stream = make_link(
        lambda request: [
            {"event": "line", "n": 1, "line": ""},
            *reply_ok(request),
            {"event": "line", "n": 2, "line": ""},
        ]
    )
    assert link.request("watch", on=True) == ANSWERS["watch"]
    stream.send(b'{"event": "match"}\n')
    assert [event.get("n") for event in link.receive_events(1)] == [1, 2, None]
    assert stream.passed_ms >= 1000


def test_a_slow_tray_is_asked_once_and_waited_for_and_the_second_wait_is_reported_later():
    stream = SlowStream(50, reply_ok)
    messages = []
    link = Link(stream, "the tray", stream.now_s, slowness=20, notify=messages.append)
    assert link.request("hello") == ANSWERS["hello"]
    assert link.request("settings", op="get") == ANSWERS["settings"]
    assert [request["id"] for request in stream.requests] == [1, 2]
    assert stream.passed_ms >= 100_000
    assert messages == [
        "the tray has not answered 'hello' for 2 s; waiting up to 60 s ...",
        "the tray has not answered 'settings' for 20 s; waiting up to 60 s ...",
    ]


@pytest.mark.parametrize(("slowness", "seconds"), [(1, 3), (20, 60)])
def test_silence_is_reported_in_the_persons_seconds_and_is_no_reason_to_ask_again(slowness, seconds):
    stream = FakeStream(lambda request: [])
    link = Link(stream, "the tray", stream.now_s, slowness=slowness)
    with pytest.raises(Silence, match=f"^the tray: no answer to 'hello' within {seconds} s"):
        link.request("hello")
    assert len(stream.requests) == 1
    assert 1000 * seconds <= stream.passed_ms < 1000 * seconds + 100


def test_who_asks_again_after_silence_waits_for_the_answer_to_the_first_asking():
    """A host that repeats a request accepts the answer to its first one.

    A slow tray answers all of the requests. If each retry waited for its own answer only, each wait would be longer.
    """
    stream = SlowStream(5, reply_ok)
    link = Link(stream, "the tray", stream.now_s)
    with pytest.raises(Silence):
        link.request("hello")
    assert link.request("hello") == ANSWERS["hello"]
    assert len(stream.requests) == 1 and 5000 <= stream.passed_ms < 5100


def test_an_answer_that_was_lost_is_not_awaited_for_ever():
    link, stream = make_link(lambda request: reply_ok(request) if request["id"] == 2 else [])
    for _ in range(2):
        with pytest.raises(Silence):
            link.request("hello")
    assert link.request("hello") == ANSWERS["hello"]
    assert len(stream.requests) == 2


def test_a_late_answer_is_none_to_another_question():
    stream = SlowStream(5, reply_ok)
    link = Link(stream, "the tray", stream.now_s)
    with pytest.raises(Silence):
        link.request("hello")
    assert link.request("state") == ANSWERS["state"]
    assert link.request("hello", 6.0) == ANSWERS["hello"]
    assert [request["do"] for request in stream.requests] == ["hello", "state", "hello"]


def test_a_long_match_of_dominoes_may_take_the_tray_many_seconds():
    stream = SlowStream(20, reply_ok)
    link = Link(stream, "the tray", stream.now_s)
    assert link.request("watch", on=True) == ANSWERS["watch"]
    with pytest.raises(Silence, match="no answer to 'settings' within 3 s"):
        link.request("settings", op="get")


@pytest.mark.parametrize(
    ("do", "fields"), [("reset", {}), ("calibrate", {"op": "confirm"}), ("records", {"op": "delete"})]
)
def test_what_changes_something_is_asked_once(do, fields):
    link, stream = make_link(lambda request: [])
    with pytest.raises(Silence, match=f"the tray: no answer to '{do}' within 2 s"):
        link.request(do, timeout_s=2, **fields)
    assert len(stream.requests) == 1
    assert 2000 <= stream.passed_ms < 2100


def test_a_question_the_tray_could_not_read_is_asked_again():
    link, stream = make_link(
        lambda request: reply_ok(request) if len(stream.requests) > 1 else [{"id": None, "error": "no JSON"}]
    )
    assert link.request("settings", op="get") == ANSWERS["settings"]
    link, stream = make_link(lambda request: [{"id": None, "error": "no JSON", "hint": "one object a line"}])
    with pytest.raises(LinkError, match=r"no JSON \(one object a line\)"):
        link.request("settings", op="get")
    assert len(stream.requests) == 3


def test_what_the_tray_says_of_a_line_before_is_no_reason_to_ask_again():
    """The host does not repeat a request when the tray complains about an earlier line, but waits on.

    The complaint may be about the rest of an older line. The answer to the request comes after it.
    """
    link, stream = make_link(lambda request: [{"id": None, "error": "no JSON"}, *reply_ok(request)])
    assert link.request("hello") == ANSWERS["hello"]
    assert link.request("reset") == ANSWERS["reset"]
    assert len(stream.requests) == 2


def test_silence_keeps_what_was_heard_in_its_place():
    link, stream = make_link(lambda request: [b"MicroPython v1.28.0\r\n>>> "])
    with pytest.raises(Silence) as error_info:
        link.request("hello")
    assert b"MicroPython v1.28.0" in error_info.value.heard and error_info.value.heard.endswith(b">>> ")


def test_noise_without_end_takes_no_memory():
    link, stream = make_link(lambda request: [])
    stream.send(b"x" * 100_000)
    with pytest.raises(Silence) as error_info:
        link.request("hello")
    assert len(error_info.value.heard) <= 400 + LINE_BYTES


def test_a_request_longer_than_a_line_is_not_sent():
    link, stream = make_link()
    with pytest.raises(LinkError, match="a line of the link has at most 1024"):
        link.request("settings", op="set", name="x" * LINE_BYTES, value=1)
    assert not stream.requests


@pytest.mark.parametrize("bytes_left", [0, 5, 40, 60])
def test_unplugging_is_reported_wherever_it_happens(bytes_left):
    stream = FakeStream(lambda request: [{"id": request["id"], "ok": "v" * 50}])
    link = Link(FaultyStream(stream, unplugged_after=bytes_left), "the tray", stream.now_s)
    with pytest.raises(Unplugged, match="the connection was lost .*Check the cable"):
        link.request("hello")


@pytest.mark.parametrize("trouble", [{"late": 7}, {"pieces": 1}, {"late": 3, "pieces": 2}])
def test_slow_wires_change_nothing(trouble):
    answers = [{"event": "line", "n": 1, "line": ""}, b"Traceback\r\n"]
    stream = FakeStream(lambda request: [*answers, *reply_ok(request)])
    link = Link(FaultyStream(stream, **trouble), "the tray", stream.now_s)
    assert [link.request("hello") for _ in range(5)] == [VERSION] * 5
    assert len(stream.requests) == 5


@pytest.mark.parametrize("trouble", [{"lost": 3}, {"garbled": 3}, {"lost": 2, "garbled": 2, "pieces": 9}])
def test_a_question_whose_answer_is_damaged_is_asked_again(trouble):
    """The host repeats a request if its answer arrives damaged.

    One byte in a few hundred is damaged, so an answer of 40 bytes is mostly intact. If the number in an answer is
    damaged, it looks like a late answer to somebody else, and the host waits on.
    """
    value = "0123456789abcdef"
    stream = FakeStream(lambda request: [{"id": request["id"], "ok": {"data": value, "next": None}}])
    link = Link(FaultyStream(stream, **trouble), "the tray", stream.now_s)
    answers = []
    for _ in range(200):
        with contextlib.suppress(Silence, BadReply):
            answers.append(link.request("records", op="get", name="a"))
    assert len(answers) > 185
    assert len(stream.requests) > 205  # some had to be asked again
    # Damage inside a text is rare; the hash of the whole file finds it.
    assert sum(answer != {"data": value, "next": None} for answer in answers) < 30


def test_an_answer_that_does_not_fit_is_asked_again_and_then_named():
    link, stream = make_link(
        lambda request: reply_ok(request) if request["id"] == 3 else [{"id": request["id"], "ok": 7}]
    )
    assert link.request("hello") == VERSION
    link, stream = make_link(lambda request: [{"id": 1, "ok": 7}])
    with pytest.raises(BadReply, match="hello is 7"):
        link.request("hello")
    assert len(stream.requests) == 2
    link, stream = make_link(lambda request: [{"id": request["id"], "ok": 7}])
    with pytest.raises(BadReply, match="reset is 7"):
        link.request("reset")
    assert len(stream.requests) == 1


def test_requests_are_one_line_of_json_each():
    written_data = []
    stream = FakeStream(lambda request: [{"id": request["id"], "ok": "ä\n"}])
    stream.write = lambda data, own=stream.write: (written_data.append(data), own(data))
    Link(stream, "the tray", stream.now_s).request("settings", op="set", name="volume", value="ä\n")
    assert len(written_data) == 1 and written_data[0].count(b"\n") == 1 and written_data[0].isascii()
    assert json.loads(written_data[0])["value"] == "ä\n"


# To the tray itself, on the desktop's virtual hardware.


def test_what_somebody_typed_before_does_no_harm(linked_tray):
    linked_tray.stream.write(b"AT+GMM\r\n{half a li")
    linked_tray.link.end_line()
    assert linked_tray.link.request("hello")["tray24"] == __version__
