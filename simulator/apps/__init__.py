"""The apps of a tray, each in a process of its own, so that tray and page keep running whatever the app does."""
