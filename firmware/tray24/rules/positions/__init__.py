"""Positions of each game as dictionaries, loaded and described. `rules.position` finds the module of a game."""
