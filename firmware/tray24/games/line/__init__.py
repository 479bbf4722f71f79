"""The package of `line`, the dice-line game."""
