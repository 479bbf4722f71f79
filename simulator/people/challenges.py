"""The conduct of virtual players where a wild +4 may be challenged (C8, D8)."""

DOUBTS = 0.25  # how often a virtual player challenges a wild +4 without knowing the hand
