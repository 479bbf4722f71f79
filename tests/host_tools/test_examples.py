"""The example programs for makers, each with a rig's tray and fakes of the services that it talks to."""

import ast
import contextlib
import importlib
import json
import os
import re
import shutil
import threading
import tomllib
import urllib.request
from dataclasses import replace
from datetime import date
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace

import pytest
from live_server import serve_app
from test_monitor import make_replica

from host_tools import follower
from host_tools.errors import Failure
from host_tools.examples import home_assistant, score_sheet, scoreboard, second_screen, wled
from host_tools.pages.servers import LiveTable
from tray24.match.record import replay
from tray24.pins import SLOTS

FOLDER = Path(home_assistant.__file__).parent
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
EXAMPLES = sorted(path for path in FOLDER.glob("*.py") if path.name != "__init__.py")
DEADLINE_S = 20
SEAT = follower.Seat("Ann", 0, "", 10, 4, True, False)


def give_tables(monkeypatch, example, *tables):
    """Let an example receive these tables (states of a match), and then lose the tray."""

    def follow_tray(port=None, lights=False):
        yield from tables
        raise Failure("the tray is gone")

    monkeypatch.setattr(example, "follow_tray", follow_tray)


# All of them.


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_each_is_short_and_says_what_it_is_and_how_it_is_run(path):
    source = path.read_text(encoding="utf-8")
    assert 20 <= len(source.splitlines()) <= 64
    doc = ast.get_docstring(ast.parse(source))
    assert source.startswith('"""') and doc
    assert re.search(
        rf"^    (\.venv/bin/python -m host_tools\.examples\.{path.stem}|uv run {FOLDER.parent.name}/)", doc, re.M
    )
    assert "./tray24 play --link 2424" in doc and "--port socket://127.0.0.1:2424" in doc


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_each_shows_its_help(path, capsys):
    example = importlib.import_module(f"host_tools.examples.{path.stem}")
    with pytest.raises(SystemExit) as stop:
        example.main(["--help"])
    output = capsys.readouterr().out
    assert stop.value.code == 0
    assert example.__doc__.splitlines()[0] in output and "--port PORT" in output


def test_the_readme_lists_each(path=FOLDER / "README.md"):
    listed_names = re.findall(r"^\| \[`(\w+\.py)`\]", path.read_text(encoding="utf-8"), re.M)
    assert sorted(listed_names) == [path.name for path in EXAMPLES]


@pytest.mark.parametrize("example", [scoreboard, second_screen, score_sheet])
def test_without_a_tray_each_ends_with_one_line(rig_tables, example, capsys):
    rig_tables.failure = "there is no tray: plug it in"
    assert example.main([]) == 1
    assert capsys.readouterr().err.endswith(": there is no tray: plug it in\n")


# The scoreboard.


@pytest.fixture
def serve_table():
    """Return a function that serves the example scoreboard for some tables, and returns its address."""
    with contextlib.ExitStack() as stack:
        yield lambda live: f"http://{stack.enter_context(serve_app(live.make_app(scoreboard.PAGE)))}/"


def fetch_page(url, **headers):
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=DEADLINE_S) as answer:
        return answer.headers.get_content_type(), answer.read().decode()


def test_the_scoreboard_shows_a_match_as_it_is_played(rig_tables, serve_table):
    may_go_on, is_over = threading.Event(), threading.Event()

    def yield_tables():
        evening = rig_tables.make_match_tables("sharp", "fair", target=1)()
        yield next(evening)
        assert may_go_on.wait(DEADLINE_S)
        yield from evening
        is_over.set()

    url = serve_table(LiveTable(yield_tables()))
    kind, page = fetch_page(url)
    assert kind == "text/html" and 'fetch("table.json"' in page
    assert json.loads(fetch_page(f"{url}table.json")[1])["headline"] == "No match is being played."
    may_go_on.set()
    assert is_over.wait(DEADLINE_S)
    kind, text = fetch_page(f"{url}table.json")
    table = json.loads(text)
    assert kind == "application/json"
    scores = dict(zip(("Ann", "Ida"), rig_tables.rig.game.scores, strict=True))
    assert {seat["name"]: seat["score"] for seat in table["seats"]} == scores
    assert table["over"] and table["color"] in ("red", "yellow", "green", "blue")
    assert set(re.findall(r"\btable\.(?!json)(\w+)", page)) <= set(table)
    assert set(re.findall(r"\bseat\.(\w+)", page)) <= set(table["seats"][0])


