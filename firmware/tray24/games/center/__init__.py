"""The game `center`."""
