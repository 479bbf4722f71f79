"""Apps in a process of their own: whatever one does, the tray and its page go on."""
