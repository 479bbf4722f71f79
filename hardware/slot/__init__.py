"""The one-slot bench kit: a board of 25 x 25 mm with one slot's parts, and a chimney that is one slot of the case.

`./tray24 bench slot` measures it. Its figures replace the estimates of `hardware/calc` before anybody builds a tray.
"""
