"""The server on a real port: page and WebSocket, requests from other sites, browsers that vanish, a second `play`."""

import asyncio
import contextlib
import json
import socket
import sys
import threading
import time
import urllib.error
import urllib.request

import pytest
from command_process import CommandProcess
from live_server import BEAT, DEADLINE_S, ROOT, read_until, serve_app
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from simulator import texts
from simulator.tray.data_folder import reserve_folder
from simulator.tray.files import MemoryFiles
from simulator.web.middleware import list_own_names
from simulator.web.records import MAX_BYTES, Records
from simulator.web.server import _listen, _send_news, make_app, run_server
from simulator.web.table.table import Table
from tray24.languages import LANGUAGES

GOLDEN = ROOT / "tests" / "golden"


@pytest.fixture(scope="module")
def address():
    with serve_app(make_app(Table(MemoryFiles(), lambda: 5), ["localhost"], time_scale=8)) as address:
        yield address


def test_the_page_and_its_modules_are_served_and_nothing_beside_them(address):
    for path, content_type in (
        ("/", "text/html"),
        ("/js/main.js", "text/javascript"),
        ("/icon.svg", "image/svg+xml"),
        ("/games/yacht/game.js", "text/javascript"),
        ("/games/yacht/style.css", "text/css"),
    ):
        with urllib.request.urlopen(f"http://{address}{path}") as answer:
            assert answer.headers["Content-Type"].startswith(content_type)
            assert answer.headers["Cache-Control"] == "no-cache"
    game_paths = (
        "yacht/board.py",
        "yacht/../board.py",
        "yacht/..%2Fboard.py",
        "yacht/%2Fetc%2Fpasswd",
        "chess/game.js",
    )
    for path in ("/../server.py", "/games/yacht/", *(f"/games/{path}" for path in game_paths)):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"http://{address}{path}")


def fetch_text(address, path, **headers):
    """Request a path of the server. Return the text of the answer and its headers."""
    header_values = {name.replace("_", "-"): value for name, value in headers.items()}
    with urllib.request.urlopen(urllib.request.Request(f"http://{address}{path}", headers=header_values)) as answer:
        return answer.read().decode(), answer.headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_browser_gets_page_and_state_in_its_language(address, language):
    accept = f"{language}-XX, nl;q=0.5"
    with texts.use_language(language):
        button, title = texts.HostTexts("page")("new-match"), texts.load_game_texts("basic")("game")
        invitation = texts.HostTexts("page")("invite-how")
    for path in ("/", "/watch.html"):
        page, headers = fetch_text(address, path, Accept_Language=accept)
        assert f'<html lang="{language}"' in page and button in page
        assert (headers["Content-Language"], headers["Vary"]) == (language, "Accept-Language,Cookie")
    assert json.loads(fetch_text(address, "/invitation.json", Accept_Language=accept)[0])["words"] == invitation
    with connect(f"ws://{address}/ws", additional_headers={"Accept-Language": accept}) as websocket:
        assert read_until(websocket, lambda merged: "games" in merged)["games"][0]["title"] == title


def test_other_sites_are_kept_out(address):
    for headers in ({"Origin": "http://elsewhere.example"}, {"Origin": "null"}, {"Origin": "http://["}):
        with pytest.raises(InvalidStatus):
            connect(f"ws://{address}/ws", additional_headers=headers)
    with connect(f"ws://{address}/ws", origin=f"http://{address}") as websocket:
        assert "led" in json.loads(websocket.recv())
    port = address.partition(":")[2]
    for host in ("elsewhere.example", "localhost.elsewhere.example", "[::1", "", "127.0.0.1.elsewhere.example"):
        request = urllib.request.Request(f"http://{address}/", headers={"Host": f"{host}:{port}"})
        with pytest.raises(urllib.error.HTTPError, match="400"):
            urllib.request.urlopen(request)
        with pytest.raises(InvalidStatus):
            connect(f"ws://{address}/ws", additional_headers={"Host": f"{host}:{port}"})


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "192.168.1.20", "[fe80::1]"])
def test_this_machines_names_and_numeric_addresses_are_answered(address, host):
    request = urllib.request.Request(f"http://{address}/", headers={"Host": f"{host}:{address.partition(':')[2]}"})
    assert urllib.request.urlopen(request).status == 200


