"""The parts that screens are made of, such as menus, the drawing on the display, fonts, lights and texts."""
