"""The parts that screens are made of: canvas, font, menus, lights, texts."""
