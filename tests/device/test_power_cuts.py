"""Power cuts while the flash is erased or programmed: the match continues from its last complete line."""

import forks
import power_cuts
import pytest

OPERATIONS = (2, 5, 9)  # of the flash; `./tray24 prove pico-cuts` has many more, without light and display


@pytest.mark.long
def test_cuts_lose_at_most_the_event_being_entered(in_match):
    found = forks.map_in_forks(power_cuts.cut_power, [(in_match, operation) for operation in OPERATIONS])
    assert [operation for operation, kept, *_ in found] == list(OPERATIONS)
    for operation, kept, safe, restored, wanted in found:
        assert kept, (operation, "the tray found no match to continue")
        assert len(restored) >= len(safe), (operation, restored[-1:], safe[-1:])
        assert restored == wanted, (operation, restored[-1:], wanted[-1:])
