"""The one-slot bench kit: one slot of the tray on a board of the tray, in parts of the tray's case.

`./tray24 bench slot` measures it, and reports whether a tray of such slots would work.
"""
