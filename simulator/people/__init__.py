"""Virtual people around a tray: their fingers, dice and tiles, what they do with them, and what they decide."""
