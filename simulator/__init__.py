"""The simulator: virtual hardware on which the tray's firmware runs on a desktop, and the page that shows it."""
