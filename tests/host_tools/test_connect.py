"""The host tools that run inside the page that connects to a tray: they serve its tabs over the page's serial port."""

import json
from dataclasses import asdict

import pytest
from link_streams import FakeStream, FaultyStream, RigStream

from host_tools.connect.page import Dialog, Port
from host_tools.connect.tray import ConnectedTray
from host_tools.doctor.findings import make_report
from host_tools.doctor.measure import examine_tray
from host_tools.site import bundle
from tray24 import __version__

TAB = 1
VERSION = {"tray24": __version__, "micropython": "1.28.0", "machine": "Pico", "board": "00"}


class FakePage:
    """A fake page with one tab, whose serial port leads to a stream.

    It stores the `statuses`, `answers` and `messages` that it receives. A script is a generator that acts as the
    person: it yields conditions to wait for. When it ends, the tray is disconnected.
    """

    def __init__(self, stream):
        self.stream = stream
        self.tray = ConnectedTray(self, stream.now_s)
        self.tray.add_tab(TAB)
        self.state = {}
        self.statuses = []
        self.answers = {}
        self.messages = []
        self.closed = 0
        self._steps = iter(())
        self._is_running = self.is_here

    def serve_tray(self, script=None, stream=None):
        """Open the port, and serve the tray until the script is at its end."""
        self.stream = stream or self.stream
        self._steps, self._is_running = script or iter(()), self.is_here
        self.tray.open_port(on_usb=True)
        self.tray.run()

    def send_request(self, path, **fields):
        """Send a request of the page. Return a function that is true once the request is answered."""
        number = len(self.answers)
        self.answers[number] = None
        self.tray.handle_request(TAB, number, path, json.dumps(fields) if fields else None)
        return lambda: self.answers[number] is not None

    @property
    def answer(self):
        return self.answers[max(self.answers)]

    def has_state(self, **parts):
        """Return whether the state of the page's tab has these values."""
        for _, text in self.tray.collect_news():
            self.state |= json.loads(text)
        return all(self.state.get(name) == value for name, value in parts.items())

    def is_here(self):
        return self.statuses[-1]["state"] == "here"

    # What the tools use.

    def wait(self, seconds):
        try:
            data = self.stream.read(1024)
        except OSError:
            self.tray.mark_unplugged()
            return
        if data:
            self.tray.receive_bytes(data)
        elif self._is_running():
            self._is_running = next(self._steps, None) or self._disconnect

    def _disconnect(self):
        self.tray.disconnect()
        return False

    def write(self, data):
        self.stream.write(data)

    def close(self):
        self.closed += 1

    def show_status(self, status):
        self.statuses.append(json.loads(status))

    def reply(self, tab, request, text):
        self.answers[request] = {} if text is None else json.loads(text)

    def show_message(self, tab, words):
        self.messages.append(words)


@pytest.fixture
def rig(new_linked_tray):
    return new_linked_tray().rig


@pytest.fixture
def page(rig):
    return FakePage(RigStream(rig))


def list_states(page):
    return [status["state"] for status in page.statuses]


def test_the_board_is_the_trays(page, rig):
    def run_script():
        yield lambda: page.has_state(display_text=rig.read_display()) and page.state["tray"]["plugged"]
        rig.start_match("", "")
        yield lambda: page.has_state() and page.state["match"] and len(page.state["match"]["seats"]) == 2
        yield lambda: page.has_state(led=bytes(rig.tray.frame).hex())
        rig.press("green")
        yield lambda: page.has_state(display_text=rig.read_display())

    page.serve_tray(run_script())
    assert list_states(page) == ["connecting", "here", "away"]
    assert page.statuses[1]["version"] == __version__
    assert page.closed == 1
    page.has_state()
    assert not page.state["tray"]["plugged"] and page.state["match"]


