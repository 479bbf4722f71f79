"""Running scenarios, with the same code on CPython and on MicroPython.

A difference from what a scenario expects is a pair: the key of a message in the part `scenario`, and the values for the
message. The text is made elsewhere, because MicroPython has no library for the texts. As a script (`scenarios.py
LIST`), this module runs the scenario files whose names the file LIST has, one a line. For each it prints the result of
`run_file` as a line of JSON.
"""

import json
import sys

from tray24.games import load_game
from tray24.match.record import Replay
from tray24.rules.errors import RuleError
from tray24.rules.notation import format_line

KEYS = ("id", "why", "rules", "game", "seats", "options", "set", "given", "lines", "then", "legal", "illegal")
_KINDS = {"game": str, "seats": int, "options": dict, "given": dict, "lines": list, "then": dict, "legal": list}
_NEEDED = ("game", "seats")
_MULTISETS = ("hands", "racks")  # the lists in these keys are compared in any order


def run_file(path, format_error=lambda error: str(error)):
    """Run a scenario file. Return its id and the list of differences from what it expects.

    `format_error` returns the text of a RuleError.
    """
    try:
        with open(path, "rb") as file:
            scenario = json.loads(file.read().decode())
    except (OSError, ValueError) as error:
        return path, [("unreadable", {"reason": str(error)})]
    if not isinstance(scenario, dict):
        return path, [("no-object", {"keys": ", ".join(KEYS)})]
    name = str(scenario.get("id", path))
    try:
        return name, _find_malformed(scenario) or _find_differences(scenario, format_error)
    except Exception as error:  # after a crash of the rules this scenario fails, and the run goes on
        return name, [("crashed", {"kind": type(error).__name__, "reason": str(error)})]


def _find_malformed(scenario):
    differences = [("unknown-key", {"entry": key, "keys": ", ".join(KEYS)}) for key in scenario if key not in KEYS]
    for key in KEYS:
        if key in scenario and not isinstance(scenario[key], _KINDS.get(key, object)):
            differences.append(("wrong-kind", {"entry": key, "kind": _KINDS[key].__name__}))
        elif key in _NEEDED and key not in scenario:
            differences.append(("missing-key", {"entry": key}))
    if not differences and not [key for key in ("then", "legal", "illegal") if key in scenario]:
        differences.append(("expects-nothing", {}))
    return differences


def _find_differences(scenario, format_error):
    start_keys = scenario.get("given", {})
    try:
        game = load_game(scenario["game"], scenario["seats"], scenario.get("options", {}), start_keys)
    except RuleError as error:
        return [("refused", {"reason": format_error(error)})]
    replay = Replay(game)
    lines = scenario.get("lines", [])
    must_fail = bool(scenario.get("illegal"))
    if must_fail and not lines:
        return [("needs-line", {})]
    for number in range(len(lines) - must_fail):
        try:
            replay.enter_text(lines[number])
        except RuleError as error:
            return [("line-refused", {"number": str(number + 1), "line": lines[number], "reason": format_error(error)})]
    if must_fail:
        return _check_refused(replay, lines[-1]) or _compare_legal(scenario.get("legal"), game)
    return _compare_position(scenario.get("then", {}), game) + _compare_legal(scenario.get("legal"), game)


def _check_refused(replay, line):
    """Enter a line that the rules should refuse. Return [], or the difference if it is accepted or changes the game."""
    old_state = replay.game.save(), replay.game.describe()
    try:
        replay.enter_text(line)
    except RuleError:
        is_same = (replay.game.save(), replay.game.describe()) == old_state
        return [] if is_same else [("state-changed", {"line": line})]
    return [("line-accepted", {"line": line})]


def _compare_position(expected, game):
    found = game.describe()
    differences = []
    for key in sorted(expected):
        if key not in found:
            differences.append(("no-such-key", {"entry": key, "expected": json.dumps(expected[key])}))
        elif _normalize(key, expected[key]) != _normalize(key, found[key]):
            values = {"entry": key, "expected": json.dumps(expected[key]), "found": json.dumps(found[key])}
            differences.append(("differs", values))
    return differences


def _normalize(key, value):
    if key in _MULTISETS and isinstance(value, list):
        return [sorted(hand) if isinstance(hand, list) else hand for hand in value]
    if key == "table" and isinstance(value, list):
        return sorted(value)
    return value


def _compare_legal(expected, game):
    if expected is None:
        return []
    found = [format_line(game, move) for move in game.list_legal_moves()]
    missing_lines = [line for line in expected if line not in found]
    surplus_lines = [line for line in found if line not in expected]
    pairs = (("not-offered", missing_lines), ("not-expected", surplus_lines))
    return [(key, {"lines": ", ".join(lines)}) for key, lines in pairs if lines]


def print_results(paths):
    """Run the files at `paths`, and print a line of JSON for each: its id and the differences from what it expects."""
    for path in paths:
        print(json.dumps(run_file(path)))


if __name__ == "__main__":
    with open(sys.argv[1]) as listing:
        print_results(listing.read().split("\n"))
