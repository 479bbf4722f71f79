"""Campaigns: long searches for faults, each with a seed, a count and a planted fault. `./tray24 prove` runs them."""
