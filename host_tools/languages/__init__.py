"""The texts of Tray24 in all languages: their sources, and what the device gets of them."""
