"""The kit for the bench: one slot of the tray on a board of the tray, with parts of the tray's case.

`./tray24 bench slot` measures this slot, and reports whether a tray of such slots would work.
"""
