"""The game `basic`."""