def test_records_are_fetched_one_by_one_and_are_those_of_the_tray(page, rig):
    texts = {name: f"tray24 1\n{name}\n".encode() for name in ("rec0001.t24", "rec0002.t24")}
    for name, data in texts.items():
        rig.files.write(name, data)

    def run_script():
        yield page.send_request("records.json")
        assert [record["name"] for record in page.answer["records"]] == ["rec0002.t24"] and page.answer["left"] == 1
        yield page.send_request("records.json")
        assert [record["name"] for record in page.answer["records"]] == ["rec0002.t24", "rec0001.t24"]
        assert page.answer["left"] == 0
        rig.files.remove("rec0002.t24")
        yield page.send_request("records.json")
        assert [record["name"] for record in page.answer["records"]] == ["rec0001.t24"]

    page.serve_tray(run_script())
    page.send_request("records/rec0001.t24.json")  # the tray has gone
    assert page.answer == {"name": "rec0001.t24", "text": texts["rec0001.t24"].decode()}


def test_a_setting_is_changed_on_the_tray_as_in_its_menu(page, rig):
    def run_script():
        yield page.send_request("settings.json")
        shown_settings = {setting["name"]: setting for setting in page.answer["settings"]}
        assert (
            shown_settings["brightness"]["value"] == "80" and ["85", "85 %"] in shown_settings["brightness"]["choices"]
        )
        assert (
            shown_settings["masked_slots"]["choices"] == []
            and "led_path" not in shown_settings
            and "advice1" not in shown_settings
        )
        assert [setting["name"] for setting in page.answer["names"]] == [f"name{seat}" for seat in range(1, 7)]
        yield page.send_request("settings.json", name="brightness", value="45")
        assert page.answer == {"value": "45"}
        yield page.send_request("settings.json", name="brightness", value="999")
        assert "100" in page.answer["wrong"]
        yield page.send_request("settings.json", name="name2", value="Zoë")
        assert page.answer == {"value": "Zoë"}

    page.serve_tray(run_script())
    assert (rig.ui.settings["brightness"], rig.ui.settings["name2"]) == (45, "Zoë")


def test_the_check_says_what_the_command_says(linked_tray):
    linked_tray.rig.files.write("crash.txt", b"Watchdog: the tray did not go on\n\n")
    report = json.loads(json.dumps(asdict(make_report(examine_tray(linked_tray.link)))))
    page = FakePage(linked_tray.stream)

    def run_script():
        yield page.send_request("check.json", begin="alone")
        assert page.answer["report"] == report and "Watchdog" in report["notes"][0]["quote"]
        assert page.answer["asks"]["kind"] == "agrees" and "crash report" in page.answer["asks"]["words"]
        yield page.send_request("check.json", answer=True)
        assert page.answer == {}
        assert "crash.txt" not in linked_tray.rig.files.list_names()
        yield page.send_request("check.json", begin="alone")
        assert "asks" not in page.answer and len(page.answer["report"]["notes"]) == len(report["notes"]) - 1

    page.serve_tray(run_script())


def test_what_was_asked_together_can_be_left(page, rig):
    def run_script():
        yield page.send_request("check.json", begin="together")
        assert page.answer["asks"] == {
            "kind": "wait",
            "words": "Lift all dice off the tray and take your hands away.",
            "choices": [],
        }
        yield page.send_request("check.json", answer=None)
        assert page.answer["asks"]["kind"] == "agrees"
        yield page.send_request("check.json", answer=True)
        assert rig.read_display() != "" and page.answer["asks"]["kind"] == "says" and "LEDs" in page.messages[-1]
        yield page.send_request("check.json", leave=True)
        assert page.answer == {"wrong": "Ended."}
        yield lambda: rig.ui.screen.name == "home"
        yield lambda: page.has_state(led=bytes(rig.tray.frame).hex(), display_text=rig.read_display())

    page.serve_tray(run_script())


def test_the_calibration_is_led_as_by_the_command(page, rig):
    def run_script():
        yield page.send_request("check.json", begin="calibrate")
        assert rig.ui.screen.name == "calibration" and "keys" in page.messages[-1]
        assert page.answer["asks"]["kind"] == "says" and "empty" in page.answer["asks"]["words"]
        yield page.send_request("check.json", answer="")
        yield lambda: "slot 1 of 24" in page.messages[-1]
        page.tray.remove_tab(TAB)
        yield lambda: rig.ui.screen.name == "home"

    page.serve_tray(run_script())


