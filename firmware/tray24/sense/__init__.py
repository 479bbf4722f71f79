"""What the tray senses: raw contacts become button events."""
