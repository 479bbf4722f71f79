"""The game `dominoes`."""
