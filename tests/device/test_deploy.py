"""Deployments on the emulated Pico through mpremote: whole, partial, and with the plug pulled while its flash is written."""

import contextlib
import inspect
from types import SimpleNamespace

import pytest

from host_tools import deployment, firmware
from host_tools.image import FS_OFFSET
from host_tools.link import prompt
from host_tools.link.client import Unplugged
from host_tools.on_board import switch
from simulator.pico import apart

FIRST = {
    "main.py": b"import sys\nsys.path.append('/lib')\nimport tray24.a\nprint('first', tray24.a.NAME)\n",
    "lib/tray24/__init__.py": b"",
    "lib/tray24/a.py": b"NAME = 'one'\n",
    "lib/tray24/old/b.txt": bytes(range(256)) * 30,
    "lib/tray24/same.txt": b"same" * 999,
}
SECOND = {
    "main.py": b"import tray24.a\nprint('second', tray24.a.NAME)\n",
    "lib/tray24/__init__.py": b"",
    "lib/tray24/a.py": b"NAME = 'two'\n",
    "lib/tray24/new/c.txt": bytes(range(255, -1, -1)) * 30,
    "lib/tray24/same.txt": b"same" * 999,
}
KEPT = {"data/settings.txt": b"volume=2\n", "data/m1.t24": b"record" * 900, "my.txt": b"mine"}
CUTS = 5  # in each


def files_on(flash):
    """All files in the image of a flash: path -> bytes."""
    from littlefs import LittleFS, UserContext

    context = UserContext(buffer=bytearray(flash[FS_OFFSET:]))
    system = LittleFS(
        context, block_size=4096, block_count=352, prog_size=256, read_size=32, cache_size=1024, mount=False
    )
    system.mount()
    found = {}
    for folder, _, names in system.walk("/"):
        for name in names:
            path = f"{folder.rstrip('/')}/{name}"
            with system.open(path, "rb") as file:
                found[path.lstrip("/")] = file.read()
    return found


def run(pico, files, monkeypatch):
    """The deployment up to the reset; what was to be done."""
    from mpremote import transport_serial

    from simulator.pico.serial_port import SerialPort

    time = SimpleNamespace(monotonic=lambda: pico.now_us / 1e6, sleep=lambda seconds: None)
    monkeypatch.setattr(transport_serial, "time", time)
    board = prompt.Prompt(SerialPort(pico), "emulated")
    board.enter()
    work = deployment.prepare(board, files)
    if work.plan:
        work.send()
    work.finish()
    board.reset()
    return work.plan


def switching(pico):
    """boot.py has not ended."""
    return "boot.py" in files_on(pico.flash_image())


def start(pico):
    """Until boot.py has ended, or the power fails."""
    pico.plug_in()
    pico.run_until(lambda: not pico.plugged or not switching(pico), 60_000, 50)


def says(pico):
    """What main.py prints when it is run again: what was said before USB was up is lost."""
    pico.execute("pass")
    pico.take_text()
    pico.leave_prompt()
    pico.run_ms(300)
    return pico.take_text()


@pytest.fixture(scope="session")
def first(new_tray):
    """A board with the first files and some of its own."""
    import images

    return new_tray(images.flash(bundled={**FIRST, **KEPT}))


def deploy_and_start(pico, files, monkeypatch):
    resets = pico.resets
    plan = run(pico, files, monkeypatch)
    pico.run_until(lambda: pico.resets > resets, 2000, 1)
    start(pico)
    return plan


def test_whole_then_partial(new_tray, monkeypatch):
    pico = new_tray(firmware.uf2_path().read_bytes())
    plan = deploy_and_start(pico, FIRST, monkeypatch)
    assert len(plan.new) == len(FIRST)
    assert files_on(pico.flash_image()) == FIRST
    assert "first one" in says(pico)
    plan = deploy_and_start(pico, SECOND, monkeypatch)
    assert sorted(plan.new) == ["/lib/tray24/a.py", "/lib/tray24/new/c.txt", "/main.py"]
    assert files_on(pico.flash_image()) == SECOND
    assert "second two" in says(pico)


def test_the_tray_comes_up_from_its_first_deployment_while_a_host_asks_for_it(new_tray):
    """Its memory is in smaller pieces than after an image: a program has moved the files before, and the link comes early."""
    import images

    plan = deployment.make_plan(images.compiled(), {})
    staged = {f"{switch.STAGE}/{deployment.staged_name(at, data)}".lstrip("/"): data for at, data in plan.new.items()}
    staged[switch.PLAN.lstrip("/")] = plan.text().encode()
    staged["boot.py"] = (inspect.getsource(switch) + "\n\nfinish()\n").encode()
    pico = new_tray(images.flash(bundled=staged))
    pico.plug_in()
    pico.run_until(lambda: not switching(pico), 20_000, 500)
    for number in range(20):
        pico.run_ms(200)
        pico.type(b'{"id":%d,"do":"hello"}\n' % number)
    pico.run_until(lambda: '"tray24":' in pico.text, 3000, 50)
    assert pico.resets == 0
    assert files_on(pico.flash_image()).keys() == images.compiled().keys()


def cut(pico, where, operation, monkeypatch):
    """(it was cut, what is on the board when it has started again, and after the next deployment)."""
    if where == "switch":
        run(pico, SECOND, monkeypatch)
        pico.run_until(lambda: pico.resets, 2000, 1)
    pico.flash.tear(operation)
    if where == "switch":
        start(pico)
    else:
        with contextlib.suppress(Unplugged):
            run(pico, SECOND, monkeypatch)
    was_cut = not pico.plugged
    pico.flash.tear(0)
    start(pico)
    found = files_on(pico.flash_image())
    deploy_and_start(pico, SECOND, monkeypatch)
    tray = {name: data for name, data in found.items() if not name.startswith(switch.STAGE[1:])}
    return was_cut, tray, files_on(pico.flash_image())


def operations(pico, monkeypatch):
    """How often the flash is erased or written in the deployment, and in the switch."""
    began = pico.flash.operations
    run(pico, SECOND, monkeypatch)
    pico.run_until(lambda: pico.resets, 2000, 1)
    laid = pico.flash.operations
    start(pico)
    return laid - began, pico.flash.operations - laid


def test_a_cut_at_any_moment_leaves_all_of_the_old_files_or_all_of_the_new(first, monkeypatch):
    counts = dict(zip(("deployment", "switch"), apart.apart(operations, first, monkeypatch), strict=True))
    calls = [
        (first, where, 1 + number * count // CUTS, monkeypatch)
        for where, count in counts.items()
        for number in range(CUTS)
    ]
    for call, (was_cut, tray, ended) in zip(calls, apart.several(cut, calls), strict=True):
        old, new = ({**files, **KEPT} for files in (FIRST, SECOND))
        assert was_cut, call
        assert tray == (new if call[1] == "switch" else old), call
        assert ended == new, call