def test_the_scoreboard_answers_to_this_machine_only(serve_table):
    url = serve_table(LiveTable(iter([follower.Table()])))
    with pytest.raises(urllib.error.HTTPError, match="400"):
        fetch_page(f"{url}table.json", Host="scores.example")


@pytest.mark.parametrize("port", ["taken", "70000"])
def test_a_port_that_cannot_be_used_is_reported(serve_table, port, monkeypatch, capsys):
    give_tables(monkeypatch, scoreboard, follower.Table())
    url = serve_table(LiveTable(iter([follower.Table()])))
    number = url.split(":")[2].strip("/") if port == "taken" else port
    assert scoreboard.main(["--http", number]) == 1
    assert "Give another --http" in capsys.readouterr().err


# Home Assistant.


class FakeBroker:
    """A fake of the module paho.mqtt.client and of an MQTT broker, which may raise `error`.

    `sent` lists (topic, payload, retain).
    """

    CallbackAPIVersion = SimpleNamespace(VERSION2=2)

    def __init__(self, error=None):
        self.error = error
        self.sent = []
        self.is_running = False

    def Client(self, version):
        assert version == 2
        return self

    def username_pw_set(self, user, password):
        self.user = (user, password)

    def will_set(self, topic, payload, retain):
        self.will = (topic, payload, retain)

    def connect(self, address):
        self.address = address
        if self.error:
            raise self.error

    def loop_start(self):
        self.is_running = True
        self.on_connect(self, None, {}, "Success", None)

    def publish(self, topic, payload, retain=False):
        assert self.is_running
        self.sent.append((topic, payload, retain))

    def list_payloads(self, topic):
        return [json.loads(payload) for name, payload, _ in self.sent if name == topic]


@pytest.fixture
def broker(monkeypatch):
    broker = FakeBroker()
    monkeypatch.setattr(home_assistant, "load_library", lambda module, package: broker)
    return broker


def test_home_assistant_gets_the_match_line_by_line_and_discovers_what_is_sent(rig_tables, broker, monkeypatch):
    monkeypatch.setattr(home_assistant, "follow_tray", rig_tables.make_match_tables("sharp", "fair", target=1))
    monkeypatch.setenv("MQTT_USER", "tray")
    monkeypatch.setenv("MQTT_PASSWORD", "secret")
    assert home_assistant.main(["192.168.1.2"]) == 0
    assert (broker.address, broker.user) == ("192.168.1.2", ("tray", "secret"))
    assert broker.will == ("tray24/status", "offline", True)
    assert ("tray24/status", "online", True) in broker.sent
    assert all(retain == (topic != "tray24/event") for topic, _, retain in broker.sent)
    states, events = broker.list_payloads("tray24/state"), broker.list_payloads("tray24/event")
    assert (states[0]["game"], states[-1]["over"], states[-1]["turn"]) == ("", True, "")
    assert [seat["score"] for seat in states[-1]["seats"]] == list(rig_tables.rig.game.scores)
    assert {state["turn"] for state in states} >= {"Ann", "Ida"}
    assert [event["event_type"] for event in events if event["event_type"] != "news"] == ["begun", "won"]
    assert events[-1]["words"][-1].endswith("wins the match.")
    check_discovery(broker)


def check_discovery(broker):
    """Check that the sensors announced to Home Assistant read topics and fields that the example sends."""
    (device,) = broker.list_payloads("homeassistant/device/tray24/config")
    topics = {topic for topic, _, _ in broker.sent}
    assert device["avty_t"] == broker.will[0] and device["dev"]["ids"] and device["o"]["name"]
    parts = device["cmps"]
    assert len({part["unique_id"] for part in parts.values()}) == len(parts) == 5
    for part in parts.values():
        assert part["p"] in ("sensor", "event") and part["name"] and part["state_topic"] in topics
        if part["p"] == "sensor":
            (field,) = re.findall(r"^\{\{ value_json\.(\w+) \}\}$", part["value_template"])
            assert all(isinstance(state[field], str) for state in broker.list_payloads(part["state_topic"]))
    kinds = {event["event_type"] for event in broker.list_payloads("tray24/event")}
    assert kinds <= set(parts["event"]["event_types"])


def test_a_broker_that_is_back_gets_configuration_and_status_again(broker, monkeypatch):
    give_tables(monkeypatch, home_assistant, follower.Table())
    home_assistant.main(["broker.local"])
    broker.sent.clear()
    broker.on_connect(broker, None, {}, "Success", None)
    assert [topic for topic, _, _ in broker.sent] == ["homeassistant/device/tray24/config", "tray24/status"]


