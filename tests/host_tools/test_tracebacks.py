"""Tracebacks that a tray leaves say what the sources say."""

import pytest

from host_tools import bundle, micropython, tracebacks


def test_functions_and_attributes_have_the_names_of_the_sources():
    names = bundle.minified().names
    short = {name: short for short, name in names.functions["tray24.tray"].items()}
    text = (
        f'  File "tray24.tray", line 1, in {short["_scan"]}\n  File "tray24.tray", line 1, in __init__\n'
        f"AttributeError: 'Tray' object has no attribute '{names.attributes['_sensing']}'\n"
    )
    told = tracebacks.told(text)
    assert "in _scan\n" in told
    assert "in __init__\n" in told
    assert "_sensing" in told


def test_other_lines_stay():
    assert tracebacks.told('a said: in b\n  File "main.py", line 3, in <module>\n').count("\n") == 2


@pytest.mark.level(2)
def test_what_micropython_tells_of_the_compiled_modules_is_told_in_words(tmp_path):
    bundle.compile_modules(tmp_path / "compiled")
    script = tmp_path / "crash.py"
    script.write_text(bundle.fitted("from tray24.rules.core import option_value\noption_value(('a', 1, 0), 'x')\n"))
    done = micropython.run(script, path=[tmp_path / "compiled"], capture=True)
    assert 'File "tray24.rules.core", line 1, in option_value' in tracebacks.told(done.stdout + done.stderr)
