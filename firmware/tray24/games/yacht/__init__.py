"""The package of the game `yacht`."""
