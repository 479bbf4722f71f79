"""The game `yacht`."""
