"""The script of CI calls functions of the host tools that exist."""

import re
import subprocess
import sys

import pytest

from host_tools.checkout import ROOT

_CALLS = re.findall(r"\.venv/bin/python -c '([^']+)'", (ROOT / ".ci/run").read_text(encoding="utf-8"))
assert _CALLS, "no call of Python in .ci/run"


@pytest.mark.parametrize("call", _CALLS)
def test_each_call_of_python_in_the_script_ends_without_an_error(call):
    result = subprocess.run([sys.executable, "-c", call], cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
