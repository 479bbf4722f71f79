"""The game `yacht` on the desktop: people with real dice, sentences of the log."""
