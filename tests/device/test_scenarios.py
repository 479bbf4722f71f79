"""Scenarios of the rules run on the emulated Pico: the frozen modules on the interpreter of the device."""

import json
from pathlib import Path

from host_tools import scenarios

CONFORMANCE = Path(__file__).resolve().parents[1] / "conformance"
GAMES = ("basic", "center", "line", "yacht", "dominoes")
SCENARIOS_PER_GAME = 4
START_MS = 1500  # until USB is up


def select_scenarios(game):
    """Return some of a game's scenarios, evenly spaced from the first to the last."""
    files = sorted((CONFORMANCE / game).rglob("*.json"))
    return files[:: max(1, len(files) // SCENARIOS_PER_GAME)][:SCENARIOS_PER_GAME]


def test_scenarios_pass_on_the_pico(menu_rig):
    pico = menu_rig.pico
    pico.run_ms(START_MS)
    source = Path(scenarios.__file__).read_text(encoding="utf-8").partition("\ndef print_results(")[0]
    pico.execute(source, fresh=True)
    for game in GAMES:
        for path in select_scenarios(game):
            text = json.dumps(json.loads(path.read_text(encoding="utf-8")))
            code = (
                f"import gc; gc.collect()\nwith open('/s.json', 'w') as file: "
                f"file.write({text!r})\nprint(run_file('/s.json')[1])"
            )
            assert pico.execute(code).strip() == "[]", path.name
