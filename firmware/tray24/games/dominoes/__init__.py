"""The package of the game `dominoes`."""
