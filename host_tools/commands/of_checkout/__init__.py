"""The commands that need a whole checkout: they build from the sources, or run what is in tests/ and hardware/."""
