"""The virtual tray: its hardware, light, clock, files and rig."""
