"""Apps on MicroPython do and display the same as on CPython: the examples during a minute, and faulty apps."""

import pytest
import run_apps
from test_same_files import HERE, run_script

from host_tools import micropython
from simulator.tray.apps import find_examples

FAILING = {
    "wrong_slot": "import tray\ndef setup():\n    tray.light(24, 'red')\ndef update(now_ms): pass\n",
    "wrong_color": "import tray\ndef update(now_ms):\n    tray.fill('pink')\n",
    "divides": "def f():\n    return 1 / 0\ndef update(now_ms):\n    if now_ms > 100: f()\n",
    "no_update": "def setup(): pass\n",
    "ends": "import sys\ndef update(now_ms): sys.exit()\n",
    "prints": "import tray\nprint('a', 1, sep='-')\ndef update(now_ms):\n    print(tray.pressed(),"
    " tray.held('red'))\n    tray.leave()\n",
    "saves": "import tray\ndef setup():\n    tray.save({'a': [1, None, 'x']})\n    tray.text(0,"
    " tray.load()['a'][2])\ndef update(now_ms): pass\n",
    "no_text": b"\xff\xfe\xfd",
    "own_error": "class Own(BaseException): pass\ndef update(now_ms): raise Own()\n",
}


@pytest.fixture
def failing_apps(tmp_path):
    paths = []
    for name, source in FAILING.items():
        path = tmp_path / f"{name}.py"
        path.write_bytes(source if isinstance(source, bytes) else source.encode())
        paths.append(str(path))
    return paths


def test_the_examples_do_the_same_for_a_minute():
    paths = [str(path) for path in find_examples().values()]
    lines = run_script(HERE / "run_apps.py", *paths)
    assert lines == list(run_apps.run_apps(paths))
    assert len(lines) > 50 and sum(": left, saved" in line for line in lines) == len(paths)


def test_apps_that_fail_do_the_same(failing_apps):
    lines = run_script(HERE / "run_apps.py", *failing_apps)
    expected = list(run_apps.run_apps(failing_apps))
    equal_words = {"divide by zero": "division by zero", "own_error.Own": "Own: "}  # the interpreters' own words
    for word, replacement in equal_words.items():
        lines = [line.replace(word, replacement) for line in lines]
        expected = [line.replace(word, replacement) for line in expected]
    assert lines == expected
    assert any("wrong_slot.py, line 3: ValueError: slot 24" in line for line in lines)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (
            "def f(n):\n    return f(n + 1)\ndef update(now_ms):\n    f(0)\n",
            "line 2: RuntimeError: maximum recursion depth",
        ),
        (
            "def update(now_ms):\n    a = []\n    while True: a.append(bytes(1000))\n",
            "it needs more memory than the tray has",
        ),
        ("def update(now_ms)\n    pass\n", "line 1: SyntaxError: invalid syntax"),
    ],
)
def test_what_micropython_itself_refuses_is_reported(tmp_path, source, message):
    path = tmp_path / "trial.py"
    path.write_text(source)
    result = micropython.run_script(
        HERE / "run_apps.py",
        [str(path)],
        path=[],
        heap="1m",
        capture=True,
        timeout_s=60,
    )
    assert result.returncode == 0 and message in result.stdout, result.stdout + result.stderr
