"""Apps, small Python programs that users write for the tray: their screens, and the code that runs them."""
