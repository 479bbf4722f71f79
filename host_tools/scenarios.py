"""Run scenarios: the same code on CPython and on MicroPython.

As a script (`scenarios.py LIST`), it runs the scenario files that LIST names, one a line. There are no texts there: a
refusal is shown by its key and values.
"""

import json
import sys

from tray24.games import load
from tray24.match.record import Replay
from tray24.rules.errors import RuleError
from tray24.rules.notation import format_line

KEYS = ("id", "why", "rules", "game", "seats", "options", "set", "given", "lines", "then", "legal", "illegal")
_MULTISETS = ("hands", "racks")  # the lists in these keys are compared whatever their order


def run_file(path, words=str):
    """Run one scenario file. Return its id and the differences between what it expects and what the rules do.

    `words` returns what a RuleError says; without it, the error's key and values are shown.
    """
    try:
        with open(path, "rb") as file:
            scenario = json.loads(file.read().decode())
    except (OSError, ValueError) as error:
        return path, ["cannot be read: " + str(error)]
    if not isinstance(scenario, dict):
        return path, ["must be one JSON object with the keys " + ", ".join(KEYS)]
    name = str(scenario.get("id", path))
    try:
        return name, _malformed(scenario) or _differences(scenario, words)
    except Exception as error:  # a crash of the rules is this scenario's failure, not the end of the run
        return name, ["crashed: %s: %s" % (type(error).__name__, error)]


def _malformed(scenario):
    wrong = ["unknown key '%s': give %s" % (key, ", ".join(KEYS)) for key in scenario if key not in KEYS]
    for key, kind, needed in (
        ("game", str, True),
        ("seats", int, True),
        ("options", dict, False),
        ("given", dict, False),
        ("lines", list, False),
        ("then", dict, False),
        ("legal", list, False),
    ):
        if key not in scenario:
            if needed:
                wrong.append("the key '%s' is missing" % key)
        elif not isinstance(scenario[key], kind):
            wrong.append("'%s' must be of the kind %s" % (key, kind.__name__))
    if not wrong and not [key for key in ("then", "legal", "illegal") if key in scenario]:
        wrong.append("it expects nothing: give 'then', 'legal' or 'illegal'")
    return wrong


def _differences(scenario, words):
    given = scenario.get("given", {})
    try:
        game = load(scenario["game"], scenario["seats"], scenario.get("options", {}), given)
    except RuleError as error:
        return [words(error)]
    replay = Replay(game)
    lines = scenario.get("lines", [])
    must_fail = bool(scenario.get("illegal"))
    if must_fail and not lines:
        return ["'illegal' needs a line that is refused"]
    for number in range(len(lines) - must_fail):
        try:
            replay.enter_text(lines[number])
        except RuleError as error:
            return ["line %d '%s' is refused: %s" % (number + 1, lines[number], words(error))]
    if must_fail:
        return _not_refused(replay, lines[-1]) or _compare_legal(scenario.get("legal"), game)
    return _compare(scenario.get("then", {}), game) + _compare_legal(scenario.get("legal"), game)


def _not_refused(replay, line):
    """Return what is wrong unless the line is refused and leaves no trace."""
    before = replay.game.save()
    described = replay.game.describe()
    try:
        replay.enter_text(line)
    except RuleError:
        if replay.game.save() == before and replay.game.describe() == described:
            return []
        return ["line '%s' is refused, but the state has changed" % line]
    return ["line '%s' is accepted, but must be refused" % line]


def _compare(then, game):
    found = game.describe()
    wrong = []
    for key in sorted(then):
        if key not in found:
            wrong.append("%s: expected %s, found no such key" % (key, json.dumps(then[key])))
        elif _plain(key, then[key]) != _plain(key, found[key]):
            wrong.append("%s: expected %s, found %s" % (key, json.dumps(then[key]), json.dumps(found[key])))
    return wrong


def _plain(key, value):
    if key in _MULTISETS and isinstance(value, list):
        return [sorted(hand) if isinstance(hand, list) else hand for hand in value]
    if key == "table" and isinstance(value, list):
        return sorted(value)
    return value


def _compare_legal(expected, game):
    if expected is None:
        return []
    found = [format_line(game, move) for move in game.legal()]
    missing = [line for line in expected if line not in found]
    surplus = [line for line in found if line not in expected]
    wrong = []
    if missing:
        wrong.append("legal: not offered: " + ", ".join(missing))
    if surplus:
        wrong.append("legal: offered, but not expected: " + ", ".join(surplus))
    return wrong


def run_all(paths, words=str):
    """Run the files, and print each failure and the sum. Return 0 when all pass, else 1. `words`: see `run_file`."""
    failed = 0
    for path in paths:
        name, differences = run_file(path, words)
        for difference in differences:
            print("%s: %s" % (name, difference))
        failed += bool(differences)
    print("%d passed, %d failed" % (len(paths) - failed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    with open(sys.argv[1]) as listing:
        sys.exit(run_all(listing.read().split("\n")))
