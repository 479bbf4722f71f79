"""The invitation for phones is a QR code of the tray's address. It is shown only if phones can reach the server."""

import json
import re

import pytest
import segno

from simulator.tray.files import MemoryFiles
from simulator.web import server
from simulator.web.server import make_app
from simulator.web.table.table import Table


def parse_modules(svg):
    """Return the dark squares of the QR code in a drawing, as (column, row), counted with its border."""
    path = re.search(r'class="qrline"[^>]* d="([^"]+)"', svg)[1]
    column = row = 0.0
    dark_modules = set()
    for step, numbers in re.findall(r"([MmhH])([^MmhH]*)", path):
        values = [float(value) for value in re.findall(r"-?\d*\.?\d+", numbers)]
        if step == "M":
            column, row = values
        elif step == "m":
            column, row = column + values[0], row + values[1]
        else:
            dark_modules |= {(int(column) + at, int(row)) for at in range(int(values[0]))}
            column += values[0]
    return dark_modules


def make_modules(url, border=3):
    rows = enumerate(segno.make(url, error="m", micro=False).matrix, border)
    return {(column, row) for row, cells in rows for column, cell in enumerate(cells, border) if cell}


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1.2.3", "::1"])
def test_a_tray_that_is_served_to_this_machine_alone_says_how_to_serve_it_to_phones(host):
    found = server.build_invitation(host, 8024)
    assert found["url"] == found["svg"] == "" and "--host 0.0.0.0" in found["words"]


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("192.0.2.7", "http://192.0.2.7:8024/"),
        ("fd00::7", "http://[fd00::7]:8024/"),
        ("tray.lan", "http://tray.lan:8024/"),
    ],
)
def test_a_code_holds_the_address(host, url):
    found = server.build_invitation(host, 8024)
    assert found["url"] == url and url in found["words"]
    assert found["svg"].startswith("<svg") and "script" not in found["svg"]
    assert parse_modules(found["svg"]) == make_modules(url) != make_modules(url.replace("8024", "8025"))


def test_on_all_addresses_it_is_that_of_this_machine_in_its_network(monkeypatch):
    monkeypatch.setattr(server, "_find_own_address", lambda: "192.0.2.9")
    assert server.build_invitation("0.0.0.0", 80)["url"] == "http://192.0.2.9:80/"
    monkeypatch.setattr(server, "_find_own_address", lambda: "")
    assert server.build_invitation("0.0.0.0", 80)["svg"] == ""


def test_the_server_answers_with_it():
    app = make_app(Table(MemoryFiles()), address=("192.0.2.7", 8024))
    route = next(route for route in app.routes if route.path == "/invitation.json")
    with pytest.raises(StopIteration) as stop_info:  # the route awaits nothing
        route.endpoint(None).send(None)
    answer = stop_info.value.value
    assert json.loads(answer.body)["url"] == "http://192.0.2.7:8024/"
    assert answer.headers["cache-control"] == "no-store"