def test_a_broker_that_is_not_there_is_reported(broker, capsys):
    broker.error = ConnectionRefusedError(111, "Connection refused")
    assert home_assistant.main(["192.168.1.9"]) == 1
    assert "no MQTT broker answers at 192.168.1.9" in capsys.readouterr().err


def test_the_library_that_is_missing_is_named_and_is_the_pinned_one(monkeypatch, capsys):
    monkeypatch.setitem(importlib.sys.modules, "paho.mqtt.client", None)
    assert home_assistant.main(["192.168.1.9"]) == 1
    output = capsys.readouterr().err
    assert "is missing" in output and "uv run" in output
    lines = re.search(r"^# /// script\n((?:#.*\n)+?)# ///$", Path(home_assistant.__file__).read_text(), re.M)[1]
    script = tomllib.loads("".join(line.removeprefix("#").removeprefix(" ") + "\n" for line in lines.splitlines()))
    paho, tray24 = script["dependencies"]
    assert re.fullmatch(r"paho-mqtt==[\d.]+", paho) and paho in output and tray24 == "tray24[device]"
    assert (FOLDER / script["tool"]["uv"]["sources"]["tray24"]["path"] / "pyproject.toml").is_file()


# WLED.


@pytest.fixture
def strip(monkeypatch):
    """Yield a fake WLED (controller of an LED strip) on this machine.

    It has the `address`, and the states that it `received`.
    """
    strip = SimpleNamespace(
        received=[], answer=json.dumps({"on": False, "bri": 7, "seg": [{"id": 0, "fx": 9}], "ps": -1})
    )

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_reply(strip.answer)

        def do_POST(self):
            assert self.headers["Content-Type"] == "application/json"
            strip.received.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_reply('{"success": true}')

        def send_reply(self, text):
            assert self.path == "/json/state"
            self.send_response(200)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, format, *arguments):
            pass

    monkeypatch.setattr(wled, "FLASH_S", 0)
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        strip.address = f"127.0.0.1:{server.server_port}"
        yield strip
        server.shutdown()
        thread.join(DEADLINE_S)


def get_color_and_effect(state):
    (segment,) = state["seg"]
    assert state["on"] is True and segment["id"] == 0
    return tuple(segment["col"][0]), segment["fx"]


def test_the_strip_shows_colors_flashes_at_a_win_and_is_then_as_before(strip, monkeypatch, capsys):
    ida = follower.Seat("Ida", 4, "", 10, 4, False, True)
    over_table = follower.Table(game="basic", color="green", over=True, seats=(replace(SEAT, is_to_choose=False), ida))
    tables = [
        follower.Table(),
        follower.Table(game="basic", color="green", seats=(SEAT,)),
        follower.Table(game="yacht", seats=(SEAT,)),
        replace(over_table, happened=("won",)),
        over_table,
    ]
    give_tables(monkeypatch, wled, *tables)
    assert wled.main([strip.address]) == 1
    assert "the tray is gone" in capsys.readouterr().err
    *states, last_state = strip.received
    assert [get_color_and_effect(state) for state in states] == [
        ((120, 80, 40), wled.SOLID),
        (wled.COLORS["green"], wled.SOLID),
        (wled.SEATS[0], wled.SOLID),
        (wled.SEATS[4], wled.BLINK),
        (wled.SEATS[4], wled.SOLID),
        (wled.SEATS[4], wled.SOLID),
    ]
    assert last_state == {"on": False, "bri": 7, "seg": [{"id": 0, "fx": 9}]}


@pytest.mark.parametrize("address", ["127.0.0.1:1", "no such host", "http://127.0.0.1", "something else"])
def test_an_address_without_a_strip_is_reported(strip, address, capsys):
    if address == "something else":
        strip.answer, address = "<html>", strip.address
    assert wled.main([address]) == 1
    assert f"no WLED answers at {address}" in capsys.readouterr().err
    assert strip.received == []


# The score sheet.


def list_cells(page):
    return [re.findall(r"<td>(.*?)</td>", row) for row in re.findall(r"<tr>(.*?)</tr>", page)]