def test_a_server_for_others_answers_to_the_names_of_its_machine():
    assert set(list_own_names("127.0.0.1")) == {"localhost", "127.0.0.1"}
    name = socket.gethostname()
    assert set(list_own_names("0.0.0.0")) >= {"localhost", name, f"{name}.local"}
    assert "games.example" in list_own_names("games.example")


def test_no_other_site_may_frame_the_page_and_it_runs_its_own_files_alone(address):
    for path in ("/", "/watch.html", "/js/main.js", "/invitation.json"):
        with urllib.request.urlopen(f"http://{address}{path}") as answer:
            policy = answer.headers["Content-Security-Policy"].split("; ")
            assert {"default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'self'"} <= set(
                policy
            )
            assert "unsafe" not in answer.headers["Content-Security-Policy"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


def upload_record(address, text, **headers):
    """Upload a record as our page does. Return the answer."""
    header_values = {"Origin": f"http://{address}"} | {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(f"http://{address}/records.json", text, header_values, method="POST")
    return json.load(urllib.request.urlopen(request))


def test_only_our_own_page_brings_records(address):
    text = (GOLDEN / "line" / "line-001.t24").read_bytes()
    with pytest.raises(urllib.error.HTTPError, match="403"):
        upload_record(address, text, Origin="http://elsewhere.example")
    assert "kB" in upload_record(address, b"x" * (MAX_BYTES + 1))["wrong"]
    with pytest.raises(urllib.error.HTTPError, match="413"):
        upload_record(address, b"x" * (5 * MAX_BYTES))
    name = upload_record(address, text)["name"]
    with urllib.request.urlopen(f"http://{address}/records/{name}/replay.json") as answer:
        assert json.load(answer)["game"] == "line"
    with urllib.request.urlopen(f"http://{address}/records.json") as answer:
        assert [card["name"] for card in json.load(answer)["records"]] == [name]


def test_from_elsewhere_only_who_sits_at_a_seat_brings_records(address):
    text = (GOLDEN / "yacht" / "yacht-001.t24").read_bytes()
    remote_headers = {"X_Forwarded_For": "192.0.2.7"}
    with connect(f"ws://{address}/ws") as websocket:
        key = read_until(websocket, lambda merged: "key" in merged)["key"]
        for wrong_key in ({}, {"Tray24_Key": "guessed"}, {"Tray24_Key": key}):
            assert "seat" in upload_record(address, text, **remote_headers, **wrong_key)["wrong"]
        websocket.send('{"do": "sit", "as": 0}')
        read_until(websocket, lambda merged: merged.get("tray", {}).get("sit") == 0)
        assert upload_record(address, text, **remote_headers, Tray24_Key=key)["name"]
    # The tab has gone, and its key with it.
    end_s = time.monotonic() + DEADLINE_S
    while "seat" not in upload_record(address, text, **remote_headers, Tray24_Key=key)["wrong"]:
        assert time.monotonic() < end_s


def test_play_goes_on_while_a_record_is_checked_and_one_is_checked_at_a_time(address, monkeypatch):
    begun_semaphore, continue_event = threading.Semaphore(0), threading.Event()
    texts_in_check: list[str] = []

    def check_slowly(self, text):
        texts_in_check.append(text)
        assert len(texts_in_check) == 1
        begun_semaphore.release()
        assert continue_event.wait(DEADLINE_S)
        texts_in_check.remove(text)
        return check(self, text)

    check = Records.check_record
    monkeypatch.setattr(Records, "check_record", check_slowly)
    brought_texts = [(GOLDEN / "center" / f"center-00{number}.t24").read_bytes() for number in (0, 1)]
    answers = []
    upload_threads = [
        threading.Thread(target=lambda text=text: answers.append(upload_record(address, text)))
        for text in brought_texts
    ]
    with connect(f"ws://{address}/ws") as websocket:
        state = read_until(websocket, lambda merged: merged.get("tray", {}).get("screen") == "home")
        for thread in upload_threads:
            thread.start()
        assert begun_semaphore.acquire(timeout=DEADLINE_S)
        old_text = state["display_text"]
        websocket.send('{"do": "button", "button": 9, "down": true}')
        read_until(websocket, lambda merged: merged["display_text"] != old_text, state)
        websocket.send('{"do": "button", "button": 9, "down": false}')
        read_until(websocket, lambda merged: merged["down"] == [], state)
    continue_event.set()
    for thread in upload_threads:
        thread.join(DEADLINE_S)
    assert all("name" in answer for answer in answers) and len(answers) == 2


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx",
    ],
)
def test_a_request_that_does_not_end_is_given_up(address, request_bytes, monkeypatch):
    monkeypatch.setattr("simulator.web.http_server._HEADERS_S", 0.2)
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), 5) as slow_socket:
        slow_socket.sendall(request_bytes)
        answer = b""
        with contextlib.suppress(ConnectionResetError):
            while part := slow_socket.recv(4096):
                answer += part
    assert answer == b"" or answer.startswith(b"HTTP/1.1 405")


