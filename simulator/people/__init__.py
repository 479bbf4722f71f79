"""Virtual people around a tray: their fingers, their dice and tiles, their actions and their decisions."""
