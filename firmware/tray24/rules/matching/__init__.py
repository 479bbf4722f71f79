"""The code that `center` and `line` share, in the same parts as a game."""
