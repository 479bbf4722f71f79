"""Apps: small programs that people write for the tray."""
