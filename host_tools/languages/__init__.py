"""The texts of Tray24 in all languages: their sources, and the modules made from them for the device."""