@pytest.mark.parametrize("record", ["basic/basic-000", "line/line-001", "yacht/yacht-003", "dominoes/dominoes-000"])
def test_the_sheet_has_the_numbers_of_the_record(record, tmp_path, capsys):
    path, out = GOLDEN / f"{record}.t24", tmp_path / "sheet.html"
    assert score_sheet.main([str(path), "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}\n"
    with path.open(encoding="utf-8") as file:
        game = replay(file)[1].game
    names, *rows, sums = list_cells(out.read_text(encoding="utf-8"))
    points = [[int(cell) for cell in row[1:]] for row in rows]
    assert [int(cell) for cell in sums[1:]] == list(game.scores)
    assert [sum(column) for column in zip(*points, strict=True)] == list(game.scores)
    assert len(rows) == (len(game.boxes) if game.boxes else game.count_finished_rounds())
    winners = [names[1 + seat] for seat in game.list_winners()]
    assert f"<p>{' and '.join(winners)} won.</p>" in out.read_text(encoding="utf-8")


def test_names_are_only_text_in_the_sheet(monkeypatch):
    monkeypatch.setattr(score_sheet, "list_players", lambda record: ["<b>Ann</b>", "Ida & Co"])
    page = score_sheet.make_page((GOLDEN / "line" / "line-001.t24").read_bytes(), date(2026, 11, 25))
    assert "&lt;b&gt;Ann&lt;/b&gt;" in page and "Ida &amp; Co" in page and "<b>" not in page
    assert "Dice line, 2026-11-25" in page


def test_a_record_that_cannot_be_used_is_reported(tmp_path, capsys):
    bad = GOLDEN / "basic" / "basic-003-bad0.t24"
    assert score_sheet.main([str(bad), "--out", str(tmp_path / "sheet.html")]) == 1
    assert "line 109 of the record is not legal" in capsys.readouterr().err
    assert score_sheet.main([str(tmp_path / "missing.t24")]) == 1
    assert "missing.t24: No such file" in capsys.readouterr().err
    assert not (tmp_path / "sheet.html").exists()


# The second screen.

PAINT = re.compile(r"\x1b\[1;30;48;2;(\d+);(\d+);(\d+)m([^\x1b]*)\x1b\[0m ")


@pytest.mark.parametrize(("columns", "lines"), [(20, 6), (80, 24), (200, 60)])
def test_the_second_screen_has_each_slot_with_its_die(columns, lines):
    table = follower.make_table(make_replica("basic"), lights=True)
    head, *rows, seats = second_screen.draw_picture(table, columns, lines)
    assert len(rows) + 2 <= lines
    assert head == table.headline[:columns]
    assert seats == "   ".join(f"{'> ' * seat.is_to_choose}{seat.name}: {seat.score}" for seat in table.seats)[:columns]
    painted_cells = [PAINT.findall(row) for row in rows if row]
    assert all(len(row) == 6 and sum(len(cell[3]) + 1 for cell in row) <= max(columns, 18) for row in painted_cells)
    named_cells = [cell[3].strip() for row in painted_cells for cell in row]
    assert [name for name in named_cells if name] == [name for name in table.dice if name]
    blocks = [row for row in painted_cells if any(cell[3].strip() for cell in row)]
    assert {cell[3].strip(): tuple(map(int, cell[:3])) for row in blocks for cell in row}["r9"] == (255, 73, 28)


def test_the_second_screen_shows_the_light_of_empty_slots():
    lights = [(0, 0, 0)] * SLOTS
    lights[5] = (10, 0, 0)
    table = follower.Table(lights=tuple(lights))
    assert second_screen.choose_color(table, 4) == second_screen.DARK
    red, green, blue = second_screen.choose_color(table, 5)
    assert red > 50 and (green, blue) == (0, 0)


def test_the_second_screen_draws_each_table_and_gives_the_cursor_back(rig_tables, monkeypatch, capsys):
    monkeypatch.setattr(shutil, "get_terminal_size", lambda *_: os.terminal_size((80, 24)))
    monkeypatch.setattr(second_screen, "follow_tray", rig_tables.make_match_tables("sharp", "fair", target=1))
    assert second_screen.main([]) == 0
    pictures = capsys.readouterr().out.split("\x1b[H")
    assert "No match is being played." in pictures[1] and "Ann won" in pictures[-1]
    assert pictures[-1].endswith("\x1b[?25h\n")


def test_the_second_screen_says_why_the_tray_is_silent():
    table = follower.Table(trouble="unplugged", headline="Ann is to choose", lights=((0, 0, 0),) * SLOTS)
    assert second_screen.draw_picture(table, 80, 24)[0] == "unplugged"
