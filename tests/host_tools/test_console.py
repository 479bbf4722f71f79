"""Progress of a command: plain lines without a terminal, moving on a terminal, never on standard output."""

import io

import pytest

from host_tools.terminal import console


class Screen(io.StringIO):
    def isatty(self):
        return True


def work():
    with console.progress("sending", 2000) as show:
        show(1000)
        show(2000)
    with console.waiting("looking"):
        console.say("found")


def test_without_a_terminal_there_are_plain_lines(capsys):
    work()
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "sending ...\nlooking ...\nfound\n"


@pytest.mark.parametrize("total", [2000, None])
def test_on_a_terminal_a_bar_moves_and_goes(monkeypatch, capsys, total):
    screen = Screen()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    with console.progress("sending", total) as show:
        show(1000)
    with console.waiting("looking"):
        pass
    shown = screen.getvalue()
    assert "sending" in shown and "looking" in shown
    assert "\x1b[2K" in shown  # the line is erased again
    assert "sending ...\n" not in shown
    assert capsys.readouterr().out == ""
