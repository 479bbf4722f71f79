"""The kit of one slot, with which people build and test a single slot before the whole tray.

The slot is built on a board of the tray, with parts of the tray's case. `./tray24 bench slot` measures it, and reports
whether a tray of such slots would work.
"""
