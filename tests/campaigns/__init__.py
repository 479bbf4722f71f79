"""Campaigns: long searches for faults, each with a seed and a number of rounds. `./tray24 prove` runs them.

Each campaign also has planted faults, which it must find.
"""
