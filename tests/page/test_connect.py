"""The page that connects to a tray on USB, with a fake of the browser's serial ports: tray, tools and failures."""

import itertools
from pathlib import Path

import pytest
import sites
from cases import DESKTOP, GOLDEN, PHONE, mark_cases
from link_streams import FakeStream, RigStream
from page_checks import check_accessibility, find_illegible
from playwright.sync_api import expect
from serial_ports import FakeSerialPort

from host_tools import cli
from host_tools.commands import doctor
from host_tools.link.client import Link
from simulator.texts import HostTexts, use_language
from simulator.tray.rig import Rig
from tray24 import __version__
from tray24.languages import LANGUAGES

HERE = "html[data-state=here]"
RECORDS = {
    "rec0001.t24": (GOLDEN / "basic" / "basic-002.t24").read_bytes(),
    "rec0007.t24": (GOLDEN / "yacht" / "yacht-000.t24").read_bytes(),
}

VERSION = {"tray24": "0.0.1", "micropython": "1.28.0", "machine": "Pico", "board": "00"}
ECHO = b'{"id":1,"do":"hello"}\r\nTraceback (most recent call last):\r\nNameError\r\n>>> '
NOISE = bytes(itertools.islice(itertools.cycle(range(7, 256, 3)), 900)) + b"\n"
# What devices other than a tray of this version answer at a port, and what the page says then.
NO_TRAY = (
    (lambda request: [ECHO], "no tray runs on it"),
    (lambda request: [NOISE], "Something else than a tray"),
    (lambda request: [{"id": request["id"], "ok": VERSION}], "firmware 0.0.1"),
)


@pytest.fixture(scope="module")
def url(site, tmp_path_factory):
    """Return the address of the page that connects to a tray; it may open the WebSocket of a fake serial port."""
    server = sites.serve_folder(sites.copy_with_ports(site, tmp_path_factory.mktemp("site") / "copy"))
    yield f"{server.url}connect/"
    server.release_port()


@pytest.fixture
def open_port():
    """Return a function that opens a fake serial port to a stream."""
    open_ports = []

    def open_one(stream, **options):
        open_ports.append(FakeSerialPort(stream, **options))
        return open_ports[-1]

    yield open_one
    for port in open_ports:
        port.close()


@pytest.fixture
def rig():
    rig = Rig(sensors=True)
    rig.boot()
    return rig


@pytest.fixture
def port(open_port, rig):
    """Return a fake serial port that leads to the rig's tray."""
    return open_port(RigStream(rig))


@pytest.fixture
def visit(open_page, url):
    """Return a function that opens the page in a browser with this port.

    The page may request only the site's own address.
    """

    def open_one(port=None, size=DESKTOP, prepare="", **options):
        page = open_page(size, own=True, **options)
        site = url.removesuffix("connect/")
        page.context.route(lambda address: not address.startswith(site), lambda route: route.abort())
        page.context.add_init_script(port.make_script() if port else "delete Navigator.prototype.serial;")
        page.context.add_init_script(prepare)
        page.goto(url)
        return page

    return open_one


@pytest.fixture
def open_connected(visit, port):
    """Return a function that opens the page and connects it to the rig's tray."""

    def open_one(size=DESKTOP, **options):
        page = visit(port, size, **options)
        connect_page(page)
        page.wait_for_selector(HERE)
        return page

    return open_one


def connect_page(page):
    page.locator("[data-do=connect]:visible").first.click()


def await_state(page, name):
    """Wait until the page's connection is in this state; return the words with which the page names it."""
    page.wait_for_selector(f"html[data-state={name}]")
    return page.locator(".port [role=status]").inner_text()


def open_tool(page, name):
    page.get_by_role("navigation").get_by_role("button", name=name, exact=True).click()


def normalize_spaces(text):
    return " ".join(text.split())


