"""Virtual people around a tray: their key presses, their dice and tiles, their actions and their decisions."""
