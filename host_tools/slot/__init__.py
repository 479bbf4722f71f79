"""The one-slot bench kit: one slot's light measured on a board of its own, for `hardware/calc`."""
