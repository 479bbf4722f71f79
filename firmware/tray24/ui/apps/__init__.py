"""Run apps: small Python programs that users write for the tray."""
