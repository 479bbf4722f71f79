"""The reason why no tray answers at a port, as MicroPython's prompt there tells it."""

from host_tools.doctor import crashes
from host_tools.errors import Failure
from host_tools.link import ports, prompt
from host_tools.link.greeting import NoTray
from host_tools.link.prompt import ASKS, CANNOT_WRITE, FOREIGN, MOUNTED, UNWRITABLE, ask, storage_fault
from simulator.texts import HostTexts

texts = HostTexts("doctor")

_READ = f"""
try:
    print(open("/data/{crashes.FILE}").read())
except OSError:
    pass
"""


def stopped(port: str | None, failure: NoTray) -> Failure:
    """Return the Failure for a port where no tray answers.

    If the tray has stopped, it includes the last crash as MicroPython's prompt reports it.
    """
    name = ports.find_port(port)
    for mark, storage in ((CANNOT_WRITE, UNWRITABLE), (ASKS, FOREIGN)):
        if mark in failure.heard:
            return _not_running(name, storage)
    if not failure.at_prompt:
        return failure if failure.heard else Failure(texts("may-ask", failure=failure, storage=storage_fault(FOREIGN)))
    try:
        with prompt.open_prompt(name) as board:
            found = ask(board)
            trace = crashes.last_of(board.run(_READ))
            board.reset()
    except Failure:
        return failure
    if found.storage != MOUNTED:
        return _not_running(name, found.storage)
    if not trace:
        return failure
    steps = "".join(f"\n   - {step}" for step in (texts("crash-do-restarted"), *crashes.how_to_report()))
    return Failure(texts("had-stopped", port=name, trace=trace, steps=steps))


def _not_running(name: str, storage: str) -> Failure:
    return Failure(texts("not-running", port=name, storage=storage_fault(storage)))
