"""The bench kit of one slot, whose light is measured for `hardware/calc`."""
