"""The command pico: what it refuses before it loads an emulator; its work is tested at level 3."""

import pytest

from host_tools.cli import main


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_a_port_that_cannot_be_is_told(capsys, port):
    assert main(["pico", f"--port={port}"]) == 2
    assert capsys.readouterr().err == f"tray24 pico: --port {port}: give a number from 0 to 65535\n"
