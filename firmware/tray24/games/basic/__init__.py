"""The package of `basic`, the tray game."""