def test_what_is_chosen_is_one_of_the_words(page):
    answers = enumerate(["skip", "nonsense"], 1)
    dialog = Dialog(page, Port(page), TAB, 0)

    def send_answer(seconds):
        request, request_and_answer = next(answers)
        dialog.receive_answer(request, {"answer": request_and_answer})

    page.wait = send_answer
    assert dialog.ask_choice("Again?", ("again", "skip")) == "skip"
    assert page.answers[0]["asks"] == {"kind": "choose", "words": "Again?", "choices": ["again", "skip"]}
    assert dialog.ask_choice("Again?", ("again", "skip")) == "again"


def test_a_fault_of_the_tools_is_reported_and_the_tray_is_still_served(page, monkeypatch, capsys):
    def raise_fault(link):
        raise KeyError("brightness")

    def run_script():
        monkeypatch.setattr("host_tools.connect.tray.list_settings", raise_fault)
        yield page.send_request("settings.json")
        assert page.answer == {"wrong": "The tools of this page have failed (KeyError: 'brightness')."}
        yield page.send_request("settings.json", name="brightness", value="45")
        assert page.answer == {"value": "45"}

    page.serve_tray(run_script())
    assert "KeyError" in capsys.readouterr().err


def test_what_the_tray_refuses_is_reported(page, rig):
    def run_script():
        rig.start_match("", "")
        yield page.send_request("check.json", begin="alone")
        assert "match" in page.answer["wrong"]
        yield page.send_request("check.json", begin="something")
        assert "unknown" in page.answer["wrong"]

    page.serve_tray(run_script())


def test_unplugging_while_a_record_comes_is_reported_and_the_next_connection_goes_on(page, rig):
    data = b"tray24 1\n" + bytes(range(32, 127)) * 40
    rig.files.write("rec0001.t24", data)

    def run_script():
        page.send_request("records.json")
        page.stream = FaultyStream(page.stream, unplugged_after=4000)
        yield lambda: False

    page.serve_tray(run_script())
    assert list_states(page) == ["connecting", "here", "gone"] and "unplugged" in page.statuses[-1]["words"]
    assert "lost" in page.answer["words"] and page.answer["records"] == []
    assert not page.has_state() or not page.state["tray"]["plugged"]

    def fetch_again():
        yield page.send_request("records.json")
        assert page.answer["left"] == 0 and len(page.answer["records"]) == 1

    page.serve_tray(fetch_again(), RigStream(rig))
    assert list_states(page)[-3:] == ["connecting", "here", "away"]


@pytest.mark.parametrize(
    ("answer", "text", "flash"),
    [
        (lambda request: [b'{"id": 1, "do":"hello"}\r\nTraceback\r\n>>> '], "no tray runs", True),
        (lambda request: [b"\xff\x00garbage\x80\n" * 9], "Something else", True),
        (lambda request: [], "Nothing answers", True),
        (
            lambda request: [{"id": request["id"], "ok": VERSION | {"tray24": "0.0.1"}}],
            "firmware 0.0.1; this page",
            True,
        ),
        (lambda request: [{"id": request["id"], "ok": VERSION | {"tray24": "99.1"}}], "newer than this page", False),
        (lambda request: [{"id": request["id"], "ok": 3}], "Something else", True),
    ],
    ids=["prompt", "garbage", "silence", "older", "newer", "another program"],
)
def test_what_is_no_tray_of_this_release_is_refused_with_what_to_do(answer, text, flash):
    page = FakePage(FakeStream(answer))
    page.serve_tray()
    assert list_states(page) == ["connecting", "refused"] and page.closed == 1
    page.send_request("settings.json")
    assert page.answer == {"wrong": "No tray is connected."}
    assert text in page.statuses[-1]["words"] and page.statuses[-1]["needs_flash"] is flash


def test_the_browser_gets_what_the_tools_import_and_nothing_that_opens_ports():
    module_paths = bundle.collect_tool_modules().keys()
    assert module_paths >= {
        "host_tools/connect/bridge.py",
        "host_tools/doctor/measure.py",
        "host_tools/doctor/circuit.json",
    }
    assert not any(module_path.startswith("hardware/") for module_path in module_paths)
    assert not module_paths & {"host_tools/link/ports.py", "host_tools/link/connection.py", "host_tools/cli.py"}
    assert not module_paths & bundle.collect_python_modules().keys()
