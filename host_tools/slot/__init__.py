"""The one-slot bench kit: the light of one slot, measured for `hardware/calc`."""
