"""The progress of a command: whole lines without a terminal, a bar that moves on a terminal, never standard output."""

import io

import pytest

from host_tools.terminal import console


class FakeTerminal(io.StringIO):
    def isatty(self):
        return True


def print_progress():
    with console.show_progress("sending", 2000) as show_progress:
        show_progress(1000)
        show_progress(2000)
    with console.show_waiting("looking"):
        console.print_message("found")


def test_without_a_terminal_there_are_plain_lines(capsys):
    print_progress()
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "sending ...\nlooking ...\nfound\n"


@pytest.mark.parametrize("total", [2000, None])
def test_on_a_terminal_a_bar_moves_and_goes(monkeypatch, capsys, total):
    screen = FakeTerminal()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    with console.show_progress("sending", total) as show_progress:
        show_progress(1000)
    with console.show_waiting("looking"):
        pass
    output = screen.getvalue()
    assert "sending" in output and "looking" in output
    assert "\x1b[2K" in output  # the line is erased again
    assert "sending ...\n" not in output
    assert capsys.readouterr().out == ""
