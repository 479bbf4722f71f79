"""Positions of each game as dictionaries, read and described. Imported when one is asked for: see `rules.position`."""
