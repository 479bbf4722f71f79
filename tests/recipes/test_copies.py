"""The copy of the checkout in which recipes are followed."""

import pytest

README, NEW, LINE = "README.md", "host_tools/new/words.py", "# Made by the launcher and the tools; never kept."


def test_only_edits_count_as_touched(copy):
    copy.run_command("--help")
    assert copy.list_touched() == set()
    copy.write(NEW, "WORDS = 1\n")
    copy.replace(README, copy.read(README), "new\n")
    copy.insert_after(".gitignore", LINE, "/new")
    assert copy.list_touched() == {README, NEW, ".gitignore"}
    assert copy.read(".gitignore").startswith(f"{LINE}\n/new\n/.venv/\n")


def test_edits_without_their_anchor_and_failing_commands_fail_loudly(copy):
    with pytest.raises(AssertionError, match="0 times, not once"):
        copy.replace(README, "no such text", "")
    with pytest.raises(AssertionError, match="0 lines with 'no such text', not one"):
        copy.insert_after(README, "no such text", "")
    with pytest.raises(AssertionError, match="there already"):
        copy.write(README, "")
    with pytest.raises(AssertionError, match="exit code 2"):
        copy.run_command("no-such-command")
    copy.write("tests/recipes/test_fails.py", "def test_fails():\n    assert False\n")
    with pytest.raises(AssertionError, match="1 failed"):
        copy.run_tests("tests/recipes/test_fails.py")
    assert copy.list_touched() == {"tests/recipes/test_fails.py"}
