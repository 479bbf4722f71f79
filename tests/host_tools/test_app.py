"""The command app: reading and checking files of apps, and sending them to a tray over the link."""

import json
import random
import time

import pytest

from host_tools.checkout import ROOT
from host_tools.commands import app
from host_tools.link import connection
from host_tools.link.client import LinkError
from simulator.tray.apps import Apps, MemoryStore

EXAMPLES = ", ".join(sorted(path.stem for path in (ROOT / "firmware" / "apps").glob("*.py")))
UPDATE = b"def update(now_ms):\n    pass\n"


@pytest.fixture
def app_store():
    return MemoryStore({"one.py": UPDATE})


@pytest.fixture
def tray(new_linked_tray, app_store, monkeypatch):
    """Return a tray on which the app `one` is stored; every port that the command opens leads to this tray."""
    linked_tray = new_linked_tray(apps=Apps(app_store, print_output=lambda text: None))
    monkeypatch.setattr(connection, "open_link", lambda port: linked_tray.link)
    monkeypatch.setattr(time, "sleep", lambda seconds: linked_tray.rig.wait_ms(int(1000 * seconds)))
    return linked_tray


# By the link.


def test_an_app_arrives_byte_for_byte(tray, app_store):
    rng = random.Random(1)
    digits = b"# " + b"0123456789" * 300 + b"\n"
    for source in (UPDATE, b"", digits, bytes(rng.randrange(256) for _ in range(5000)), b"x" * 16_000):
        app.upload_app(tray.link, "sent", source)
        assert app_store.content["sent.py"] == source
    with pytest.raises(LinkError, match="the app is too long"):
        app.upload_app(tray.link, "long", b"x" * 16_001)
    assert "long.py" not in app_store.content


def test_a_part_that_was_lost_is_noticed(tray, app_store):
    tray.link.request("apps", op="put", **{"from": 0}, data="YWJj")
    with pytest.raises(LinkError, match="a part is missing"):
        tray.link.request("apps", op="put", **{"from": 4}, data="YWJj")
    tray.link.request("apps", op="keep", name="abc")
    with pytest.raises(LinkError, match="no app has been sent"):
        tray.link.request("apps", op="keep", name="abc")


@pytest.mark.parametrize("name", ["", "../boot", "a/b", "a.b", "x" * 25, "ä"])
def test_a_name_that_is_none_is_refused(tray, app_store, name):
    tray.link.request("apps", op="put", **{"from": 0}, data="YWJj")
    with pytest.raises(LinkError, match="the tray's files fail"):
        tray.link.request("apps", op="keep", name=name)
    assert list(app_store.content) == ["one.py"]


def test_all_apps_are_listed_in_pages(tray, app_store):
    app_store.content |= {f"app{number:02d}.py": UPDATE for number in range(30)}
    assert app.list_names(tray.link) == [*(f"app{number:02d}" for number in range(30)), "one"]


def test_an_app_is_started_followed_and_ended(tray, app_store):
    source = b"def update(now_ms):\n    print('at', now_ms)\n    if now_ms > 300: 1 / 0\n"
    app.upload_app(tray.link, "sent", source)
    tray.link.request("apps", op="start", name="sent")
    assert tray.link.request("apps", op="look")["running"] == "sent"
    output = "".join(app.follow_output(tray.link, "sent"))
    assert output.startswith("at ") and "ZeroDivisionError" in output and "line 3" in output
    assert tray.rig.ui.screen.name == "notice"
    assert tray.link.request("apps", op="look") == {"running": "", "printed": ""}


def test_a_start_ends_the_app_before_and_leave_ends_any(tray, app_store):
    app.upload_app(tray.link, "two", b"print('two')\n" + UPDATE)
    tray.link.request("apps", op="start", name="one")
    tray.link.request("apps", op="start", name="two")
    tray.rig.wait_ms(100)
    assert tray.link.request("apps", op="look") == {"running": "two", "printed": "two\n"}
    assert tray.link.request("apps", op="leave") is True
    assert tray.rig.ui.screen.name == "home"
    assert tray.link.request("apps", op="leave") is False


def test_a_match_on_the_display_is_not_interrupted(tray):
    tray.rig.start_match("", "fair")
    with pytest.raises(LinkError, match="a match is on the tray's display"):
        tray.link.request("apps", op="start", name="one")
    assert tray.rig.ui.is_playing


