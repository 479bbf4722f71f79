"""The virtual tray: the ports on a desktop, the light in its slots, and a rig that drives the tray in tests."""
