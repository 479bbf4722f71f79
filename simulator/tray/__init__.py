"""The virtual tray: its ports on a desktop, the light in its slots, and a rig that drives it."""