def test_settings_are_those_of_the_tray_and_its_board_is_live_while_a_match_runs(open_connected, port, rig):
    page = open_connected(PHONE)
    check_settings(page, port, rig)
    canvas = page.locator(".oled canvas")
    expect(canvas).to_have_attribute("aria-label", f"Display: {port.run_locked(rig.read_display)}")
    expect(page.locator(".port")).to_contain_text(__version__)
    port.run_locked(rig.start_match, "", "")
    expect(page.locator(".table")).to_have_attribute("data-view", "match")
    expect(page.get_by_role("log")).to_contain_text("Roll-off")
    expect(page.locator(".well.lit").first).to_be_attached()
    display_text = port.run_locked(rig.read_display)
    port.run_locked(rig.press, "seat 1" if rig.game.turn == 0 else "seat 2")
    expect(canvas).not_to_have_attribute("aria-label", f"Display: {display_text}")
    position = port.run_locked(rig.game.save)
    page.keyboard.press("g")
    page.locator(".key.g").click(force=True)
    assert port.run_locked(rig.game.save) == position
    check_accessibility(page)
    open_tool(page, "Disconnect")
    await_state(page, "away")
    expect(page.locator(".tray.unplugged")).to_be_visible()


def test_records_are_downloaded_byte_for_byte_and_watched_and_the_tray_may_be_unplugged(open_connected, port, rig):
    for name, data in RECORDS.items():
        rig.files.write(name, data)
    page = open_connected()
    open_tool(page, "Records")
    rows = page.locator("#records .kept li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Yacht")
    check_accessibility(page)
    for row, data in zip(rows.all(), reversed(RECORDS.values()), strict=True):
        with page.expect_download() as download:
            row.get_by_role("button", name="Download").click()
        assert Path(download.value.path()).read_bytes() == data
    rows.last.get_by_role("button", name="Watch").click()
    frame = page.frame_locator("#watch iframe")
    expect(frame.locator(".where")).to_contain_text("line")
    page.keyboard.press("End")
    expect(frame.locator(".log li").first).to_contain_text("the match")
    page.keyboard.press("Escape")
    expect(page.locator("#watch")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#records")).to_be_hidden()
    unplug_and_plug_in_again(page, port, rig)


@pytest.mark.parametrize("language", mark_cases(LANGUAGES, "de"))
def test_the_check_says_what_the_command_prints(open_connected, port, rig, monkeypatch, capsys, language):
    rig.files.write("crash.txt", b"Watchdog: the tray did not go on\n\n")
    stream = RigStream(rig)
    monkeypatch.setattr(doctor, "open_link", lambda name: Link(stream, "the tray", stream.now_s))
    monkeypatch.setattr(doctor, "find_person", lambda: None)
    with use_language(language):
        assert cli.main(["doctor"]) == 0
    printed_text = normalize_spaces(capsys.readouterr().out.replace("\n   - ", "\n"))
    page = open_connected(PHONE if language == "de" else DESKTOP, locale=language)
    page.locator("[data-do=check]").click()
    page.locator("[data-begin=alone]").click()
    report = page.locator(".report")
    expect(report).to_be_visible()
    assert "Watchdog" in printed_text and normalize_spaces(report.inner_text()) == printed_text
    with use_language(language):
        expect(page.locator("#question")).to_contain_text(HostTexts("doctor")("crash-forget"))
    check_accessibility(page)
    assert find_illegible(page) == []
    page.locator("#check button[value=yes]").click()
    expect(page.locator("#check .begin")).to_be_visible()
    assert "crash.txt" not in rig.files.list_names()


@pytest.mark.long
def test_the_check_together_asks_what_only_a_person_sees(open_connected, port, rig):
    page = open_connected()
    open_tool(page, "Check")
    page.locator("[data-begin=together]").click()
    question = page.locator("#question")
    expect(question).to_contain_text("in its case")
    page.get_by_role("button", name="Yes").click()
    expect(question).to_contain_text("Lift all dice")
    page.get_by_role("button", name="Done").click()
    expect(question).to_contain_text("Test the rest together")
    page.get_by_role("button", name="Yes").click()
    expect(question).to_contain_text("Which slots stay dark?")
    page.get_by_label("Which slots stay dark?").fill("3 17")
    page.keyboard.press("Enter")
    expect(question).to_contain_text("all in red")
    expect(page.locator("#check .said")).to_contain_text("they light one after another")
    check_accessibility(page)
    page.locator("#check [data-close]").click()
    open_tool(page, "Check")
    expect(page.locator("#check .wrong")).to_contain_text("Ended")
    expect(page.locator(".oled canvas")).to_have_attribute("aria-label", "Display: Tray 24. New match. 1 of 6.")
    assert port.run_locked(lambda: rig.ui.screen.name) == "home"


def check_settings(page, port, rig):
    """Check that the page changes a setting on the tray, and shows in the tray's words why a wrong value is refused."""
    open_tool(page, "Settings")
    brightness = page.get_by_label("Brightness")
    expect(brightness).to_have_value("80")
    brightness.select_option(label="45 %")
    name = page.get_by_label("Name at seat 2")
    name.fill("Zoë")
    name.blur()
    masked_field = page.get_by_label("Masked slots")
    masked_field.fill("3,99")
    masked_field.blur()
    expect(page.locator("#settings .wrong")).to_contain_text("masked_slots=3,99")
    expect(masked_field).to_have_value("")
    check_accessibility(page)
    assert port.run_locked(lambda: (rig.ui.settings["brightness"], rig.ui.settings["name2"])) == (45, "Zoë")
    page.locator("#settings [data-close]").click()
    port.run_locked(rig.ui.settings.set, "brightness", "60")
    open_tool(page, "Settings")
    expect(brightness).to_have_value("60")
    expect(name).to_have_value("Zoë")
    page.locator("#settings [data-close]").click()


def unplug_and_plug_in_again(page, port, rig):
    """Unplug the tray while a record is copied from it, and plug it in again.

    Check that the page reports both, and reconnects by itself.
    """
    rig.files.write("rec0008.t24", b"tray24 1\n" + b"# a long one\n" * 3000)
    port.run_locked(rig.start_match, "", "")
    expect(page.locator(".table")).to_have_attribute("data-view", "match")
    port.unplugs_at = port.sent + 6000
    open_tool(page, "Records")
    expect(page.locator("#records [role=status]")).to_contain_text("lost")
    assert "unplugged" in await_state(page, "gone")
    page.keyboard.press("Escape")
    expect(page.locator(".tray.unplugged")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Roll-off")
    check_accessibility(page)
    port.is_plugged, port.unplugs_at = True, None
    page.evaluate("navigator.serial.plugIn()")  # the browser announces that the port is back: nothing is to be clicked
    page.wait_for_selector(HERE)
    open_tool(page, "Records")
    expect(page.locator("#records .kept li")).to_have_count(3)


@pytest.mark.long
def test_a_browser_that_shares_no_workers_connects_too(visit, port, rig):
    page = visit(port, prepare="delete globalThis.SharedWorker;")
    connect_page(page)
    page.wait_for_selector(HERE)
    expect(page.locator(".oled canvas")).to_have_attribute(
        "aria-label", f"Display: {port.run_locked(rig.read_display)}"
    )


@pytest.mark.long
def test_two_tabs_show_the_same_tray(open_connected, port, rig):
    page = open_connected()
    other_tab = page.context.new_page()
    other_tab.goto(page.url)
    other_tab.wait_for_selector(HERE)
    port.run_locked(rig.start_match, "", "")
    for tab in (page, other_tab):
        expect(tab.get_by_role("log")).to_contain_text("Roll-off")
    page.close()  # the tab with the port
    assert "unplugged" in await_state(other_tab, "gone")


def test_a_browser_without_serial_ports_shows_which_browsers_have_them(visit):
    page = visit(None, PHONE)
    assert "Chrome, Edge or Opera" in await_state(page, "unsupported")
    expect(page.get_by_role("button", name="Connect")).to_have_count(0)
    expect(page.get_by_role("link", name="Play without a tray")).to_be_visible()
    check_accessibility(page)


def test_a_browser_that_cannot_wait_within_python_shows_the_same_list(visit, port):
    page = visit(port, prepare="delete WebAssembly.Suspending;")
    assert "current Chrome" in await_state(page, "unsupported")


def test_no_port_is_chosen_or_it_cannot_be_opened_or_no_tray_is_there(visit, port):
    page = visit(port)
    page.evaluate("navigator.serial.chosen = false")
    connect_page(page)
    assert "cable that carries data" in await_state(page, "none") and "dialout" in await_state(page, "none")
    page.evaluate("navigator.serial.chosen = true")
    port.is_plugged = False
    connect_page(page)
    assert "another program" in await_state(page, "busy") and "dialout" in await_state(page, "busy")
    check_accessibility(page)
    port.is_plugged = True
    tray = port.stream
    for answer, message in NO_TRAY:
        port.stream = FakeStream(answer)
        connect_page(page)
        expect(page.locator(".port [role=status]")).to_contain_text(message)
        assert message in await_state(page, "refused")
        expect(page.locator(".port").get_by_role("link", name="Flash a Pico")).to_have_attribute("href", "../#flash")
        check_accessibility(page)
    port.stream = tray
    connect_page(page)
    page.wait_for_selector(HERE)
