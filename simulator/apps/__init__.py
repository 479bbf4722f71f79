"""Run each app in a process of its own, so that the tray and its page keep running whatever the app does."""
