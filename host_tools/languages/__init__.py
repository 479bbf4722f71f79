"""The sources of Tray24's texts in all languages: their parts, what translations lack, and new languages."""
