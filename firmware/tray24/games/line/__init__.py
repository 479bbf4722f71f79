"""The game `line`."""
