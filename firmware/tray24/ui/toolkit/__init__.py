"""What screens are made of: canvas, font, menus, lights, texts."""
