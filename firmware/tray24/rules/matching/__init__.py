"""What `center` and `line` share, in the parts of a game."""