def test_a_print_of_any_letters_arrives_whole(tray, app_store):
    text = '"\\\nä€😀' * 100
    app.upload_app(tray.link, "two", f"print({text!r})\n".encode() + UPDATE)
    tray.link.request("apps", op="start", name="two")
    tray.rig.wait_ms(100)
    output = ""
    while part := tray.link.request("apps", op="look")["printed"]:
        assert len(json.dumps(part)) < 1024
        output += part
    assert output == text + "\n"


def test_what_there_is_not_is_refused(tray, new_linked_tray):
    for op in ("start", "remove"):
        with pytest.raises(LinkError, match="there is no such app"):
            tray.link.request("apps", op=op, name="nothing")
    with pytest.raises(LinkError, match="this tray runs no apps"):
        new_linked_tray().link.request("apps", op="list")


# The command.


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (b"x = 1\ndef update(now_ms)\n    pass\n", "line 2: this does not compile: expected ':'"),
        (b"x = 1\n\nreturn\n", "line 3: this does not compile: 'return' outside function"),
        (b"x = 1\nx = '\x80'\n", "line 2: this does not compile: invalid start byte"),
        (b"x = 1\0\n", "does not compile"),
        (b"x = " + b"(" * 5000, "does not compile"),
    ],
)
def test_an_app_that_does_not_compile_is_not_copied(tray, app_store, tray24, tmp_path, source, text):
    (tmp_path / "good.py").write_bytes(UPDATE)
    (tmp_path / "one.py").write_bytes(source)
    for command in (("put", tmp_path / "good.py"), ("run", "--port", "socket://here:1")):
        code, _, err = tray24("app", *command, tmp_path / "one.py")
        assert code == 2 and "one.py, line " in err and text in err
        assert app_store.content == {"one.py": UPDATE}


def test_odd_escapes_in_an_app_are_no_matter(tray, app_store, tray24, tmp_path):
    (tmp_path / "odd.py").write_bytes(b"WORD = '\\d'\n" + UPDATE)
    assert tray24("app", "put", tmp_path / "odd.py") == (0, "odd: 41 bytes\n", "")


def test_removing_an_app_that_is_not_there_removes_nothing(tray, app_store, tray24):
    code, _, err = tray24("app", "remove", "one", "nothing.py")
    assert code == 2 and "there is no app nothing.py on this tray: './tray24 app list' lists them" in err
    assert "one.py" in app_store.content
    assert tray24("app", "remove", "one", "one")[0] == 0


def test_what_an_app_prints_cannot_command_the_terminal(tray, tray24, tmp_path, capsys):
    path = tmp_path / "rude.py"
    path.write_text("import tray\ndef update(now_ms):\n    print('\\x1b[2Ja\\tb\\u202e\\ud800')\n    tray.leave()\n")
    code, out, _ = tray24("app", "run", path, "--port", "socket://here:1")
    assert (code, out) == (0, "\\x1b[2Ja\\tb\\u202e\\ud800\n")
    Apps(MemoryStore()).print_text("\x1b[2J\ud800\n")  # in the simulator
    assert capsys.readouterr().err == "\\x1b[2J\\ud800\n"


def test_ctrl_c_ends_the_app_on_the_tray(tray, tray24, tmp_path, monkeypatch):
    path = tmp_path / "hello.py"
    path.write_bytes(UPDATE)

    def interrupt(seconds):
        assert tray.rig.ui.screen.name == "app"
        raise KeyboardInterrupt

    monkeypatch.setattr(time, "sleep", interrupt)
    assert tray24("app", "run", path, "--port", "socket://here:1")[0] == 130
    assert tray.rig.ui.screen.name == "home"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("nothing.py", f"there is no such file, and no such example. Examples: {EXAMPLES}"),
        ("two words.py", "has at most 24 letters, digits, _ and -, and ends with .py"),
        ("app.txt", "has at most 24 letters"),
        ("long.py", "has 16001 bytes, an app at most 16000"),
    ],
)
def test_a_file_that_is_no_app_is_refused_before_anything_starts(tray24, tmp_path, name, text):
    for file in ("two words.py", "app.txt"):
        (tmp_path / file).write_bytes(UPDATE)
    (tmp_path / "long.py").write_bytes(b"x" * 16_001)
    code, _, errors = tray24("app", "run", tmp_path / name)
    assert code == 2 and text in errors
