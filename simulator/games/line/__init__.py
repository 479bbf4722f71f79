"""The game `line` on the desktop: people with real dice, sentences of the log."""
