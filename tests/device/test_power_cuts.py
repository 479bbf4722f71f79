"""Power cuts while the flash is erased or programmed: the match continues from its last complete line."""

import forks
import power_cuts
import pytest

OPERATIONS = (2, 5, 9)  # of the flash; `./tray24 prove pico-cuts` has many more, without light and display


@pytest.mark.long
def test_cuts_lose_at_most_the_event_being_entered(in_match):
    outcomes = forks.map_in_forks(power_cuts.cut_power, [(in_match, operation) for operation in OPERATIONS])
    assert [operation for operation, is_continued, *_ in outcomes] == list(OPERATIONS)
    for operation, is_continued, safe_lines, restored_lines, played_lines in outcomes:
        assert is_continued, (operation, "the tray found no match to continue")
        assert len(restored_lines) >= len(safe_lines), (operation, restored_lines[-1:], safe_lines[-1:])
        assert restored_lines == played_lines, (operation, restored_lines[-1:], played_lines[-1:])