def test_a_tab_that_says_nothing_but_beats_keeps_its_line(address, monkeypatch):
    monkeypatch.setattr("simulator.web.http_server._HEADERS_S", 0.1)
    monkeypatch.setattr("simulator.web.server._BEAT_S", 0.1)
    monkeypatch.setattr("simulator.web.server._SILENT_S", 1.5)
    with connect(f"ws://{address}/ws") as websocket:
        read_until(websocket, lambda merged: merged.get("tray", {}).get("plugged"))
        for _ in range(18):
            while websocket.recv(timeout=DEADLINE_S) != BEAT:
                pass
            websocket.send(BEAT)
        websocket.send('{"do": "mute", "on": true, "n": 3}')
        read_until(websocket, lambda merged: 3 in merged.get("answered", []))


def test_a_tab_that_does_not_answer_beats_is_left_and_what_it_sends_later_is_not_read(address, monkeypatch):
    monkeypatch.setattr("simulator.web.server._BEAT_S", 0.1)
    monkeypatch.setattr("simulator.web.server._SILENT_S", 0.5)
    messages_read = []
    monkeypatch.setattr(Table, "handle_message", lambda table, tab, text: messages_read.append(text))
    with connect(f"ws://{address}/ws") as websocket:
        with pytest.raises(ConnectionClosed) as close_info:
            while True:
                websocket.recv(timeout=DEADLINE_S)
        assert close_info.value.rcvd and close_info.value.rcvd.code == 4408
        with contextlib.suppress(ConnectionClosed):
            websocket.send('{"do": "mute", "on": true}')
    assert messages_read == []


def test_a_flooding_tab_is_read_no_faster_than_a_hand_and_slows_nobody(address, monkeypatch):
    url = f"ws://{address}/ws"
    messages_read = []
    original = Table.handle_message
    monkeypatch.setattr(Table, "handle_message", lambda *said: (messages_read.append(said[2]), original(*said)))
    flood_message = '{"do": "room", "lux": 300}'
    end_event = threading.Event()

    def send_flood():
        with contextlib.suppress(ConnectionClosed, TimeoutError), connect(url, close_timeout=0.1) as flooding_tab:
            while not end_event.is_set():
                flooding_tab.send(flood_message)

    thread = threading.Thread(target=send_flood, daemon=True)
    began_s = time.monotonic()
    thread.start()
    with connect(url) as websocket:
        state = read_until(websocket, lambda merged: merged.get("tray", {}).get("plugged"))
        while messages_read.count(flood_message) < 100:
            time.sleep(0.01)
        websocket.send('{"do": "mute", "on": true, "n": 7}')
        read_until(websocket, lambda merged: 7 in merged.get("answered", []), state)
        elapsed_s, count = time.monotonic() - began_s, messages_read.count(flood_message)
    end_event.set()
    thread.join(DEADLINE_S)
    assert count <= 60 + 60 * elapsed_s + 5


def test_what_is_no_message_gets_an_error_and_the_line_stays(address):
    with connect(f"ws://{address}/ws") as websocket:
        for bad_message in ("nonsense", b"\xff\x00", '{"do": 1}'):
            websocket.send(bad_message)
            read_until(websocket, lambda merged: merged.pop("error", None))
        websocket.send("x" * 50_000)
        assert "50000 characters" in read_until(websocket, lambda merged: merged.get("error"))["error"]


