"""What is run of each command: as somebody types it, on a tray, on an emulated Pico and without one.

`test_every_option.py` compares these tables with the parsers: a command or an option that is missing here fails there.
"""

from dataclasses import dataclass

INTERRUPTED = 130


@dataclass(frozen=True)
class Run:
    """One run: its words, a pattern that its output or its errors have, and its exit code.

    Words in braces are places of the test: `port` of the tray, `out` a folder, `record`, `app`, and `cluster`. A run with
    INTERRUPTED as its code goes on in a process of its own until Ctrl-C.
    """

    words: str
    says: str
    code: int = 0


# On the tray of one `play --link`. The runs of one entry follow one another in the same folder.
WITH_TRAY = {
    "app": (
        Run("app put {app} memory --port {port}", r"hello: \d+ bytes\nmemory: \d+ bytes"),
        Run("app list --port {port}", r"hello\nmemory"),
        Run("app run {app} --port {port}", "Hello from the tray"),
        Run("app remove hello memory.py --port {port}", "hello"),
    ),
    "setup": (
        Run(
            "setup --port {port} --drive {out} --kind full --led-ma 5 --led-path rows --led-colors grb",
            "No fault was found.*The tray is ready",
        ),
    ),
    "flash": (Run("flash --port {port} --drive {out} --again --yes --json", "cannot be flashed: the simulator's tray", 1),),
    "doctor": (
        Run("doctor --port {port}", "No fault was found in what was tested"),
        Run("doctor --port {port} --bare --json", '"bare": true'),
    ),
    "calibrate": (Run("calibrate --port {port}", "start it in a terminal", 2),),
    "monitor": (
        Run("monitor --port {port}", "connected", INTERRUPTED),
        Run("monitor --port {port} --json", '"event": "connected"', INTERRUPTED),
    ),
    "mirror": (Run("mirror --port {port} --http 0 --no-browser", "http://127.0.0.1", INTERRUPTED),),
    "records": (
        Run("records tray --port {port} --json", '"name": "rec0001.t24"'),
        Run("records pull --port {port} --evening 2026-02-03 --json", '"new": true'),
        Run("records delete rec0001.t24 --port {port} --json", "rec0001"),
        Run("records pull --port {port} --delete", "0 new, 2 known, 2 deleted on the tray"),
        Run("records delete --all --port {port}", "0 of 0"),
    ),
    "trace": (
        Run("trace --port {port} --out {out}/a.trace --seconds 0.5", r"\d\d looks of the sensors"),
        Run("play --trace {out}/a.trace --port 0 --no-browser", "http://127.0.0.1", INTERRUPTED),
    ),
}

# Without a tray.
ALONE = {
    "play": (
        Run("play --host 127.0.0.1 --port 0 --link 0 --kind starter --no-browser", "http://127.0.0.1", INTERRUPTED),
        Run("app run {app} --http 0 --no-browser --kind light", "http://127.0.0.1", INTERRUPTED),
    ),
    "records": (
        Run("records import {record} --evening 2026-02-03 --json", '"new": true'),
        Run("records list --game basic --since 2026-02-01 --json", '"2026-02-03"'),
        Run("records show 1 --json", '"game": "basic"'),
        Run("records evening 2026-02-04 1 --json", "2026-02-04"),
        Run("records export 1 --format csv --out {out}/matches.csv --json", "matches.csv"),
        Run("stats --game basic --since 2026-02-01 --json", '"2026-02-04"'),
    ),
    "replay": (Run("replay {record}", "^ok "),),
    "simulate": (
        Run(
            "simulate basic --seats 2 --matches 1 --seed 1 --option target=20 --bots random --jobs 1 --out {out}/simulated",
            "^matches=1 ",
        ),
    ),
    "balance": (
        Run(
            "balance yacht --seats 2 --matches 2 --bots random --seed 1 --hours 1 --cluster {cluster} --out {out}/figures",
            "balance.json",
        ),
    ),
    "scenario": (Run("scenario tests/conformance/line --vm cpython", "passed, 0 failed"),),
    "prove": (Run("prove messages --seed 1 --round 0", "round 0"),),
}

# On one emulated Pico that has booted, with the released image; each entry begins with the same state of it.
ON_PICO = {
    "app": (
        Run("app put {app} --port {port}", r"hello: \d+ bytes"),
        Run("app list --port {port}", "hello"),
        Run("app run {app} --port {port}", "Hello from the tray"),
        Run("app remove hello --port {port}", "hello"),
    ),
    "setup": (Run("setup --port {port}", "The tray is ready"),),
    "flash": (Run("flash --port {port} --json", '"tray24": '),),
    "doctor": (Run("doctor --port {port} --json", '"bare": false'),),
    "calibrate": (Run("calibrate --port {port}", ""),),
    "monitor": (Run("monitor --port {port} --json", '"event": "connected"', INTERRUPTED),),
    "mirror": (Run("mirror --port {port} --http 0 --no-browser", "http://127.0.0.1", INTERRUPTED),),
    "records": (
        Run("records tray --port {port}", "no finished match|Name"),
        Run("records pull --port {port}", "0 on the tray"),
        Run("records delete --all --port {port}", "0 of 0"),
    ),
    "trace": (Run("trace --port {port} --out {out}/a.trace --seconds 0.5", r"\d\d looks of the sensors"),),
}
