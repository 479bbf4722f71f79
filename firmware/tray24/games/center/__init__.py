"""The package of `center`, the center-die game."""
