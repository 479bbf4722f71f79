"""Exact values of yacht: what each sheet is worth before a turn, if one plays alone and as well as possible."""
