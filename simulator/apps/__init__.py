"""Apps that each run in a process of their own: whatever an app does, the tray and its page keep running."""
