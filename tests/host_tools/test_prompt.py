"""MicroPython's prompt, reached through mpremote: it runs programs; wrong boards and broken wires cause messages."""

import pytest
from fake_board import FakeBoard
from fake_port import FACTS, FakePort

from host_tools.errors import Failure
from host_tools.link import prompt
from host_tools.link.client import Unplugged
from host_tools.link.connection import await_board

pytestmark = pytest.mark.usefixtures("quick_mpremote")


def open_prompt(port, **options):
    board = prompt.Prompt(port, "COM7")
    board.restart(**options)
    return board


def test_a_program_runs_and_what_it_prints_comes_back():
    board = open_prompt(FakePort(FakeBoard()))
    assert board.execute("print('a')\nprint('b')\n") == "a\nb\n"
    assert (board.micropython, board.serial) == ("1.28.0", "e660")


def test_what_a_program_raises_is_reported_by_its_last_line():
    board = open_prompt(FakePort(FakeBoard()))
    with pytest.raises(prompt.BoardError, match="the board at COM7: ZeroDivisionError") as error_info:
        board.execute("1/0")
    assert "Traceback" in error_info.value.trace


def test_main_does_not_run_while_programs_do_and_a_reset_starts_it_again():
    port = FakePort(FakeBoard())
    with open_prompt(port) as board:
        assert port.board.starts == 1
        board.execute("kept = 1")
        board.execute("print(kept)")
        board.reset()
    assert "machine.reset" in port.programs[-1]
    assert port.closed


@pytest.mark.parametrize(
    ("port", "text"),
    [
        (FakePort(None), "no MicroPython answers. If this is your board, flash the tray.s firmware .*flash"),
        (FakePort(None, noise=b"T=21.5\r\n"), r"no MicroPython answers; it sends .*T=21.5"),
        (FakePort(FakeBoard(), FACTS.replace("Raspberry Pi Pico with RP2040", "Generic ESP32 module")),
         "is another board: Generic ESP32 module"),
        (FakePort(FakeBoard(), FACTS.replace("RP2040", "RP2350")),
         "is another board: Raspberry Pi Pico with RP2350"),
        (FakePort(FakeBoard(), FACTS.replace("micropython", "circuitpython")),
         "is another board: .* with circuitpython"),
        (FakePort(FakeBoard(), FACTS.replace('"1.28.0"', "1.28")),
         r"an unexpected answer \(facts\[1\] is 1.28, but must fit"),
        (FakePort(FakeBoard(), "T=21.5"), r"an unexpected answer \('T=21.5'\)"),
    ],
    ids=["silent", "other program", "esp32", "pico 2", "circuitpython", "number", "no JSON"],
)  # fmt: skip
def test_a_wrong_board_is_reported_with_the_next_step(port, text):
    with pytest.raises(Failure, match=f"the board at COM7.*{text}"):
        open_prompt(port)


def test_a_build_of_our_own_is_no_other_board():
    board = open_prompt(FakePort(FakeBoard(), FACTS.replace("Raspberry", "Tray24 on a Raspberry")))
    assert board.machine == "Tray24 on a Raspberry Pi Pico with RP2040"


def test_any_board_can_be_asked_for_bootsel():
    board = open_prompt(FakePort(FakeBoard(), FACTS.replace("1.28.0", "1.20.0")), any_board=True)
    assert board.micropython == "1.20.0"


def test_unplugging_at_any_write_is_reported():
    whole_port = FakePort(FakeBoard(), unplugged_after=1 << 20)
    _run_print(whole_port)
    writes = (1 << 20) - whole_port.unplugged_after
    assert writes > 8
    for write_count in range(writes - 2):  # the last two leave the prompt
        with pytest.raises(Unplugged, match="the connection was lost .*Input/output error.*start the command again"):
            _run_print(FakePort(FakeBoard(), unplugged_after=write_count))


def _run_print(port):
    with open_prompt(port) as board:
        assert board.execute("print(1)") == "1\n"


def test_noise_on_the_port_is_no_answer():
    port = FakePort(FakeBoard())
    board = open_prompt(port)
    port.prints = b"\xff\x00>"
    with pytest.raises(Failure, match="gives an unexpected answer"):
        for _ in range(3):
            board.execute("print(1)")


def test_a_board_is_awaited_until_it_answers():
    passed_s = [0.0]
    failures = iter([Failure("not there"), Failure("silent"), None])

    def try_once():
        failure = next(failures)
        if failure:
            raise failure
        return "tray"

    def sleep(seconds):
        passed_s[0] += seconds

    assert await_board(try_once, "the tray", 60, lambda: passed_s[0], sleep) == "tray"
    assert 0 < passed_s[0] < 2


def test_a_board_that_never_comes_back_is_reported_with_its_last_error():
    passed_s = [0.0]

    def try_once():
        passed_s[0] += 20
        raise Failure("nobody listens")

    with pytest.raises(Failure, match="the tray did not come back within 60 s. Unplug it.*Last error: nobody listens"):
        await_board(try_once, "the tray", 60, lambda: passed_s[0], lambda seconds: None)