def test_browsers_that_read_nothing_or_vanish_stall_nobody(address):
    url = f"ws://{address}/ws"
    with (
        connect(url, max_queue=1, close_timeout=0.1),
        connect(url, close_timeout=0.1) as gone_tab,
        connect(url) as websocket,
    ):
        gone_tab.send('{"do": "button", "button": 7, "down": true}')
        state = read_until(websocket, lambda merged: merged.get("down") == [7])
        gone_tab.socket.shutdown(socket.SHUT_RDWR)
        read_until(websocket, lambda merged: merged["down"] == [], state)
        websocket.send('{"do": "button", "button": 5, "down": true}')
        read_until(websocket, lambda merged: merged["down"] == [5], state)
        websocket.send('{"do": "button", "button": 5, "down": false}')
        read_until(websocket, lambda merged: merged["down"] == [], state)


def test_a_tab_that_can_be_sent_nothing_is_closed_and_the_fault_is_printed(capsys):
    class FakeSocket:
        closed = None

        async def close(self, code):
            self.closed = code

    table, line = Table(MemoryFiles()), FakeSocket()
    tab = table.add_tab()
    del tab.muted
    # In a separate thread, because the browser of the page's tests has a loop in this one.
    sending_thread = threading.Thread(target=asyncio.run, args=(_send_news(table, tab, line),))
    sending_thread.start()
    sending_thread.join(10)
    table.stop()
    assert line.closed == 1011
    assert "AttributeError" in capsys.readouterr().err


def wait_for_line(path, line):
    """Wait until the file has the line. It may be written after the last message of the WebSocket."""
    end_s = time.monotonic() + DEADLINE_S
    while not (path.exists() and line in path.read_text().splitlines()):
        assert time.monotonic() < end_s, f"{path.name} has no line {line}"
        time.sleep(0.01)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no way to send Ctrl-C to one process")
def test_play_says_where_it_is_and_ends_cleanly_and_a_second_one_has_its_own_tray(tmp_path):
    data_folder = tmp_path / "home"
    play = ["play", "--no-browser", "--port", "0"]
    commands = [CommandProcess(tmp_path, play)]
    try:
        first_command = commands[0]
        url = first_command.find_line(r"^Tray24 at (http://127\.0\.0\.1:\d+/)$")[1]
        second = CommandProcess(tmp_path, play)
        commands.append(second)
        assert second.read_first_line().startswith("Tray24 at http://")
        upload_record(url[len("http://") : -1], (GOLDEN / "line" / "line-001.t24").read_bytes())
        with connect(url.replace("http", "ws") + "ws") as websocket:
            websocket.recv()
            websocket.send('{"do": "rename", "button": 0, "name": "Ann"}')
            wait_for_line(data_folder / "tray" / "settings.txt", "name1=Ann")
            first_command.interrupt()
            second.interrupt()
            assert first_command.finish() == (130, "", "")
            code, _, errors = second.finish()
    finally:
        for command in commands:
            command.process.kill()
    assert code == 130 and len(errors.splitlines()) == 1
    assert "another 'play' is already running, so this is tray 2" in errors
    data_paths = [data_folder, *data_folder.rglob("*")]
    assert data_folder / "tray" / "brought" / "rec0001.t24" in data_paths
    assert [path for path in data_paths if path.stat().st_mode & 0o077] == []  # no other account reads it


def test_a_busy_port_is_one_clear_line(capsys):
    with _listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert run_server("127.0.0.1", port, False) == 1
    output, err = capsys.readouterr()
    assert output == ""
    assert err.startswith(f"tray24 play: cannot listen on 127.0.0.1 port {port}: ")
    assert len(err.splitlines()) == 1


def test_an_unknown_host_is_no_fault_of_the_port(capsys):
    assert run_server("no such host", 0, False) == 1
    err = capsys.readouterr().err
    assert err.endswith("Give another --host.\n") and len(err.splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_a_folder_that_others_could_read_is_closed(monkeypatch, tmp_path):
    monkeypatch.delenv("TRAY24_HOME", raising=False)
    (tmp_path / "tray").mkdir(mode=0o755)
    tmp_path.chmod(0o755)
    reserve_folder(tmp_path).release()
    assert [path.stat().st_mode & 0o777 for path in (tmp_path, tmp_path / "tray")] == [0o700, 0o700]
