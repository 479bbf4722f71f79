"""The command doctor reports the last crash of a tray, even if the tray no longer runs."""

import pytest
from builder import Builder
from fake_board import FakeBoard
from fake_port import FakePort

from host_tools import cli
from host_tools.commands import doctor
from host_tools.link import hello, ports
from host_tools.link.client import LinkError
from host_tools.link.prompt import FOREIGN, UNWRITABLE

OLD = "Watchdog: the tray did not go on\n\n"


LAST = """Traceback (most recent call last):
  File "tray24/tray.py", line 211, in _scan
MemoryError: memory allocation failed, allocating 4096 bytes
"""


def run_doctor(linked_tray, monkeypatch, person, *arguments):
    monkeypatch.setattr(doctor, "open_link", lambda port: linked_tray.link)
    monkeypatch.setattr(doctor, "find_person", lambda: person)
    return cli.main(["doctor", *arguments])


def test_the_last_crash_is_reported_verbatim(linked_tray, monkeypatch, capsys):
    linked_tray.rig.files.write("crash.txt", (OLD + LAST + "\n").encode())
    assert run_doctor(linked_tray, monkeypatch, None) == 0
    output = capsys.readouterr().out
    assert f"Its last report:\n{LAST}   - Update its firmware" in output
    assert "Watchdog" not in output
    assert "crash.txt" in linked_tray.rig.files.list_names()


def test_a_crash_that_was_reported_can_be_deleted(linked_tray, monkeypatch, capsys):
    linked_tray.rig.files.write("crash.txt", OLD.encode())
    person = Builder(linked_tray.rig, {"crash report": False})
    assert run_doctor(linked_tray, monkeypatch, person) == 0
    assert "crash.txt" in linked_tray.rig.files.list_names()
    assert run_doctor(linked_tray, monkeypatch, Builder(linked_tray.rig)) == 0
    assert "crash.txt" not in linked_tray.rig.files.list_names()
    assert capsys.readouterr().out.count("Watchdog: the tray did not go on\n") == 2
    person = Builder(linked_tray.rig)
    assert run_doctor(linked_tray, monkeypatch, person) == 0
    assert not [text for text in person.heard if "crash" in text] and "crash" not in capsys.readouterr().out


def test_the_crash_is_no_record(linked_tray):
    linked_tray.rig.files.write("crash.txt", OLD.encode())
    assert linked_tray.link.request("records", op="list")["records"] == []
    linked_tray.rig.files.write("other.txt", b"")
    with pytest.raises(LinkError, match="no such record"):
        linked_tray.link.request("records", op="get", name="other.txt")


@pytest.fixture
def stopped_port(monkeypatch, quick_mpremote):
    """Return the port (COM7) of a board whose firmware has stopped: MicroPython's prompt answers there."""
    port = FakePort(FakeBoard())

    port.heard = b">>> "

    def raise_no_tray(name):
        raise hello.NoTray("the tray at COM7 does not answer", port.heard)

    monkeypatch.setattr(doctor, "open_link", raise_no_tray)
    monkeypatch.setattr(ports, "open_serial", lambda name, timeout_s: port)
    return port


def test_a_tray_that_has_given_up_says_why(stopped_port, capsys):
    stopped_port.board.files["/data/crash.txt"] = (LAST + "\n").encode()
    assert cli.main(["doctor", "--port", "COM7"]) == 1
    output = capsys.readouterr().err
    assert "the tray at COM7 had stopped. The last time it crashed it left this report:\n" + LAST in output
    assert "Start doctor again: the tray was restarted." in output and "'./tray24 flash'" in output
    assert "machine.reset" in stopped_port.programs[-1] and stopped_port.closed


def test_a_board_without_a_tray_is_reported_as_not_answering(stopped_port, capsys):
    assert cli.main(["doctor", "--port", "COM7"]) == 1
    assert capsys.readouterr().err == "tray24 doctor: the tray at COM7 does not answer\n"


def test_a_tray_that_asks_about_its_storage_is_reported(stopped_port, capsys):
    stopped_port.board.storage, stopped_port.board.tray24 = FOREIGN, ("0.1.0", "")
    assert cli.main(["doctor", "--port", "COM7"]) == 1
    output = capsys.readouterr().err
    assert "the tray at COM7 does not run: the Pico's flash contains other data" in output and "green button" in output
    assert "machine.reset" in stopped_port.programs[-1]


def test_a_tray_whose_flash_cannot_be_written_is_reported(stopped_port, capsys):
    stopped_port.board.storage, stopped_port.board.tray24 = UNWRITABLE, ("0.1.0", "")
    assert cli.main(["doctor", "--port", "COM7"]) == 1
    assert "COM7 does not run: the flash of the Pico cannot be written" in capsys.readouterr().err
    stopped_port.heard = b"... storage.erase()\r\nThe flash cannot be written: try another Pico.\r\n"
    assert cli.main(["doctor", "--port", "COM7"]) == 1
    output = capsys.readouterr().err
    assert "try another Pico" in output and "green" not in output


def test_a_tray_that_says_that_it_asks_is_understood(stopped_port, capsys):
    stopped_port.heard = b"To erase them: from tray24.device import storage; storage.erase()\r\n"
    assert cli.main(["doctor", "--port", "COM7"]) == 1
    assert "the tray at COM7 does not run: the Pico's flash contains other data" in capsys.readouterr().err
    assert not stopped_port.programs


def test_a_silent_tray_is_left_alone_and_its_display_is_to_be_looked_at(stopped_port, capsys):
    stopped_port.heard = b""
    assert cli.main(["doctor", "--port", "COM7"]) == 1
    output = capsys.readouterr().err
    assert (
        "COM7 does not answer If its display asks whether to erase data: the Pico's flash contains other data" in output
    )
    assert not stopped_port.programs
