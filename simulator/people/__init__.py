"""Virtual people at a tray: their fingers, dice and tiles."""
