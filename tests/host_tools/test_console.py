"""The progress of a command: whole lines without a terminal, a bar that moves on a terminal, never standard output."""

import io

import pytest

from host_tools.terminal import console


class FakeTerminal(io.StringIO):
    def isatty(self):
        return True


def print_progress():
    with console.show_progress("sending", 2000) as show:
        show(1000)
        show(2000)
    with console.show_waiting("looking"):
        console.print_message("found")


def test_without_a_terminal_there_are_plain_lines(capsys):
    print_progress()
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "sending ...\nlooking ...\nfound\n"


@pytest.mark.parametrize("total", [2000, None])
def test_on_a_terminal_a_bar_moves_and_goes(monkeypatch, capsys, total):
    screen = FakeTerminal()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    with console.show_progress("sending", total) as show:
        show(1000)
    with console.show_waiting("looking"):
        pass
    shown = screen.getvalue()
    assert "sending" in shown and "looking" in shown
    assert "\x1b[2K" in shown  # the line is erased again
    assert "sending ...\n" not in shown
    assert capsys.readouterr().out == ""
